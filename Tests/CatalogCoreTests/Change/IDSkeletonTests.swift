// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct IDSkeletonTests {
    @Test(arguments: [
        ("acme/Tiny-1B", "acme/tiny-1b"), ("acme/Tiny-1B", "acme/Tiny_1B"), ("acme/Tiny-1B", "acme/Tiny1B"),
        ("acme/Tiny-1B", "acme/Tiny--1B"), ("ac.me/Tiny", "acme/Tiny"), ("acme/Llama-3_5", "acme/Llama-3.5"),
        ("acme/Llama-3-5", "acme/Llama-3.5"), ("acme/Llama", "acme/L1ama"), ("acme/Llama", "acme/LIama"),
        ("acme/Phi", "acme/Phl"), ("acme/GLM-0", "acme/GLM-O"), ("acme/GLM-5o", "acme/GLM-50"),
        ("acme/Llama-3_1", "acme/llama-3.l"), ("acme/Llama-3_1", "acme/llama-3.I"), ("acme/V1.0", "acme/V1.O"),
        ("acme/Qwen2-Instruct", "acme/Qwen2Instruct"), ("acme/Model-1", "acme/Model1"),
        ("acme/Qwen2-large", "acme/Qwen2large"), ("acme/a:free", "acme/a-free"), ("acme/a+", "acme/a"),
    ])
    func `ids that people mistake for each other have one skeleton`(first: String, second: String) {
        #expect(IDSkeleton(first) == IDSkeleton(second))
    }

    @Test(arguments: [
        ("acme/V4.1", "acme/V41"), ("acme/V4-1", "acme/V41"), ("acme/V4.l", "acme/V4l"), ("acme/a", "other/a"),
        ("acme/a", "acm/ea"), ("acme/Tiny-1B", "acme/Tiny-2B"), ("acme/Llama-3.1", "acme/Llama-3.1-fast"),
        ("acme/Llama-3.1", "acme/Llama-3.11"), ("acme/V4.1", "acme/V.41"), ("acme/s", "acme/5"),
    ])
    func `ids that say something else have two`(first: String, second: String) {
        #expect(IDSkeleton(first) != IDSkeleton(second))
    }

    @Test func `any bytes have a skeleton`() {
        for text in ["", "/", "-", "1", "l", "-1", "1-", "1-1", "\u{0}", "\u{1F600}", "é/1-1"] {
            #expect(IDSkeleton(text) == IDSkeleton(text))
        }
    }
}
