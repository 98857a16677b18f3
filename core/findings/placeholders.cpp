// SPDX-License-Identifier: Apache-2.0
#include "core/findings/placeholders.h"

namespace nidus {

namespace {

bool isQuoted(const QString& text)
{
    return text.size() > 1 && text.startsWith(u'"') && text.endsWith(u'"') && text.count(u'"') == 2;
}

} // namespace

QString quotedText(const QString& text)
{
    if (isQuoted(text))
        return text;
    const QChar mark = text.contains(u'"') ? u'\'' : u'"';
    return mark + text + mark;
}

QString filledPattern(const QString& pattern, const QStringList& arguments)
{
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = i + 1 < pattern.size() && pattern[i] == u'%' ? pattern[i + 1].digitValue() : 0;
        if (number <= 0) {
            text += pattern[i];
            continue;
        }
        const QString argument = arguments.value(number - 1);
        ++i;
        if (text.endsWith(u'"') && pattern.mid(i + 1).startsWith(u'"')) {
            text.chop(1);
            text += quotedText(argument);
            ++i;
        } else if (text.endsWith(u"\u00AB\u00A0") && isQuoted(argument)) { // French marks
            text += argument.mid(1, argument.size() - 2);
        } else {
            text += argument;
        }
    }
    return text;
}

} // namespace nidus
