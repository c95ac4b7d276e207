// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// How callbacks become one outcome.
struct TransferRecordTests {
    private func outcome(_ record: TransferRecord) -> ExchangeOutcome? {
        record.outcome(by: .now())
    }

    @Test func `a body is kept up to its limit`() {
        let record = TransferRecord(maximumBytes: 4)
        record.note(AnswerHead(statusCode: 200))
        record.append(Data([1, 2]))
        record.append(Data([3, 4]))
        #expect(outcome(record) == nil)
        record.end(lastHead: nil, failure: nil)
        #expect(outcome(record) == .answered(AnswerHead(statusCode: 200), body: [1, 2, 3, 4]))
    }

    @Test func `a body above its limit decides and nothing after it matters`() {
        let record = TransferRecord(maximumBytes: 4)
        record.note(AnswerHead(statusCode: 200))
        record.append(Data([1, 2, 3]))
        record.append(Data([4, 5]))
        #expect(record.isDecided)
        record.append(Data([6]))
        record.end(lastHead: nil) { _ in .interrupted }
        #expect(outcome(record) == .failed(.tooManyBytes(limit: 4)))
        #expect(outcome(record) == nil)
    }

    @Test(arguments: [(1, 262_144), (16_777_216, 262_144), (20_000_000, 312_500)])
    func `a body in very many pieces is refused`(maximumBytes: Int, maximumPieceCount: Int) {
        let record = TransferRecord(maximumBytes: maximumBytes)
        record.note(AnswerHead(statusCode: 200))
        for _ in 0..<maximumPieceCount { record.append(Data()) }
        #expect(!record.isDecided)
        record.append(Data())
        #expect(
            outcome(record) == .failed(.malformedAnswer("a body in more than \(maximumPieceCount) pieces"))
        )
    }

    @Test(arguments: [204, 302, 401, 404, 503]) func `a head without a usable body decides at once`(status: Int) {
        let record = TransferRecord(maximumBytes: 4)
        record.note(AnswerHead(statusCode: status))
        #expect(outcome(record) == .answered(AnswerHead(statusCode: status), body: []))
    }

    @Test func `an informational head decides nothing`() {
        let record = TransferRecord(maximumBytes: 4)
        record.note(AnswerHead(statusCode: 103))
        record.refuseUnannouncedHead()
        #expect(!record.isDecided)
    }

    @Test func `a head that is not announced is not waited for`() {
        let record = TransferRecord(maximumBytes: 4)
        record.refuseUnannouncedHead()
        guard case .failed(.malformedAnswer) = outcome(record) else {
            Issue.record("it was")
            return
        }
    }

    @Test func `a head that was announced is not refused for its body`() {
        let record = TransferRecord(maximumBytes: 4)
        record.note(AnswerHead(statusCode: 200))
        record.refuseUnannouncedHead()
        #expect(!record.isDecided)
    }

    @Test func `the end without a head is no answer`() {
        let record = TransferRecord(maximumBytes: 4)
        record.end(lastHead: nil, failure: nil)
        guard case .failed(.noAnswer) = outcome(record) else {
            Issue.record("an end without a head has another outcome")
            return
        }
        #expect(record.isOver)
    }

    @Test func `the head that the transfer itself keeps stands in for one that was not announced`() {
        let record = TransferRecord(maximumBytes: 4)
        record.end(lastHead: AnswerHead(statusCode: 302), failure: nil)
        #expect(outcome(record) == .answered(AnswerHead(statusCode: 302), body: []))
    }

    @Test(arguments: [true, false]) func `a failure knows whether a head had arrived`(hadHead: Bool) {
        let record = TransferRecord(maximumBytes: 4)
        if hadHead { record.note(AnswerHead(statusCode: 200)) }
        record.end(lastHead: nil) { .other("\($0)") }
        #expect(outcome(record) == .failed(.other("\(hadHead)")))
    }
}
