// SPDX-License-Identifier: Apache-2.0

/// Why a symbol cannot be dropped.
package enum PruneProblem: Error, Hashable, Sendable {
    /// No model ever had this id.
    case unknown(id: String, nearest: String?)
    /// The model is served, so its symbol is not deprecated.
    case served(id: String)

    /// One sentence without a final full stop, safe to print.
    package var message: String {
        switch self {
        case .unknown(let id, let nearest):
            "no model has had the id \(QuotedText.quote(id))"
                + (nearest.map { "; did you mean \(QuotedText.quote($0))?" } ?? "")
        case .served(let id): "\(QuotedText.quote(id)) is served, so its symbol is not deprecated"
        }
    }
}
