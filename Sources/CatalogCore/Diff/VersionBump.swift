// SPDX-License-Identifier: Apache-2.0

/// Which number of the package's semantic version a release with a change has to raise (semver.org 2.0.0, items 6 to
/// 8).
package enum VersionBump: String, CaseIterable, Sendable {
    /// There is nothing to release.
    case none
    /// Facts changed, declarations did not.
    case patch
    /// Declarations were added or deprecated.
    case minor
    /// Declarations are gone: apps that use them no longer compile.
    case major

    /// What a difference asks for; the service does not count, since a version speaks of the interface.
    package init(source: SourceCompatibility.Effect, hasChanges: Bool) {
        switch source {
        case .breaking: self = .major
        case .deprecation, .addition: self = .minor
        case .nothing: self = hasChanges ? .patch : .none
        }
    }
}
