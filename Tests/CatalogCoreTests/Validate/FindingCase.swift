// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// A valid answer with one thing wrong, and what has to be found in it.
struct FindingCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: AnswerText
    let changes: [AnswerText.Change]
    /// Severity, code and pointer of every finding, in the order of a report.
    let expected: [String]

    init(_ name: String, _ answer: AnswerText, _ changes: [AnswerText.Change], _ expected: String...) {
        self.testDescription = name
        self.answer = answer
        self.changes = changes
        self.expected = expected
    }

    init(_ name: String, text: String, _ expected: String...) {
        self.testDescription = name
        self.answer = AnswerText(text: text)
        self.changes = []
        self.expected = expected
    }

    /// The judgement of the changed answer.
    func judge() -> StageResult<ValidCatalog> {
        judgeAnswer(answer.applying(changes).bytes, name: "answer.json", vocabulary: .sample)
    }

    /// The codes that the case says it gives.
    var codes: Set<DiagnosticCode> {
        Set(expected.compactMap { $0.split(separator: " ").dropFirst().first.flatMap { DiagnosticCode(rawValue: String($0)) } })
    }
}

/// Where the fields of the one model are.
private let flavor = "/0/flavors/0"

extension FindingCase {
    /// Everything that can be wrong with an answer.
    static let all = reading + shape + identity + texts + numbers + prices + verbosePrices + regions + words + agreement

    private static let reading: [FindingCase] = [
        FindingCase("no JSON", text: "<html>", "error invalid-json (root)"),
        FindingCase("nothing", text: "", "error invalid-json (root)"),
        FindingCase("cut off", text: "[{\"flavors\": [", "error invalid-json /0/flavors/0"),
        FindingCase(
            "a number that is none",
            .modelsInfo,
            [.init("0.06", "NaN")],
            "error invalid-json \(flavor)/input_price_per_million_tokens"
        ),
        FindingCase(
            "a comma in a number",
            .modelsInfo,
            [.init("0.06", "1,5")],
            "error invalid-json \(flavor)"
        ),
        FindingCase(
            "a repeated key",
            .modelsInfo,
            [.init("\"vendor\": \"acme\",", "\"vendor\": \"acme\", \"vendor\": \"other\",")],
            "error duplicate-key /0/vendor"
        ),
    ]

    private static let shape: [FindingCase] = [
        FindingCase("another object", text: "{\"models\": []}", "error not-a-catalog (root)"),
        FindingCase("an empty list", text: "[]", "error empty-catalog (root)"),
        FindingCase("an empty verbose list", text: "{\"object\": \"list\", \"data\": []}", "error empty-catalog /data"),
        FindingCase(
            "too many models",
            text: "[" + Array(repeating: "{\"flavors\": []}", count: 10_001).joined(separator: ",") + "]",
            "error too-many-models (root)"
        ),
        FindingCase(
            "an unknown key",
            .modelsInfo,
            [.init("\"label\": \"cheap\",", "\"label\": \"cheap\", \"cache_read\": 1,")],
            "warning unknown-key \(flavor)/cache_read"
        ),
        FindingCase("a missing field", .modelsInfo, [.init("    \"status\": \"active\",\n", "")], "error missing-field /0"),
        FindingCase(
            "a retyped field",
            .modelsInfo,
            [.init("\"max_model_len\": 131072", "\"max_model_len\": \"131072\"")],
            "error wrong-type \(flavor)/max_model_len"
        ),
        FindingCase(
            "a null",
            .modelsInfo,
            [.init("\"quantization\": \"fp8\"", "\"quantization\": null")],
            "warning null-field \(flavor)/quantization"
        ),
        FindingCase(
            "no flavor",
            text: "[{\"flavors\": []}]",
            "error missing-field /0", "error missing-field /0", "error missing-field /0", "error missing-field /0",
            "error missing-field /0", "error missing-field /0", "error missing-field /0", "error missing-field /0",
            "error missing-field /0", "error missing-field /0", "error no-flavors /0/flavors"
        ),
        FindingCase(
            "a flavor that is no object",
            text: AnswerText.modelsInfo.text.split(separator: "\"flavors\"")[0] + "\"flavors\": [5], \"context_window_k\": 131}]",
            "error wrong-type \(flavor)"
        ),
    ]

    private static func id(_ name: String, _ id: String) -> FindingCase {
        FindingCase(name, .modelsInfo, [.init("\"acme/Tiny-1B\"", "\"\(id)\"")], "error invalid-id \(flavor)/model_id")
    }

    private static func second(_ name: String, id: String, _ code: String) -> FindingCase {
        let model = String(AnswerText.modelsInfo.text.dropFirst(1).dropLast(3))
        let other = model.replacing("\"acme/Tiny-1B\"", with: "\"\(id)\"")
        return FindingCase(name, text: "[\(model),\(other)]", "error \(code) /1/flavors/0/model_id")
    }

    private static let identity: [FindingCase] = [
        id("an empty id", ""),
        id("an id without a vendor", "Tiny-1B"),
        id("an id with two slashes", "acme/Tiny/1B"),
        id("an id with a space", "acme/Tiny 1B"),
        id("an id that climbs", "../Tiny"),
        id("an id that is an option", "acme/--help"),
        id("an id with letters that look like others", "acme/T\u{456}ny-1B"),
        id("an id with controls", "acme/Tiny\\u001b[2J"),
        id("an id that is too long", "acme/" + String(repeating: "x", count: 124)),
        second("the same id twice", id: "acme/Tiny-1B", "duplicate-id"),
        second("an id that differs by case", id: "acme/tiny-1b", "id-differs-by-case"),
    ]

    private static let texts: [FindingCase] = [
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
    ]

    private static func window(_ text: String, _ code: String) -> FindingCase {
        FindingCase(
            "a window of \(text)",
            .modelsInfo,
            [.init("131072", text)],
            "error \(code) \(flavor)/max_model_len"
        )
    }

    private static func dimensions(_ text: String) -> FindingCase {
        FindingCase(
            "embedding dimensions of \(text)",
            .embedding,
            [.init("4096", text)],
            "error invalid-embedding-dimensions /0/embedding_dimensions"
        )
    }

    private static let numbers: [FindingCase] = [
        window("0", "invalid-context-window"),
        window("-1", "invalid-context-window"),
        window("8000.5", "invalid-context-window"),
        window("1000000001", "invalid-context-window"),
        window("1e999999999", "invalid-context-window"),
        window("99999999999999999999", "invalid-context-window"),
        window("8000", "placeholder-context-window"),
        window("8e3", "placeholder-context-window"),
        window("8000.0", "placeholder-context-window"),
        dimensions("0"),
        dimensions("-4096"),
        dimensions("0.5"),
        dimensions("1000001"),
    ]

    private static func price(_ text: String, _ code: String, severity: String = "error") -> FindingCase {
        FindingCase(
            "a price of \(text)",
            .modelsInfo,
            [.init("0.06", text)],
            "\(severity) \(code) \(flavor)/input_price_per_million_tokens"
        )
    }

    private static let prices: [FindingCase] = [
        price("-1", "negative-price"),
        price("-0", "negative-price"),
        price("0", "zero-price"),
        price("0.00009", "price-out-of-range"),
        price("1000.01", "price-out-of-range"),
        price("1e999999999", "price-out-of-range"),
        price("1e-999999999", "price-out-of-range"),
        price("0.1234567", "price-too-precise"),
        price("0." + String(repeating: "1", count: 60), "price-too-precise"),
        price("1.4000000000000001", "numeric-noise", severity: "warning"),
        FindingCase(
            "free output of a generative model",
            .modelsInfo,
            [.init("0.24", "0.0")],
            "error zero-price \(flavor)/output_price_per_million_tokens"
        ),
        FindingCase(
            "free input of an embedding model",
            .embedding,
            [.init("0.06", "0")],
            "error zero-price \(flavor)/input_price_per_million_tokens"
        ),
    ]

    private static func perToken(_ text: String, _ code: String, severity: String = "error") -> FindingCase {
        FindingCase(
            "a price per token of \(text)",
            .verbose,
            [.init("\"0.00000013\"", "\"\(text)\"")],
            "\(severity) \(code) /data/0/pricing/prompt"
        )
    }

    private static let verbosePrices: [FindingCase] = [
        perToken("NaN", "invalid-price"),
        perToken("1,5", "invalid-price"),
        perToken("1.2abc", "invalid-price"),
        perToken("", "invalid-price"),
        perToken("+0.1", "invalid-price"),
        perToken("0x1p3", "invalid-price"),
        perToken("$0.10\\u001b", "invalid-price"),
        perToken("-0.0000001", "negative-price"),
        perToken("0", "zero-price"),
        perToken("0.13", "price-out-of-range"),
        perToken("0.0000000000000013", "price-out-of-range"),
        perToken("0.00000013000007", "price-too-precise"),
        perToken("0.12345678901234567891", "price-too-precise"),
        perToken("0.00000012999999999999999", "numeric-noise", severity: "warning"),
        FindingCase(
            "a price for each image",
            .verbose,
            [.init("\"image\": \"0\"", "\"image\": \"0.01\"")],
            "warning unused-price /data/0/pricing/image"
        ),
        FindingCase(
            "a price for each image that is no number",
            .verbose,
            [.init("\"image\": \"0\"", "\"image\": \"free\"")],
            "warning unused-price /data/0/pricing/image"
        ),
    ]

    private static func region(_ name: String, _ region: String, _ expected: String) -> FindingCase {
        FindingCase(
            name,
            .modelsInfo,
            [.init("[{\"country_code\": \"FI\", \"name\": \"eu-north1\"}]", "[\(region)]")],
            expected
        )
    }

    private static let regions: [FindingCase] = [
        region("no region", "", "error no-region \(flavor)/regions"),
        region(
            "the same region twice",
            "{\"country_code\": \"FI\", \"name\": \"eu-north1\"}, {\"country_code\": \"FI\", \"name\": \"eu-north1\"}",
            "warning repeated-word \(flavor)/regions/1/name"
        ),
        region(
            "an unknown region near a known one",
            "{\"country_code\": \"FI\", \"name\": \"eu-north2\"}",
            "error unknown-region \(flavor)/regions/0/name"
        ),
        region(
            "an unknown region in an impossible country",
            "{\"country_code\": \"Finland; rm\", \"name\": \"ap-southeast1\"}",
            "error unknown-region \(flavor)/regions/0/name"
        ),
        region(
            "a region that is hostile",
            "{\"country_code\": \"FI\", \"name\": \"$(rm -rf ~)\\u001b[2J\"}",
            "error unknown-region \(flavor)/regions/0/name"
        ),
        region(
            "a region in the country of another",
            "{\"country_code\": \"US\", \"name\": \"eu-north1\"}",
            "error unknown-country \(flavor)/regions/0/country_code"
        ),
        region(
            "a region in an unknown country",
            "{\"country_code\": \"GB\", \"name\": \"uk-south1\"}",
            "error unknown-country \(flavor)/regions/0/country_code"
        ),
        region(
            "a country in small letters",
            "{\"country_code\": \"fi\", \"name\": \"eu-north1\"}",
            "error unknown-country \(flavor)/regions/0/country_code"
        ),
    ]

    private static func useCase(_ name: String, _ word: String) -> FindingCase {
        FindingCase(
            name,
            .modelsInfo,
            [.init("[\"text\", \"code\"]", "[\"text\", \"\(word)\"]", times: 2)],
            "error unknown-use-case /0/use_cases/1"
        )
    }

    private static let words: [FindingCase] = [
        useCase("a use case near a known one", "codes"),
        useCase("a use case in capitals", "CODE"),
        useCase("a use case of two words", "pair classification"),
        useCase("a use case that is an option", "--force"),
        useCase("a use case that ends a command", "x; rm -rf ~"),
        useCase("a use case with a quotation mark", "it's"),
        useCase("a use case that hides something", "co\u{200B}de"),
        useCase("an empty use case", ""),
        useCase("a use case that begins with a digit", "3d"),
        useCase("a use case whose Swift name Swift needs", "default"),
        useCase("a use case whose Swift name the type has already", "raw_value"),
        useCase("a use case whose Swift name is taken", "function-calling"),
        FindingCase(
            "a use case twice",
            .modelsInfo,
            [.init("\"text\", \"code\"", "\"text\", \"code\", \"code\"", times: 2)],
            "warning repeated-word /0/use_cases/2"
        ),
        FindingCase(
            "an unknown kind",
            .modelsInfo,
            [.init("\"text2text\"", "\"rerank\"", times: 2)],
            "error unknown-kind /0/type"
        ),
        FindingCase(
            "an unknown status",
            .modelsInfo,
            [.init("\"status\": \"active\"", "\"status\": \"error\"")],
            "error unknown-status /0/status"
        ),
        FindingCase(
            "an unknown quantization",
            .modelsInfo,
            [.init("\"fp8\"", "\"fp16\"")],
            "error unknown-quantization \(flavor)/quantization"
        ),
        FindingCase(
            "an unknown modality",
            .verbose,
            [.init("text->text", "text->image")],
            "error unknown-modality /data/0/architecture/modality"
        ),
        FindingCase(
            "an unknown feature",
            .verbose,
            [.init("\"tools\"", "\"tool\"")],
            "error unknown-feature /data/0/supported_features/0"
        ),
    ]

    private static func disagreement(_ name: String, _ old: String, _ new: String, at pointer: String) -> FindingCase {
        FindingCase(name, .modelsInfo, [.init(old, new)], "error flavor-disagrees \(pointer)")
    }

    private static let agreement: [FindingCase] = [
        disagreement(
            "a flavor of another kind",
            "\"model_type\": \"text2text\"",
            "\"model_type\": \"embedding\"",
            at: "\(flavor)/model_type"
        ),
        disagreement(
            "a flavor with another name",
            "\"model_name\": \"Tiny-1B\"",
            "\"model_name\": \"Tiny-1b\"",
            at: "\(flavor)/model_name"
        ),
        disagreement(
            "a flavor with another window",
            "        \"context_window_k\": 131,",
            "        \"context_window_k\": 128,",
            at: "\(flavor)/context_window_k"
        ),
        disagreement(
            "a flavor with one tag more",
            "        \"tags\": [\"JSON mode\"]",
            "        \"tags\": [\"JSON mode\", \"math\"]",
            at: "\(flavor)/tags/1"
        ),
        disagreement(
            "a flavor with one use case less",
            "        \"use_cases\": [\"text\", \"code\"]",
            "        \"use_cases\": [\"text\"]",
            at: "/0/use_cases/1"
        ),
    ]
}
