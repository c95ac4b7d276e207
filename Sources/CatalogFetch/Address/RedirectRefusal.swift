// SPDX-License-Identifier: Apache-2.0

/// Why a redirect was not followed.
package enum RedirectRefusal: Error, Sendable, Equatable {
    /// It leads to another host or another port.
    case otherHost

    /// It leads from `https` to `http`.
    case notHTTPS

    /// It leads to a scheme other than the one in use, such as `file` or `ftp`.
    case otherScheme

    /// It puts a user name or a password before the host.
    case userInfo

    /// It is one more than ``RedirectPolicy/maximumRedirects``.
    case tooMany

    /// Its `Location` is not a URL.
    case malformed

    /// It has no `Location`.
    case missingLocation
}
