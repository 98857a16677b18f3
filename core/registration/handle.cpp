// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kDraftPrefix("draft:");

} // namespace

QString draftHandle(qint64 id)
{
    return kDraftPrefix + QString::number(id);
}

std::optional<qint64> draftIdOf(const QString& handle)
{
    if (!handle.startsWith(kDraftPrefix))
        return std::nullopt;
    bool isNumber = false;
    const qint64 id = QStringView(handle).sliced(kDraftPrefix.size()).toLongLong(&isNumber);
    return isNumber && id > 0 ? std::optional(id) : std::nullopt;
}

} // namespace nidus
