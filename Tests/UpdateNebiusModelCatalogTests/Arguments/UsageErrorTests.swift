// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

struct UsageErrorTests {
    @Test(arguments: [
        (["chek"], "'chek' is not a verb; the verbs are \(verbs); did you mean 'check'?"),
        (["frobnicate"], "'frobnicate' is not a verb; the verbs are \(verbs)"),
        (["Update"], "'Update' is not a verb; the verbs are \(verbs); did you mean 'update'?"),
        ([""], "'' is not a verb; the verbs are \(verbs)"),
        (["help", "chek"], "'chek' is not a verb; the verbs are \(verbs); did you mean 'check'?"),
        (["a.json"], "'a.json' is not a verb; the verbs are \(verbs)"),
        (["--rot", "x"], "'--rot' is not an option; did you mean '--root'?"),
        (["-root", "x"], "'-root' is not an option; did you mean '--root'?"),
        (["--outptu", "x"], "'--outptu' is not an option; did you mean '--output'?"),
        (["--rot", "check"], "'--rot' is not an option; did you mean '--root'?"),
        (["check", "--outptu"], "'--outptu' is not an option"),
        (["-v"], "'-v' is not an option"),
        (["--=x"], "'--' is not an option"),
        (["---"], "'---' is not an option"),
        (["--root\u{301}", "x"], "'--root\u{301}' is not an option; did you mean '--root'?"),
        (["--bogus=\u{1B}[2J"], "'--bogus' is not an option"),
        (["--b\u{1B}[2J\n"], "'--b\\u{1B}[2J\\u{A}' is not an option"),
        (["generate", "--timeout", "5"], "--timeout is not an option of generate, only of update, check, fetch, propose"),
        (["update", "--check"], "--check is not an option of update, only of check"),
        (["fetch", "--root", "r"], "--root is not an option of fetch, only of \(rootTakers)"),
        (["--root"], "--root needs a value; one that starts with '-' is written --root=DIR"),
        (["--root", "--quiet"], "--root needs a value; one that starts with '-' is written --root=DIR"),
        (["--root", "--"], "--root needs a value; one that starts with '-' is written --root=DIR"),
        (["check", "--format"], "--format needs a value; one that starts with '-' is written --format=FORMAT"),
        (["--timeout", "-5"], "--timeout needs a value; one that starts with '-' is written --timeout=SECONDS"),
        (["--root", ""], "the value of --root is empty"),
        (["--root="], "the value of --root is empty"),
        (["--root", "a", "--root=a"], "--root is given more than once"),
        (["--quiet=yes"], "--quiet takes no value"),
        (["--quiet="], "--quiet takes no value"),
        (["--quiet", "--verbose"], "--quiet and --verbose contradict each other"),
        (["check", "x"], "'x' is unexpected: check takes no arguments but options"),
        (["check", "--quiet", "true"], "'true' is unexpected: check takes no arguments but options"),
        (["--", "check"], "'check' is unexpected: update takes no arguments but options"),
        (["validate", "a", "b"], "'b' is unexpected: validate takes no more arguments than FILE"),
        (["validate", ""], "FILE is empty"),
    ])
    func `a wrong command line is explained`(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(arguments) }
        #expect(error?.lines.first.map { Array($0.utf8) } == Array(message.utf8))
    }

    @Test(arguments: [
        "0", "3601", "-0", "+5", " 5", "5 ", "5.0", "1e2", "0x10", "٥", "five", "9223372036854775808",
        "99999999999999999999999999999999999999",
    ])
    func `a number out of range or form is refused`(value: String) {
        let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["--timeout=" + value]) }
        #expect(error?.message == "--timeout needs a whole number from 1 to 3600, not '\(value)'")
    }

    @Test(arguments: ["0", "1073741825"]) func `a limit out of range is refused`(value: String) {
        let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["--max-bytes", value]) }
        #expect(error?.message == "--max-bytes needs a whole number from 1 to 1073741824, not '\(value)'")
    }

    @Test(arguments: ["2026-1-1", "20261015", "2026-10-15T", "2026/10/15", "today", "٢٠٢٦-10-15", "2026-10-1\u{301}"])
    func `a date of another form is refused`(value: String) {
        let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["--date", value]) }
        #expect(error?.message == "--date needs a date as YYYY-MM-DD, not '\(value)'")
    }

    @Test(arguments: [
        (
            ["--format", "jsno"],
            "--format needs one of text, json, github, gitlab, sarif, junit, not 'jsno'; did you mean 'json'?"
        ),
        (["--format", "xml"], "--format needs one of text, json, github, gitlab, sarif, junit, not 'xml'"),
        (["--format", "markdown"], "--format needs one of text, json, github, gitlab, sarif, junit, not 'markdown'"),
        (["explain", "c", "--format", "xml"], "--format needs one of text, json, markdown, not 'xml'"),
        (["explain", "c", "--format", "sarif"], "--format needs one of text, json, markdown, not 'sarif'"),
        (["--color", "alwys"], "--color needs one of auto, always, never, not 'alwys'; did you mean 'always'?"),
        (["--color", "ALWAYS"], "--color needs one of auto, always, never, not 'ALWAYS'; did you mean 'always'?"),
        (["--source-kind", "x"], "--source-kind needs one of recorded, transcribed, not 'x'"),
    ])
    func `a word that is not in its list is refused`(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(arguments) }
        #expect(error?.lines.first == message)
    }

    @Test(arguments: [
        (["fetch"], "fetch needs --output FILE|DIR"),
        (["fetch", "--output", "o", "--from", "f"], "--from of fetch needs a URL, such as https://host/path"),
        (["fetch", "--output", "o", "--from", "-"], "--from of fetch needs a URL, such as https://host/path"),
        (["validate", "f", "--from", "g"], "give FILE or --from, not both"),
        (["validate", "https://h"], "validate reads no network: store the answer with fetch, then give it as FILE"),
        (
            ["validate", "--from=http://h"],
            "validate reads no network: store the answer with fetch, then give it as FILE"
        ),
        (["accept"], "accept needs LIST=WORD[:DETAIL]"),
        (["accept", "--swift-name", "n"], "accept needs LIST=WORD[:DETAIL]"),
        (["accept", "status=w", ""], "LIST=WORD[:DETAIL] is empty"),
        (["accept", "status=w", "status=v", "--swift-name", "n"], "--swift-name is for one word, and 2 are given"),
        (["accept", "region", "w", "--country", "IT"], "'--country' is not an option"),
        (["accept", "kind", "w", "--role", "other"], "'--role' is not an option"),
        (["explain"], "explain needs CODE, ID, IDENTIFIER or --list"),
        (["explain", "--format", "json"], "explain needs CODE, ID, IDENTIFIER or --list"),
        (["explain", ""], "CODE|ID|IDENTIFIER is empty"),
        (["explain", "c", "--list"], "give one thing to explain or --list, not both"),
        (["explain", "c", "d"], "'d' is unexpected: explain takes no more arguments than CODE|ID|IDENTIFIER"),
        (["prune"], "prune needs ID"), (["prune", ""], "ID is empty"),
        (["init", "App"], "'App' is unexpected: init takes no arguments but options"),
        (["init", "--access", "package"], "--access needs one of public, internal, not 'package'"),
        (["update", "--target", "App"], "--target is not an option of update, only of init"),
        (["check", "--list"], "--list is not an option of check, only of explain"),
        (["report"], "report needs --output FILE|DIR"), (["diff", ""], "OLD is empty"),
        (["diff", "a", "b", "c"], "'c' is unexpected: diff takes no more arguments than OLD and NEW"),
        (
            ["diff", "--", "-x:"],
            "the git revision \"-x\" begins with a dash, like an option; a file with a colon in its name is written ./NAME"
        ),
        (["diff", "-", "-"], "only one side can be the standard input"),
        (["diff", "--history", "a", "b"], "--history takes one ID, and 'b' is a second one"),
        (["diff", "--history", "--fail-on", "any"], "--fail-on is about two sides, not about --history"),
        (["diff", "--history", "--format", "sarif"], "--history is printed as text, json or markdown, not as sarif"),
        (
            ["diff", "--fail-on", "breakin"],
            "--fail-on needs one of source, breaking, risky, any, none, not 'breakin'; did you mean 'breaking'?"
        ),
    ])
    func `what a verb asks for is explained`(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(arguments) }
        #expect(error?.lines.first == message)
    }

    @Test func `the message is followed by the usage and where to read more`() {
        let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["accept"]) }
        #expect(
            error?.lines == [
                "accept needs LIST=WORD[:DETAIL]",
                "usage: UpdateNebiusModelCatalog accept LIST=WORD[:DETAIL]... [options]",
                "See 'UpdateNebiusModelCatalog accept --help' for more.",
            ]
        )
        let unknown = #expect(throws: UsageError.self) { try ArgumentParser.parse(["nonsense"]) }
        #expect(
            unknown?.lines.dropFirst() == [
                "usage: UpdateNebiusModelCatalog [VERB] [options]", "See 'UpdateNebiusModelCatalog --help' for more.",
            ]
        )
    }

    @Test func `a long argument is shown in part`() {
        let error = #expect(throws: UsageError.self) {
            try ArgumentParser.parse([String(repeating: "x", count: 100_000)])
        }
        #expect(error?.message.utf8.count ?? .max < 300)
    }

    private static let verbs =
        "update, check, fetch, validate, generate, accept, acknowledge, prune, diff, report, propose, init, explain"
    private static let rootTakers =
        "update, check, validate, generate, accept, acknowledge, prune, diff, report, propose, init, explain"
    private static let kinds = "region, use-case, kind, status, quantization"
}
