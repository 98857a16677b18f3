// SPDX-License-Identifier: Apache-2.0
#include "core/registration/partialdate.h"

#include <QDate>
#include <QRegularExpression>
#include <QStringList>
#include <array>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

/// Returns 1..12 for a number, an English month name, or its abbreviation of at least three letters;
/// otherwise 0.
int monthFrom(QStringView text)
{
    static const QStringList months{u"january"_s,   u"february"_s, u"march"_s,    u"april"_s,
                                    u"may"_s,       u"june"_s,     u"july"_s,     u"august"_s,
                                    u"september"_s, u"october"_s,  u"november"_s, u"december"_s};
    for (int i = 0; i < months.size(); ++i) {
        if (text.size() >= 3 && QStringView(months[i]).startsWith(text, Qt::CaseInsensitive))
            return i + 1;
    }
    return text.toInt();
}

/// Returns the date in the groups y, m, and d. An invalid part is an error, not a missing part.
std::optional<PartialDate> dateFrom(const QRegularExpressionMatch& match)
{
    const QStringView monthText = match.capturedView(u"m");
    const QStringView dayText = match.capturedView(u"d");
    const PartialDate date{match.capturedView(u"y").toInt(), monthFrom(monthText), dayText.toInt()};
    const bool isPossible =
        QDate::isValid(date.year, dayText.isEmpty() && monthText.isEmpty() ? 1 : date.month,
                       dayText.isEmpty() ? 1 : date.day);
    return isPossible ? std::optional(date) : std::nullopt;
}

} // namespace

QString PartialDate::toString() const
{
    constexpr QChar zero = u'0';
    QString iso = u"%1"_s.arg(year, 4, 10, zero);
    if (month != 0)
        iso += u"-%1"_s.arg(month, 2, 10, zero);
    if (day != 0)
        iso += u"-%1"_s.arg(day, 2, 10, zero);
    return iso;
}

std::optional<PartialDate> parseTemplateDate(const QString& text)
{
    static const auto shape = [](QLatin1StringView pattern) {
        // Old templates have "Registration version: 1; registration date: 2009-03-22" on one line.
        return QRegularExpression(R"(^(?:.*\bdate:)?\s*)"_L1 + pattern + R"(\.?\s*$)"_L1,
                                  QRegularExpression::CaseInsensitiveOption);
    };
    static const std::array shapes{
        shape(R"((?<y>[0-9]{4})(?:([-/. ])(?<m>[0-9]{1,2})(?:\2(?<d>[0-9]{1,2}))?)?)"_L1), // 2020-04-2
        shape(R"((?<d>[0-9]{1,2})[ -]?(?<m>[a-z]{3,9})\.?[ ,-]*(?<y>[0-9]{4}))"_L1),       // 5Feb2001
        shape(R"((?<m>[a-z]{3,9})\.? *(?:(?<d>[0-9]{1,2})(?:, *| +))?(?<y>[0-9]{4}))"_L1), // August 2011
        shape(R"((?<d>[0-9]{1,2})\. ?(?<m>[0-9]{1,2})\. ?(?<y>[0-9]{4}))"_L1),             // 5.2.2001
    };
    for (const QRegularExpression& each : shapes) {
        const QRegularExpressionMatch match = each.match(text);
        if (match.hasMatch())
            return dateFrom(match);
    }
    return std::nullopt;
}

} // namespace nidus::registration
