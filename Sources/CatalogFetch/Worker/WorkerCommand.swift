// SPDX-License-Identifier: Apache-2.0

/// How to start this program as a worker: a process that fetches once and hands over the answer.
package struct WorkerCommand: Sendable, Equatable {
    /// The program; on Linux `/proc/self/exe` is the running one, whatever has become of its file.
    package let executablePath: String

    /// The arguments that make the program call ``FetchWorker/run(_:)`` with the one argument that is added to them.
    package let arguments: [String]

    /// Creates a command.
    package init(executablePath: String, arguments: [String]) {
        self.executablePath = executablePath
        self.arguments = arguments
    }
}
