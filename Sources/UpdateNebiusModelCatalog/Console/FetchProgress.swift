// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// Tells a person, or the log of a job, how a fetch goes.
final class FetchProgress {
    /// After how long a fetch is worth a line.
    private static let patienceMilliseconds = 500

    private let console: Console
    private let url: String
    private var shownLine: String?
    private var pauseBefore = ""

    /// The progress of one fetch; nothing is shown yet.
    init(_ console: Console, url: String) {
        self.console = console
        self.url = VisibleText.encode(AddressText.withoutUserInfo(url), limit: 200)
    }

    /// Tells of what happened, if it is worth telling.
    func observe(_ event: FetchEvent) {
        switch (event, console.progressManner) {
        case (_, .none):
            break
        case (.attempt(let number, let count), .log):
            console.report(progress: "attempt \(number) of \(count)\(pauseBefore): \(url)")
        case (.pause(let milliseconds, let failure, _, _), .log):
            pauseBefore = ", \(Self.seconds(milliseconds)) after \"\(failure.what)\""
        case (.waiting(let milliseconds), .terminal):
            guard milliseconds >= Self.patienceMilliseconds else { break }
            let seconds = milliseconds / 1000
            show(seconds == 0 ? "fetching \(url)" : "fetching, \(seconds) s: \(url)")
        case (.pause(let milliseconds, let failure, let next, let count), .terminal):
            end()
            console.report(
                progress: "\(failure.what); attempt \(next) of \(count) in \(Self.seconds(milliseconds))"
            )
        case (.attempt, .terminal), (.waiting, .log):
            break
        }
    }

    /// Takes the passing line away.
    func end() {
        if shownLine != nil { console.show(passing: nil) }
        shownLine = nil
    }

    /// Shows a line, unless it stands there already.
    private func show(_ line: String) {
        guard line != shownLine else { return }
        console.show(passing: line)
        shownLine = line
    }

    /// A time with one decimal, rounded down.
    private static func seconds(_ milliseconds: Int) -> String {
        "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    }
}
