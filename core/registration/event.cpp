// SPDX-License-Identifier: Apache-2.0
#include "core/registration/event.h"

#include "core/registration/words.h"

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kEventWords{"created"_L1,   "imported"_L1,   "submitted"_L1, "approved"_L1,
                                 "forwarded"_L1, "registered"_L1, "withdrawn"_L1, "reopened"_L1,
                                 "discarded"_L1, "reviewed"_L1,   "directed"_L1,  "recognised"_L1,
                                 "specified"_L1, "commented"_L1,  "answered"_L1,  "resolved"_L1,
                                 "accepted"_L1,  "exported"_L1,   "restored"_L1};

} // namespace

QLatin1StringView eventWord(EventKind kind)
{
    return kEventWords[static_cast<std::size_t>(kind)];
}

std::optional<EventKind> eventFromWord(QStringView word)
{
    return enumFromWord<EventKind>(kEventWords, word);
}

} // namespace nidus::registration
