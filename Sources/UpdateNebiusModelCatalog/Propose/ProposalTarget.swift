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
            remote = Self.remote(address, place, nil, of: repository)
            return
        }
        do throws(ForgeError) {
            endpoint = try ForgeEndpoint(kind: kind, remote: place, environmentValue: SystemCall.environmentValue)
        } catch {
            throw CommandFailure(error)
        }
        let token = Self.token(options, kind: kind)
        credential = try token.map { token throws(CommandFailure) in try Self.credential(token, for: kind) }
        let access = token.map { Self.access($0, kind: kind, place) }
        remote = Self.remote(address, place, access, of: repository)
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
            return try ForgeCredential(token, for: kind, isJobToken: isJobToken(token))
        } catch {
            throw CommandFailure(
                .usage,
                "the token of \(OptionTable.tokenEnvironment.declaration.spelling) \(error.words)",
                nextStep: "set the variable to the token alone"
            )
        }
    }

    private static func isJobToken(_ token: String) -> Bool {
        SystemCall.environmentValue("CI_JOB_TOKEN").map { $0.hasSameBytes(as: token) } ?? false
    }

    /// The remote with the token, or else the password of its address, as git sends them.
    ///
    /// With keys and helpers of the user where there are none. Neither of them stands in an argument.
    private static func remote(
        _ address: String,
        _ place: RemoteURL?,
        _ access: GitAccess?,
        of repository: GitRepository
    ) -> GitRemote {
        let own = RemoteUserInfo(address)
        guard let place, place.isWeb else { return GitRemote(address, of: repository, access: GitAccess()) }
        if let access {
            return GitRemote(own?.address ?? address, of: repository, access: access)
        }
        guard let own, let password = own.password else {
            return GitRemote(address, of: repository, access: GitAccess())
        }
        let access = GitAccess(origin: place.webOrigin, userName: own.name, token: password)
        return GitRemote(own.address, of: repository, access: access)
    }

    private static func access(_ token: String, kind: ForgeKind, _ place: RemoteURL) -> GitAccess {
        let userName =
            switch kind {
            case .github: "x-access-token"
            case .gitlab: isJobToken(token) ? "gitlab-ci-token" : "oauth2"
            case .forgejo: "token"
            }
        return GitAccess(origin: place.webOrigin, userName: userName, token: token)
    }
}
