// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Runs the test suite of the Mustache specification.
@Suite(
    .enabled(
        if: SpecificationSuite.folder != nil,
        "set CATALOG_SUITES to a folder that has the files of the Mustache specification in mustache/"
    )
)
struct SpecificationTests {
    /// An error that stands where the specification prints nothing.
    struct Difference {
        let reason: TemplateError.Reason
        let place: String

        init(_ reason: TemplateError.Reason, _ place: String) {
            self.reason = reason
            self.place = "test.mustache:\(place)"
        }
    }

    /// The tests that a template language for source code must fail: it has no name for nothing.
    ///
    /// Every one of them prints empty text for something that is not there, which would leave a hole in the source.
    static let differences: [String: Difference] = [
        // A value that the data says is not there.
        "interpolation: Basic Null Interpolation": Difference(.absentValue, "1:6"),
        "interpolation: Triple Mustache Null Interpolation": Difference(.absentValue, "1:7"),
        "interpolation: Ampersand Null Interpolation": Difference(.absentValue, "1:7"),
        // A name that the data does not have.
        "interpolation: Basic Context Miss Interpolation": Difference(.unknownName, "1:6"),
        "interpolation: Triple Mustache Context Miss Interpolation": Difference(.unknownName, "1:7"),
        "interpolation: Ampersand Context Miss Interpolation": Difference(.unknownName, "1:7"),
        "sections: Context Misses": Difference(.unknownName, "1:5"),
        "inverted: Context Misses": Difference(.unknownName, "1:5"),
        // A dotted name whose first part is there and a later one is not.
        "interpolation: Dotted Names - Broken Chains": Difference(.unknownName, "1:4"),
        "interpolation: Dotted Names - Broken Chain Resolution": Difference(.unknownName, "1:4"),
        "interpolation: Dotted Names - Context Precedence": Difference(.unknownName, "1:9"),
        "interpolation: Dotted Names are never single keys": Difference(.unknownName, "1:3"),
        "sections: Dotted Names - Broken Chains": Difference(.unknownName, "1:5"),
        "inverted: Dotted Names - Broken Chains": Difference(.unknownName, "1:5"),
        // A partial that does not exist.
        "partials: Failed Lookup": Difference(.unknownPartial, "1:5"),
    ]

    @Test(arguments: try SpecificationSuite.cases())
    func `a test of the specification passes, or is a listed difference`(test: SpecificationSuite.Case) throws {
        let result = Result { try Self.render(test) }
        switch (result, Self.differences[test.description]) {
        case (.success(let output), nil):
            #expect(output == test.expected)
        case (.failure(let failure), let difference?):
            let errors = try #require(failure as? TemplateFailure).errors
            #expect(errors.map(\.reason) == [difference.reason])
            #expect(errors.map(\.location.description) == [difference.place])
        case (.success, _?):
            Issue.record("this test is listed as a difference, but is rendered")
        case (.failure(let failure), nil):
            Issue.record("\(failure)")
        }
    }

    @Test func `every listed difference is a test of the suite, and no test is left out`() throws {
        let names = try SpecificationSuite.cases().map(\.description)
        #expect(Set(names).count == names.count)
        #expect(names.count >= 136)
        #expect(Set(Self.differences.keys).subtracting(names).isEmpty)
    }

    private static func render(_ test: SpecificationSuite.Case) throws -> String {
        var partials: [String: Template] = [:]
        for (name, text) in test.partials {
            partials[name] = try Template(bytes: Array(text.utf8), file: "\(name).mustache")
        }
        let template = try Template(bytes: Array(test.template.utf8), file: "test.mustache")
        let renderer = TemplateRenderer(partials: partials)
        return String(decoding: try renderer.render(template, with: test.value, escaping: .html), as: UTF8.self)
    }
}
