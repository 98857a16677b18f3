// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/markuptext.h"

#include "core/exchange/write/xmlelementwriter.h"

#include <QRegularExpression>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

QString markupEscaped(const QString& text)
{
    QString escaped = text.toHtmlEscaped();
    for (qsizetype i = 0; i < escaped.size(); ++i) {
        const QChar unit = escaped[i];
        if (unit.isHighSurrogate() && i + 1 < escaped.size() && escaped[i + 1].isLowSurrogate())
            ++i;
        else if (unit.isSurrogate() || !isXmlCodeUnit(unit.unicode()) ||
                 (unit.unicode() >= 0x7F && unit.unicode() < 0xA0))
            escaped[i] = QChar::ReplacementCharacter; // C1 controls are allowed, but mean nothing
    }
    return escaped;
}

QString markupElement(QLatin1StringView name, const QString& text)
{
    return u'<' + name + u'>' + markupEscaped(text) + "</"_L1 + name + u'>';
}

QString anchorOf(const QString& word)
{
    static const QRegularExpression others(u"[^A-Za-z0-9._-]"_s);
    QString anchor = word;
    anchor.replace(others, u"-"_s);
    static const QRegularExpression letter(u"^[A-Za-z]"_s);
    return letter.match(anchor).hasMatch() ? anchor : u"x-"_s + anchor;
}

QString headComment(const QString& head) { return head.isEmpty() ? QString() : u"<!-- %1 -->\n"_s.arg(head); }

} // namespace nidus::exchange
