// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogForge
import CatalogText

/// Where a proposal goes: the repository, its remote, and the forge that the remote is on.
struct ProposalTarget {
    /// How long git may take, for one question.
    private static let gitPatience = Duration.seconds(120)

    let repository: GitRepository
    let remote: GitRemote
    /// Nil where the remote is on no forge that is known.
    let endpoint: ForgeEndpoint?
    /// Nil where the environment has no token.
    let credential: ForgeCredential?
    let branch: GitBranchName

    /// Finds out where a proposal goes; nothing is contacted.
    ///
    /// - Throws: ``CommandFailure`` when git or the command line do not tell, or a token would go to another host.
    init(_ options: ProposeOptions, root: String) throws(CommandFailure) {
        var limits = GitLimits()
        limits.timeout = Self.gitPatience
        repository = GitRepository(root: root, limits: limits)
        guard let branch = GitBranchName(options.branch) else {
            throw CommandFailure(.usage, "\(QuotedText.quote(options.branch)) is no name of a branch")
        }
        self.branch = branch
        let address: String
        do throws(GitError) {
            address = try GitRemote.address(of: options.remote, in: repository)
        } catch {
            throw CommandFailure(error)
        }
        let place = RemoteURL(address)
        let kind = place.flatMap {
            ForgeKind.detect(choice: options.forge, remote: $0, environmentValue: SystemCall.environmentValue)
        }
        guard let place, let kind else {
            endpoint = nil
            credential = nil
            remote = GitRemote(address, of: repository, access: GitAccess())
            return
        }
        do throws(ForgeError) {
            endpoint = try ForgeEndpoint(kind: kind, remote: place, environmentValue: SystemCall.environmentValue)
        } catch {
            throw CommandFailure(error)
        }
        let token = Self.token(options, kind: kind)
        credential = try token.map { token throws(CommandFailure) in try Self.credential(token, for: kind) }
        remote = GitRemote(address, of: repository, access: Self.access(token, kind: kind, place))
    }

    /// The variable with the token where none is named.
    static func tokenVariable(_ options: ProposeOptions, kind: ForgeKind?) -> String? {
        options.tokenVariable
            ?? kind.map { kind in
                switch kind {
                case .github: "GITHUB_TOKEN"
                case .gitlab: "GITLAB_TOKEN"
                case .forgejo: "FORGEJO_TOKEN"
                }
            }
    }

    private static func token(_ options: ProposeOptions, kind: ForgeKind) -> String? {
        tokenVariable(options, kind: kind).flatMap(SystemCall.environmentValue).flatMap { $0.utf8.isEmpty ? nil : $0 }
    }

    private static func credential(_ token: String, for kind: ForgeKind) throws(CommandFailure) -> ForgeCredential {
        do throws(SecretHeaderProblem) {
            let jobToken = SystemCall.environmentValue("CI_JOB_TOKEN")
            return try ForgeCredential(
                token,
                for: kind,
                isJobToken: jobToken.map { $0.hasSameBytes(as: token) } ?? false
            )
        } catch {
            throw CommandFailure(
                .usage,
                "the token of \(OptionTable.tokenEnvironment.declaration.spelling) \(error.words)",
                nextStep: "set the variable to the token alone"
            )
        }
    }

    /// The token as git sends it, for addresses that take one; keys and helpers of the user for all others.
    private static func access(_ token: String?, kind: ForgeKind, _ place: RemoteURL) -> GitAccess {
        guard let token, place.isWeb else { return GitAccess() }
        let userName =
            switch kind {
            case .github: "x-access-token"
            case .gitlab: "oauth2"
            case .forgejo: "token"
            }
        return GitAccess(origin: place.webOrigin, userName: userName, token: token)
    }
}
