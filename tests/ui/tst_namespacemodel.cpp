// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/browser/namespacecounts.h"
#include "ui/browser/namespacemodel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <utility>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

namespace {

RegistrySummary row(const QString& nid, NamespaceKind kind, State state, int version = 0, qint64 draftId = 0)
{
    return {.handle = draftId ? u"draft:%1"_s.arg(draftId) : nid,
            .nid = nid,
            .kind = kind,
            .state = state,
            .version = version,
            .registrant = u"Registrant of "_s + nid,
            .date = u"2020-01-0%1"_s.arg(nid.size() % 9 + 1),
            .draftId = draftId,
            .hasText = version > 0,
            .hasRule = draftId == 4};
}

QList<RegistrySummary> rows()
{
    using enum NamespaceKind;
    return {
        row(u"isbn"_s, Formal, State::Registered, 2),       row(u"nbn"_s, Formal, State::Withdrawn, 1),
        row(u"urn-10"_s, Informal, State::Registered),      row(u"urn-9"_s, Informal, State::Registered),
        row(u"example-a"_s, Formal, State::Draft, 1, 1),    row({}, Informal, State::Draft, 1, 2),
        row(u"example-b"_s, Formal, State::InReview, 1, 3), row(u"isbn"_s, Formal, State::Approved, 3, 4)};
}

QStringList shown(const NamespaceModel& model)
{
    QStringList handles;
    for (int i = 0; i < model.rowCount(); ++i)
        handles.append(model.summaryAt(i).handle);
    return handles;
}

} // namespace

class TestNamespaceModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filters_data();
    void filters();
    void filtersTheDraftsOfATeam_data();
    void filtersTheDraftsOfATeam();
    void warnsAboutNamespacesMissingFromTheList();
    void findsTheOwnAmongTenThousandDrafts();
    void showsOnlyMatchesWithinTheFilter();
    void sortsInformalNumbersByValue();
    void keepsPersistentIndexesWhileSorting();
    void sortsErrorsBeforeWarnings();
    void showsWhatIsNotCountedYet();
    void repaintsARowWhenAHiddenColumnChanges();
    void showsWhereASearchFound();
    void showsUnknownVersionAsADash();
    void showsHiddenCharactersAsEscapes();
    void marksModifiedRows();
    void findsRowsByHandle();
    void countsKindsAndDrafts();
    void revisionsShareTheRowOfTheirRegistration();
    void searchFindsWhatARevisionReplaces();
    void ordersByUrgency();
    void saysThatThereIsNoRegistrant();
    void mineIsWhatTheUserShouldActOn_data();
    void mineIsWhatTheUserShouldActOn();
    void countsTheViews();
};

void TestNamespaceModel::filters_data()
{
    QTest::addColumn<NamespaceFilter>("filter");
    QTest::addColumn<QStringList>("handles");
    const auto row = [](const char* name, const NamespaceFilter& filter, const QStringList& handles) {
        QTest::newRow(name) << filter << handles;
    };
    row("all", {},
        {u"draft:2"_s, u"draft:1"_s, u"draft:3"_s, u"isbn"_s, u"draft:4"_s, u"nbn"_s, u"urn-9"_s,
         u"urn-10"_s});
    row("formal", {.kind = NamespaceKind::Formal},
        {u"draft:1"_s, u"draft:3"_s, u"isbn"_s, u"draft:4"_s, u"nbn"_s});
    row("informal", {.kind = NamespaceKind::Informal}, {u"draft:2"_s, u"urn-9"_s, u"urn-10"_s});
    row("drafts", {.state = State::Draft}, {u"draft:2"_s, u"draft:1"_s});
    row("in review", {.state = State::InReview}, {u"draft:3"_s});
    row("approved", {.state = State::Approved}, {u"draft:4"_s});
    row("with IANA", {.state = State::WithIana}, {});
    row("registered", {.state = State::Registered}, {u"isbn"_s, u"urn-9"_s, u"urn-10"_s});
    row("withdrawn", {.state = State::Withdrawn}, {u"nbn"_s});
    row("informal drafts", {.kind = NamespaceKind::Informal, .state = State::Draft}, {u"draft:2"_s});
    row("with errors", {.findings = WantedFindings::Errors}, {u"draft:3"_s});
    row("with findings", {.findings = WantedFindings::Some}, {u"draft:1"_s, u"draft:3"_s});
    row("drafts without findings", {.state = State::Draft, .findings = WantedFindings::None}, {u"draft:2"_s});
    // draft:4 has its own rule; isbn and nbn have a built-in one.
    row("with a rule", {.hasRule = true}, {u"isbn"_s, u"draft:4"_s, u"nbn"_s});
    row("without a rule", {.hasRule = false},
        {u"draft:2"_s, u"draft:1"_s, u"draft:3"_s, u"urn-9"_s, u"urn-10"_s});
    row("with text", {.hasText = true},
        {u"draft:2"_s, u"draft:1"_s, u"draft:3"_s, u"isbn"_s, u"draft:4"_s, u"nbn"_s});
    row("without text", {.hasText = false}, {u"urn-9"_s, u"urn-10"_s});
    row("changed since", {.changedSince = u"2020-01-06"_s}, {u"urn-9"_s, u"urn-10"_s});
}

void TestNamespaceModel::filters()
{
    QFETCH(NamespaceFilter, filter);
    QFETCH(QStringList, handles);
    NamespaceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setSummaries(rows());
    model.setFindingCounts({{u"draft:1"_s, {.notes = 9}}, {u"draft:3"_s, {.errors = 1}}});
    model.setFilter(filter);
    QCOMPARE(shown(model), handles);
    model.setSummaries(rows()); // like after a save, before findings are counted again
    QCOMPARE(shown(model), handles);
}

void TestNamespaceModel::filtersTheDraftsOfATeam_data()
{
    QTest::addColumn<WantedDrafts>("wanted");
    QTest::addColumn<QStringList>("handles");
    QTest::newRow("mine") << WantedDrafts::Mine << QStringList{u"draft:1"_s, u"draft:3"_s};
    QTest::newRow("waiting") << WantedDrafts::Waiting
                             << QStringList{u"draft:2"_s, u"draft:5"_s, u"draft:4"_s};
    QTest::newRow("overdue") << WantedDrafts::Overdue << QStringList{u"draft:2"_s};
    QTest::newRow("unassigned") << WantedDrafts::Unassigned << QStringList{u"draft:5"_s};
}

/// draft:1 is Ada's; draft:2 is Bob's and overdue; draft:3, in review, is Bob's for Ada; draft:4 is Ada's for
/// Bob; draft:5, in review, is Bob's for nobody.
void TestNamespaceModel::filtersTheDraftsOfATeam()
{
    QFETCH(WantedDrafts, wanted);
    QFETCH(QStringList, handles);
    const QDate today(2026, 3, 14);
    const QString ada = u"Ada <ada@example.org>"_s;
    QList<RegistrySummary> drafts = rows();
    drafts.append(row(u"example-c"_s, NamespaceKind::Formal, State::InReview, 1, 5));
    for (RegistrySummary& row : drafts) {
        if (row.draftId == 0)
            continue;
        row.owner = row.draftId == 1 || row.draftId == 4 ? ada : u"Bob"_s;
        row.assignee = row.draftId == 3 ? ada : row.draftId == 4 ? u"Bob"_s : QString();
        row.remindOn = row.draftId == 2 ? today : today.addDays(1);
    }
    NamespaceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setUser({u"A. Lovelace <ADA@example.org>"_s});
    model.setSummaries(drafts);
    model.setFilter({.drafts = wanted, .today = today});
    QCOMPARE(shown(model), handles);
    model.setFilter({});
    const int row = model.rowOf(u"draft:3"_s);
    QCOMPARE(model.index(row, NamespaceModel::Owner).data().toString(), u"Bob"_s);
    QCOMPARE(model.index(row, NamespaceModel::Assignee).data().toString(), ada);
}

/// As "list" does on the command line.
void TestNamespaceModel::warnsAboutNamespacesMissingFromTheList()
{
    QList<RegistrySummary> summaries = rows();
    NamespaceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setSummaries(summaries);
    model.setDepartures({{u"isbn"_s, u"2026-10-01"_s}});
    const auto cell = [&model](const QString& handle) {
        return model.index(model.rowOf(handle), NamespaceModel::Findings);
    };
    QCOMPARE(cell(u"isbn"_s).data().toString(), u"1"_s);
    QVERIFY(!cell(u"isbn"_s).data(Qt::DecorationRole).value<QIcon>().isNull());
    const QString said = u"The namespace \"isbn\" is missing from IANA's list of 2026-10-01."_s;
    QVERIFY(cell(u"isbn"_s).data(Qt::ToolTipRole).toString().contains(said));
    QVERIFY(cell(u"isbn"_s).siblingAtColumn(0).data(Qt::AccessibleTextRole).toString().contains(said));
    QCOMPARE(cell(u"nbn"_s).data().toString(), QString());
    model.setFilter({.findings = WantedFindings::Some});
    QCOMPARE(shown(model), QStringList(u"isbn"_s));
    model.setFilter({});
    for (RegistrySummary& summary : summaries) { // the row of its revision
        if (summary.handle == u"draft:1"_s)
            summary.revisionOf = u"isbn"_s;
    }
    model.setSummaries(summaries);
    model.setFindingCounts({{u"draft:1"_s, {}}});
    QVERIFY(cell(u"draft:1"_s).data(Qt::ToolTipRole).toString().contains(said));
    model.setDepartures({});
    QCOMPARE(cell(u"draft:1"_s).data().toString(), u"0"_s);
}

void TestNamespaceModel::findsTheOwnAmongTenThousandDrafts()
{
    constexpr int kDrafts = 10'000;
    QList<RegistrySummary> drafts;
    for (int i = 1; i <= kDrafts; ++i) {
        drafts.append(row(u"n-%1"_s.arg(i), NamespaceKind::Formal, State::Draft, 1, i));
        drafts.last().assignee = u"Ada <ada@example.org>"_s;
    }
    NamespaceModel model;
    model.setUser({u"Lovelace, Ada <Ada@Example.org>"_s});
    model.setSummaries(drafts);
    model.setFilter({.drafts = WantedDrafts::Mine});
    QCOMPARE(model.rowCount(), kDrafts);
}

void TestNamespaceModel::showsOnlyMatchesWithinTheFilter()
{
    NamespaceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setSummaries(rows());
    model.setMatches(QStringList{u"isbn"_s, u"urn-9"_s, u"no longer there"_s});
    QCOMPARE(shown(model), QStringList({u"isbn"_s, u"urn-9"_s}));
    model.setMatches(QStringList{u"isbn"_s, u"urn-9"_s}, u"URN-9"_s); // whoever types it wants it first
    QCOMPARE(shown(model), QStringList({u"urn-9"_s, u"isbn"_s}));
    model.setFilter({.kind = NamespaceKind::Informal});
    QCOMPARE(shown(model), QStringList(u"urn-9"_s));
    model.setMatches(QStringList{});
    QCOMPARE(model.rowCount(), 0);
    model.setMatches(std::nullopt);
    QCOMPARE(model.rowCount(), 3);
}

void TestNamespaceModel::sortsInformalNumbersByValue()
{
    NamespaceModel model;
    model.setSummaries(rows());
    model.setFilter({.state = State::Registered});
    model.sort(NamespaceModel::Nid, Qt::DescendingOrder);
    QCOMPARE(shown(model), QStringList({u"urn-10"_s, u"urn-9"_s, u"isbn"_s}));
}

void TestNamespaceModel::keepsPersistentIndexesWhileSorting()
{
    NamespaceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setSummaries(rows());
    const QPersistentModelIndex kept = model.index(model.rowOf(u"nbn"_s), NamespaceModel::Registrant);
    model.sort(NamespaceModel::StateColumn, Qt::DescendingOrder);
    QCOMPARE(kept.row(), 0);
    QCOMPARE(kept.data().toString(), u"Registrant of nbn"_s);
}

void TestNamespaceModel::sortsErrorsBeforeWarnings()
{
    NamespaceModel model;
    model.setSummaries(rows());
    model.setFilter({.state = State::Draft, .findings = WantedFindings::Some});
    QCOMPARE(model.rowCount(), 0);
    model.setFindingCounts({{u"draft:1"_s, {.errors = 1, .warnings = 1}}, {u"draft:2"_s, {.warnings = 7}}});
    model.sort(NamespaceModel::Findings, Qt::DescendingOrder);
    QCOMPARE(shown(model), QStringList({u"draft:1"_s, u"draft:2"_s}));
    const QModelIndex first = model.index(0, NamespaceModel::Findings);
    QCOMPARE(first.data().toString(), u"1"_s); // error
    QCOMPARE(first.data(Qt::ToolTipRole).toString(), u"Errors: 1, warnings: 1, notes: 0"_s);
}

void TestNamespaceModel::showsWhatIsNotCountedYet()
{
    NamespaceModel model;
    model.setSummaries(rows());
    const auto count = [&model](const QString& handle) {
        return model.index(model.rowOf(handle), NamespaceModel::Findings).data().toString();
    };
    model.setFindingCounts({{u"draft:1"_s, {}}});
    QCOMPARE(count(u"draft:1"_s), u"0"_s);
    QCOMPARE(count(u"draft:2"_s), u"…"_s);
    QCOMPARE(count(u"isbn"_s), QString());
}

void TestNamespaceModel::repaintsARowWhenAHiddenColumnChanges()
{
    NamespaceModel model;
    model.setSummaries(rows()); // Qt repaints only the columns that are reported as changed
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    auto repaints = [&changed, seen = qsizetype{0}]() mutable {
        const bool isNew = changed.size() > std::exchange(seen, changed.size());
        return isNew && changed.constLast().constFirst().toModelIndex().column() == NamespaceModel::Nid;
    };
    model.setFindingCounts({{u"draft:4"_s, {.errors = 1}}});
    QVERIFY(repaints());
    model.setTasks({{.handle = u"draft:4"_s}});
    QVERIFY(repaints());
}

void TestNamespaceModel::showsWhereASearchFound()
{
    NamespaceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setSummaries(rows());
    const auto cell = [&model] { return model.index(model.rowOf(u"isbn"_s), NamespaceModel::Registrant); };
    const auto head = [&model] {
        return model.headerData(NamespaceModel::Registrant, Qt::Horizontal).toString();
    };
    const QString registrant = cell().data().toString();
    int asked = 0;
    model.setFoundText([&asked](const QString& handle, const QString& term) {
        ++asked;
        return u"Purpose: of "_s + handle + u", "_s + term;
    });
    model.setMatches(QStringList{u"isbn"_s}, u"books"_s);
    QCOMPARE(cell().data().toString(), u"Purpose: of isbn, books"_s);
    QCOMPARE(cell().data(NamespaceModel::TermRole).toString(), u"books"_s);
    QCOMPARE(head(), u"Registrant or match"_s);
    const int once = asked;
    QCOMPARE(cell().data().toString(), u"Purpose: of isbn, books"_s);
    QCOMPARE(asked, once);                              // the registry is read once per row and term
    model.setMatches(QStringList{u"isbn"_s}, u"isb"_s); // in the NID
    QCOMPARE(cell().data().toString(), registrant);
    model.setMatches(std::nullopt);
    QCOMPARE(cell().data().toString(), registrant);
    QCOMPARE(head(), u"Registrant"_s);
}

void TestNamespaceModel::showsUnknownVersionAsADash()
{
    NamespaceModel model;
    model.setSummaries(rows());
    QCOMPARE(model.index(model.rowOf(u"urn-9"_s), NamespaceModel::Version).data().toString(), u"–"_s);
    QCOMPARE(model.index(model.rowOf(u"isbn"_s), NamespaceModel::Version).data().toString(), u"2"_s);
}

void TestNamespaceModel::showsHiddenCharactersAsEscapes()
{
    NamespaceModel model;
    model.setSummaries({row(u"\u202Edin\u200B"_s, NamespaceKind::Formal, State::Draft, 1, 1)});
    QCOMPARE(model.index(0, NamespaceModel::Nid).data().toString(), u"\\u{202E}din\\u{200B}"_s);
    QVERIFY(!model.index(0, NamespaceModel::Registrant).data().toString().contains(u'\u202E'));
}

void TestNamespaceModel::marksModifiedRows()
{
    NamespaceModel model;
    model.setSummaries(rows());
    model.setModified({{u"draft:1"_s, u"typed"_s}});
    QCOMPARE(model.index(model.rowOf(u"draft:1"_s), 0).data().toString(), u"* typed"_s);
    QVERIFY(!model.index(model.rowOf(u"draft:2"_s), 0).data().toString().startsWith(u'*'));
}

void TestNamespaceModel::findsRowsByHandle()
{
    NamespaceModel model;
    model.setSummaries(rows());
    for (int i = 0; i < model.rowCount(); ++i)
        QCOMPARE(model.rowOf(model.summaryAt(i).handle), i);
    QCOMPARE(model.rowOf(u"draft:99"_s), -1);
}

void TestNamespaceModel::countsKindsAndDrafts()
{
    QCOMPARE(countNamespaces(rows()), (NamespaceCounts{.formal = 2, .informal = 2, .drafts = 4}));
}

void TestNamespaceModel::revisionsShareTheRowOfTheirRegistration()
{
    QList<RegistrySummary> summaries = rows();
    summaries.last().revisionOf = u"isbn"_s;
    NamespaceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setSummaries(summaries);
    QVERIFY(!shown(model).contains(u"isbn"_s));
    QCOMPARE(model.totalCount(), summaries.size() - 1);
    QCOMPARE(model.rowCount(), summaries.size() - 1);
    const int at = model.rowOf(u"draft:4"_s);
    QCOMPARE(model.rowOf(u"isbn"_s), at);
    QVERIFY(model.registeredAt(at));
    QCOMPARE(model.registeredAt(at)->handle, u"isbn"_s);
    QVERIFY(!model.registeredAt(model.rowOf(u"draft:1"_s)));
    const auto state = [&model](int line) {
        return model.index(line, NamespaceModel::StateColumn).data().toString();
    };
    QCOMPARE(state(at), u"Registered, draft approved"_s);
    QCOMPARE(state(model.rowOf(u"draft:1"_s)), u"Draft"_s);
    // The row is there for whichever of the two is looked for.
    model.setFilter({.state = State::Registered});
    QCOMPARE(shown(model), QStringList({u"draft:4"_s, u"urn-9"_s, u"urn-10"_s}));
    model.setFilter({.state = State::Approved});
    QCOMPARE(shown(model), QStringList(u"draft:4"_s));
    model.setFilter({.drafts = WantedDrafts::Open});
    QCOMPARE(model.rowCount(), 4);
    model.setFilter({});
    summaries.append(row(u"isbn"_s, NamespaceKind::Formal, State::Draft, 3, 5));
    summaries.last().revisionOf = u"isbn"_s; // a second one has a row of its own
    model.setSummaries(summaries);
    QCOMPARE(model.rowCount(), summaries.size() - 1);
    QVERIFY(model.rowOf(u"draft:5"_s) >= 0 && model.rowOf(u"draft:4"_s) >= 0);
}

void TestNamespaceModel::searchFindsWhatARevisionReplaces()
{
    QList<RegistrySummary> summaries = rows();
    summaries.last().revisionOf = u"isbn"_s;
    NamespaceModel model;
    model.setSummaries(summaries);
    model.setFoundText([](const QString& handle, const QString& /*term*/) {
        return handle == u"isbn"_s ? u"Purpose: books"_s : QString();
    });
    model.setMatches(QStringList{u"isbn"_s}, u"books"_s);
    QCOMPARE(shown(model), QStringList(u"draft:4"_s));
    QCOMPARE(model.index(0, NamespaceModel::Registrant).data().toString(), u"Purpose: books"_s);
}

void TestNamespaceModel::ordersByUrgency()
{
    NamespaceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setSummaries(rows());
    model.setFilter({.drafts = WantedDrafts::Open});
    model.sort(NamespaceModel::Task);
    model.setTasks(
        {{.reason = workflow::TaskReason::ReminderDue, .handle = u"draft:3"_s, .since = {2026, 3, 1}},
         {.reason = workflow::TaskReason::Approved,
          .handle = u"draft:4"_s,
          .since = {2026, 3, 2},
          .next = workflow::NextStep::SendToIana}});
    QCOMPARE(shown(model).first(2), QStringList({u"draft:3"_s, u"draft:4"_s}));
    QCOMPARE(model.taskAt(1)->handle, u"draft:4"_s);
    QVERIFY(!model.taskAt(2));
    QCOMPARE(model.index(1, NamespaceModel::Task).data().toString(), u"Send to IANA, or register"_s);
    QCOMPARE(model.index(1, NamespaceModel::Reason).data().toString(),
             u"Approved by somebody on 2026-03-02"_s);
}

void TestNamespaceModel::saysThatThereIsNoRegistrant()
{
    QList<RegistrySummary> summaries = rows();
    summaries.first().registrant.clear();
    NamespaceModel model;
    model.setSummaries(summaries);
    QCOMPARE(model.index(model.rowOf(u"isbn"_s), NamespaceModel::Registrant).data().toString(),
             u"no registrant"_s);
}

void TestNamespaceModel::mineIsWhatTheUserShouldActOn_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<QString>("owner");
    QTest::addColumn<QString>("assignee");
    QTest::addColumn<bool>("isMine");
    using enum State;
    QTest::newRow("somebody who works alone writes it") << Draft << u"Ada"_s << QString() << true;
    QTest::newRow("a colleague's") << Draft << u"Bob"_s << QString() << false;
    QTest::newRow("nobody's") << Draft << QString() << QString() << false;
    QTest::newRow("given away") << Draft << u"Ada"_s << u"Bob"_s << false;
    QTest::newRow("assigned to another person") << Draft << u"Bob"_s << u"Ada"_s << true;
    QTest::newRow("submitted") << InReview << u"Ada"_s << QString() << false;
    QTest::newRow("asked for a review") << InReview << u"Bob"_s << u"Ada"_s << true;
    QTest::newRow("approved: the owner sends it") << Approved << u"Ada"_s << QString() << true;
    QTest::newRow("sent") << WithIana << u"Ada"_s << QString() << false;
    QTest::newRow("sent, and asked to follow up") << WithIana << u"Bob"_s << u"Ada"_s << true;
}

void TestNamespaceModel::mineIsWhatTheUserShouldActOn()
{
    QFETCH(State, state);
    QFETCH(QString, owner);
    QFETCH(QString, assignee);
    QFETCH(bool, isMine);
    RegistrySummary draft = row(u"crate"_s, NamespaceKind::Formal, state, 1, 1);
    draft.owner = owner;
    draft.assignee = assignee;
    NamespaceModel model;
    model.setUser({u"Ada"_s});
    model.setSummaries({draft});
    QCOMPARE(model.countOf(WantedDrafts::Mine, {}), int(isMine));
}

void TestNamespaceModel::countsTheViews()
{
    const QDate today(2026, 3, 14);
    auto summaries = rows();
    summaries[4].assignee = u"Ada"_s;
    summaries[4].remindOn = today;
    summaries[6].assignee = u"Bob"_s;
    NamespaceModel model;
    model.setUser({u"Ada"_s});
    model.setSummaries(summaries);
    model.setFilter({.kind = NamespaceKind::Informal}); // the counts are of everything
    using enum WantedDrafts;
    for (const auto& [drafts, count] :
         {std::pair{Open, 4}, {Mine, 1}, {Waiting, 2}, {Overdue, 1}, {Unassigned, 2}})
        QCOMPARE(model.countOf(drafts, today), count);
    QCOMPARE(model.countOf(WantedDrafts::Overdue, today.addDays(-1)), 0);
    model.setUser({u"Bob"_s});
    QCOMPARE(model.countOf(WantedDrafts::Mine, today), 1);
}

NIDUS_WINDOW_TEST(tst_namespacemodel, TestNamespaceModel)
#include "tst_namespacemodel.moc"
