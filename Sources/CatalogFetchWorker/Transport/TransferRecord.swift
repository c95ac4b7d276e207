// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What has arrived of one transfer, and its outcome, which is set once.
///
/// The callbacks of the transfer write to it from the platform's threads; the calling thread waits for the outcome.
final class TransferRecord: @unchecked Sendable {
    // `@unchecked`: `state` is only touched under `lock`; the rest does not change.

    private struct State {
        var task: URLSessionTask?
        var head: AnswerHead?
        var headArrival = DispatchTime.distantFuture
        var hadInformation = false
        var body: [UInt8] = []
        var pieceCount = 0
        var outcome: ExchangeOutcome?
        var isOver = false
        var lastArrival = DispatchTime.now()
    }

    private let maximumBytes: Int
    private let maximumPieceCount: Int
    private let keepsErrorBodies: Bool
    private let lock = NSLock()
    private var state = State()
    private let decided = DispatchSemaphore(value: 0)
    private let over = DispatchSemaphore(value: 0)

    /// So many pieces are taken, however short they are.
    private static let usualPieceCount = 262_144
    /// How long pieces are on the average where there are more.
    ///
    /// The platform takes some 300 bytes for each, and frees them only when there is a pause (`_EasyHandle.resetTimer`).
    private static let leastPieceByteCount = 64

    /// Creates the record of a transfer that has not begun.
    ///
    /// - Parameters:
    ///   - maximumBytes: The most bytes of a body that are kept; one more ends the transfer.
    ///   - keepsErrorBodies: Whether bodies of other statuses than 200 matter, but for those of redirects.
    init(maximumBytes: Int, keepsErrorBodies: Bool = false) {
        self.maximumBytes = maximumBytes
        maximumPieceCount = max(Self.usualPieceCount, maximumBytes / Self.leastPieceByteCount)
        self.keepsErrorBodies = keepsErrorBodies
    }

    /// Whether the transfer has an outcome, so that nothing that arrives matters any more.
    var isDecided: Bool { lock.withLock { state.outcome != nil } }

    /// Notes the task of the transfer, which may be cancelled from now on.
    func note(_ task: URLSessionTask) {
        lock.withLock { state.task = task }
    }

    /// Cancels the task, if there is one yet; may wait for the platform.
    func cancelTask() {
        lock.withLock { state.task }?.cancel()
    }

    /// Whether the platform has read the head of an answer, which it may not have announced yet.
    var hasPlatformReadHead: Bool {
        // The expected length is 0 before that; afterwards it is positive, or -1 for unknown.
        lock.withLock { state.task }.map { $0.countOfBytesExpectedToReceive != 0 } ?? false
    }

    /// Notes the head of an answer; one that promises no usable body decides the transfer at once.
    ///
    /// Informational answers (1xx) come before the answer and are passed over; other protocols (101) were not asked
    /// for.
    func note(_ head: AnswerHead) {
        guard !head.isInformational else {
            lock.withLock {
                state.hadInformation = true
                state.lastArrival = .now()
            }
            return
        }
        lock.withLock {
            state.head = head
            state.lastArrival = .now()
            state.headArrival = state.lastArrival
        }
        if !hasUsableBody(head) {
            decide(.answered(head, body: []))
        }
    }

    /// Fails a transfer whose head the platform has read and keeps to itself: a redirect whose body goes on and on.
    func refuseUnannouncedHead() {
        // After an informational answer nobody knows whose head it is; the limits of time hold for it all the same.
        guard lock.withLock({ state.head == nil && !state.hadInformation }) else { return }
        decide(.failed(.malformedAnswer("a redirect with a body that does not end")))
    }

    /// Whether the body of an answer is kept: that of success, and where they matter those of errors.
    private func hasUsableBody(_ head: AnswerHead) -> Bool {
        head.statusCode == 200 || keepsErrorBodies && head.statusCode != 101 && !(300...399).contains(head.statusCode)
    }

    /// Whether an answer is one even without the rest of its body: the status of an error says enough.
    private func isEnough(_ head: AnswerHead) -> Bool { keepsErrorBodies && head.statusCode >= 400 }

    /// Appends a part of the body; one that makes it too long, or is one part too many, decides the transfer instead.
    ///
    /// Amortized linear time.
    func append(_ bytes: Data) {
        let outcome = lock.withLock { () -> ExchangeOutcome? in
            guard state.outcome == nil else { return nil }
            let room = maximumBytes - state.body.count
            state.body.append(contentsOf: bytes.prefix(room))
            state.lastArrival = .now()
            state.pieceCount += 1
            let isTooLong = bytes.count > room
            guard isTooLong || state.pieceCount > maximumPieceCount else { return nil }
            if let head = state.head, isEnough(head) { return .answered(head, body: state.body) }
            return .failed(
                isTooLong
                    ? .tooManyBytes(limit: maximumBytes)
                    : .malformedAnswer("a body in more than \(maximumPieceCount) pieces")
            )
        }
        if let outcome {
            decide(outcome)
        }
    }

    /// Takes the answer of an error without the rest of its body, if that is not complete so long after its head.
    ///
    /// On Linux a 401 with a challenge never ends.
    func giveUpErrorBody(after patience: DispatchTimeInterval) {
        let outcome = lock.withLock { () -> ExchangeOutcome? in
            guard let head = state.head, isEnough(head), .now() >= state.headArrival + patience else { return nil }
            return .answered(head, body: state.body)
        }
        if let outcome {
            decide(outcome)
        }
    }

    /// When something of the answer was last announced; at first, when the transfer began.
    var lastArrival: DispatchTime { lock.withLock { state.lastArrival } }

    /// Sets the outcome if there is none yet, forgets the body otherwise, and wakes the waiting thread.
    func decide(_ outcome: ExchangeOutcome) {
        let isFirst = lock.withLock { () -> Bool in
            guard state.outcome == nil else { return false }
            state.outcome = outcome
            state.body = []
            return true
        }
        if isFirst {
            decided.signal()
        }
    }

    /// Notes that no callback will come any more, and decides a transfer that nothing else has decided.
    ///
    /// - Parameters:
    ///   - lastHead: The head as the transfer itself keeps it. It stands in for one that was not announced: on Linux
    ///     that of a redirect whose `Location` the platform cannot read.
    ///   - failure: Makes the cause of a failure, given whether a head had arrived; nil if the transfer succeeded.
    func end(lastHead: AnswerHead?, failure: ((_ hadHead: Bool) -> FetchError.Reason)?) {
        let last = lastHead.flatMap { $0.isInformational ? nil : $0 }
        let (head, body) = lock.withLock { (state.head ?? last, state.body) }
        if let head, failure == nil || isEnough(head) {
            decide(.answered(head, body: hasUsableBody(head) ? body : []))
        } else if let failure {
            decide(.failed(failure(head != nil)))
        } else {
            decide(.failed(.noAnswer("the transfer ended without a response")))
        }
        lock.withLock {
            state.isOver = true
            state.task = nil
        }
        over.signal()
    }

    /// Waits for the outcome.
    ///
    /// - Returns: The outcome, or nil if there is none by then. It is handed out once, so that the record of a transfer
    ///   that never ends does not keep a body in memory.
    func outcome(by time: DispatchTime) -> ExchangeOutcome? {
        guard decided.wait(timeout: time) == .success else { return nil }
        return lock.withLock {
            let outcome = state.outcome
            state.outcome = .failed(.interrupted)
            return outcome
        }
    }

    /// Whether no callback will come any more.
    var isOver: Bool { lock.withLock { state.isOver } }

    /// Waits until no callback will come any more, or until a time.
    func waitUntilOver(by time: DispatchTime) {
        _ = over.wait(timeout: time)
    }
}
