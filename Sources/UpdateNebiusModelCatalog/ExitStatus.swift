// SPDX-License-Identifier: Apache-2.0

/// How a run of the tool ended, as the number that the shell sees.
///
/// The numbers from 64 on are those of `sysexits.h`, so that scripts and people know them already. 1 is a finding and
/// never means "could not run"; 64 or more always does. The help prints this table, so it cannot drift from the code.
enum ExitStatus: Int32, CaseIterable, Sendable {
    /// The work is done, or everything agrees.
    case success = 0
    /// The tool did its work and found something that a person should look at.
    case finding = 1
    /// The command line makes no sense (`EX_USAGE`).
    case usage = 64
    /// A committed file cannot be read as what it should be (`EX_DATAERR`).
    case malformedData = 65
    /// A file that the run needs is not there (`EX_NOINPUT`).
    case missingInput = 66
    /// The catalog could not be had from upstream (`EX_UNAVAILABLE`).
    case upstreamUnavailable = 69
    /// The tool contradicts itself (`EX_SOFTWARE`).
    case internalError = 70
    /// An output file or its directory cannot be created (`EX_CANTCREAT`).
    case cannotCreate = 73
    /// A file cannot be read or written (`EX_IOERR`).
    case cannotReadOrWrite = 74
    /// The same command may work later (`EX_TEMPFAIL`).
    case tryAgainLater = 75
    /// Somebody said no (`EX_NOPERM`).
    case refused = 77
    /// The user stopped the run: 128 plus the number of SIGINT, as shells report it.
    case interrupted = 130

    /// What the status means, as the line of the table in the help.
    var meaning: String {
        switch self {
        case .success:
            "done, or clean"
        case .finding:
            "a finding: stale or missing files; catalog rejected (an empty one too); change held; diff over "
                + "its gate; drift"
        case .usage:
            "usage: the command line is wrong"
        case .malformedData:
            "one of the committed files is malformed"
        case .missingInput:
            "an input is missing"
        case .upstreamUnavailable:
            "upstream unavailable after retries, or the answer is no catalog at all"
        case .internalError:
            "a bug in the tool"
        case .cannotCreate:
            "a file or directory cannot be created"
        case .cannotReadOrWrite:
            "a file cannot be read or written"
        case .tryAgainLater:
            "try again later: the server limits the rate, another run is writing, or the machine lacks processes"
        case .refused:
            "a credential or permission was refused"
        case .interrupted:
            "interrupted"
        }
    }
}
