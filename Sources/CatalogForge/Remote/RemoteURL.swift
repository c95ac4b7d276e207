// SPDX-License-Identifier: Apache-2.0

package import CatalogFetch
import CatalogText

/// Where a git remote is, as far as it matters to a forge: the host and the path of the repository.
///
/// A user name or a password in the URL is not kept, so nothing that prints this value shows one.
package struct RemoteURL: Sendable, Equatable {
    /// The host, in lower case.
    package let host: String

    /// Whether the URL is one of the web, as pages and the API of the forge are.
    package let isWeb: Bool

    /// Whether the URL is `http`, which is not encrypted.
    package let isPlain: Bool

    /// The port in a URL of the web; nil for the usual one, and for all other URLs.
    package let port: UInt16?

    /// The parts of the path, without `.git` at its end; two or more.
    package let path: [String]

    /// The hosts that forges have for ssh through port 443.
    private static let otherHosts = ["ssh.github.com": "github.com", "altssh.gitlab.com": "gitlab.com"]

    /// Reads what `git remote get-url` prints; nil for a folder on this machine, and for everything else that no forge
    /// has.
    ///
    /// - Parameter text: `https://host/owner/name.git`, `ssh://git@host/owner/name`, `git@host:owner/name`.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= 4096, bytes.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        let parsed = text.contains("://") ? Self.url(text) : Self.shortForm(bytes)
        guard let (scheme, authority, path) = parsed, let parts = Self.parts(path),
            let address = Self.address(scheme: scheme, authority: authority)
        else { return nil }
        host = Self.otherHosts[address.host.text] ?? address.host.text
        isWeb = scheme != "ssh"
        isPlain = scheme == "http"
        let usual: UInt16 = isPlain ? 80 : 443
        port = isWeb && address.port != usual ? address.port : nil
        self.path = parts
    }

    /// The scheme, host and port of the pages of the forge, as they stand in a URL.
    package var webOrigin: String {
        (isPlain ? "http" : "https") + "://" + host + (port.map { ":\($0)" } ?? "")
    }

    /// Whether an address is on the same server; the port of ssh says nothing about the port of the web.
    package func isSameServer(as address: WebAddress) -> Bool {
        guard address.host.text.hasSameBytes(as: host) else { return false }
        let usual: UInt16 = isPlain ? 80 : 443
        return !isWeb || address.isEncrypted != isPlain && address.port == port ?? usual
    }

    private typealias Parsed = (scheme: String, authority: String, path: String)

    /// Takes `scheme://authority/path` apart.
    private static func url(_ text: String) -> Parsed? {
        let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[1].isEmpty else { return nil }
        switch parts[0].lowercased() {
        case "https:": return ("https", String(parts[2]), String(parts[3]))
        case "http:": return ("http", String(parts[2]), String(parts[3]))
        case "ssh:", "git+ssh:", "ssh+git:": return ("ssh", String(parts[2]), String(parts[3]))
        default: return nil
        }
    }

    /// Takes `user@host:path` apart; one letter before the colon is a drive, and two colons belong to other programs.
    private static func shortForm(_ bytes: [UInt8]) -> Parsed? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 1, colon + 1 < bytes.count,
            !bytes[..<colon].contains(UInt8(ascii: "/")), bytes[colon + 1] != UInt8(ascii: ":")
        else { return nil }
        let text = { String(decoding: $0 as ArraySlice<UInt8>, as: UTF8.self) }
        return ("ssh", text(bytes[..<colon]), text(bytes[(colon + 1)...]))
    }

    /// Judges a host with its port, as the addresses of calls are judged.
    private static func address(scheme: String, authority: String) -> WebAddress? {
        let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        if let address = try? WebAddress("\(scheme == "http" ? "http" : "https")://\(place)/") { return address }
        // Plain http elsewhere is refused later, by a message that says so.
        return scheme == "http" ? try? WebAddress("https://\(place)/") : nil
    }

    private static func parts(_ path: String) -> [String]? {
        guard !path.contains("?"), !path.contains("#"), let decoded = decoded(path) else { return nil }
        var parts = decoded.split(separator: "/").map(String.init)
        if let last = parts.last, last.hasSuffix(".git") { parts[parts.count - 1] = String(last.dropLast(4)) }
        return parts.count >= 2 && parts.allSatisfy { !["", ".", ".."].contains($0) } ? parts : nil
    }

    /// The text without percent escapes; nil unless all of it is printable ASCII then, as the paths of forges are.
    private static func decoded(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2,
                0x21...0x7E ~= value, value != UInt8(ascii: "/")
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
