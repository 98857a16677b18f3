// SPDX-License-Identifier: Apache-2.0
#include "core/storage/values/listdeparture.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;

QString departureNote(const QString& listDate, const QString& note)
{
    return (kDepartureStart + listDate + ". "_L1 + note).trimmed();
}

QString departurePart(const QString& note)
{
    static const QRegularExpression part(u'^' + QRegularExpression::escape(kDepartureStart) +
                                         u"[0-9-]+\\."_s);
    return part.match(note).captured();
}

QString departureDate(const QList<registration::Event>& events)
{
    const auto last = std::find_if(events.crbegin(), events.crend(), [](const registration::Event& event) {
        return event.what == registration::EventKind::Imported;
    });
    if (last == events.crend())
        return {};
    const QString part = departurePart(last->note);
    return part.isEmpty() ? part : part.sliced(kDepartureStart.size()).chopped(1);
}

} // namespace nidus::storage
