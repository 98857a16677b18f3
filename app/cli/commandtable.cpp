// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commandtable.h"

#include "app/cli/checkcommand.h"
#include "app/cli/completecommand.h"
#include "app/cli/diffcommand.h"
#include "app/cli/encodecommand.h"
#include "app/cli/equalcommand.h"
#include "app/cli/erasecommand.h"
#include "app/cli/explaincommand.h"
#include "app/cli/exportcommand.h"
#include "app/cli/grammarcheckcommand.h"
#include "app/cli/grammarcomparecommand.h"
#include "app/cli/grammardiagramcommand.h"
#include "app/cli/grammarinfercommand.h"
#include "app/cli/grammarmatchcommand.h"
#include "app/cli/grammarsamplecommand.h"
#include "app/cli/importcommand.h"
#include "app/cli/lifecommands.h"
#include "app/cli/lintcommand.h"
#include "app/cli/listcommand.h"
#include "app/cli/newcommand.h"
#include "app/cli/nidcheckcommand.h"
#include "app/cli/nidnextcommand.h"
#include "app/cli/normalizecommand.h"
#include "app/cli/parsecommand.h"
#include "app/cli/processcommands.h"
#include "app/cli/registrycarecommands.h"
#include "app/cli/registrycommands.h"
#include "app/cli/revisecommand.h"
#include "app/cli/showcommand.h"

#include <QString>
#include <algorithm>
#include <array>

namespace nidus {

namespace {} // namespace

std::span<const Command> commands()
{
    static const std::array kCommands{
        parseCommand(),
        checkCommand(),
        equalCommand(),
        encodeCommand(),
        normalizeCommand(),
        nidCheckCommand(),
        nidNextCommand(),
        explainCommand(),
        listCommand(),
        showCommand(),
        newCommand(),
        reviseCommand(),
        submitCommand(),
        approveCommand(),
        forwardCommand(),
        registerCommand(),
        withdrawCommand(),
        remindCommand(),
        reopenCommand(),
        lintCommand(),
        importCommand(),
        exportCommand(),
        registryInfoCommand(),
        registryCreateCommand(),
        registryHeadCommand(),
        registryVerifyCommand(),
        registryEraseCommand(),
        grammarCheckCommand(),
        grammarMatchCommand(),
        grammarCompareCommand(),
        grammarSampleCommand(),
        grammarDiagramCommand(),
        grammarInferCommand(),
        registryBackupCommand(),
        registryRestoreCommand(),
        diffCommand(),
        recordCommand(),
        commentCommand(),
        commentsCommand(),
        logCommand(),
        completeCommand(),
    };
    return kCommands;
}

} // namespace nidus
