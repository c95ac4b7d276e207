// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The environment of git: what it needs to start, to find its settings and to be quiet.
///
/// No variable of git itself is handed on, except for those that say how far up a repository is looked for. In
/// particular `GIT_DIR`, `GIT_WORK_TREE` and `GIT_INDEX_FILE` are left out: git sets them for its hooks, where they
/// would lead from the catalog that is asked about to the repository whose hook runs. The repository is always that of
/// the folder. Left out, too, is everything that could run a program or change a setting: `GIT_CONFIG_COUNT`,
/// `GIT_EXEC_PATH`, `GIT_SSH_COMMAND`, `GIT_EXTERNAL_DIFF`, `GIT_TRACE` and the like.
///
/// The settings of the user and of the machine hold, because `safe.directory` is among them.
enum GitEnvironment {
    private static let inheritedNames = [
        "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DEVELOPER_DIR",
        "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    ]

    /// What a connection needs beyond that: proxies, and the agent that has the keys of SSH.
    private static let networkNames = [
        "SSH_AUTH_SOCK", "USER", "LOGNAME", "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY",
        "no_proxy",
        "NO_PROXY",
    ]

    /// English messages, no question to the user, and no lock for a refreshed index.
    private static let fixedVariables = [
        "LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "GIT_PAGER=cat",
    ]

    /// No connection to anywhere, not even for objects that a partial clone left out.
    private static let offlineVariables = ["GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none"]

    /// The variables as `NAME=value`.
    ///
    /// - Parameters:
    ///   - value: The value of a variable of this process.
    ///   - access: How a remote may be reached; nil for no connection.
    /// - Returns: The whole environment of git.
    static func variables(inheriting value: (String) -> String?, access: GitAccess? = nil) -> [String] {
        let names = inheritedNames + (access == nil ? [] : networkNames)
        return names.compactMap { name in value(name).map { "\(name)=\($0)" } } + fixedVariables
            + (access?.variables ?? offlineVariables)
    }

    /// The value of a variable of this process; nil where it is not set.
    @Sendable static func inheritedValue(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
