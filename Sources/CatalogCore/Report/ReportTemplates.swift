// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The templates of the page, found by their names.
enum ReportTemplates {
    /// The page itself.
    static let page = "report"
    /// The style sheet, which stands in the page.
    static let style = "report-style"
    /// The script, which stands in the page.
    static let script = "report-script"

    static let names = [page, style, script]

    /// Style sheet and script have no names to use: no data can get into them.
    static let emptySchema: TemplateSchema = .record([])

    /// The shape that a template is written for.
    static func schema(of name: String) -> TemplateSchema { name == page ? ReportContext.schema : emptySchema }

    /// The path of a template under the root.
    static func path(of name: String) -> String { "\(TemplateSet.directory)/\(name).mustache" }
}
