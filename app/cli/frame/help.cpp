// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/help.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandtable.h"
#include "app/cli/frame/commonoptions.h"
#include "core/builtin/builtincontent.h"
#include "core/system/process.h"

#include <QStringList>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

struct WideBlock
{
    char32_t first;
    char32_t last;
};

// The blocks whose characters are Wide or Fullwidth.
constexpr std::array kWide{WideBlock{0x1100, 0x115F},   WideBlock{0x2E80, 0x303E},  WideBlock{0x3041, 0x33FF},
                           WideBlock{0x3400, 0x4DBF},   WideBlock{0x4E00, 0x9FFF},  WideBlock{0xA000, 0xA4CF},
                           WideBlock{0xA960, 0xA97C},   WideBlock{0xAC00, 0xD7A3},  WideBlock{0xF900, 0xFAFF},
                           WideBlock{0xFE30, 0xFE6F},   WideBlock{0xFF01, 0xFF60},  WideBlock{0xFFE0, 0xFFE6},
                           WideBlock{0x1F300, 0x1FAFF}, WideBlock{0x20000, 0x3FFFD}};

bool isWide(char32_t character)
{
    return std::ranges::any_of(kWide, [character](const WideBlock& range) {
        return range.first <= character && character <= range.last;
    });
}

/// Splits a word where a line may be broken within it.
QStringList pieces(const QString& word)
{
    constexpr QStringView neverFirst = u"、。，．：；！？）》】」』”’";
    constexpr QStringView neverLast = u"（《【「『“‘";
    QStringList all;
    QString piece;
    char32_t before = 0;
    for (const char32_t each : word.toUcs4()) {
        const QString now = QString::fromUcs4(&each, 1);
        const bool mayBreak = before != 0 && (isWide(before) || isWide(each)) && !neverFirst.contains(now) &&
                              !neverLast.contains(QString::fromUcs4(&before, 1));
        if (mayBreak)
            all.append(std::exchange(piece, {}));
        piece += now;
        before = each;
    }
    all.append(piece);
    return all;
}

constexpr qsizetype kHelpColumn = 28;
constexpr int kMinWidth = 50;  ///< columns
constexpr int kMaxWidth = 110; ///< columns; longer lines are hard to read

struct SubjectTitle
{
    Subject subject;
    const char* title;
};
constexpr std::array kSubjects{
    SubjectTitle{Subject::Urns, QT_TRANSLATE_NOOP("Cli", "URNs and NIDs:")},
    SubjectTitle{Subject::Grammars, QT_TRANSLATE_NOOP("Cli", "Grammars:")},
    SubjectTitle{Subject::Templates, QT_TRANSLATE_NOOP("Cli", "Registrations and templates:")},
    SubjectTitle{Subject::Process, QT_TRANSLATE_NOOP("Cli", "Registering and reviewing:")},
    SubjectTitle{Subject::Subregistries, QT_TRANSLATE_NOOP("Cli", "Lists below a NID:")},
    SubjectTitle{Subject::Registry, QT_TRANSLATE_NOOP("Cli", "Registry file:")},
    SubjectTitle{Subject::Help, QT_TRANSLATE_NOOP("Cli", "Help:")}};

QString toText(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

QString row(const QString& left, const QString& right, qsizetype width)
{
    constexpr qsizetype kIndent = kHelpColumn + 2;
    const QString gap =
        left.size() < kHelpColumn ? QString(kHelpColumn - left.size(), u' ') : u'\n' + QString(kIndent, u' ');
    return "  "_L1 + left + gap + wrapped(right, width, kIndent) + u'\n';
}

QString optionRows(std::span<const OptionSpec> options, qsizetype width)
{
    QString text;
    for (const OptionSpec& option : options) {
        if (option.isFormer)
            continue;
        QString left = option.letter == 0 ? QString() : u'-' + QChar::fromLatin1(option.letter) + ", "_L1;
        left += "--"_L1 + toText(option.name);
        if (option.value != nullptr)
            left += u' ' + QString::fromUtf8(option.value);
        text += row(left, optionHelp(option, Cli::tr(option.help)), width);
    }
    return text;
}

} // namespace

qsizetype terminalColumns(QStringView text)
{
    const QList<uint> characters = text.toUcs4();
    return characters.size() + std::ranges::count_if(characters, isWide);
}

QString wrapped(const QString& text, qsizetype width, qsizetype indent)
{
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        QString line;
        qsizetype used = 0;
        for (const QString& word : paragraph.split(u' ')) {
            QString gap = line.isEmpty() ? u""_s : u" "_s;
            for (const QString& piece : pieces(word)) {
                const qsizetype columns = terminalColumns(piece);
                if (!line.isEmpty() && used + gap.size() + columns > width - indent) {
                    lines.append(std::exchange(line, {}));
                    used = 0;
                    gap.clear();
                }
                line += gap + piece;
                used += gap.size() + columns;
                gap.clear();
            }
        }
        lines.append(line);
    }
    return lines.join(u'\n' + QString(indent, u' '));
}

int helpWidth(bool isTerminal)
{
    constexpr int kUsualWidth = 80;
    const int columns = isTerminal ? system::terminalColumns() : 0;
    return columns > 0 ? std::clamp(columns, kMinWidth, kMaxWidth) : kUsualWidth;
}

QString helpText(int width)
{
    QString text = Cli::tr("Registry management for URN namespaces (RFC 8141)") + "\n\n"_L1 +
                   Cli::tr("Usage: %1").arg("nidus-cli [OPTIONS] COMMAND ..."_L1) + u'\n';
    for (const SubjectTitle& each : kSubjects) {
        text += u'\n' + Cli::tr(each.title) + u'\n';
        for (const Command& command : commands()) {
            if (command.subject == each.subject)
                text += row(toText(command.name), Cli::tr(command.summary), width);
        }
    }
    text += u'\n' + Cli::tr("Common options:") + u'\n' + optionRows(globalOptions(), width) + u'\n';
    text += wrapped(Cli::tr("Exit status: 0: no errors found; 1: errors or differences found; 2: the command "
                            "failed; 130: interrupted."),
                    width, 0) +
            u'\n';
    return text;
}

QString helpText(const Command& command, int width)
{
    QString text =
        wrapped(Cli::tr(command.summary), width, 0) + "\n\n"_L1 + wrapped(usage(command), width, 0) + u'\n';
    if (*command.details != '\0')
        text += u'\n' + wrapped(Cli::tr(command.details), width, 0) + u'\n';
    if (command.listing != nullptr)
        text += u'\n' + wrapped(command.listing(), width, 0) + u'\n';
    if (!command.options.empty())
        text += u'\n' + Cli::tr("Options:") + u'\n' + optionRows(command.options, width);
    return text;
}

QString groupHelpText(const std::string& group, int width)
{
    const std::string prefix = group + ' ';
    QString rows;
    for (const Command& command : commands()) {
        if (command.name.starts_with(prefix))
            rows += row(toText(command.name), Cli::tr(command.summary), width);
    }
    if (rows.isEmpty())
        return {};
    return Cli::tr("Usage: %1").arg("nidus-cli "_L1 + toText(group) + " COMMAND ..."_L1) + "\n\n"_L1 +
           Cli::tr("Commands:") + u'\n' + rows;
}

QString optionHelp(const OptionSpec& option, QString sentence)
{
    return sentence.replace("%1"_L1, toText(option.choices).replace(u'|', ", "_L1));
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
