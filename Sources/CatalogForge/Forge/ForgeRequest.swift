// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// One question to the API of a forge, or one order.
struct ForgeRequest: Sendable {
    /// What is asked for.
    let method: HTTPMethod

    /// The parts of the path after the root of the API; each is escaped, its slashes too.
    let path: [String]

    /// What is sent; nil for nothing.
    let body: JSONValue?

    /// The names and values of the query; each is escaped.
    let query: [(name: String, value: String)]

    /// What is wanted, as words that follow "could not".
    let operation: String

    /// Whether it creates a request to merge, of which there can be one already.
    let createsRequest: Bool

    /// Whether it goes to the other API that GitHub has, whose path is known.
    let isGraphQL: Bool

    /// Whether doing it twice comes to the same as doing it once.
    let isRepeatable: Bool

    /// Creates a question, or an order.
    init(
        _ method: HTTPMethod,
        _ path: [String],
        query: [(name: String, value: String)] = [],
        body: JSONValue? = nil,
        to operation: String,
        createsRequest: Bool = false,
        isRepeatable: Bool? = nil
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.body = body
        self.operation = operation
        self.createsRequest = createsRequest
        isGraphQL = false
        self.isRepeatable = isRepeatable ?? method.isRepeatable
    }

    /// Creates an order in GraphQL.
    ///
    /// - Parameters:
    ///   - mutation: The text of the order; what is variable about it stands in the variables alone.
    ///   - variables: The variables.
    ///   - operation: What is wanted, as words that follow "could not".
    ///   - isRepeatable: Whether doing it twice comes to the same as doing it once.
    init(
        graphQL mutation: String,
        variables: KeyValuePairs<String, JSONValue>,
        to operation: String,
        isRepeatable: Bool
    ) {
        method = .post
        path = []
        query = []
        body = .object(["query": .string(mutation), "variables": .object(variables.map { .init(key: $0, value: $1) })])
        self.operation = operation
        createsRequest = false
        isGraphQL = true
        self.isRepeatable = isRepeatable
    }

    /// The address at an API.
    func url(at endpoint: ForgeEndpoint) -> String {
        isGraphQL ? endpoint.graphQLURL : url(below: endpoint.apiBase)
    }

    private func url(below apiBase: String) -> String {
        let names = query.map { "\(URIText.component($0.name))=\(URIText.component($0.value))" }
        return ([apiBase] + path.map(URIText.component)).joined(separator: "/")
            + (names.isEmpty ? "" : "?" + names.joined(separator: "&"))
    }
}
