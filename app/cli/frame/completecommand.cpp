// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commandlookup.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/help.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/registration/handle.h"
#include "core/storage/files/registryfile.h"
#include "core/workflow/registry/registryaccess.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

/// Longer delays after Tab are not acceptable.
constexpr std::chrono::milliseconds kLockPatience{200};

QString toText(std::string_view bytes) { return QString::fromUtf8(bytes.data(), qsizetype(bytes.size())); }

/// The completions of one command line.
class Completion
{
public:
    Completion(std::span<const Command> commands, std::vector<std::string> words, QString registryPath)
        : m_commands(commands), m_words(std::move(words)), m_registryPath(std::move(registryPath))
    {}

    /// Returns a line for each completion: the word, a tab, and a description; an empty line if a file name
    /// is possible.
    [[nodiscard]] QString lines();

private:
    /// Offers the word if it begins with the word at the cursor.
    void offer(const QString& word, const QString& what);
    void offerChoices(std::string_view choices);
    void offerCommands(std::size_t position);
    void offerOptions(const Command& command);
    void offerArguments(const Command& command, std::size_t next);
    void offerValue(const OptionSpec& option);
    void offerHandles();
    void offerVersions(const storage::Registry& registry, const QString& nid);
    void offerFindings();
    void offerFiles() { m_takesFiles = true; }

    /// Fails also if reading would change the file or would have to wait.
    [[nodiscard]] base::Result<storage::Registry> registry() const;
    void takeRegistryPath();

    std::span<const Command> m_commands;
    std::vector<std::string> m_words; ///< without the program; the last one is completed
    QString m_registryPath;
    QString m_prefix; ///< the part of the last word that stays: "--format="
    QString m_start;  ///< what the candidates begin with
    QString m_lines;
    bool m_takesFiles = false;
};

const OptionSpec* optionAt(std::string_view word, std::span<const OptionSpec> options)
{
    const auto found = std::ranges::find_if(options, [word](const OptionSpec& option) {
        return word.starts_with("--")
                   ? option.name == word.substr(2)
                   : word.size() == 2 && word[0] == '-' && option.letter != 0 && option.letter == word[1];
    });
    return found == options.end() ? nullptr : &*found;
}

/// Returns the arguments in a synopsis, each with its alternatives: "NID|draft:ID...".
QStringList argumentsOf(const Command& command)
{
    QStringList arguments;
    bool isInBrackets = false;
    bool isValue = false;
    for (const QString& word : toText(command.synopsis).split(u' ', Qt::SkipEmptyParts)) {
        const bool wasValue = std::exchange(isValue, false);
        const bool opens = word.startsWith("[-"_L1) || word.startsWith("[OPTIONS"_L1);
        isInBrackets = isInBrackets || opens;
        if (isInBrackets) {
            isInBrackets = !word.endsWith(u']');
        } else if (const OptionSpec* option = optionAt(word.toStdString(), command.options)) {
            isValue = option->value != nullptr;
        } else if (!wasValue && word != "|"_L1 && !word.startsWith("--"_L1)) {
            arguments.append(word);
        }
    }
    return arguments;
}

void Completion::offer(const QString& word, const QString& what)
{
    // Names in a registry are not trusted, and the completions go to a terminal.
    const QString whole = m_prefix + word;
    if (word.startsWith(m_start) && !whole.contains(u'\n'))
        m_lines += findings::visibleText(whole) + u'\t' + findings::visibleText(what.simplified()) + u'\n';
}

void Completion::offerChoices(std::string_view choices)
{
    for (const QString& word : toText(choices).split(u'|', Qt::SkipEmptyParts))
        offer(word, {});
}

void Completion::offerCommands(std::size_t position)
{
    QStringList said;
    for (std::size_t i = position; i + 1 < m_words.size(); ++i)
        said.append(QString::fromStdString(m_words[i]));
    QStringList groups;
    for (const Command& command : m_commands) {
        const QStringList name = toText(command.name).split(u' ');
        if (name.size() <= said.size() || name.first(said.size()) != said)
            continue;
        const QString& word = name[said.size()];
        const bool isGroup = name.size() > said.size() + 1;
        if (!groups.contains(word))
            offer(word, isGroup ? QString() : Cli::tr(command.summary));
        if (isGroup)
            groups.append(word);
    }
}

void Completion::offerOptions(const Command& command)
{
    for (const std::span<const OptionSpec> options : {command.options, globalOptions()}) {
        for (const OptionSpec& option : options)
            if (!option.isFormer)
                offer("--"_L1 + toText(option.name), optionHelp(option, Cli::tr(option.help)));
    }
}

void Completion::offerArguments(const Command& command, std::size_t next)
{
    std::vector<OptionSpec> options(command.options.begin(), command.options.end());
    options.insert(options.end(), globalOptions().begin(), globalOptions().end());
    qsizetype index = 0;
    for (std::size_t i = next; i + 1 < m_words.size(); ++i) {
        const OptionSpec* option = optionAt(m_words[i], options);
        if (option != nullptr && option->value != nullptr)
            ++i;
        else if (!m_words[i].starts_with('-') || m_words[i] == "-")
            ++index;
    }
    const QStringList arguments = argumentsOf(command);
    if (arguments.isEmpty() || (index >= arguments.size() && command.maxArguments <= std::size_t(index)))
        return;
    QString argument = arguments[std::min(index, arguments.size() - 1)];
    argument.remove("..."_L1).remove(u'[').remove(u']');
    bool acceptsHandles = false;
    for (const QString& word : argument.split(u'|')) {
        const bool isSide = word == "A"_L1 || word == "B"_L1; // of a comparison
        acceptsHandles = acceptsHandles || isSide || word.startsWith("NID"_L1) || word == "draft:ID"_L1;
        if (isSide || word.startsWith("FILE"_L1))
            offerFiles();
        else if (word == "ID"_L1)
            offerFindings();
        else if (word == word.toLower() && word != "-"_L1)
            offer(word, {});
    }
    if (acceptsHandles)
        offerHandles();
}

void Completion::offerValue(const OptionSpec& option)
{
    const QString value = QString::fromUtf8(option.value);
    offerChoices(option.choices);
    if (option.name == "against")
        offerChoices("auto|none|all");
    if (option.name == "registry")
        offer(workflow::kBuiltinPath, {});
    if (value == "WHAT"_L1 || value.contains("NID"_L1))
        offerHandles();
    if (value.contains("FILE"_L1) || value == "DIR"_L1)
        offerFiles();
    if (value == "FINDING"_L1)
        offerFindings();
    if (value == "KEY"_L1) {
        for (const registration::TemplateField field : registration::kTemplateFields)
            offer(registration::fieldKey(field), registration::fieldHeading(field));
    }
}

void Completion::offerHandles()
{
    const base::Result<storage::Registry> registry = this->registry();
    if (!registry)
        return;
    const qsizetype at = m_start.indexOf(u'@');
    if (at > 0)
        return offerVersions(*registry, m_start.first(at));
    const auto summaries = registry->overview().summaries();
    for (const storage::RegistrySummary& row : summaries.value_or(QList<storage::RegistrySummary>()))
        offer(row.handle, row.draftId == 0 ? row.registrant : row.nid);
}

void Completion::offerVersions(const storage::Registry& registry, const QString& nid)
{
    const auto record = registry.registrations().record(nid);
    if (!record)
        return;
    for (const registration::Version& version : record->versions)
        offer(registration::versionHandle(nid, version.number), version.note);
}

void Completion::offerFindings()
{
    for (const findings::CatalogEntry& entry : findings::catalog())
        offer(entry.id.word(), findings::severityWord(entry.severity));
}

base::Result<storage::Registry> Completion::registry() const
{
    const QString path = m_registryPath.isEmpty() ? workflow::defaultRegistryPath() : m_registryPath;
    if (path == workflow::kBuiltinPath || (m_registryPath.isEmpty() && !QFileInfo::exists(path)))
        return workflow::openForReading(workflow::kBuiltinPath);
    if (!storage::hasPresentSchema(path)) // opening it would bring it up to date
        return std::unexpected(base::Error{base::kNotAvailable, path.toStdString(), {}});
    return storage::Registry::open(path, {.busyTimeout = kLockPatience});
}

void Completion::takeRegistryPath()
{
    constexpr std::string_view kOption{"--registry"};
    for (std::size_t i = 0; i + 1 < m_words.size(); ++i) {
        const std::string_view word = m_words[i];
        if (word == kOption && i + 2 < m_words.size())
            m_registryPath = QFile::decodeName(m_words[i + 1].c_str());
        else if (word.starts_with(kOption) && word.substr(kOption.size()).starts_with('='))
            m_registryPath = QFile::decodeName(m_words[i].substr(kOption.size() + 1).c_str());
    }
}

QString Completion::lines()
{
    if (m_words.empty())
        m_words.emplace_back();
    m_start = QString::fromStdString(m_words.back());
    takeRegistryPath();

    const std::vector<std::string> said(m_words.begin(), m_words.end() - 1);
    const std::size_t position = commandPosition(said);
    const auto [command, next] = findCommand(m_commands, said, position);
    std::vector<OptionSpec> options(globalOptions().begin(), globalOptions().end());
    if (command != nullptr)
        options.insert(options.end(), command->options.begin(), command->options.end());

    const OptionSpec* pending = said.empty() ? nullptr : optionAt(said.back(), options);
    if (const qsizetype equals = m_start.indexOf(u'='); m_start.startsWith("--"_L1) && equals > 0) {
        pending = optionAt(m_start.first(equals).toStdString(), options);
        m_prefix = m_start.first(equals + 1);
        m_start = m_start.sliced(equals + 1);
        if (pending == nullptr)
            return {};
    }
    if (pending != nullptr && pending->value != nullptr)
        offerValue(*pending);
    else if (m_start.startsWith(u'-'))
        offerOptions(command != nullptr ? *command : Command());
    else if (command == nullptr)
        offerCommands(position);
    else
        offerArguments(*command, next);
    if (m_takesFiles)
        m_lines += u'\n';
    return m_lines;
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    Completion completion(context.commands, arguments.positional(), context.registryPath);
    context.out->write(completion.lines().toStdString());
    return ExitStatus::NothingToReport;
}

} // namespace

Command completeCommand()
{
    return {
        .name = "complete",
        .synopsis = "[-- WORD...]",
        .summary = QT_TRANSLATE_NOOP("Cli", "List completions for a partial command line (used by shells)"),
        .details = QT_TRANSLATE_NOOP(
            "Cli", "The words follow -- without the program's name. The last one is completed and may be "
                   "empty. Each completion is printed as the word, a tab, and a description; an empty line "
                   "means that a file name is possible. Registries are neither changed nor waited for."),
        .run = run};
}

} // namespace nidus::cli
