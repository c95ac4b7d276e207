// SPDX-License-Identifier: Apache-2.0

import CatalogFuzz

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The loop of libFuzzer, which takes its options from the arguments.
///
/// - Returns: The exit status; after a crash, a hang or a leak it does not return at all.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ argumentCount: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ target: @convention(c) (_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt
) -> CInt

/// What libFuzzer calls with every input that it makes.
///
/// A property that does not hold stops the program: libFuzzer takes that for a crash, and stores the input.
///
/// - Parameters:
///   - start: The first byte of the input; nil when there is none.
///   - count: The number of bytes.
/// - Returns: 0, for an input that is worth keeping when it reaches code that no other reached.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let property = FuzzedProperty.chosen
    do throws(PropertyFailure) {
        try property.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        printError("the property \"\(property.rawValue)\" does not hold: \(error)")
        abort()
    }
    return 0
}
