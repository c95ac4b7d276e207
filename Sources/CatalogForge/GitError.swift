// SPDX-License-Identifier: Apache-2.0

/// Why a repository did not answer a question.
package enum GitError: Error, Sendable, Equatable {
    /// No folder of `PATH` has git.
    case notInstalled

    /// The system did not start git, for the reason of this number.
    case notStarted(errorNumber: Int32)

    /// The folder does not exist, or it is in no repository.
    case noRepository(root: String)

    /// The folder belongs to another user, so git does not touch it; its words, visible.
    case notTrusted(words: String)

    /// No commit has this name.
    case revisionMissing(GitRevision, isShallow: Bool)

    /// The repository has no remote of this name.
    case remoteMissing(String)

    /// The remote wants a credential, or another one; the words of git, visible.
    case accessRefused(words: String)

    /// The remote does not answer; the words of git, visible.
    case remoteUnavailable(words: String)

    /// The remote did not take what was pushed; its words, visible.
    case pushRefused(words: String)

    /// The clone left out what it would have fetched when it was needed, and nothing is fetched.
    case incompleteClone(root: String)

    /// Git printed, or would print, more than this many bytes.
    case outputTooLong(limit: Int)

    /// The time was over.
    case tooLate(seconds: Int)

    /// A signal ended git.
    case stopped(signal: Int32)

    /// Git gave up; its words, visible, which may be none.
    case failed(status: Int32, words: String)

    /// What git printed is not what this command of it prints.
    case unexpectedOutput(command: String)
}
