// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Judges the templates of the page that are there, so that a broken one is found on the push that breaks it.
///
/// - Returns: Every error; none when a package has no page.
func judgeReportTemplates(_ templates: TemplateSet) -> [Diagnostic] {
    let checker = TemplateChecker(partials: templates.templatesByName)
    return ReportTemplates.names.flatMap { name -> [Diagnostic] in
        guard let template = templates.templatesByName[name] else { return [] }
        return checker.check(template, against: ReportTemplates.schema(of: name)).map { Diagnostic($0) }
    }
}
