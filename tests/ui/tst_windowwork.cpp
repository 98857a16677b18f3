// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"
#include "tests/stepcases.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/selectionbar.h"
#include "ui/check/checkpage.h"
#include "ui/history/historypanel.h"
#include "ui/registry/conflictdialog.h"
#include "ui/registry/recoverydialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/shell/pagebutton.h"
#include "ui/support/look/settings.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace nidus::workflow;

/// The page Tasks: when it appears, where its lines lead, and that it is never outdated.
class TestWindowWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open();
    }
    void cleanup() { m_fixture.reset(); }

    void showsThatThereAreNoTasks();
    void isTheStartPageIfThereAreTasks();
    void doesNotInterruptAUser();
    void countsInThePageBar();
    void followsChangesByOthers();
    void returnOpensTheForm();
    void doubleClickOpensTheForm();
    void reminderOpensTheHistory();
    void openCommentsOpenTheReview();
    void outdatedRevisionOpensTheMerge();
    void editsSavedByOthersOpenTheMerge();
    void recoveredEditsOpenTheDialog();
    void keepsTheSelectedLine();
    void forgetsTheTasksOfAnotherRegistry();
    void hasItsOwnViews();
    void leadsToOwnDraftsThatWait();
    void isTheListOfTheRegistryPage();
    void menuOffersTheSteps();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] BrowserPanel* list() const { return window().registryPage()->browser(); }
    [[nodiscard]] QTableView* table() const { return list()->findChild<QTableView*>(); }
    [[nodiscard]] int rows() const { return table()->model()->rowCount(); }
    [[nodiscard]] QString cell(int row, NamespaceModel::Column column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    /// Whether the list is shown, without a registration next to it.
    [[nodiscard]] bool isAlone() const
    {
        return list()->isVisible() && !window().registryPage()->view()->isVisible();
    }
    /// Creates a draft by the window's user in another program.
    qint64 create(const QString& nid, const QString& who = u"tester"_s)
    {
        return m_fixture->another()
            .drafts()
            .create({.content = {.registrationTemplate = filledTemplate(nid)}}, {.who = who})
            .value()
            .id;
    }
    /// Shows the page, which gets `count` lines with a task each.
    void showWork(int count)
    {
        window().showWorkPage();
        QVERIFY(isAlone());
        QTRY_COMPARE(rows(), count);
        QTRY_COMPARE(tasks(), count);
    }
    void assign(qint64 draft, const QString& who) const
    {
        QVERIFY(m_fixture->another().drafts().assign(draft, {.assignee = who}, {}));
    }
    [[nodiscard]] int tasks() const
    {
        int count = 0;
        for (int row = 0; row < rows(); ++row)
            count += list()->model()->taskAt(row) ? 1 : 0;
        return count;
    }
    /// Whether the list shows a sentence that begins so.
    [[nodiscard]] bool isSaid(const QString& beginning) const
    {
        return std::ranges::any_of(list()->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(beginning);
        });
    }
    /// Opens a line by keyboard.
    void open(int row)
    {
        table()->selectRow(row);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Return);
    }
    template <typename Dialog>
    [[nodiscard]] static Dialog* dialog()
    {
        return qobject_cast<Dialog*>(QApplication::activeModalWidget());
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowWork::showsThatThereAreNoTasks()
{
    QTest::keyClick(&window(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(isAlone());
    QVERIFY(!table()->isVisible());
    QVERIFY(isSaid(u"No open tasks"_s));
    m_fixture->createDraft();
    showWork(1);
    QCOMPARE(cell(0, NamespaceModel::Task), u"Finish and submit for review"_s);
}

void TestWindowWork::isTheStartPageIfThereAreTasks()
{
    saveSetting(Setting::StartPage, u"work"_s);
    m_fixture->open();
    QVERIFY(!isAlone());
    create(u"crate"_s);
    m_fixture->open();
    QTRY_VERIFY(isAlone());
    QVERIFY(list()->isAncestorOf(QApplication::focusWidget()));
}

void TestWindowWork::doesNotInterruptAUser()
{
    saveSetting(Setting::StartPage, u"work"_s);
    m_fixture->open();
    QTest::keyClick(&window(), Qt::Key_Shift);
    create(u"crate"_s);
    QTRY_COMPARE(tasks(), 1);
    QVERIFY(!isAlone());
    m_fixture->open();
    window().showCheckPage();
    QTRY_COMPARE(tasks(), 1);
    QVERIFY(window().checkPage()->isVisible());
}

void TestWindowWork::countsInThePageBar()
{
    const auto button = [this] {
        for (PageButton* each : window().findChildren<PageButton*>()) {
            if (each->text().contains(u"Tasks"_s))
                return each;
        }
        return static_cast<PageButton*>(nullptr);
    };
    QVERIFY(button());
    QCOMPARE(button()->accessibleName(), u"Tasks"_s);
    const QImage empty = button()->grab().toImage();
    const qint64 crate = create(u"crate"_s);
    create(u"boxes"_s);
    const qint64 others = create(u"sheets"_s, u"Bea"_s);
    QTRY_COMPARE(button()->accessibleName(), u"Tasks (2)"_s); // the user's own
    assign(crate, u"Bea"_s);
    QTRY_COMPARE(button()->accessibleName(), u"Tasks (1)"_s);
    assign(others, u"tester"_s);
    QTRY_COMPARE(button()->accessibleName(), u"Tasks (2)"_s);
    QTRY_VERIFY(button()->toolTip().contains(u"2 of your drafts to finish"_s));
    window().showWorkPage();
    m_fixture->find<QToolButton>(u"Mine"_s)->click();
    QCOMPARE(rows(), 2);
    QVERIFY(button()->grab().toImage() != empty);
}

void TestWindowWork::followsChangesByOthers()
{
    const qint64 id = create(u"crate"_s);
    showWork(1);
    Registry other = m_fixture->another();
    QVERIFY(takeStep(other, id, {ProcessStep::Submit, {.who = u"Bea"_s}}));
    QTRY_COMPARE(cell(0, NamespaceModel::Task), u"Assign a reviewer, or approve with a reason"_s);
    QVERIFY(cell(0, NamespaceModel::Reason).startsWith(u"Submitted by Bea on "_s));
    QVERIFY(other.drafts().moveToTrash(id, {}));
    QTRY_COMPARE(rows(), 0);
}

void TestWindowWork::returnOpensTheForm()
{
    create(u"crate"_s);
    const qint64 id = create(u"boxes"_s);
    showWork(2);
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Home);
    QTest::keyClick(table(), Qt::Key_Down);
    QTest::keyClick(table(), Qt::Key_Return);
    QVERIFY(window().registryPage()->isVisible());
    QVERIFY(window().registryPage()->currentDraft());
    QCOMPARE(window().registryPage()->currentDraft()->stored().id, id);
    QVERIFY(window().registryPage()->view()->isAncestorOf(QApplication::focusWidget()));
}

void TestWindowWork::doubleClickOpensTheForm()
{
    create(u"crate"_s);
    showWork(1);
    const QPoint place = table()->visualRect(table()->model()->index(0, NamespaceModel::Nid)).center();
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, place);
    QTRY_VERIFY(window().registryPage()->isVisible());
    QVERIFY(window().registryPage()->currentDraft());
}

void TestWindowWork::reminderOpensTheHistory()
{
    const qint64 id = create(u"crate"_s, u"Bea"_s);
    QVERIFY(m_fixture->another().drafts().remind(id, QDate::currentDate()).has_value());
    m_fixture->open(); // a reminder does not change the data version
    showWork(1);
    QCOMPARE(cell(0, NamespaceModel::Task), u"Follow up, and set another reminder"_s);
    QCOMPARE(cell(0, NamespaceModel::Reason),
             u"The reminder has been due since "_s + QDate::currentDate().toString(Qt::ISODate));
    table()->selectRow(0);
    QPushButton* open = nullptr;
    for (QPushButton* each : list()->findChildren<QPushButton*>())
        open = each->text() == u"Open Draft"_s ? each : open;
    QVERIFY(open && open->isVisible());
    open->click();
    QVERIFY(window().registryPage()->view()->history()->isVisible());
    QVERIFY(qobject_cast<QTreeView*>(QApplication::focusWidget()));
}

void TestWindowWork::openCommentsOpenTheReview()
{
    const qint64 id = create(u"crate"_s);
    QVERIFY(m_fixture->another().comments().add(draftHandle(id), {.text = u"Why?"_s}, {.who = u"Bea"_s}));
    showWork(1);
    QTRY_VERIFY(cell(0, NamespaceModel::Reason).endsWith(u"last comment by Bea"_s));
    open(0);
    const QWidget* focus = QApplication::focusWidget();
    QVERIFY(focus);
    QCOMPARE(focus->accessibleName(), u"Answer or resolution: Why?"_s);
}

void TestWindowWork::outdatedRevisionOpensTheMerge()
{
    Registry other = m_fixture->another();
    QVERIFY(other.registrations().registerDraft(create(u"crate"_s), {}).has_value());
    RegistrationTemplate text = filledTemplate(u"crate"_s);
    text.setText(TemplateField::Version, u"2"_s);
    text.setText(TemplateField::Revision, u"More of it."_s);
    RegistrationTemplate mine = text;
    mine.setText(TemplateField::Purpose, u"My purpose"_s);
    QVERIFY(other.drafts().create({.revisionOf = u"crate"_s, .content = {mine, {}, {}}}, {}));
    const auto theirs = other.drafts().create({.revisionOf = u"crate"_s, .content = {text, {}, {}}}, {});
    QVERIFY(other.registrations().registerDraft(theirs->id, {}).has_value());
    showWork(1);
    QCOMPARE(cell(0, NamespaceModel::Task), u"Merge with version 2"_s);
    open(0);
    QVERIFY(dialog<ConflictDialog>());
    dialog<ConflictDialog>()->accept();
    window().showWorkPage();
    QTRY_COMPARE(cell(0, NamespaceModel::Task), u"Finish and submit for review"_s);
}

void TestWindowWork::editsSavedByOthersOpenTheMerge()
{
    const qint64 id = create(u"crate"_s, u"Bea"_s);
    m_fixture->open();
    window().registryPage()->select(draftHandle(id));
    DraftDocument* document = window().registryPage()->currentDraft();
    document->edit({TemplateField::Purpose}, u"My purpose"_s);
    Registry other = m_fixture->another();
    VersionContent content = other.drafts().record(id)->draft.content;
    content.registrationTemplate.setText(TemplateField::Security, u"Their security"_s);
    QVERIFY(other.drafts().save(id, content, document->stored().saves, {.who = u"Cai"_s}));
    showWork(1);
    QVERIFY(cell(0, NamespaceModel::Reason).startsWith(u"Saved by Cai on "_s));
    open(0);
    QVERIFY(dialog<ConflictDialog>());
    dialog<ConflictDialog>()->accept();
    window().showWorkPage();
    QTRY_COMPARE(tasks(), 0); // the draft is still Bea's
    QCOMPARE(cell(0, NamespaceModel::Task), u"Waiting for Bea"_s);
}

void TestWindowWork::recoveredEditsOpenTheDialog()
{
    const qint64 id = create(u"crate"_s, u"Bea"_s);
    m_fixture->open();
    const auto leave = [this, id] {
        RecoveryJournal gone(RecoveryJournal::defaultFolder());
        Draft draft = m_fixture->another().drafts().record(id)->draft;
        draft.content.registrationTemplate.setText(TemplateField::Purpose, u"Typed before the crash"_s);
        QVERIFY(gone.keep(m_fixture->path(), draft));
    };
    leave();
    m_fixture->open();
    QTRY_VERIFY(dialog<RecoveryDialog>());
    dialog<RecoveryDialog>()->reject(); // later
    showWork(1);
    QCOMPARE(cell(0, NamespaceModel::Task), u"Restore or delete recovered edits"_s);
    open(0);
    QVERIFY(dialog<RecoveryDialog>());
    dialog<RecoveryDialog>()->choose(0, true);
    dialog<RecoveryDialog>()->accept();
    QVERIFY(window().registryPage()->isVisible());
    QCOMPARE(window().registryPage()->currentDraft()->values().value({TemplateField::Purpose}),
             u"Typed before the crash"_s);
    QTRY_COMPARE(tasks(), 0);
}

void TestWindowWork::keepsTheSelectedLine()
{
    create(u"crate"_s);
    create(u"boxes"_s);
    showWork(2);
    table()->selectRow(1);
    const qint64 urgent = create(u"sheets"_s);
    QVERIFY(m_fixture->another().comments().add(draftHandle(urgent), {.text = u"Why?"_s}, {.who = u"Bea"_s}));
    QTRY_COMPARE(cell(0, NamespaceModel::Nid), u"sheets"_s);
    QCOMPARE(cell(table()->currentIndex().row(), NamespaceModel::Nid), u"boxes"_s);
}

void TestWindowWork::forgetsTheTasksOfAnotherRegistry()
{
    create(u"crate"_s);
    showWork(1);
    const QString path = m_fixture->path(u"other.nidus"_s);
    QVERIFY(Registry::create(path, builtinContent()).has_value());
    window().openFile(path);
    QTRY_COMPARE(tasks(), 0);
    window().showWorkPage();
    QCOMPARE(rows(), 0);
}

/// Somebody who has submitted a draft finds it although it does not wait for them.
void TestWindowWork::leadsToOwnDraftsThatWait()
{
    {
        Registry made = m_fixture->another();
        QCOMPARE(test::createStepDraft(made, State::InReview, u"none"_s, u"tester"_s), 1);
    }
    window().showWorkPage();
    m_fixture->find<QToolButton>(u"Mine"_s)->click();
    QTRY_COMPARE(rows(), 1); // nobody else has acted in the registry, so it is still the owner's turn
    QVERIFY(m_fixture->another().drafts().assign(1, {.assignee = u"Ada"_s}, {.who = u"Ada"_s}));
    m_fixture->open();
    window().showWorkPage();
    m_fixture->find<QToolButton>(u"Mine"_s)->click();
    QTRY_COMPARE(rows(), 0);
    QVERIFY(isSaid(u"No draft waits for you.\n1 draft(s) wait"_s));
    for (QPushButton* each : list()->findChildren<QPushButton*>()) {
        if (each->text() == u"Show Waiting"_s)
            each->click();
    }
    QCOMPARE(rows(), 1);
    // On the Registry page, the first of a view is shown beside the list.
    create(u"crate"_s);
    window().showRegistryPage();
    window().registryPage()->select(u"isbn"_s);
    QTRY_COMPARE(m_fixture->find<QToolButton>(u"Mine"_s)->text(), u"Mine (1)"_s);
    m_fixture->find<QToolButton>(u"Mine"_s)->click();
    QCOMPARE(window().registryPage()->current()->handle, u"draft:2"_s);
}

void TestWindowWork::hasItsOwnViews()
{
    const qint64 crate = create(u"crate"_s, u"Bea"_s);
    create(u"boxes"_s, u"Bea"_s);
    const auto press = [this](const QString& view) {
        auto* button = m_fixture->find<QToolButton>(view);
        QVERIFY2(button, qPrintable(view));
        button->click();
    };
    window().showWorkPage();
    QTRY_COMPARE(rows(), 2);
    press(u"Mine"_s);
    QCOMPARE(rows(), 0);
    QVERIFY(isSaid(u"No draft waits for you"_s));
    QPushButton* waiting = nullptr;
    for (QPushButton* each : list()->findChildren<QPushButton*>())
        waiting = each->text() == u"Show Waiting"_s ? each : waiting;
    QVERIFY(waiting && waiting->isVisible());
    waiting->click();
    QCOMPARE(rows(), 2); // Bea should act
    assign(crate, u"tester"_s);
    QTRY_COMPARE(m_fixture->find<QToolButton>(u"Mine"_s)->text(), u"Mine (1)"_s);
    press(u"Mine"_s);
    QCOMPARE(rows(), 1);
    QCOMPARE(cell(0, NamespaceModel::Nid), u"crate"_s);
    QCOMPARE(m_fixture->find<QToolButton>(u"Mine"_s)->text(), u"Mine (1)"_s);
    press(u"Overdue"_s);
    QCOMPARE(rows(), 0);
    QVERIFY(isSaid(u"No reminder is due"_s));
    press(u"Unassigned"_s);
    QCOMPARE(rows(), 0); // it is their owner's turn
    press(u"Mine"_s);
    window().showRegistryPage();
    QCOMPARE(rows(), 107); // this page still shows all
    press(u"Mine"_s);
    QCOMPARE(rows(), 1);
    press(u"All"_s);
    window().showWorkPage();
    QCOMPARE(rows(), 1);
    window().close();
    m_fixture->open();
    window().showWorkPage();
    QTRY_COMPARE(rows(), 1); // the view is saved
    QVERIFY(m_fixture->find<QToolButton>(u"Mine"_s)->isChecked());
}

/// Filter and selection are the same on both pages. Each has its own search: a word from the other page would
/// hide tasks unseen.
void TestWindowWork::isTheListOfTheRegistryPage()
{
    const qint64 id = create(u"crate"_s);
    create(u"boxes"_s);
    showWork(2);
    table()->selectRow(list()->model()->rowOf(draftHandle(id)));
    auto* search = m_fixture->find<QLineEdit>(u"Search the registry"_s);
    search->setText(u"crat"_s);
    QTRY_COMPARE(rows(), 1);
    QVERIFY(!table()->horizontalHeader()->isHidden());
    window().showRegistryPage();
    QCOMPARE(search->text(), QString());
    QTRY_VERIFY(rows() > 1);
    QVERIFY(table()->horizontalHeader()->isHidden());
    QCOMPARE(window().registryPage()->currentDraft()->stored().id, id);
    QCOMPARE(list()->selectedHandles(), QStringList(draftHandle(id)));
    QVERIFY(window().registryPage()->view()->isVisible());
    search->setText(u"boxes"_s);
    window().showWorkPage();
    QCOMPARE(search->text(), u"crat"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(list()->selectedHandles(), QStringList(draftHandle(id)));
}

/// The menu of a task offers what Steps offers next to it.
void TestWindowWork::menuOffersTheSteps()
{
    create(u"crate"_s);
    m_fixture->open();
    showWork(1);
    table()->selectRow(0);
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, QPoint(5, 5),
                             table()->viewport()->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(table()->viewport(), &wanted);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QStringList offered;
    for (const QAction* action : menu->actions()) {
        QVERIFY2(action->isEnabled(), qPrintable(action->text()));
        offered.append(action->text().remove(u'&'));
    }
    menu->close();
    for (const QAction* step : list()->findChild<SelectionBar*>()->steps())
        QVERIFY2(offered.contains(step->text().remove(u'&')), qPrintable(step->text()));
}

NIDUS_WINDOW_TEST(tst_windowwork, TestWindowWork)
#include "tst_windowwork.moc"
