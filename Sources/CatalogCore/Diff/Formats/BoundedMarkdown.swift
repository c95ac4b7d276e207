// SPDX-License-Identifier: Apache-2.0

/// A Markdown document that is put together of whole blocks within a budget of bytes, and says what it leaves out.
struct BoundedMarkdown {
    private let maximumBytes: Int
    private var lines: [String] = []
    private var byteCount = 0
    /// What to say of everything that is not in the document yet; nil when nothing is missing.
    private var omission: String?

    /// Makes an empty document.
    ///
    /// - Parameters:
    ///   - maximumBytes: The budget in bytes of UTF-8.
    ///   - omitted: What to say when nothing fits; nil when nothing is to come.
    init(maximumBytes: Int, omitted: String?) {
        self.maximumBytes = maximumBytes
        self.omission = omitted
    }

    /// Appends a block, if there is room for it and for what is then to be said of the rest.
    ///
    /// - Parameters:
    ///   - block: Lines without line ends.
    ///   - omitted: What to say of everything that comes behind the block.
    /// - Returns: Whether the block is in the document; after false, ``text`` is the document.
    mutating func append(_ block: [String], omitting omitted: String?) -> Bool {
        let size = Self.size(of: block)
        guard byteCount + size + Self.size(of: Self.closing(omitted)) <= maximumBytes else { return false }
        lines += block
        byteCount += size
        omission = omitted
        return true
    }

    /// Appends a block that changes nothing about what is left out.
    mutating func append(_ block: [String]) -> Bool { append(block, omitting: omission) }

    /// The document, empty when there is not even room for what is left out.
    var text: String {
        // Without a block before it, there is no blank line either.
        let all = lines.isEmpty ? Self.closing(omission).filter { !$0.isEmpty } : lines + Self.closing(omission)
        let text = all.map { $0 + "\n" }.joined()
        return text.utf8.count <= maximumBytes ? text : ""
    }

    private static func closing(_ omission: String?) -> [String] { omission.map { ["", $0] } ?? [] }

    private static func size(of lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }
}
