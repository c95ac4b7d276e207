// SPDX-License-Identifier: Apache-2.0

/// Makes calls: in a process of its own for the tool, in the same process for tests.
package protocol HTTPCaller: Sendable {
    /// Makes one call; blocks the calling thread.
    ///
    /// - Parameter call: The call.
    /// - Returns: The reply, whatever its status is; a redirect is one.
    /// - Throws: ``FetchFailure`` if there is no reply, or none that may be kept.
    func reply(to call: HTTPCall) throws(FetchFailure) -> HTTPReply
}
