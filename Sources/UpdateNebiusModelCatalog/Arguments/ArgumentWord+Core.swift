// SPDX-License-Identifier: Apache-2.0

import CatalogCore

extension SnapshotSource.Kind: ArgumentWord {}

extension DifferenceGate: ArgumentWord {}
