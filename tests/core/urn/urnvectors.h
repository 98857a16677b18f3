// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urnparser.h"

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>
#include <QTest>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace nidus::test {

/// The words for error kinds in vectors and test names.
inline constexpr std::array<std::pair<urn::UrnError, std::string_view>, 24> kErrorWords{{
    {urn::UrnError::SchemeTruncated, "scheme-truncated"},
    {urn::UrnError::SchemeNotUrn, "scheme-not-urn"},
    {urn::UrnError::NidEmpty, "nid-empty"},
    {urn::UrnError::NidTooShort, "nid-too-short"},
    {urn::UrnError::NidTooLong, "nid-too-long"},
    {urn::UrnError::NidStartsWithHyphen, "nid-starts-with-hyphen"},
    {urn::UrnError::NidEndsWithHyphen, "nid-ends-with-hyphen"},
    {urn::UrnError::NidBadChar, "nid-bad-char"},
    {urn::UrnError::NidUrnReserved, "nid-urn-reserved"},
    {urn::UrnError::NssMissing, "nss-missing"},
    {urn::UrnError::NssEmpty, "nss-empty"},
    {urn::UrnError::NssStartsWithSlash, "nss-starts-with-slash"},
    {urn::UrnError::NssBadChar, "nss-bad-char"},
    {urn::UrnError::NssExcludedChar, "nss-excluded-char"},
    {urn::UrnError::PctMalformed, "pct-malformed"},
    {urn::UrnError::PctZero, "octet-0-encoded(prose-2.4)"},
    {urn::UrnError::StrayQuestionMark, "stray-question-mark"},
    {urn::UrnError::REmpty, "r-empty"},
    {urn::UrnError::RBadStart, "r-bad-start"},
    {urn::UrnError::RBadChar, "r-bad-char"},
    {urn::UrnError::QEmpty, "q-empty"},
    {urn::UrnError::QBadStart, "q-bad-start"},
    {urn::UrnError::QBadChar, "q-bad-char"},
    {urn::UrnError::FBadChar, "f-bad-char"},
}};

/// Returns the error as in the vectors: "nid-too-long@36".
inline std::string failureWord(const urn::UrnFailure& failure)
{
    for (const auto& [kind, word] : kErrorWords) {
        if (kind == failure.kind)
            return std::string(word) + "@" + std::to_string(failure.offset);
    }
    return "?";
}

/// Returns the result of parsing on one line, for comparisons that show what differs.
inline std::string resultWord(const std::expected<urn::Urn, urn::UrnFailure>& result)
{
    if (!result)
        return failureWord(result.error());
    const auto part = [](const std::optional<std::string_view>& text) {
        return text ? "[" + std::string(*text) + "]" : std::string("-");
    };
    return "nid[" + std::string(result->nid) + "] nss[" + std::string(result->nss) + "] r" + part(result->r) +
           " q" + part(result->q) + " f" + part(result->f);
}

/// Returns the rows of a file of tests/data/urn, with cells split at tabs, without comment lines.
inline QList<QList<QByteArray>> vectorRows(const char* name)
{
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/urn/") + QLatin1StringView(name));
    QList<QList<QByteArray>> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isComment = i == 0 && lines[i].startsWith('#');
        const bool isEnd = i == lines.size() - 1 && lines[i].isEmpty();
        if (!isComment && !isEnd)
            rows.append(lines[i].split('\t'));
    }
    return rows;
}

inline std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace nidus::test
