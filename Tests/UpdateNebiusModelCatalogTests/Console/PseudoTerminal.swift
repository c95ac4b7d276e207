// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

/// A terminal without a person, of which everything that is written to it can be read.
final class PseudoTerminal {
    /// What a program writes to.
    let descriptor: FileDescriptor

    private let other: Int32

    /// Opens a terminal.
    ///
    /// - Parameter columns: Its width; 0 for one that does not tell.
    /// - Throws: When the system has none left.
    init(columns: UInt16) throws {
        var (near, far): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&far, &near, nil, nil, &size) == 0)
        other = far
        descriptor = FileDescriptor(number: near, isOwned: true)
        var settings = termios()
        tcgetattr(near, &settings)
        cfmakeraw(&settings)
        tcsetattr(near, TCSANOW, &settings)
    }

    deinit { close(other) }

    /// What was written and not yet read.
    func written() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        var request = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
        while poll(&request, 1, 0) > 0 {
            let count = read(other, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
