// SPDX-License-Identifier: Apache-2.0

/// A forge, as far as proposals need it: requests to merge a branch, their comments, and issues, of one repository.
///
/// Every call blocks the calling thread. Texts that come from a forge are hostile; they need the escaper of whatever
/// they are shown in. Texts that are sent are sent as they are: the caller has made them safe.
package protocol Forge: Sendable {
    /// The kind of the forge.
    var kind: ForgeKind { get }

    /// The forge's word for a request and its mark: `pull request #12`, `merge request !12`.
    func words(for number: Int) -> String

    /// Whether a request is a draft by its title.
    var namesDraftsByTitle: Bool { get }

    /// A title that makes a request a draft; the same title where the forge has another way.
    func draftTitle(_ title: String) -> String

    /// A title without what makes a request a draft.
    func plainTitle(_ title: String) -> String

    /// What signs commits; nil where the forge signs none.
    var signer: (any CommitSigner)? { get }

    /// The page on which a human opens a request.
    func compareURL(base: String, branch: String) -> String

    /// The open requests from a branch of this repository itself, never of a fork, into a base, or into all where it is
    /// nil.
    ///
    /// - Throws: ``ForgeError``.
    func openRequests(from branch: String, into base: String?) throws(ForgeError) -> [ChangeRequest]

    /// The requests of this repository that were closed or merged, the newest first; not those of long ago.
    ///
    /// - Throws: ``ForgeError``.
    func closedRequests(from branch: String, into base: String) throws(ForgeError) -> [ChangeRequest]

    /// Opens a request, or finds the open one that the forge says there is.
    ///
    /// After a failure of the forge it looks whether there is one now before it tries again.
    ///
    /// - Returns: The request, with ``ChangeRequest/wasCreated`` true if this call opened it.
    /// - Throws: ``ForgeError``.
    func create(_ proposal: ChangeProposal) throws(ForgeError) -> ChangeRequest

    /// Changes a request, as far as a change says something.
    ///
    /// - Throws: ``ForgeError``.
    func update(_ number: Int, _ change: ChangeRequestChange) throws(ForgeError)

    /// Makes a request a draft, or marks it as ready; nothing where that is a matter of the title.
    ///
    /// - Throws: ``ForgeError``.
    func setDraft(_ isDraft: Bool, of number: Int) throws(ForgeError)

    /// Adds what a request lacks of labels, reviewers and assignees; takes nothing away.
    ///
    /// - Throws: ``ForgeError``; with the reason `unknownNames` after all others were added.
    func add(labels: [String], reviewers: [String], assignees: [String], to number: Int) throws(ForgeError)

    /// The comments on a request, the oldest first.
    ///
    /// - Throws: ``ForgeError``.
    func comments(on number: Int) throws(ForgeError) -> [ForgeComment]

    /// Adds a comment to a request.
    ///
    /// - Throws: ``ForgeError``.
    func addComment(_ body: String, to number: Int) throws(ForgeError)

    /// Replaces the text of a comment on a request.
    ///
    /// - Throws: ``ForgeError``.
    func editComment(_ id: Int, on number: Int, body: String) throws(ForgeError)

    /// The open issues of exactly this title.
    ///
    /// - Throws: ``ForgeError``.
    func openIssues(titled title: String) throws(ForgeError) -> [ForgeIssue]

    /// Opens an issue.
    ///
    /// - Throws: ``ForgeError``.
    func createIssue(title: String, body: String, labels: [String]) throws(ForgeError) -> ForgeIssue

    /// Changes the text of an issue if there is a new one, and closes it if that is asked for.
    ///
    /// - Throws: ``ForgeError``.
    func updateIssue(_ number: Int, body: String?, isClosed: Bool) throws(ForgeError)
}
