// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension GitError {
    /// What happened, as one line that is safe to print.
    package var message: String {
        switch self {
        case .notInstalled: "git is not in a folder of PATH"
        case .notStarted(let number): "git did not start (error \(number))"
        case .noRepository(let root): "\(Self.visible(root)) is not in a git repository"
        case .notTrusted(let words): "git does not open the repository: \(words)"
        case .revisionMissing(let revision, let isShallow):
            "the repository has no commit \(VisibleText.encode(revision.text))"
                + (isShallow ? "; the clone is shallow, so it has only the newest commits" : "")
        case .remoteMissing(let name): "the repository has no remote \"\(VisibleText.encode(name, limit: 100))\""
        case .accessRefused(let words): "the remote refused access: \(words)"
        case .remoteUnavailable(let words): "the remote does not answer: \(words)"
        case .pushRefused(let words): "the remote did not take the branch: \(words)"
        case .incompleteClone(let root):
            "the clone at \(Self.visible(root)) does not have the files of that commit: it is a partial one"
        case .outputTooLong(let limit): "git has more to say than \(limit) bytes, the most allowed"
        case .tooLate(let seconds): "git was not finished after \(seconds) s, the total time allowed"
        case .stopped(let signal): "git was ended by signal \(signal)"
        case .failed(let status, let words):
            "git failed with status \(status)" + (words.isEmpty ? " and without a word" : ": \(words)")
        case .unexpectedOutput(let command): "git \(command) printed something that it should not"
        }
    }

    private static func visible(_ path: String) -> String {
        VisibleText.encode(path, limit: 300)
    }
}
