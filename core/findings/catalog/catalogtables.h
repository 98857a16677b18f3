// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/findings/catalog/catalogentry.h"

#include <span>

namespace nidus::findings {

// The catalog by topic, one file each. Texts are marked for translation in the context kCatalogContext.

inline constexpr const char* kCatalogContext = "Findings";

[[nodiscard]] std::span<const CatalogEntry> urnEntries();
[[nodiscard]] std::span<const CatalogEntry> urnAdviceEntries();
[[nodiscard]] std::span<const CatalogEntry> nidEntries();
[[nodiscard]] std::span<const CatalogEntry> checkEntries();
[[nodiscard]] std::span<const CatalogEntry> ruleEntries();
[[nodiscard]] std::span<const CatalogEntry> templateEntries();
[[nodiscard]] std::span<const CatalogEntry> reviewEntries();
[[nodiscard]] std::span<const CatalogEntry> statementEntries();
[[nodiscard]] std::span<const CatalogEntry> importEntries();
[[nodiscard]] std::span<const CatalogEntry> grammarEntries();
[[nodiscard]] std::span<const CatalogEntry> grammarRuleEntries();
[[nodiscard]] std::span<const CatalogEntry> processEntries();
[[nodiscard]] std::span<const CatalogEntry> subregistryEntries();

/// What describe() says of an error; each code declared in core has one (tested).
struct ErrorSentence
{
    base::ErrorCode code;
    const char* sentence;
};
[[nodiscard]] std::span<const ErrorSentence> errorSentences();

} // namespace nidus::findings
