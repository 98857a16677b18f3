// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/draftstep.h"
#include "core/workflow/draftwork.h"

namespace nidus {

namespace {

ExitStatus runRegister(const Arguments& arguments, CommandContext& context)
{
    return runStep(arguments, context, ProcessStep::Register,
                   [](Registry& registry, const Draft& draft, const Act& act) {
                       return registerChecked(registry, draft.id, act);
                   });
}

} // namespace

Command registerCommand()
{
    return stepCommand("register", QT_TRANSLATE_NOOP("Cli", "Register a draft and print its NID"),
                       runRegister);
}

} // namespace nidus
