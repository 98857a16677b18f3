// SPDX-License-Identifier: Apache-2.0
#include "app/cli/manual.h"

#include "app/cli/frame/commandtable.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/help.h"

#include <QList>
#include <cctype>
#include <string_view>
#include <utility>

namespace nidus::cli {

namespace {

constexpr qsizetype kWidth = 76; ///< columns of a page; mandoc allows at most 80

QByteArray bytes(std::string_view text) { return {text.data(), qsizetype(text.size())}; }

/// Escapes the characters that are special in roff.
QByteArray escaped(QByteArray text)
{
    text.replace('\\', "\\e").replace('-', "\\-").replace('^', "\\(ha").replace('~', "\\(ti");
    text.replace('\'', "\\(aq").replace('`', "\\(ga");
    return text.startsWith('.') ? "\\&" + text : text;
}

/// Returns text wrapped into lines, with each sentence on its own line.
QByteArray filled(const QByteArray& text)
{
    QByteArray lines;
    QByteArray line;
    for (const QByteArray& word : text.simplified().split(' ')) {
        const QByteArray piece = escaped(word);
        if (!line.isEmpty() && line.size() + 1 + piece.size() > kWidth) {
            lines += line + '\n';
            line.clear();
        }
        line += (line.isEmpty() ? QByteArray() : " ") + piece;
        if (word.endsWith('.') || word.endsWith(".)") || word.endsWith('?')) {
            lines += line + '\n';
            line.clear();
        }
    }
    return line.isEmpty() ? lines : lines + line + '\n';
}

/// Returns text unchanged; roff joins lines that end with a backslash.
QByteArray literal(const QByteArray& text)
{
    QByteArray line;
    qsizetype column = 0;
    for (const char c : text) {
        const QByteArray piece = c == '\t' ? QByteArray("\t") : escaped(QByteArray(1, c));
        if (column + piece.size() > kWidth) {
            line += "\\\n";
            column = 0;
        }
        line += piece;
        column += piece.size();
    }
    return line + (line.endsWith('\t') ? "\\&\n" : "\n");
}

QByteArray paragraphs(const QByteArray& text)
{
    QByteArray page;
    for (const QByteArray& paragraph : text.split('\n')) {
        if (!paragraph.trimmed().isEmpty())
            page += (page.isEmpty() ? QByteArray() : ".Pp\n") + filled(paragraph);
    }
    return page;
}

QByteArray head(const QByteArray& name, const QByteArray& what, const QByteArray& date)
{
    return ".\\\" SPDX-License-Identifier: Apache-2.0\n.Dd " + date + "\n.Dt " + name.toUpper() +
           " 1\n.Os\n.Sh NAME\n.Nm " + name + "\n.Nd " + escaped(what) + '\n';
}

QByteArray optionList(std::span<const OptionSpec> options)
{
    QByteArray list = ".Bl -tag -width Ds\n";
    for (const OptionSpec& option : options) {
        if (option.isFormer)
            continue;
        list += ".It ";
        if (option.letter != 0)
            list += "Fl " + QByteArray(1, option.letter) + " , ";
        list += "Fl \\-" + bytes(option.name).replace('-', "\\-");
        if (option.value != nullptr)
            list += " Ar " + QByteArray(option.value);
        list += '\n' + filled(optionHelp(option, QString::fromUtf8(option.help)).toUtf8());
    }
    return list + ".El\n";
}

QByteArray commandList()
{
    QByteArray list = ".Bl -tag -width Ds\n";
    for (const Command& command : commands())
        list += ".It Xr " + manualName(command) + " 1\n" + filled(command.summary);
    return list + ".El\n";
}

QByteArray transcript(const QList<QByteArray>& example)
{
    QByteArray page;
    bool isOpen = false;
    for (qsizetype i = 0; i < example.size(); ++i) {
        const QByteArray& line = example[i];
        // Sentences precede the first command and follow empty lines.
        const bool isSentence = line.isEmpty() || (!isOpen && !line.startsWith("$ "));
        if (isSentence && std::exchange(isOpen, false))
            page += ".Ed\n";
        if (line.isEmpty())
            continue;
        if (isSentence) {
            page += (page.isEmpty() ? QByteArray() : ".Pp\n") + filled(line);
            continue;
        }
        if (!std::exchange(isOpen, true))
            page += ".Bd -literal -offset indent\n";
        page += literal(line.startsWith("=> ") ? "(exit status " + line.mid(3) + ')' : line);
    }
    return isOpen ? page + ".Ed\n" : page;
}

constexpr const char* kStatus = ".Sh EXIT STATUS\n.Bl -tag -width Ds\n"
                                ".It 0\nNo errors found.\n"
                                ".It 1\nErrors or differences found: a verdict other than valid, an\n"
                                "error\\-level finding, or different texts.\n"
                                ".It 2\nThe command failed: wrong usage, an input or output error, or an\n"
                                "unknown name.\n"
                                ".It 130\nInterrupted, after a well\\-formed partial report.\n.El\n";

} // namespace

Examples examplesIn(QByteArrayView text)
{
    Examples examples;
    QByteArray name;
    for (const QByteArray& line : text.toByteArray().split('\n')) {
        if (line.startsWith('[') && line.endsWith(']') && !line.contains('{'))
            name = line.sliced(1, line.size() - 2);
        else if (!name.isEmpty())
            examples[name].append(line);
    }
    for (QList<QByteArray>& example : examples) {
        while (!example.isEmpty() && example.constLast().isEmpty())
            example.removeLast();
    }
    return examples;
}

QByteArray manualName(const Command& command) { return "nidus-cli-" + bytes(command.name).replace(' ', '-'); }

QByteArray manualPage(const QByteArray& date)
{
    return head("nidus-cli", "registry management for URN namespaces", date) +
           ".Sh SYNOPSIS\n.Nm\n.Op Ar OPTIONS\n.Ar COMMAND\n.Op Ar ...\n.Sh DESCRIPTION\n.Nm\n"
           "keeps a registry of URN namespaces (RFC 8141) and checks URNs against it, as\n.Xr nidus 1\n"
           "does in a window.\nThe commands are:\n" +
           commandList() +
           ".Pp\nResults go to standard output, progress and errors to standard error.\n"
           "If the file is\n.Sq \\-\nor missing, standard input is read.\n"
           ".Sh OPTIONS\nThese options are common to all commands:\n" +
           optionList(globalOptions()) +
           ".Sh ENVIRONMENT\n.Bl -tag -width Ds\n.It Ev NO_COLOR\nIf set, output is not colored.\n"
           ".It Ev NIDUS_LOG\nFile to which a line is written for every error.\n"
           ".It Ev USER\nThe name recorded in the history unless\n.Fl \\-by\nis given.\n"
           ".It Ev XDG_DATA_HOME\nThe folder for the registry, instead of\n.Pa ~/.local/share .\n.El\n"
           ".Sh FILES\n.Bl -tag -width Ds\n.It Pa $XDG_DATA_HOME/nidus/registry.nidus\n"
           "The registry.\nIf it does not exist, commands that read use the built\\-in content, and "
           "those\n"
           "that write create it with that content.\n.El\n" +
           kStatus + ".Sh SEE ALSO\n.Xr nidus 1\n";
}

QByteArray manualPage(const Command& command, const QList<QByteArray>& example, const QByteArray& date)
{
    QByteArray summary = command.summary;
    summary[0] = char(std::tolower(static_cast<unsigned char>(summary[0])));
    QByteArray page = head(manualName(command), summary, date) + ".Sh SYNOPSIS\n.Nm nidus-cli\n" +
                      filled(bytes(command.name) + ' ' + bytes(command.synopsis)) + ".Sh DESCRIPTION\n" +
                      filled(QByteArray(command.summary) + '.');
    if (*command.details != '\0')
        page += ".Pp\n" + paragraphs(command.details);
    page += ".Sh OPTIONS\n";
    if (!command.options.empty())
        page += optionList(command.options) + ".Pp\n";
    page += "Common options are described in\n.Xr nidus-cli 1 .\n";
    return page + kStatus + ".Sh EXAMPLES\n" + transcript(example) + ".Sh SEE ALSO\n.Xr nidus-cli 1\n";
}

} // namespace nidus::cli
