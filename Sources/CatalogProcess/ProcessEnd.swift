// SPDX-License-Identifier: Apache-2.0

/// How a program ended.
package enum ProcessEnd: Sendable, Equatable {
    /// It ended by itself, with this status.
    case exited(Int32)

    /// This signal ended it.
    case stopped(signal: Int32)

    /// It was still running when the time was over, and was killed.
    case killed

    /// The signal that ended it, if it was one.
    package var signal: Int32? {
        if case .stopped(let signal) = self { signal } else { nil }
    }

    /// What the system says about a process that is gone.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .stopped(signal: signal)
    }
}
