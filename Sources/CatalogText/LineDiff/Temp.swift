package struct LineDiff { package var firstOldLine: Int?; package var lines: [String]
 package static func unified(old: [UInt8], new: [UInt8], oldName: String, newName: String) -> LineDiff { LineDiff(firstOldLine: 1, lines: []) } }
