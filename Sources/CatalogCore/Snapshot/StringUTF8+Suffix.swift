// SPDX-License-Identifier: Apache-2.0

extension String.UTF8View {
    /// Whether the bytes end in those of `suffix`.
    func hasSuffix(_ suffix: String.UTF8View) -> Bool {
        count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
    }
}
