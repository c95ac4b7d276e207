// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The host of an address, in one spelling per host, so that two hosts are the same when their texts are.
package struct Host: Sendable, Equatable {
    /// The host as it stands in a URL: lower case; IPv6 in brackets.
    package let text: String

    /// Whether this is the machine itself: `localhost`, 127.0.0.0/8 or `::1`.
    package let isLoopback: Bool

    /// Reads a host.
    ///
    /// Stricter than RFC 3986 on purpose. HTTP clients read `127.1`, `0x7f.0.0.1` or `2130706433` as IPv4 addresses
    /// (as `inet_aton` does), so a host that ends in a number must be a plain dotted quad.
    ///
    /// - Returns: nil if the bytes are not a host.
    init?(_ bytes: ArraySlice<UInt8>) {
        let lower = bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 }
        if lower.first == UInt8(ascii: "[") {
            guard lower.last == UInt8(ascii: "]"), let address = Self.ipv6(lower.dropFirst().dropLast()) else {
                return nil
            }
            text = String(decoding: lower, as: UTF8.self)
            isLoopback = address == [UInt8](repeating: 0, count: 15) + [1]
            return
        }
        let labels = lower.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard lower.count <= 253, let last = labels.last else { return nil }
        text = String(decoding: lower, as: UTF8.self)
        if Self.isNumber(last) {
            guard let quad = Self.ipv4(labels) else { return nil }
            isLoopback = quad.first == 127
        } else {
            guard labels.allSatisfy(Self.isLabel) else { return nil }
            isLoopback = text == "localhost"
        }
    }

    /// Whether an HTTP client might take a last label for a part of an IPv4 address.
    private static func isNumber(_ label: ArraySlice<UInt8>) -> Bool {
        label.allSatisfy(isDigit) || label.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
    }

    /// Whether bytes are a label of a name (RFC 1123 section 2.1, and `_`, which real names have).
    private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
        guard 1...63 ~= label.count, label.first != UInt8(ascii: "-"), label.last != UInt8(ascii: "-") else {
            return false
        }
        return label.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || isDigit(byte) || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "_")
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// Reads four decimal numbers without leading zeros, which some parsers take for octal.
    private static func ipv4(_ labels: [ArraySlice<UInt8>]) -> [UInt8]? {
        guard labels.count == 4 else { return nil }
        var quad: [UInt8] = []
        for label in labels {
            guard 1...3 ~= label.count, label.count == 1 || label.first != UInt8(ascii: "0"),
                label.allSatisfy(isDigit), let number = UInt8(String(decoding: label, as: UTF8.self))
            else { return nil }
            quad.append(number)
        }
        return quad
    }

    /// Reads an IPv6 address without a zone.
    private static func ipv6(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard bytes.count <= 45, !bytes.contains(0), !bytes.contains(UInt8(ascii: "%")) else { return nil }
        var address = [UInt8](repeating: 0, count: 16)
        let text = String(decoding: bytes, as: UTF8.self)
        let result = address.withUnsafeMutableBytes { inet_pton(AF_INET6, text, $0.baseAddress) }
        return result == 1 ? address : nil
    }
}
