// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes the files that `init` lays out as one Swift file: `CatalogEmbedder PACKAGE OUTPUT`.
///
/// It is run by the build alone, through its plugin, so that the tool has these files as they are in the package, and
/// no copy of them is committed.
@main
enum Main {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { end("usage: CatalogEmbedder PACKAGE OUTPUT") }
        do {
            let files = try EmbeddedFiles(package: URL(fileURLWithPath: arguments[1]))
            try Data(files.swiftSource.utf8).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
        } catch {
            end("the files of init cannot be embedded: \(error)")
        }
    }

    private static func end(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(1)
    }
}
