// SPDX-License-Identifier: Apache-2.0

/// Answers of forges about requests, as their documentation has them, shortened.
enum RequestJSON {
    /// A pull request of GitHub; `fork` stands for a branch of a fork, whose owner may have the same name.
    static func github(
        _ number: Int,
        state: String = "open",
        branch: String = "update",
        base: String = "main",
        title: String = "Update",
        body: String = "Text",
        headRepository: Int? = 1,
        mergedAt: String? = nil
    ) -> String {
        let repository = headRepository.map { #"{"id":\#($0),"full_name":"owner/models"}"# } ?? "null"
        return """
            {"id":9\(number),"number":\(number),"state":"\(state)","title":"\(title)","body":"\(body)","draft":false,
            "html_url":"http://{host}/owner/models/pull/\(number)","merged_at":\(mergedAt.map { "\"\($0)\"" } ?? "null"),
            "user":{"login":"bot"},"labels":[{"name":"catalog"}],"assignees":[],"requested_reviewers":[],
            "requested_teams":[],
            "head":{"ref":"\(branch)","sha":"\(String(repeating: "a", count: 40))","repo":\(repository)},
            "base":{"ref":"\(base)","repo":{"id":1,"full_name":"owner/models"}}}
            """
    }

    /// A merge request of GitLab.
    static func gitlab(
        _ number: Int,
        state: String = "opened",
        branch: String = "update",
        title: String = "Update",
        body: String = "Text",
        sourceProject: Int? = 7
    ) -> String {
        """
        {"id":9\(number),"iid":\(number),"state":"\(state)","title":"\(title)","description":"\(body)","draft":false,
        "web_url":"http://{host}/owner/models/-/merge_requests/\(number)","source_branch":"\(branch)",
        "target_branch":"main","source_project_id":\(sourceProject.map(String.init) ?? "null"),"target_project_id":7,
        "sha":"\(String(repeating: "b", count: 40))","labels":["catalog"],"author":{"username":"bot","id":3},
        "reviewers":[{"id":4,"username":"anna"}],"assignees":[]}
        """
    }

    /// A pull request of Forgejo.
    static func forgejo(
        _ number: Int,
        state: String = "open",
        branch: String = "update",
        title: String = "Update",
        body: String = "Text",
        headRepository: Int? = 1,
        isMerged: Bool = false
    ) -> String {
        let repository = headRepository.map { #"{"id":\#($0),"full_name":"owner/models"}"# } ?? "null"
        return """
            {"id":9\(number),"number":\(number),"state":"\(state)","title":"\(title)","body":"\(body)",
            "merged":\(isMerged),"html_url":"http://{host}/owner/models/pulls/\(number)","user":{"login":"bot"},
            "labels":[],"assignees":[{"login":"anna"}],"requested_reviewers":[],
            "head":{"label":"\(branch)","ref":"\(branch)","sha":"\(String(repeating: "c", count: 40))","repo":\(repository)},
            "base":{"label":"main","ref":"main","repo":{"id":1,"full_name":"owner/models"}}}
            """
    }
}
