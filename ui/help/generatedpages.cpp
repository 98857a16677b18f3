// SPDX-License-Identifier: Apache-2.0
#include "ui/help/generatedpages.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/help/manualpage.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/findingrank.h"
#include "ui/support/text/formatnames.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct ManualText
{
    Q_DECLARE_TR_FUNCTIONS(Manual)
};

QString row(const QStringList& cells) { return "| "_L1 + cells.join(" | "_L1) + " |\n"_L1; }

QString tableHead(const QStringList& titles)
{
    return row(titles) + u'|' + u"---|"_s.repeated(titles.size()) + u'\n';
}

QString code(const QString& text) { return u'`' + text + u'`'; }

/// Returns the message with an ellipsis for each value.
QString titleOf(const findings::CatalogEntry& entry)
{
    static const QRegularExpression placeholder(u"%\\d"_s);
    return findings::translatedMessage(entry).replace(placeholder, u"…"_s);
}

/// Whether the English texts use a word that the first page of the manual defines.
bool hasDefinedWord(const findings::CatalogEntry& entry)
{
    static const QRegularExpression word(u"\\b([rqf]-|NSS\\b|NID\\b|ABNF\\b)"_s);
    return std::ranges::any_of(std::array{entry.message, entry.reason, entry.fix}, [](const char* text) {
        return word.match(QString::fromUtf8(text)).hasMatch();
    });
}

QString findingSection(const findings::CatalogEntry& entry)
{
    const QString word(entry.id.word());
    QString text = u"## %1 {#%2}\n\n"_s.arg(escapedForManual(titleOf(entry)), word);
    text += escapedForManual(rankWord(findingRank({.id = entry.id, .severity = entry.severity}, {}))) +
            " ("_L1 + code(word) + "): "_L1 + escapedForManual(findings::translatedReason(entry)) + "\n\n"_L1;
    if (const QString fix = findings::translatedFix(entry); !fix.isEmpty())
        text += escapedForManual(fix) + "\n\n"_L1;
    if (const QString rule = findings::ruleReference(entry); !rule.isEmpty())
        text += escapedForManual(findings::labelText(findings::Label::Rule)) + ": "_L1 + rule + "\n\n"_L1;
    if (hasDefinedWord(entry))
        text += u"[%1](index.md#words)\n\n"_s.arg(escapedForManual(ManualText::tr("What these words mean")));
    if (*entry.example != '\0')
        text += escapedForManual(findings::labelText(findings::Label::Example)) + ":\n\n```\n"_L1 +
                QString::fromUtf8(entry.example) + "\n```\n\n"_L1;
    return text;
}

QString allFindings()
{
    QString text;
    for (const findings::CatalogEntry& entry : findings::catalog())
        text += findingSection(entry);
    return text;
}

QString shortcuts(const QList<MenuEntry>& entries)
{
    QString text = tableHead({ManualText::tr("Keys"), ManualText::tr("Action"), ManualText::tr("Menu")});
    for (const MenuEntry& entry : entries) {
        if (!entry.keys.isEmpty())
            text += row({escapedForManual(entry.keys), escapedForManual(entry.lastingName()),
                         escapedForManual(entry.menu)});
    }
    return text;
}

QString imports()
{
    QString text =
        tableHead({ManualText::tr("Format"), ManualText::tr("Word"), ManualText::tr("File name ends with")});
    for (const exchange::FileFormatFacts& facts : exchange::kFileFormats)
        text += row({escapedForManual(formatName(facts.format)), code(facts.word), code(facts.suffix)});
    return text;
}

QString exports()
{
    QString text =
        tableHead({ManualText::tr("Format"), ManualText::tr("Word"), ManualText::tr("File name ends with")});
    for (const exchange::ExportFormatFacts& facts : exchange::kExportFormats)
        text += row({escapedForManual(formatName(facts.format)), code(facts.word), code(facts.suffix)});
    return text;
}

QString reports()
{
    QString text = tableHead({ManualText::tr("Format"), ManualText::tr("Word")});
    for (const report::ReportFormatFacts& facts : report::kReportFormats) {
        if (*facts.name != '\0')
            text += row({escapedForManual(QCoreApplication::translate("Formats", facts.name)),
                         code(QString::fromUtf8(facts.word.data(), qsizetype(facts.word.size())))});
    }
    return text;
}

/// nidus-manual writes it when the program is built.
QString commands()
{
    QFile file(u":/manual/generated/commands.md"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString example(const QString& key)
{
    const auto field = registration::fieldFromKey(key);
    if (!field)
        return {};
    return escapedForManual(findings::labelText(findings::Label::Example)) + ":\n\n```\n"_L1 +
           fieldHint(*field).example + "\n```\n"_L1;
}

/// Returns a picture with its legend in a language, from the table of the numbers in it.
QString picture(const QString& name, const QString& language)
{
    QFile file(u":/manual/pictures/pictures.tsv"_s);
    QString alternative;
    QString legend;
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    const qsizetype column = std::max<qsizetype>(3, lines.constFirst().split(u'\t').indexOf(language));
    for (const QString& line : lines) {
        const QStringList cells = line.split(u'\t'); // picture, number, widget, sentence, those of languages
        if (cells.constFirst() != name)
            continue;
        if (cells.at(1) == "0"_L1)
            alternative = cells.value(column);
        else
            legend += cells.at(1) + ". "_L1 + cells.value(column) + u'\n';
    }
    return alternative.isEmpty() ? QString()
                                 : u"![%1](pictures/%2.png)\n\n%3"_s.arg(alternative, name, legend);
}

QString part(const QString& kind, const QString& id, const QList<MenuEntry>& entries, const QString& language)
{
    if (kind == "picture"_L1)
        return picture(id, language);
    if (kind == "example"_L1)
        return example(id);
    if (id == "findings"_L1)
        return allFindings();
    if (id == "shortcuts"_L1)
        return shortcuts(entries);
    if (id == "imports"_L1)
        return imports();
    if (id == "exports"_L1)
        return exports();
    if (id == "reports"_L1)
        return reports();
    return id == "commands"_L1 ? commands() : QString();
}

} // namespace

QString withGeneratedParts(const QString& markdown, const QList<MenuEntry>& entries, const QString& language)
{
    static const QRegularExpression line(u"^\\{(generated|example|picture):([a-z]+)\\}$"_s,
                                         QRegularExpression::MultilineOption);
    QString text;
    qsizetype at = 0;
    QRegularExpressionMatchIterator lines = line.globalMatch(markdown);
    while (lines.hasNext()) {
        const QRegularExpressionMatch found = lines.next();
        const QString made = part(found.captured(1), found.captured(2), entries, language);
        text += markdown.sliced(at, found.capturedStart() - at) + (made.isEmpty() ? found.captured() : made);
        at = found.capturedEnd();
    }
    return text + markdown.sliced(at);
}

std::optional<QString> findingWords(const QString& id)
{
    const findings::CatalogEntry* entry = findings::catalogEntry(id);
    return entry ? std::optional(titleOf(*entry)) : std::nullopt;
}

std::optional<QString> fieldWords(const QString& kind, const QString& key)
{
    const auto field = registration::fieldFromKey(key);
    if (!field)
        return {};
    if (kind == "field"_L1)
        return fieldTitle(*field);
    if (kind == "hint"_L1)
        return fieldHint(*field).text;
    if (kind != "rfc"_L1)
        return {};
    const QLatin1StringView section = registration::fieldSection(*field);
    return section == "A"_L1
               ? QCoreApplication::translate("nidus::ui::FieldHelpPane", "RFC 8141 Appendix A")
               : QCoreApplication::translate("nidus::ui::FieldHelpPane", "RFC 8141 section %1").arg(section);
}

} // namespace nidus::ui
