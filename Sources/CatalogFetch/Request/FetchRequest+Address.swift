// SPDX-License-Identifier: Apache-2.0

extension FetchRequest {
    /// The address to ask, once the request has been judged; nothing is contacted.
    ///
    /// - Throws: ``FetchError`` of the category `usage` when the request is not allowed.
    package func address() throws(FetchError) -> WebAddress {
        if let problem { throw FetchError(reason: .invalidRequest(problem), url: url) }
        do throws(AddressProblem) {
            return try WebAddress(url)
        } catch {
            switch error {
            case .otherScheme, .plainHTTP:
                throw FetchError(reason: .schemeNotAllowed(error), url: url)
            case .userInfo:
                throw FetchError(reason: .userInfoInURL, url: url)
            case .empty, .tooLong, .forbiddenByte, .badPercentEncoding, .missingScheme, .missingHost, .badHost,
                .badPort, .fragment:
                throw FetchError(reason: .invalidURL(error), url: url)
            }
        }
    }
}
