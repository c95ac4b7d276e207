// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct IdentifierDerivationTests {
    @Test(arguments: [
        ("nvidia/Nemotron-3_5-Lightning", "nemotron35Lightning"),
        ("openai/gpt-oss-120b", "gptOSS120B"),
        ("openai/gpt-oss-120b-fast", "gptOSS120BFast"),
        ("Qwen/Qwen3-Embedding-8B", "qwen3Embedding8B"),
        ("Qwen/Qwen3-32B", "qwen3_32B"),
        ("Qwen/Qwen3-235B-A22B-Instruct-2507", "qwen3_235BA22BInstruct2507"),
        ("Qwen/Qwen2.5-VL-72B-Instruct", "qwen25VL72BInstruct"),
        ("deepseek-ai/DeepSeek-V3.2-fast", "deepSeekV32Fast"),
        ("deepseek-ai/DeepSeek-R1-0528-fast", "deepSeekR1_0528Fast"),
        ("zai-org/GLM-4.5-Air", "glm45Air"),
        ("meta-llama/Llama-3.3-70B-Instruct", "llama33_70BInstruct"),
        ("nvidia/nemotron-3-super-120b-a12b", "nemotron3Super120BA12B"),
        ("nvidia/Llama-3_1-Nemotron-Ultra-253B-v1", "llama31NemotronUltra253BV1"),
        ("mistralai/Mixtral-8x7B-Instruct-v0.1", "mixtral8x7BInstructV01"),
        ("MiniMaxAI/MiniMax-M2.5", "miniMaxM25"),
        ("cohere/command-r+", "commandRPlus"),
        ("acme/4o-mini", "acme4oMini"),
        ("acme/default", "default"),
        ("acme/self", "acmeSelf"),
        ("acme/all", "acmeAll"),
        ("acme/caf\u{E9}-2b", "cafe2B"),
        ("google/gemma-3-27b-it", "gemma3_27BIt"),
    ])
    func `a published id has its expected name`(id: String, expected: String) {
        #expect(plainIdentifier(of: id) == expected)
    }

    @Test(arguments: [
        ("acme/GLM", "glm"), ("acme/QwQ-32B", "qwQ32B"), ("acme/NVIDIA-Nano", "nvidiaNano"),
        ("acme/NVIDIAChat", "nvidiaChat"), ("acme/A22B", "a22B"), ("acme/gpt", "gpt"), ("acme/OSS-VL", "ossVL"),
    ])
    func `the first word loses its leading capitals`(id: String, expected: String) {
        #expect(plainIdentifier(of: id) == expected)
    }

    @Test(arguments: [
        ("acme/x-8x7b", "x8x7B"), ("acme/x-8X22B", "x8X22B"), ("acme/x-16k", "x16K"), ("acme/x-1t", "x1T"),
        ("acme/x-500m", "x500M"), ("acme/x-1.5b", "x15B"), ("acme/x-e4b", "xE4B"), ("acme/x-r7b", "xR7B"),
        ("acme/x-3n", "x3n"), ("acme/x-8xb", "x8xb"), ("acme/x-1x2x3b", "x1x2x3b"), ("acme/x-b", "xB"),
        ("acme/x-v", "xV"), ("acme/x-av1", "xAv1"), ("acme/x-k2", "xK2"), ("acme/x-1b2", "x1b2"),
    ])
    func `sizes and versions end in capitals, and nothing else does`(id: String, expected: String) {
        #expect(plainIdentifier(of: id) == expected)
    }

    @Test(arguments: [
        ("acme/x-3.5", "x35"), ("acme/x-3_5", "x35"), ("acme/x-1.2.3", "x123"), ("acme/x-3-5", "x3_5"),
        ("acme/x-3._5", "x3_5"), ("acme/x.5", "x5"), ("acme/x-5.", "x5"), ("acme/x_y", "xY"), ("acme/x:free", "xFree"),
        ("acme/a/b", "aB"), ("acme/--x--", "x"), ("acme/c++", "cPlusPlus"), ("acme/+", "plus"),
    ])
    func `dots and underscores join digits only`(id: String, expected: String) {
        #expect(plainIdentifier(of: id) == expected)
    }

    @Test(arguments: [
        ("self", "modelSelf"), ("4o", "model4o"), ("01-ai/4o", "model01AI4o"), ("4/4o", "model4_4o"),
        ("meta-llama/4o", "metaLlama4o"), ("l3/4o", "l3_4o"), ("\u{6A21}/4o", "model4o"), ("acme/Type", "acmeType"),
        ("acme/Protocol", "acmeProtocol"), ("acme/init", "acmeInit"), ("acme/allcases", "acmeAllcases"),
        ("acme/raw-value", "acmeRawValue"), ("acme/generative", "acmeGenerative"), ("acme/removed", "acmeRemoved"),
        ("acme/embeddings", "acmeEmbeddings"), ("acme/snapshot-date", "acmeSnapshotDate"), ("acme/id", "acmeId"),
        ("acme/ids", "acmeIds"), ("acme/none", "acmeNone"), ("acme/some", "acmeSome"), ("acme/entry", "acmeEntry"),
        ("acme/description", "acmeDescription"), ("acme/hash-value", "acmeHashValue"), ("acme/any", "any"),
        ("acme/debug-description", "acmeDebugDescription"),
    ])
    func `a digit in front or a reserved word calls for a prefix`(id: String, expected: String) {
        #expect(plainIdentifier(of: id) == expected)
    }

    @Test(arguments: [
        ("acme/cafe\u{301}-2b", "cafe2B"), ("acme/\u{FF27}\u{FF30}\u{FF34}\u{FF0D}\u{FF14}", "gpt4"),
        ("acme/x\u{FF0B}", "xPlus"), ("acme/\u{FB01}ne", "fine"), ("acme/\u{17D}iv\u{E9}", "zive"),
        ("acme/x\u{2014}y", "xY"), ("acme/x\u{0}y", "xY"), ("acme/x\u{200B}y", "xY"), ("acme/gpt-4\u{43E}", "gpt4"),
        ("acme/3\u{301}.5", "acme35"),
    ])
    func `letters are folded to ASCII`(id: String, expected: String) {
        #expect(plainIdentifier(of: id) == expected)
    }

    @Test(arguments: ["", "/", "acme/", "acme/---", "acme/\u{6A21}\u{578B}", "acme/\u{301}", "///"])
    func `a name without ASCII letters or digits is empty`(id: String) {
        #expect(IdentifierDerivation(id: id).isEmpty)
    }

    @Test func `the table folds each scalar as its decomposition does`() {
        // By canonical equivalence, a letter with a mark is the same key as the composed letter.
        var bases: [String: UInt8] = [:]
        for letter in Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8) {
            for mark in (UInt32(0x300)...0x36F).compactMap(Unicode.Scalar.init) {
                bases[String(Unicode.Scalar(letter)) + String(mark)] = letter
            }
        }
        var folded = 0
        for scalar in (UInt32(0xC0)...0x17F).compactMap(Unicode.Scalar.init) {
            guard let base = bases[String(scalar)] else { continue }
            #expect(LatinFolding.fold(scalar) == .ascii([base]), "U+\(String(scalar.value, radix: 16))")
            folded += 1
        }
        #expect(folded == 161)
    }

    @Test(arguments: [
        (UInt32(0xDF), LatinFolding.Outcome.lost), (0xE6, .lost), (0xF8, .lost), (0x132, .ascii([0x49, 0x4A])),
        (0xFB06, .ascii([0x73, 0x74])), (0xFF21, .ascii([0x41])), (0xFF5F, .lost), (0x300, .dropped), (0x36F, .dropped),
        (0x370, .lost), (0x7F, .ascii([0x7F])), (0x80, .lost), (0x10FFFF, .lost),
    ])
    func `what the decomposition does not reduce to ASCII is lost`(value: UInt32, outcome: LatinFolding.Outcome) throws
    {
        #expect(LatinFolding.fold(try #require(Unicode.Scalar(value))) == outcome)
    }

    @Test func `the rules that were applied are told in order`() {
        let derivation = IdentifierDerivation(id: "acm\u{E9}/caf\u{E9}+-4.5-oss-8b-2\u{6A21}")
        let form = IdentifierDerivation.Form(prefix: .isTaken, softJoins: .spelled)
        let derived = derivation.derive(form)
        #expect(derived.identifier == "acmeCafePlus4_5OSS8B2")
        #expect(
            derived.rules == [
                .vendorPrefixed(.isTaken), .foldedToASCII, .lettersLost([0x6A21]), .plusSpelled, .softJoinsSpelled,
                .acronym("OSS"), .measure("8B"),
            ]
        )
        #expect(
            IdentifierDerivation(id: "acme/x-2-1.5").derive(derivation.plainForm).rules
                == [.vendorLeftOut, .softJoinsClosed, .digitsSeparated]
        )
    }

    @Test func `every explanation is a sentence in ASCII`() {
        let rules: [NamingRule] = [
            .vendorLeftOut, .foldedToASCII, .lettersLost([0x6A21, 0x1F600]), .plusSpelled, .softJoinsClosed,
            .softJoinsSpelled, .acronym("OSS"), .measure("8B"), .digitsSeparated, .vendorPrefixed(.beginsWithDigit),
            .vendorPrefixed(.isReserved), .vendorPrefixed(.isTaken), .modelPrefixed,
        ]
        for explanation in rules.map(\.explanation) {
            #expect(explanation.utf8.allSatisfy { (0x20...0x7E).contains($0) })
            #expect(explanation.utf8.last == UInt8(ascii: "."))
        }
        #expect(Set(rules.map(\.explanation)).count == rules.count)
        #expect(
            NamingRule.lettersLost(Array(repeating: 0xE6, count: 10)).explanation
                == "Characters without an ASCII form separate words: "
                + "U+00E6, U+00E6, U+00E6, U+00E6, U+00E6, U+00E6, U+00E6, U+00E6 and 2 more."
        )
    }

    /// The identifier that an id has when no other model wants it.
    private func plainIdentifier(of id: String) -> String {
        let derivation = IdentifierDerivation(id: id)
        return derivation.derive(derivation.plainForm).identifier
    }
}
