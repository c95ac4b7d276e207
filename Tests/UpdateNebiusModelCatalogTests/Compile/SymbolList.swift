// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The static members that a generated file declares.
struct SymbolList {
    /// Each with whether it is deprecated, in the order of the file.
    let symbols: [(name: String, isDeprecated: Bool)]

    init(_ root: CatalogRoot, file: String, type: String) throws {
        var symbols: [(name: String, isDeprecated: Bool)] = []
        var isDeprecated = false
        for line in try root.text("\(CatalogRoot.generated)/\(file)").split(separator: "\n") {
            if line.hasPrefix("    @available(*, deprecated") { isDeprecated = true }
            guard let match = line.firstMatch(of: /^    public static var (\S+): (\S+) \{/) else { continue }
            if match.output.2 == type { symbols.append((String(match.output.1), isDeprecated)) }
            isDeprecated = false
        }
        self.symbols = symbols
    }
}
