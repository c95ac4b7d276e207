// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogText

/// Asks upstream as the command line says, and tells how it goes.
struct AnswerFetcher {
    let network: NetworkOptions
    let console: Console

    /// Fetches an answer through the program that stands beside this one.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - validators: What the server said of an answer that is still here; nil to get the answer in any case.
    /// - Returns: The answer, or that it is the one that the validators are of.
    /// - Throws: ``CommandFailure`` when there is no answer.
    func fetch(_ url: String, unlessAs validators: CacheValidators? = nil) throws(CommandFailure) -> FetchOutcome {
        guard let path = SystemCall.executablePath else {
            throw CommandFailure(.internalError, "the system does not tell the path of this program")
        }
        let request = FetchRequest(
            url: url,
            timeoutSeconds: network.timeoutSeconds,
            maximumBytes: network.maximumBytes,
            userAgent: Tool.userAgent,
            idleSeconds: network.idleSeconds,
            validators: validators,
            secretHeader: try secretHeader()
        )
        let progress = FetchProgress(console, url: url)
        defer { progress.end() }
        do throws(FetchFailure) {
            return try IsolatedFetcher(WorkerCommand(besideTool: path)).fetch(request) { progress.observe($0) }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The header with the credential that the environment has.
    ///
    /// No message names the variable: who gave the credential itself in its place would read it there.
    private func secretHeader() throws(CommandFailure) -> SecretHeader? {
        guard let header = network.headerVariable else { return nil }
        let subject = "the environment variable of \(OptionTable.headerEnvironment.declaration.spelling)"
        guard let value = SystemCall.environmentValue(header.variable) else {
            throw CommandFailure(
                .missingInput,
                "\(subject) is not set",
                nextStep: "export it, or let the CI job take it from its secrets"
            )
        }
        do throws(SecretHeaderProblem) {
            return try SecretHeader(name: header.name, value: value)
        } catch {
            throw CommandFailure(
                error == .empty ? .missingInput : .usage,
                "\(subject) \(error.words)",
                nextStep: "set it to the whole value of the header, such as Bearer and the key"
            )
        }
    }
}
