// SPDX-License-Identifier: Apache-2.0

extension NebiusModelCatalog {
    /// What the catalog says about one model.
    ///
    /// All facts are those of the snapshot.
    ///
    /// Entries are equal when all their facts are. Ids consist of ASCII characters (the validator of the snapshot
    /// refuses others), so comparing them as `String`s compares their bytes.
    public struct Entry: Hashable, Sendable, Identifiable {
        /// The id of the model, to send as `model` in a request; exact bytes, ASCII.
        ///
        /// Upstream: `flavors[].model_id`.
        public let id: String

        /// The name to show to people, such as `Nemotron-3.5-Lightning`; free text, no key of anything.
        ///
        /// Upstream: `flavors[].model_name`.
        public let displayName: String

        /// The organization that publishes the model.
        public let vendor: NebiusVendor

        /// What the model turns into what.
        public let kind: NebiusModelKind

        /// The state of the model on the day of the snapshot.
        public let status: NebiusModelStatus

        /// How many tokens a request and its answer can have together; greater than 0.
        ///
        /// Upstream: `flavors[].max_model_len`. The rounded `context_window_k` is not used, because its unit varies.
        public let contextWindowTokens: Int

        /// What the model costs.
        public let pricing: NebiusPricing

        /// The regions in which the model is served; exactly one for every model so far.
        public let regions: Set<NebiusRegion>

        /// What the catalog says the model is for.
        ///
        /// A missing word proves nothing.
        public let useCases: Set<NebiusUseCase>

        /// The free tags that the catalog puts on the model.
        public let tags: Set<NebiusTag>

        /// The number format of the weights, or `nil` when the catalog does not say.
        public let quantization: NebiusQuantization?

        /// What the model can do, as far as it is declared; empty for embedding models.
        public let capabilities: NebiusModel.Capabilities

        /// The licence of the weights, or `nil` when the catalog does not name one.
        public let license: NebiusLicense?

        /// The length of the vectors of an embedding model, or `nil` when the catalog does not say.
        public let embeddingDimensions: Int?

        /// The day on which the model was added, as `YYYY-MM-DD`, or `nil` when the catalog does not say.
        ///
        /// Upstream: `created_at`, where it is a day. Some records carry the time of the request instead; they have
        /// none.
        public let createdOn: String?

        /// The id of the faster variant, if the catalog lists one; see ``NebiusModel/fastVariantID``.
        let fastVariantID: String?

        /// What models of this kind are for, which decides the list that the entry is in, and whether it has a name.
        let role: NebiusModelRole

        /// Makes an entry, for the generated catalog.
        init(
            id: String,
            displayName: String,
            vendor: NebiusVendor,
            kind: NebiusModelKind,
            status: NebiusModelStatus,
            role: NebiusModelRole,
            fastVariantID: String?,
            contextWindowTokens: Int,
            pricing: NebiusPricing,
            regions: [NebiusRegion],
            useCases: [NebiusUseCase],
            tags: [NebiusTag],
            quantization: NebiusQuantization?,
            capabilities: NebiusModel.Capabilities,
            license: NebiusLicense?,
            embeddingDimensions: Int?,
            createdOn: String?
        ) {
            self.id = id
            self.displayName = displayName
            self.vendor = vendor
            self.kind = kind
            self.status = status
            self.role = role
            self.fastVariantID = fastVariantID
            self.contextWindowTokens = contextWindowTokens
            self.pricing = pricing
            self.regions = Set(regions)
            self.useCases = Set(useCases)
            self.tags = Set(tags)
            self.quantization = quantization
            self.capabilities = capabilities
            self.license = license
            self.embeddingDimensions = embeddingDimensions
            self.createdOn = createdOn
        }

        /// The typed name of the model, or `nil` when it is not generative.
        public var name: NebiusModelName? {
            role == .generative ? NebiusModelName(rawValue: id) : nil
        }

        /// The model for a chat adapter, or `nil` when it is not generative: no chat adapter can use an embedding
        /// model.
        public var model: NebiusModel? {
            role == .generative ? NebiusModel(id: id, fastVariantID: fastVariantID, capabilities: capabilities) : nil
        }
    }
}
