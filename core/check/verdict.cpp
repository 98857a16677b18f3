// SPDX-License-Identifier: Apache-2.0
#include "core/check/verdict.h"

namespace nidus::check {

std::string_view verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid: return "valid";
    case Verdict::Invalid: return "invalid";
    case Verdict::Unregistered: return "unregistered";
    case Verdict::Undecided: break;
    }
    return "undecided";
}

} // namespace nidus::check
