// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// Every situation, and what is done in it.
struct DecideProposalTests {
    private static let facts = String(repeating: "a", count: 64)
    private static let commit = String(repeating: "1", count: 40)
    private static let tip = String(repeating: "2", count: 40)

    /// A description as the tool writes it.
    private static func description(
        _ text: String = "Text\n",
        title: String = "Title",
        facts: String = Self.facts,
        state: ProposalMarker.State = .open
    ) -> String {
        text + ProposalMarker(factsSHA256: facts, commit: Self.commit, title: title, text: text, state: state).line
            + "\n"
    }

    private static let wanted = WantedProposal(
        commit: commit,
        factsSHA256: facts,
        title: "Title",
        description: description()
    )

    private static let wantedDraft = WantedProposal(
        commit: commit,
        factsSHA256: facts,
        title: "Title",
        description: description(state: .draft),
        isDraft: true
    )

    private static func request(
        title: String = "Title",
        _ description: String = description(),
        labels: [String] = [],
        isDraft: Bool = false
    ) -> ProposalSituation.Request {
        ProposalSituation.Request(
            number: 7,
            title: title,
            description: description,
            labels: labels,
            isDraft: isDraft
        )
    }

    private func decide(
        _ wanted: WantedProposal?,
        _ branch: ProposalSituation.Branch,
        open: ProposalSituation.Request? = nil,
        closed: [ProposalSituation.Request] = [],
        elsewhere: [ProposalSituation.Request] = []
    ) -> ProposalDecision {
        decideProposal(
            wanted,
            ProposalSituation(branch: branch, open: open, closed: closed, elsewhere: elsewhere)
        )
    }

    private static let ours = ProposalSituation.Branch.ours(tip: tip, isCurrent: false)
    private static let current = ProposalSituation.Branch.ours(tip: tip, isCurrent: true)
    private static let same = ProposalSituation.Branch.ours(tip: commit, isCurrent: false)
    private static let others = ProposalSituation.Branch.others(tip: tip, hasFacts: false)

    @Test func `the first run creates a branch and a request`() {
        #expect(decide(Self.wanted, .absent) == ProposalDecision(.created, push: .create, request: .create))
    }

    @Test(
        arguments: [
            (.absent, .create, .created), (same, .none, .unchanged), (current, .none, .unchanged),
            (ours, .replace(tip), .updated),
        ] as [(ProposalSituation.Branch, ProposalDecision.Push, ProposalDecision.Result)]
    )
    func `where the branch is all that is wanted, no request is opened`(
        branch: ProposalSituation.Branch,
        push: ProposalDecision.Push,
        result: ProposalDecision.Result
    ) {
        let situation = ProposalSituation(branch: branch, open: nil, closed: [], isBranchOnly: true)
        #expect(decideProposal(Self.wanted, situation) == ProposalDecision(result, push: push))
    }

    @Test func `a branch without a request gets one`() {
        #expect(decide(Self.wanted, Self.same) == ProposalDecision(.created, request: .create))
        #expect(decide(Self.wanted, Self.current) == ProposalDecision(.created, request: .create))
        #expect(
            decide(Self.wanted, Self.ours) == ProposalDecision(.created, push: .replace(Self.tip), request: .create)
        )
    }

    @Test func `an identical refresh does nothing at all`() {
        #expect(decide(Self.wanted, Self.same, open: Self.request()) == ProposalDecision(.unchanged))
        #expect(decide(Self.wanted, Self.current, open: Self.request()) == ProposalDecision(.unchanged))
    }

    @Test func `new data refresh both`() {
        let old = Self.request(
            title: "Old",
            Self.description("Old\n", title: "Old", facts: String(repeating: "b", count: 64))
        )
        #expect(
            decide(Self.wanted, Self.ours, open: old)
                == ProposalDecision(
                    .updated,
                    push: .replace(Self.tip),
                    request: .update(
                        ProposalDecision.Edit(
                            number: 7,
                            title: "Title",
                            description: Self.description(),
                            isDraft: false,
                            changesDraft: false
                        )
                    )
                )
        )
    }

    /// Whether the tool wanted a draft before and wants one now, what the request is now, and what becomes of it.
    @Test(arguments: [
        (false, true, false, true), (false, true, true, true), (true, false, true, false), (true, false, false, false),
        (true, true, false, false), (true, true, true, true), (false, false, true, true), (false, false, false, false),
    ])
    func `a draft changes only where the tool wants something else than before`(
        wasWanted: Bool,
        isWanted: Bool,
        isDraft: Bool,
        becomes: Bool
    ) throws {
        let states = [ProposalMarker.State.open, .draft]
        let wanted = WantedProposal(
            commit: Self.commit,
            factsSHA256: Self.facts,
            title: "Title",
            description: Self.description("New\n", state: states[isWanted ? 1 : 0]),
            isDraft: isWanted
        )
        let open = Self.request(Self.description(state: states[wasWanted ? 1 : 0]), isDraft: isDraft)
        guard case .update(let edit) = decide(wanted, Self.current, open: open).request else {
            Issue.record("nothing becomes of it")
            return
        }
        #expect(edit.isDraft == becomes && edit.changesDraft == (becomes != isDraft))
    }

    @Test func `a draft that is as it is wanted is left alone`() {
        for isDraft in [true, false] {
            let open = Self.request(Self.description(state: .draft), isDraft: isDraft)
            #expect(decide(Self.wantedDraft, Self.current, open: open) == ProposalDecision(.unchanged))
        }
    }

    @Test func `a branch that a person uses for another base is kept`() {
        let other = Self.request("Backport")
        let closing = decide(nil, Self.ours, open: Self.request(), elsewhere: [other])
        #expect(closing.result == .closed && closing.push == .none && closing.request != .none)
        #expect(decide(nil, Self.ours, elsewhere: [other]) == ProposalDecision(.leftToOthers))
        #expect(decide(Self.wanted, Self.ours, elsewhere: [other]).push == .replace(Self.tip))
    }

    @Test func `a branch that may have requests is kept`() {
        let situation = ProposalSituation(branch: Self.ours, open: nil, closed: [], mayHaveRequests: true)
        #expect(decideProposal(nil, situation) == ProposalDecision(.leftToOthers))
    }

    @Test func `a closed draft is as much the wish of a person as any other`() {
        let closed = Self.request(Self.description(state: .draft), isDraft: true)
        #expect(decide(Self.wanted, .absent, closed: [closed]).result == .declined)
    }

    @Test func `edited words that speak of other facts are told of, even where an earlier run pushed`() {
        let open = Self.request(title: "Mine", Self.description(facts: String(repeating: "b", count: 64)))
        let decision = decide(Self.wanted, Self.current, open: open)
        #expect(decision.push == .none && decision.request == .none && decision.result == .unchanged)
        #expect(decision.notice?.number == 7)
    }

    @Test func `commits by others stop everything, and are told once`() throws {
        let decision = decide(Self.wanted, Self.others, open: Self.request())
        #expect(decision.push == .none && decision.request == .none && decision.result == .leftToOthers)
        #expect(try #require(decision.notice).text.contains("commits by others"))
        #expect(decide(Self.wanted, Self.others).notice == nil)
        let known = decide(Self.wanted, .others(tip: Self.tip, hasFacts: true), open: Self.request())
        #expect(known == ProposalDecision(.unchanged))
    }

    @Test(arguments: [
        request(title: "A better title"), request("A better text\n" + description()), request("A better text"),
        request(""),
    ])
    func `edited words are left alone while the branch is brought up to date`(open: ProposalSituation.Request) {
        let decision = decide(Self.wanted, Self.ours, open: open)
        #expect(decision.push == .replace(Self.tip))
        #expect(decision.request == .none)
        #expect(decision.notice?.number == 7)
        #expect(decide(Self.wanted, Self.current, open: open) == ProposalDecision(.unchanged))
    }

    @Test(arguments: [wanted, nil], [ours, current, others, .absent])
    func `the freeze label and another base stop everything`(
        wanted: WantedProposal?,
        branch: ProposalSituation.Branch
    ) {
        let frozen = Self.request(labels: ["a", "catalog:freeze"])
        #expect(decide(wanted, branch, open: frozen) == ProposalDecision(.frozen))
        #expect(decide(wanted, branch, elsewhere: [frozen]) == ProposalDecision(.frozen))
        #expect(decide(wanted, branch, elsewhere: [Self.request()]) == ProposalDecision(.leftToOthers))
    }

    @Test(arguments: ["a", "catalog:freez\u{E9}", "Catalog:freeze", "catalog:freeze2", ""])
    func `no other label freezes`(label: String) {
        #expect(decide(Self.wanted, Self.same, open: Self.request(labels: [label])).result == .unchanged)
    }

    @Test func `a branch that was merged is used again, and never deleted`() {
        let merged = ProposalSituation.Branch.merged(tip: Self.tip)
        #expect(
            decide(Self.wanted, merged)
                == ProposalDecision(.created, push: .replace(Self.tip), request: .create)
        )
        #expect(decide(nil, merged) == ProposalDecision(.nothing))
    }

    @Test func `a request whose marker is gone is known by its commit`() {
        let request = { commit in
            ProposalSituation.Request(number: 7, title: "T", description: "No", labels: [], commit: commit)
        }
        #expect(decide(Self.wanted, .absent, closed: [request(Self.commit)]).result == .declined)
        #expect(decide(Self.wanted, .absent, closed: [request(Self.tip)]).result == .created)
        #expect(decide(Self.wanted, .absent, closed: [request(nil)]).result == .created)
    }

    @Test func `a draft that could not be made says so to the next run`() throws {
        let marker = ProposalMarker(
            factsSHA256: Self.facts,
            commit: Self.commit,
            title: "Title",
            text: "Text\n",
            state: .draft
        )
        #expect(marker.draftNotChanged.state == .open)
        #expect(marker.draftNotChanged.draftNotChanged == marker)
        let description = ProposalMarker.replace(in: "Text\n" + marker.line + "\n", by: marker.draftNotChanged)
        guard case .update(let edit) = decide(Self.wantedDraft, Self.current, open: Self.request(description)).request
        else {
            Issue.record("it is not tried again")
            return
        }
        #expect(edit.isDraft && edit.changesDraft)
    }

    @Test func `what a person closed is not opened again for the same facts`() {
        let decision = decide(Self.wanted, .absent, closed: [Self.request()])
        #expect(decision.result == .declined)
        #expect(decision.push == .none && decision.request == .none)
        #expect(decision.notice?.number == 7)
    }

    @Test(arguments: [
        request(description(facts: String(repeating: "c", count: 64))), request(description(state: .closedByTool)),
        request("no marker"), request(""),
    ])
    func `other facts, and what the tool closed itself, are proposed`(closed: ProposalSituation.Request) {
        #expect(decide(Self.wanted, .absent, closed: [closed]).result == .created)
    }

    @Test func `without anything to propose what is the tool's goes`() throws {
        #expect(decide(nil, .absent) == ProposalDecision(.nothing))
        #expect(decide(nil, Self.ours) == ProposalDecision(.closed, push: .delete(Self.tip)))
        let decision = decide(nil, Self.ours, open: Self.request())
        #expect(decision.push == .delete(Self.tip))
        guard case .close(7, let description?) = decision.request else {
            Issue.record("\(decision)")
            return
        }
        #expect(ProposalMarker(in: description)?.state == .closedByTool)
        #expect(decision.notice?.text.contains("nothing to propose") == true)
        // A person's words stay, also in the end, and what the tool closed is no wish of a person.
        let edited = decide(nil, Self.ours, open: Self.request("My words\n" + Self.description()))
        guard case .close(7, let words?) = edited.request else {
            Issue.record("\(edited)")
            return
        }
        #expect(words.hasPrefix("My words\n") && ProposalMarker(in: words)?.state == .closedByTool)
        // Without a marker it is somebody else's.
        let foreign = decide(nil, Self.ours, open: Self.request("mine"))
        #expect(foreign.result == .leftToOthers && foreign.push == .none && foreign.request == .none)
    }

    @Test func `without anything to propose what is of others stays`() {
        let decision = decide(nil, Self.others, open: Self.request())
        #expect(decision.result == .leftToOthers)
        #expect(decision.push == .none && decision.request == .none)
        #expect(decision.notice != nil)
    }
}
