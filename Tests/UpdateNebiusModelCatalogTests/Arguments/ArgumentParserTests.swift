// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Testing

@testable import UpdateNebiusModelCatalog

struct ArgumentParserTests {
    @Test(
        arguments: [
            ([], .update(UpdateOptions())),
            (["update"], .update(UpdateOptions())),
            (["--check"], .check(CheckOptions())),
            (["check"], .check(CheckOptions())),
            (["check", "--check"], .check(CheckOptions())),
            (["--root", "r", "--check"], .check(CheckOptions(root: "r"))),
            (["generate"], .generate(GenerateOptions())),
            (["validate"], .validate(ValidateOptions())),
            (["fetch", "--output", "o"], .fetch(FetchOptions(output: "o"))),
        ] as [([String], Invocation)]
    )
    func `a verb may be given or implied`(arguments: [String], invocation: Invocation) throws {
        #expect(try ArgumentParser.parse(arguments) == invocation)
    }

    @Test(
        arguments: [
            (["--root", "r"], UpdateOptions(root: "r")),
            (["--root=r"], UpdateOptions(root: "r")),
            (["--root=a=b"], UpdateOptions(root: "a=b")),
            (["--root=-r"], UpdateOptions(root: "-r")),
            (["--root", "update"], UpdateOptions(root: "update")),
            (["--root", "r", "update", "--date", "2026-10-15"], UpdateOptions(root: "r", date: "2026-10-15")),
            (["--from", "-"], UpdateOptions(source: .standardInput)),
            (["--from=-"], UpdateOptions(source: .standardInput)),
            (["--from", "a.json"], UpdateOptions(source: .file("a.json"))),
            (["--from", "https://h/p"], UpdateOptions(source: .url("https://h/p"))),
            (["--source-kind", "transcribed"], UpdateOptions(sourceKind: .transcribed)),
            (["--source-kind=recorded"], UpdateOptions(sourceKind: .recorded)),
            (["--timeout", "1"], UpdateOptions(network: NetworkOptions(timeoutSeconds: 1))),
            (["--timeout", "3600"], UpdateOptions(network: NetworkOptions(timeoutSeconds: 3_600))),
            (["--timeout", "0000000000000000000000005"], UpdateOptions(network: NetworkOptions(timeoutSeconds: 5))),
            (["--max-bytes", "1"], UpdateOptions(network: NetworkOptions(maximumBytes: 1))),
            (["--max-bytes", "1073741824"], UpdateOptions(network: NetworkOptions(maximumBytes: 1_073_741_824))),
            (["--format", "json"], UpdateOptions(format: .json)),
            (["--color", "auto"], UpdateOptions()),
            (["--color", "never"], UpdateOptions(console: ConsoleOptions(color: .never))),
            (["--quiet"], UpdateOptions(console: ConsoleOptions(verbosity: .quiet))),
            (["--quiet", "--quiet"], UpdateOptions(console: ConsoleOptions(verbosity: .quiet))),
            (["--verbose"], UpdateOptions(console: ConsoleOptions(verbosity: .verbose))),
            (["--verbose", "--"], UpdateOptions(console: ConsoleOptions(verbosity: .verbose))),
        ] as [([String], UpdateOptions)]
    )
    func `options of update are read`(arguments: [String], options: UpdateOptions) throws {
        #expect(try ArgumentParser.parse(arguments) == .update(options))
    }

    @Test(
        arguments: [
            (["validate", "a.json"], .validate(ValidateOptions(source: .file("a.json")))),
            (["validate", "-"], .validate(ValidateOptions(source: .standardInput))),
            (["validate", "--from", "-"], .validate(ValidateOptions(source: .standardInput))),
            (["validate", "--", "--odd"], .validate(ValidateOptions(source: .file("--odd")))),
            (["validate", "--", "--"], .validate(ValidateOptions(source: .file("--")))),
            (["validate", "check"], .validate(ValidateOptions(source: .file("check")))),
            (
                ["--max-bytes=9", "validate", "--root", "r", "f", "--format=json"],
                .validate(ValidateOptions(source: .file("f"), root: "r", maximumBytes: 9, format: .json))
            ),
            (
                ["fetch", "--output=o", "--from=HTTPS://h", "--date", "2026-10-15", "--timeout=2", "--max-bytes=3"],
                .fetch(
                    FetchOptions(
                        output: "o",
                        url: "HTTPS://h",
                        date: "2026-10-15",
                        network: NetworkOptions(timeoutSeconds: 2, maximumBytes: 3)
                    )
                )
            ),
            (["accept", "region=eu-south1:IT"], .accept(AcceptOptions(words: ["region=eu-south1:IT"]))),
            (
                ["accept", "kind=text2audio:other", "--root=r", "status=beta"],
                .accept(AcceptOptions(words: ["kind=text2audio:other", "status=beta"], root: "r"))
            ),
            (
                ["accept", "useCase=3d", "--swift-name", "threeD"],
                .accept(AcceptOptions(words: ["useCase=3d"], swiftName: "threeD"))
            ),
            (["accept", "--", "--fp2", "a"], .accept(AcceptOptions(words: ["--fp2", "a"]))),
            (["diff"], .diff(DiffOptions(subject: .sides(old: nil, new: nil)))),
            (["diff", "-"], .diff(DiffOptions(subject: .sides(old: .standardInput, new: nil)))),
            (
                ["diff", "2026-08-22", "HEAD~3:", "--fail-on=any"],
                .diff(
                    DiffOptions(
                        subject: .sides(
                            old: CalendarDate("2026-08-22").map { .date($0) },
                            new: .revision("HEAD~3", path: nil)
                        ),
                        gate: .any
                    )
                )
            ),
            (
                ["diff", "v1:snapshots/2026-08-22.json", "a.json", "--budget", "0"],
                .diff(
                    DiffOptions(
                        subject: .sides(
                            old: .revision("v1", path: "snapshots/2026-08-22.json"),
                            new: .file("a.json")
                        ),
                        budgetBytes: 0
                    )
                )
            ),
            (
                ["diff", "./a:b", "2026-02-30"],
                .diff(DiffOptions(subject: .sides(old: .file("./a:b"), new: .file("2026-02-30"))))
            ),
            (["diff", "--history"], .diff(DiffOptions(subject: .history(id: nil)))),
            (["diff", "--history", "a/b"], .diff(DiffOptions(subject: .history(id: "a/b")))),
            (["report", "--output", "page"], .report(ReportOptions(output: "page"))),
            (["init"], .initialize(InitOptions())),
            (
                ["init", "--target", "App", "--access=internal", "--root=r", "--format=json"],
                .initialize(InitOptions(root: "r", target: "App", access: .internal, format: .json))
            ),
            (["explain", "c"], .explain(ExplainOptions(topic: .subject("c")))),
            (["explain", "--list"], .explain(ExplainOptions(topic: .list))),
            (["explain", "--", "--list"], .explain(ExplainOptions(topic: .subject("--list")))),
            (["explain", "c", "--format=markdown"], .explain(ExplainOptions(topic: .subject("c"), format: .markdown))),
        ] as [([String], Invocation)]
    )
    func `operands and options of other verbs are read`(arguments: [String], invocation: Invocation) throws {
        #expect(try ArgumentParser.parse(arguments) == invocation)
    }

    @Test(
        arguments: [
            (["--help"], .help(nil)),
            (["-h"], .help(nil)),
            (["help"], .help(nil)),
            (["help", "check"], .help(.check)),
            (["check", "--help"], .help(.check)),
            (["--help", "check"], .help(.check)),
            (["fetch", "-h", "--bogus", "extra"], .help(.fetch)),
            (["bogus", "--help"], .help(nil)),
            (["--help=x"], .help(nil)),
            (["--version"], .version),
            (["update", "--bogus", "--version"], .version),
            (["--version", "--help"], .help(nil)),
            (["--root", "check", "--help"], .help(nil)),
            (["validate", "--", "--help"], .validate(ValidateOptions(source: .file("--help")))),
        ] as [([String], Invocation)]
    )
    func `help and version win over everything else`(arguments: [String], invocation: Invocation) throws {
        #expect(try ArgumentParser.parse(arguments) == invocation)
    }
}

// MARK: - Nothing drifts

extension ArgumentParserTests {
    /// The least that a verb can be called with, as arguments after it.
    private static func leastArguments(of verb: Verb) -> [String] {
        switch verb {
        case .validate: ["--from=f"]
        case .update, .check, .generate, .diff, .propose, .initialize: []
        case .fetch, .report: ["--output=o"]
        case .accept: ["status=w"]
        case .acknowledge: ["--from=f", "--reason=r", "a/b"]
        case .prune: ["a/b"]
        case .explain: ["c"]
        }
    }

    /// A value that is not the default, for every option with a value.
    private static let samples = [
        "root": "r", "from": "https://h", "output": "other", "date": "2026-10-15", "source-kind": "transcribed",
        "timeout": "7", "max-bytes": "7", "swift-name": "n", "format": "json",
        "color": "never", "against": "s", "rule": "model-removed", "reason": "other", "replacement": "c/d",
        "fail-on": "risky", "budget": "7", "cache": "c", "header-env": "X-Key=KEY",
        "base": "b", "branch": "n", "remote": "r", "labels": "l", "reviewers": "v", "assignees": "a",
        "title-prefix": "p",
        "forge": "gitlab", "token-env": "TOKEN", "body-file": "b",
        "target": "t", "access": "internal",
    ]

    @Test(arguments: Verb.allCases) func `every option that a verb declares changes the result`(verb: Verb) throws {
        let least = Self.leastArguments(of: verb)
        let plain = try ArgumentParser.parse([verb.rawValue] + least)
        for option in verb.options where option.name != "check" {
            var sample = Self.samples[option.name]
            if verb == .validate || verb == .acknowledge, option.name == "from" { sample = "g" }
            if verb == .check, CheckOptions.liveOptions.contains(option) {
                let live = try ArgumentParser.parse([verb.rawValue, "--live"])
                let value = option.spelling + "=" + (try #require(sample))
                #expect(try ArgumentParser.parse([verb.rawValue, "--live", value]) != live, "\(value)")
                continue
            }
            var arguments = [verb.rawValue] + least.filter { !$0.utf8.starts(with: (option.spelling + "=").utf8) }
            if option == OptionTable.list { arguments = [verb.rawValue] }
            arguments.append(option.valueName == nil ? option.spelling : option.spelling + "=" + (try #require(sample)))
            #expect(try ArgumentParser.parse(arguments) != plain, "\(arguments)")
        }
    }

    @Test(arguments: Verb.allCases) func `every example in the help is a right command line`(verb: Verb) throws {
        for example in verb.examples {
            _ = try ArgumentParser.parse(example.arguments.split(separator: " ").map(String.init))
        }
    }

    @Test func `names of options are unique ASCII words`() {
        #expect(Set(OptionTable.all.map(\.name)).count == OptionTable.all.count)
        for option in OptionTable.all {
            #expect(option.name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(option.name)")
            #expect(!option.verbs.isEmpty)
        }
    }

    @Test func `no combination of pieces stops the parser`() {
        let pieces = [
            "update", "check", "fetch", "validate", "accept", "acknowledge", "status=w", "help", "--", "-", "", "--=",
            "---",
            "-x",
            "-h=", "--root", "--root=", "--from=://", "--timeout", "99999999999999999999999999", "-1", "--date=\u{661}",
            "--swift-name=ÄÖ", "--reason", "--quiet", "--verbose", "--color", "\u{0}", "\u{301}", "=",
            "--output=\u{301}=",
        ]
        var state: UInt64 = 1
        for _ in 0..<5_000 {
            var arguments: [String] = []
            for _ in 0..<5 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                arguments.append(pieces[Int(state >> 33) % pieces.count])
            }
            do {
                _ = try ArgumentParser.parse(arguments)
            } catch {
                for line in error.lines {
                    #expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "\(arguments)")
                }
            }
        }
    }
}
