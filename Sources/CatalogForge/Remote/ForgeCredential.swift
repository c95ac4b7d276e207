// SPDX-License-Identifier: Apache-2.0

package import CatalogFetch

/// The credential for a forge, as the header that the forge wants it in.
package struct ForgeCredential: Sendable, Equatable {
    /// The header.
    package let header: SecretHeader

    /// Whether it is the token that GitLab gives to every job, which may do little.
    package let isJobToken: Bool

    /// Takes a token.
    ///
    /// - Parameters:
    ///   - token: The token, as the forge shows it once.
    ///   - kind: The kind of the forge.
    ///   - isJobToken: Whether it is the value of `CI_JOB_TOKEN`; only GitLab has such.
    /// - Throws: ``SecretHeaderProblem`` if it cannot be sent.
    package init(_ token: String, for kind: ForgeKind, isJobToken: Bool = false) throws(SecretHeaderProblem) {
        switch kind {
        case .github: header = try SecretHeader(name: "Authorization", value: "Bearer \(token)")
        case .forgejo: header = try SecretHeader(name: "Authorization", value: "token \(token)")
        case .gitlab: header = try SecretHeader(name: isJobToken ? "JOB-TOKEN" : "PRIVATE-TOKEN", value: token)
        }
        self.isJobToken = isJobToken && kind == .gitlab
    }
}
