// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/planning.h"

#include "schedulemodel.h"
#include "tests/testprogram.h"

#include <QTest>
#include <random>

using namespace nidus;
using namespace nidus::subregistry;
using namespace Qt::StringLiterals;
using nidus::test::ScheduleModel;
using State = nidus::test::ScheduleModel::State;

namespace {

constexpr int kSchedules = 10'000;
constexpr int kSteps = 25;

/// A subregistry and the model, which get the same orders.
class Schedule
{
public:
    explicit Schedule(unsigned seed) : m_random(seed)
    {
        ListChange ranges{.what = u"range"_s, .date = QDate(2020, 1, 1)};
        for (const ScheduleModel::Part& part : ScheduleModel::kParts)
            ranges.ranges.append({.name = nameOf(int(ranges.ranges.size())),
                                  .block = {quint64(part.first), quint64(part.last)},
                                  .largest = quint64(part.largest)});
        m_list.apply(ranges);
    }

    /// Returns what differs after a random order; empty if nothing does.
    QString step()
    {
        if (atMost(6) == 0)
            return undo();
        m_model.begin();
        switch (atMost(6)) {
        case 0:
        case 1: return claimNext();
        case 2: return claim();
        case 3: return change(Verb::Release, State::Released);
        case 4: return change(Verb::Withdraw, State::Withdrawn);
        case 5: return atMost(1) == 0 ? toPool() : change(Verb::Transfer, State::Assigned);
        case 6: return split();
        }
        return {};
    }

private:
    int atMost(int last) { return std::uniform_int_distribution(0, last)(m_random); }
    static QString nameOf(int part) { return u"part%1"_s.arg(part); }
    static QString holderOf(int holder) { return u"Holder %1"_s.arg(holder); }
    std::pair<int, int> block()
    {
        const int first = atMost(ScheduleModel::kSize - 1);
        return {first, std::min(first + (atMost(2) == 0 ? atMost(12) : atMost(1)), ScheduleModel::kSize - 1)};
    }
    static QString textOf(std::pair<int, int> block)
    {
        return block.first == block.second ? QString::number(block.first)
                                           : u"%1-%2"_s.arg(block.first).arg(block.second);
    }

    QString claimNext()
    {
        const int part = atMost(int(ScheduleModel::kParts.size()) - 1);
        const int holder = atMost(2);
        const bool reserves = atMost(2) == 0;
        const int count = 1 + atMost(8);
        const int align = atMost(3) == 0 ? 1 + atMost(7) : 1;
        const bool isLowest = atMost(3) == 0;
        const auto expected = m_model.next(part, count, align, isLowest);
        const Order order{.verb = reserves ? Verb::Reserve : Verb::Assign,
                          .next = {nameOf(part), quint64(count), quint64(align), isLowest},
                          .holders = {holderOf(holder)},
                          .date = m_day};
        if (expected)
            m_model.set(expected->first, expected->second, reserves ? State::Reserved : State::Assigned,
                        holder);
        return compare(order, expected ? textOf(*expected) : QString());
    }
    QString claim()
    {
        const auto [first, last] = block();
        const int holder = atMost(2);
        const bool reserves = atMost(1) == 0;
        const bool isPossible = m_model.mayClaim(first, last, holder);
        if (isPossible)
            m_model.set(first, last, reserves ? State::Reserved : State::Assigned, holder);
        return compare({.verb = reserves ? Verb::Reserve : Verb::Assign,
                        .value = textOf({first, last}),
                        .holders = {holderOf(holder)},
                        .date = m_day},
                       isPossible ? textOf({first, last}) : QString());
    }
    QString change(Verb verb, State state)
    {
        const auto [first, last] = block();
        const int holder = atMost(2);
        const bool isPossible = m_model.isHeld(first, last);
        for (int number = first; isPossible && number <= last; ++number) {
            if (verb == Verb::Transfer)
                m_model.set(number, number, m_model.cell(number).state, holder);
            else
                m_model.set(number, number, state, {});
        }
        return compare(
            {.verb = verb, .value = textOf({first, last}), .holders = {holderOf(holder)}, .date = m_day},
            isPossible ? textOf({first, last}) : QString());
    }
    QString toPool()
    {
        const auto [first, last] = block();
        const bool isPossible = m_model.isAllUsed(first, last);
        if (isPossible)
            m_model.set(first, last, State::Unused, 0);
        return compare(
            {.verb = Verb::Release, .value = textOf({first, last}), .date = m_day, .isToPool = true},
            isPossible ? textOf({first, last}) : QString());
    }
    /// Splits an entry, so both agree what one is.
    QString split()
    {
        QList<Entry> rows = m_list.rows();
        rows.removeIf([](const Entry& row) { return !isActive(row.state) || row.block.size() < 2; });
        if (rows.isEmpty()) {
            m_model.cancel();
            return {};
        }
        const Block chosen = rows[atMost(int(rows.size()) - 1)].block;
        const int first = int(chosen.first);
        const int last = int(chosen.last);
        const int at = first + 1 + atMost(last - first - 1);
        for (int number = first; number <= last; ++number)
            m_model.set(number, number, m_model.cell(number).state, number < at ? 0 : 1);
        return compare({.verb = Verb::Split,
                        .value = textOf({first, last}),
                        .holders = {holderOf(0), holderOf(1)},
                        .at = QString::number(at),
                        .date = m_day},
                       textOf({first, last}));
    }

    QString undo()
    {
        const auto change = planUndo(m_list.definition(), m_changes, m_day);
        if (change.has_value() != m_model.undo())
            return u"undo: got %1"_s.arg(change.has_value());
        if (change)
            store(*change);
        return cellsDiffer();
    }
    void store(ListChange change)
    {
        change.id = m_changes.size() + 1;
        m_list.apply(change);
        m_changes.append(change);
    }

    /// Carries out an order that affects the block `expected`; empty if it must be refused.
    QString compare(const Order& order, const QString& expected)
    {
        const auto change = plan(m_list, order);
        QString got;
        if (!change)
            m_model.cancel();
        if (change) {
            store(*change);
            got = m_list.textOf({change->entries.first().block.first, change->entries.last().block.last});
        }
        if (got != expected)
            return u"%1 %2: got \"%3\", expected \"%4\""_s.arg(registration::wordOf(order.verb), order.value,
                                                               got, expected);
        return cellsDiffer();
    }
    [[nodiscard]] QString cellsDiffer() const
    {
        std::array<ScheduleModel::Cell, ScheduleModel::kSize> cells{};
        for (const Entry& row : m_list.rows()) {
            for (quint64 number = row.block.first; number <= row.block.last; ++number)
                cells[number] = cellOf(row);
        }
        for (int number = 0; number < ScheduleModel::kSize; ++number) {
            if (cells[std::size_t(number)] != m_model.cell(number))
                return u"number %1 differs"_s.arg(number);
        }
        return {};
    }
    static ScheduleModel::Cell cellOf(const Entry& row)
    {
        if (row.state == EntryState::Pool)
            return {};
        const State state = row.state == EntryState::Reserved    ? State::Reserved
                            : row.state == EntryState::Assigned  ? State::Assigned
                            : row.state == EntryState::Withdrawn ? State::Withdrawn
                                                                 : State::Released;
        return {state, row.holder.last(1).toInt()};
    }

    std::mt19937 m_random;
    ScheduleModel m_model;
    QList<ListChange> m_changes; ///< without the ranges
    Subregistry m_list{{.nid = u"a"_s, .name = u"b"_s, .kind = ValueKind::Decimal}};
    QDate m_day{2024, 1, 1};
};

} // namespace

class TestSchedules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeWithTheModel();
};

void TestSchedules::agreeWithTheModel()
{
    for (unsigned seed = 0; seed < kSchedules; ++seed) {
        Schedule schedule(seed);
        for (int step = 0; step < kSteps; ++step) {
            const QString difference = schedule.step();
            QVERIFY2(difference.isEmpty(),
                     qPrintable(u"seed %1, step %2: %3"_s.arg(seed).arg(step).arg(difference)));
        }
    }
}

NIDUS_TEST(tst_schedules, TestSchedules)
#include "tst_schedules.moc"
