// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation

/// The library with a generated catalog of synthetic models, as sources to compile.
struct CompiledSample {
    /// How the models are written.
    enum Form {
        /// As the templates of the package write them.
        case committed
        /// As a typed constant for each model, and a list of them.
        case constants
        /// As one array literal of initializer calls with the same data.
        case naive
    }

    private let folder: URL

    /// Writes the sources.
    ///
    /// - Parameters:
    ///   - modelCount: How many models the catalog has.
    ///   - form: How they are written.
    ///   - arguments: The tool and the package.
    /// - Throws: An error if a file cannot be written, or the tool refuses the answer.
    init(modelCount: Int, form: Form, arguments: BenchmarkArguments) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "catalog-compile-\(UUID().uuidString.prefix(8))"
        )
        let package = URL(fileURLWithPath: arguments.package)
        let snapshots = folder.appendingPathComponent("snapshots")
        try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
        for path in ["templates", Vocabulary.path] {
            try FileManager.default.copyItem(
                at: package.appendingPathComponent(path),
                to: folder.appendingPathComponent(path)
            )
        }
        switch form {
        case .committed: break
        case .constants: try useTemplate(Self.constants)
        case .naive: try useTemplate(Self.naive)
        }
        let answer = folder.appendingPathComponent("answer.json")
        try Data(SyntheticAnswer.bytes(modelCount: modelCount)).write(to: answer)
        try ChildProcess.run(
            [arguments.tool, "update", "--root", folder.path, "--from", answer.path, "--date", "2026-10-15"]
        )
        let library = "Sources/NebiusModels"
        let source = package.appendingPathComponent(library)
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path) where name.hasSuffix(".swift") {
            try FileManager.default.copyItem(
                at: source.appendingPathComponent(name),
                to: folder.appendingPathComponent("\(library)/\(name)")
            )
        }
    }

    /// Removes the sources.
    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Compiles the module.
    ///
    /// - Parameters:
    ///   - isOptimized: Whether with `-O`, or with `-Onone`.
    ///   - memoryLimitBytes: How much address space the compiler may take; nil for as much as there is.
    /// - Returns: What that took.
    /// - Throws: A ``BenchmarkFailure`` if it does not compile.
    func compile(isOptimized: Bool, memoryLimitBytes: Int? = nil) throws -> ChildProcess.Usage {
        let limit = memoryLimitBytes.map { "ulimit -v \($0 / 1_024); " } ?? ""
        let command =
            "\(limit)cd \(folder.path) && exec swiftc -swift-version 6 -parse-as-library -wmo"
            + " \(isOptimized ? "-O" : "-Onone") -module-name NebiusModels -emit-module -emit-module-path M.swiftmodule"
            + " -c $(find Sources -name '*.swift') -o M.o"
        return try ChildProcess.run(["/bin/sh", "-c", command])
    }

    /// Compiles a program that uses every symbol of the catalog, and runs it.
    ///
    /// - Returns: What it printed: nanoseconds of the first use, and of a later use of one symbol.
    /// - Throws: An error if it does not compile or run.
    func measureFirstUse() throws -> (firstNanoseconds: Double, laterNanoseconds: Double) {
        let main = """
            #if canImport(Darwin)
                import Darwin
            #else
                import Glibc
            #endif
            let clock = ContinuousClock()
            let first = clock.measure { precondition(!NebiusModelCatalog.all.isEmpty) }
            let symbol = NebiusModelCatalog.synthetic0B.id
            var length = 0
            let later = clock.measure {
                for _ in 0..<100_000 { length &+= NebiusModelCatalog.synthetic0B.contextWindowTokens }
            }
            precondition(length > 0 && !symbol.isEmpty)
            let file = fopen("times", "w")
            fputs("\\(first / .nanoseconds(1)) \\(later / .nanoseconds(100_000))", file)
            fclose(file)

            """
        try Data(main.utf8).write(to: folder.appendingPathComponent("main.swift"))
        let command =
            "cd \(folder.path) && swiftc -swift-version 6 -wmo -O -module-name NebiusModels"
            + " $(find Sources -name '*.swift') main.swift -o first-use && ./first-use"
        try ChildProcess.run(["/bin/sh", "-c", command])
        let text = try String(contentsOf: folder.appendingPathComponent("times"), encoding: .utf8)
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2 else { throw BenchmarkFailure("the program that uses the catalog printed nothing") }
        return (numbers[0], numbers[1])
    }

    /// Uses a template of all models instead of those of the package.
    private func useTemplate(_ template: String) throws {
        let outputs = """
            {"schema": 1, "directory": "Sources/NebiusModels/Generated", "outputs": [
              {"template": "NebiusWords.swift.mustache", "file": "NebiusWords.swift", "accessLevel": "public"},
              {"template": "Naive.swift.mustache", "file": "Naive.swift"}]}

            """
        let templates = folder.appendingPathComponent("templates")
        try Data(outputs.utf8).write(to: templates.appendingPathComponent("outputs.json"))
        try Data(template.utf8).write(to: templates.appendingPathComponent("Naive.swift.mustache"))
    }

    private static let fields = """
        id: {{id.literal}}, displayName: {{displayName.literal}}, vendor: {{vendor.literal}},
                    kind: .{{kind.reference}}, status: .{{status.reference}},
                    contextWindowTokens: {{contextWindowTokens.literal}},
                    inputPicoUSD: {{inputPrice.picodollars}}, outputPicoUSD: {{outputPrice.picodollars}},
                    regions: [{{#regions}}{{elements}}{{/regions}}], useCases: [{{#useCases}}{{elements}}{{/useCases}}],
                    tags: [{{#tags}}{{elements}}{{/tags}}],
                    license: NebiusLicense(name: {{#licenseName}}{{literal}}{{/licenseName}}, url: nil)
        """

    private static let type = """
        {{> factsHeader}}
        public struct TypedModel: Sendable {
            let id, displayName, vendor: String
            let kind: NebiusModelKind
            let status: NebiusModelStatus
            let contextWindowTokens: Int
            let inputPicoUSD, outputPicoUSD: Int64
            let regions: [NebiusRegion]
            let useCases: [NebiusUseCase]
            let tags: [String]
            let license: NebiusLicense
        }
        enum ServedModels { static let table: CatalogTable = CatalogTable([]) }

        """

    private static let naive = """
        \(type)
        public let typedModels: [TypedModel] = [
            {{#models}}
            TypedModel(
                \(fields)
            ),
            {{/models}}
        ]

        """

    private static let constants = """
        \(type)
        public enum TypedModels {
            {{#models}}
            public static let {{identifier.declaration}}: TypedModel =
                TypedModel(
                    \(fields)
                )
            {{/models}}

            public static let all: [TypedModel] = [
                {{#models}}
                TypedModels.{{identifier.reference}},
                {{/models}}
            ]
        }

        """
}
