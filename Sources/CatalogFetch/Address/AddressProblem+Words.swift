// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension AddressProblem {
    /// The problem as the end of a sentence that begins with the address.
    var words: String {
        switch self {
        case .empty: "it is empty"
        case .tooLong: "it is longer than \(WebAddress.maximumLength) bytes"
        case .forbiddenByte(let byte): "it has the byte 0x\(hexadecimal(byte)), which may not stand in a URL"
        case .badPercentEncoding: "it has a % that is not followed by two hexadecimal digits"
        case .missingScheme: "it does not begin with https://"
        case .otherScheme(let scheme): "its scheme is \(VisibleText.encode(scheme, limit: 40)), not https"
        case .plainHTTP: "it is http, which is allowed for this machine only (localhost, 127.0.0.0/8, [::1])"
        case .userInfo: "it has a user name or a password before the host"
        case .missingHost: "it has no host"
        case .badHost: "its host is neither a name nor an IP address"
        case .badPort: "its port is not a number from 1 to 65535"
        case .fragment: "it has a #fragment, which a server never sees"
        }
    }

    private func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
    }
}
