// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/refusals.h"

#include <QRegularExpression>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kNextValues("--next");

} // namespace

QString refusalNote(const RefusedRequest& refused)
{
    return u"%1 for %2 (%3)"_s.arg(refused.asked.isEmpty() ? QString(kNextValues) : refused.asked,
                                   refused.request, refused.reason);
}

QList<RefusedRequest> refusedRequests(const QList<ListChange>& changes)
{
    QList<RefusedRequest> refused;
    for (const ListChange& change : changes) {
        if (change.what != kRefuseWord)
            continue;
        // NAME refuse ASKED for REQUEST (REASON)
        const QRegularExpression line(u"^(?:\\S+ refuse )?(.*) for %1 \\(([\\w.-]+)\\)$"_s.arg(
            QRegularExpression::escape(change.request)));
        const QRegularExpressionMatch match = line.match(change.note.section(u'\n', 0, 0));
        const QString asked = match.captured(1);
        refused.append({.request = change.request,
                        .asked = asked == kNextValues ? QString() : asked,
                        .reason = match.captured(2),
                        .date = change.date,
                        .who = change.who});
    }
    return refused;
}

} // namespace nidus::subregistry
