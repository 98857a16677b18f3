// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/draftstep.h"

namespace nidus {

namespace {

ExitStatus runApprove(const Arguments& arguments, CommandContext& context)
{
    return runMove(arguments, context, ProcessStep::Approve);
}

} // namespace

Command approveCommand()
{
    return stepCommand("approve", QT_TRANSLATE_NOOP("Cli", "Mark a draft in review as approved"), runApprove);
}

} // namespace nidus
