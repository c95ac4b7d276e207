// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a process ends within half a minute; one that has ended and that nobody has asked about counts as gone.
func isGone(_ identifier: pid_t) -> Bool {
    for _ in 0..<600 {
        if kill(identifier, 0) != 0 { return true }
        let status = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
        if status?.contains(") Z ") == true { return true }
        usleep(50_000)
    }
    return false
}
