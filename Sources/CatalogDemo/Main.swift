// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Plays a whole update of the catalog in a scratch copy of a package, for people who want to see one.
///
/// It is a proof as well: it ends with status 1 as soon as a command does not end as it should, and with 64 for a
/// command line that it does not understand.
@main
enum Main {
    static func main() {
        guard let arguments = DemoArguments(Array(CommandLine.arguments.dropFirst())) else {
            FileHandle.standardError.write(Data((DemoArguments.usage + "\n").utf8))
            exit(64)
        }
        do {
            try Demo.play(arguments)
        } catch {
            // What was printed so far must come before the reason why it ends.
            fflush(nil)
            FileHandle.standardError.write(Data("demo: \(error)\n".utf8))
            exit(1)
        }
    }
}
