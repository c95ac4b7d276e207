// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a pipe to its end on a thread of its own, so that a process that writes more than a pipe holds is not blocked.
final class PipeDrain: @unchecked Sendable {
    // Unchecked: `bytes` is written before the semaphore is signalled and read after it was waited for.
    private let finished = DispatchSemaphore(value: 0)
    private var bytes = Data()

    /// The end that the process writes to.
    let pipe = Pipe()

    /// Starts to read.
    init() {
        let handle = pipe.fileHandleForReading
        Thread.detachNewThread { [self] in
            bytes = (try? handle.readToEnd()) ?? Data()
            // Foundation leaves descriptors open for long, and crashes in starting a process once there are 1,300.
            try? handle.close()
            finished.signal()
        }
    }

    /// Everything that was written, once all who could write have gone.
    func contents() -> Data {
        finished.wait()
        return bytes
    }
}
