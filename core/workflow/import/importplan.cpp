// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/importplan.h"

namespace nidus::workflow {

using namespace Qt::StringLiterals;

QLatin1StringView importActionWord(ImportAction action)
{
    switch (action) {
    case ImportAction::New: return "new"_L1;
    case ImportAction::Changed: return "changed"_L1;
    case ImportAction::Same: return "same"_L1;
    case ImportAction::Conflict: return "conflict"_L1;
    case ImportAction::Removed: return "removed"_L1;
    }
    return {};
}

} // namespace nidus::workflow
