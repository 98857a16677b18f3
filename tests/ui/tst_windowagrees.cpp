// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/draftdocument.h"
#include "ui/findings/findingspanel.h"
#include "ui/history/eventmodel.h"
#include "ui/history/historypanel.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrationview.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registryfiles.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/statusline.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QStatusBar>
#include <QTableView>
#include <QTreeView>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// What two places of the window say about the same thing, and what remains when something else is shown.
class TestWindowAgrees : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open();
    }
    void cleanup() { m_fixture.reset(); }

    void savingNamesTheStepOnTheButton();
    void listKeepsItsMarkWhenAStepShowsFindings();
    void askingForSafeFixesChangesNoFindings();
    void selectedFindingStaysWithItsDraft();
    void selectedFindingStaysWhenAnotherIsFixed();
    void historyShowsTimesWhole_data();
    void historyShowsTimesWhole();
    void historyOfOneRegistrationDoesNotNameIt();
    void headerHasRoomForTheOwner();
    void searchEndsWithItsRegistry();

private:
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    [[nodiscard]] FindingsPanel& panel() const { return *page().findingsPanel(); }
    /// Creates drafts without errors in the registry, and opens it again.
    void create(const QList<RegistrationTemplate>& templates, const Act& act = {.who = u"Ada"_s}) const
    {
        {
            Registry other = m_fixture->another();
            for (const RegistrationTemplate& each : templates)
                QVERIFY(other.drafts().create({.content = {.registrationTemplate = each}}, act));
        }
        m_fixture->open();
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowAgrees::savingNamesTheStepOnTheButton()
{
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Purpose, {});
    create({made});
    page().select(u"draft:1"_s);
    QAction* const submit = m_fixture->window().processActions()->submit();
    QTRY_COMPARE(submit->iconText(), u"Submit for Review… (1 requirement(s))"_s);
    page().currentDraft()->edit({TemplateField::Purpose}, u"Names crates."_s);
    m_fixture->window().registryActions()->save()->trigger();
    const QStatusBar& bar = *m_fixture->window().statusBar();
    QTRY_VERIFY(bar.currentMessage().startsWith(u"Draft saved."_s));
    QCOMPARE(bar.currentMessage().section(u"Next: "_s, 1), u"Submit for Review, Ctrl+Return."_s);
    QTRY_COMPARE(submit->iconText(), u"Submit for Review…"_s);
}

/// An empty field is an error only before a step.
void TestWindowAgrees::listKeepsItsMarkWhenAStepShowsFindings()
{
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Purpose, {});
    create({made});
    page().select(u"draft:1"_s);
    const QHash<QString, FindingCounts>& counts = page().browser()->model()->findingCounts();
    QTRY_VERIFY(counts.contains(u"draft:1"_s));
    const FindingCounts before = counts[u"draft:1"_s];
    page().lintNow();
    QVERIFY(counts[u"draft:1"_s] == before);
}

void TestWindowAgrees::askingForSafeFixesChangesNoFindings()
{
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Version, {}); // an error before registering only
    create({made});
    page().select(u"draft:1"_s);
    QTRY_VERIFY(panel().model()->rowCount() > 0);
    const QList<findings::Finding> before = page().shownSubject().findings;
    const auto actions = panel().findChild<QTableView*>()->actions();
    const auto fixAll = std::ranges::find(actions, u"fix-all"_s, &QObject::objectName);
    QVERIFY(fixAll != actions.cend());
    QVERIFY(page().lintedNow().open != before);
    (*fixAll)->trigger();
    QCOMPARE(m_fixture->window().statusBar()->currentMessage(), u"No findings have a safe fix."_s);
    QVERIFY(page().shownSubject().findings == before);
}

void TestWindowAgrees::selectedFindingStaysWithItsDraft()
{
    QList<RegistrationTemplate> made{filledTemplate(u"crates"_s), filledTemplate(u"boxes"_s)};
    for (RegistrationTemplate& each : made)
        each.setText(TemplateField::Date, u"2023-05-01."_s);
    create(made);
    page().select(u"draft:1"_s);
    QTRY_VERIFY(panel().model()->rowCount() > 0);
    auto* const table = panel().findChild<QTableView*>();
    table->setCurrentIndex(panel().model()->index(0, FindingsModel::Message));
    page().currentDraft()->edit({TemplateField::Purpose}, u"Names crates."_s);
    page().lintNow();
    QCOMPARE(table->currentIndex().row(), 0); // still about the same draft
    page().select(u"draft:2"_s);
    QTRY_COMPARE(page().shownSubject().handle, u"draft:2"_s);
    QVERIFY(panel().model()->rowCount() > 0);
    QVERIFY(!table->currentIndex().isValid());
    QVERIFY(table->selectionModel()->selectedRows().isEmpty());
}

void TestWindowAgrees::selectedFindingStaysWhenAnotherIsFixed()
{
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Date, u"2023-05-01."_s);
    made.setText(TemplateField::Version, u"one"_s);
    create({made});
    page().select(u"draft:1"_s);
    page().lintNow();
    const FindingsModel& model = *panel().model();
    int row = model.rowCount() - 1;
    while (row > 0 && model.findingAt(row).field != TemplateField::Date)
        --row;
    QVERIFY(row > 0); // that of the version is before it
    panel().findChild<QTableView*>()->setCurrentIndex(model.index(row, FindingsModel::Message));
    page().currentDraft()->edit({TemplateField::Version}, u"1"_s);
    page().lintNow();
    QCOMPARE(panel().currentFinding()->field, TemplateField::Date);
    QVERIFY(panel().currentRow() < row);
}

void TestWindowAgrees::historyShowsTimesWhole_data()
{
    QTest::addColumn<QString>("who"); // whose width competes with the time
    QTest::newRow("short name") << u"Ada"_s;
    QTest::newRow("long name") << u"Maximiliane von Beispielhausen-Musterstadt <m@example.org>"_s;
}

/// Also a long event and note leave the time its room.
void TestWindowAgrees::historyShowsTimesWhole()
{
    QFETCH(const QString, who);
    create({filledTemplate(u"crates"_s)}, {.who = who});
    QVERIFY(m_fixture->another().comments().add(
        u"draft:1"_s, {.field = TemplateField::Purpose, .text = u"Which crates are meant? "_s.repeated(9)},
        {.who = who}));
    m_fixture->open();
    page().select(u"draft:1"_s);
    page().view()->showHistory();
    const auto* timeline = page().view()->history()->findChild<QTreeView*>();
    for (const int width : {1100, 900, 820}) {
        m_fixture->window().resize(width, 700);
        const auto isWhole = [timeline] {
            const QString time = timeline->model()->index(0, EventModel::When).data().toString();
            const int margins =
                timeline->columnWidth(EventModel::When) - timeline->fontMetrics().horizontalAdvance(time);
            return time.size() == 16 && margins > 0 && // "2026-11-26 23:54"
                   timeline->columnWidth(EventModel::When) >=
                       static_cast<const QAbstractItemView*>(timeline)->sizeHintForColumn(EventModel::When);
        };
        QTRY_VERIFY2(isWhole(), qPrintable(QString::number(width)));
    }
}

/// A built-in registration begins with the line that it was taken from IANA's list.
void TestWindowAgrees::historyOfOneRegistrationDoesNotNameIt()
{
    QVERIFY(m_fixture->another().drafts().create({.revisionOf = u"isbn"_s}, {.who = u"Ada"_s}));
    m_fixture->open();
    page().select(u"draft:1"_s);
    page().view()->showHistory();
    const auto* timeline = page().view()->history()->findChild<QTreeView*>();
    QCOMPARE(timeline->model()->rowCount(), 2);
    QCOMPARE(timeline->model()->index(1, EventModel::What).data().toString(), u"Taken from IANA's list"_s);
    QVERIFY(timeline->isColumnHidden(EventModel::Handle));
}

void TestWindowAgrees::headerHasRoomForTheOwner()
{
    create({filledTemplate(u"crates"_s)}, {.who = u"Olga Officer <olga@example.org>"_s});
    {
        Registry other = m_fixture->another();
        QVERIFY(other.drafts().move(1, State::InReview, {.who = u"Olga Officer <olga@example.org>"_s}));
        QVERIFY(other.drafts().assign(1, {.assignee = u"Bodo Berg <bodo@example.org>"_s}, {}));
    }
    m_fixture->setAuthor(u"Bodo Berg <bodo@example.org>"_s);
    m_fixture->open();
    page().select(u"draft:1"_s);
    m_fixture->window().resize(1100, 700);
    const auto shown = [this] {
        for (const StatusLine* line : page().view()->findChildren<StatusLine*>()) {
            if (line->text().startsWith(u"Review, then"_s))
                return line->fontMetrics().elidedText(line->text(), Qt::ElideRight, line->width());
        }
        return QString();
    };
    QTRY_VERIFY2(shown().contains(u"owner: Olga Officer"_s), qPrintable(shown()));
}

void TestWindowAgrees::searchEndsWithItsRegistry()
{
    auto* const search = m_fixture->find<QLineEdit>(u"Search the registry"_s);
    QVERIFY(search);
    search->setText(u"isbn"_s);
    const NamespaceModel* list = page().browser()->model();
    const int all = static_cast<int>(list->totalCount());
    QTRY_VERIFY(list->rowCount() < all);
    QVERIFY(Registry::create(m_fixture->path(u"other.nidus"_s), builtin::builtinContent()));
    m_fixture->window().registryFiles()->open(m_fixture->path(u"other.nidus"_s));
    QVERIFY(search->text().isEmpty());
    QTRY_COMPARE(list->rowCount(), all);
}

NIDUS_WINDOW_TEST(tst_windowagrees, TestWindowAgrees)
#include "tst_windowagrees.moc"
