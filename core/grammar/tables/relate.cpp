// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/tables/relate.h"

namespace nidus::grammar {

std::expected<LanguageComparison, LimitHit> relate(const Matcher& first, const Matcher& second,
                                                   const std::stop_token& stop)
{
    for (const Matcher* matcher : {&first, &second}) {
        if (matcher->limit().limit != GrammarLimit::None)
            return std::unexpected(matcher->limit());
        if (matcher->automaton() == nullptr)
            return std::unexpected(LimitHit{GrammarLimit::ContextFree,
                                            matcher->grammar().tree().rules[matcher->startRule()].name});
    }
    return relate(*first.automaton(), *second.automaton(), stop);
}

} // namespace nidus::grammar
