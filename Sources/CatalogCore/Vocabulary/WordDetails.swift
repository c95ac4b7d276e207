// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a request says of a word beyond its text, judged.
struct WordDetails {
    /// The country of a region; nil for other words.
    let countryCode: String?
    /// What models of a kind are for; nil for other words.
    let role: KindRole?

    /// Judges the detail of a request: there where the list needs it, and nowhere else.
    init(_ request: WordRequest) throws(WordRefusal) {
        let detail = request.detail.flatMap { $0.utf8.isEmpty ? nil : $0 }
        countryCode = request.category == .region ? try Self.countryCode(detail, of: request) : nil
        role = request.category == .kind ? try Self.role(detail, of: request) : nil
        if ![.region, .kind].contains(request.category), let given = request.detail {
            throw WordRefusal(
                request.operand,
                "\(QuotedText.quote(given)) is too much: only a region and a kind have a detail after a colon"
            )
        }
    }

    private static func countryCode(_ detail: String?, of request: WordRequest) throws(WordRefusal) -> String {
        guard let detail else {
            throw WordRefusal(request.operand, "a region needs its country: region=\(request.word):COUNTRY")
        }
        if let problem = WordRules.problem(withCountryCode: detail) { throw WordRefusal(request.operand, problem) }
        return detail
    }

    private static func role(_ detail: String?, of request: WordRequest) throws(WordRefusal) -> KindRole {
        let roles = KindRole.allCases.map(\.rawValue)
        let list = roles.joined(separator: ", ")
        guard let detail else {
            throw WordRefusal(request.operand, "a kind needs its role, one of \(list): kind=\(request.word):ROLE")
        }
        guard let role = KindRole.allCases.first(where: { $0.rawValue.utf8.elementsEqual(detail.utf8) }) else {
            let nearest = NearestWord.find(detail, among: roles).map { "; did you mean \($0)?" } ?? ""
            throw WordRefusal(
                request.operand,
                "\(QuotedText.quote(detail)) is not one of the roles \(list)\(nearest)"
            )
        }
        return role
    }
}
