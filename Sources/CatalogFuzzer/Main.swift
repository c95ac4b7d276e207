// SPDX-License-Identifier: Apache-2.0

import CatalogFuzz

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs libFuzzer on the property that `CATALOG_FUZZ` names; the arguments are those of libFuzzer.
///
/// The `main` of libFuzzer is of no use here, because the package manager gives every executable one. So its loop is
/// called, which is linked by `-sanitize=fuzzer`.
@main
enum Main {
    static func main() {
        // Before the first input, so that a wrong name does not look like a crash.
        _ = FuzzedProperty.chosen
        var argumentCount = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(runFuzzer(&argumentCount, &arguments, testOneInput))
    }
}
