// SPDX-License-Identifier: Apache-2.0

import CatalogText

@testable import CatalogCore

/// An answer in which every object has every field of its table, so that each can be taken away or changed.
///
/// The list has two models, of which only the first is edited: the second keeps the shape recognizable.
struct CompleteAnswer {
    /// One kind of object of an answer.
    struct Object: Sendable {
        let table: FieldTable
        let shape: CatalogShape
        /// Where the object stands in the first model.
        let pointer: String

        /// Every kind of object inside the list of models.
        static let all: [Object] = [
            Object(table: .modelsInfoModel, shape: .modelsInfo, pointer: "/0"),
            Object(table: .modelsInfoLicense, shape: .modelsInfo, pointer: "/0/license"),
            Object(table: .modelsInfoFineTune, shape: .modelsInfo, pointer: "/0/fine_tune"),
            Object(table: .modelsInfoFlavor, shape: .modelsInfo, pointer: "/0/flavors/0"),
            Object(table: .region, shape: .modelsInfo, pointer: "/0/flavors/0/regions/0"),
            Object(table: .verboseModel, shape: .verboseModels, pointer: "/data/0"),
            Object(table: .verboseArchitecture, shape: .verboseModels, pointer: "/data/0/architecture"),
            Object(table: .verbosePricing, shape: .verboseModels, pointer: "/data/0/pricing"),
            Object(table: .verboseLimits, shape: .verboseModels, pointer: "/data/0/per_request_limits"),
            Object(table: .region, shape: .verboseModels, pointer: "/data/0/regions/0"),
        ]
    }

    /// Members of an object, each with the text of its value.
    typealias Members = [(name: String, value: String)]

    let object: Object
    /// Changes the members of the object in the first model.
    let edit: (inout Members) -> Void

    /// The JSON.
    var text: String {
        switch object.shape {
        case .modelsInfo: "[\(model(isEdited: true)), \(model(isEdited: false))]"
        case .verboseModels: #"{"object": "list", "data": [\#(model(isEdited: true)), \#(model(isEdited: false))]}"#
        }
    }

    private func model(isEdited: Bool) -> String {
        switch object.shape {
        case .modelsInfo:
            let region = text(of: .region, isEdited: isEdited)
            let flavor = text(of: .modelsInfoFlavor, containing: ["regions": "[\(region)]"], isEdited: isEdited)
            return text(
                of: .modelsInfoModel,
                containing: [
                    "license": text(of: .modelsInfoLicense, isEdited: isEdited),
                    "fine_tune": text(of: .modelsInfoFineTune, isEdited: isEdited),
                    "flavors": "[\(flavor)]",
                ],
                isEdited: isEdited
            )
        case .verboseModels:
            return text(
                of: .verboseModel,
                containing: [
                    "architecture": text(of: .verboseArchitecture, isEdited: isEdited),
                    "pricing": text(of: .verbosePricing, isEdited: isEdited),
                    "per_request_limits": text(of: .verboseLimits, isEdited: isEdited),
                    "regions": "[\(text(of: .region, isEdited: isEdited))]",
                ],
                isEdited: isEdited
            )
        }
    }

    private func text(of table: FieldTable, containing inner: [String: String] = [:], isEdited: Bool) -> String {
        var members: Members = table.fields.map { field in
            (name: field.name, value: inner[field.name] ?? Self.plainValue(of: field))
        }
        if isEdited, table == object.table { edit(&members) }
        return "{" + members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
    }

    private static func plainValue(of field: CatalogField) -> String {
        switch field.kinds.first {
        case .string: "\"text\""
        case .number: "1"
        case .boolean: "false"
        case .array: "[]"
        case .object: "{}"
        case .null, nil: "null"
        }
    }
}
