// SPDX-License-Identifier: Apache-2.0

/// Who a commit is by, and when: fixed, so that the same content gives the same commit.
package struct GitIdentity: Sendable, Equatable {
    package let name: String
    package let mail: String
    /// Seconds since 1970-01-01T00:00:00Z.
    package let epochSeconds: Int

    /// Describes who a commit is by.
    package init(name: String, mail: String, epochSeconds: Int) {
        self.name = name
        self.mail = mail
        self.epochSeconds = epochSeconds
    }

    /// The variables that tell git.
    var variables: [String] {
        ["AUTHOR", "COMMITTER"].flatMap { role in
            ["GIT_\(role)_NAME=\(name)", "GIT_\(role)_EMAIL=\(mail)", "GIT_\(role)_DATE=\(epochSeconds) +0000"]
        }
    }
}
