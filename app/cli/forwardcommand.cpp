// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/draftstep.h"

namespace nidus {

namespace {

ExitStatus runForward(const Arguments& arguments, CommandContext& context)
{
    return runMove(arguments, context, ProcessStep::Forward);
}

} // namespace

Command forwardCommand()
{
    return stepCommand("forward", QT_TRANSLATE_NOOP("Cli", "Mark an approved draft as handed to IANA"),
                       runForward);
}

} // namespace nidus
