// SPDX-License-Identifier: Apache-2.0

/// Words of the closed lists, and flavors that differ from their models.
extension FindingCase {
    private static func region(_ name: String, _ region: String, _ expected: String) -> FindingCase {
        FindingCase(
            name,
            .modelsInfo,
            [.init("[{\"country_code\": \"FI\", \"name\": \"eu-north1\"}]", "[\(region)]")],
            expected
        )
    }

    /// Regions and their countries.
    static let regions: [FindingCase] = [
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

    /// Words of the other closed lists, and of the verbose shape.
    static let words: [FindingCase] = [
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

    /// Flavors that contradict their model.
    static let agreement: [FindingCase] = [
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
