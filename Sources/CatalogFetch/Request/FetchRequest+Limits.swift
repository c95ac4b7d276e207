// SPDX-License-Identifier: Apache-2.0

extension FetchRequest {
    /// The ranges of the limits.
    private static let timeoutRange = 1...3600
    private static let pauseRange = 0...60_000

    /// The first limit that is outside its range, in words; nil if there is none.
    var problem: String? {
        if !Self.timeoutRange.contains(timeoutSeconds) {
            return "the timeout is \(timeoutSeconds) s, not 1 to 3600"
        }
        if !Self.timeoutRange.contains(idleSeconds) {
            return "the time without a byte is \(idleSeconds) s, not 1 to 3600"
        }
        if maximumBytes < 1 {
            return "the most bytes allowed are \(maximumBytes), not 1 or more"
        }
        if !retryPausesMilliseconds.allSatisfy(Self.pauseRange.contains) {
            return "a pause between attempts is not 0 to 60000 ms"
        }
        if userAgent.isEmpty || !userAgent.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
            return "the User-Agent is not printable ASCII"
        }
        return nil
    }
}
