// SPDX-License-Identifier: Apache-2.0

extension FileSystem {
    /// The file whose presence makes its folder a package.
    private static let packageMarker = "Package.swift"

    /// The directory that `--root` names, or else the nearest parent of the working directory that has `Package.swift`.
    ///
    /// - Throws: `FileError` with status 66 if the named directory does not exist, is none, or no parent qualifies.
    static func packageRoot(named path: String?) throws(FileError) -> String {
        guard path == nil else { return try root(named: path) }
        guard let root = try findParent(of: ".", where: { isFile($0 + packageMarker) }) else {
            throw FileError(
                kind: .missing,
                path: packageMarker,
                reason: "neither this directory nor a parent has it; name the package with --root DIR"
            )
        }
        return root
    }
}
