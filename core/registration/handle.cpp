// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kDraftPrefix("draft:");
constexpr QChar kVersionSign(u'@');

} // namespace

std::optional<Handle> Handle::fromWord(const QString& word)
{
    if (const std::optional<qint64> id = draftIdOf(word))
        return Handle{.nid = {}, .draftId = *id};
    const qsizetype at = word.indexOf(kVersionSign);
    if (at < 0)
        return word.contains(u':') || word.isEmpty() ? std::nullopt : std::optional(Handle{.nid = word});
    bool isNumber = false;
    const int version = QStringView(word).sliced(at + 1).toInt(&isNumber);
    if (!isNumber || version < 1 || at == 0)
        return std::nullopt;
    return Handle{.nid = word.first(at), .version = version};
}

QString Handle::word() const
{
    if (draftId != 0)
        return draftHandle(draftId);
    return version == 0 ? nid : versionHandle(nid, version);
}

QString draftHandle(qint64 id) { return kDraftPrefix + QString::number(id); }

std::optional<qint64> draftIdOf(const QString& handle)
{
    if (!handle.startsWith(kDraftPrefix))
        return std::nullopt;
    bool isNumber = false;
    const qint64 id = QStringView(handle).sliced(kDraftPrefix.size()).toLongLong(&isNumber);
    return isNumber && id > 0 ? std::optional(id) : std::nullopt;
}

QString versionHandle(const QString& nid, int version)
{
    return nid + kVersionSign + QString::number(version);
}

} // namespace nidus::registration
