// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prints what was measured, in columns.
enum Table {
    /// Begins a table.
    static func begin(_ title: String, columns: [String]) {
        print("\n\(title)")
        row("", columns)
    }

    /// Prints a row: its name, and a cell for each column.
    static func row(_ name: String, _ cells: [String]) {
        let padded = cells.map { String(repeating: " ", count: max(12 - $0.count, 1)) + $0 }
        print("  \(name)\(String(repeating: " ", count: max(34 - name.count, 0)))\(padded.joined())")
    }

    /// A number with its unit, with so many digits after the point.
    static func number(_ value: Double, _ unit: String = "", digits: Int = 2) -> String {
        String(format: "%.\(digits)f", value) + (unit.isEmpty ? "" : " \(unit)")
    }
}
