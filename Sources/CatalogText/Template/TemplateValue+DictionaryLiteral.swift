// SPDX-License-Identifier: Apache-2.0

extension TemplateValue: ExpressibleByDictionaryLiteral {
    /// Makes a record from names and values, in the order of the literal.
    package init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .record(TemplateRecord(elements.map { (name: $0.0, value: $0.1) }))
    }
}
