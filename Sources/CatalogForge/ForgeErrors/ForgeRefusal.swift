// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// Reads why a forge refuses, from the status, the headers and the words of its reply.
struct ForgeRefusal {
    /// The kind of the forge.
    let kind: ForgeKind

    /// What was asked.
    let request: ForgeRequest

    /// The credential that was sent; nil if none.
    let credential: ForgeCredential?

    /// The reply.
    let reply: HTTPReply

    /// The body of the reply, if it is JSON.
    let root: JSONNode?

    /// The time here, for where the forge does not tell its own.
    let epochSeconds: Int?

    /// Why the forge refuses; nil if it does not.
    var reason: ForgeError.Reason? {
        let words = ForgeWords(root)
        switch reply.status {
        case 200...299: return graphQLReason
        case 401: return unauthorizedReason(words)
        case 403, 429: return limitReason(words) ?? forbiddenReason(words)
        case 404: return isJobToken ? .jobToken : .notFound
        case 409:
            return request.createsRequest ? .alreadyExists(number: numberOfExisting) : .notAccepted(words: words.line)
        case 410: return .issuesDisabled
        case 412: return .alreadyMerged
        case 423: return .archived
        case 451: return .blocked
        case 400, 422: return validationReason(words)
        case 408, 425, 500...599: return .serverFailure(status: reply.status, seconds: retryAfterSeconds)
        default: return .unexpectedStatus(reply.status, words: words.line)
        }
    }

    private var isJobToken: Bool { credential?.isJobToken == true }

    private var retryAfterSeconds: Int? {
        guard case .seconds(let seconds) = reply.retryAfter(ownEpochSeconds: epochSeconds) else { return nil }
        return seconds
    }

    /// A success with `errors` is one of GraphQL, and none; where a limit is reached, there are no `data` beside them.
    private var graphQLReason: ForgeError.Reason? {
        guard let root, request.isGraphQL || root["data"] != nil, let errors = root["errors"], errors.count > 0 else {
            return nil
        }
        if ForgeWords.firstType(errors) == "RATE_LIMITED" {
            return .rateLimited(seconds: reply.secondsUntilReset(ownEpochSeconds: epochSeconds))
        }
        return .graphQL(type: ForgeWords.firstType(errors), words: ForgeWords(root).line)
    }

    private func unauthorizedReason(_ words: ForgeWords) -> ForgeError.Reason {
        if isJobToken { return .jobToken }
        return credential == nil ? .credentialMissing : .badCredentials(words: words.line)
    }

    /// A limit on how often is asked; a 403 is one only where it says so.
    private func limitReason(_ words: ForgeWords) -> ForgeError.Reason? {
        let seconds = retryAfterSeconds
        if reply.headers["x-ratelimit-remaining"] == "0" {
            let reset = reply.secondsUntilReset(ownEpochSeconds: epochSeconds)
            return .rateLimited(seconds: [seconds, reset].compactMap(\.self).max())
        }
        let isSecondary = words.says("secondary rate limit", "abuse detection")
        if isSecondary || kind == .github && (seconds != nil || reply.status == 429) {
            return .secondaryLimit(seconds: seconds)
        }
        return reply.status == 429 || words.says("rate limit exceeded") ? .rateLimited(seconds: seconds) : nil
    }

    private func forbiddenReason(_ words: ForgeWords) -> ForgeError.Reason {
        if words.says("not permitted to create or approve pull requests") { return .mayNotCreateRequests }
        if words.says("resource not accessible by") {
            return .notAccessible(permissions: reply.headers["x-accepted-github-permissions"])
        }
        if words.says("archived") { return .archived }
        if words.says("SAML", "single sign-on", "approval", "approved by", "forbids access via") {
            return .approvalNeeded(words: words.line)
        }
        return isJobToken ? .jobToken : .forbidden(words: words.line)
    }

    /// What is wrong with a request; several texts come together when a pushed branch is not visible yet.
    private func validationReason(_ words: ForgeWords) -> ForgeError.Reason {
        if request.createsRequest, words.says("already exists") { return .alreadyExists(number: nil) }
        if words.says("sha can't be blank", "head ref must be a branch", "could not resolve to a node") {
            return .notVisibleYet(words: words.line)
        }
        if words.says("draft pull requests are not supported") { return .draftsUnsupported }
        if words.says("no commits between") { return .noCommits }
        if words.says("body is too long", "description is too long") { return .bodyTooLong }
        if words.fields.contains(where: { ["head invalid", "base invalid"].contains($0) }) {
            return .branchMissing(words: words.line)
        }
        return .notAccepted(words: words.line)
    }

    /// The number in `pull request already exists for these targets [id: 9, issue_id: 12, ...]` of Forgejo, or in
    /// `... for this source branch: !38` of GitLab; only a hint, as the words may change.
    private var numberOfExisting: Int? {
        for text in ForgeWords(root).texts {
            for mark in ["issue_id: ", "!"] {
                let parts = text.split(separator: mark, omittingEmptySubsequences: false)
                for part in parts.dropFirst() {
                    let digits = part.utf8.prefix { $0.isASCIIDigit }
                    if 1...9 ~= digits.count, let number = Int(String(Substring(digits))), number > 0 { return number }
                }
            }
        }
        return nil
    }
}
