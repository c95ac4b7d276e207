// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation

#if canImport(FoundationNetworking)
    /// A queue that runs its blocks at once, on the thread that brings them.
    ///
    /// `URLSession` on Linux hands every piece of a body to the queue of its delegate and reads on without waiting for
    /// it (swift-corelibs-foundation, `_NativeProtocol.notifyDelegate`). A fast server, or a small body that inflates
    /// to a large one, fills the memory that way whatever the limit is. This queue makes the transfer wait for its
    /// delegate.
    ///
    /// A delegate on this queue must not cancel its task: that waits for the thread that it runs on.
    final class CallerRunsQueue: OperationQueue, @unchecked Sendable {
        /// Runs the block before it returns.
        override func addOperation(_ block: @escaping @Sendable () -> Void) {
            block()
        }
    }
#endif
