// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures how long a newcomer waits for the first verdict: a fresh clone, and `make check` in it.
///
/// - Parameter package: The root of the package, which must be a repository; only what is committed is cloned.
/// - Throws: A ``BenchmarkFailure`` if the clone cannot be made, or is not clean.
func measureClone(package: String) throws {
    let clone = FileManager.default.temporaryDirectory.appendingPathComponent(
        "catalog-clone-\(UUID().uuidString.prefix(8))"
    )
    defer { try? FileManager.default.removeItem(at: clone) }
    let cloned = try Sample(count: 1) {
        try ChildProcess.run(["/usr/bin/env", "git", "clone", "--quiet", package, clone.path])
    }
    // Nothing that was said to the make around this one may reach the make in the clone.
    let settings = ["MAKEFLAGS=", "MFLAGS="]
    let check = ["make", "-C", clone.path, "check", "CONFIGURATION=debug", "SWIFTFLAGS=", "ARGS="]
    let checked = try Sample(count: 1) { try ChildProcess.run(["/usr/bin/env"] + settings + check) }
    Table.begin("From nothing to a verdict", columns: ["time"])
    Table.row("git clone", [Table.number(cloned.median / 1_000, "s", digits: 1)])
    Table.row("make check", [Table.number(checked.median / 1_000, "s", digits: 1)])
}
