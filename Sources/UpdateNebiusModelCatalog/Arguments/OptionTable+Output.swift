// SPDX-License-Identifier: Apache-2.0

/// The options of every verb: how it prints, and what it tells of itself.
extension OptionTable {
    /// How the result is printed, with the formats of all verbs.
    static let format = format(among: OutputFormat.allCases)

    /// How the result is printed, with the formats of one verb.
    static func format(among formats: [OutputFormat]) -> Option<OutputFormat> {
        .word(
            OptionDeclaration(
                name: "format",
                valueName: "FORMAT",
                help: "How the result is printed: \(formats.map(\.rawValue).joined(separator: ", ")). "
                    + "Default: \(OutputFormat.text.rawValue).",
                verbs: Verb.allCases
            ),
            among: formats
        )
    }

    /// Whether output is coloured.
    static let color = Option<ColorChoice>.word(
        OptionDeclaration(
            name: "color",
            valueName: ColorChoice.list,
            help: "Whether to colour text. Default: \(ColorChoice.automatic.rawValue), which is on a terminal, and as "
                + "NO_COLOR, CLICOLOR_FORCE and CLICOLOR say.",
            verbs: Verb.allCases
        )
    )

    /// Less output.
    static let quiet = OptionDeclaration(
        name: "quiet",
        help: "Print findings and errors only.",
        verbs: Verb.allCases
    )

    /// More output.
    static let verbose = OptionDeclaration(
        name: "verbose",
        help: "Tell each step.",
        verbs: Verb.allCases
    )

    /// The help.
    static let help = OptionDeclaration(
        name: "help",
        letter: "h",
        help: "Print this help.",
        verbs: Verb.allCases
    )

    /// The version.
    static let version = OptionDeclaration(
        name: "version",
        help: "Print the version.",
        verbs: Verb.allCases
    )
}
