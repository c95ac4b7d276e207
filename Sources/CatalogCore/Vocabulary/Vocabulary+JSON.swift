// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Vocabulary {
    /// Reads `snapshots/vocabulary.json`.
    ///
    /// - Throws: ``CommittedFileProblem`` at the first entry that does not fit: a word without a Swift name, two words
    ///   with one Swift name, a capability rule that names a word no list has.
    package init(bytes: [UInt8], path: String = Vocabulary.path) throws(CommittedFileProblem) {
        let file = try CommittedFormat.vocabulary.open(bytes, path: path)
        try file.allowOnly(["schema", "capabilities"] + WordCategory.allCases.map(\.member))
        var words: [WordCategory: [VocabularyWord]] = [:]
        for category in WordCategory.allCases {
            words[category] = try Self.readWords(of: category, in: file)
        }
        let rules = try file.record("capabilities")
        try rules.allowOnly(Capability.allCases.map(\.rawValue))
        var capabilityRules: [CapabilityRule] = []
        for capability in Capability.allCases {
            capabilityRules.append(try Self.readRule(capability, in: rules, knowing: words))
        }
        self.init(words: words, capabilityRules: capabilityRules)
    }

    /// The canonical bytes of the file.
    package var canonicalBytes: [UInt8] {
        let lists = WordCategory.allCases.map { category in
            JSONValue.Member(
                key: category.member,
                value: .object(words(category).map { .init(key: $0.word, value: Self.value(of: $0)) })
            )
        }
        let rules = capabilityRules.map { JSONValue.Member(key: $0.capability.rawValue, value: Self.value(of: $0)) }
        return JSONWriter.bytes(
            .object(
                [JSONValue.Member(key: "schema", value: .integer(Int64(CommittedFormat.schema)))] + lists
                    + [JSONValue.Member(key: "capabilities", value: .object(rules, layout: .expanded))],
                layout: .expanded
            )
        )
    }

    private static func readWords(
        of category: WordCategory,
        in file: CommittedRecord
    ) throws(CommittedFileProblem) -> [VocabularyWord] {
        var words: [VocabularyWord] = []
        var wordBySwiftName: [String: VocabularyWord] = [:]
        for entry in try file.entries(category.member) {
            let word = try readWord(entry, of: category)
            if let twin = wordBySwiftName.updateValue(word, forKey: word.swiftName.lowercased()) {
                throw entry.record.problem(
                    "\(QuotedText.quote(word.word)) and \(QuotedText.quote(twin.word)) share the Swift name"
                        + " \"\(word.swiftName)\"",
                    at: "swiftName"
                )
            }
            words.append(word)
        }
        return words
    }

    private static func readWord(
        _ entry: CommittedEntry,
        of category: WordCategory
    ) throws(CommittedFileProblem) -> VocabularyWord {
        let record = entry.record
        let extra = category == .region ? ["countryCode"] : category == .kind ? ["role"] : []
        try record.allowOnly(["swiftName"] + extra)
        if let problem = WordRules.problem(withWord: entry.key) { throw record.problem(problem) }
        let swiftName = try record.string("swiftName")
        if let problem = WordRules.problem(withSwiftName: swiftName) { throw record.problem(problem, at: "swiftName") }
        var countryCode: String?
        var role: KindRole?
        if category == .region {
            let code = try record.string("countryCode")
            if let problem = WordRules.problem(withCountryCode: code) {
                throw record.problem(problem, at: "countryCode")
            }
            countryCode = code
        }
        if category == .kind {
            let text = try record.string("role")
            guard let known = KindRole(rawValue: text) else {
                let roles = KindRole.allCases.map(\.rawValue).joined(separator: ", ")
                throw record.problem("\"role\" must be one of \(roles), found \(QuotedText.quote(text))", at: "role")
            }
            role = known
        }
        return VocabularyWord(word: entry.key, swiftName: swiftName, countryCode: countryCode, role: role)
    }

    private static func readRule(
        _ capability: Capability,
        in rules: CommittedRecord,
        knowing words: [WordCategory: [VocabularyWord]]
    ) throws(CommittedFileProblem) -> CapabilityRule {
        let record = try rules.record(capability.rawValue)
        try record.allowOnly(["kinds", "useCases", "tags"])
        let kinds = try record.optionalStrings("kinds")
        let useCases = try record.optionalStrings("useCases")
        for (category, names) in [(WordCategory.kind, kinds), (.useCase, useCases)] {
            let known = words[category] ?? []
            for name in names where !known.contains(where: { $0.word.utf8.elementsEqual(name.utf8) }) {
                throw record.problem("\(QuotedText.quote(name)) is not in \"\(category.member)\"")
            }
        }
        let tags = try record.optionalStrings("tags")
        return CapabilityRule(capability: capability, kinds: kinds, useCases: useCases, tags: tags)
    }

    private static func value(of word: VocabularyWord) -> JSONValue {
        var members = [JSONValue.Member(key: "swiftName", value: .string(word.swiftName))]
        if let countryCode = word.countryCode {
            members.append(JSONValue.Member(key: "countryCode", value: .string(countryCode)))
        }
        if let role = word.role { members.append(JSONValue.Member(key: "role", value: .string(role.rawValue))) }
        return .object(members, layout: .inline)
    }

    private static func value(of rule: CapabilityRule) -> JSONValue {
        let lists = [("kinds", rule.kinds), ("useCases", rule.useCases), ("tags", rule.tags)]
        return .object(
            lists.filter { !$0.1.isEmpty }.map { name, words in
                JSONValue.Member(key: name, value: .array(words.map { .string($0) }, layout: .inline))
            },
            layout: .inline
        )
    }
}
