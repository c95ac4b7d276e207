// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Whether two strings are the same bytes of UTF-8.
    ///
    /// `==` is canonical equivalence, which also holds for strings of different bytes.
    func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
