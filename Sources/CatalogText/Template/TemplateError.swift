// SPDX-License-Identifier: Apache-2.0

/// One thing that is wrong with a template, or with what it was given.
///
/// Every error names its place and says what to do next, so that a maintainer can act on it without reading the code.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is; tests and callers decide by it, never by the message.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The template starts with a byte order mark.
        case byteOrderMark
        /// The template is not UTF-8.
        case invalidUTF8
        /// The template has more bytes than the limit.
        case templateTooLarge
        /// A tag has no closing delimiter.
        case unclosedTag
        /// A tag holds no name.
        case emptyTag
        /// A tag holds something that is not a name.
        case invalidName
        /// A tag of an optional module of the specification, which this language leaves out.
        case unsupportedTag
        /// A tag that sets the delimiters holds something else than two delimiters.
        case invalidDelimiters
        /// A section has no closing tag.
        case unclosedSection
        /// A closing tag names another section than the innermost open one.
        case mismatchedClose
        /// A closing tag where no section is open.
        case strayClose
        /// Sections are nested deeper than the limit.
        case nestingTooDeep
        /// More errors than the limit; the rest is left out.
        case tooManyErrors
        /// Nothing in reach has this name.
        case unknownName
        /// No partial has this name.
        case unknownPartial
        /// The value has a kind that cannot be used in this way.
        case wrongKind
        /// The value is, or may be, absent where it is printed.
        case absentValue
        /// A condition that can never hold, so what is inside it can never be printed.
        case neverRenders
        /// Partials include one another without end, or deeper than the limit.
        case partialsTooDeep
        /// Rendering or checking takes more steps than the limit.
        case tooManySteps
        /// The output has more bytes than the limit.
        case outputTooLarge
        /// The value is not of the shape that its schema promises.
        case valueDoesNotFit
    }

    /// What kind of error it is.
    package let reason: Reason
    /// Where it is: the opening delimiter of the tag, or the name where a name is wrong.
    package let location: SourceLocation
    /// What is wrong, as one sentence.
    package let message: String
    /// What to do about it, as one sentence.
    package let nextStep: String

    /// Makes an error.
    package init(reason: Reason, location: SourceLocation, message: String, nextStep: String) {
        self.reason = reason
        self.location = location
        self.message = message
        self.nextStep = nextStep
    }

    /// One line: place, message, next step.
    package var description: String { "\(location): \(message) \(nextStep)" }

    /// Whether this error is listed before another one.
    ///
    /// By file name in UTF-8 order, then by place, then by message, so that a list of errors never depends on the order
    /// in which they were found.
    package func precedes(_ other: TemplateError) -> Bool {
        if location.file.utf8.elementsEqual(other.location.file.utf8) {
            if location.byteOffset != other.location.byteOffset {
                return location.byteOffset < other.location.byteOffset
            }
            return message.utf8.lexicographicallyPrecedes(other.message.utf8)
        }
        return location.file.utf8.lexicographicallyPrecedes(other.location.file.utf8)
    }
}

extension TemplateError {
    /// The error that ends a list which has reached its limit.
    static func tooMany(after location: SourceLocation) -> TemplateError {
        TemplateError(
            reason: .tooManyErrors,
            location: location,
            message: "There may be more errors after this one.",
            nextStep: "Mend these first, then check again."
        )
    }
}
