// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The sentence without its full stop: messages of findings have none, those of the text machinery do.
    var withoutFullStop: String {
        utf8.last == UInt8(ascii: ".") ? String(decoding: utf8.dropLast(), as: UTF8.self) : self
    }
}
