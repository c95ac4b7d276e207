// SPDX-License-Identifier: Apache-2.0

extension LoopbackRequest {
    /// The most bytes of a request before its body.
    static let maximumHeadBytes = 64 * 1024

    /// The most bytes of a body.
    static let maximumBodyBytes = 16 * 1024 * 1024

    /// What the bytes received so far are.
    enum Progress: Sendable, Equatable {
        /// More bytes are needed.
        case incomplete

        /// They are not a request that this server reads.
        case malformed

        /// They are a request.
        case complete(LoopbackRequest)
    }

    /// Finds the end of the head: the offset of the first body byte.
    ///
    /// The bytes before `start` have been looked at already, so that a head that comes in pieces is read once.
    static func endOfHead(_ bytes: [UInt8], from start: Int) -> Int? {
        let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
        guard bytes.count >= end.count else { return nil }
        for index in max(0, start - end.count)...(bytes.count - end.count)
        where bytes[index..<(index + end.count)].elementsEqual(end) {
            return index + end.count
        }
        return nil
    }

    /// Reads a request whose head ends at an offset.
    static func parse(_ bytes: [UInt8], headEnd: Int) -> Progress {
        let lines = bytes[..<headEnd].split(separator: 0x0A).map { line in
            line.last == 0x0D ? line.dropLast() : line
        }
        guard let first = lines.first else { return .malformed }
        let words = first.split(separator: 0x20)
        guard words.count == 3 else { return .malformed }
        var headers: [LoopbackHeader] = []
        for line in lines.dropFirst() where !line.isEmpty {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return .malformed }
            headers.append(LoopbackHeader(text(line[..<colon]), text(trimmed(line[(colon + 1)...]))))
        }
        let request = Self(method: text(words[0]), target: text(words[1]), headers: headers, body: [])
        guard let length = request.contentLength else { return .malformed }
        guard bytes.count - headEnd >= length else { return .incomplete }
        let body = Array(bytes[headEnd..<(headEnd + length)])
        return .complete(Self(method: request.method, target: request.target, headers: headers, body: body))
    }

    /// The length of the body that the head announces; nil if it announces one that is not accepted.
    private var contentLength: Int? {
        guard header("Transfer-Encoding") == nil else { return nil }
        guard let value = header("Content-Length") else { return 0 }
        guard let length = Int(value), 0...Self.maximumBodyBytes ~= length else { return nil }
        return length
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes.drop { $0 == 0x20 || $0 == 0x09 }
        while rest.last == 0x20 || rest.last == 0x09 { rest = rest.dropLast() }
        return rest
    }
}
