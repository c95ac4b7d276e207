// SPDX-License-Identifier: Apache-2.0

/// What the tool calls itself.
enum Tool {
    /// The name of the executable, as in its help and its advice.
    static let name = "UpdateNebiusModelCatalog"

    /// How all verbs are called, in one line.
    static let usage = "\(name) [VERB] [options]"
}
