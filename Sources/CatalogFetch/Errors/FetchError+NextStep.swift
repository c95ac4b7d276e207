// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

extension FetchError {
    /// What the reader can do about it, as one line.
    package var nextStep: String {
        switch reason {
        case .invalidURL, .schemeNotAllowed:
            "Pass an https URL, or the path of a file with the answer."
        case .userInfoInURL:
            "Remove what stands before the @; a credential is given with --header-env NAME=VARIABLE."
        case .invalidRequest:
            "Pass another value; a credential is given with --header-env alone."
        case .cannotResolveHost:
            "Check the spelling of the host name and the network of this machine."
        case .cannotConnect, .noAnswer:
            "Check the network and the proxy settings (https_proxy, no_proxy), then try again."
        case .tlsFailure:
            "Check this machine's clock and certificate authorities, and whether a proxy rewrites the connection."
        case .idle:
            "Check the network, then try again; a slow proxy may be in between."
        case .deadlineExceeded:
            "Try again, or allow more time with --timeout SECONDS."
        case .tooManyBytes:
            "Look at what the URL serves; if the catalog really grew, allow more with --max-bytes N."
        case .truncatedBody, .interrupted:
            "Try again; nothing was kept."
        case .undecodableBody, .gzipWithoutHeader, .malformedAnswer, .emptyBody, .other:
            "Look at the answer with another HTTP client; save it to a file and pass that with --from FILE."
        case .workerNotStarted(let number) where SpawnError(errorNumber: number).isPassing:
            "Wait until this machine has processes and memory to spare, then try again."
        case .workerNotStarted:
            "Build the whole tool, so that CatalogFetchWorker is in the same folder as UpdateNebiusModelCatalog."
        case .workerNotLoaded:
            "Run CatalogFetchWorker by itself to read what the system misses: a library of the Swift toolchain, or memory."
        case .clientStopped:
            "Try again; if it happens again, save the answer with another HTTP client and pass it with --from FILE."
        case .unexpectedStatus(let status):
            HTTPStatus.nextStep(status)
        case .rateLimited:
            "Wait before asking again, and ask less often."
        case .unauthorized(407):
            "The proxy of this network wants a credential: check https_proxy."
        case .secretEchoed:
            "Do not use this URL, and ask its owner why it repeats credentials; then replace the credential."
        case .unauthorized where hasSecret && wasRedirected:
            "A credential is not sent on after a redirect: pass the final address with --from URL."
        case .unauthorized where hasSecret:
            "Check the credential: whether it is of this server, still valid, and written as the server wants it."
        case .unauthorized:
            "Check the URL: the public catalog needs no credential; for another one, give it with --header-env."
        case .redirectRefused:
            "Open the new address in a browser; if the catalog really moved there, pass it with --from URL."
        case .notJSON:
            "Open the URL in a browser: it may be a login, error or maintenance page."
        }
    }
}
