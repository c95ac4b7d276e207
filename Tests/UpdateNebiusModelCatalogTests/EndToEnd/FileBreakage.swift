// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A way in which a file can be wrong, whatever is in it.
enum FileBreakage: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case missing
    case empty
    case directory
    case symbolicLink
    case pipe
    case byteOrderMark
    case notUTF8
    case utf16
    case nulBytes
    case truncated
    case huge
    case deep
    case otherJSON
    case newerSchema

    var testDescription: String { rawValue }

    /// Breaks a file of a package.
    func apply(to path: String, in root: CatalogRoot) throws {
        let bytes = try root.read(path)
        try root.remove(path)
        switch self {
        case .missing: break
        case .empty: try root.write(Data(), to: path)
        case .directory: try root.createDirectory(path)
        case .symbolicLink: try root.link(path, to: try root.writeOutside(bytes, to: "twin"))
        case .pipe: try root.createPipe(path)
        case .byteOrderMark: try root.write(Data([0xEF, 0xBB, 0xBF]) + bytes, to: path)
        case .notUTF8:
            try root.write(bytes.prefix(bytes.count / 2) + [0xFF] + bytes.dropFirst(bytes.count / 2), to: path)
        case .utf16: try root.write(Data(bytes.flatMap { [$0, 0] }), to: path)
        case .nulBytes: try root.write(Data(count: 1000), to: path)
        case .truncated: try root.write(bytes.prefix(bytes.count / 2), to: path)
        case .huge: try Self.makeSparse(root.path(of: path))
        case .deep: try root.write(Data(repeating: UInt8(ascii: "["), count: 100_000), to: path)
        case .otherJSON: try root.write("[\"something\", \"else\"]\n", to: path)
        case .newerSchema: try root.write("{\"schema\": 2}\n", to: path)
        }
    }

    /// 100 MB that take no room on the disk.
    private static func makeSparse(_ path: String) throws {
        try Data().write(to: URL(fileURLWithPath: path))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        defer { try? handle.close() }
        try handle.truncate(atOffset: 100_000_000)
    }
}
