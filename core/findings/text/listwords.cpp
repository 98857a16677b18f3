// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/listwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QHash>
#include <QLatin1StringView>
#include <QTranslator>
#include <algorithm>
#include <array>
#include <span>

namespace nidus::findings {

using namespace Qt::StringLiterals;

namespace {

constexpr const char* kListWordsContext = "SubregistryWords";

struct ListWord
{
    QLatin1StringView name;
    const char* text;
};

constexpr std::array kColumnTitles{
    ListWord{"value"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Value")},
    ListWord{"to"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Last number")},
    ListWord{"range"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Range")},
    ListWord{"state"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "State")},
    ListWord{"holder"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Holder")},
    ListWord{"date"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Date")},
    ListWord{"until"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Until")},
    ListWord{"reference"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Reference")},
    ListWord{"request"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Request")},
    ListWord{"asker"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Kind of asker")},
    ListWord{"note"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Note")},
    ListWord{"on-behalf"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "On behalf of")},
    ListWord{"contact"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Contact")},
    ListWord{"superseded-by"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Superseded by")},
    ListWord{"renewals"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Renewals")},
    ListWord{"private"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "Private")},
    ListWord{"source-state"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "State in the source")}};

constexpr std::array kStateNames{
    ListWord{"pending"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "pending")},
    ListWord{"reserved"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "reserved")},
    ListWord{"assigned"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "assigned")},
    ListWord{"temporary"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "temporary")},
    ListWord{"deprecated"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "deprecated")},
    ListWord{"retired"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "retired")},
    ListWord{"withdrawn"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "withdrawn")},
    ListWord{"released"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "released")},
    ListWord{"pool"_L1, QT_TRANSLATE_NOOP("SubregistryWords", "in the pool")}};

QString listWordText(std::span<const ListWord> words, const QString& name)
{
    const auto found = std::ranges::find(words, name, &ListWord::name);
    return found == words.end() ? name : QCoreApplication::translate(kListWordsContext, found->text);
}

/// Returns a text as texts are compared: typed by hand, it may have other apostrophes and letters.
QString comparedWord(const QString& text)
{
    return text.simplified().toLower().replace(u'\u2019', u'\'').normalized(QString::NormalizationForm_C);
}

/// Returns the names by their texts in all languages that the program contains.
QHash<QString, QString> namesByText(std::span<const ListWord> words)
{
    QHash<QString, QString> names;
    for (const ListWord& word : words)
        names.insert(comparedWord(QString::fromLatin1(word.text)), word.name);
    const QDir folder(u":/i18n"_s);
    for (const QString& file : folder.entryList({u"nidus_*.qm"_s})) {
        QTranslator language;
        if (!language.load(folder.filePath(file)))
            continue;
        for (const ListWord& word : words) {
            const QString text = comparedWord(language.translate(kListWordsContext, word.text));
            if (!text.isEmpty() && !names.contains(text))
                names.insert(text, word.name);
        }
    }
    return names;
}

} // namespace

QString entryColumnText(const QString& name) { return listWordText(kColumnTitles, name); }

QString entryStateText(const QString& word) { return listWordText(kStateNames, word); }

QString columnWithTitle(const QString& title)
{
    static const QHash<QString, QString> names = namesByText(kColumnTitles);
    return names.value(comparedWord(title));
}

QString stateWithText(const QString& text)
{
    static const QHash<QString, QString> names = namesByText(kStateNames);
    const QString word = comparedWord(text);
    return names.value(word, names.value(word + u'e')); // in French also the masculine form
}

} // namespace nidus::findings
