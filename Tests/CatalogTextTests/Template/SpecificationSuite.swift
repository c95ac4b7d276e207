// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation

/// The test files of the Mustache specification.
///
/// They are not part of the project: `CATALOG_SUITES` names the folder that has them in `mustache/`.
enum SpecificationSuite {
    /// One test of the suite.
    struct Case: Sendable, CustomStringConvertible {
        let module: String
        let name: String
        let template: String
        let partials: [(name: String, text: String)]
        let value: TemplateValue
        let expected: String

        /// The module and the name, which together are unique.
        var description: String { "\(module): \(name)" }
    }

    /// Why a file of the suite cannot be read.
    struct Unreadable: Error {
        let what: String
    }

    /// The modules that the specification calls mandatory.
    static let modules = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]

    /// The folder of the suite, or `nil` when the environment does not name one.
    static var folder: String? {
        ProcessInfo.processInfo.environment["CATALOG_SUITES"].map { $0 + "/mustache" }
    }

    /// All tests of all modules, in the order of the files.
    static func cases() throws -> [Case] {
        guard let folder else { throw Unreadable(what: "CATALOG_SUITES is not set") }
        return try modules.flatMap { module in
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(module).json"))
            let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            guard let tests = file?["tests"] as? [[String: Any]] else { throw Unreadable(what: module) }
            return try tests.map { try testCase($0, module: module) }
        }
    }

    private static func testCase(_ test: [String: Any], module: String) throws -> Case {
        guard let name = test["name"] as? String, let template = test["template"] as? String,
            let expected = test["expected"] as? String, let data = test["data"]
        else { throw Unreadable(what: "a test of \(module)") }
        let partials = test["partials"] as? [String: String] ?? [:]
        return Case(
            module: module,
            name: name,
            template: template,
            partials: partials.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) },
            value: value(of: data),
            expected: expected
        )
    }

    /// Numbers become the text that the file has, because templates here have no numbers.
    private static func value(of data: Any) -> TemplateValue {
        switch data {
        case let text as String: .text(text)
        case let list as [Any]: .list(list.map(value))
        case let record as [String: Any]:
            .record(
                TemplateRecord(record.sorted { $0.key < $1.key }.map { (name: $0.key, value: value(of: $0.value)) })
            )
        case let number as NSNumber:
            // "c", a signed character, is what JSON's true and false are stored as.
            String(cString: number.objCType) == "c" ? .flag(number.boolValue) : .text(number.stringValue)
        default: .absent
        }
    }
}
