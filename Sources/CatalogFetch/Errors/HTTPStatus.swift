// SPDX-License-Identifier: Apache-2.0

/// What HTTP statuses mean for a reader who waits for a catalog (RFC 9110 section 15).
enum HTTPStatus {
    /// A status with its name, for statuses that a catalog server may well answer with.
    static func words(_ status: Int) -> String {
        let name = name(status)
        return name.isEmpty ? "\(status)" : "\(status) (\(name))"
    }

    private static func name(_ status: Int) -> String {
        switch status {
        case 101: "switching protocols, which was not asked for"
        case 203: "a copy that a proxy has changed"
        case 204, 205: "no content"
        case 206: "a part of the answer, which was not asked for"
        case 300: "several choices"
        case 304: "not modified, which was not asked for"
        case 305, 306: "use another proxy"
        case 400: "bad request"
        case 401: "a credential is needed"
        case 403: "forbidden"
        case 404: "not found"
        case 407: "the proxy needs a credential"
        case 408: "request timeout"
        case 410: "gone for good"
        case 425: "too early"
        case 451: "unavailable for legal reasons"
        case 500: "internal error of the server"
        case 502: "bad gateway"
        case 503: "service unavailable"
        case 504: "gateway timeout"
        default: ""
        }
    }

    /// What to do about a status.
    static func nextStep(_ status: Int) -> String {
        switch status {
        case 404, 410: "Check the path of the URL; the catalog may have moved."
        case 400...499: "Check the URL; the server does not accept the request."
        case 500...599: "The server has a problem: try again later."
        default: "Look at the answer with another HTTP client; a proxy or a cache may be in between."
        }
    }
}
