// SPDX-License-Identifier: Apache-2.0

/// One member of an object that maps words to objects.
package struct CommittedEntry: Sendable {
    package let key: String
    package let record: CommittedRecord
}
