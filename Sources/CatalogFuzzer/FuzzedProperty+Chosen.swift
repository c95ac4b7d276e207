// SPDX-License-Identifier: Apache-2.0

import CatalogFuzz

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FuzzedProperty {
    /// The property that `CATALOG_FUZZ` names; without one the program ends with status 64.
    ///
    /// The name is not an argument because libFuzzer takes every argument for one of its own.
    static let chosen: FuzzedProperty = {
        if let name = getenv("CATALOG_FUZZ"), let property = FuzzedProperty(rawValue: String(cString: name)) {
            return property
        }
        let names = FuzzedProperty.allCases.map(\.rawValue).joined(separator: ", ")
        printError("CATALOG_FUZZ must be one of: \(names)")
        exit(64)
    }()
}
