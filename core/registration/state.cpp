// SPDX-License-Identifier: Apache-2.0
#include "core/registration/state.h"

#include "core/registration/words.h"

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kKindWords{"formal"_L1, "informal"_L1};
constexpr std::array kStateWords{"draft"_L1,     "in-review"_L1,  "approved"_L1,
                                 "with-iana"_L1, "registered"_L1, "withdrawn"_L1};

} // namespace

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

} // namespace nidus
