// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What the clients of all forges have in common.
protocol ForgeClient: Forge {
    /// The way to the forge.
    var connection: ForgeConnection { get }

    /// What the forge calls the state of a request that is open.
    var openState: String { get }

    /// The states, in the word of the forge, of a request that was closed or merged.
    var endedState: String { get }

    /// How many pages are read of the list of requests that were closed or merged.
    var endedPageCount: Int { get }

    /// Lists requests of a branch; the list may have others, too.
    ///
    /// - Parameters:
    ///   - branch: The branch that is to be merged.
    ///   - base: The branch that it is to be merged into; nil for all.
    ///   - state: The state, in the word of the forge.
    ///   - pageCount: How many pages of the list are read at most.
    /// - Returns: The requests.
    /// - Throws: ``ForgeError``.
    func requests(
        from branch: String,
        into base: String?,
        state: String,
        pageCount: Int
    ) throws(ForgeError) -> [ChangeRequest]
}

extension ForgeClient {
    /// The kind of the forge.
    package var kind: ForgeKind { connection.endpoint.kind }

    var endedState: String { "closed" }

    var endedPageCount: Int { 1 }

    package var signer: (any CommitSigner)? { nil }

    package var namesDraftsByTitle: Bool { true }

    package func setDraft(_ isDraft: Bool, of number: Int) {}

    /// The forge's word for a request and its mark.
    package func words(for number: Int) -> String { "\(kind.requestWord) \(kind.requestMark)\(number)" }

    /// A text without the first of some beginnings that it has, whatever the case of their letters, and spaces after
    /// it.
    func removing(_ beginnings: [String], from title: String) -> String {
        for beginning in beginnings {
            let start = title.utf8.prefix(beginning.utf8.count)
            guard String(Substring(start)).lowercased().hasSameBytes(as: beginning.lowercased()) else { continue }
            return String(Substring(title.utf8.dropFirst(beginning.utf8.count).drop { $0 == UInt8(ascii: " ") }))
        }
        return title
    }

    package func openRequests(from branch: String, into base: String?) throws(ForgeError) -> [ChangeRequest] {
        try requests(from: branch, into: base, state: openState, pageCount: ForgeConnection.maximumPages)
            .filter { $0.isOpen && !$0.isMerged && $0.isFrom(branch, into: base) }
    }

    package func closedRequests(from branch: String, into base: String) throws(ForgeError) -> [ChangeRequest] {
        try requests(from: branch, into: base, state: endedState, pageCount: endedPageCount)
            .filter { !$0.isOpen && $0.isFrom(branch, into: base) }
            .sorted { $0.number > $1.number }
    }

    /// Opens a request by `post`, or finds the one that there is by `find`.
    ///
    /// - Parameters:
    ///   - proposal: What is proposed.
    ///   - post: Makes the call, with the title as it is sent.
    ///   - find: Looks for the open one; is given its number if the forge told it.
    /// - Returns: The request, and whether it was opened now.
    /// - Throws: ``ForgeError``.
    func create(
        _ proposal: ChangeProposal,
        post: () throws(ForgeError) -> ChangeRequest,
        find: (Int?) throws(ForgeError) -> ChangeRequest?
    ) throws(ForgeError) -> ChangeRequest {
        var pauses = [1_000, 2_000, 4_000][...]
        while true {
            do throws(ForgeError) {
                return try post()
            } catch {
                if case .alreadyExists(let number) = error.reason {
                    return try findExisting(number, error, find)
                }
                // The forge may have opened it before it failed, and a second one must not be tried then.
                guard error.isTransient, let pause = pauses.popFirst(), connection.wait(milliseconds: pause) else {
                    throw error
                }
                if var found = try find(nil) {
                    found.wasCreated = found.body.hasSameBytes(as: proposal.body)
                    return found
                }
            }
        }
    }

    /// Looks for a request that the forge says there is; its lists may be a moment behind.
    private func findExisting(
        _ number: Int?,
        _ error: ForgeError,
        _ find: (Int?) throws(ForgeError) -> ChangeRequest?
    ) throws(ForgeError) -> ChangeRequest {
        for pause in [0, 1_000, 3_000] {
            if pause > 0, !connection.wait(milliseconds: pause) { break }
            if let found = try find(number) { return found }
        }
        throw error
    }

    /// The names of a list that another list does not have.
    func missing(_ names: [String], from present: [String], ignoringCase: Bool) -> [String] {
        let key = { (name: String) in Array((ignoringCase ? name.lowercased() : name).utf8) }
        var seen = Set(present.map(key))
        return names.filter { seen.insert(key($0)).inserted }
    }

    /// An error of this forge.
    func error(_ reason: ForgeError.Reason, _ operation: String) -> ForgeError {
        connection.error(reason, operation)
    }
}
