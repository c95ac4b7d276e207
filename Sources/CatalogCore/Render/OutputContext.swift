// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What one output of `templates/outputs.json` adds to the names of its template.
///
/// A name that the entry does not give is no name: a template that uses it is wrong.
enum OutputContext {
    /// `typeName.reference`, `accessLevel.keyword`, and for a file of a shard `shard`, where they are given.
    static func schemas(of output: OutputDeclaration) -> [(name: String, schema: TemplateSchema)] {
        var schemas: [(name: String, schema: TemplateSchema)] = []
        if output.typeName != nil { schemas.append(("typeName", .record([("reference", .text)]))) }
        if output.accessLevel != nil { schemas.append(("accessLevel", .record([("keyword", .text)]))) }
        if output.isPerShard { schemas.append(("shard", .record(ShardContext.memberSchemas))) }
        return schemas
    }

    /// The values of the first two.
    static func members(of output: OutputDeclaration) -> [(name: String, value: TemplateValue)] {
        var members: [(name: String, value: TemplateValue)] = []
        if let name = output.typeName { members.append((name: "typeName", value: ["reference": .text(name)])) }
        if let level = output.accessLevel {
            members.append((name: "accessLevel", value: ["keyword": .text(level.rawValue)]))
        }
        return members
    }
}
