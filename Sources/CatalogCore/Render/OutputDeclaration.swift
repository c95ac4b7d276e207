// SPDX-License-Identifier: Apache-2.0

/// One line of `templates/outputs.json`: which template writes which file.
package struct OutputDeclaration: Hashable, Sendable {
    /// The file name of the template, in `templates/`.
    package let template: String
    /// The file name of the output, in the folder of generated files.
    package let file: String

    package init(template: String, file: String) {
        self.template = template
        self.file = file
    }
}
