// SPDX-License-Identifier: Apache-2.0

/// Names, tags, licences and dates that no catalog may have.
extension FindingCase {
    /// Everything that is shown as upstream writes it, and creation times.
    static let texts: [FindingCase] = [
        FindingCase(
            "an empty name",
            .modelsInfo,
            [.init("\"Tiny-1B\"", "\"\"", times: 2)],
            "error invalid-text /0/name"
        ),
        FindingCase(
            "a name that turns the text around",
            .modelsInfo,
            [.init("\"Tiny-1B\"", "\"Tiny\u{202E}B1\"", times: 2)],
            "error invalid-text /0/name"
        ),
        FindingCase(
            "a vendor of 101 bytes",
            .modelsInfo,
            [.init("\"acme\"", "\"\(String(repeating: "v", count: 101))\"")],
            "error invalid-text /0/vendor"
        ),
        FindingCase(
            "a tag with a line feed",
            .modelsInfo,
            [.init("[\"JSON mode\"]", "[\"JSON\\nmode\"]", times: 2)],
            "error invalid-text /0/tags/0"
        ),
        FindingCase(
            "a list of 101 tags",
            .modelsInfo,
            [
                .init(
                    "[\"JSON mode\"]",
                    "[" + (1...101).map { "\"t\($0)\"" }.joined(separator: ",") + "]",
                    times: 2
                )
            ],
            "error invalid-text /0/tags/100"
        ),
        FindingCase(
            "a licence with a bell",
            .modelsInfo,
            [.init("\"MIT License\"", "\"MIT\\u0007\"")],
            "error invalid-text /0/license/name"
        ),
        FindingCase(
            "a licence address without encryption",
            .modelsInfo,
            [.init("https://example.com", "http://example.com")],
            "error invalid-url /0/license/url"
        ),
        FindingCase(
            "a licence address without a host",
            .modelsInfo,
            [.init("https://example.com/LICENSE", "https://")],
            "error invalid-url /0/license/url"
        ),
        FindingCase(
            "a licence address that leaves its markup",
            .modelsInfo,
            [.init("https://example.com/LICENSE", "https://example.com/><script>")],
            "error invalid-url /0/license/url"
        ),
        FindingCase(
            "a date that is none",
            .modelsInfo,
            [.init("\"2026-06-01T00:00:00.000Z\"", "\"who can keep track?\"")],
            "error invalid-date /0/created_at"
        ),
        FindingCase(
            "a time in milliseconds",
            .modelsInfo,
            [.init("\"2026-06-01T00:00:00.000Z\"", "1780272000000000")],
            "error invalid-date /0/created_at"
        ),
        FindingCase(
            "two tags that only look alike",
            .modelsInfo,
            [.init("[\"JSON mode\"]", "[\"caf\u{E9}\", \"cafe\u{301}\"]", times: 2)],
            "error text-twin /0/tags/1"
        ),
    ]
}
