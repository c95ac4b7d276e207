// SPDX-License-Identifier: Apache-2.0

package import CatalogFetch
import CatalogProcess
import CatalogText

/// Asks the API of one forge about one repository: with a credential, again where that helps, within one total time.
package struct ForgeConnection: Sendable {
    /// The repository, and where the forge is asked.
    package let endpoint: ForgeEndpoint

    private let caller: any HTTPCaller
    private let credential: ForgeCredential?
    private let userAgent: String
    private let timeoutSeconds: Int
    private let deadline: Deadline
    private let clock: ForgeClock

    /// The most pages of one list.
    static let maximumPages = 20

    /// The longest that one call may take, in seconds.
    private static let callSeconds = 30

    /// What a reply may be at most: a hundred requests with long texts.
    private static let maximumBytes = 16 * 1024 * 1024
    private static let limits = JSONLimits(maximumBytes: maximumBytes, maximumDepth: 64, maximumStringBytes: 8 << 20)

    /// Creates a connection; nothing is contacted.
    ///
    /// - Parameters:
    ///   - endpoint: The repository, and where the forge is asked.
    ///   - caller: Makes the calls.
    ///   - credential: The credential; nil to ask without one.
    ///   - userAgent: Who asks.
    ///   - timeoutSeconds: The total time of everything that is asked, which begins now.
    ///   - clock: How it waits.
    package init(
        to endpoint: ForgeEndpoint,
        through caller: any HTTPCaller,
        credential: ForgeCredential?,
        userAgent: String,
        timeoutSeconds: Int,
        clock: ForgeClock = .system
    ) {
        self.endpoint = endpoint
        self.caller = caller
        self.credential = credential
        self.userAgent = userAgent
        self.timeoutSeconds = timeoutSeconds
        self.clock = clock
        deadline = Deadline(after: .seconds(timeoutSeconds))
    }

    /// The client for the kind of the forge.
    package var forge: any Forge {
        switch endpoint.kind {
        case .github: GitHubForge(self)
        case .gitlab: GitLabForge(self)
        case .forgejo: ForgejoForge(self)
        }
    }

    /// Asks, or orders, and again where the forge or the way to it has a passing problem.
    ///
    /// - Throws: ``ForgeError`` if the forge did not do it.
    @discardableResult
    func send(_ request: ForgeRequest) throws(ForgeError) -> ForgeReply {
        try send(request, to: request.url(at: endpoint))
    }

    /// All elements of a list, page after page, as the forge says where they are.
    ///
    /// - Parameters:
    ///   - request: The question for the first page.
    ///   - pageCount: The most pages; of a list that has more, the first ones if that is less than ``maximumPages``.
    /// - Returns: The elements, in the order of the forge.
    /// - Throws: ``ForgeError`` if a page is missing or on another server, or the list is too long.
    func elements(_ request: ForgeRequest, pageCount: Int = maximumPages) throws(ForgeError) -> [JSONNode] {
        var reply = try send(request)
        var elements: [JSONNode] = []
        for page in 1...pageCount {
            guard let root = reply.root, root.kind == .array else {
                throw error(.unreadable("no list"), request.operation)
            }
            elements += Array(root.elements)
            guard let next = reply.nextURL else { return elements }
            if page < pageCount { reply = try send(request, to: next) }
        }
        guard pageCount < Self.maximumPages else {
            throw error(.tooManyPages(limit: Self.maximumPages), request.operation)
        }
        return elements
    }

    /// Asks for something that has to be there.
    ///
    /// - Parameters:
    ///   - request: The question.
    ///   - read: Makes something of the reply; nil if it lacks what is needed.
    /// - Returns: What was made.
    /// - Throws: ``ForgeError`` if the forge did not answer, or not with what it documents.
    func value<Value>(_ request: ForgeRequest, read: (JSONNode) -> Value?) throws(ForgeError) -> Value {
        try self.read(send(request).root, request, read)
    }

    /// All elements of a list, each read.
    ///
    /// - Throws: As ``elements(_:pageCount:)``, and if an element lacks what is needed.
    func values<Value>(
        _ request: ForgeRequest,
        pageCount: Int = maximumPages,
        read: (JSONNode) -> Value?
    ) throws(ForgeError) -> [Value] {
        var values: [Value] = []
        for element in try elements(request, pageCount: pageCount) {
            values.append(try self.read(element, request, read))
        }
        return values
    }

    /// An error of this forge.
    func error(_ reason: ForgeError.Reason, _ operation: String) -> ForgeError {
        ForgeError(reason: reason, kind: endpoint.kind, host: host, operation: operation)
    }

    /// Waits, if there is time for it.
    ///
    /// - Returns: Whether there was.
    func wait(milliseconds: Int) -> Bool {
        guard milliseconds < Int(deadline.millisecondsLeft) else { return false }
        clock.pause(milliseconds)
        return true
    }

    private var host: String { (try? WebAddress(endpoint.webBase + "/"))?.host.text ?? endpoint.webBase }

    private func read<Value>(
        _ node: JSONNode?,
        _ request: ForgeRequest,
        _ read: (JSONNode) -> Value?
    ) throws(ForgeError) -> Value {
        guard let node, let value = read(node) else {
            throw error(.unreadable("a field is missing, or of another kind"), request.operation)
        }
        return value
    }

    private func send(_ request: ForgeRequest, to url: String) throws(ForgeError) -> ForgeReply {
        var retry = ForgeRetry()
        while true {
            do throws(ForgeError) {
                return try attempt(request, url)
            } catch {
                guard let milliseconds = retry.pause(after: error, isRepeatable: request.isRepeatable),
                    wait(milliseconds: milliseconds)
                else { throw error }
            }
        }
    }

    /// Asks once, and once more where a redirect on the same server leads: the repository has another name now.
    private func attempt(_ request: ForgeRequest, _ url: String) throws(ForgeError) -> ForgeReply {
        let first = try call(request, url)
        guard Self.isRedirect(first) else { return try judge(first, request, url, wasRedirected: false) }
        let target = try target(of: first, from: url, request, followed: 0)
        let second = try call(request, target)
        guard Self.isRedirect(second) else { return try judge(second, request, target, wasRedirected: true) }
        throw error(.redirectRefused(location: second.headers["location"], why: .tooMany), request.operation)
    }

    private static func isRedirect(_ reply: HTTPReply) -> Bool { [301, 302, 307, 308].contains(reply.status) }

    private func target(
        of reply: HTTPReply,
        from url: String,
        _ request: ForgeRequest,
        followed: Int
    ) throws(ForgeError) -> String {
        let location = reply.headers["location"]
        guard let address = try? WebAddress(url) else {
            throw error(.redirectRefused(location: location, why: .malformed), request.operation)
        }
        do throws(RedirectRefusal) {
            return try RedirectPolicy.next(from: address, location: location, followed: followed).text
        } catch let why {
            throw error(.redirectRefused(location: location, why: why), request.operation)
        }
    }

    private func call(_ request: ForgeRequest, _ url: String) throws(ForgeError) -> HTTPReply {
        let left = Int(deadline.millisecondsLeft)
        guard left > 0 else { throw error(.outOfTime(seconds: timeoutSeconds), request.operation) }
        let body = request.body.map { JSONWriter.compactBytes($0) }
        let call = HTTPCall(
            method: request.method,
            url: url,
            headers: headers + (body == nil ? [] : [HTTPHeader(name: "Content-Type", value: "application/json")]),
            secretHeader: credential?.header,
            body: body,
            timeoutSeconds: min(Self.callSeconds, (left + 999) / 1000),
            maximumBytes: Self.maximumBytes,
            userAgent: userAgent
        )
        do throws(FetchFailure) {
            return try caller.reply(to: call)
        } catch let failure {
            throw error(.unreachable(failure), request.operation)
        }
    }

    private var headers: [HTTPHeader] {
        switch endpoint.kind {
        case .github:
            [
                HTTPHeader(name: "Accept", value: "application/vnd.github+json"),
                HTTPHeader(name: "X-GitHub-Api-Version", value: "2022-11-28"),
            ]
        case .gitlab, .forgejo: [HTTPHeader(name: "Accept", value: "application/json")]
        }
    }

    private func judge(
        _ reply: HTTPReply,
        _ request: ForgeRequest,
        _ url: String,
        wasRedirected: Bool
    ) throws(ForgeError) -> ForgeReply {
        let root = try? JSONDocument(bytes: reply.body, file: "reply", limits: Self.limits).root
        let refusal = ForgeRefusal(
            kind: endpoint.kind,
            request: request,
            credential: credential,
            reply: reply,
            root: root,
            epochSeconds: clock.epochSeconds()
        )
        if let reason = refusal.reason { throw error(reason, request.operation) }
        guard root != nil || reply.body.isEmpty else { throw error(.unreadable("no JSON"), request.operation) }
        let next = try nextURL(in: reply, from: url, request)
        return ForgeReply(root: root, nextURL: next, wasRedirected: wasRedirected)
    }

    /// The address of the next page, which is on the same server or refused.
    private func nextURL(in reply: HTTPReply, from url: String, _ request: ForgeRequest) throws(ForgeError) -> String? {
        guard let link = reply.headers["link"].flatMap(LinkHeader.next) else { return nil }
        guard let address = try? WebAddress(url),
            let next = try? RedirectPolicy.next(from: address, location: link, followed: 0)
        else { throw error(.linkRefused(link), request.operation) }
        return next.text
    }
}
