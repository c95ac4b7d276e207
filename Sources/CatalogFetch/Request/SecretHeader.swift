// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// A header whose value is a credential: sent to the address that was asked for, to no other, and shown nowhere.
package struct SecretHeader: Sendable, Equatable {
    /// The most bytes of a value; servers refuse much longer headers.
    private static let maximumByteCount = 8192

    /// Headers that say how the message is to be read, or that the fetcher sends itself (RFC 9110, RFC 9112).
    private static let reservedNames = [
        "accept", "accept-encoding", "accept-language", "connection", "content-length", "expect", "host",
        "if-modified-since", "if-none-match", "keep-alive", "proxy-connection", "range", "te", "trailer",
        "transfer-encoding", "upgrade", "user-agent",
    ]

    /// The name of the header.
    package let name: String

    /// The value; secret.
    package let value: String

    /// Takes a header.
    ///
    /// - Parameters:
    ///   - name: The name, which ``isName(_:)`` accepts.
    ///   - value: The credential, with its scheme.
    /// - Throws: ``SecretHeaderProblem`` for a value that a header cannot carry, or that could not be hidden.
    package init(name: String, value: String) throws(SecretHeaderProblem) {
        let bytes = Array(value.utf8)
        guard Self.isName(name) else { throw .badName }
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.allSatisfy({ 0x20...0x7E ~= $0 }) else { throw .forbiddenByte }
        guard bytes.first != 0x20, bytes.last != 0x20 else { throw .surroundingSpace }
        guard bytes.count <= Self.maximumByteCount else { throw .tooLong }
        guard SecretForms.credential(in: bytes).count >= SecretForms.minimumByteCount else { throw .tooShort }
        self.name = name
        self.value = value
    }

    /// Whether a header of this name may be sent: a token (RFC 9110 section 5.6.2) that is not reserved.
    package static func isName(_ name: String) -> Bool {
        let symbols = "!#$%&'*+-.^_`|~".utf8
        return (1...100).contains(name.utf8.count)
            && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || symbols.contains($0) }
            && !reservedNames.contains { $0.utf8.elementsEqual(name.utf8.map { $0 | ($0.isASCIILetter ? 0x20 : 0) }) }
    }

    /// The value in the forms in which it could show itself.
    package var forms: SecretForms { SecretForms([Array(value.utf8)]) }
}

extension SecretHeader: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name alone.
    package var description: String { "\(name): \(SecretForms.mark)" }

    /// The name alone.
    package var debugDescription: String { description }

    /// Nothing, so that no dump of a value that has the header in it shows the secret.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
