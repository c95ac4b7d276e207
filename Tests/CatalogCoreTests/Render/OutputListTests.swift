// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct OutputListTests {
    private static func list(
        directory: String = "\"Sources/Models/Generated\"",
        outputs: String = #"[{"template": "a.mustache", "file": "A.swift"}]"#
    ) -> String {
        #"{"schema": 1, "directory": \#(directory), "outputs": \#(outputs)}"#
    }

    @Test(arguments: ["Generated", "Sources/Models/Generated", "a/b/c/Generated"])
    func `the folder of generated files is called Generated`(directory: String) throws {
        let list = try OutputList(bytes: Array(Self.list(directory: "\"\(directory)\"").utf8))
        #expect(list.directory == directory)
        #expect(list.outputs == [OutputDeclaration(template: "a.mustache", file: "A.swift")])
    }

    @Test(arguments: [
        "", "/", "/Generated", "Sources", "Sources/generated", "Sources/Generated/", "../Generated", "a/../Generated",
        "./Generated", "a//Generated", "a/.hidden/Generated", "a b/Generated", "a/-x/Generated", "C:\\\\Generated",
        "a\\u0000/Generated", "Generate\\u0301d", "MyGenerated", "Generated/x", "snapshots/Generated",
        "templates/Generated",
    ])
    func `any other folder is refused`(directory: String) {
        let problem = #expect(throws: CommittedFileProblem.self) {
            try OutputList(bytes: Array(Self.list(directory: "\"\(directory)\"").utf8))
        }
        #expect(problem?.diagnostic.summary == "error malformed-outputs /directory")
        #expect(
            problem?.diagnostic.message
                == "\"directory\" must be a relative path of plain names that ends in \"Generated\""
        )
        #expect(problem?.diagnostic.outcome == .malformedCommittedFile)
    }

    @Test(arguments: [
        ("[]", "/outputs", "\"outputs\" is empty"),
        ("{}", "/outputs", "\"outputs\" must be an array, found an object"),
        ("[1]", "/outputs/0", "an element of \"outputs\" must be an object, found a number"),
        (#"[{"file": "A.swift"}]"#, "/outputs/0", "\"template\" is missing"),
        (#"[{"template": "a.mustache"}]"#, "/outputs/0", "\"file\" is missing"),
        (#"[{"template": "a.mustache", "file": "A.swift", "mode": 7}]"#, "/outputs/0/mode", "unknown member \"mode\""),
        (
            #"[{"template": "a.mustache", "file": "A.swift"}, {"template": "b.mustache", "file": "a.SWIFT"}]"#,
            "/outputs/1/file", "two outputs write \"a.SWIFT\""
        ),
        (
            #"[{"template": "a.txt", "file": "A.swift"}]"#, "/outputs/0/template",
            "\"template\" must be the name of a .mustache file in templates/"
        ),
        (
            #"[{"template": "../a.mustache", "file": "A.swift"}]"#, "/outputs/0/template",
            "\"template\" must be the name of a .mustache file in templates/"
        ),
        (
            #"[{"template": "a.mustache", "file": "../A.swift"}]"#, "/outputs/0/file",
            "\"file\" must be a plain file name: letters, digits and . _ + -, and once {shard} to divide large catalogs"
        ),
        (
            #"[{"template": "a.mustache", "file": ".hidden"}]"#, "/outputs/0/file",
            "\"file\" must be a plain file name: letters, digits and . _ + -, and once {shard} to divide large catalogs"
        ),
        (
            #"[{"template": "a.mustache", "file": ""}]"#, "/outputs/0/file",
            "\"file\" must be a plain file name: letters, digits and . _ + -, and once {shard} to divide large catalogs"
        ),
        (
            #"[{"template": "a.mustache", "file": "{shard}.swift"}]"#, "/outputs/0/file",
            "\"file\" must be a plain file name: letters, digits and . _ + -, and once {shard} to divide large catalogs"
        ),
        (
            #"[{"template": "a.mustache", "file": "A{shard}{shard}.swift"}]"#, "/outputs/0/file",
            "\"file\" must be a plain file name: letters, digits and . _ + -, and once {shard} to divide large catalogs"
        ),
        (
            #"[{"template": "a.mustache", "file": "A{shard}.swift"}, {"template": "b.mustache", "file": "a-q.swift"}]"#,
            "/outputs/1/file", "two outputs write \"a-q.swift\""
        ),
        (
            #"[{"template": "a.mustache", "file": "A.swift", "typeName": "a.B"}]"#, "/outputs/0/typeName",
            "\"typeName\" must be the name of a Swift type"
        ),
        (
            #"[{"template": "a.mustache", "file": "A.swift", "accessLevel": "open"}]"#, "/outputs/0/accessLevel",
            "\"accessLevel\" must be one of \"public\", \"package\", \"internal\""
        ),
    ])
    func `an output that does not fit is refused at its place`(outputs: String, pointer: String, message: String) {
        let problem = #expect(throws: CommittedFileProblem.self) {
            try OutputList(bytes: Array(Self.list(outputs: outputs).utf8))
        }
        #expect(problem?.diagnostic.summary == "error malformed-outputs \(pointer)")
        #expect(problem?.diagnostic.message == message)
        #expect(problem?.diagnostic.place?.file == "templates/outputs.json")
    }

    @Test func `a list that is missing is a missing input`() throws {
        let result = try PackageFiles([]).setting(OutputList.path, to: nil).read()
        #expect(result.value == nil)
        #expect(DiagnosticReport(result.diagnostics).outcome == .missingInput)
    }
}
