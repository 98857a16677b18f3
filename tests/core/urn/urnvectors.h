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

/// The words for error kinds that vectors and test names use.
inline constexpr std::array<std::pair<UrnError, std::string_view>, 24> kErrorWords{{
    {UrnError::SchemeTruncated, "scheme-truncated"},
    {UrnError::SchemeNotUrn, "scheme-not-urn"},
    {UrnError::NidEmpty, "nid-empty"},
    {UrnError::NidTooShort, "nid-too-short"},
    {UrnError::NidTooLong, "nid-too-long"},
    {UrnError::NidStartsWithHyphen, "nid-starts-with-hyphen"},
    {UrnError::NidEndsWithHyphen, "nid-ends-with-hyphen"},
    {UrnError::NidBadChar, "nid-bad-char"},
    {UrnError::NidUrnReserved, "nid-urn-reserved"},
    {UrnError::NssMissing, "nss-missing"},
    {UrnError::NssEmpty, "nss-empty"},
    {UrnError::NssStartsWithSlash, "nss-starts-with-slash"},
    {UrnError::NssBadChar, "nss-bad-char"},
    {UrnError::NssExcludedChar, "nss-excluded-char"},
    {UrnError::PctMalformed, "pct-malformed"},
    {UrnError::PctZero, "octet-0-encoded(prose-2.4)"},
    {UrnError::StrayQuestionMark, "stray-question-mark"},
    {UrnError::REmpty, "r-empty"},
    {UrnError::RBadStart, "r-bad-start"},
    {UrnError::RBadChar, "r-bad-char"},
    {UrnError::QEmpty, "q-empty"},
    {UrnError::QBadStart, "q-bad-start"},
    {UrnError::QBadChar, "q-bad-char"},
    {UrnError::FBadChar, "f-bad-char"},
}};

/// "nid-too-long@36", as the vectors write it.
inline std::string failureWord(const UrnFailure& failure)
{
    for (const auto& [kind, word] : kErrorWords) {
        if (kind == failure.kind)
            return std::string(word) + "@" + std::to_string(failure.offset);
    }
    return "?";
}

/// The result of parsing in one line, for comparisons that say what differs.
inline std::string resultWord(const std::expected<Urn, UrnFailure>& result)
{
    if (!result)
        return failureWord(result.error());
    const auto part = [](const std::optional<std::string_view>& text) {
        return text ? "[" + std::string(*text) + "]" : std::string("-");
    };
    return "nid[" + std::string(result->nid) + "] nss[" + std::string(result->nss) + "] r" + part(result->r) +
           " q" + part(result->q) + " f" + part(result->f);
}

/// The rows of a file of tests/data/urn, cells split at tabs, comment lines left out.
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
