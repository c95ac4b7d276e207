// SPDX-License-Identifier: Apache-2.0

package import CatalogFetch

extension ForgeError {
    /// The causes; texts in them come from the forge and are raw and hostile, ``ForgeError/message`` shows them safely.
    package enum Reason: Sendable, Equatable {
        /// The credential is wrong, revoked or has expired (401).
        case badCredentials(words: String)

        /// There is no credential, and the forge wants one (401).
        case credentialMissing

        /// A setting of GitHub keeps the token of a workflow from creating pull requests.
        case mayNotCreateRequests

        /// The token of a workflow or an app lacks a permission; those that are needed, if the forge says so.
        case notAccessible(permissions: String?)

        /// Someone has to approve or to authorize the token first.
        case approvalNeeded(words: String)

        /// Another 403.
        case forbidden(words: String)

        /// The token of a GitLab job cannot do this.
        case jobToken

        /// There is no such repository or thing, or none that the credential may see (404).
        case notFound

        /// The repository is archived, so nothing in it changes.
        case archived

        /// The repository is blocked (451).
        case blocked

        /// The repository has no issues (410).
        case issuesDisabled

        /// The calls of a while are used up; the seconds until there are new ones, if the forge says so.
        case rateLimited(seconds: Int?)

        /// The calls came too fast; the seconds to wait, if the forge says so.
        case secondaryLimit(seconds: Int?)

        /// The branch has no commit that its base lacks.
        case noCommits

        /// There is an open request of this branch already, which could not be found; its number, if the forge says so.
        case alreadyExists(number: Int?)

        /// The request is merged, so it cannot be closed (412).
        case alreadyMerged

        /// The forge has not yet seen what it was told a moment ago.
        case notVisibleYet(words: String)

        /// The forge does not have the branch.
        case branchMissing(words: String)

        /// The text is longer than the forge takes.
        case bodyTooLong

        /// The repository has no drafts.
        case draftsUnsupported

        /// The forge made a commit and did not sign it; the reason, in the word of the forge.
        case notSigned(words: String)

        /// The forge does not have these labels or users.
        case unknownNames([String])

        /// The forge does not accept what it was told (400, 409, 422).
        case notAccepted(words: String)

        /// A reply of success that tells of errors (GraphQL); the type of the first one.
        case graphQL(type: String, words: String)

        /// The forge has a problem of its own (408, 425, 5xx); the seconds to wait, if it says so.
        case serverFailure(status: Int, seconds: Int?)

        /// A status that means nothing here.
        case unexpectedStatus(Int, words: String)

        /// A redirect that is not followed.
        case redirectRefused(location: String?, why: RedirectRefusal)

        /// The next page of a list is not on the forge.
        case linkRefused(String)

        /// A list has more than this many pages.
        case tooManyPages(limit: Int)

        /// The reply is not what the documentation of the forge says; what it lacks, in words of this tool.
        case unreadable(String)

        /// No reply came.
        case unreachable(FetchFailure)

        /// The total time was over before this was asked.
        case outOfTime(seconds: Int)

        /// The path of the remote is not that of a repository.
        case noRepositoryPath(words: String)

        /// The remote is `http`, so a credential would be read on the way.
        case insecureRemote

        /// A variable of the environment names an API on another server than that of the remote.
        case apiElsewhere(variable: String)
    }
}
