// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

extension GitError {
    /// What the reader can do about it, as one line.
    package var nextStep: String {
        switch self {
        case .notInstalled:
            "Install git, or add its folder to PATH; without it, name files instead of revisions."
        case .notStarted(let number) where SpawnError(errorNumber: number).isPassing:
            "Wait until this machine has processes and memory to spare, then try again."
        case .notStarted:
            "Look at the first git in PATH: it is no program that this machine runs."
        case .noRepository:
            "Pass the folder of the catalog inside of a clone with --root DIR."
        case .notTrusted:
            "If you trust that folder, run `git config --global --add safe.directory` with its path, then try again."
        case .revisionMissing(_, isShallow: true):
            "Run `git fetch --unshallow --tags` (actions/checkout: fetch-depth: 0), or fetch that revision, then try again."
        case .revisionMissing:
            "Look for the name in `git log`, `git tag` and `git branch --all`, or fetch it with `git fetch --tags`."
        case .remoteMissing:
            "Name one that `git remote` lists with --remote NAME."
        case .accessRefused:
            "Check the token, that it may write contents, and that it is for this host; or the key that git uses."
        case .remoteUnavailable:
            "Check the network and the address that `git remote get-url --push` prints, then try again."
        case .pushRefused:
            "Check that the credential may write to the repository, and that no rule protects the branch."
        case .incompleteClone:
            "Run `git fetch --refetch --no-filter` in the clone (git 2.36 or newer), then try again."
        case .outputTooLong:
            "Look at what the folder holds at that commit: it is not what a catalog has."
        case .tooLate:
            "Try the same with git itself; if it hangs there too, look at the disk that the clone is on."
        case .stopped, .failed:
            "Run `git status` and `git fsck` in the folder of the catalog: git says more there."
        case .unexpectedOutput:
            "Look at the first git in PATH: it may be a wrapper that prints something of its own."
        }
    }
}
