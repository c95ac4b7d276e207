// SPDX-License-Identifier: Apache-2.0

/// The header that says where the other pages of a list are (RFC 8288).
enum LinkHeader {
    /// Looks for the address of the next page.
    ///
    /// - Parameter value: `<https://api.example.com/list?page=2>; rel="next", <...>; rel="last"`.
    /// - Returns: nil if there is none.
    static func next(in value: String) -> String? {
        var rest = Array(value.utf8)[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")),
            let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
        {
            let target = rest[(start + 1)..<end]
            rest = rest[(end + 1)...]
            let parameters = rest.prefix { $0 != UInt8(ascii: "<") }
                .split(whereSeparator: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") })
            if parameters.contains(where: isNext) { return String(decoding: target, as: UTF8.self) }
        }
        return nil
    }

    private static func isNext(_ parameter: ArraySlice<UInt8>) -> Bool {
        let word = parameter.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") }
        return String(decoding: word, as: UTF8.self).lowercased() == "rel=next"
    }
}
