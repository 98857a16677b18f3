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

namespace {

constexpr std::array kGlobalOptions{
    OptionSpec{.name = "registry",
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP("Cli", "The registry file; :builtin: is the built-in content.")},
    OptionSpec{.name = "lang",
               .value = "TAG",
               .help = QT_TRANSLATE_NOOP("Cli", "Language of sentences, such as fr; C is English.")},
    OptionSpec{.name = "color",
               .value = "WHEN",
               .help = QT_TRANSLATE_NOOP("Cli", "auto (default), always or never."),
               .choices = "auto|always|never"},
    OptionSpec{.name = "help", .letter = 'h', .help = QT_TRANSLATE_NOOP("Cli", "Show this help.")},
    OptionSpec{.name = "version",
               .help = QT_TRANSLATE_NOOP("Cli", "Show the version and the date of the IANA content.")},
};

} // namespace

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

std::span<const OptionSpec> globalOptions()
{
    return kGlobalOptions;
}

std::size_t commandPosition(const std::vector<std::string>& words)
{
    std::size_t i = 0;
    while (i < words.size() && words[i].starts_with('-') && words[i] != "-") {
        const auto option = std::ranges::find_if(globalOptions(), [&](const OptionSpec& spec) {
            return "--" + std::string(spec.name) == words[i];
        });
        i += option != globalOptions().end() && option->value != nullptr ? 2U : 1U;
    }
    return std::min(i, words.size());
}

const Command* findCommand(const std::vector<std::string>& words, std::size_t position, std::size_t& next)
{
    for (const std::size_t count : {std::size_t{2}, std::size_t{1}}) {
        if (position + count > words.size())
            continue;
        const std::string name = count == 2 ? words[position] + ' ' + words[position + 1] : words[position];
        const auto found = std::ranges::find(commands(), name, &Command::name);
        if (found != commands().end()) {
            next = position + count;
            return &*found;
        }
    }
    return nullptr;
}

} // namespace nidus
