// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Findings as a log in the Static Analysis Results Interchange Format 2.1.0 (OASIS).
package enum SARIFDiagnosticFormatter {
    /// The address of the schema that the log follows.
    package static let schemaURI =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    /// The service whose catalog the tool judges: where to read on.
    private static let informationURI = "https://tokenfactory.nebius.com"
    /// The name of our fingerprint; the number is raised when it is made of something else.
    private static let fingerprintName = "catalogFinding/v1"

    /// The log as a JSON value.
    ///
    /// A run that could not do its job has no member `results`, which says that nothing was judged (section 3.14.23),
    /// and tells why in a notification of its invocation.
    ///
    /// - Complexity: O(*n*) in the number of findings.
    package static func value(for run: DiagnosticRun) -> JSONValue {
        .object([
            "$schema": .string(schemaURI),
            "version": .string("2.1.0"),
            "runs": .array([runValue(for: run)]),
        ])
    }

    private static func runValue(for run: DiagnosticRun) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init(key: "tool", value: tool(run)),
            .init(key: "invocations", value: .array([invocation(run)])),
            // Uploads of different verbs for one commit do not replace each other.
            .init(
                key: "automationDetails",
                value: .object(["id": .string("\(run.tool)/\(run.verb)/")], layout: .inline)
            ),
            .init(key: "columnKind", value: .string("unicodeCodePoints")),
        ]
        if run.failure == nil { members.append(.init(key: "results", value: results(run.report))) }
        return .object(members)
    }

    private static func tool(_ run: DiagnosticRun) -> JSONValue {
        .object([
            "driver": .object([
                "name": .string(run.tool),
                "version": .string(run.version),
                "informationUri": .string(informationURI),
                "rules": .array(Rule.all.map(descriptor)),
            ])
        ])
    }

    private static func invocation(_ run: DiagnosticRun) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init(key: "executionSuccessful", value: .boolean(run.failure == nil && run.status < 64)),
            .init(key: "exitCode", value: .integer(Int64(run.status))),
        ]
        if let failure = run.failure {
            let text = failure.message + (failure.nextStep.map { "; next: \($0)" } ?? "")
            let notification = JSONValue.object([
                "descriptor": .object(["id": .string(RunFailure.code)], layout: .inline),
                "level": .string("error"),
                "message": message(text),
            ])
            members.append(.init(key: "toolExecutionNotifications", value: .array([notification])))
        }
        return .object(members)
    }

    /// The findings of a run, in the order of the report: all of the log that is made of the input.
    ///
    /// - Complexity: O(*n*) in the number of findings.
    package static func results(_ report: DiagnosticReport) -> JSONValue {
        var indices: [Rule: Int] = [:]
        for (index, rule) in Rule.all.enumerated() { indices[rule] = index }
        return .array(
            zip(report.diagnostics, report.distinctFingerprints).map { diagnostic, fingerprint in
                result(diagnostic, ruleIndex: indices[diagnostic.rule], fingerprint: fingerprint)
            }
        )
    }

    private static func result(_ diagnostic: Diagnostic, ruleIndex: Int?, fingerprint: String) -> JSONValue {
        var members: [JSONValue.Member] = [.init(key: "ruleId", value: .string(diagnostic.rule.code))]
        if let ruleIndex { members.append(.init(key: "ruleIndex", value: .integer(Int64(ruleIndex)))) }
        members += [
            .init(key: "level", value: .string(level(diagnostic.severity))),
            .init(key: "message", value: message(diagnostic.message)),
            .init(key: "locations", value: .array([location(of: diagnostic)])),
        ]
        let related = relatedLocations(of: diagnostic)
        if !related.isEmpty { members.append(.init(key: "relatedLocations", value: .array(related))) }
        if diagnostic.isClosing {
            members.append(.init(key: "occurrenceCount", value: .integer(Int64(diagnostic.count))))
        }
        members.append(
            .init(key: "partialFingerprints", value: .object([fingerprintName: .string(fingerprint)], layout: .inline))
        )
        let properties = properties(of: diagnostic)
        if !properties.isEmpty { members.append(.init(key: "properties", value: .object(properties))) }
        return .object(members)
    }

    /// What a reader may want to know and the format has no member for.
    private static func properties(of diagnostic: Diagnostic) -> [JSONValue.Member] {
        let texts = [
            ("place", diagnostic.place.flatMap { uri(of: $0.file) == nil ? RepositoryAnchor($0).realPlace : nil }),
            ("subject", diagnostic.subject), ("value", diagnostic.place?.value), ("nearest", diagnostic.nearest),
            ("field", diagnostic.change?.field), ("before", diagnostic.change?.before),
            ("after", diagnostic.change?.after), ("next", diagnostic.nextStep),
        ]
        var members = texts.compactMap { name, text in text.map { JSONValue.Member(key: name, value: .string($0)) } }
        if diagnostic.isHeld { members.append(.init(key: "held", value: .boolean(true))) }
        let notes = diagnostic.notes.filter { $0.place == nil }.map { JSONValue.string($0.message) }
        if !notes.isEmpty { members.append(.init(key: "notes", value: .array(notes))) }
        return members
    }

    /// The word of the format for a severity.
    static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    /// A message of plain text without placeholders and links.
    ///
    /// Braces are doubled (section 3.11.5), and the bracket that would end the text of a link is escaped (3.11.6).
    static func message(_ text: String) -> JSONValue {
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): escaped += [byte, byte]
            case UInt8(ascii: "(") where escaped.last == UInt8(ascii: "]"):
                escaped.removeLast()
                escaped += Array("\\](".utf8)
            default: escaped.append(byte)
            }
        }
        return .object(["text": .string(String(decoding: escaped, as: UTF8.self))], layout: .inline)
    }
}
