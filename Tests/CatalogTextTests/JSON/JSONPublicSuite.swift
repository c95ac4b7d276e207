// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The public JSON parsing suite, in the folder that the environment variable `CATALOG_SUITES` names.
///
/// Its files are not part of this package. A file whose name starts with `y_` must be accepted, `n_` must be
/// rejected, and `i_` is up to the implementation.
enum JSONPublicSuite {
    /// The folder of the suite, or nil if the variable is not set.
    static let folder = ProcessInfo.processInfo.environment["CATALOG_SUITES"].map { $0 + "/json-parsing" }

    /// The names of the files whose name starts with `prefix`, in order; none if there is no suite.
    static func files(startingWith prefix: String) -> [String] {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.sorted()
    }

    /// The bytes of a file of the suite.
    static func bytes(of file: String) throws -> [UInt8] {
        let url = URL(fileURLWithPath: folder ?? "").appendingPathComponent(file)
        return [UInt8](try Data(contentsOf: url))
    }
}
