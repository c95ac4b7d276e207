// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The command line and the console as a shell, a pipe and a workflow log see them.
struct UsageEndToEndTests {
    @Test(arguments: [
        (["chekc"], "did you mean 'check'?"),
        (["check", "--formt", "json"], "did you mean '--format'?"),
        (["check", "--format", "jsn"], "did you mean 'json'?"),
        (["check", "--from", "a"], "--from of check needs --live"),
        (["check", "--root"], "--root needs a value"),
        (["check", "--root", ""], "the value of --root is empty"),
        (["check", "extra"], "'extra' is unexpected"),
        (["--frobnicate"], "'--frobnicate' is not an option"),
        (["update", "--timeout", "0"], "--timeout"),
        (["update", "--timeout", "99999999999999999999"], "--timeout"),
        (["update", "--max-bytes", "-1"], "--max-bytes"),
        (["fetch"], "fetch needs --output FILE"),
        (["explain"], "explain needs CODE, ID, IDENTIFIER or --list"),
    ])
    func `a wrong command line is a usage error with advice`(arguments: [String], words: String) throws {
        let root = try CatalogRoot.small()
        let run = try root.process(arguments).run()
        #expect(run.status == 64)
        #expect(run.outputText == "")
        #expect(run.errorText.hasPrefix("error: "))
        #expect(run.errorText.contains(words), "\(run.errorText)")
        #expect(run.errorText.contains("\nusage: UpdateNebiusModelCatalog"))
    }

    @Test(arguments: [["--help"], ["-h"], ["help"], ["check", "--help"], ["help", "update"], ["--version"]])
    func `help and version are output`(arguments: [String]) throws {
        let root = try CatalogRoot.small()
        let run = try root.process(arguments).run()
        #expect(run.status == 0)
        #expect(run.outputText.contains("UpdateNebiusModelCatalog"))
        #expect(run.errorText == "")
    }

    @Test func `check may be asked for as an option`() throws {
        let root = try CatalogRoot.small()
        let (verb, option) = (try root.runReading("check"), try root.runReading("--check"))
        #expect(verb.status == 0 && option.status == 0)
        #expect(verb.output == option.output)
        let json = try FindingsDocument(try root.runReading("--check", "--format=json"))
        #expect(json.verb == "check")
    }

    @Test func `the root is found from a folder inside it`() throws {
        let root = try CatalogRoot.small()
        var process = root.process(["check"])
        process.workingDirectory = root.path(of: CatalogRoot.generated)
        #expect(try process.run().status == 0)
    }

    @Test(arguments: [["--help"], ["check"], ["check", "--format", "json"], ["check", "--color", "always"]])
    func `a reader that has gone is no crash`(arguments: [String]) throws {
        let root = try CatalogRoot.small()
        try root.remove(CatalogRoot.generated)
        var process = root.process(arguments)
        process.hasClosedOutput = true
        let run = try process.run()
        #expect(run.status == (arguments == ["--help"] ? 0 : 1))
        #expect(run.errorText == "")
    }

    #if os(Linux)
        @Test(arguments: [["--help"], ["check"], ["check", "--format", "json"]])
        func `a full disk behind the output ends with a status`(arguments: [String]) throws {
            let root = try CatalogRoot.small()
            var process = root.process(arguments)
            process.outputPath = "/dev/full"
            let run = try process.run()
            #expect(run.status == 74)
            #expect(run.errorText.hasPrefix("error: cannot read or write 'standard output': "))
        }
    #endif

    @Test func `quiet leaves only findings`() throws {
        let root = try CatalogRoot.small()
        try root.remove("snapshots/identifiers.json")
        let quiet = try root.runReading("check", "--quiet")
        #expect(quiet.status == 66)
        #expect(quiet.outputText.contains("[missing-file]"))
        let committed = try CatalogRoot.october()
        let clean = try committed.runReading("check", "--quiet")
        #expect(clean.status == 0)
        #expect(clean.outputText == "" && clean.errorText == "")
    }
}

// MARK: - Colours and logs

extension UsageEndToEndTests {
    @Test(
        arguments: [
            ([], [:], false),
            (["--color", "always"], [:], true),
            (["--color", "always"], ["NO_COLOR": "1"], true),
            (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
            ([], ["CLICOLOR_FORCE": "1"], true),
            ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
            ([], ["CLICOLOR_FORCE": "0"], false),
        ] as [([String], [String: String], Bool)]
    )
    func `colours follow the option and the environment`(
        options: [String],
        environment: [String: String],
        isColoured: Bool
    ) throws {
        let root = try CatalogRoot.small()
        try root.remove(CatalogRoot.generated)
        let run = try root.process(["check"] + options, environment: environment).run()
        #expect(run.status == 1)
        #expect(run.outputText.contains("\u{1B}[") == isColoured)
        let error = try root.process(["update", "--from", "none"] + options, environment: environment).run()
        #expect(error.errorText.contains("\u{1B}[") == isColoured)
    }

    @Test func `a workflow log sees no command in hostile names and values`() throws {
        let root = try CatalogRoot.small()
        let log = ["GITHUB_ACTIONS": "true"]
        try root.write("x", to: CatalogRoot.generated + "/::error::hostile.swift")
        try root.replace(
            "// Generated",
            by: "::set-output name=a::b\n##[error]c\n// Generated",
            in: CatalogRoot.generated + "/NebiusWords.swift"
        )
        var bytes = try Data(contentsOf: CatalogRoot.fixture("answer.json"))
        bytes = try CatalogRoot.replacing(
            "\"name\": \"us-central1\"",
            by: "\"name\": \"::error::\\n::error::x\"",
            in: bytes
        )
        let file = try root.writeOutside(bytes, to: "::error::answer.json")
        for arguments in [
            ["check"], ["check", "--format", "json"], ["check", "--color", "always"], ["validate", file],
            ["validate", file, "--format", "json"], ["validate", file, "--format", "gitlab"],
            ["validate", file, "--format", "sarif"], ["validate", file, "--format", "junit"],
            ["check", "--format", "junit"], ["validate", "--", "::error::none"], ["::error::verb"],
            ["update", "--from", "::error::none"], ["check", "--root", "::error::none"],
        ] {
            var process = root.process(arguments, environment: log)
            if arguments.contains(file) { process.workingDirectory = root.outside("") }
            if arguments.contains(file) {
                process.arguments = arguments.map { $0 == file ? "::error::answer.json" : $0 } + ["--root", root.path]
            }
            let run = try process.run()
            #expect(run.status != 0)
            for line in (run.outputText + "\n" + run.errorText).split(separator: "\n") {
                let start = line.drop { $0 == " " }
                #expect(!start.hasPrefix("::"), "\(arguments): \(line)")
                #expect(!line.contains("##["), "\(arguments): \(line)")
            }
        }
    }
}
