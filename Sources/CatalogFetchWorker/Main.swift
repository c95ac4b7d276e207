// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program that fetches: started by the tool for one request, which is its only argument.
///
/// It is a program of its own because some answers stop the platform's HTTP client together with its process, and because
/// loading the client takes longer than a whole `check`.
@main
enum Main {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 2, FetchWorker.run(arguments[1]) else {
            FileHandle.standardError.write(Data("This program is started by UpdateNebiusModelCatalog.\n".utf8))
            _exit(64)
        }
        _exit(0)
    }
}
