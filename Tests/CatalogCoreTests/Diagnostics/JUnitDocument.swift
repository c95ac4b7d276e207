// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A JUnit report, read by the XML parser of Foundation.
final class JUnitDocument: NSObject, XMLParserDelegate {
    /// One test case.
    struct TestCase {
        var attributes: [String: String]
        /// The element below it that says how it ended, and the attributes and the text of that.
        var outcome: (name: String, attributes: [String: String], text: String)?
    }

    /// The test cases in their order.
    private(set) var testCases: [TestCase] = []
    /// The attributes of the suites, the outer one first.
    private(set) var suites: [[String: String]] = []
    private var openElements: [String] = []

    /// Reads a document; nil if it is not well-formed.
    init?(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch name {
        case "testsuites", "testsuite": suites.append(attributes)
        case "testcase": testCases.append(TestCase(attributes: attributes))
        default:
            if openElements.last == "testcase", !testCases.isEmpty {
                testCases[testCases.count - 1].outcome = (name, attributes, "")
            }
        }
        openElements.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        openElements.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard openElements.dropLast().last == "testcase", !testCases.isEmpty else { return }
        testCases[testCases.count - 1].outcome?.text += text
    }
}
