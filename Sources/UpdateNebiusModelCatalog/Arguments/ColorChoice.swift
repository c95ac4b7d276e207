// SPDX-License-Identifier: Apache-2.0

/// What the user wants to see in colour.
enum ColorChoice: String, ArgumentWord {
    /// Colour where it is seen and not asked against.
    case automatic = "auto"
    /// Colour, whatever the environment says.
    case always
    /// No colour.
    case never
}
