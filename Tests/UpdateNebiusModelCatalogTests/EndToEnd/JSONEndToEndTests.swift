// SPDX-License-Identifier: Apache-2.0

import Testing

/// Every verb answers a program in one document, also when it could not do its job.
struct JSONEndToEndTests {
    @Test func `a failure is in the document and on the standard error`() throws {
        let root = try CatalogRoot.october()
        let run = try root.runReading("update", "--from", "none.json", "--format", "json")
        #expect(run.status == 66)
        #expect(run.errorText == "error: \"none.json\" does not exist\n")
        #expect(
            run.outputText == """
                {
                  "schema": 1,
                  "findings": [],
                  "verb": "update",
                  "status": 66,
                  "failure": {
                    "message": "\\"none.json\\" does not exist"
                  },
                  "counts": {"error": 0, "warning": 0, "note": 0}
                }

                """
        )
    }

    @Test func `accepting a word tells what was written`() throws {
        let root = try CatalogRoot.october()
        let run = try root.run("accept", "kind=rerank:other", "status=active", "--format", "json")
        #expect(run.status == 0)
        #expect(
            run.outputText == """
                {
                  "schema": 1,
                  "findings": [],
                  "verb": "accept",
                  "status": 0,
                  "accepted": [
                    {"list": "kind", "word": "rerank", "swiftName": "rerank", "role": "other"}
                  ],
                  "alreadyAccepted": [
                    {"list": "status", "word": "active", "swiftName": "active"}
                  ],
                  "written": [
                    "snapshots/vocabulary.json"
                  ],
                  "counts": {"error": 0, "warning": 0, "note": 0}
                }

                """
        )
    }
}
