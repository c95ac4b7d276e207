// SPDX-License-Identifier: Apache-2.0

import CatalogFetch

/// What the verbs that may ask upstream let the user say about it.
struct NetworkOptions: Equatable, Sendable {
    /// The total deadline in seconds, from 1 to 3600.
    var timeoutSeconds = OptionTable.defaultTimeoutSeconds

    /// The limit on the answer in bytes, from 1 to 1 GiB.
    var maximumBytes = OptionTable.defaultMaximumBytes

    /// The file that remembers what the server said of the last answer, or nil to remember nothing.
    var cache: String?

    /// The header with a credential, or nil for none.
    var headerVariable: HeaderVariable?
}

extension NetworkOptions {
    /// After how many seconds without a byte a connection is given up: who allows more time wants to wait for a slow
    /// server, too.
    var idleSeconds: Int { max(FetchRequest.usualIdleSeconds, timeoutSeconds / 3) }

    /// Reads the options.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        timeoutSeconds = try arguments.value(of: OptionTable.timeout) ?? OptionTable.defaultTimeoutSeconds
        maximumBytes = try arguments.value(of: OptionTable.maximumBytes) ?? OptionTable.defaultMaximumBytes
        cache = try arguments.value(of: OptionTable.cache)
        headerVariable = try arguments.value(of: OptionTable.headerEnvironment)
    }

    /// Refuses what only a fetch can do, where the answer comes from somewhere else.
    ///
    /// - Parameters:
    ///   - source: Where the answer comes from; nil for the public catalog.
    ///   - verb: The verb, for the message.
    /// - Throws: `UsageError` that names the option.
    func judge(beside source: CatalogSource?, verb: Verb) throws(UsageError) {
        switch source {
        case nil, .url: return
        case .file, .standardInput: break
        }
        let given = [
            cache.map { _ in OptionTable.cache.declaration.spelling },
            headerVariable.map { _ in OptionTable.headerEnvironment.declaration.spelling },
        ]
        guard let spelling = given.compactMap(\.self).first else { return }
        throw UsageError(
            message: "\(spelling) is about a fetch, and \(OptionTable.from.declaration.spelling) names no URL",
            verb: verb
        )
    }
}
