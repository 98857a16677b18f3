// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/subregistrywork.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using storage::OpenSubregistry;
using subregistry::Entry;
using subregistry::ListChange;
using subregistry::Range;
using subregistry::Refusal;
using subregistry::Subregistry;

namespace {

/// Returns the note of an event: a line for the log, then the person's note.
QString noteOf(const Subregistry& present, const ListChange& change, const QString& note)
{
    QStringList words{present.definition().name, change.what};
    if (change.reverses != 0)
        words.append(u"change %1"_s.arg(change.reverses));
    for (const Range& range : change.ranges)
        words.append(range.name);
    if (!change.entries.isEmpty())
        words.append(present.textOf(change.entries.first().block));
    if (change.entries.size() > 1)
        words.append(u"+%1"_s.arg(change.entries.size() - 1));
    return note.isEmpty() ? words.join(u' ') : words.join(u' ') + u'\n' + note;
}

/// What a change decides on.
using Plan = std::function<std::expected<std::optional<ListChange>, Refusal>(const OpenSubregistry&)>;

/// Returns why the answer to a request is not repeated; absent if it can be.
std::optional<Refusal> reuseOf(const Request& request, const ListChange& answered,
                               const OpenSubregistry& present)
{
    if (answered.arguments == request.arguments)
        return subregistry::repeatObjection(present.list(), present.changesAfter(answered.id), answered);
    return Refusal{.finding = findings::makeFinding(findings::kSubregistryRequestReused, {}, {request.id})};
}

/// Returns why a planned change cannot be stored; absent if it can.
std::optional<Refusal> storingObjection(const OpenSubregistry& present, const ListChange& made, qint64 known,
                                        QDate today)
{
    if (known != 0) {
        if (auto refused =
                subregistry::meanwhileObjection(present.list(), present.changesAfter(known), made, known))
            return refused;
    }
    const bool isEarlier = made.date < today;
    return subregistry::dateObjection(
        present.list(), isEarlier ? present.changesAfter(made.date) : QList<ListChange>(), made, today);
}

/// Returns the subregistry after a change, with the rows that are needed to show it.
Subregistry afterward(const Subregistry& present, const ListChange& change)
{
    Subregistry list = present;
    if (!change.ranges.isEmpty()) // which entries are outside of them now
        list.readRows();
    list = list.withoutSource();
    list.apply(change);
    return list;
}

base::Result<SubregistryAnswer> change(storage::Registry& registry, const SubregistryName& name,
                                       const Request& request, const storage::Act& act, const Plan& plan,
                                       const std::function<QString()>& note = {})
{
    SubregistryAnswer answer{.subregistry = Subregistry({})};
    const QDate today = registry.today();
    const auto stored = registry.subregistries().change(
        name.nid, name.name, request.id, act,
        [&](const OpenSubregistry& present,
            const std::optional<ListChange>& answered) -> std::optional<ListChange> {
            answer.subregistry = present.list().withoutSource();
            if (answered) {
                answer.refusal = reuseOf(request, *answered, present);
                answer.isRepeated = !answer.refusal;
                answer.change = *answered;
                return std::nullopt;
            }
            auto planned = plan(present);
            if (!planned) {
                answer.refusal = planned.error();
                return std::nullopt;
            }
            if (!*planned)
                return std::nullopt;
            ListChange& made = **planned;
            answer.refusal = storingObjection(present, made, request.known, today);
            if (answer.refusal)
                return std::nullopt;
            made.note = noteOf(answer.subregistry, made, note ? note() : act.note);
            made.request = request.id;
            made.arguments = request.id.isEmpty() ? QString() : request.arguments;
            answer.subregistry = afterward(present.list(), made);
            return made;
        });
    if (!stored)
        return std::unexpected(stored.error());
    if (*stored)
        answer.change = **stored;
    return answer;
}

std::unexpected<Refusal> refuse(findings::FindingId id, const QStringList& arguments)
{
    return std::unexpected(Refusal{.finding = findings::makeFinding(id, {}, arguments)});
}

/// Returns the range that an order makes or replaces.
std::expected<Range, Refusal> rangeOf(const Subregistry& present, const RangeOrder& order)
{
    const subregistry::Definition& definition = present.definition();
    auto range = subregistry::rangeWithSpan(definition, order.name, order.span);
    if (!range)
        return refuse(findings::kSubregistryMalformed,
                      {order.span, definition.isNumeric() ? u"FROM-TO"_s : u"PREFIX*"_s});
    if (range->block.first > range->block.last)
        return refuse(findings::kSubregistryReversed,
                      {order.span, present.textOf({range->block.last, range->block.first})});
    const Range* const known = present.rangeNamed(order.name);
    const Range before = known == nullptr ? Range{.name = order.name} : *known;
    range->policy = order.policy.value_or(before.policy);
    range->label = order.label.value_or(before.label);
    range->asker = order.asker.value_or(before.asker);
    range->largest = order.largest.value_or(before.largest);
    range->state = order.state.value_or(before.state);
    const QList<Range> others = present.ranges();
    if (const Range* const other = subregistry::crossing(others, *range))
        return refuse(findings::kSubregistryRangeOverlap,
                      {order.name, other->name,
                       definition.isNumeric() ? present.textOf(other->block) : other->prefix + u'*'});
    return *range;
}

} // namespace

std::optional<SubregistryName> subregistryNameFrom(const QString& text)
{
    const qsizetype slash = text.indexOf(u'/');
    if (slash <= 0 || slash + 1 == text.size() || text.indexOf(u'/', slash + 1) >= 0)
        return std::nullopt;
    return SubregistryName{text.first(slash), text.sliced(slash + 1)};
}

base::Result<SubregistryAnswer> carryOut(storage::Registry& registry, const SubregistryName& name,
                                         const subregistry::Order& order, const Request& request,
                                         const storage::Act& act)
{
    const QDate today = registry.today();
    return change(registry, name, request, act,
                  [&order, today](
                      const OpenSubregistry& present) -> std::expected<std::optional<ListChange>, Refusal> {
                      if (auto future = subregistry::futureObjection(order.date, today))
                          return std::unexpected(*future);
                      auto planned = subregistry::plan(present.list(), order);
                      if (!planned)
                          return std::unexpected(planned.error());
                      return std::optional(*planned);
                  });
}

base::Result<std::optional<SubregistryAnswer>>
undoNewest(storage::Registry& registry, const SubregistryName& name, QDate date, const storage::Act& act,
           qint64 known)
{
    const auto answer =
        change(registry, name, {.known = known}, act,
               [date](const OpenSubregistry& present) -> std::expected<std::optional<ListChange>, Refusal> {
                   return subregistry::planUndo(present.list().definition(), present.changes(), date);
               });
    if (!answer)
        return std::unexpected(answer.error());
    const bool isNothing = answer->change.id == 0 && !answer->refusal;
    return isNothing ? std::nullopt : std::optional(*answer);
}

std::expected<ListChange, Refusal> planRanges(const Subregistry& present, const QList<RangeOrder>& orders)
{
    ListChange change{.what = u"range"_s, .date = orders.isEmpty() ? QDate() : orders.first().date};
    Subregistry planned = present;
    for (const RangeOrder& order : orders) {
        const auto range = rangeOf(planned, order);
        if (!range)
            return std::unexpected(range.error());
        planned.apply({.ranges = {*range}});
        change.ranges.append(*range);
    }
    return change;
}

base::Result<SubregistryAnswer> setRanges(storage::Registry& registry, const SubregistryName& name,
                                          const QList<RangeOrder>& orders, const storage::Act& act,
                                          qint64 known)
{
    return change(
        registry, name, {.known = known}, act,
        [&orders](const OpenSubregistry& present) -> std::expected<std::optional<ListChange>, Refusal> {
            auto planned = planRanges(present.list(), orders);
            if (!planned)
                return std::unexpected(planned.error());
            return std::optional(*planned);
        });
}

base::Result<SubregistryAnswer>
importEntries(storage::Registry& registry, const SubregistryName& name, const storage::Act& act,
              const std::function<std::optional<ListChange>(const Subregistry&)>& plan, qint64 known)
{
    return change(
        registry, name, {.known = known}, act,
        [&plan](const OpenSubregistry& present) -> std::expected<std::optional<ListChange>, Refusal> {
            Subregistry list = present.list();
            list.readRows();
            return plan(list);
        });
}

base::Result<SubregistryAnswer>
takeFromList(storage::Registry& registry, const SubregistryName& name, const storage::Act& act,
             const std::function<std::optional<ListChange>(const storage::StoredSubregistry&)>& plan,
             const std::function<QString()>& note)
{
    return change(
        registry, name, {}, act,
        [&plan](const OpenSubregistry& present) -> std::expected<std::optional<ListChange>, Refusal> {
            return plan({present.list().definition(), present.changes()});
        },
        note);
}

QList<Entry> outsideRanges(const Subregistry& subregistry)
{
    if (subregistry.ranges().isEmpty())
        return {};
    QList<Entry> outside = subregistry.rows();
    outside.removeIf([&subregistry](const Entry& entry) {
        return !subregistry::isHeld(entry.state) || subregistry.rangeOf(entry.block) != nullptr;
    });
    return outside;
}

} // namespace nidus::workflow
