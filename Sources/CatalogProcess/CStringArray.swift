// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Texts as the null-terminated array of C strings that starting a process takes.
enum CStringArray {
    /// Lends the array to a closure; the strings are freed afterwards.
    ///
    /// - Parameters:
    ///   - texts: The texts; what follows a NUL in one is not seen by C.
    ///   - body: Uses the array, whose last element is nil.
    /// - Returns: What the closure returns.
    static func with<Value>(_ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value) -> Value {
        let strings = texts.map { strdup($0) }
        defer { strings.forEach { free($0) } }
        return body(strings + [nil])
    }
}
