// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct ShellWordTests {
    @Test(
        arguments: [
            ("nvidia/Nemotron-3_5-Lightning", "nvidia/Nemotron-3_5-Lightning"),
            ("--from=a+b:c.json", "--from=a+b:c.json"),
            ("", "''"),
            ("two words", "'two words'"),
            ("it's", #"'it'\''s'"#),
            ("'", #"''\'''"#),
            ("$(touch /tmp/p)", "'$(touch /tmp/p)'"),
            ("`id`; rm -rf ~ && !!", "'`id`; rm -rf ~ && !!'"),
            ("back\\slash", #"'back\slash'"#),
            ("=ls", "'=ls'"),
            ("~", "'~'"),
            ("*", "'*'"),
            ("café", "'café'"),
        ] as [(HostileText, String)]
    )
    func `text is one word of a shell`(hostile: HostileText, word: String) {
        #expect(ShellWord.quote(hostile.text) == word)
    }

    @Test(arguments: HostileText.controls + HostileText.invisible + ["a\r\nb", "\u{1B}[2J", "a\u{A0}b"])
    func `no command is suggested for text that cannot be seen`(hostile: HostileText) {
        #expect(ShellWord.quote(hostile.text) == nil)
    }
}
