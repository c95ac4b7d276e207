// SPDX-License-Identifier: Apache-2.0

/// An address that the fetcher may open: `https`, or `http` on this machine.
///
/// The platform's URL types accept far more than this and repair the rest, each in its own way. An address is judged
/// here first, by bytes, so that the judged host is the contacted host.
package struct WebAddress: Sendable, Equatable {
    /// The longest address that is accepted, in bytes.
    static let maximumLength = 4096

    /// Either `https` or `http`.
    package let scheme: String

    /// Where the connection goes.
    package let host: Host

    /// The port, written out or the scheme's own (443, 80).
    package let port: UInt16

    /// The path, beginning with `/`.
    package let path: String

    /// What follows the first `?`, without it; nil if there is none.
    package let query: String?

    /// Whether the connection is encrypted.
    package var isEncrypted: Bool { scheme == "https" }

    /// The scheme, host and port as they stand in a URL.
    package var origin: String {
        let usual: UInt16 = isEncrypted ? 443 : 80
        return "\(scheme)://\(host.text)" + (port == usual ? "" : ":\(port)")
    }

    /// The whole address in one spelling.
    package var text: String { origin + path + (query.map { "?" + $0 } ?? "") }

    /// Reads and judges an address in one pass; linear time.
    ///
    /// - Throws: The first problem found, in the order scheme, user, host, port, plain `http`, path.
    package init(_ text: String) throws(AddressProblem) {
        let bytes = Array(text.utf8)
        try Self.checkBytes(bytes)
        let (scheme, afterScheme) = try Self.splitScheme(bytes)
        let end = bytes[afterScheme...].firstIndex { Self.authorityEnds.contains($0) } ?? bytes.endIndex
        let authority = bytes[afterScheme..<end]
        guard !authority.contains(UInt8(ascii: "@")) else { throw .userInfo }
        let (hostBytes, portBytes) = Self.splitPort(authority)
        guard !hostBytes.isEmpty else { throw .missingHost }
        guard let host = Host(hostBytes) else { throw .badHost }
        self.scheme = scheme
        self.host = host
        self.port = try Self.port(portBytes, scheme: scheme)
        guard scheme == "https" || host.isLoopback else { throw .plainHTTP }
        let rest = bytes[end...]
        guard !rest.contains(UInt8(ascii: "#")) else { throw .fragment }
        let queryMark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
        let pathBytes = rest[..<queryMark]
        path = pathBytes.isEmpty ? "/" : String(decoding: pathBytes, as: UTF8.self)
        query = queryMark == rest.endIndex ? nil : String(decoding: rest[(queryMark + 1)...], as: UTF8.self)
    }

    private static let authorityEnds: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]

    /// The bytes of printable ASCII that RFC 3986 leaves out of URLs.
    private static let unwise: [UInt8] = Array(#""<>\^`{|}"#.utf8)

    private static func checkBytes(_ bytes: [UInt8]) throws(AddressProblem) {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= maximumLength else { throw .tooLong }
        for (index, byte) in bytes.enumerated() {
            guard 0x21...0x7E ~= byte, !unwise.contains(byte) else { throw .forbiddenByte(byte) }
            guard byte != UInt8(ascii: "%") || isPercentTriplet(bytes[index...]) else { throw .badPercentEncoding }
        }
    }

    private static func isPercentTriplet(_ bytes: ArraySlice<UInt8>) -> Bool {
        let digits = bytes.dropFirst().prefix(2)
        return digits.count == 2
            && digits.allSatisfy { byte in
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
            }
    }

    /// Splits `scheme://` from the rest.
    private static func splitScheme(_ bytes: [UInt8]) throws(AddressProblem) -> (scheme: String, rest: Int) {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0,
            bytes[..<colon].allSatisfy(isSchemeByte), !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[0])
        else { throw .missingScheme }
        let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
        guard scheme == "https" || scheme == "http" else { throw .otherScheme(scheme) }
        guard bytes[(colon + 1)...].starts(with: Array("//".utf8)) else { throw .missingScheme }
        return (scheme, colon + 3)
    }

    /// Whether a byte may stand in a scheme (RFC 3986 section 3.1).
    static func isSchemeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// Splits a port from a host; the colons of an IPv6 address are inside brackets.
    private static func splitPort(
        _ authority: ArraySlice<UInt8>
    ) -> (host: ArraySlice<UInt8>, port: ArraySlice<UInt8>?) {
        let afterBrackets = authority.lastIndex(of: UInt8(ascii: "]")) ?? authority.startIndex
        guard let colon = authority[afterBrackets...].firstIndex(of: UInt8(ascii: ":")) else {
            return (authority, nil)
        }
        return (authority[..<colon], authority[(colon + 1)...])
    }

    private static func port(_ digits: ArraySlice<UInt8>?, scheme: String) throws(AddressProblem) -> UInt16 {
        guard let digits else { return scheme == "https" ? 443 : 80 }
        guard 1...5 ~= digits.count, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            let port = UInt16(String(decoding: digits, as: UTF8.self)), port > 0
        else { throw .badPort }
        return port
    }
}
