// SPDX-License-Identifier: Apache-2.0

/// How to start a worker: a process that fetches once and hands over the answer.
package struct WorkerCommand: Sendable, Equatable {
    /// The program.
    package let executablePath: String

    /// Its arguments; the request is not among them, and comes over its standard input.
    package let arguments: [String]

    /// Creates a command.
    package init(executablePath: String, arguments: [String]) {
        self.executablePath = executablePath
        self.arguments = arguments
    }

    /// The worker in the folder of the tool.
    ///
    /// The package manager gives programs that it builds for its plugins the suffix `-tool`, the worker like the tool.
    package init(besideTool path: String) {
        let bytes = Array(path.utf8)
        let folder = bytes[..<((bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)]
        let suffix = Array("-tool".utf8)
        let name = Array("CatalogFetchWorker".utf8) + (bytes.suffix(suffix.count) == suffix[...] ? suffix : [])
        self.init(executablePath: String(decoding: folder + name, as: UTF8.self), arguments: [])
    }
}
