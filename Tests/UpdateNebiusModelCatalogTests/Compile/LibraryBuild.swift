// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The library with generated files of a test, compiled by the compiler of this toolchain.
struct LibraryBuild {
    private let root: CatalogRoot
    /// The folder of the sources.
    private let folder: String

    /// Adds the hand-written sources to a package with generated ones.
    init(_ root: CatalogRoot) throws {
        self.root = root
        folder = "Sources/NebiusModels"
        let source = CatalogRoot.repository.appendingPathComponent(folder)
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path) where name.hasSuffix(".swift") {
            try root.write(Data(contentsOf: source.appendingPathComponent(name)), to: "\(folder)/\(name)")
        }
    }

    /// A package whose sources are complete.
    init(_ root: CatalogRoot, complete folder: String) {
        self.root = root
        self.folder = folder
    }

    /// The folder in which the module is.
    var moduleFolder: String { root.path }

    /// The sources of the library, relative to the root, sorted.
    private func sources() throws -> [String] {
        try TreeListing(root.path).files.keys
            .filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") }.sorted()
    }

    /// Runs a program of the toolchain in the root.
    func run(_ arguments: [String]) throws -> ToolRun {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        var process = root.process(arguments, environment: ["PATH": path])
        process.program = URL(fileURLWithPath: "/usr/bin/env")
        return try process.run(killingAfter: 300)
    }

    /// Compiles the library as a module, under the strictest settings; warnings are errors, but for uses of what is
    /// deprecated.
    func emitModule() throws {
        let run = try run(
            ["swiftc", "-swift-version", "6", "-strict-concurrency=complete", "-warnings-as-errors"]
                + ["-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility"]
                + ["-enable-upcoming-feature", "InternalImportsByDefault", "-parse-as-library", "-wmo"]
                + ["-module-name", "NebiusModels", "-emit-module", "-emit-module-path", "NebiusModels.swiftmodule"]
                + ["-c", "-o", "NebiusModels.o"] + sources()
        )
        try #require(run.status == 0, "\(run.errorText)")
    }

    /// What the compiler says to an app that imports the library.
    func check(app text: String) throws -> (status: Int32?, warnings: [String]) {
        try root.write(text, to: "App.swift")
        let run = try run(["swiftc", "-swift-version", "6", "-typecheck", "-I", ".", "App.swift"])
        let lines = run.errorText.split(separator: "\n").map(String.init)
        return (run.status, lines.filter { $0.hasPrefix("App.swift:") && $0.contains(": warning: ") })
    }

    /// Compiles an app with the library and runs it.
    func run(app text: String) throws -> ToolRun {
        try root.write(text, to: "App/main.swift")
        let built = try run(
            ["swiftc", "-swift-version", "6", "-module-name", "App", "-o", "app"] + sources() + ["App/main.swift"]
        )
        try #require(built.status == 0, "\(built.errorText)")
        return try run(["./app"])
    }

    /// The file that describes the interface of the module.
    func dumpInterface() throws -> String {
        let run = try run(
            ["swift-api-digester", "-dump-sdk", "-module", "NebiusModels", "-I", ".", "-o", "interface.json"]
                + ["-swift-only", "-avoid-location", "-avoid-tool-args"]
        )
        try #require(run.status == 0, "\(run.errorText)")
        return root.path(of: "interface.json")
    }

    /// What the digester of the toolchain calls a break, between an older interface and this one; sorted.
    func breakages(since older: String) throws -> [String] {
        let run = try run(
            ["swift-api-digester", "-diagnose-sdk", "-input-paths", older, "-input-paths", dumpInterface()]
        )
        try #require(run.status == 0, "\(run.errorText)")
        return run.errorText.split(separator: "\n").map(String.init)
            .filter { !$0.isEmpty && !$0.hasPrefix("/*") }.sorted()
    }
}
