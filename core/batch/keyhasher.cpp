// SPDX-License-Identifier: Apache-2.0
#include "core/batch/keyhasher.h"

#include "core/urn/urnparser.h"

namespace nidus::batch {

std::optional<base::ByteHash> KeyHasher::operator()(std::string_view text)
{
    const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(text, m_checker.options().rfc);
    if (!urn)
        return std::nullopt;
    const check::Equivalence* const added = m_checker.equivalenceOf(urn->nid);
    return base::hashBytes(added == nullptr
                               ? m_normalizer.normalized(*urn, urn::NormalForm::Key)
                               : std::string_view(added->normalized(*urn, urn::NormalForm::Key)));
}

} // namespace nidus::batch
