// SPDX-License-Identifier: Apache-2.0

/// A program, and everything that it is started with.
package struct ProcessCommand: Sendable {
    /// The path of the program; `PATH` is not searched, see ``ProgramSearch``.
    package let path: String

    /// All arguments, with the name of the program as the first; no shell reads them.
    package let arguments: [String]

    /// The whole environment, as `NAME=value`.
    package let environment: [String]

    /// What the program reads on its standard input; nil for nothing at all, `/dev/null`.
    package let input: [UInt8]?

    /// The most bytes of its standard error that are kept, while all are read; nil to throw it away.
    package let keptErrorBytes: Int?

    /// Whether the program and those that it starts are killed together.
    ///
    /// They are then a process group of their own, so a terminal does not interrupt them and they cannot read from it.
    package let hasOwnGroup: Bool

    /// Creates a command.
    package init(
        path: String,
        arguments: [String],
        environment: [String],
        input: [UInt8]? = nil,
        keptErrorBytes: Int? = nil,
        hasOwnGroup: Bool = false
    ) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
        self.input = input
        self.keptErrorBytes = keptErrorBytes
        self.hasOwnGroup = hasOwnGroup
    }
}
