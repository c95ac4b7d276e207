// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Broken texts of every kind: the reader accepts or refuses, and never stops the program.
struct JSONRobustnessTests {
    /// Reads `bytes`, and if they are accepted, everything in them.
    ///
    /// - Returns: Whether they are accepted.
    private func readEverything(_ bytes: [UInt8]) -> Bool {
        do throws(JSONReadError) {
            let document = try JSONDocument(bytes: bytes, file: "test.json")
            expectConsistency(of: document.root, in: document)
            return true
        } catch {
            // A place is never outside of the text.
            if !(0...bytes.count).contains(error.location.byteOffset) { Issue.record("\(error)") }
            return false
        }
    }

    /// Checks that the parts of a value lie in order inside of it; the depth of the texts here is small.
    private func expectConsistency(of node: JSONNode, in document: JSONDocument) {
        var position = node.byteOffset
        var count = 0
        for child in node.elements.map({ [$0] }) + node.members.map({ [$0.keyNode, $0.value] }) {
            for part in child {
                if part.byteOffset < position || part.byteRange.upperBound > node.byteRange.upperBound {
                    Issue.record("\(part.pointer) is outside of its parent")
                }
                position = part.byteRange.upperBound
            }
            count += 1
            if let value = child.last { expectConsistency(of: value, in: document) }
        }
        if count != node.count { Issue.record("\(node.pointer) has \(count) children, not \(node.count)") }
        if node.kind == .string, node.string?.utf8.elementsEqual(node.stringBytes ?? []) != true {
            Issue.record("\(node.pointer) is not one string")
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `a written value reads back as itself`(seed: UInt64) throws {
        var source = JSONRandomSource(seed: seed)
        let value = source.value(depth: 5)
        let bytes = JSONWriter.bytes(value)
        let document = try JSONDocument(bytes: bytes, file: "test.json")
        expectConsistency(of: document.root, in: document)
        let copy = try JSONValue(document.root) { _ in .inline }
        #expect(JSONWriter.compactBytes(copy) == JSONWriter.compactBytes(value))
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `no part of a container from its start is a whole text`(seed: UInt64) {
        var source = JSONRandomSource(seed: 1_000 + seed)
        let value = JSONValue.array([source.value(depth: 3), source.value(depth: 3)], layout: .expanded)
        // Without the line feed at the end, each byte is needed.
        let bytes = Array(JSONWriter.bytes(value).dropLast())
        #expect(readEverything(bytes))
        for length in 0..<bytes.count where readEverything(Array(bytes[..<length])) {
            Issue.record("the first \(length) of \(bytes.count) bytes are accepted")
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `changed bytes never stop the program`(seed: UInt64) {
        var source = JSONRandomSource(seed: 2_000 + seed)
        let bytes = JSONWriter.bytes(.array([source.value(depth: 3), source.value(depth: 2)], layout: .inline))
        let interesting: [UInt8] = Array("\"\\{}[],:0-.eu/ \n".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]
        var refused = 0
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1 << UInt8.random(in: 0..<8, using: &source)
            if !readEverything(changed) { refused += 1 }
            changed[index] = interesting.randomElement(using: &source) ?? 0
            if !readEverything(changed) { refused += 1 }
            changed.remove(at: index)
            if !readEverything(changed) { refused += 1 }
            changed.insert(contentsOf: [interesting.randomElement(using: &source) ?? 0, bytes[index]], at: index)
            if !readEverything(changed) { refused += 1 }
        }
        #expect(refused > 0)
    }

    @Test func `random bytes never stop the program`() {
        var source = JSONRandomSource(seed: 3_000)
        let alphabet: [UInt8] = Array("[]{},:\"\\tfn0123-.eEu \n".utf8) + [0, 0xC3, 0xA9, 0xFF]
        for length in 0..<1_500 {
            let bytes = (0..<(length % 40)).map { _ in alphabet.randomElement(using: &source) ?? 0 }
            _ = readEverything(bytes)
        }
    }
}
