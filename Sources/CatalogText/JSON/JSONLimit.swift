// SPDX-License-Identifier: Apache-2.0

/// The names of the limits in ``JSONLimits``.
package enum JSONLimit: String, Hashable, Sendable, CaseIterable {
    /// ``JSONLimits/maximumBytes``.
    case maximumBytes
    /// ``JSONLimits/maximumDepth``.
    case maximumDepth
    /// ``JSONLimits/maximumStringBytes``.
    case maximumStringBytes
    /// ``JSONLimits/maximumNumberLength``.
    case maximumNumberLength
    /// ``JSONLimits/maximumNodes``.
    case maximumNodes

    /// The value of this limit in `limits`.
    package func value(in limits: JSONLimits) -> Int {
        switch self {
        case .maximumBytes: limits.maximumBytes
        case .maximumDepth: limits.maximumDepth
        case .maximumStringBytes: limits.maximumStringBytes
        case .maximumNumberLength: limits.maximumNumberLength
        case .maximumNodes: limits.maximumNodes
        }
    }
}
