// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The environment of a worker: what its libraries need, and nothing that a server should ever learn of.
enum WorkerEnvironment {
    /// Where programs and libraries are, and the proxies; credentials of a build, for one, are not among them.
    private static let names = [
        "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
    ]
    private static let proxyNames = [
        "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    ]

    /// The variables as `NAME=value`.
    ///
    /// Without the report of a crash, which takes seconds and would go nowhere.
    ///
    /// - Parameter usesProxy: Whether the worker may ask through a proxy.
    /// - Returns: What the environment of this process has of them.
    static func variables(usesProxy: Bool) -> [String] {
        (names + (usesProxy ? proxyNames : [])).compactMap { name in
            getenv(name).map { "\(name)=\(String(cString: $0))" }
        }
            + ["SWIFT_BACKTRACE=enable=no"]
    }
}
