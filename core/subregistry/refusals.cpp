// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/refusals.h"

#include "core/findings/catalog/catalog.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>
#include <utility>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kNextValues("--next");
/// The line between the arguments of a request and the facts of its refusal.
constexpr QLatin1StringView kFactsLine("refused:");
constexpr QLatin1StringView kDetail("detail");

/// The facts of a refusal with one text each. The names are those of options, so that the arguments of a
/// request from the command line have them too.
constexpr std::array<std::pair<QLatin1StringView, QString RefusedRequest::*>, 5> kFacts{
    {{"on-behalf"_L1, &RefusedRequest::behalf},
     {"asker"_L1, &RefusedRequest::asker},
     {"count"_L1, &RefusedRequest::count},
     {"nearest"_L1, &RefusedRequest::nearest},
     {"nearest-range"_L1, &RefusedRequest::nearestRange}}};

/// Those that are on a line for each text.
constexpr std::array<std::pair<QLatin1StringView, QStringList RefusedRequest::*>, 3> kLists{
    {{"holder"_L1, &RefusedRequest::holders},
     {"contact"_L1, &RefusedRequest::contacts},
     {kDetail, &RefusedRequest::details}}};

/// Returns the arguments of a change as lines, and the place of the line before its facts; -1 if there is
/// none.
std::pair<QStringList, qsizetype> argumentLines(const ListChange& change)
{
    const QStringList lines = change.arguments.split(u'\n');
    return {lines, change.what == kRefuseWord ? lines.lastIndexOf(kFactsLine) : -1};
}

/// Returns the request with who asked, and why it was refused.
RefusedRequest withFacts(RefusedRequest refused, const ListChange& change)
{
    const auto [lines, facts] = argumentLines(change);
    for (const QString& line : lines.sliced(facts + 1)) {
        const QString name = line.section(u'=', 0, 0);
        const QString text = line.section(u'=', 1);
        const auto known = std::ranges::find(kFacts, name, &decltype(kFacts)::value_type::first);
        if (known != kFacts.end() && (refused.*known->second).isEmpty())
            refused.*known->second = text;
        const auto list = std::ranges::find(kLists, name, &decltype(kLists)::value_type::first);
        if (list != kLists.end() && (facts >= 0 || name != kDetail))
            (refused.*list->second).append(text);
    }
    return refused;
}

/// Returns the refusals that are not undone, oldest first.
QList<const ListChange*> presentRefusals(const QList<ListChange>& changes)
{
    QSet<qint64> reversed;
    for (const ListChange& change : changes)
        reversed.insert(change.reverses);
    QList<const ListChange*> refusals;
    for (const ListChange& change : changes) {
        if (change.what == kRefuseWord && (change.id == 0 || !reversed.contains(change.id)))
            refusals.append(&change);
    }
    return refusals;
}

} // namespace

QString refusalNote(const RefusedRequest& refused)
{
    return u"%1 for %2 (%3)"_s.arg(refused.asked.isEmpty() ? QString(kNextValues) : refused.asked,
                                   refused.request, refused.reason);
}

QString refusalArguments(const QString& arguments, const RefusedRequest& refused)
{
    QStringList lines{arguments, kFactsLine};
    const auto add = [&lines](QLatin1StringView name, QString text) {
        lines.append(name + u'=' + text.replace(u'\n', u' '));
    };
    for (const auto& [name, member] : kFacts) {
        if (!(refused.*member).isEmpty())
            add(name, refused.*member);
    }
    for (const auto& [name, member] : kLists) {
        for (const QString& text : refused.*member)
            add(name, text);
    }
    return lines.join(u'\n');
}

QString requestArguments(const ListChange& change)
{
    const auto [lines, facts] = argumentLines(change);
    return facts < 0 ? change.arguments : lines.first(facts).join(u'\n');
}

QList<RefusedRequest> refusedRequests(const QList<ListChange>& changes)
{
    QList<RefusedRequest> refused;
    for (const ListChange* const change : presentRefusals(changes)) {
        // NAME refuse ASKED for REQUEST (REASON)
        const QRegularExpression line(u"^(?:\\S+ refuse )?(.*) for %1 \\(([\\w.-]+)\\)$"_s.arg(
            QRegularExpression::escape(change->request)));
        const QRegularExpressionMatch match = line.match(change->note.section(u'\n', 0, 0));
        const QString asked = match.captured(1);
        refused.append(withFacts({.request = change->request,
                                  .asked = asked == kNextValues ? QString() : asked,
                                  .reason = match.captured(2),
                                  .date = change->date,
                                  .who = change->who,
                                  .change = change->id},
                                 *change));
    }
    return refused;
}

Refusal withPresentOffer(const Subregistry& subregistry, Refusal refusal, const RefusedRequest& request)
{
    if (!refusal.nearest)
        return refusal;
    const auto objectionTo = [&](const Block& block, const QString& range) {
        return objection(subregistry, {.block = block,
                                       .range = range,
                                       .holder = request.holders.value(0),
                                       .behalf = request.behalf,
                                       .asker = request.asker});
    };
    if (!objectionTo(refusal.nearest->block, refusal.nearest->range))
        return refusal;
    const auto asked = blockOf(subregistry.definition(), request.asked);
    const auto now = objectionTo(asked && !request.asked.isEmpty() ? *asked : refusal.nearest->block, {});
    refusal.nearest = now ? now->nearest : std::nullopt;
    return refusal;
}

QString refusalSentence(const RefusedRequest& refused)
{
    const findings::CatalogEntry* const entry = findings::catalogEntry(refused.reason);
    if (entry == nullptr)
        return refused.reason;
    return refused.details.isEmpty()
               ? findings::translatedReason(*entry)
               : findings::message(findings::makeFinding(entry->id, {}, refused.details));
}

std::optional<ListChange> planUndoRefusal(const QList<ListChange>& changes, const QString& request,
                                          QDate date)
{
    const QList<const ListChange*> refusals = presentRefusals(changes);
    const auto newest = std::find_if(refusals.crbegin(), refusals.crend(),
                                     [&request](const ListChange* each) { return each->request == request; });
    if (newest == refusals.crend())
        return std::nullopt;
    return ListChange{
        .what = u"undo"_s, .date = date, .note = kRefuseWord + u' ' + request, .reverses = (*newest)->id};
}

} // namespace nidus::subregistry
