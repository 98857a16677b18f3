// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/batch/batchvalues.h"
#include "core/urn/urnequivalence.h"

#include <optional>
#include <string_view>

namespace nidus::batch {

/// Hashes the comparison keys of names (UrnChecker::normalized(), RFC 8141 section 3.1). Names with equal
/// hashes are treated as equal. Keeps its memory; for one thread.
class KeyHasher
{
public:
    /// Borrows the checker.
    explicit KeyHasher(const check::UrnChecker& checker) : m_checker(checker) {}

    /// Absent if the text is not a URN.
    [[nodiscard]] std::optional<base::ByteHash> operator()(std::string_view text);
    /// Also absent if the text is only the start of its line: two such lines may differ in the rest.
    [[nodiscard]] std::optional<base::ByteHash> operator()(const CheckedLine& line)
    {
        return check::isAboutLine(line.outcome.reason) ? std::nullopt : (*this)(line.text);
    }

private:
    const check::UrnChecker& m_checker;
    urn::UrnNormalizer m_normalizer;
};

} // namespace nidus::batch
