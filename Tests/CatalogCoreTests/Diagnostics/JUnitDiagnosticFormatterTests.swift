// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct JUnitDiagnosticFormatterTests {
    @Test func `errors fail, and all else passes and is shown`() throws {
        try expectGolden(JUnitDiagnosticFormatter.bytes(for: SampleRun.full()), "Diagnostics/report-junit.xml")
    }

    @Test func `a clean run has one test case, and a failure is an error`() throws {
        try expectGolden(JUnitDiagnosticFormatter.bytes(for: SampleRun.clean), "Diagnostics/clean-junit.xml")
        try expectGolden(JUnitDiagnosticFormatter.bytes(for: SampleRun.failed), "Diagnostics/failure-junit.xml")
    }

    @Test func `the document is well-formed whatever upstream wrote, and its counts are right`() throws {
        for run in [try SampleRun.hostile(), try SampleRun.full(), SampleRun.clean, SampleRun.failed] {
            let bytes = JUnitDiagnosticFormatter.bytes(for: run)
            let document = try #require(JUnitDocument(bytes))
            let cases = document.testCases
            try #require(document.suites.count == 2)
            for suite in document.suites {
                #expect(suite["tests"] == String(cases.count))
                #expect(suite["failures"] == String(cases.count { $0.outcome?.name == "failure" }))
                #expect(suite["errors"] == String(cases.count { $0.outcome?.name == "error" }))
            }
            let names = cases.map { [$0.attributes["classname"], $0.attributes["name"]] }
            #expect(Set(names).count == names.count)
            #expect(WorkflowRunner.read(String(decoding: bytes, as: UTF8.self)).commands.isEmpty)
        }
    }
}
