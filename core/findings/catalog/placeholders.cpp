// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/placeholders.h"

#include <QCoreApplication>
#include <numeric>

using namespace Qt::StringLiterals;

namespace nidus::findings {

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
    text.reserve(pattern.size() +
                 std::accumulate(arguments.begin(), arguments.end(), qsizetype{0},
                                 [](qsizetype sum, const QString& a) { return sum + a.size(); }));
    qsizetype begin = 0; // of the text not written yet
    for (qsizetype i = pattern.indexOf(u'%'); i >= 0; i = pattern.indexOf(u'%', i + 1)) {
        const int number = i + 1 < pattern.size() ? pattern[i + 1].digitValue() : 0;
        if (number <= 0)
            continue;
        text += QStringView(pattern).sliced(begin, i - begin);
        begin = i + 2;
        const QString argument = arguments.value(number - 1);
        if (text.endsWith(u'"') && QStringView(pattern).sliced(begin).startsWith(u'"')) {
            text.chop(1);
            text += quotedText(argument);
            ++begin;
        } else if (endsInOpeningMark(text) && isQuoted(argument)) {
            text += argument.mid(1, argument.size() - 2);
        } else {
            text += inMarksOfLanguage(argument);
        }
        i = begin - 1;
    }
    text += QStringView(pattern).sliced(begin);
    return text;
}

std::pair<QString, QString> quotationMarks()
{
    const QString quoted = QCoreApplication::translate("Findings", "\"%1\"");
    return {quoted.section(u"%1"_s, 0, 0), quoted.section(u"%1"_s, 1)};
}

QString inMarksOfLanguage(const QString& argument)
{
    const qsizetype end = argument.lastIndexOf(u'"');
    const QStringView code = QStringView(argument).sliced(end + 1);
    if (!isQuoted(argument.first(end + 1)) || !(code.isEmpty() || code.startsWith(u" (U+")))
        return argument;
    const auto [open, close] = quotationMarks();
    return open + argument.sliced(1, end - 1) + close + code.toString();
}

bool endsInOpeningMark(QStringView text)
{
    return text.endsWith(u"\u00AB\u00A0") || text.endsWith(u'\u201E') || text.endsWith(u'\u201C');
}

} // namespace nidus::findings
