// SPDX-License-Identifier: Apache-2.0

import Testing

extension UnifiedDiffTests {
    /// Applies a unified difference as strictly as possible: every old line has to be at its place.
    static func patched(_ old: String, with patch: [String]) throws -> String {
        let oldLines = lines(of: old)
        var result: [String] = []
        var position = 0
        var body = patch.dropFirst(2)
        while let header = body.popFirst() {
            // The header of a hunk: "@@ -first,count +first,count @@".
            let fields = header.split(separator: " ")
            try #require(fields.count == 4 && fields[0] == "@@" && fields[3] == "@@", "\(header)")
            let start = try numbers(fields[1], sign: "-")
            let target = try numbers(fields[2], sign: "+")
            let first = start.count == 0 ? start.first : start.first - 1
            try #require(first >= position && first <= oldLines.count)
            result += oldLines[position..<first]
            try #require(result.count == (target.count == 0 ? target.first : target.first - 1))
            position = first
            let produced = result.count
            while let line = body.first, !line.hasPrefix("@@") {
                body.removeFirst()
                var content = String(line.dropFirst()) + "\n"
                if body.first == "\\ No newline at end of file" {
                    body.removeFirst()
                    content.removeLast()
                }
                if !line.hasPrefix("+") {
                    try #require(position < oldLines.count && oldLines[position] == content)
                    position += 1
                }
                if !line.hasPrefix("-") { result.append(content) }
            }
            try #require(position - first == start.count && result.count - produced == target.count)
        }
        return (result + oldLines[position...]).joined()
    }

    /// The lines of a text, with their line feeds.
    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
        let last = lines.popLast()?.dropLast() ?? ""
        return last.isEmpty ? lines : lines + [String(last)]
    }

    /// The two numbers of a range in the header of a hunk.
    private static func numbers(_ field: Substring, sign: String) throws -> (first: Int, count: Int) {
        try #require(field.hasPrefix(sign))
        let parts = field.dropFirst().split(separator: ",")
        let first = try #require(parts.first.flatMap { Int($0) })
        return (first, parts.count == 2 ? try #require(Int(parts[1])) : 1)
    }
}
