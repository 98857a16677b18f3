// SPDX-License-Identifier: Apache-2.0
#include "core/registration/listdeparture.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus::registration {

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

QString departureDate(const QList<Event>& events)
{
    const auto last = std::find_if(events.crbegin(), events.crend(),
                                   [](const Event& event) { return event.what == EventKind::Imported; });
    if (last == events.crend())
        return {};
    const QString part = departurePart(last->note);
    return part.isEmpty() ? part : part.sliced(kDepartureStart.size()).chopped(1);
}

} // namespace nidus::registration
