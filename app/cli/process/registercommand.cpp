// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/process/draftstep.h"
#include "core/workflow/drafts/draftwork.h"

namespace nidus::cli {

namespace {

ExitStatus runRegister(const Arguments& arguments, CommandContext& context)
{
    return runStep(arguments, context, workflow::ProcessStep::Register,
                   [](storage::Registry& registry, const registration::Draft& draft,
                      const workflow::StepRequest& request) {
                       return workflow::registerChecked(registry, draft.id, request);
                   });
}

} // namespace

Command registerCommand()
{
    return decisionCommand("register", QT_TRANSLATE_NOOP("Cli", "Register a draft and print its NID"),
                           runRegister);
}

} // namespace nidus::cli
