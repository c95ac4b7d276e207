// SPDX-License-Identifier: Apache-2.0

/// Why a text is not an address that the fetcher would open.
package enum AddressProblem: Error, Sendable, Equatable {
    /// There is no text.
    case empty

    /// The text is longer than ``WebAddress/maximumLength`` bytes.
    case tooLong

    /// A byte that may not stand in a URL (RFC 3986 section 2): white space, a control, non-ASCII, `<`, `\`, ...
    case forbiddenByte(UInt8)

    /// A `%` that is not followed by two hexadecimal digits.
    case badPercentEncoding

    /// There is no `scheme://` at the beginning.
    case missingScheme

    /// The scheme is neither `https` nor `http`.
    case otherScheme(String)

    /// The scheme is `http` and the host is not this machine.
    case plainHTTP

    /// A user name or a password stands before the host.
    case userInfo

    /// There is no host.
    case missingHost

    /// The host is neither a name, nor an IPv4 address of four decimal numbers, nor an IPv6 address in brackets.
    case badHost

    /// The port is not a number from 1 to 65535.
    case badPort

    /// There is a `#fragment`, which a server never sees.
    case fragment
}
