// SPDX-License-Identifier: Apache-2.0

/// The words of model ids that are written in capitals when they do not come first.
///
/// Only words that everybody in the field reads as initials belong here, and none that are also words, such as
/// `it`. A change of this table changes the names of ids to come, never a name that was given.
enum Acronyms {
    /// Whether a word, ASCII bytes in any case, is an acronym.
    static func contains(_ word: [UInt8]) -> Bool {
        table.contains(String(decoding: word.map(IdentifierASCII.lowercased), as: UTF8.self))
    }

    /// The acronyms, in small letters.
    private static let table: Set<String> = [
        "ai", "api", "asr", "awq", "bf16", "dpo", "fp16", "fp4", "fp8", "gguf", "glm", "gpt", "gptq", "llm", "mxfp4",
        "nvfp4", "ocr", "oss", "rag", "rl", "rlhf", "sft", "sql", "stt", "tts", "ui", "vl", "vlm",
    ]
}
