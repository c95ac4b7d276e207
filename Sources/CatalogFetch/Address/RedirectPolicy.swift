// SPDX-License-Identifier: Apache-2.0

/// Which redirects are followed: those that stay on the same scheme, host and port.
///
/// The catalog has one home. A redirect to another host is a change that a human should make, and following one would
/// let a server aim this machine at addresses that only this machine can reach.
package enum RedirectPolicy {
    /// The most redirects that one fetch follows.
    package static let maximumRedirects = 5

    /// Whether a status asks to repeat a GET elsewhere (RFC 9110 section 15.4).
    package static func isRedirect(_ statusCode: Int) -> Bool {
        switch statusCode {
        case 301, 302, 303, 307, 308: true
        default: false
        }
    }

    /// Decides where a redirect leads.
    ///
    /// - Parameters:
    ///   - current: The address that answered with the redirect.
    ///   - location: The value of its `Location` header.
    ///   - followed: How many redirects were followed before this one.
    /// - Returns: The address to ask next.
    /// - Throws: Why the redirect is refused.
    package static func next(
        from current: WebAddress,
        location: String?,
        followed: Int
    ) throws(RedirectRefusal) -> WebAddress {
        guard let location, !location.isEmpty else { throw .missingLocation }
        let target = try resolve(Array(location.utf8), against: current)
        guard target.scheme == current.scheme else { throw current.isEncrypted ? .notHTTPS : .otherScheme }
        guard target.host == current.host, target.port == current.port else { throw .otherHost }
        guard followed < maximumRedirects else { throw .tooMany }
        return target
    }

    /// Resolves a reference against an address (RFC 3986 section 5.2); its fragment is dropped, servers never see it.
    private static func resolve(
        _ reference: [UInt8],
        against base: WebAddress
    ) throws(RedirectRefusal) -> WebAddress {
        let bytes = reference.prefix { $0 != UInt8(ascii: "#") }
        let text = String(decoding: bytes, as: UTF8.self)
        if hasScheme(bytes) { return try judge(text, from: base) }
        if bytes.starts(with: Array("//".utf8)) { return try judge("\(base.scheme):\(text)", from: base) }
        if bytes.isEmpty { return try judge(base.text, from: base) }
        if bytes.first == UInt8(ascii: "?") { return try judge(base.origin + base.path + text, from: base) }
        let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        let query = String(decoding: bytes[end...], as: UTF8.self)
        var path = Array(bytes[..<end])
        if path.first != UInt8(ascii: "/") {
            let directory = Array(base.path.utf8)
            path = directory[...(directory.lastIndex(of: UInt8(ascii: "/")) ?? 0)] + path
        }
        return try judge(base.origin + withoutDotSegments(path) + query, from: base)
    }

    private static func judge(_ text: String, from base: WebAddress) throws(RedirectRefusal) -> WebAddress {
        do throws(AddressProblem) {
            return try WebAddress(text)
        } catch {
            switch error {
            case .otherScheme: throw .otherScheme
            case .plainHTTP: throw base.isEncrypted ? .notHTTPS : .otherHost
            case .userInfo: throw .userInfo
            case .empty, .tooLong, .forbiddenByte, .badPercentEncoding, .missingScheme, .missingHost, .badHost,
                .badPort, .fragment:
                throw .malformed
            }
        }
    }

    /// Whether a reference begins with `scheme:`; a colon after a slash or a question mark is no such thing.
    private static func hasScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let colon = bytes.firstIndex(where: { !WebAddress.isSchemeByte($0) }), colon > bytes.startIndex else {
            return false
        }
        return bytes[colon] == UInt8(ascii: ":")
    }

    /// Removes `.` and `..` from an absolute path (RFC 3986 section 5.2.4).
    private static func withoutDotSegments(_ path: [UInt8]) -> String {
        let segments = path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        var kept: [ArraySlice<UInt8>] = []
        for (index, segment) in segments.enumerated() {
            let isLast = index == segments.count - 1
            switch String(decoding: segment, as: UTF8.self) {
            case ".":
                if isLast { kept.append([]) }
            case "..":
                _ = kept.popLast()
                if isLast { kept.append([]) }
            default:
                kept.append(segment)
            }
        }
        return "/" + String(decoding: Array(kept.joined(separator: [UInt8(ascii: "/")])), as: UTF8.self)
    }
}
