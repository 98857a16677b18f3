// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/catalog/catalogentry.h"

#include <span>

namespace nidus::findings {

// The catalogue by topic, one file each. Texts are marked for translation in the context kCatalogueContext.

inline constexpr const char* kCatalogueContext = "Findings";

[[nodiscard]] std::span<const CatalogueEntry> urnEntries();
[[nodiscard]] std::span<const CatalogueEntry> urnAdviceEntries();
[[nodiscard]] std::span<const CatalogueEntry> nidEntries();
[[nodiscard]] std::span<const CatalogueEntry> checkEntries();
[[nodiscard]] std::span<const CatalogueEntry> ruleEntries();
[[nodiscard]] std::span<const CatalogueEntry> templateEntries();
[[nodiscard]] std::span<const CatalogueEntry> reviewEntries();
[[nodiscard]] std::span<const CatalogueEntry> statementEntries();
[[nodiscard]] std::span<const CatalogueEntry> importEntries();
[[nodiscard]] std::span<const CatalogueEntry> grammarEntries();
[[nodiscard]] std::span<const CatalogueEntry> grammarRuleEntries();
[[nodiscard]] std::span<const CatalogueEntry> processEntries();

} // namespace nidus::findings
