// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandline.h"

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandlookup.h"
#include "app/cli/frame/commandtable.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/help.h"
#include "app/cli/frame/openfilesink.h"
#include "app/cli/frame/savefilesink.h"
#include "app/cli/frame/terminalsink.h"
#include "core/base/systemerror.h"
#include "core/storage/engine/filelocation.h"
#include "core/storage/files/outputfile.h"
#include "core/system/openfile.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>
#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

ExitStatus refuseCommand(const CommandContext& context, const std::vector<std::string>& words,
                         std::size_t position)
{
    if (position == words.size()) {
        context.say(Cli::tr("Usage: nidus-cli COMMAND ...; nidus-cli --help lists the commands."));
        return ExitStatus::NotDone;
    }
    QStringList names;
    QString word = QString::fromStdString(words[position]);
    bool isGroup = false;
    for (const Command& command : commands()) {
        names.append(QString::fromUtf8(command.name.data(), qsizetype(command.name.size())));
        isGroup = isGroup || names.last().startsWith(word + u' ');
    }
    if (isGroup && position + 1 < words.size())
        word += u' ' + QString::fromStdString(words[position + 1]);
    const QString near = nearest(word, names);
    return context.fail(near.isEmpty()
                            ? Cli::tr("Unknown command \"%1\"; --help lists the commands.").arg(word)
                            : Cli::tr("Unknown command \"%1\". Did you mean \"%2\"?").arg(word, near));
}

/// Returns the help for a command or a group, with or without --help after it; empty for other words.
QString helpFor(std::vector<std::string> words, int width)
{
    if (!words.empty() && (words.back() == "--help" || words.back() == "-h"))
        words.pop_back();
    const FoundCommand found = findCommand(commands(), words, 0);
    if (found.command != nullptr && found.next == words.size())
        return helpText(*found.command, width);
    return words.size() == 1 ? groupHelpText(words.front(), width) : QString();
}

void applyGlobalOptions(const Arguments& arguments, CommandContext& context)
{
    if (arguments.isSet("registry"))
        context.registryPath = pathOption(arguments, "registry");
    if (arguments.isSet("color")) {
        const std::string_view color = arguments.value("color");
        context.useColor = color == "always" || (color == "auto" && context.useColor);
    }
}

/// Installs the catalog for --lang or the system language; the one for English has plural forms.
void installLanguage(const Arguments& arguments, const CommandContext& context, QTranslator& translator)
{
    const QString tag = arguments.text("lang");
    const QLocale locale = tag.isEmpty() ? QLocale() : QLocale(tag);
    if (!translator.load(locale, u"nidus"_s, u"_"_s, u":/i18n"_s)) {
        if (locale.language() != QLocale::C && !tag.isEmpty())
            context.say(Cli::tr("There is no translation into \"%1\"; using English.").arg(tag));
        else if (!tag.isEmpty() && tag != "C"_L1)
            context.say(Cli::tr("There is no language \"%1\"; using English.").arg(tag));
        (void)translator.load(QLocale(QLocale::English), u"nidus"_s, u"_"_s, u":/i18n"_s);
    }
    QCoreApplication::installTranslator(&translator);
}

/// Reports that the results could not be written, and any change that was made nevertheless.
ExitStatus failToPrint(const CommandContext& context, const base::Error& error)
{
    if (context.done.isEmpty())
        return context.fail(error);
    return context.fail(
        Cli::tr("Could not write the results to \"%1\" (%2), but this change was made: %3")
            .arg(QString::fromStdString(error.subject), QString::fromStdString(error.detail), context.done));
}

/// Runs the command, with its output made safe if it goes to a terminal.
ExitStatus runAndFlush(const Command& command, const Arguments& arguments, CommandContext& context)
{
    const bool isColored =
        command.hasColors && context.useColor && arguments.value("format", "text") == "text";
    TerminalSink terminal(*context.out,
                          isColored ? TerminalSink::Colors::Pass : TerminalSink::Colors::Escape);
    if (context.outIsTerminal)
        context.out = &terminal;
    const ExitStatus status = command.run(arguments, context);
    if (const base::Result<void> flushed = context.out->flush(); !flushed)
        return failToPrint(context, flushed.error());
    return status;
}

/// Whether to write directly to the file instead of replacing it: it is not a regular file, or it is a path
/// such as /dev/stdout, which may be a regular file that other programs write to as well.
bool isWrittenDirectly(const QString& path)
{
    const QFileInfo info(path);
    static const QRegularExpression stream(u"^/(dev/(stdout|stderr|fd/)|proc/)"_s);
    return info.exists() && !info.isDir() &&
           (!info.isFile() || stream.match(info.absoluteFilePath()).hasMatch());
}

/// Runs the command and writes its results to a device or FIFO.
ExitStatus runToDevice(const Command& command, const Arguments& arguments, CommandContext& context,
                       const QString& path)
{
    // Append, because /dev/stdout may be a file that other programs write to as well.
    auto file = system::OpenFile::open(QFile::encodeName(path).toStdString(), system::OpenWay::Append);
    if (!file)
        return context.fail(base::writeError(file.error(), path.toStdString()));
    context.outIsTerminal = file->isTerminal();
    OpenFileSink sink(*std::move(file), kOutputBuffer, path.toStdString());
    context.out = &sink;
    context.useColor = context.useColor && context.outIsTerminal;
    return runAndFlush(command, arguments, context);
}

/// Runs the command and writes its results to the file of --output.
ExitStatus runIntoFile(const Command& command, const Arguments& arguments, CommandContext& context)
{
    const QString path = pathOption(arguments, "output");
    if (const base::Result<void> known = storage::checkFileName(path); !known)
        return context.fail(known.error());
    if (const base::Result<void> allowed = storage::checkOutputFile(path, context.chosenRegistryPath());
        !allowed)
        return context.fail(allowed.error());
    if (isWrittenDirectly(path))
        return runToDevice(command, arguments, context, path);
    base::Result<std::unique_ptr<SaveFileSink>> file = SaveFileSink::open(path);
    if (!file)
        return context.fail(file.error());
    context.out = file->get();
    context.outIsTerminal = false;
    context.useColor = false;
    const ExitStatus status = command.run(arguments, context);
    if (const base::Result<void> flushed = (*file)->flush(); !flushed)
        return failToPrint(context, flushed.error());
    if (status == ExitStatus::NotDone && (*file)->isEmpty())
        return status;
    if (const base::Result<void> committed = (*file)->commit(); !committed)
        return failToPrint(context, committed.error());
    return status;
}

/// Parses what follows the command, also the options that every command has.
std::expected<Arguments, QString> parsedArguments(const std::vector<std::string>& words,
                                                  const FoundCommand& found)
{
    std::vector<OptionSpec> options(found.command->options.begin(), found.command->options.end());
    std::ranges::copy(globalOptions(), std::back_inserter(options));
    return Arguments::parse({words.begin() + std::ptrdiff_t(found.next), words.end()}, options);
}

ExitStatus runCommand(const Command& command, const Arguments& arguments, CommandContext& context)
{
    const std::size_t count = arguments.positional().size();
    if (count < command.minArguments || count > command.maxArguments) {
        context.say(usage(command));
        return ExitStatus::NotDone;
    }
    if (arguments.isSet("output"))
        return runIntoFile(command, arguments, context);
    return runAndFlush(command, arguments, context);
}

} // namespace

ExitStatus runCommandLine(const std::vector<std::string>& words, CommandContext context)
{
    context.commands = commands();
    const std::size_t position = commandPosition(words);
    const std::expected<Arguments, QString> leading =
        Arguments::parse({words.begin(), words.begin() + std::ptrdiff_t(position)}, globalOptions());
    if (!leading)
        return context.fail(leading.error());
    QTranslator translator;
    const FoundCommand found = findCommand(commands(), words, position);
    const Command* const command = found.command;
    if (command == nullptr) {
        installLanguage(*leading, context, translator);
        const bool wantsHelp = position < words.size() && words[position] == "help";
        const bool showsHelp = leading->isSet("help") || leading->isSet("version") || wantsHelp;
        const QString help =
            helpFor({words.begin() + std::ptrdiff_t(position + (wantsHelp ? 1 : 0)), words.end()},
                    helpWidth(context.outIsTerminal));
        if (showsHelp || !help.isEmpty()) {
            const QString text = leading->isSet("version") ? versionText()
                                 : help.isEmpty()          ? helpText(helpWidth(context.outIsTerminal))
                                                           : help;
            context.out->write(text.toStdString());
            return context.out->flush() ? ExitStatus::NothingToReport : ExitStatus::NotDone;
        }
        return refuseCommand(context, words, position);
    }
    const std::expected<Arguments, QString> arguments = parsedArguments(words, found);
    if (!arguments)
        return context.fail(arguments.error());
    installLanguage(arguments->isSet("lang") ? *arguments : *leading, context, translator);
    for (const Arguments* given : {&*leading, &*arguments}) {
        if (given->isSet("registry") && given->value("registry").empty())
            return context.fail(Cli::tr("--registry requires a file name."));
        applyGlobalOptions(*given, context);
    }
    if (leading->isSet("help") || arguments->isSet("help")) {
        context.out->write(helpText(*command, helpWidth(context.outIsTerminal)).toStdString());
        return context.out->flush() ? ExitStatus::NothingToReport : ExitStatus::NotDone;
    }
    return runCommand(*command, *arguments, context);
}

bool asksForPdf(const std::vector<std::string>& words)
{
    const FoundCommand found = findCommand(commands(), words, commandPosition(words));
    const std::expected<Arguments, QString> arguments =
        found.command == nullptr ? std::unexpected(QString()) : parsedArguments(words, found);
    return arguments && arguments->value("format") == "pdf";
}

} // namespace nidus::cli
