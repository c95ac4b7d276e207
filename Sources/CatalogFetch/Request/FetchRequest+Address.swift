// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension FetchRequest {
    /// The address to ask, once the request has been judged; nothing is contacted.
    ///
    /// - Throws: ``FetchError`` of the category `usage` when the request is not allowed.
    package func address() throws(FetchError) -> WebAddress {
        // An address with a secret in it is not shown, in whatever form the secret stands there.
        if let secretHeader, secretHeader.forms.isFound(in: url) {
            let problem = "it has the secret of the header \(secretHeader.name) in it"
            throw FetchError(reason: .invalidRequest(problem), url: "the address")
        }
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
