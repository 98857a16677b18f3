// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/process/draftstep.h"

namespace nidus::cli {

namespace {

ExitStatus runApprove(const Arguments& arguments, CommandContext& context)
{
    return runMove(arguments, context, workflow::ProcessStep::Approve);
}

} // namespace

Command approveCommand()
{
    return decisionCommand("approve", QT_TRANSLATE_NOOP("Cli", "Approve a draft in review"), runApprove);
}

} // namespace nidus::cli
