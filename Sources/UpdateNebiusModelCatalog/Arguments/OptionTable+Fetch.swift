// SPDX-License-Identifier: Apache-2.0

/// The options that are about asking upstream.
extension OptionTable {
    /// The deadline in seconds where none is given.
    static let defaultTimeoutSeconds = 30

    /// The limit on an answer in bytes where none is given: 16 MiB, some two hundred times the catalog of 2026.
    static let defaultMaximumBytes = 16_777_216

    /// The total deadline.
    static let timeout = Option.number(
        OptionDeclaration(
            name: "timeout",
            valueName: "SECONDS",
            help: "Give up after so many seconds in total, retries included. Default: \(defaultTimeoutSeconds).",
            verbs: [.update, .check, .fetch, .propose]
        ),
        in: 1...3_600
    )

    /// What is compared with upstream, too.
    static let live = OptionDeclaration(
        name: "live",
        help:
            "Also ask upstream, and report what it has that the newest snapshot has not. Not for the check of every push.",
        verbs: [.check]
    )

    /// Where the validators of the last answer are kept.
    static let cache = Option.text(
        OptionDeclaration(
            name: "cache",
            valueName: "FILE",
            help:
                "Remember in FILE what the server says of its answer; later runs ask the server to send it only if it "
                + "has changed. Never commit it: .build/catalog-cache.json is a good place.",
            verbs: [.update, .check, .fetch]
        )
    )

    /// The header with a credential.
    static let headerEnvironment = Option(
        declaration: OptionDeclaration(
            name: "header-env",
            valueName: "NAME=VARIABLE",
            help:
                "Send the header NAME with the value of the environment variable VARIABLE, which is shown nowhere and "
                + "sent to no other address, not even after a redirect.",
            verbs: [.update, .check, .fetch, .propose]
        ),
        expectation: "the name of a header that may be set and, after '=', the name of an environment variable; the "
            + "value itself has no place on a command line",
        isShown: false,
        read: { HeaderVariable($0) }
    )

    /// The limit on the answer.
    static let maximumBytes = Option.number(
        OptionDeclaration(
            name: "max-bytes",
            valueName: "N",
            help: "Refuse an answer with more bytes. Default: \(defaultMaximumBytes).",
            verbs: [.update, .check, .fetch, .validate, .acknowledge, .diff, .propose]
        ),
        in: 1...1_073_741_824
    )
}
