// SPDX-License-Identifier: Apache-2.0
#include "core/check/keyhasher.h"

#include "core/urn/urnparser.h"

namespace nidus {

std::optional<ByteHash> KeyHasher::operator()(std::string_view text)
{
    const std::expected<Urn, UrnFailure> urn = parseUrn(text, m_checker.options().rfc);
    if (!urn)
        return std::nullopt;
    const Equivalence* const added = m_checker.equivalenceOf(urn->nid);
    return hashBytes(added == nullptr ? m_normaliser.normalised(*urn, NormalForm::Key)
                                      : std::string_view(added->normalised(*urn, NormalForm::Key)));
}

} // namespace nidus
