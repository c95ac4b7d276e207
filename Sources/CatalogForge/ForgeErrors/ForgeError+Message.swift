// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

extension ForgeError {
    /// What happened and where, as one line that is safe to print.
    package var message: String {
        "\(VisibleText.encode(host, limit: 300)): could not \(operation): \(what)"
    }

    private var what: String {
        switch reason {
        case .badCredentials(let words): "the credential is not accepted (401)" + Self.quoted(words)
        case .credentialMissing: "the forge wants a credential (401), and none was given"
        case .mayNotCreateRequests: "GitHub Actions is not permitted to create or approve pull requests here (403)"
        case .notAccessible(let permissions):
            "the token does not have the permission for it (403)"
                + (permissions.map { "; the forge wants \(VisibleText.encode($0, limit: 200))" } ?? "")
        case .approvalNeeded(let words): "the token has yet to be approved or authorized (403)" + Self.quoted(words)
        case .forbidden(let words): "the forge forbids it (403)" + Self.quoted(words)
        case .jobToken: "the token of a GitLab job cannot do this"
        case .notFound: "the forge has no such repository or entry, or none that the credential may see (404)"
        case .archived: "the repository is archived"
        case .blocked: "the repository is blocked for legal reasons (451)"
        case .issuesDisabled: "issues are disabled in the repository (410)"
        case .rateLimited(let seconds): "all calls of this while are used up" + Self.wait(seconds)
        case .secondaryLimit(let seconds): "the forge was asked too fast" + Self.wait(seconds ?? Self.usualWait)
        case .noCommits: "the branch has no commit that its base lacks"
        case .alreadyExists(let number):
            "the forge says that there is one already"
                + (number.map { ", \(kind.requestMark)\($0)" } ?? "") + ", but does not list it"
        case .alreadyMerged: "it is merged already (412)"
        case .notVisibleYet(let words): "the forge does not see what it was told before" + Self.quoted(words)
        case .branchMissing(let words): "the forge does not have the branch or its base" + Self.quoted(words)
        case .bodyTooLong: "the text is longer than the forge takes"
        case .draftsUnsupported: "the repository has no draft pull requests"
        case .notSigned(let words): "the forge did not sign it" + Self.quoted(words)
        case .unknownNames(let names):
            "the forge does not know "
                + names.prefix(10).map { "\"\(VisibleText.encode($0, limit: 80))\"" }.joined(separator: ", ")
        case .notAccepted(let words): "the forge does not accept it" + Self.quoted(words)
        case .graphQL(let type, let words):
            "the forge answered with an error (\(VisibleText.encode(type, limit: 60)))" + Self.quoted(words)
        case .serverFailure(let status, let seconds):
            "the forge has a problem of its own (\(status))" + Self.wait(seconds)
        case .unexpectedStatus(let status, let words): "the forge answered with status \(status)" + Self.quoted(words)
        case .redirectRefused(let location, let why): Self.words(location, why)
        case .linkRefused(let link):
            "the next page of the list is not on the forge: \(Self.visible(AddressText.withoutUserInfo(link)))"
        case .tooManyPages(let limit): "the list has more than \(limit) pages"
        case .unreadable(let words): "the answer is not what the forge documents: \(words)"
        case .unreachable(let failure): failure.what
        case .outOfTime(let seconds): "not finished after \(seconds) s, the total time allowed"
        case .noRepositoryPath(let words): "the path of the remote is not that of a repository: \(Self.visible(words))"
        case .insecureRemote: "the remote is http, so the credential would be read on the way"
        case .apiElsewhere(let variable): "\(variable) names another server than the remote, or not an https one"
        }
    }

    /// How long to wait when the forge does not say (docs.github.com, rate limits for the REST API).
    static let usualWait = 60

    private static func wait(_ seconds: Int?) -> String {
        seconds.map { "; it asks to wait \($0) s" } ?? ""
    }

    /// The forge's words, in a sentence.
    private static func quoted(_ words: String) -> String {
        words.isEmpty ? "" : ": " + visible(words)
    }

    private static func visible(_ text: String) -> String { VisibleText.encode(text, limit: 300) }

    private static func words(_ location: String?, _ why: RedirectRefusal) -> String {
        let target = location.map { " to " + visible(AddressText.withoutUserInfo($0)) } ?? ""
        let reason =
            switch why {
            case .otherHost, .otherScheme: "the credential is not sent to another server"
            case .notHTTPS: "it leads from https to http"
            case .userInfo: "it has a user name before the host"
            case .tooMany: "it is the second one"
            case .malformed: "that is not a URL"
            case .missingLocation: "it does not say where to"
            }
        return "redirect\(target) not followed: \(reason)"
    }
}
