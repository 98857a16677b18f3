// SPDX-License-Identifier: Apache-2.0
#include "core/registration/state.h"

#include "core/registration/words.h"

namespace nidus::registration {

QLatin1StringView kindWord(NamespaceKind kind)
{
    return kKindWords[static_cast<std::size_t>(kind)];
}

std::optional<NamespaceKind> kindFromWord(QStringView word)
{
    return enumFromWord<NamespaceKind>(kKindWords, word);
}

QLatin1StringView stateWord(State state)
{
    return kStateWords[static_cast<std::size_t>(state)];
}

std::optional<State> stateFromWord(QStringView word)
{
    return enumFromWord<State>(kStateWords, word);
}

} // namespace nidus::registration
