// SPDX-License-Identifier: Apache-2.0

extension CatalogFetcher {
    /// Fetches like ``fetch(_:)``, and survives what the platform's HTTP client does not.
    ///
    /// On Linux this starts the running program again, as a worker; its `main` must hand such a start to ``FetchWorker``.
    /// On Apple platforms the client needs no such care.
    ///
    /// - Throws: What ``fetch(_:)`` throws, or ``FetchError/Reason/clientStopped(signal:)``.
    package static func fetchSafely(_ request: FetchRequest) throws(FetchError) -> FetchedAnswer {
        #if canImport(FoundationNetworking)
            let command = WorkerCommand(executablePath: "/proc/self/exe", arguments: [FetchWorker.verb])
            return try IsolatedFetcher(command).fetch(request)
        #else
            return try fetch(request)
        #endif
    }
}
