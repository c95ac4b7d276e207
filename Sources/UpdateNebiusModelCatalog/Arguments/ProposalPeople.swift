// SPDX-License-Identifier: Apache-2.0

/// Who and what goes with a request.
struct ProposalPeople: Equatable, Sendable {
    var labels: [String] = []
    var reviewers: [String] = []
    var assignees: [String] = []

    var isEmpty: Bool { labels.isEmpty && reviewers.isEmpty && assignees.isEmpty }
}
