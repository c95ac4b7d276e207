// SPDX-License-Identifier: Apache-2.0

/// Swift source with the contents of its plain string literals and of its line comments taken out.
///
/// Reads just what generated files may hold: anything that would need more, such as a block comment, a raw literal or
/// an interpolation, is a failure. Of a multi-line literal each line `label: value` keeps its label in the skeleton.
struct SwiftSource: Equatable {
    /// The code, with `""` for each literal, `//` for each comment, and the labels of each multi-line literal.
    let skeleton: String
    /// The values of the literals, in order.
    let literals: [String]

    /// What generated source must not hold.
    enum Failure: Error, Equatable {
        case unterminatedLiteral(line: Int)
        case interpolation(line: Int)
        case unknownEscape(line: Int)
        case multilineLiteral(line: Int)
        case unlabelledLine(line: Int)
        case rawLiteral(line: Int)
        case blockComment(line: Int)
        case control(line: Int)
    }

    init(_ text: String) throws(Failure) {
        var reader = Reader(scalars: Array(text.unicodeScalars))
        try reader.readAll()
        skeleton = reader.skeleton
        literals = reader.literals
    }

    /// Walks the scalars.
    private struct Reader {
        let scalars: [Unicode.Scalar]
        var position = 0
        var line = 1
        var skeleton = ""
        var literals: [String] = []

        func next(_ distance: Int = 0) -> Unicode.Scalar? {
            position + distance < scalars.count ? scalars[position + distance] : nil
        }

        mutating func readAll() throws(Failure) {
            while let scalar = next() {
                switch scalar {
                case "\"":
                    if next(1) == "\"", next(2) == "\"" { try readMultilineLiteral() } else { try readLiteral() }
                case "#" where next(1) == "\"" || next(1) == "#":
                    throw .rawLiteral(line: line)
                case "/" where next(1) == "/":
                    while let inside = next(), inside != "\n" {
                        if Self.breaksLines(inside) { throw .control(line: line) }
                        position += 1
                    }
                    skeleton += "//"
                case "/" where next(1) == "*":
                    throw .blockComment(line: line)
                default:
                    if scalar == "\n" { line += 1 } else if Self.breaksLines(scalar) { throw .control(line: line) }
                    skeleton.unicodeScalars.append(scalar)
                    position += 1
                }
            }
        }

        private mutating func readLiteral() throws(Failure) {
            position += 1
            var value = ""
            while let scalar = next(), scalar != "\"" {
                guard scalar != "\n", !Self.breaksLines(scalar) else { throw .unterminatedLiteral(line: line) }
                position += 1
                value.unicodeScalars.append(scalar == "\\" ? try readEscape() : scalar)
            }
            guard next() == "\"" else { throw .unterminatedLiteral(line: line) }
            position += 1
            skeleton += "\"\""
            literals.append(value)
        }

        /// Lines from behind the opening quotation marks to the closing ones, which stand in a line of their own.
        private mutating func readMultilineLiteral() throws(Failure) {
            position += 3
            guard next() == "\n" else { throw .multilineLiteral(line: line) }
            skeleton += "\"\"\""
            while true {
                position += 1
                line += 1
                skeleton += "\n"
                while next() == " " { position += 1 }
                if next() == "\"", next(1) == "\"", next(2) == "\"" { break }
                try readLabelledLine()
            }
            position += 3
            skeleton += "\"\"\""
        }

        private mutating func readLabelledLine() throws(Failure) {
            while let scalar = next(), scalar.properties.isAlphabetic {
                skeleton.unicodeScalars.append(scalar)
                position += 1
            }
            guard next() == ":", next(1) == " " else { throw .unlabelledLine(line: line) }
            position += 2
            var value = ""
            while let scalar = next(), scalar != "\n" {
                if Self.breaksLines(scalar) { throw .control(line: line) }
                guard scalar != "\"" else { throw .multilineLiteral(line: line) }
                position += 1
                value.unicodeScalars.append(scalar == "\\" ? try readEscape() : scalar)
            }
            guard next() == "\n" else { throw .unterminatedLiteral(line: line) }
            literals.append(value)
        }

        private mutating func readEscape() throws(Failure) -> Unicode.Scalar {
            guard let scalar = next() else { throw .unterminatedLiteral(line: line) }
            position += 1
            switch scalar {
            case "\\", "\"": return scalar
            case "n": return "\n"
            case "r": return "\r"
            case "t": return "\t"
            case "0": return "\0"
            case "(": throw .interpolation(line: line)
            case "u":
                var digits = ""
                while let digit = next(), digit != "}" {
                    position += 1
                    if digit != "{" { digits.unicodeScalars.append(digit) }
                }
                position += 1
                guard let value = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
                    throw .unknownEscape(line: line)
                }
                return value
            default: throw .unknownEscape(line: line)
            }
        }

        private static func breaksLines(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x0A: false
            case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
            default: false
            }
        }
    }
}
