// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Runs the reader and the writer over the public JSON parsing suite.
@Suite(.enabled(if: JSONPublicSuite.folder != nil, "CATALOG_SUITES does not name the folder of the public suites"))
struct JSONPublicSuiteTests {
    /// The only accepted files of the suite that this reader rejects: their keys are not distinct.
    static let filesWithDuplicateKeys: Set = [
        "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
    ]

    /// The layouts in which every accepted file is written.
    static let layouts: [JSONLayout] = [.expanded, .inline, .rows([2, 1])]

    @Test func `the suite is complete`() {
        #expect(JSONPublicSuite.files(startingWith: "y_").count == 95)
        #expect(JSONPublicSuite.files(startingWith: "n_").count == 188)
        #expect(JSONPublicSuite.files(startingWith: "i_").count == 35)
    }

    @Test(arguments: JSONPublicSuite.files(startingWith: "y_"))
    func `a valid text is accepted unless its keys are repeated`(file: String) throws {
        let failure = JSONDocument.failure(reading: try JSONPublicSuite.bytes(of: file))
        #expect(failure?.reason == (Self.filesWithDuplicateKeys.contains(file) ? .duplicateKeys : nil))
    }

    @Test(arguments: JSONPublicSuite.files(startingWith: "n_"))
    func `an invalid text is rejected with a place inside of it`(file: String) throws {
        let bytes = try JSONPublicSuite.bytes(of: file)
        let failure = try #require(JSONDocument.failure(reading: bytes))
        #expect(failure.reason.category != .duplicateKeys)
        #expect((0...bytes.count).contains(failure.location.byteOffset))
        #expect(!failure.message.isEmpty && !failure.nextStep.isEmpty)
    }

    @Test func `each text that is left to the implementation has a decided outcome`() throws {
        let outcomes = JSONPublicSuiteOutcome.all
        #expect(outcomes.map(\.file) == JSONPublicSuite.files(startingWith: "i_"))
        for outcome in outcomes {
            let failure = JSONDocument.failure(reading: try JSONPublicSuite.bytes(of: outcome.file))
            #expect(failure?.reason == outcome.rejection, "\(outcome.file): \(outcome.because)")
        }
    }

    @Test(arguments: JSONPublicSuite.files(startingWith: "y_"), layouts)
    func `what was written is read back and written again as the same bytes`(
        file: String,
        layout: JSONLayout
    ) throws {
        guard !Self.filesWithDuplicateKeys.contains(file) else { return }
        let bytes = try JSONPublicSuite.bytes(of: file)
        let document = try JSONDocument(bytes: bytes, file: file)
        let value: JSONValue
        do throws(JSONConversionError) {
            value = try JSONValue(document.root) { _ in layout }
        } catch {
            // The writer has no exponents; the file must then have one.
            #expect(error.reason == .exponent)
            #expect(
                bytes[error.location.byteOffset...].prefix { $0 != 0x2C && $0 != 0x5D }.contains { $0 | 0x20 == 0x65 }
            )
            return
        }
        let written = JSONWriter.bytes(value)
        let readBack = try JSONDocument(bytes: written, file: file)
        let again = JSONWriter.bytes(try JSONValue(readBack.root) { _ in layout })
        #expect(written == again)
        // White space aside, nothing was lost either: the compact forms agree across layouts.
        #expect(
            JSONWriter.compactBytes(value) == JSONWriter.compactBytes(try JSONValue(readBack.root) { _ in .inline })
        )
    }
}
