// SPDX-License-Identifier: Apache-2.0

/// A test could not make what it needs.
struct SandboxFailure: Error {
    let words: String
}
