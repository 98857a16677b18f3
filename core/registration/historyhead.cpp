// SPDX-License-Identifier: Apache-2.0
#include "core/registration/historyhead.h"

#include "core/base/contract.h"

#include <QRegularExpression>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

const QRegularExpression& headPattern()
{
    static const QRegularExpression pattern(
        u"\\bnidus-head 1 ([1-9][0-9]{0,17}) ([0-9a-f]{64}) ([0-9a-f]{32}\\b|-(?!\\w))"_s);
    return pattern;
}

HistoryHead headFrom(const QRegularExpressionMatch& match)
{
    return {.count = match.captured(1).toLongLong(),
            .hash = QByteArray::fromHex(match.captured(2).toLatin1()),
            .identity = match.captured(3) == "-"_L1 ? QString() : match.captured(3)};
}

} // namespace

QString HistoryHead::toLine() const
{
    base::expects(hash.size() == 32, "a head has a SHA-256 hash");
    return u"nidus-head 1 %1 %2 %3"_s.arg(QString::number(count), QString::fromLatin1(hash.toHex()),
                                          identity.isEmpty() ? u"-"_s : identity);
}

std::optional<HistoryHead> HistoryHead::fromLine(QStringView line)
{
    const QString trimmed = line.trimmed().toString();
    const QRegularExpressionMatch match = headPattern().match(trimmed);
    if (!match.hasMatch() || match.capturedLength() != trimmed.size())
        return std::nullopt;
    return headFrom(match);
}

QList<HistoryHead> HistoryHead::inText(const QString& text)
{
    QList<HistoryHead> heads;
    for (auto match = headPattern().globalMatch(text); match.hasNext();)
        heads.append(headFrom(match.next()));
    return heads;
}

} // namespace nidus::registration
