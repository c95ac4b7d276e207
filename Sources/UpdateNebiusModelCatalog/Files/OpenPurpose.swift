// SPDX-License-Identifier: Apache-2.0

/// What a file is opened for.
enum OpenPurpose: Sendable {
    /// To read a file that exists.
    case readingFile(links: LinkTreatment)
    /// To work with the names in a directory.
    case directory(links: LinkTreatment)
    /// To write a file that must not exist yet, not even as a symbolic link.
    case creatingFile
}
