// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension DiagnosticReport {
    /// One fingerprint for each finding, in their order, no two of them the same.
    ///
    /// The first finding with a fingerprint keeps it; the second and each later one gets the hash of it with the
    /// number.
    ///
    /// - Complexity: O(*n*) in the number of findings.
    var distinctFingerprints: [String] {
        var counts: [String: Int] = [:]
        return diagnostics.map { diagnostic in
            let fingerprint = diagnostic.fingerprint
            let number = counts[fingerprint, default: 0] + 1
            counts[fingerprint] = number
            return number == 1 ? fingerprint : SHA256.hexDigest(of: Array("\(fingerprint) \(number)".utf8))
        }
    }
}
