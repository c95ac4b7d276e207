// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder of real answers of the public catalogs, which are not part of the package.
enum RecordedAnswers {
    /// What `CATALOG_RECORDINGS` names; nil when it is not set.
    static let directory = ProcessInfo.processInfo.environment["CATALOG_RECORDINGS"].map { URL(fileURLWithPath: $0) }
}
