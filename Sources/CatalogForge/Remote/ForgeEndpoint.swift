// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// A repository of a forge, and where the forge is asked about it.
package struct ForgeEndpoint: Sendable, Equatable {
    /// The kind of the forge.
    package let kind: ForgeKind

    /// The root of the API, without a slash at its end.
    package let apiBase: String

    /// The root of the pages, without a slash at its end.
    package let webBase: String

    /// The parts of the path of the repository: the owner, groups, the name.
    package let path: [String]

    /// The part before the name.
    package var owner: String { path.dropLast().joined(separator: "/") }

    /// The name of the repository alone.
    package var name: String { path.last ?? "" }

    /// The path of the repository.
    package var fullName: String { path.joined(separator: "/") }

    /// The address of the GraphQL API that GitHub has: beside the version of the other one where a server has that in
    /// its path.
    var graphQLURL: String {
        let version = "/v3"
        let root = apiBase.hasSuffix(version) ? String(apiBase.dropLast(version.count)) : apiBase
        return root + "/graphql"
    }

    /// Finds out where a forge is asked; nothing is contacted.
    ///
    /// A variable that says where the API is counts only if it names the server of the remote: the credential is sent
    /// there.
    ///
    /// - Parameters:
    ///   - kind: The kind of the forge.
    ///   - remote: Where the repository is.
    ///   - environmentValue: The value of a variable of this process.
    /// - Throws: ``ForgeError`` if the remote or the variable is not one that a credential may be sent to.
    package init(
        kind: ForgeKind,
        remote: RemoteURL,
        environmentValue: (String) -> String?
    ) throws(ForgeError) {
        let fail = { (reason: ForgeError.Reason) in
            ForgeError(reason: reason, kind: kind, host: remote.host, operation: "find the API of the forge")
        }
        let usual = Self.usualBase(kind, remote)
        guard let usualAddress = try? WebAddress(usual) else { throw fail(.insecureRemote) }
        var apiBase = usual
        if let (variable, value) = Self.variable(of: kind, environmentValue) {
            guard let address = try? WebAddress(value), address.query == nil,
                remote.isSameServer(as: address) || Self.isSameServer(address, usualAddress)
            else { throw fail(.apiElsewhere(variable: variable)) }
            apiBase = Self.withoutSlash(address.text)
        }
        // A forge may live below a folder of its server, which the path of a remote begins with then.
        var path = remote.path
        var webBase = remote.webOrigin
        let root = Self.folder(of: apiBase, kind)
        if !root.isEmpty, path.count >= root.count + 2, path.starts(with: root) {
            path.removeFirst(root.count)
            webBase += "/" + root.joined(separator: "/")
        }
        guard kind == .gitlab || path.count == 2 else {
            throw fail(.noRepositoryPath(words: remote.path.joined(separator: "/")))
        }
        self.kind = kind
        self.apiBase = apiBase
        self.webBase = webBase
        self.path = path
    }

    /// The address of a page that a forge names, if it is one of its own; else the one that it usually has.
    func webURL(_ text: String?, else parts: String...) -> String {
        if let text, let address = try? WebAddress(text), let own = try? WebAddress(webBase + "/"),
            Self.isSameServer(address, own)
        {
            return address.text
        }
        return page(parts)
    }

    /// The address of a page of the repository.
    func page(_ parts: [String]) -> String {
        ([webBase] + (path + parts).map { URIText.path($0) }).joined(separator: "/")
    }

    private static func isSameServer(_ one: WebAddress, _ other: WebAddress) -> Bool {
        one.scheme == other.scheme && one.host == other.host && one.port == other.port
    }

    private static func usualBase(_ kind: ForgeKind, _ remote: RemoteURL) -> String {
        switch kind {
        case .github where remote.host == "github.com": "https://api.github.com"
        case .github where remote.host.hasSuffix(".ghe.com"): "https://api.\(remote.host)"
        case .github: remote.webOrigin + "/api/v3"
        case .gitlab: remote.webOrigin + "/api/v4"
        case .forgejo: remote.webOrigin + "/api/v1"
        }
    }

    /// The variable that says where the API of this kind is, if it is set by a job of this kind.
    private static func variable(of kind: ForgeKind, _ value: (String) -> String?) -> (String, String)? {
        let isForgejoJob = value("FORGEJO_ACTIONS") == "true" || value("GITEA_ACTIONS") == "true"
        let name: String
        switch kind {
        case .github: name = "GITHUB_API_URL"
        case .gitlab: name = "CI_API_V4_URL"
        case .forgejo: name = "GITHUB_API_URL"
        }
        guard kind == .gitlab || (kind == .forgejo) == isForgejoJob, let text = value(name), !text.isEmpty else {
            return nil
        }
        return (name, text)
    }

    private static func withoutSlash(_ text: String) -> String {
        text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    /// The parts of the path of an API before those that all forges of the kind have.
    private static func folder(of apiBase: String, _ kind: ForgeKind) -> [String] {
        guard let address = try? WebAddress(apiBase) else { return [] }
        return address.path.split(separator: "/").dropLast(2).map(String.init)
    }
}
