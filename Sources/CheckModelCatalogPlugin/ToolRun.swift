// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import PackagePlugin

/// A run of the tool for a command of the package manager.
///
/// Both plugins have this file, with the same bytes: no two targets may share a source, and a plugin can use no
/// library.
struct ToolRun {
    private static let name = "UpdateNebiusModelCatalog"

    private let process = Process()

    /// Finds the tool, which the package manager has built, and the package that it is to work in.
    init(_ context: PluginContext) throws {
        process.executableURL = try context.tool(named: Self.name).url
        process.currentDirectoryURL = context.package.directoryURL
    }

    /// Runs the tool to its end, and reports an error if that is not status 0.
    ///
    /// The package manager turns every error of a plugin into status 1, so the status of the tool is in the message.
    func run(_ arguments: [String]) throws {
        process.arguments = arguments
        try process.run()
        // Installed only now, so that the tool does not start with ignored signals.
        let sources = [SIGINT, SIGTERM].map(forwarding)
        process.waitUntilExit()
        for source in sources { source.cancel() }
        let status = process.terminationStatus
        if process.terminationReason == .uncaughtSignal {
            Diagnostics.error("\(Self.name) was ended by signal \(status)")
        } else if status != 0 {
            Diagnostics.error("\(Self.name) ended with status \(status)")
        }
    }

    /// Hands a signal on as an interruption, at which the tool ends without leaving anything half-written.
    private func forwarding(_ number: Int32) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        let identifier = process.processIdentifier
        source.setEventHandler { kill(identifier, SIGINT) }
        source.resume()
        return source
    }
}
