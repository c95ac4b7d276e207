// SPDX-License-Identifier: Apache-2.0

/// What a template is rendered with.
///
/// There are no numbers: whoever builds the value decides how a number is written. Text is encoded for its sink
/// already, and the name says for which one: a model has `id.literal` and `id.comment` and no bare `id`.
package indirect enum TemplateValue: Sendable {
    /// Text that is printed; a section prints its inside once, with the text as `.`.
    case text(String)
    /// A condition for a section; cannot be printed.
    case flag(Bool)
    /// Values that a section prints its inside for, in this order.
    case list([TemplateValue])
    /// Values by name; a section prints its inside once, with these names in reach.
    case record(TemplateRecord)
    /// A value that is not there; a section skips its inside, and printing it is an error.
    case absent

    /// The kind as a message names it.
    var kind: String {
        switch self {
        case .text: "text"
        case .flag: "a flag"
        case .list: "a list"
        case .record: "a record"
        case .absent: "absent"
        }
    }
}
