// SPDX-License-Identifier: Apache-2.0

import CatalogFetch

extension ForgeError {
    /// How a caller should treat the failure.
    package var category: Category {
        switch reason {
        case .badCredentials, .credentialMissing, .mayNotCreateRequests, .notAccessible, .approvalNeeded, .forbidden,
            .jobToken, .archived, .blocked, .insecureRemote, .apiElsewhere,
            .notSigned:
            .refused
        case .rateLimited, .secondaryLimit, .notVisibleYet:
            .tryAgainLater
        case .graphQL(let type, _):
            Self.isStale(type) ? .tryAgainLater : .invalid
        case .notFound, .issuesDisabled, .branchMissing, .noRepositoryPath, .unknownNames:
            .notFound
        case .noCommits, .draftsUnsupported, .alreadyExists, .alreadyMerged, .bodyTooLong, .notAccepted, .tooManyPages:
            .invalid
        case .serverFailure, .unexpectedStatus, .redirectRefused, .linkRefused, .unreadable, .outOfTime:
            .unavailable
        case .unreachable(let failure):
            switch failure.category {
            case .unavailable: .unavailable
            case .tryAgainLater: .tryAgainLater
            case .refused: .refused
            case .incomplete: .incomplete
            case .usage: .invalid
            }
        }
    }

    /// Whether the forge may have done it all the same, or does it when asked again.
    var isTransient: Bool {
        switch reason {
        case .serverFailure: true
        case .unreachable(let failure): failure.isTransient
        default: false
        }
    }

    /// Whether the type of an error says that something changed in between.
    static func isStale(_ type: String) -> Bool { type == "STALE_DATA" }
}
