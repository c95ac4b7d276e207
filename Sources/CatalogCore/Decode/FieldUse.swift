// SPDX-License-Identifier: Apache-2.0

/// What the toolchain does with a field of an upstream answer.
package enum FieldUse: Hashable, Sendable {
    /// Becomes a fact of the snapshot under this name.
    case kept(as: String)
    /// Read and compared, but not stored, for this reason.
    case checked(String)
    /// Never read beyond its type, for this reason.
    case leftOut(String)
}
