// SPDX-License-Identifier: Apache-2.0

import CatalogFetch

extension ForgeError {
    /// What the reader can do about it, as one line.
    package var nextStep: String {
        switch reason {
        case .badCredentials:
            "Check whether the token is of this forge and has not expired, then replace it."
        case .credentialMissing:
            "Give a token of this forge in the environment."
        case .mayNotCreateRequests:
            "Turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings of the organisation and of "
                + "the repository (Actions, General; the stricter wins), use the token of an app, or open it by hand."
        case .notAccessible:
            "Give the token what X-Accepted-GitHub-Permissions lists; a workflow needs permissions: contents: write, "
                + "pull-requests: write (and issues: write for issues)."
        case .approvalNeeded:
            "Let an owner of the organisation approve the token, or authorize it for single sign-on."
        case .forbidden:
            kind == .gitlab
                ? "Give the token the scope api, and its user the role Developer or more in the project."
                : "Give the token the right to write to this repository, and its user the role for it."
        case .jobToken:
            "Use a project access token with the scopes api and write_repository instead of CI_JOB_TOKEN."
        case .notFound:
            "Check the URL of the remote; of a private repository, check that the token may see it."
        case .archived:
            "Unarchive the repository, or stop the job that proposes to it."
        case .blocked:
            "Ask the owner of the repository, or the forge, why it is blocked."
        case .issuesDisabled:
            "Turn on issues in the settings of the repository, or do without them."
        case .rateLimited, .secondaryLimit:
            "Run it again after that time, and less often."
        case .noCommits:
            "There is nothing to propose: the base has all of it."
        case .alreadyExists:
            "Look for it on the forge, and close it if it is not from this branch."
        case .alreadyMerged:
            "Leave it; the next proposal begins anew."
        case .notVisibleYet:
            "Run it again in a minute: it goes on where it stopped."
        case .branchMissing:
            "Check the name of the base branch, and whether the branch was pushed."
        case .bodyTooLong:
            "Report this as a bug of this tool: it should have cut the text."
        case .draftsUnsupported:
            "Leave --draft out, or use a plan of the forge that has drafts."
        case .notSigned:
            "Use the token of an app or of a job, for which GitHub signs, or leave --signed out."
        case .unknownNames:
            "Create the labels on the forge and check the names of the users, or leave them out."
        case .notAccepted:
            "Change what the forge's words name, then run it again."
        case .graphQL(let type, _):
            Self.isStale(type)
                ? "Run it again: the branch moved in between."
                : "Change what the forge's words name, then run it again."
        case .serverFailure, .unexpectedStatus:
            "Look at the status page of the forge, then run it again: it goes on where it stopped."
        case .redirectRefused:
            "Set the remote to where the repository is now, with git remote set-url."
        case .linkRefused, .unreadable:
            "Check that the remote is of this kind of forge, and whether a proxy changes its answers."
        case .tooManyPages:
            "Close what is no longer needed on the forge."
        case .unreachable(let failure):
            failure.nextStep
        case .outOfTime:
            "Run it again: it goes on where it stopped."
        case .noRepositoryPath:
            "Set the remote to a repository of the forge, as owner/name."
        case .insecureRemote:
            "Set the remote to its https or ssh URL, with git remote set-url."
        case .apiElsewhere(let variable):
            "Unset \(variable), or set it to the API of the server that the remote is on."
        }
    }
}
