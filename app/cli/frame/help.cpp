// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/help.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandlookup.h"
#include "app/cli/frame/commandtable.h"
#include "core/builtin/builtincontent.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr qsizetype kHelpColumn = 28;

QString toText(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

QString row(const QString& left, const QString& right)
{
    const QString gap = left.size() < kHelpColumn ? QString(kHelpColumn - left.size(), u' ')
                                                  : u'\n' + QString(kHelpColumn + 2, u' ');
    return "  "_L1 + left + gap + right + u'\n';
}

QString optionRows(std::span<const OptionSpec> options)
{
    QString text;
    for (const OptionSpec& option : options) {
        QString left = option.letter == 0 ? QString() : u'-' + QChar::fromLatin1(option.letter) + ", "_L1;
        left += "--"_L1 + toText(option.name);
        if (option.value != nullptr)
            left += u' ' + QString::fromUtf8(option.value);
        text += row(left, Cli::tr(option.help));
    }
    return text;
}

} // namespace

QString helpText()
{
    QString text = Cli::tr("Registry management for URN namespaces (RFC 8141)") + "\n\n"_L1 +
                   Cli::tr("Usage: %1").arg("nidus-cli [OPTIONS] COMMAND ..."_L1) + "\n\n"_L1 +
                   Cli::tr("Commands:") + u'\n';
    for (const Command& command : commands())
        text += row(toText(command.name), Cli::tr(command.summary));
    text += u'\n' + Cli::tr("Common options:") + u'\n' + optionRows(globalOptions()) + u'\n';
    text +=
        Cli::tr("Exit status: 0: no errors found; 1: errors or differences found; 2: the command failed.") +
        u'\n';
    return text;
}

QString helpText(const Command& command)
{
    QString text = Cli::tr(command.summary) + "\n\n"_L1 + usage(command) + u'\n';
    if (*command.details != '\0')
        text += u'\n' + Cli::tr(command.details) + u'\n';
    if (!command.options.empty())
        text += u'\n' + Cli::tr("Options:") + u'\n' + optionRows(command.options);
    return text;
}

QString usage(const Command& command)
{
    return Cli::tr("Usage: %1")
        .arg("nidus-cli "_L1 + toText(command.name) + u' ' + toText(command.synopsis))
        .trimmed();
}

QString versionText()
{
    const registration::SnapshotSource source = builtin::builtinSource();
    return "nidus-cli " NIDUS_VERSION "\n"_L1 +
           Cli::tr("Built-in IANA content of %1 (%2)").arg(source.date, source.uri) + u'\n';
}

} // namespace nidus::cli
