// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/process/draftstep.h"

namespace nidus::cli {

namespace {

ExitStatus runForward(const Arguments& arguments, CommandContext& context)
{
    return runMove(arguments, context, workflow::ProcessStep::Forward);
}

} // namespace

Command forwardCommand()
{
    return decisionCommand("forward", QT_TRANSLATE_NOOP("Cli", "Mark an approved draft as sent to IANA"),
                           runForward);
}

} // namespace nidus::cli
