// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogForge

/// The forges as the tool uses them.
enum ForgeAccess {
    /// How long all calls of a run may take together, waits for rate limits included.
    private static let timeoutSeconds = 180

    /// The client of a forge; nothing is contacted.
    ///
    /// - Throws: ``CommandFailure`` when the system does not tell where this program is, beside which its worker
    ///   stands.
    static func forge(_ endpoint: ForgeEndpoint, _ credential: ForgeCredential) throws(CommandFailure) -> any Forge {
        guard let path = SystemCall.executablePath else {
            throw CommandFailure(.internalError, "the system does not tell the path of this program")
        }
        let caller = IsolatedCaller(WorkerCommand(besideTool: path))
        return ForgeConnection(
            to: endpoint,
            through: caller,
            credential: credential,
            userAgent: Tool.userAgent,
            timeoutSeconds: timeoutSeconds
        ).forge
    }

    /// How checks are started where the forge does not start them by itself.
    static func checksAdvice(for kind: ForgeKind) -> String {
        switch kind {
        case .github:
            "If no checks run: GitHub waits with those of pull requests that the default token of a job opened. Press "
                + "*Approve workflows to run*, or close this pull request and open it again."
        case .gitlab:
            "If no pipeline runs: start one under *Pipelines* of this merge request."
        case .forgejo:
            "If no checks run: close this pull request and open it again."
        }
    }
}
