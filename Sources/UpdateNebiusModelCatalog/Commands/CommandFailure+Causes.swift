// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogForge
import CatalogText

extension CommandFailure {
    /// A file that cannot be found, created, read or written.
    init(_ error: FileError) {
        self.init(error.exitStatus, VisibleText.encode(error.message))
    }

    /// An answer that could not be had.
    init(_ error: FetchFailure) {
        let status: ExitStatus =
            switch error.category {
            case .usage: .usage
            case .incomplete: .missingInput
            case .unavailable: .upstreamUnavailable
            case .tryAgainLater: .tryAgainLater
            case .refused: .refused
            }
        self.init(status, error.message, nextStep: error.nextStep.asClause)
    }

    /// A commit that git cannot read.
    init(_ error: GitError) {
        let status: ExitStatus =
            switch error {
            case .notInstalled, .noRepository, .revisionMissing, .incompleteClone, .remoteMissing: .missingInput
            case .notTrusted, .pushRefused, .accessRefused: .refused
            case .remoteUnavailable: .upstreamUnavailable
            case .notStarted, .outputTooLong, .tooLate, .stopped, .failed, .unexpectedOutput: .cannotReadOrWrite
            }
        self.init(status, error.message, nextStep: error.nextStep)
    }

    /// What a forge did not do.
    init(_ error: ForgeError) {
        let status: ExitStatus =
            switch error.category {
            case .refused: .refused
            case .tryAgainLater: .tryAgainLater
            case .unavailable, .invalid: .upstreamUnavailable
            case .notFound, .incomplete: .missingInput
            }
        self.init(status, error.message, nextStep: error.nextStep.asClause)
    }

    /// An answer that the user named and that cannot be read.
    init(answer path: String, state: FileState, maximumBytes: Int) {
        let name = QuotedText.quote(path)
        switch state {
        case .missing:
            self.init(.missingInput, "\(name) does not exist")
        case .tooLarge:
            self.init(
                .upstreamUnavailable,
                "\(name) has more than \(maximumBytes) bytes",
                nextStep: "raise --max-bytes if the answer is really that large"
            )
        case .unreadable(let reason):
            self.init(.cannotReadOrWrite, "\(name) cannot be read: \(VisibleText.encode(reason))")
        case .bytes, .directory, .symbolicLink, .notRegular:
            self.init(.missingInput, "\(name) is \(state.kindName), not a file with an answer")
        }
    }
}
