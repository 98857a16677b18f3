// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/process/draftstep.h"

namespace nidus::cli {

namespace {

ExitStatus runSubmit(const Arguments& arguments, CommandContext& context)
{
    return runMove(arguments, context, workflow::ProcessStep::Submit);
}

} // namespace

Command submitCommand()
{
    return stepCommand("submit", QT_TRANSLATE_NOOP("Cli", "Submit a draft for review"), runSubmit);
}

} // namespace nidus::cli
