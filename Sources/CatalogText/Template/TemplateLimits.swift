// SPDX-License-Identifier: Apache-2.0

/// How much a template may ask for.
///
/// Templates are files of the maintainer, but one that loops must end in a clear error and not in a dead process.
package struct TemplateLimits: Hashable, Sendable {
    /// The limits that the toolchain works with.
    package static let standard = TemplateLimits()

    /// Bytes in one template.
    package var templateBytes = 1 << 20
    /// Sections open at one place.
    package var nesting = 64
    /// Partials open at one place.
    package var partialDepth = 64
    /// Bytes written by one rendering.
    package var outputBytes = 64 << 20
    /// Tags and pieces of text visited by one rendering or one check.
    package var steps = 10_000_000
    /// Errors reported in one run.
    package var errors = 200

    /// Makes the standard limits; change the members to get others.
    package init() {}
}
