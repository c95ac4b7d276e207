// SPDX-License-Identifier: Apache-2.0

import NebiusModels
import Testing

struct NebiusModelTests {
    @Test func `an app can make a model that the catalog does not have`() {
        let model = NebiusModel(
            id: "provider/model-full",
            fastVariantID: "provider/model-fast",
            capabilities: .fullText
        )
        #expect(model.id == "provider/model-full")
        #expect(model.fastVariantID == "provider/model-fast")
        #expect(model.capabilities == [.toolCalling, .reasoning, .structuredOutput])
        #expect(NebiusModel(id: "provider/model", capabilities: []).fastVariantID == nil)
    }

    @Test func `full text is everything but vision`() {
        #expect(!NebiusModel.Capabilities.fullText.contains(.vision))
        #expect(NebiusModel.Capabilities.fullText.union(.vision).rawValue == 0b1111)
    }

    @Test(
        arguments: [
            (0b0001, .vision), (0b0010, .toolCalling), (0b0100, .reasoning), (0b1000, .structuredOutput),
            (0b1110, .fullText),
        ] as [(UInt32, NebiusModel.Capabilities)]
    )
    func `the bits of the capabilities never change`(bits: UInt32, capabilities: NebiusModel.Capabilities) {
        #expect(capabilities.rawValue == bits)
    }

    @Test(
        arguments: [
            ([], "[]"),
            ([.reasoning], "[reasoning]"),
            ([.structuredOutput, .vision], "[vision, structuredOutput]"),
            (.fullText, "[toolCalling, reasoning, structuredOutput]"),
            (NebiusModel.Capabilities(rawValue: 0x8000_0010), "[0x80000010]"),
            (NebiusModel.Capabilities(rawValue: 0x12), "[toolCalling, 0x10]"),
            (
                NebiusModel.Capabilities(rawValue: .max),
                "[vision, toolCalling, reasoning, structuredOutput, 0xfffffff0]"
            ),
        ] as [(NebiusModel.Capabilities, String)]
    )
    func `the description lists the names`(capabilities: NebiusModel.Capabilities, text: String) {
        #expect(capabilities.description == text)
    }

    @Test func `a licence without an address is not one with an empty address`() {
        #expect(NebiusLicense(name: "MIT", url: nil) != NebiusLicense(name: "MIT", url: ""))
    }
}
