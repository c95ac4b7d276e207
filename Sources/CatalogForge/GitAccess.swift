// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// How git reaches a remote: with the user's own means, or with a token for the host of the remote and for no other.
package struct GitAccess: Sendable, CustomStringConvertible, CustomReflectable {
    /// The protocols that git may speak; `ext`, which runs a command, is none of them.
    private static let protocols = "file:git:http:https:ssh"

    private let origin: String
    private let header: String?

    /// The user's own means: keys, credential helpers.
    package init() {
        origin = ""
        header = nil
    }

    /// A token, which git sends as the password of a user name.
    ///
    /// - Parameters:
    ///   - origin: The scheme, host and port that get it, such as `https://github.com`.
    ///   - userName: What the forge wants as the user name.
    ///   - token: The token; secret.
    package init(origin: String, userName: String, token: String) {
        self.origin = origin
        header = "Authorization: Basic " + Base64.encode(Array("\(userName):\(token)".utf8))
    }

    /// Settings as variables, which no list of arguments shows.
    ///
    /// The first value, which is empty, takes back what the settings of the repository add: two such headers are
    /// refused.
    var variables: [String] {
        var settings: [(key: String, value: String)] = []
        if let header {
            settings = [
                ("http.\(origin)/.extraheader", ""), ("http.\(origin)/.extraheader", header),
                // The token belongs to this host: not even a redirect takes it elsewhere.
                ("http.followRedirects", "false"),
            ]
        }
        return ["GIT_ALLOW_PROTOCOL=\(Self.protocols)", "GIT_CONFIG_COUNT=\(settings.count)"]
            + settings.enumerated().flatMap { index, setting in
                ["GIT_CONFIG_KEY_\(index)=\(setting.key)", "GIT_CONFIG_VALUE_\(index)=\(setting.value)"]
            }
    }

    /// The host alone.
    package var description: String { header == nil ? "the user's own access" : "a token for \(origin)" }

    /// Nothing, so that no dump shows the token.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
