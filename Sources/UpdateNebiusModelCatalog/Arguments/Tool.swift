// SPDX-License-Identifier: Apache-2.0

/// What the tool calls itself.
enum Tool {
    /// The name of the executable, as in its help and its advice.
    static let name = "UpdateNebiusModelCatalog"

    /// The version, raised by the rules of the contributors' guide.
    static let version = "0.1.0"

    /// What requests say of themselves.
    static let userAgent = "\(name)/\(version) (keeps a static model catalog for Swift apps)"

    /// How all verbs are called, in one line.
    static let usage = "\(name) [VERB] [options]"
}
