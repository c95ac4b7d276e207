// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// One command that accepts all unknown words of a run.
package struct CombinedAcceptAdvice: Hashable, Sendable {
    /// The most words that one command offers: more of them are a change of format, which nobody reviews word by word.
    package static let maximumWords = 50

    /// The command, exactly as it can be pasted into a shell.
    package let command: String
    /// What to do, in one line that ends with the command.
    package let nextStep: String

    /// Gathers the words of all findings, each once, by list and then by their bytes.
    ///
    /// A word that needs a Swift name from a person is left out: that takes a run of its own.
    ///
    /// - Returns: Nil unless there are 2 to ``maximumWords`` words for one command.
    /// - Complexity: O(*n* log *n*) in the number of findings.
    package init?(_ findings: [Diagnostic]) {
        let advice = findings.compactMap(\.acceptance)
        var requests: [WordRequest] = []
        var names: Set<[String]> = []
        let unknown = Self.merged(advice.compactMap(\.request))
        let unnamed = Set(advice.filter(\.needsSwiftName).compactMap(\.request).map(Key.init))
        for request in unknown where !unnamed.contains(Key(request)) {
            guard let name = swiftName(forWord: request.word) else { continue }
            if names.insert([request.category.rawValue, name.lowercased()]).inserted { requests.append(request) }
        }
        let operands = requests.compactMap(\.shellWord)
        guard (2...Self.maximumWords).contains(operands.count), operands.count == requests.count else { return nil }
        command = ([AcceptAdvice.command] + operands).joined(separator: " ")
        let count =
            operands.count == unknown.count ? "all \(unknown.count)" : "\(operands.count) of the \(unknown.count)"
        let choice = requests.contains { $0.category == .kind } ? ", with \(AcceptAdvice.roleChoice)" : ""
        let rest = operands.count == unknown.count ? "" : " (each of the others needs a --swift-name)"
        nextStep = "to accept \(count) unknown words at once\(choice)\(rest): \(command)"
    }

    /// Each word once; the country is left to a person where upstream states several.
    private static func merged(_ requests: [WordRequest]) -> [WordRequest] {
        var requestByKey: [Key: WordRequest] = [:]
        for request in requests {
            let key = Key(request)
            guard let other = requestByKey[key], other != request else {
                requestByKey[key] = request
                continue
            }
            requestByKey[key] = WordRequest(
                category: request.category,
                word: request.word,
                detail: AcceptAdvice.countryPlaceholder
            )
        }
        return requestByKey.sorted { $0.key < $1.key }.map(\.value)
    }

    /// What makes two requests the same word.
    private struct Key: Hashable, Comparable {
        let list: Int
        let word: [UInt8]

        init(_ request: WordRequest) {
            self.list = WordCategory.allCases.firstIndex(of: request.category) ?? 0
            self.word = Array(request.word.utf8)
        }

        static func < (left: Key, right: Key) -> Bool {
            left.list == right.list ? left.word.lexicographicallyPrecedes(right.word) : left.list < right.list
        }
    }
}
