// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Makes the commands in advice act on the package that was judged, not on that of the working directory.
package struct RootedAdvice: Sendable {
    /// The option, quoted for a shell, with a space before it.
    private let option: [UInt8]

    /// The verbs whose commands do not name a root by themselves.
    private static let verbs = ["accept", "generate", "update"]

    /// - Parameter root: The directory that was given with `--root`.
    package init(root: String) {
        option = Array((" " + AcknowledgeAdvice.rootOption(root)).utf8)
    }

    /// A text with the option behind the verb of each command.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func naming(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let commands = Self.verbs.map { Array("UpdateNebiusModelCatalog \($0)".utf8) }
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let rest = bytes[index...]
            guard let command = commands.first(where: { rest.starts(with: $0) }) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            result += command + option
            index += command.count
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A finding whose next step names the root.
    package func naming(_ finding: Diagnostic) -> Diagnostic {
        finding.nextStep.map { finding.advising(naming($0)) } ?? finding
    }
}
