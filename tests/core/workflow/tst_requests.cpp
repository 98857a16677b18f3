// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/refusals.h"
#include "core/workflow/subregistry/answer.h"
#include "core/workflow/subregistry/entrytable.h"
#include "core/workflow/subregistry/rowrequests.h"
#include "core/workflow/subregistry/subregistrywork.h"
#include "tests/testprogram.h"

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::workflow;
using subregistry::ListChange;
using subregistry::Order;
using subregistry::RefusedRequest;
using subregistry::Verb;

/// What is recorded about requests, and what becomes of it.
class TestRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void recordsWhoAskedAndWhy();
    void answersTheSameRefusalAgain();
    void recordsNoRefusalOfWhatWasGranted();
    void keepsNextOnes();
    void writesTheSameLetterAgain();
    void writesOnlyWhatIsKnown();
    void readsRefusalsOfEarlierVersions();
    void undoesARefusal();
    void keepsFactsInFiles();
    void erasesWhoAsked();
    void knowsAnsweredRequests();
    void reportsAnsweredRequestsOfRows();
    void countsOddRows();
    void findsOddDates();

private:
    [[nodiscard]] QList<ListChange> changes() const
    {
        return m_registry->subregistries().read(m_name.nid, m_name.name)->changes;
    }
    [[nodiscard]] QList<RefusedRequest> refused() const { return subregistry::refusedRequests(changes()); }
    base::Result<SubregistryAnswer> run(const Order& order, const QString& request)
    {
        return carryOut(*m_registry, m_name, order, {.id = request, .arguments = u"of "_s + request}, m_act);
    }
    [[nodiscard]] static Order taken()
    {
        return {.value = u"15"_s,
                .holders = {u"Quay Lamps"_s},
                .behalf = u"Pier"_s,
                .asker = u"company"_s,
                .contact = u"a@quay.example"_s,
                .date = kDay};
    }
    EntryTable table(const QByteArray& bytes)
    {
        const auto read = m_registry->subregistries().read(m_name.nid, m_name.name);
        return readEntryTable(
                   bytes, subregistry::after(read->definition, read->changes),
                   {.today = QDate(2020, 2, 1), .answers = subregistry::requestAnswers(read->changes)})
            .value();
    }

    inline static const QDate kDay{2020, 1, 2};
    const SubregistryName m_name{u"oma"_s, u"objects"_s};
    const storage::Act m_act{.who = u"tester"_s};
    std::optional<storage::Registry> m_registry;
};

void TestRequests::init()
{
    m_registry = storage::Registry::inMemory(builtin::builtinContent()).value();
    QVERIFY(m_registry->subregistries().create(
        {.nid = m_name.nid, .name = m_name.name, .kind = subregistry::ValueKind::Decimal}, m_act, kDay));
    const Order order{.value = u"10-19"_s, .holders = {u"A"_s}, .date = {2020, 1, 1}};
    QVERIFY(!run(order, u"T-1"_s)->refusal);
}

void TestRequests::recordsWhoAskedAndWhy()
{
    QVERIFY(run(taken(), u"T (8)"_s)->refusal);
    QCOMPARE(refused().size(), 1);
    RefusedRequest first = refused().constFirst();
    QCOMPARE(subregistry::refusalSentence(first),
             u"15 is not free: 10-19 is taken (assigned, \"A\", 2020-01-01)."_s);
    first.details.clear();
    first.change = 0;
    QCOMPARE(first, (RefusedRequest{.request = u"T (8)"_s,
                                    .asked = u"15"_s,
                                    .reason = u"subregistry.overlap"_s,
                                    .date = kDay,
                                    .who = u"tester"_s,
                                    .holders = {u"Quay Lamps"_s},
                                    .behalf = u"Pier"_s,
                                    .contacts = {u"a@quay.example"_s},
                                    .asker = u"company"_s,
                                    .nearest = u"20"_s}));
}

void TestRequests::answersTheSameRefusalAgain()
{
    QVERIFY(run(taken(), u"T-8"_s)->refusal);
    const qsizetype before = changes().size();
    const auto again = run(taken(), u"T-8"_s);
    QVERIFY(again->refusal && again->isRepeated);
    QCOMPARE(changes().size(), before);
}

/// A request that was granted is not refused for another value, and nothing is recorded about it.
void TestRequests::recordsNoRefusalOfWhatWasGranted()
{
    const qsizetype before = changes().size();
    for (const QString& arguments : {u"other"_s, u"of T-1"_s}) {
        const auto answer =
            recordRefusal(*m_registry, m_name, taken(), {.id = u"T-1"_s, .arguments = arguments}, m_act);
        QVERIFY(answer);
        QCOMPARE(answer->has_value(), arguments == "other"_L1); // the same request has its answer
        if (!answer->has_value())
            continue;
        QVERIFY(isAboutAnswer(*(*answer)->refusal));
        QCOMPARE((*answer)->change.id, 0);
        QVERIFY(!(*answer)->isRepeated);
    }
    QCOMPARE(changes().size(), before);
    QVERIFY(refused().isEmpty());
    QVERIFY(!isAboutAnswer(*run(taken(), u"T-8"_s)->refusal));
}

void TestRequests::keepsNextOnes()
{
    const Order next{.next = {.range = u"none"_s}, .holders = {u"B\nC"_s}, .date = kDay};
    QVERIFY(run(next, u"T-9"_s)->refusal);
    QCOMPARE(refused().constFirst().asked, QString());
    QCOMPARE(refused().constFirst().holders, QStringList{u"B C"_s});
    QVERIFY2(refused().constFirst().reason.startsWith(u"subregistry."),
             qPrintable(refused().constFirst().reason));
}

/// The letter about a recorded refusal is to the same people as the first one.
void TestRequests::writesTheSameLetterAgain()
{
    const Order split{.verb = Verb::Split,
                      .value = u"30-39"_s,
                      .holders = {u"Quay; Lamps"_s, u"Pier"_s},
                      .contacts = {u"a@quay.example"_s, u"b@pier.example"_s},
                      .at = u"35"_s,
                      .date = kDay};
    const auto answer = run(split, u"T-9"_s);
    QVERIFY(answer->refusal);
    const QString first =
        refusalLetter(answer->subregistry, *answer->refusal, letterHead(split, u"T-9"_s, kDay));
    QVERIFY2(first.contains("Dear Quay; Lamps and Pier,"_L1), qPrintable(first));
    QCOMPARE(refusalLetter(answer->subregistry, refused().constFirst()).value_or(QString()), first);
}

/// No date is made up for an entry of a list that has none, and a state is not taken for another one.
void TestRequests::writesOnlyWhatIsKnown()
{
    const auto stored = m_registry->subregistries().read(m_name.nid, m_name.name);
    const subregistry::Subregistry list = subregistry::after(stored->definition, stored->changes);
    const auto letter = [&list](subregistry::EntryState state, QDate since, QDate until) {
        return grantLetter(
            list, {{.block = {12, 12}, .state = state, .holder = u"A %3"_s, .since = since, .until = until}});
    };
    using enum subregistry::EntryState;
    const QDate end(2021, 3, 4);
    QVERIFY(letter(Assigned, kDay, {}).contains("12 is assigned to A %3 from 2020-01-02."_L1));
    QVERIFY(letter(Assigned, {}, {}).contains("12 is assigned to A %3. "_L1) ||
            letter(Assigned, {}, {}).contains("12 is assigned to A %3.\n"_L1));
    QVERIFY(letter(Temporary, {}, end).contains("12 is assigned to A %3 until 2021-03-04."_L1));
    QVERIFY(letter(Reserved, {}, end).contains("12 is reserved for A %3 until 2021-03-04."_L1));
    QVERIFY(letter(Retired, {}, {}).contains("12 of A %3 was retired."_L1));
    QVERIFY(!letter(Pending, kDay, {}).contains("assigned"_L1));
}

void TestRequests::readsRefusalsOfEarlierVersions()
{
    const ListChange refusal{.id = 7,
                             .what = subregistry::kRefuseWord,
                             .date = kDay,
                             .note = u"objects refuse 15 for T-8 (subregistry.too-large)"_s,
                             .request = u"T-8"_s,
                             .arguments = u"assign\noma/objects\n15\nholder=Quay Lamps\nasker=company"_s};
    const RefusedRequest read = subregistry::refusedRequests({refusal}).constFirst();
    QCOMPARE(read.holders, QStringList{u"Quay Lamps"_s});
    QCOMPARE(read.asker, u"company"_s);
    QVERIFY(read.details.isEmpty());
    QVERIFY(!subregistry::refusalSentence(read).contains(u'%'));
    QCOMPARE(subregistry::requestArguments(refusal), refusal.arguments);
}

void TestRequests::undoesARefusal()
{
    QVERIFY(run(taken(), u"T-8"_s)->refusal);
    const qint64 refusal = changes().constLast().id;
    QVERIFY(!undoRefusal(*m_registry, m_name, u"T-7"_s, kDay, m_act)->has_value());
    const auto undone = undoRefusal(*m_registry, m_name, u"T-8"_s, kDay, m_act);
    QVERIFY(undone && undone->has_value());
    QCOMPARE((*undone)->change.reverses, refusal);
    QVERIFY(refused().isEmpty());
    QVERIFY(!undoRefusal(*m_registry, m_name, u"T-8"_s, kDay, m_act)->has_value());
    const auto again = run(taken(), u"T-8"_s); // decided again
    QVERIFY(again->refusal && !again->isRepeated);
    QCOMPARE(refused().size(), 1);
    QVERIFY(undoNewest(*m_registry, m_name, kDay, m_act)->has_value()); // still of a value
    QVERIFY(!run(taken(), u"T-8b"_s)->refusal);
}

void TestRequests::keepsFactsInFiles()
{
    QVERIFY(run(taken(), u"T-8"_s)->refusal);
    QVERIFY(undoRefusal(*m_registry, m_name, u"T-8"_s, kDay, m_act)->has_value());
    QVERIFY(run(taken(), u"T-9"_s)->refusal);
    const auto stored = m_registry->subregistries().read(m_name.nid, m_name.name);
    QHash<qint64, int> places;
    for (const ListChange& change : stored->changes)
        places.insert(change.id, int(places.size()) + 1);
    const auto read = subregistry::listedIn(
        m_name.nid, subregistry::recordOf({stored->definition, stored->changes}, places));
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error()));
    const QList<RefusedRequest> kept = subregistry::refusedRequests(read->changes);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().holders, QStringList{u"Quay Lamps"_s});
    QCOMPARE(kept.first().details, refused().constFirst().details);
}

/// As contacts, also from the record of a refusal.
void TestRequests::erasesWhoAsked()
{
    QVERIFY(run(taken(), u"T-8"_s)->refusal);
    QVERIFY(m_registry->erasure().erase({u"Quay Lamps"_s, u"a@quay.example"_s}, m_act));
    const RefusedRequest left = refused().constFirst();
    QVERIFY2(!left.holders.join(u' ').contains("Quay"_L1), qPrintable(left.holders.join(u' ')));
    QVERIFY2(!left.contacts.join(u' ').contains("quay"_L1), qPrintable(left.contacts.join(u' ')));
    QCOMPARE(left.asker, u"company"_s);
    QVERIFY(subregistry::refusalSentence(left).startsWith("15 is not free"_L1));
}

void TestRequests::knowsAnsweredRequests()
{
    QVERIFY(run(taken(), u"T-8"_s)->refusal);
    const Order moved{.verb = Verb::Transfer, .value = u"12"_s, .holders = {u"B"_s}, .date = kDay};
    QVERIFY(!run(moved, u"T-2"_s)->refusal);
    const subregistry::RequestAnswers answers = subregistry::requestAnswers(changes());
    QCOMPARE(answers.size(), 3);
    QCOMPARE(answers[u"T-1"_s].entries.constFirst().block, (subregistry::Block{10, 19}));
    QCOMPARE(answers[u"T-2"_s].what, u"transfer"_s);
    QCOMPARE(answers[u"T-8"_s].what, QString(subregistry::kRefuseWord));
    QVERIFY(answers[u"T-8"_s].refusal.startsWith("15 is not free"_L1));
    QVERIFY(undoNewest(*m_registry, m_name, kDay, m_act)->has_value());
    QVERIFY(!subregistry::requestAnswers(changes()).contains(u"T-2"_s));
}

/// The preview of an import knows what the list answered, also if the answer is no longer in an entry.
void TestRequests::reportsAnsweredRequestsOfRows()
{
    QVERIFY(run(taken(), u"T-8"_s)->refusal);
    const Order moved{.verb = Verb::Transfer, .value = u"10-19"_s, .holders = {u"B"_s}, .date = kDay};
    QVERIFY(!run(moved, {})->refusal); // no entry has T-1 now
    const EntryTable read = table("value,holder,request\n"
                                  "30,C,T-1\n"
                                  "31,C,T-8\n"
                                  "32,C,T-3\n");
    QCOMPARE(read.findings.size(), 2);
    QCOMPARE(read.findings[0].line, 2);
    QCOMPARE(read.findings[0].finding.id, findings::kSubregistryRequestReused);
    QCOMPARE(read.findings[0].finding.arguments,
             (QStringList{u"T-1"_s, u"10-19 (assigned, \"A\", 2020-01-01)"_s}));
    QCOMPARE(read.findings[1].line, 3);
    QCOMPARE(read.findings[1].finding.id, findings::kSubregistryImportRequestRefused);
    QCOMPARE(read.findings[1].finding.arguments,
             (QStringList{u"T-8"_s, u"2020-01-02"_s,
                          u"15 is not free: 10-19 is taken (assigned, \"A\", 2020-01-01)"_s}));
    QCOMPARE(read.entries.size(), 2);
}

void TestRequests::countsOddRows()
{
    QVERIFY(
        !setRanges(*m_registry, m_name, {{.name = u"a"_s, .span = u"0-99"_s, .date = kDay}}, m_act)->refusal);
    const EntryTable read = table("value,holder,date\n30,C,2020-13-01\n31,C,soon\n500,C,2020-01-01\n");
    QCOMPARE(read.count(findings::kSubregistryImportNotADate), 2);
    QCOMPARE(read.count(findings::kSubregistryOutsideRange), 1);
    QCOMPARE(read.entries.size(), 3);
    QVERIFY(!run({.value = u"21-24"_s, .holders = {u"B"_s}, .date = kDay}, {})->refusal);
    QVERIFY(!run({.value = u"26"_s, .holders = {u"B"_s}, .date = kDay}, {})->refusal);
    QVERIFY(!run({.value = u"28"_s, .holders = {u"B"_s}, .date = kDay}, {})->refusal);
    const auto missing = [this](const QByteArray& rows) {
        const auto list = m_registry->subregistries().read(m_name.nid, m_name.name);
        return oddRows(subregistry::after(list->definition, list->changes), table("value,to,holder\n" + rows))
            .missing;
    };
    QCOMPARE(missing("30,,C\n"), u"10-19, 21-24, 26 and 1 more"_s);
    QCOMPARE(missing("10,19,A\n26,,B\n28,,B\n"), u"21-24"_s);
    QCOMPARE(missing("10,19,A\n22,,B\n26,,Thief\n28,,B\n"), QString()); // bad rows are in the file
    QCOMPARE(missing("10,19,A\n21,24,B\n26,,B\nx,,B\n"), u"28"_s);
}

/// Entries that have ended, that begin in the future, and a date in a text that is none.
void TestRequests::findsOddDates()
{
    const EntryTable read = table("value,holder,state,date,until,note\n"
                                  "30,C,reserved,2020-01-01,2020-01-31,\n"
                                  "31,C,assigned,2020-02-02,,\n"
                                  "32,C,withdrawn,2020-01-01,2020-01-31,\n"
                                  "33,C,assigned,2020-02-01,2020-02-01,\n"
                                  "34,C,,,,TEMPORARY expires 2030-02-30\n");
    QCOMPARE(read.findings.size(), 3);
    QCOMPARE(read.findings[0].line, 2);
    QCOMPARE(read.findings[0].finding.id, findings::kSubregistryExpired);
    QCOMPARE(read.findings[1].line, 3);
    QCOMPARE(read.findings[1].finding.id, findings::kSubregistryFutureDate);
    QCOMPARE(read.findings[2].line, 6);
    QCOMPARE(read.findings[2].finding.id, findings::kSubregistryImportNotADate);
    QVERIFY(!read.hasErrors());
    QCOMPARE(read.entries.size(), 5);
}

NIDUS_TEST(tst_requests, TestRequests)
#include "tst_requests.moc"
