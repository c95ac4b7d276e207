// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "nebius-model-catalog",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "NebiusModels", targets: ["NebiusModels"]),
        .executable(name: "UpdateNebiusModelCatalog", targets: ["UpdateNebiusModelCatalog"]),
        // Started by the tool, not by people: without a product of its own it is not linked where this package is a
        // dependency.
        .executable(name: "CatalogFetchWorker", targets: ["CatalogFetchWorker"]),
        .plugin(name: "UpdateModelCatalog", targets: ["UpdateModelCatalogPlugin"]),
        .plugin(name: "CheckModelCatalog", targets: ["CheckModelCatalogPlugin"]),
    ],
    targets: [
        // What apps import. The tool never depends on it: a broken generated file can always be regenerated.
        .target(name: "NebiusModels"),

        // The toolchain, in the order in which data flows through it.
        .target(name: "CatalogText"),
        .target(name: "CatalogCore", dependencies: ["CatalogText"]),
        // Starts programs and reads what they print, within a time and a length.
        .target(name: "CatalogProcess"),
        // Asks for an answer through a process of its own, the only one that opens a network connection to the catalog.
        .target(name: "CatalogFetch", dependencies: ["CatalogText", "CatalogProcess"]),
        .executableTarget(name: "CatalogFetchWorker", dependencies: ["CatalogFetch", "CatalogText"]),
        // The only target that runs git or talks to a forge.
        .target(name: "CatalogForge", dependencies: ["CatalogText", "CatalogCore", "CatalogProcess", "CatalogFetch"]),
        // What `init` lays out: the committed files of this package, which each build writes into the tool.
        .executableTarget(name: "CatalogEmbedder"),
        .plugin(
            name: "CatalogEmbedderPlugin",
            capability: .buildTool(),
            dependencies: ["CatalogEmbedder"],
            path: "Sources/CatalogEmbedderPlugin"
        ),
        .target(
            name: "CatalogStarter",
            dependencies: ["CatalogCore"],
            plugins: ["CatalogEmbedderPlugin"]
        ),
        .executableTarget(
            name: "UpdateNebiusModelCatalog",
            // The worker is not linked: it is built and placed beside the tool.
            dependencies: [
                "CatalogText", "CatalogCore", "CatalogProcess", "CatalogFetch", "CatalogFetchWorker", "CatalogForge",
                "CatalogStarter",
            ]
        ),
        // The commands of `swift package`, one plugin for each: the package manager grants permissions by plugin. For a
        // plugin it links nothing but the programs that are named here, so the worker is.
        .plugin(
            name: "UpdateModelCatalogPlugin",
            capability: .command(
                intent: .custom(
                    verb: "update-model-catalog",
                    description: "Bring the catalog of Nebius models up to date, or run another verb of the tool"
                ),
                permissions: [
                    .writeToPackageDirectory(reason: "to write the snapshot and the generated catalog"),
                    .allowNetworkConnections(
                        scope: .all(ports: [443]),
                        reason: "to fetch the public model catalog"
                    ),
                ]
            ),
            dependencies: ["UpdateNebiusModelCatalog", "CatalogFetchWorker"],
            path: "Sources/UpdateModelCatalogPlugin"
        ),
        .plugin(
            name: "CheckModelCatalogPlugin",
            capability: .command(
                intent: .custom(
                    verb: "check-model-catalog",
                    description: "Tell whether the files of the catalog of Nebius models agree"
                )
            ),
            dependencies: ["UpdateNebiusModelCatalog", "CatalogFetchWorker"],
            path: "Sources/CheckModelCatalogPlugin"
        ),

        // Development only: a loopback HTTP server for tests and the demo, the demo, and the benchmarks.
        .target(name: "LoopbackServer"),
        .executableTarget(
            name: "CatalogDemo",
            dependencies: ["CatalogText", "CatalogCore", "LoopbackServer"],
            exclude: ["sample-model.json"]
        ),
        .executableTarget(
            name: "CatalogBenchmarks",
            dependencies: ["CatalogText", "CatalogCore", "CatalogFetch", "LoopbackServer"]
        ),
        // What must hold for any bytes at all: the tests try it on the fixtures, the fuzzer on what it makes of them.
        .target(name: "CatalogFuzz", dependencies: ["CatalogText", "CatalogCore"]),

        .testTarget(name: "NebiusModelsTests", dependencies: ["NebiusModels", "CatalogCore"]),
        .testTarget(name: "CatalogTextTests", dependencies: ["CatalogText"]),
        .testTarget(name: "CatalogCoreTests", dependencies: ["CatalogCore", "CatalogText"]),
        .testTarget(name: "CatalogStarterTests", dependencies: ["CatalogStarter", "CatalogCore"]),
        .testTarget(name: "CatalogFuzzTests", dependencies: ["CatalogFuzz", "CatalogText"]),
        .testTarget(name: "CatalogProcessTests", dependencies: ["CatalogProcess"]),
        .testTarget(
            name: "CatalogForgeTests",
            dependencies: [
                "CatalogForge", "CatalogCore", "CatalogFetch", "CatalogFetchWorker", "CatalogProcess", "CatalogText",
                "LoopbackServer",
            ]
        ),
        .testTarget(
            name: "CatalogFetchTests",
            dependencies: ["CatalogFetch", "CatalogFetchWorker", "CatalogProcess", "CatalogText", "LoopbackServer"]
        ),
        .testTarget(
            name: "UpdateNebiusModelCatalogTests",
            dependencies: [
                "UpdateNebiusModelCatalog", "CatalogCore", "CatalogFetch", "CatalogProcess", "CatalogText",
                "LoopbackServer",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The fuzzer has no `main` of its own and links only with the flags that `.ci/fuzz` gives, so no other build may see
// it.
if Context.environment["CATALOG_FUZZ"] != nil {
    package.targets.append(.executableTarget(name: "CatalogFuzzer", dependencies: ["CatalogFuzz"]))
}

for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
