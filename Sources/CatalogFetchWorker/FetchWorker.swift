// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation

/// The worker's side of an isolated fetch.
enum FetchWorker {
    /// Fetches what an argument describes and writes the reply to standard output.
    ///
    /// - Parameter argument: The request as ``IsolatedFetcher`` hands it over.
    /// - Returns: Whether a reply was written. The process should end with `_exit` then: threads of the platform's HTTP
    ///   client may still be at work, and must not meet the destructors of a normal exit.
    static func run(_ argument: String) -> Bool {
        guard let request = FetchRequest(argument: argument) else { return false }
        let result: Result<FetchedAnswer, FetchFailure>
        do throws(FetchError) {
            result = .success(try CatalogFetcher.fetch(request))
        } catch {
            result = .failure(FetchFailure(error))
        }
        return (try? FileHandle.standardOutput.write(contentsOf: WorkerReply(result).bytes)) != nil
    }
}
