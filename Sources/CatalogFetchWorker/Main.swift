// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program that fetches: started by the tool for one attempt, which it reads from its standard input.
///
/// It is a program of its own because some answers stop the platform's HTTP client together with its process, and
/// because loading the client takes longer than a whole `check`.
@main
enum Main {
    static func main() {
        FetchWorker.dieWithClient()
        guard CommandLine.arguments.count == 1, isatty(STDIN_FILENO) == 0, FetchWorker.run() else {
            FileHandle.standardError.write(Data("This program is started by UpdateNebiusModelCatalog.\n".utf8))
            _exit(64)
        }
        _exit(0)
    }
}
