// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/browser/matchdelegate.h"
#include "ui/check/trial/everynamespacedialog.h"
#include "ui/editor/growingtextedit.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/exchange/importdialog.h"
#include "ui/history/compareview.h"
#include "ui/process/processactions.h"
#include "ui/registry/recoverydialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registryfiles.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/stepdialog.h"
#include "ui/syntax/editor/grammareditor.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::findings;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void startsWithEveryBuiltInNamespace();
    void searchNarrowsTheList();
    void searchShowsWhereItFound();
    void filterNarrowsTheList();
    void editingMarksTheWindowModified();
    void undoRevertsTyping();
    void saveReachesTheFile();
    void editsSurviveLookingAtAnotherRow();
    void savingSomebodyElsesDraftKeepsBoth();
    void closingAsksForUnsavedEdits();
    void discardingEditsCloses();
    void discardedEditsAreOfferedAtTheNextStart();
    void savingAllCloses();
    void downOpensTheFirstMatch();
    void errorsBlockRegisteringAndAreShown();
    void registersAFormalNamespace();
    void informalDraftGetsItsNumberWhenRegistered();
    void revisionShowsItsBase();
    void movesADraftToTrash();
    void withdrawsARegistration();
    void findingJumpsToItsField();
    void noticesChangesOfAnotherProcess();
    void grammarReachesTheFile();
    void triesOneUrnInEveryNamespace();

private:
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    [[nodiscard]] DraftDocument& openDraft() const
    {
        DraftDocument* document = page().currentDraft();
        if (!document)
            qFatal("no draft is open");
        return *document;
    }
    [[nodiscard]] RegistryActions& actions() const { return *m_fixture->window().registryActions(); }
    qint64 addDraft(const RegistrationTemplate& filled, NamespaceKind kind = NamespaceKind::Formal);
    void type(const QString& field, const QString& text);

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestMainWindow::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestMainWindow::cleanup() { m_fixture.reset(); }

qint64 TestMainWindow::addDraft(const RegistrationTemplate& filled, NamespaceKind kind)
{
    Draft draft{.kind = kind};
    draft.content.registrationTemplate = filled;
    Registry registry = m_fixture->another();
    const auto created = registry.drafts().create(draft, {});
    m_fixture->open();
    page().select(u"draft:%1"_s.arg(created->id));
    return created->id;
}

void TestMainWindow::type(const QString& field, const QString& text)
{
    QWidget* control = m_fixture->find<QLineEdit>(field);
    if (!control)
        control = m_fixture->find<GrowingTextEdit>(field);
    QVERIFY2(control, qPrintable(field));
    control->setFocus();
    QTest::keyClicks(control, text);
}

void TestMainWindow::startsWithEveryBuiltInNamespace()
{
    QCOMPARE(page().browser()->model()->rowCount(), 105);
    QVERIFY(!m_fixture->window().isWindowModified());
    page().select(u"isbn"_s);
    QVERIFY(page().current());
    QVERIFY(!page().currentDraft());
    QVERIFY(actions().newRevision()->isEnabled());
    QVERIFY(!actions().save()->isEnabled());
}

void TestMainWindow::searchNarrowsTheList()
{
    type(u"Search the registry"_s, u"isb"_s);
    QTRY_VERIFY(page().browser()->model()->rowCount() < 105);
    QVERIFY(page().browser()->model()->rowOf(u"isbn"_s) >= 0);
    QVERIFY(page().browser()->model()->rowOf(u"nbn"_s) < 0);
    const auto* list = m_fixture->find<QTableView>(u"Namespaces"_s);
    const auto* marks = qobject_cast<const MatchDelegate*>(list->itemDelegate());
    const auto isMarked = [&](const QString& handle, int column) {
        const QModelIndex cell = list->model()->index(page().browser()->model()->rowOf(handle), column);
        QStyleOptionViewItem option;
        option.rect = list->visualRect(cell);
        option.widget = list;
        const QRect mark = marks->markOf(option, cell);
        return !mark.isEmpty() && option.rect.contains(mark);
    };
    QVERIFY(isMarked(u"isbn"_s, NamespaceModel::Nid));
    QVERIFY(!isMarked(u"isbn"_s, NamespaceModel::Version));
    type(u"Search the registry"_s, u"no such thing"_s);
    QTRY_COMPARE(page().browser()->model()->rowCount(), 0);
    page().select(u"nbn"_s); // select() shows the row despite the search
    QCOMPARE(page().browser()->model()->rowCount(), 105);
    QCOMPARE(page().current()->nid, u"nbn"_s);
}

void TestMainWindow::searchShowsWhereItFound()
{
    static_cast<void>(m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = filledTemplate(u"barrel"_s), .samples = {}, .rule = {}}}, {}));
    const NamespaceModel& list = *page().browser()->model();
    QTRY_COMPARE(list.rowCount(), 106);
    const auto registrant = [&list] {
        return list.index(list.rowOf(u"draft:1"_s), NamespaceModel::Registrant).data();
    };
    const QString plain = registrant().toString();
    auto* search = m_fixture->find<QLineEdit>(u"Search the registry"_s);
    search->setText(u"about PÜRPOSE"_s);
    QTRY_COMPARE(list.rowCount(), 1);
    QCOMPARE(registrant().toString(), u"Purpose: … is to say about purpose"_s);
    search->setText(u"barre"_s); // in its NID, which is shown anyway
    QTRY_COMPARE(registrant().toString(), plain);
}

void TestMainWindow::filterNarrowsTheList()
{
    const auto choose = [this](const QString& criterion, const QString& choice) {
        auto* button = m_fixture->find<QToolButton>(u"Filter"_s);
        QVERIFY(button);
        QTest::keyClick(button, Qt::Key_Space);
        auto* box = m_fixture->find<QComboBox>(criterion);
        QVERIFY(box);
        QVERIFY(m_fixture->window().screen()->geometry().contains(
            QRect(box->window()->pos(), box->window()->size())));
        box->setCurrentText(choice);
        QCOMPARE(box->currentText(), choice);
        QTest::keyClick(box, Qt::Key_Escape);
        QVERIFY(!box->isVisible());
    };
    choose(u"Kind"_s, u"Informal"_s);
    QCOMPARE(page().browser()->model()->rowCount(), 8);
    choose(u"State"_s, u"Withdrawn"_s);
    QCOMPARE(page().browser()->model()->rowCount(), 0);
    QCOMPARE(m_fixture->find<QToolButton>(u"Filter"_s)->text(), u"Filter (2)"_s);
    choose(u"State"_s, u"Any state"_s);
    m_fixture->window().close();
    m_fixture->open(); // the filter is saved
    QCOMPARE(page().browser()->model()->rowCount(), 8);
}

void TestMainWindow::editingMarksTheWindowModified()
{
    actions().newFormal()->trigger();
    QVERIFY(page().currentDraft());
    QVERIFY(!m_fixture->window().isWindowModified());
    type(u"Purpose"_s, u"Names for books"_s);
    QVERIFY(m_fixture->window().isWindowModified());
    QVERIFY(actions().save()->isEnabled());
}

void TestMainWindow::undoRevertsTyping()
{
    actions().newFormal()->trigger();
    type(u"Purpose"_s, u"Names for books"_s);
    type(u"Organization"_s, u"Library"_s);
    auto* purpose = m_fixture->find<GrowingTextEdit>(u"Purpose"_s);
    auto* organization = m_fixture->find<QLineEdit>(u"Organization"_s);
    QTest::keySequence(organization, QKeySequence::Undo);
    QCOMPARE(organization->text(), QString());
    QCOMPARE(purpose->toPlainText(), u"Names for books"_s);
    QTest::keySequence(organization, QKeySequence::Undo);
    QCOMPARE(purpose->toPlainText(), QString());
    QVERIFY(!m_fixture->window().isWindowModified());
    QTest::keySequence(organization, QKeySequence::Redo);
    QCOMPARE(purpose->toPlainText(), u"Names for books"_s);
}

void TestMainWindow::saveReachesTheFile()
{
    actions().newFormal()->trigger();
    type(u"Purpose"_s, u"Names for books"_s);
    type(u"Email"_s, u"urn@example.org"_s);
    const qint64 id = openDraft().stored().id;
    QTest::keySequence(&m_fixture->window(), QKeySequence::Save);
    QVERIFY(!m_fixture->window().isWindowModified());
    const auto stored = m_fixture->another().drafts().record(id);
    QVERIFY(stored.has_value());
    const RegistrationTemplate& filled = stored->draft.content.registrationTemplate;
    QCOMPARE(filled.text(TemplateField::Purpose), u"Names for books"_s);
    QCOMPARE(filled.registrant().email, u"urn@example.org"_s);
}

void TestMainWindow::editsSurviveLookingAtAnotherRow()
{
    actions().newFormal()->trigger();
    type(u"Purpose"_s, u"Names"_s);
    const QString handle = openDraft().handle();
    page().select(u"isbn"_s);
    QVERIFY(m_fixture->window().isWindowModified());
    page().select(handle);
    QCOMPARE(m_fixture->find<GrowingTextEdit>(u"Purpose"_s)->toPlainText(), u"Names"_s);
    QTest::keySequence(&m_fixture->window(), QKeySequence::Undo);
    QCOMPARE(m_fixture->find<GrowingTextEdit>(u"Purpose"_s)->toPlainText(), QString());
}

void TestMainWindow::savingSomebodyElsesDraftKeepsBoth()
{
    const qint64 id = addDraft(filledTemplate(u"nidus-demo"_s));
    type(u"Purpose"_s, u"Mine. "_s);
    Registry other = m_fixture->another();
    VersionContent theirs = other.drafts().record(id)->draft.content;
    theirs.registrationTemplate.setText(TemplateField::Purpose, u"Theirs."_s);
    QVERIFY(other.drafts().save(id, theirs, other.drafts().record(id)->draft.saves, {}).has_value());

    actions().save()->trigger();
    QVERIFY(m_fixture->window().isWindowModified());
    QVERIFY(m_fixture->window().messageBar()->text().contains(u"Somebody else"_s));
    QCOMPARE(other.drafts().record(id)->draft.content.registrationTemplate.text(TemplateField::Purpose),
             u"Theirs."_s);
    QVERIFY(m_fixture->find<GrowingTextEdit>(u"Purpose"_s)->toPlainText().contains(u"Mine."_s));
}

void TestMainWindow::closingAsksForUnsavedEdits()
{
    actions().newFormal()->trigger();
    type(u"Purpose"_s, u"Names"_s);
    QVERIFY(!m_fixture->window().close());
    m_fixture->answer(u"Cancel"_s);
    QVERIFY(m_fixture->window().isVisible());
    QVERIFY(m_fixture->window().isWindowModified());

    QVERIFY(Registry::create(m_fixture->path(u"other.nidus"_s), builtinContent()).has_value());
    m_fixture->window().registryFiles()->open(m_fixture->path(u"other.nidus"_s));
    m_fixture->answer(u"Cancel"_s);
    QVERIFY(page().currentDraft());
    QVERIFY(m_fixture->window().isWindowModified());
}

void TestMainWindow::discardingEditsCloses()
{
    actions().newFormal()->trigger();
    type(u"Purpose"_s, u"Names"_s);
    const qint64 id = openDraft().stored().id;
    QVERIFY(!m_fixture->window().close());
    m_fixture->answer(u"Discard Edits"_s);
    QVERIFY(!m_fixture->window().isVisible());
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.content.registrationTemplate.text(
                 TemplateField::Purpose),
             QString());
}

void TestMainWindow::discardedEditsAreOfferedAtTheNextStart()
{
    actions().newFormal()->trigger();
    type(u"Purpose"_s, u"Names"_s);
    QVERIFY(!m_fixture->window().close());
    m_fixture->answer(u"Discard Edits"_s);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as when the program ends
    m_fixture->open();
    QTRY_VERIFY(qobject_cast<RecoveryDialog*>(QApplication::activeModalWidget()));
    auto* recovery = qobject_cast<RecoveryDialog*>(QApplication::activeModalWidget());
    QCOMPARE(recovery->findChild<CompareView*>()->diff().parts.first().after, u"Names"_s);
    recovery->choose(0, false);
    recovery->accept();
    m_fixture->open();
    QCoreApplication::processEvents();
    QVERIFY(!QApplication::activeModalWidget());
}

void TestMainWindow::downOpensTheFirstMatch()
{
    QTest::keyClick(&m_fixture->window(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"isbn"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(page().current());
    QCOMPARE(page().browser()->selectedHandles(), QStringList{page().current()->handle});
}

void TestMainWindow::savingAllCloses()
{
    actions().newFormal()->trigger();
    type(u"Purpose"_s, u"Names"_s);
    const qint64 id = openDraft().stored().id;
    QVERIFY(!m_fixture->window().close());
    m_fixture->answer(u"Save All Drafts"_s);
    QVERIFY(!m_fixture->window().isVisible());
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.content.registrationTemplate.text(
                 TemplateField::Purpose),
             u"Names"_s);
}

void TestMainWindow::errorsBlockRegisteringAndAreShown()
{
    actions().newFormal()->trigger();
    m_fixture->window().processActions()->registerDraft()->trigger();
    QVERIFY(qobject_cast<StepDialog*>(QApplication::activeModalWidget()));
    m_fixture->answer(u"Register"_s); // it is disabled
    QVERIFY(QApplication::activeModalWidget());
    m_fixture->answer(u"Go to the First Finding"_s);
    QVERIFY(page().findingsPanel()->model()->rowCount() > 0);
    QVERIFY(page().currentDraft()); // still open, though nothing was stored
}

void TestMainWindow::registersAFormalNamespace()
{
    addDraft(filledTemplate(u"nidus-demo"_s));
    type(u"Documentation"_s, u"See also: "_s);
    m_fixture->window().processActions()->registerDraft()->trigger();
    qobject_cast<StepDialog*>(QApplication::activeModalWidget())->setNote(u"Nobody else is here."_s);
    m_fixture->answer(u"Register"_s);
    QCOMPARE(page().current()->handle, u"nidus-demo"_s);
    QCOMPARE(page().current()->version, 1);
    QVERIFY(!m_fixture->window().isWindowModified());
    const auto record = m_fixture->another().registrations().record(u"nidus-demo"_s);
    QVERIFY(record.has_value());
    QVERIFY(record->versions.constLast()
                .content.registrationTemplate.text(TemplateField::Documentation)
                .contains(u"See also:"_s));
    QVERIFY(m_fixture->find<GrowingTextEdit>(u"Purpose"_s)->isReadOnly());
}

void TestMainWindow::informalDraftGetsItsNumberWhenRegistered()
{
    const QString expected = m_fixture->another().registrations().nextInformalNid().value();
    RegistrationTemplate filled = filledTemplate({});
    addDraft(filled, NamespaceKind::Informal);
    auto* nid = m_fixture->find<QLineEdit>(u"Namespace Identifier"_s);
    QVERIFY(nid->isReadOnly());
    QVERIFY(nid->text().isEmpty());
    m_fixture->window().processActions()->registerDraft()->trigger();
    qobject_cast<StepDialog*>(QApplication::activeModalWidget())->setNote(u"Nobody else is here."_s);
    m_fixture->answer(u"Register"_s);
    QVERIFY(page().current());
    QCOMPARE(page().current()->nid, expected);
    QCOMPARE(m_fixture->find<QLineEdit>(u"Namespace Identifier"_s)->text(), expected);
}

void TestMainWindow::revisionShowsItsBase()
{
    addDraft(filledTemplate(u"nidus-demo"_s));
    m_fixture->window().processActions()->registerDraft()->trigger();
    qobject_cast<StepDialog*>(QApplication::activeModalWidget())->setNote(u"Nobody else is here."_s);
    m_fixture->answer(u"Register"_s);
    QTest::keyClick(&m_fixture->window(), Qt::Key_R, Qt::ControlModifier);
    QVERIFY(page().currentDraft());
    QCOMPARE(page().browser()->selectedHandles().size(), 1); // Ctrl does not extend the selection
    QCOMPARE(openDraft().stored().basedOn, 1);
    QCOMPARE(m_fixture->find<QLineEdit>(u"Version"_s)->text(), u"2"_s);
    QVERIFY(m_fixture->find<QLineEdit>(u"Namespace Identifier"_s)->isReadOnly());
    bool isShown = false;
    for (const QLabel* label : page().view()->findChildren<QLabel*>())
        isShown = isShown || label->text().endsWith(u"Version 2, based on 1"_s);
    QVERIFY(isShown);
}

void TestMainWindow::movesADraftToTrash()
{
    const qint64 id = addDraft(filledTemplate(u"nidus-demo"_s));
    actions().discard()->trigger();
    m_fixture->answer(u"Cancel"_s);
    QVERIFY(page().currentDraft());
    actions().discard()->trigger();
    m_fixture->answer(u"Move to Trash"_s);
    QVERIFY(!page().currentDraft());
    QVERIFY(!m_fixture->another().drafts().record(id).has_value());
}

void TestMainWindow::withdrawsARegistration()
{
    page().select(u"isbn"_s);
    m_fixture->window().processActions()->withdraw()->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    dialog->setNote(u"Nobody uses it."_s);
    m_fixture->answer(u"Withdraw"_s);
    QCOMPARE(m_fixture->another().registrations().record(u"isbn"_s)->events.last().note,
             u"Nobody uses it."_s);
    QCOMPARE(page().current()->state, State::Withdrawn);
    QCOMPARE(m_fixture->window().processActions()->withdraw()->text(), u"&Reinstate Registration…"_s);
    QVERIFY(!actions().newRevision()->isEnabled());
}

void TestMainWindow::findingJumpsToItsField()
{
    RegistrationTemplate filled = filledTemplate(u"a_b"_s);
    addDraft(filled);
    FindingsModel* findings = page().findingsPanel()->model();
    QTRY_VERIFY(findings->rowCount() > 0);
    page().findingsPanel()->step(1);
    const Finding first = findings->findingAt(0);
    QCOMPARE(first.field, TemplateField::Nid);
    auto* nid = m_fixture->find<QLineEdit>(u"Namespace Identifier"_s);
    QVERIFY(nid->hasFocus());
    if (first.range.length > 0)
        QCOMPARE(nid->selectionStart(), static_cast<int>(first.range.offset));

    auto* table = m_fixture->find<QTableView>(u"Findings"_s);
    QVERIFY(table);
    m_fixture->find<QLineEdit>(u"Date"_s)->setFocus();
    Q_EMIT table->activated(findings->index(0, FindingsModel::Message));
    QVERIFY(nid->hasFocus());
}

void TestMainWindow::noticesChangesOfAnotherProcess()
{
    Registry other = m_fixture->another();
    QVERIFY(other.drafts().create({}, {}).has_value());
    QCOMPARE(page().browser()->model()->rowCount(), 105);
    QWidget elsewhere;
    elsewhere.show();
    QVERIFY(QTest::qWaitForWindowActive(&elsewhere, nidus::test::kProgressDelay));
    m_fixture->window().activateWindow();
    QTRY_COMPARE(page().browser()->model()->rowCount(), 106);
}

void TestMainWindow::grammarReachesTheFile()
{
    const qint64 id = addDraft(filledTemplate(u"my-books"_s));
    page().view()->showSyntax();
    auto* grammar = m_fixture->find<GrammarEditor>(u"Grammar"_s);
    QVERIFY(grammar);
    grammar->setFocus();
    QTest::keyClicks(grammar, u"nss = 1*9DIGIT"_s);
    QVERIFY(m_fixture->window().isWindowModified());
    actions().save()->trigger();
    QVERIFY(!m_fixture->window().isWindowModified());
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.content.rule->text, u"nss = 1*9DIGIT"_s);
    page().select(u"isbn"_s);
    page().select(u"draft:%1"_s.arg(id));
    QTest::keyClick(&m_fixture->window(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!openDraft().syntax().rule);
}

void TestMainWindow::triesOneUrnInEveryNamespace()
{
    const QList<QAction*> all = m_fixture->window().findChildren<QAction*>();
    const auto wanted = std::ranges::find_if(
        all, [](const QAction* action) { return action->text().startsWith(u"Check One URN"_s); });
    QVERIFY(wanted != all.cend());
    (*wanted)->trigger();
    auto* dialog = m_fixture->window().findChild<EveryNamespaceDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), u"urn:isbn:978-951-0-18435-6"_s);
    const QAbstractItemModel* answers = dialog->findChild<QTableView*>()->model();
    QTRY_COMPARE(answers->rowCount(), 105);
    QCOMPARE(answers->index(0, 1).data().toString(), u"valid"_s);
    dialog->close();
}

NIDUS_WINDOW_TEST(tst_mainwindow, TestMainWindow)
#include "tst_mainwindow.moc"
