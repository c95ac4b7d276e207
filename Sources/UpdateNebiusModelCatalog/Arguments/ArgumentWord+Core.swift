// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge

extension SnapshotSource.Kind: ArgumentWord {}

extension DifferenceGate: ArgumentWord {}

extension ForgeKind: ArgumentWord {}
