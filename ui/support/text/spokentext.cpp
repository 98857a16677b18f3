// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/spokentext.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QRegularExpression>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct SpokenSymbol
{
    char16_t symbol;
    const char* words;
};

constexpr std::array kSpokenSymbols{
    SpokenSymbol{u'_', QT_TRANSLATE_NOOP("SpokenText", "underscore")},
    SpokenSymbol{u'-', QT_TRANSLATE_NOOP("SpokenText", "hyphen")},
    SpokenSymbol{u'.', QT_TRANSLATE_NOOP("SpokenText", "period")},
    SpokenSymbol{u',', QT_TRANSLATE_NOOP("SpokenText", "comma")},
    SpokenSymbol{u':', QT_TRANSLATE_NOOP("SpokenText", "colon")},
    SpokenSymbol{u';', QT_TRANSLATE_NOOP("SpokenText", "semicolon")},
    SpokenSymbol{u'/', QT_TRANSLATE_NOOP("SpokenText", "slash")},
    SpokenSymbol{u'\\', QT_TRANSLATE_NOOP("SpokenText", "backslash")},
    SpokenSymbol{u'#', QT_TRANSLATE_NOOP("SpokenText", "number sign")},
    SpokenSymbol{u'?', QT_TRANSLATE_NOOP("SpokenText", "question mark")},
    SpokenSymbol{u'!', QT_TRANSLATE_NOOP("SpokenText", "exclamation mark")},
    SpokenSymbol{u'%', QT_TRANSLATE_NOOP("SpokenText", "percent sign")},
    SpokenSymbol{u'&', QT_TRANSLATE_NOOP("SpokenText", "ampersand")},
    SpokenSymbol{u'*', QT_TRANSLATE_NOOP("SpokenText", "asterisk")},
    SpokenSymbol{u'+', QT_TRANSLATE_NOOP("SpokenText", "plus sign")},
    SpokenSymbol{u'=', QT_TRANSLATE_NOOP("SpokenText", "equals sign")},
    SpokenSymbol{u'@', QT_TRANSLATE_NOOP("SpokenText", "at sign")},
    SpokenSymbol{u'~', QT_TRANSLATE_NOOP("SpokenText", "tilde")},
    SpokenSymbol{u'\'', QT_TRANSLATE_NOOP("SpokenText", "apostrophe")},
    SpokenSymbol{u'(', QT_TRANSLATE_NOOP("SpokenText", "left parenthesis")},
    SpokenSymbol{u')', QT_TRANSLATE_NOOP("SpokenText", "right parenthesis")},
    SpokenSymbol{u'<', QT_TRANSLATE_NOOP("SpokenText", "less-than sign")},
    SpokenSymbol{u'>', QT_TRANSLATE_NOOP("SpokenText", "greater-than sign")},
    SpokenSymbol{u'|', QT_TRANSLATE_NOOP("SpokenText", "vertical bar")},
    SpokenSymbol{u'$', QT_TRANSLATE_NOOP("SpokenText", "dollar sign")},
};

/// Returns the words for a symbol; empty if it is none.
QString spokenSymbol(QChar symbol)
{
    const auto known = std::ranges::find(kSpokenSymbols, symbol.unicode(), &SpokenSymbol::symbol);
    return known == kSpokenSymbols.end() ? QString()
                                         : QCoreApplication::translate("SpokenText", known->words);
}

QString withNamedSymbols(const QString& text)
{
    static const QRegularExpression quoted(uR"((?<![\p{L}\p{N}])(["“«„]\s?)([^\p{L}\p{N}\s])(\s?["”»“]))"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    QString spoken;
    qsizetype end = 0;
    for (const QRegularExpressionMatch& match : quoted.globalMatch(text)) {
        const QString words = spokenSymbol(match.capturedView(2).front());
        if (words.isEmpty())
            continue;
        spoken +=
            text.sliced(end, match.capturedStart() - end) + match.captured(1) + words + match.captured(3);
        end = match.capturedEnd();
    }
    return spoken + text.sliced(end);
}

/// Returns the text with words for keys such as Ctrl+., as this system writes them.
QString withNamedKeys(QString text)
{
    for (const Qt::Modifier modifier : {Qt::CTRL, Qt::ALT, Qt::SHIFT}) {
        const QString before =
            QKeySequence(modifier | Qt::Key_A).toString(QKeySequence::NativeText).chopped(1);
        for (qsizetype at = text.indexOf(before); at >= 0; at = text.indexOf(before, at)) {
            at += before.size();
            if (const QString words = at < text.size() ? spokenSymbol(text[at]) : QString(); !words.isEmpty())
                text.replace(at, 1, words);
        }
    }
    return text;
}

} // namespace

QString spokenText(const QString& text)
{
    // Not in dates, URNs, quoted texts, file names, and numbers with several parts.
    static const QRegularExpression span(uR"((?<![\w:./"“+-])(\d+)-(\d+)(?![\w:/"”-]|\.\w))"_s);
    static const QRegularExpression line(uR"(([^\s.,:;?!])\n+)"_s);
    QString spoken = withNamedKeys(withNamedSymbols(text));
    //: two numbers: "10 to 19"
    spoken.replace(span, QCoreApplication::translate("SpokenText", "%1 to %2").arg(u"\\1"_s, u"\\2"_s));
    return spoken.replace(line, u"\\1. "_s).replace(u'\n', u' ').replace(" > "_L1, ", "_L1);
}

QString spelledText(const QString& text)
{
    QString spelled;
    for (const QChar each : text) {
        const QString words = spokenSymbol(each);
        spelled += words.isEmpty() ? QString(each) : u' ' + words + u' ';
    }
    return spelled.simplified();
}

} // namespace nidus::ui
