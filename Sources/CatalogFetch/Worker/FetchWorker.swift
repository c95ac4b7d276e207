// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The worker's side of an isolated fetch.
package enum FetchWorker {
    /// The first argument of a program that is started as a worker; not for people.
    package static let verb = "fetch-worker"

    /// The request that a program got as a worker; nil if it was not started as one.
    ///
    /// - Parameter arguments: The arguments of the program, without its name.
    /// - Returns: What ``run(_:)`` takes.
    package static func request(in arguments: [String]) -> String? {
        arguments.count == 2 && arguments[0] == verb ? arguments[1] : nil
    }

    /// Fetches what an argument describes and writes the reply to standard output.
    ///
    /// - Parameter argument: The request as ``IsolatedFetcher`` encodes it.
    /// - Returns: Whether a reply was written. The process should end with `_exit` then: threads of the platform's HTTP client
    ///   may still be at work, and must not meet the destructors of a normal exit.
    package static func run(_ argument: String) -> Bool {
        guard let request = try? JSONDecoder().decode(FetchRequest.self, from: Data(argument.utf8)) else {
            return false
        }
        let result: Result<FetchedAnswer, FetchError>
        do throws(FetchError) {
            result = .success(try CatalogFetcher.fetch(request))
        } catch {
            result = .failure(error)
        }
        guard let reply = try? WorkerReply(result).bytes() else { return false }
        return ((try? FileHandle.standardOutput.write(contentsOf: reply)) != nil)
    }
}
