// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/subregistrywork.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/plaintexts.h"
#include "core/subregistry/redefinition.h"
#include "core/subregistry/refusals.h"
#include "core/workflow/subregistry/answer.h"
#include "core/workflow/subregistry/changenote.h"

#include <algorithm>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using registration::wordOf;
using storage::OpenSubregistry;
using subregistry::Entry;
using subregistry::ListChange;
using subregistry::Range;
using subregistry::Refusal;
using subregistry::Subregistry;

namespace {

/// What a change decides on. `day` is the date of a change that is not given one.
using Plan =
    std::function<std::expected<std::optional<ListChange>, Refusal>(const OpenSubregistry&, QDate day)>;

/// How a change is decided.
struct Decision
{
    Plan plan;
    std::function<QString()> note{}; ///< of the person, if it is not that of the act
    /// Returns the refusal of an earlier day again; null if refusals are not stored.
    std::function<std::optional<Refusal>(const Subregistry& before, QDate day)> refuseAgain{};
    subregistry::RefusedRequest asked{}; ///< what to record if it is refused
};

/// Returns why the answer to a request is not repeated; absent if it can be.
std::optional<Refusal> reuseOf(const Request& request, const ListChange& answered,
                               const OpenSubregistry& present)
{
    if (answered.arguments == request.arguments)
        return subregistry::repeatObjection(present.list(), present.changesAfter(answered.id), answered);
    QList<Entry> held = answered.entries;
    held.removeIf([&request](const Entry& entry) { return entry.request != request.id; });
    return Refusal{.finding = findings::makeFinding(findings::kSubregistryRequestReused, {},
                                                    {request.id, valuesText(present.list(), held)})};
}

/// Returns the answer that a request already has; absent if it has none.
std::optional<SubregistryAnswer> earlierAnswer(const Request& request, const QList<ListChange>& answers,
                                               const OpenSubregistry& present, const Decision& decision)
{
    SubregistryAnswer answer{.subregistry = present.list().withoutSource()};
    const auto isGrant = [](const ListChange& each) { return each.what != subregistry::kRefuseWord; };
    auto granted = std::ranges::find_if(
        answers, [&](const ListChange& each) { return isGrant(each) && each.request == request.id; });
    if (granted == answers.end())
        granted = std::ranges::find_if(answers, isGrant); // an entry that was imported
    if (granted != answers.end()) {
        answer.refusal = reuseOf(request, *granted, present);
        answer.isRepeated = !answer.refusal;
        if (answer.isRepeated)
            answer.change = *granted;
        return answer;
    }
    const auto refused = std::ranges::find(answers, request.arguments, subregistry::requestArguments);
    if (refused == answers.end() || !decision.refuseAgain)
        return std::nullopt;
    QList<ListChange> earlier = present.changes();
    earlier.removeIf([id = refused->id](const ListChange& change) { return change.id >= id; });
    const Subregistry before = subregistry::after(present.list().definition(), earlier);
    answer.refusal = decision.refuseAgain(before, refused->date);
    if (answer.refusal) {
        const auto offered = answer.refusal->nearest;
        answer.refusal =
            subregistry::withPresentOffer(present.list(), *std::move(answer.refusal), decision.asked);
        if (offered && (!answer.refusal->nearest || answer.refusal->nearest->block != offered->block))
            answer.lapsed = present.list().textOf(offered->block);
    }
    answer.isRepeated = true;
    answer.change = *refused;
    return answer.refusal ? std::optional(answer) : std::nullopt;
}

/// Returns the change that records a refusal; absent if it is not the list that refuses.
std::optional<ListChange> refusalRecord(const Subregistry& present, const Refusal& refusal,
                                        const Request& request, const Decision& decision, QDate day)
{
    const bool isMistyped = refusal.finding.id == findings::kSubregistryMalformed ||
                            refusal.finding.id == findings::kSubregistryReversed ||
                            refusal.finding.id == findings::kSubregistryExpired ||
                            refusal.finding.id == findings::kSubregistryLostCharacter ||
                            refusal.finding.id == findings::kSubregistryFutureDate;
    const bool isTakenMeanwhile = request.isNext && !refusal.conflicts.isEmpty(); // another one is next now
    if (request.id.isEmpty() || !decision.refuseAgain || isMistyped || isTakenMeanwhile)
        return std::nullopt;
    subregistry::RefusedRequest refused = decision.asked;
    refused.request = request.id;
    refused.reason = refusal.finding.id.word();
    refused.details = refusal.finding.arguments;
    if (refusal.nearest) {
        refused.nearest = present.textOf(refusal.nearest->block);
        refused.nearestRange = refusal.nearest->range;
    }
    return ListChange{.what = subregistry::kRefuseWord,
                      .date = refused.date.isValid() ? refused.date : day,
                      .note = subregistry::refusalNote(refused),
                      .arguments = subregistry::refusalArguments(request.arguments, refused)};
}

/// Returns why a planned change cannot be stored; absent if it can.
std::optional<Refusal> storingObjection(const OpenSubregistry& present, const ListChange& made, qint64 known,
                                        QDate day)
{
    if (made.reverses == 0) { // what an undo restores was accepted
        if (auto refused = subregistry::textObjection(present.list(), made))
            return refused;
    }
    if (known != 0) {
        if (auto refused =
                subregistry::meanwhileObjection(present.list(), present.changesAfter(known), made, known))
            return refused;
    }
    const bool isEarlier = made.date < day;
    return subregistry::dateObjection(
        present.list(), isEarlier ? present.changesAfter(made.date) : QList<ListChange>(), made, day);
}

/// Returns the date of a change that is not given one; reads other changes only if the clock is before one.
QDate dayOf(const OpenSubregistry& present, QDate today)
{
    return present.changesAfter(today).isEmpty() ? today : subregistry::dayFor(present.changes(), today);
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

/// Returns the list after a change, and what the person should know about it.
SubregistryAnswer answerOf(const Subregistry& present, const ListChange& made)
{
    SubregistryAnswer answer{.subregistry = afterward(present, made)};
    for (const Entry& entry : made.entries) {
        if (entry.contact.isEmpty() && subregistry::isActive(entry.state) &&
            std::ranges::any_of(present.rowsIn(entry.block), [&entry](const Entry& before) {
                return before.holder != entry.holder && !before.contact.isEmpty();
            }))
            answer.withoutContact.append(entry.block);
    }
    const bool isClaim =
        made.what == wordOf(subregistry::Verb::Assign) || made.what == wordOf(subregistry::Verb::Reserve);
    if (isClaim && made.entries.size() == 1)
        answer.skipped = subregistry::newlySkipped(present, made.entries.first().block);
    return answer;
}

base::Result<SubregistryAnswer> change(storage::Registry& registry, const SubregistryName& name,
                                       const Request& request, const storage::Act& act,
                                       const Decision& decision)
{
    SubregistryAnswer answer{.subregistry = Subregistry({})};
    const QDate today = registry.today();
    const auto stored = registry.subregistries().change(
        name.nid, name.name, request.id, act,
        [&](const OpenSubregistry& present, const QList<ListChange>& answers) -> std::optional<ListChange> {
            answer = SubregistryAnswer{.subregistry = Subregistry({})}; // it may be decided again
            if (const auto earlier = earlierAnswer(request, answers, present, decision)) {
                answer = *earlier;
                return std::nullopt;
            }
            answer.subregistry = present.list().withoutSource();
            const QDate day = dayOf(present, today);
            auto planned = decision.plan(present, day);
            if (planned && *planned && !(*planned)->date.isValid())
                (*planned)->date = day;
            if (!planned) {
                answer.refusal = planned.error();
                planned = refusalRecord(present.list(), *answer.refusal, request, decision, day);
            } else if (*planned) {
                answer.refusal = storingObjection(present, **planned, request.known, day);
            }
            if (!*planned || (answer.refusal && (*planned)->what != subregistry::kRefuseWord))
                return std::nullopt;
            ListChange& made = **planned;
            made.note = changeNote(present.list(), made, decision.note ? decision.note() : act.note);
            made.request = request.id;
            if (!answer.refusal && !subregistry::isDefinition(made))
                made.arguments = request.id.isEmpty() ? QString() : request.arguments;
            if (!answer.refusal)
                answer = answerOf(present.list(), made);
            return made;
        });
    if (!stored)
        return std::unexpected(stored.error());
    if (*stored)
        answer.change = **stored;
    answer.today = today;
    return answer;
}

std::unexpected<Refusal> refuse(findings::FindingId id, const QStringList& arguments)
{
    return std::unexpected(Refusal{.finding = findings::makeFinding(id, {}, arguments)});
}

subregistry::Order withRequest(subregistry::Order order, const Request& request)
{
    order.request = request.id;
    return order;
}

/// Returns who asks for what.
subregistry::RefusedRequest askedFor(const subregistry::Order& order)
{
    QStringList contacts = order.contacts;
    contacts.prepend(order.contact);
    contacts.removeAll(QString());
    QStringList holders = order.holders;
    holders.removeAll(QString());
    return {.request = order.request,
            .asked = order.value,
            .date = order.date,
            .holders = holders,
            .behalf = order.behalf,
            .contacts = contacts,
            .asker = order.asker,
            .count = order.value.isEmpty() && order.next.count > 1 ? QString::number(order.next.count)
                                                                   : QString()};
}

/// Returns how an order is decided.
Decision decisionOf(const subregistry::Order& order)
{
    const auto planned = [order](const Subregistry& list, QDate date) {
        subregistry::Order dated = order;
        dated.date = date;
        return subregistry::planPlain(list, dated);
    };
    const auto plan = [planned,
                       date = order.date](const OpenSubregistry& present,
                                          QDate day) -> std::expected<std::optional<ListChange>, Refusal> {
        if (auto future = subregistry::futureObjection(date, day))
            return std::unexpected(*future);
        auto made = planned(present.list(), date.isValid() ? date : day);
        if (!made)
            return std::unexpected(made.error());
        return std::optional(*made);
    };
    const auto refuseAgain = [planned](const Subregistry& before, QDate day) -> std::optional<Refusal> {
        const auto made = planned(before, day);
        return made ? std::nullopt : std::optional(made.error());
    };
    return {.plan = plan, .refuseAgain = refuseAgain, .asked = askedFor(order)};
}

/// Returns the range that an order makes or replaces.
std::expected<Range, Refusal> rangeOf(const Subregistry& present, const RangeOrder& order)
{
    const subregistry::Definition& definition = present.definition();
    auto range = subregistry::rangeWithSpan(definition, order.name, order.span);
    if (!range)
        return refuse(findings::kSubregistryMalformed,
                      {order.span, definition.isNumeric() ? u"FROM-TO (%1)"_s.arg(present.textOf({1, 999}))
                                                          : u"PREFIX*"_s});
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

std::optional<findings::Finding> laterDateFinding(const SubregistryAnswer& answer)
{
    if (answer.isRepeated || !answer.today.isValid() || answer.change.date <= answer.today)
        return std::nullopt;
    return findings::makeFinding(
        findings::kSubregistryLaterDate, {},
        {answer.today.toString(Qt::ISODate), answer.change.date.toString(Qt::ISODate)});
}

QString laterDateSentence(const SubregistryAnswer& answer)
{
    const auto later = laterDateFinding(answer);
    return later ? findings::message(*later) : QString();
}

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
    return change(registry, name, request, act, decisionOf(withRequest(order, request)));
}

base::Result<std::optional<SubregistryAnswer>> recordRefusal(storage::Registry& registry,
                                                             const SubregistryName& name,
                                                             const subregistry::Order& order,
                                                             const Request& request, const storage::Act& act)
{
    Decision decision = decisionOf(withRequest(order, request));
    decision.plan = [plan = decision.plan](const OpenSubregistry& present, QDate day) {
        const auto planned = plan(present, day);
        return planned ? std::expected<std::optional<ListChange>, Refusal>(std::nullopt) : planned;
    };
    const auto answer = change(registry, name, request, act, decision);
    if (!answer)
        return std::unexpected(answer.error());
    return answer->refusal ? std::optional(*answer) : std::nullopt;
}

base::Result<std::optional<SubregistryAnswer>> undoNewest(storage::Registry& registry,
                                                          const SubregistryName& name, QDate date,
                                                          const storage::Act& act, qint64 known)
{
    bool isRemoval = false;
    auto answer = change(
        registry, name, {.known = known}, act,
        {.plan = [date, &isRemoval](const OpenSubregistry& present,
                                    QDate day) -> std::expected<std::optional<ListChange>, Refusal> {
            const QList<ListChange> changes = present.changes();
            const ListChange* const newest = subregistry::newestDone(changes);
            isRemoval = newest != nullptr && newest->what == subregistry::kCreateWord;
            return subregistry::planUndo(present.list().definition(), changes, date.isValid() ? date : day);
        }});
    if (!answer)
        return std::unexpected(answer.error());
    answer->isRemoved = isRemoval && !answer->refusal;
    const bool isNothing = answer->change.id == 0 && !answer->refusal;
    return isNothing ? std::nullopt : std::optional(*answer);
}

base::Result<std::optional<SubregistryAnswer>> undoRefusal(storage::Registry& registry,
                                                           const SubregistryName& name,
                                                           const QString& request, QDate date,
                                                           const storage::Act& act)
{
    const auto answer =
        change(registry, name, {}, act,
               {.plan = [&](const OpenSubregistry& present,
                            QDate /*day*/) -> std::expected<std::optional<ListChange>, Refusal> {
                   return subregistry::planUndoRefusal(present.changes(), request, date);
               }});
    if (!answer)
        return std::unexpected(answer.error());
    return answer->change.id == 0 && !answer->refusal ? std::nullopt : std::optional(*answer);
}

base::Result<subregistry::RequestAnswers> requestAnswers(const storage::Registry& registry,
                                                         const SubregistryName& name)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(stored.error());
    return subregistry::requestAnswers(stored->changes);
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
    return change(registry, name, {.known = known}, act,
                  {.plan = [&orders](const OpenSubregistry& present,
                                     QDate /*day*/) -> std::expected<std::optional<ListChange>, Refusal> {
                      auto planned = planRanges(present.list(), orders);
                      if (!planned)
                          return std::unexpected(planned.error());
                      return std::optional(*planned);
                  }});
}

base::Result<SubregistryAnswer>
importEntries(storage::Registry& registry, const SubregistryName& name, const storage::Act& act,
              const std::function<std::optional<ListChange>(const Subregistry&)>& plan,
              const Request& request)
{
    return change(registry, name, request, act,
                  {.plan = [&plan](const OpenSubregistry& present,
                                   QDate /*day*/) -> std::expected<std::optional<ListChange>, Refusal> {
                      Subregistry list = present.list();
                      list.readRows();
                      return plan(list);
                  }});
}

base::Result<SubregistryAnswer>
takeFromList(storage::Registry& registry, const SubregistryName& name, const storage::Act& act,
             const std::function<std::optional<ListChange>(const storage::StoredSubregistry&)>& plan,
             const std::function<QString()>& note)
{
    return change(registry, name, {}, act,
                  {.plan = [&plan](const OpenSubregistry& present,
                                   QDate /*day*/) -> std::expected<std::optional<ListChange>, Refusal> {
                       return plan({present.list().definition(), present.changes()});
                   },
                   .note = note});
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
