// SPDX-License-Identifier: Apache-2.0

/// A piece of the command line, told by its form alone.
enum ArgumentToken: Equatable, Sendable {
    /// A declared option and what stood with it.
    case option(OptionDeclaration, value: ArgumentValue)
    /// Something in the form of an option that is none, without its value.
    case unknownOption(String)
    /// Any other word.
    case operand(String)
    /// A word after `--`, which is no verb even if it looks like one.
    case protectedOperand(String)
}
