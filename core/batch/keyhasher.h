// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/check/urnchecker.h"
#include "core/urn/urnequivalence.h"

#include <optional>
#include <string_view>

namespace nidus::batch {

/// Hashes the comparison keys of names (UrnChecker::normalised(), RFC 8141 section 3.1): names are taken for
/// equal where these are. It keeps its memory. One thread.
class KeyHasher
{
public:
    /// Borrowed.
    explicit KeyHasher(const check::UrnChecker& checker) : m_checker(checker) {}

    /// Absent where the text is no URN.
    [[nodiscard]] std::optional<base::ByteHash> operator()(std::string_view text);

private:
    const check::UrnChecker& m_checker;
    urn::UrnNormaliser m_normaliser;
};

} // namespace nidus::batch
