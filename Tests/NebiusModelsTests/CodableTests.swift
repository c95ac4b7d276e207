// SPDX-License-Identifier: Apache-2.0

import Foundation
import NebiusModels
import Testing

struct CodableTests {
    @Test func `a word is encoded as a plain string, known or not`() throws {
        let regions = [NebiusRegion("us-central1"), NebiusRegion("moon-base1")]
        let data = try JSONEncoder().encode(regions)
        #expect(String(decoding: data, as: UTF8.self) == #"["us-central1","moon-base1"]"#)
        #expect(try JSONDecoder().decode([NebiusRegion].self, from: data) == regions)
    }

    @Test func `a word as a key makes an object`() throws {
        let requests = [NebiusModelName("acme/model-1"): 3]
        let data = try JSONEncoder().encode(requests)
        #expect(String(decoding: data, as: UTF8.self) == #"{"acme\/model-1":3}"#)
        #expect(try JSONDecoder().decode([NebiusModelName: Int].self, from: data) == requests)
    }

    @Test func `an amount is encoded as decimal text`() throws {
        let amounts = [USDollars(picodollars: 60_000_000_000), USDollars(picodollars: .min)]
        let data = try JSONEncoder().encode(amounts)
        #expect(String(decoding: data, as: UTF8.self) == #"["0.06","-9223372.036854775808"]"#)
        #expect(try JSONDecoder().decode([USDollars].self, from: data) == amounts)
    }

    @Test(arguments: ["[0.06]", "[1]", "[null]", #"["1e3"]"#, #"[""]"#, #"["9223373"]"#, #"["0.0000000000001"]"#])
    func `an amount that is not exact decimal text is refused`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([USDollars].self, from: Data(json.utf8))
        }
    }
}
