// SPDX-License-Identifier: Apache-2.0

/// What a change means to apps that already use the service, from nothing to a request that no longer works.
package enum ServiceEffect: String, CaseIterable, Comparable, Sendable {
    /// Nothing changed that the service does.
    case nothing
    /// Nothing to worry about: a model is new, a price went down, a window grew.
    case info
    /// Requests still work, and may cost more, or be answered from elsewhere.
    case risky
    /// Requests that worked may fail: a model or a capability is gone, a window became smaller.
    case breaking

    /// What changes can weigh, the most first.
    static let ofChanges: [ServiceEffect] = [.breaking, .risky, .info]

    /// What stands above the changes of this weight.
    var title: String {
        switch self {
        case .breaking: "Breaking"
        case .risky: "Risky"
        case .info: "Other"
        case .nothing: "None"
        }
    }

    package static func < (left: ServiceEffect, right: ServiceEffect) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
