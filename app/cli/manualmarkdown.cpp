// SPDX-License-Identifier: Apache-2.0
#include "app/cli/manual.h"

#include "app/cli/frame/commandtable.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/help.h"

#include <QList>
#include <string_view>
#include <utility>

namespace nidus::cli {

namespace {

QByteArray toBytes(std::string_view text) { return {text.data(), qsizetype(text.size())}; }

/// Escapes the characters that are special in the pages of the manual (ui/help/manualpage.h).
QByteArray asMarkdown(const QByteArray& text)
{
    QByteArray escaped;
    for (const char each : text) {
        if (std::string_view("\\`*[]{}|#").contains(each))
            escaped += '\\';
        escaped += each;
    }
    return escaped;
}

QByteArray optionItems(std::span<const OptionSpec> options)
{
    QByteArray list;
    for (const OptionSpec& option : options) {
        if (option.isFormer)
            continue;
        QByteArray name = "--" + toBytes(option.name);
        if (option.value != nullptr)
            name += ' ' + QByteArray(option.value);
        list += "- `" + name + '`';
        if (option.letter != 0)
            list += " (`-" + QByteArray(1, option.letter) + "`)";
        list += ": " + asMarkdown(optionHelp(option, QString::fromUtf8(option.help)).toUtf8().simplified()) +
                '\n';
    }
    return list + '\n';
}

QByteArray listItems(const QString& lines)
{
    QByteArray list;
    for (const QString& line : lines.split(u'\n'))
        list += "- " + asMarkdown(line.toUtf8()) + '\n';
    return list + '\n';
}

/// Sentences as paragraphs, and commands with their output as code.
QByteArray transcriptAsMarkdown(const QList<QByteArray>& example)
{
    QByteArray text;
    bool isOpen = false;
    for (const QByteArray& line : example) {
        const bool isSentence = line.isEmpty() || (!isOpen && !line.startsWith("$ "));
        if (isSentence && std::exchange(isOpen, false))
            text += "```\n\n";
        if (line.isEmpty())
            continue;
        if (!isSentence && !std::exchange(isOpen, true))
            text += "```console\n";
        text += (isSentence ? asMarkdown(line) + "\n\n" : line + '\n');
    }
    return isOpen ? text + "```\n\n" : text;
}

} // namespace

QByteArray manualAnchor(const Command& command) { return toBytes(command.name).replace(' ', '-'); }

QByteArray manualMarkdown(const Examples& examples)
{
    QByteArray text = "## Options of all commands {#options}\n\n" + optionItems(globalOptions());
    for (const Command& command : commands()) {
        const QByteArray name = toBytes(command.name);
        text +=
            "## " + name + " {#" + manualAnchor(command) + "}\n\n" + asMarkdown(command.summary) + ".\n\n";
        text += "```\nnidus-cli " + name + ' ' + toBytes(command.synopsis) + "\n```\n\n";
        for (const QByteArray& paragraph : QByteArray(command.details).split('\n')) {
            if (!paragraph.trimmed().isEmpty())
                text += asMarkdown(paragraph.simplified()) + "\n\n";
        }
        if (command.listing != nullptr)
            text += listItems(command.listing());
        text += optionItems(command.options) + transcriptAsMarkdown(examples.value(name));
    }
    return text;
}

} // namespace nidus::cli
