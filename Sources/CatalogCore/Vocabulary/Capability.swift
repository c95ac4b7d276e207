// SPDX-License-Identifier: Apache-2.0

/// What the generated catalog declares about a model, with the spelling of the generated Swift.
package enum Capability: String, Hashable, Sendable, CaseIterable {
    case vision
    case toolCalling
    case reasoning
    case structuredOutput
}
