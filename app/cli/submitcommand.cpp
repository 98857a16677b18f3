// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/draftstep.h"

namespace nidus {

namespace {

ExitStatus runSubmit(const Arguments& arguments, CommandContext& context)
{
    return runMove(arguments, context, ProcessStep::Submit);
}

} // namespace

Command submitCommand()
{
    return stepCommand("submit", QT_TRANSLATE_NOOP("Cli", "Put a draft into review"), runSubmit);
}

} // namespace nidus
