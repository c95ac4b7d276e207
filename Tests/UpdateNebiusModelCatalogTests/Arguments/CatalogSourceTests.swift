// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

struct CatalogSourceTests {
    @Test(arguments: [
        ("-", CatalogSource.standardInput),
        ("https://h/p?q#f", .url("https://h/p?q#f")),
        ("HTTP://h", .url("HTTP://h")),
        ("file:///etc/passwd", .url("file:///etc/passwd")),
        ("git+ssh://h", .url("git+ssh://h")),
        ("a.b-c1://", .url("a.b-c1://")),
        ("answer.json", .file("answer.json")),
        ("./-", .file("./-")),
        ("--", .file("--")),
        ("https:/h", .file("https:/h")),
        ("https", .file("https")),
        ("://h", .file("://h")),
        ("1a://h", .file("1a://h")),
        ("a b://h", .file("a b://h")),
        ("[://h", .file("[://h")),
        ("@://h", .file("@://h")),
        ("é://h", .file("é://h")),
        ("-\u{301}", .file("-\u{301}")),
        ("dir/https://h", .file("dir/https://h")),
    ])
    func `a file, a URL and the standard input are told apart`(text: String, source: CatalogSource) {
        #expect(CatalogSource(text) == source)
    }
}
