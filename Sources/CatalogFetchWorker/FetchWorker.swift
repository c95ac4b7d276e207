// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation

/// The worker's side of an isolated fetch.
enum FetchWorker {
    /// Fetches what the standard input describes and writes the reply to standard output.
    ///
    /// - Returns: Whether a reply was written. The process should end with `_exit` then: threads of the platform's HTTP
    ///   client may still be at work, and must not meet the destructors of a normal exit.
    static func run() -> Bool {
        let input = FileHandle.standardInput
        guard let bytes = try? input.read(upToCount: WorkerCall.maximumByteCount) else { return false }
        return run([UInt8](bytes))
    }

    /// Does what some bytes describe and writes the reply to standard output.
    ///
    /// - Parameter input: The request as ``IsolatedFetcher`` or ``IsolatedCaller`` hands it over.
    /// - Returns: Whether a reply was written.
    static func run(_ input: [UInt8]) -> Bool {
        if let call = WorkerCall(bytes: input)?.call {
            limitMemory(maximumBytes: max(call.maximumBytes, HTTPCall.maximumBodyByteCount))
            let result: Result<HTTPReply, FetchFailure>
            do throws(FetchFailure) {
                result = .success(try DirectCaller().reply(to: call))
            } catch {
                result = .failure(error)
            }
            return write(WorkerCallReply(result).bytes)
        }
        guard let request = WorkerRequest(bytes: input) else { return false }
        limitMemory(maximumBytes: request.fetch.maximumBytes)
        let result: Result<FetchOutcome, FetchFailure>
        do throws(FetchError) {
            result = .success(try CatalogFetcher.fetch(request.fetch, millisecondsLeft: request.millisecondsLeft))
        } catch {
            result = .failure(FetchFailure(error))
        }
        return write(WorkerReply(result).bytes)
    }

    private static func write(_ reply: [UInt8]) -> Bool {
        (try? FileHandle.standardOutput.write(contentsOf: reply)) != nil
    }

    /// The memory that a fetch takes beside the body, with the stacks of all threads, is far less than this.
    private static let memoryByteCount = 512 * 1024 * 1024

    /// Bounds what this process takes: some of what a server sends is never announced, such as the trailer of a chunked
    /// body, and kept by the platform; and an image of the memory of a crash could hold a credential.
    private static func limitMemory(maximumBytes: Int) {
        let (inflated, isTooLarge) = maximumBytes.multipliedReportingOverflow(by: 4)
        #if canImport(Glibc)
            let (core, data) = (__rlimit_resource_t(RLIMIT_CORE.rawValue), __rlimit_resource_t(RLIMIT_DATA.rawValue))
        #else
            let (core, data) = (RLIMIT_CORE, RLIMIT_DATA)
        #endif
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(core, &none)
        guard !isTooLarge, inflated < Int.max / 2, mappedByteCount < memoryByteCount / 2 else { return }
        let limit = rlim_t(inflated + memoryByteCount)
        var bounds = rlimit(rlim_cur: limit, rlim_max: limit)
        setrlimit(data, &bounds)
    }

    /// What this process maps to write to it already: a sanitizer maps far more than it uses, and must not be bounded
    /// by that.
    ///
    /// 0 where the system does not tell, which is where it does not enforce the bound either.
    private static var mappedByteCount: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let fields = text.split(separator: " ").compactMap { Int($0) }
        return fields.count > 5 ? fields[5] * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }

    /// Ends this process when nobody waits for its reply any more.
    static func dieWithClient() {
        // A server that closes its connection while this process writes to it is a failure like any other.
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread {
            var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
            // Nothing is asked for, so only the end of the other side, or an error, ends the wait.
            while poll(&output, 1, -1) < 1 {}
            _exit(75)
        }
    }
}
