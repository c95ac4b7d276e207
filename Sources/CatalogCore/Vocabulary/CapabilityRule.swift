// SPDX-License-Identifier: Apache-2.0

/// The upstream words of which any one stands for a capability.
///
/// Absence of the words proves nothing about the model: capabilities are declared, not guessed.
package struct CapabilityRule: Hashable, Sendable {
    package let capability: Capability
    package let kinds: [String]
    package let useCases: [String]
    package let tags: [String]

    package init(capability: Capability, kinds: [String], useCases: [String], tags: [String]) {
        self.capability = capability
        self.kinds = kinds
        self.useCases = useCases
        self.tags = tags
    }
}
