// SPDX-License-Identifier: Apache-2.0

/// What stood with an option.
enum ArgumentValue: Equatable, Sendable {
    /// Nothing.
    case none
    /// A text after an equals sign.
    case attached(String)
    /// The next argument.
    case following(String)

    /// The text, however it was given.
    var text: String? {
        switch self {
        case .none: nil
        case .attached(let text), .following(let text): text
        }
    }
}
