// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/process/processactions.h"
#include "ui/process/resultsdialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/stepdialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// Steps for several selected drafts, and the row that a draft shares with its registration.
class TestWindowBulk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void offersStepsForSeveralDrafts();
    void submitsWhatSingleStepsWouldSubmit();
    void leavesUnsavedEditsAlone();
    void remindsOfAll();
    void showsTheFindingsOfAll();
    void switchesBetweenDraftAndRegistration();
    void menuWorksOnTheSelectedDraft();

private:
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    [[nodiscard]] QTableView* table() const { return page().browser()->findChild<QTableView*>(); }
    [[nodiscard]] State stateOf(qint64 id) const
    {
        return m_fixture->another().drafts().record(id)->draft.state;
    }
    qint64 create(const QString& nid) const
    {
        const VersionContent content{.registrationTemplate = filledTemplate(nid)};
        return m_fixture->another().drafts().create({.content = content}, {.who = u"tester"_s})->id;
    }
    /// Creates a draft with errors.
    qint64 createEmpty() const { return m_fixture->another().drafts().create({}, {.who = u"tester"_s})->id; }
    /// Shows the Tasks page and selects all drafts.
    void selectAll(int count) const
    {
        m_fixture->window().showWorkPage();
        QTRY_COMPARE(table()->model()->rowCount(), count);
        table()->selectAll();
        QCOMPARE(page().browser()->selectedHandles().size(), count);
    }
    void trigger(const QString& text) const
    {
        auto* steps = m_fixture->find<QToolButton>(u"Steps"_s);
        QVERIFY(steps);
        for (QAction* action : steps->menu()->actions()) {
            if (action->text().remove(u'&') == text) {
                QVERIFY(action->isEnabled());
                return action->trigger();
            }
        }
        QFAIL(qPrintable(text));
    }
    template <typename Dialog>
    [[nodiscard]] static Dialog* dialog()
    {
        return qobject_cast<Dialog*>(QApplication::activeModalWidget());
    }
    /// Returns the lines of the dialog with the results: name and text.
    [[nodiscard]] static QStringList results()
    {
        QStringList lines;
        const auto* list = dialog<ResultsDialog>()->findChild<QTreeWidget*>();
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            lines.append(list->topLevelItem(i)->text(0) + u" | "_s + list->topLevelItem(i)->text(1));
        return lines;
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowBulk::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestWindowBulk::offersStepsForSeveralDrafts()
{
    create(u"crate"_s);
    create(u"boxes"_s);
    QTRY_COMPARE(table()->model()->rowCount(), 107);
    page().select(u"draft:1"_s);
    QVERIFY(!m_fixture->find<QToolButton>(u"Steps"_s)); // the header has those for one
    table()->selectAll();
    QVERIFY(m_fixture->find<QToolButton>(u"Steps"_s));
    QStringList names;
    for (const QAction* action : m_fixture->find<QToolButton>(u"Steps"_s)->menu()->actions()) {
        names.append(action->text().remove(u'&'));
        QVERIFY2(action->isEnabled(), qPrintable(names.constLast()));
    }
    QCOMPARE(names, QStringList({u"Submit Selected for Review…"_s, u"Assign…"_s,
                                 u"Set Reminder for Selected…"_s, u"Check Selected"_s, u"Export…"_s}));
}

void TestWindowBulk::submitsWhatSingleStepsWouldSubmit()
{
    const qint64 good = create(u"crate"_s);
    const qint64 empty = createEmpty();
    const qint64 inReview = create(u"boxes"_s);
    Registry other = m_fixture->another();
    QVERIFY(workflow::takeStep(other, inReview, {workflow::ProcessStep::Submit, {.who = u"Bea"_s}}));
    QVERIFY(!workflow::takeStep(other, empty, {workflow::ProcessStep::Submit, {.who = u"Bea"_s}}));
    selectAll(3);
    trigger(u"Submit Selected for Review…"_s);
    auto* asked = dialog<StepDialog>();
    QVERIFY(asked);
    asked->setNote(u"all of them"_s);
    asked->accept();
    QTRY_VERIFY(dialog<ResultsDialog>());
    const QStringList lines = results();
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith(u"draft 1 | Namespace Identifier: "_s) && lines[0].count(u'\n') >= 3,
             qPrintable(lines[0]));
    QCOMPARE(lines[1], u"boxes, draft 1 | The state is already: In review."_s);
    QCOMPARE(lines[2], u"crate, draft 1 | Submitted for review."_s);
    QCOMPARE(stateOf(good), State::InReview);
    QCOMPARE(stateOf(empty), State::Draft);
    QCOMPARE(m_fixture->another().drafts().record(good)->events.last().note, u"all of them"_s);
}

void TestWindowBulk::leavesUnsavedEditsAlone()
{
    const qint64 id = create(u"crate"_s);
    QTRY_COMPARE(table()->model()->rowCount(), 106);
    page().select(draftHandle(id));
    page().currentDraft()->edit({TemplateField::Purpose}, u"More about it"_s);
    selectAll(1);
    trigger(u"Submit Selected for Review…"_s);
    dialog<StepDialog>()->accept();
    QTRY_VERIFY(dialog<ResultsDialog>());
    QCOMPARE(results(), QStringList(u"crate, draft 1 | The draft has unsaved edits. Save it first."_s));
    QCOMPARE(stateOf(id), State::Draft);
    QVERIFY(page().currentDraft()->isModified());
    page().currentDraft()->undoStack().undo();
}

void TestWindowBulk::remindsOfAll()
{
    const QList<qint64> ids{create(u"crate"_s), create(u"boxes"_s)};
    selectAll(2);
    trigger(u"Set Reminder for Selected…"_s);
    QVERIFY(dialog<QInputDialog>());
    QVERIFY(
        dialog<QInputDialog>()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    dialog<QInputDialog>()->setIntValue(3);
    dialog<QInputDialog>()->accept();
    QTRY_VERIFY(dialog<ResultsDialog>());
    for (const qint64 id : ids)
        QCOMPARE(m_fixture->another().drafts().record(id)->draft.remindOn, QDate::currentDate().addDays(3));
}

void TestWindowBulk::showsTheFindingsOfAll()
{
    create(u"crate"_s);
    createEmpty();
    selectAll(2);
    trigger(u"Check Selected"_s);
    QTRY_VERIFY(dialog<ResultsDialog>());
    const QStringList lines = results();
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines.join(u' ').contains(u"Namespace Identifier: "_s), qPrintable(lines.join(u'\n')));
}

void TestWindowBulk::switchesBetweenDraftAndRegistration()
{
    Registry other = m_fixture->another();
    const auto draft = other.drafts().create({.revisionOf = u"isbn"_s}, {.who = u"tester"_s});
    QTRY_COMPARE(table()->model()->rowCount(), 105); // still: they share a row
    const QString handle = draftHandle(draft->id);
    QTRY_VERIFY(page().browser()->model()->rowOf(handle) >= 0);
    page().select(handle);
    QVERIFY(page().currentDraft());
    auto* button = m_fixture->find<QToolButton>(u"Show Registered"_s);
    QVERIFY(button);
    button->click();
    QVERIFY(!page().currentDraft());
    QCOMPARE(page().current()->handle, u"isbn"_s);
    QCOMPARE(page().browser()->currentHandle(), handle);
    button = m_fixture->find<QToolButton>(u"Show Draft"_s);
    QVERIFY(button);
    button->click();
    QVERIFY(page().currentDraft());
    page().select(u"isbn"_s); // as from a check result
    QCOMPARE(page().current()->handle, u"isbn"_s);
    page().select(u"nbn"_s);
    QVERIFY(!m_fixture->find<QToolButton>(u"Show Draft"_s));
}

/// The menu Registration has the steps for one draft, also on Tasks.
void TestWindowBulk::menuWorksOnTheSelectedDraft()
{
    create(u"crate"_s);
    create(u"boxes"_s);
    selectAll(2);
    const QAction* submit = m_fixture->window().processActions()->submit();
    QAction* trash = m_fixture->window().registryActions()->discard();
    QVERIFY(!submit->isEnabled());
    QVERIFY(!trash->isEnabled());
    table()->selectRow(0);
    QVERIFY(submit->isEnabled());
    trash->trigger();
    const auto* question = dialog<QMessageBox>();
    QVERIFY(question);
    const QString nid = page().current()->nid;
    QCOMPARE(page().browser()->selectedHandles(), QStringList(page().current()->handle));
    QVERIFY2(question->text().contains(u'“' + nid + u'”'), qPrintable(question->text()));
    QTest::keyClick(dialog<QMessageBox>(), Qt::Key_Escape);
    table()->clearSelection();
    QVERIFY(!submit->isEnabled());
}

NIDUS_WINDOW_TEST(tst_windowbulk, TestWindowBulk)
#include "tst_windowbulk.moc"
