// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

extension ForgeKind {
    /// Finds out which kind of forge has a repository; nothing is contacted.
    ///
    /// The environment of a job tells only of the server that runs it: a job may push to another one.
    ///
    /// - Parameters:
    ///   - choice: What the user chose, which wins; nil if nothing.
    ///   - remote: Where the repository is.
    ///   - environmentValue: The value of a variable of this process.
    /// - Returns: nil if it cannot be told.
    package static func detect(
        choice: ForgeKind?,
        remote: RemoteURL,
        environmentValue: (String) -> String?
    ) -> ForgeKind? {
        choice ?? wellKnown(remote.host) ?? ofJob(at: remote, environmentValue) ?? named(remote.host)
    }

    private static func wellKnown(_ host: String) -> ForgeKind? {
        switch host {
        case "github.com": .github
        case "gitlab.com": .gitlab
        case "codeberg.org": .forgejo
        default: host.hasSuffix(".ghe.com") ? .github : nil
        }
    }

    /// The kind of the server that runs this job, if the repository is there.
    ///
    /// The runners of Forgejo and Gitea set the variables of GitHub too, so their own come first.
    private static func ofJob(at remote: RemoteURL, _ value: (String) -> String?) -> ForgeKind? {
        if isHere("GITHUB_SERVER_URL", remote, value) {
            if value("FORGEJO_ACTIONS") == "true" || value("GITEA_ACTIONS") == "true" { return .forgejo }
            if value("GITHUB_ACTIONS") == "true" { return .github }
        }
        return isHere("CI_SERVER_URL", remote, value) && value("GITLAB_CI") == "true" ? .gitlab : nil
    }

    private static func isHere(_ variable: String, _ remote: RemoteURL, _ value: (String) -> String?) -> Bool {
        guard let url = value(variable), let address = try? WebAddress(url) else { return false }
        return remote.isSameServer(as: address)
    }

    /// The kind that the first part of a host names, as in `gitlab.example.org`.
    private static func named(_ host: String) -> ForgeKind? {
        switch host.split(separator: ".").first {
        case "github": .github
        case "gitlab": .gitlab
        case "forgejo", "gitea": .forgejo
        default: nil
        }
    }
}
