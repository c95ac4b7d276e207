// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation

extension TransportFailure {
    /// Takes the code and the words out of the platform's error.
    init(_ error: any Error, hadHead: Bool, isEncrypted: Bool) {
        let platformError = error as NSError
        self.init(
            code: platformError.domain == NSURLErrorDomain ? platformError.code : NSURLErrorUnknown,
            words: platformError.localizedDescription,
            hadHead: hadHead,
            isEncrypted: isEncrypted
        )
    }
}
