// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/lint/quickfix.h"
#include "core/lint/reviewchecklist.h"
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/templateform.h"
#include "ui/findings/findingdelegate.h"
#include "ui/findings/findingspanel.h"
#include "ui/findings/fixdialog.h"
#include "ui/process/findingactions.h"
#include "ui/process/processactions.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/maildialog.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/stepdialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QStatusBar>
#include <QTableView>
#include <QToolButton>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

class TestWindowFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture->close(); }
    void fixesAFindingUnderItsField();
    void aClickLeadsToThePlace();
    void listCountsFollowTheForm();
    void copiesWhatTheyAreAbout();
    void offersFieldFixesByKey();
    void appliesAllSafeFixesInOneStep();
    void showsFindingsOfTheWholeRegistry();
    void saysThatThereAreNoFindings();
    void showsThatANamespaceLeftTheList();
    void writesAReview();
    void exportsFindings();
    void showsOnlyLinesWithText();
    void offersFixOnlyWhereThereIsOne();
    void offersNoFixesForAVersion();
    void acceptsAFindingAndWithdrawsIt();
    void asksReviewersWhatTheyDecide();
    void aBlockedStepLeadsToWhatBlocksIt();
    void outdatedMessagesDisappear();

private:
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    [[nodiscard]] FindingsPanel& panel() const { return *page().findingsPanel(); }
    /// Creates and shows a draft with something to fix.
    void showDraft();
    void trigger(const QString& text) const;
    [[nodiscard]] QString text(TemplateField field) const
    {
        return page().currentDraft()->current().content.registrationTemplate.text(field);
    }
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowFindings::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestWindowFindings::showDraft()
{
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Date, u"2023-05-01."_s);
    made.setText(TemplateField::Additional, u"\u201Ca\u201D, see [RFC2141]"_s);
    Result<Draft> draft;
    {
        Registry other = m_fixture->another();
        draft = other.drafts().create({.content = {.registrationTemplate = made}}, {});
    }
    QVERIFY(draft);
    m_fixture->open();
    page().select(draftHandle(draft->id));
    QTRY_VERIFY(panel().model()->rowCount() > 0);
}

void TestWindowFindings::trigger(const QString& text) const
{
    for (QAction* action : panel().findChild<QTableView*>()->actions()) {
        if (action->text().remove(u'&') == text) {
            QVERIFY2(action->isEnabled(), qPrintable(text));
            action->trigger();
            return;
        }
    }
    QFAIL(qPrintable(u"no action "_s + text));
}

void TestWindowFindings::fixesAFindingUnderItsField()
{
    showDraft();
    auto* fix =
        m_fixture->find<QToolButton>(u"Fix: The date \"2023-05-01.\" is not in the format YYYY-MM-DD."_s);
    QVERIFY(fix);
    fix->click();
    QCOMPARE(text(TemplateField::Date), u"2023-05-01"_s);
    page().currentDraft()->undoStack().undo();
    QCOMPARE(text(TemplateField::Date), u"2023-05-01."_s);
    // A fix that changes the content is shown first.
    QTRY_VERIFY(m_fixture->find<QToolButton>(u"Fix: RFC 2141 is obsolete; it was replaced by RFC 8141."_s));
    m_fixture->find<QToolButton>(u"Fix: RFC 2141 is obsolete; it was replaced by RFC 8141."_s)->click();
    auto* dialog = qobject_cast<FixDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QVERIFY(dialog->findChild<QPlainTextEdit*>()->toPlainText().contains(u"[RFC8141]"_s));
    QCOMPARE(text(TemplateField::Additional), u"\u201Ca\u201D, see [RFC2141]"_s);
    dialog->accept();
    QCOMPARE(text(TemplateField::Additional), u"\u201Ca\u201D, see [RFC8141]"_s);
}

void TestWindowFindings::aClickLeadsToThePlace()
{
    showDraft();
    page().view()->showPane(Pane::Findings);
    const auto* table = panel().findChild<QTableView*>();
    const auto rowOf = [this](TemplateField field) {
        int row = 0;
        while (panel().model()->findingAt(row).field != field)
            ++row;
        return row;
    };
    const auto click = [table](int row, Qt::KeyboardModifiers keys = Qt::NoModifier) {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, keys,
                          table->visualRect(table->model()->index(row, FindingsModel::Message)).center());
    };
    click(rowOf(TemplateField::Date));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"field-date"_s);
    QCOMPARE(panel().currentRow(), rowOf(TemplateField::Date));
    click(rowOf(TemplateField::Additional));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"field-additional"_s);
    click(rowOf(TemplateField::Date), Qt::ControlModifier); // selects one more
    QCOMPARE(QApplication::focusWidget(), table);
}

void TestWindowFindings::listCountsFollowTheForm()
{
    showDraft();
    const auto counted = [this] {
        const NamespaceModel& list = *page().browser()->model();
        const QModelIndex cell = list.index(list.rowOf(page().current()->handle), NamespaceModel::Findings);
        int all = 0; // the cell shows only those of the worst severity
        for (const QString& word : cell.data(Qt::ToolTipRole).toString().remove(u',').split(u' '))
            all += word.toInt();
        return all;
    };
    const auto listed = [this] { return panel().model()->rowCount(); };
    QTRY_COMPARE(counted(), listed());
    const int before = counted();
    page().currentDraft()->edit({TemplateField::Date}, u"2023-05-01"_s);
    QTRY_VERIFY(counted() != before); // even though it is not saved
    QCOMPARE(counted(), listed());
}

void TestWindowFindings::offersFieldFixesByKey()
{
    showDraft();
    page().view()->form()->focusField(TemplateField::Date); // one fix: it is applied
    QTest::keyClick(&m_fixture->window(), Qt::Key_Period, Qt::ControlModifier);
    QCOMPARE(text(TemplateField::Date), u"2023-05-01"_s);
    QTRY_VERIFY(
        !m_fixture->find<QToolButton>(u"Fix: The date \"2023-05-01.\" is not in the format YYYY-MM-DD."_s));

    page().view()->form()->focusField(TemplateField::Additional); // several: a menu opens
    QTest::keyClick(&m_fixture->window(), Qt::Key_Period, Qt::ControlModifier);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY(menu->actions().size() > 1);
    for (const QAction* fix : menu->actions())
        QVERIFY2(fix->text().startsWith(u"Fix: "_s), qPrintable(fix->text()));
    QCOMPARE(menu->activeAction(), menu->actions().constFirst());
    QTest::keyClick(menu, Qt::Key_Escape);

    page().view()->form()->focusField(TemplateField::Version); // none
    QTest::keyClick(&m_fixture->window(), Qt::Key_Period, Qt::ControlModifier);
    QVERIFY(!QApplication::activePopupWidget());
    QCOMPARE(m_fixture->window().statusBar()->currentMessage(),
             u"Version: nothing can be fixed automatically."_s);
}

void TestWindowFindings::appliesAllSafeFixesInOneStep()
{
    showDraft();
    trigger(u"Apply All Safe Fixes…"_s);
    auto* dialog = qobject_cast<FixDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    dialog->accept();
    QCOMPARE(text(TemplateField::Date), u"2023-05-01"_s);
    QCOMPARE(text(TemplateField::Additional), u"\"a\", see [RFC2141]"_s);
    QCOMPARE(page().currentDraft()->undoStack().count(), 1);
    page().currentDraft()->undoStack().undo();
    QCOMPARE(text(TemplateField::Date), u"2023-05-01."_s);
    QVERIFY(!page().currentDraft()->isModified());
}

void TestWindowFindings::showsFindingsOfTheWholeRegistry()
{
    const auto second = m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = filledTemplate(u"x-boxes"_s)}}, {});
    QVERIFY(second);
    showDraft();
    auto* scope = m_fixture->find<QComboBox>(u"Scope"_s);
    QVERIFY(scope);
    scope->setCurrentIndex(1);
    FindingsModel* model = panel().model();
    const auto rowOf = [model](const QString& handle) {
        for (int row = 0; row < model->rowCount(); ++row) {
            if (!model->isHeading(row) && model->subjectAt(row).handle == handle)
                return row;
        }
        return -1;
    };
    QTRY_VERIFY(rowOf(draftHandle(second->id)) >= 0);
    QVERIFY(rowOf(u"draft:2"_s) >= 0);
    auto* table = panel().findChild<QTableView*>();
    const auto placeOf = [table, model](int row) {
        return qobject_cast<FindingDelegate*>(table->itemDelegate())
            ->placeOf(model->index(row, FindingsModel::Message));
    };
    QVERIFY(placeOf(rowOf(draftHandle(second->id))).startsWith(u"x-boxes, draft"_s));
    Q_EMIT table->activated(model->index(rowOf(draftHandle(second->id)), FindingsModel::Message));
    QCOMPARE(page().current()->handle, draftHandle(second->id));
    scope->setCurrentIndex(0);
    QTRY_COMPARE(rowOf(u"draft:2"_s), -1);
    QTRY_VERIFY(model->rowCount() > 0);
    QVERIFY(!placeOf(0).contains(u"draft"_s));
}

/// A namespace of IANA's list without a template is selected, too.
void TestWindowFindings::saysThatThereAreNoFindings()
{
    page().select(u"isbn"_s);
    page().view()->showPane(Pane::Findings);
    QStringList texts;
    for (const QLabel* label : panel().findChildren<QLabel*>())
        texts.append(label->isVisible() ? label->text() : QString());
    QVERIFY2(texts.contains(u"No findings."_s), qPrintable(texts.join(u'\n')));
}

void TestWindowFindings::showsThatANamespaceLeftTheList()
{
    {
        RegistryContent newer;
        newer.source.date = u"2026-10-01"_s;
        Registry other = m_fixture->another();
        QVERIFY(other.contents().updateRecords(newer, {.who = u"Bea"_s}, {u"isbn"_s}));
    }
    m_fixture->open();
    const QString said = u"The namespace \"isbn\" is missing from IANA's list of 2026-10-01."_s;
    const NamespaceModel& list = *page().browser()->model();
    const auto cell = [&list] { return list.index(list.rowOf(u"isbn"_s), NamespaceModel::Findings); };
    QTRY_VERIFY(cell().data(Qt::ToolTipRole).toString().contains(said));
    page().select(u"isbn"_s);
    QTRY_COMPARE(panel().model()->rowCount(), 1);
    QCOMPARE(panel().model()->index(0, FindingsModel::Message).data().toString(), said);
    page().select(u"issn"_s);
    QTRY_COMPARE(panel().model()->rowCount(), 0);
}

void TestWindowFindings::copiesWhatTheyAreAbout()
{
    showDraft();
    QTRY_VERIFY(panel().model()->rowCount() > 0);
    panel().findChild<QTableView*>()->selectRow(0);
    trigger(u"Copy Findings"_s);
    QVERIFY(QGuiApplication::clipboard()->text().endsWith(u"\tcrates"_s));
}

void TestWindowFindings::writesAReview()
{
    showDraft();
    trigger(u"Email Review…"_s);
    auto* dialog = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const QString mail = dialog->findChild<QPlainTextEdit*>()->toPlainText();
    QVERIFY2(mail.contains(u"> 2023-05-01.\n"_s), qPrintable(mail));
    QVERIFY(mail.contains(u"crates\" someone else's trademark"_s));
    QVERIFY(mail.endsWith(u"\n-- \n"_s + m_fixture->another().history().head()->toLine() + u'\n'));
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == u"Copy Text")
            button->click();
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), mail);
    dialog->reject();
}

void TestWindowFindings::exportsFindings()
{
    showDraft();
    trigger(u"Export Findings…"_s);
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const QString path = m_fixture->path(u"findings.csv"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->reject();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    QVERIFY2(csv.contains("draft:1:date,1,1,warning,template.date.form,"), csv);
}

/// A field that a fix empties has no new line.
void TestWindowFindings::showsOnlyLinesWithText()
{
    const RegistrationTemplate before = filledTemplate(u"crates"_s);
    RegistrationTemplate after = before;
    after.setText(TemplateField::Nid, {});
    const auto shown = [](const RegistrationTemplate& one, const RegistrationTemplate& other) {
        return FixDialog(one, other, nullptr).findChild<QPlainTextEdit*>()->toPlainText();
    };
    QVERIFY2(shown(before, after).contains(u"removed: crates"_s), qPrintable(shown(before, after)));
    QVERIFY(!shown(before, after).contains(u"added:"_s));
    QVERIFY(shown(after, before).contains(u"added: crates"_s));
    QVERIFY(!shown(after, before).contains(u"removed:"_s));
}

void TestWindowFindings::offersFixOnlyWhereThereIsOne()
{
    showDraft();
    auto* table = panel().findChild<QTableView*>();
    const auto* fix = m_fixture->window().findChild<QAction*>(u"fix"_s);
    QVERIFY(fix);
    QSet<bool> offered;
    for (int row = 0; row < panel().model()->rowCount(); ++row) {
        table->setCurrentIndex(panel().model()->index(row, 0));
        const Finding* finding = panel().currentFinding();
        QVERIFY(finding);
        const bool hasFix =
            quickFix(*finding, page().currentDraft()->current().content.registrationTemplate).has_value();
        QCOMPARE(fix->isEnabled(), hasFix);
        offered.insert(hasFix);
    }
    QCOMPARE(offered.size(), 2);
}

void TestWindowFindings::offersNoFixesForAVersion()
{
    showDraft();
    QVERIFY(m_fixture->another().registrations().registerDraft(1, {}));
    m_fixture->open();
    page().select(u"crates"_s);
    QTRY_VERIFY(panel().model()->rowCount() > 0);
    QVERIFY(!m_fixture->find<QToolButton>(u"Fix: The date \"2023-05-01.\" is not in the format "
                                          "YYYY-MM-DD."_s));
}

void TestWindowFindings::acceptsAFindingAndWithdrawsIt()
{
    showDraft();
    FindingsModel* model = panel().model();
    auto* table = panel().findChild<QTableView*>();
    const auto rowOf = [model](QLatin1StringView id) {
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->findingAt(row).id.word() == id)
                return row;
        }
        return -1;
    };
    const auto choose = [&](const QString& action, const QString& reason) {
        table->setCurrentIndex(model->index(rowOf("template.date.form"_L1), 0));
        trigger(action);
        auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->setNote(reason);
        dialog->accept();
    };
    const qsizetype before = model->totalCount();
    choose(u"Accept with Reason…"_s, u"It was sent like that."_s);
    QTRY_COMPARE(model->totalCount(), before - 1);
    QCOMPARE(rowOf("template.date.form"_L1), -1);
    QVERIFY(!m_fixture->find<QToolButton>(u"Fix: The date \"2023-05-01.\" is not in the format "
                                          "YYYY-MM-DD."_s));
    m_fixture->find<QToolButton>(u"Accepted: 1"_s)->click();
    const int row = rowOf("template.date.form"_L1);
    QVERIFY(row >= 0);
    QVERIFY(model->index(row, FindingsModel::Message)
                .data()
                .toString()
                .endsWith(u" (Accepted by tester: It was sent like that.)"_s));
    const auto comments = m_fixture->another().comments().of(u"draft:1"_s);
    QCOMPARE(comments->size(), 1);
    QCOMPARE(comments->constFirst().field, TemplateField::Date);
    QCOMPARE(comments->constFirst().version, 1);
    choose(u"Withdraw Acceptance…"_s, u"No, it was not."_s);
    QTRY_COMPARE(model->totalCount(), before);
    QVERIFY(!model->acceptanceAt(rowOf("template.date.form"_L1)));
}

/// RFC 8141 section 5.1: questions that no program can answer are shown to reviewers.
void TestWindowFindings::asksReviewersWhatTheyDecide()
{
    {
        Registry other = m_fixture->another();
        QVERIFY(
            other.drafts().create({.content = {.registrationTemplate = filledTemplate(u"crates"_s)}}, {}));
    }
    m_fixture->open();
    page().select(u"draft:1"_s);
    QStringList questions;
    for (const Finding& question : reviewChecklist(filledTemplate(u"crates"_s), NamespaceKind::Formal))
        questions.append(message(question));
    QVERIFY(questions.size() > 4);
    ProcessActions* process = m_fixture->window().processActions();
    for (const auto& [action, asks] :
         {std::pair(process->submit(), true), std::pair(process->approve(), true),
          std::pair(process->forward(), true)}) {
        action->trigger();
        auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
        QVERIFY2(dialog, qPrintable(action->text()));
        QStringList shown;
        for (const QListWidget* list : dialog->findChildren<QListWidget*>()) {
            for (int row = 0; row < list->count(); ++row)
                shown.append(list->item(row)->text());
        }
        for (const QString& question : std::as_const(questions))
            QCOMPARE(shown.contains(question), asks);
        dialog->setNote(u"known to us"_s); // approving without answers needs a reason
        dialog->accept();
    }
}

/// The dialog says first of all what must be done, and leads there.
void TestWindowFindings::aBlockedStepLeadsToWhatBlocksIt()
{
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Purpose, {});
    const auto draft = m_fixture->another().drafts().create({.content = {.registrationTemplate = made}}, {});
    QVERIFY(draft);
    m_fixture->open();
    page().select(draftHandle(draft->id));
    page().view()->showSyntax();
    m_fixture->window().processActions()->submit()->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const QList<QLabel*> labels = dialog->findChildren<QLabel*>();
    const auto first = std::ranges::find(
        labels, u"This step is not possible yet: 1 requirement(s) are not met."_s, &QLabel::text);
    QVERIFY(first != labels.cend());
    QVERIFY((*first)->y() < dialog->findChild<QListWidget*>()->y());
    WindowFixture::answer(u"Go to the First Finding"_s);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"field-purpose"_s);
    QVERIFY(page().view()->form()->isVisible());
}

void TestWindowFindings::outdatedMessagesDisappear()
{
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Purpose, {});
    const auto draft = m_fixture->another().drafts().create({.content = {.registrationTemplate = made}}, {});
    QVERIFY(draft);
    m_fixture->open();
    page().select(draftHandle(draft->id));
    const MessageBar& bar = *m_fixture->window().messageBar();
    const QRect shown = page().geometry();
    QVERIFY(m_fixture->window().statusBar()->isAncestorOf(&bar)); // it covers nothing
    m_fixture->window().registryActions()->discard()->trigger();
    WindowFixture::answer(u"Move to Trash"_s);
    QCOMPARE(bar.text(), u"The draft was moved to the trash."_s);
    QCoreApplication::processEvents();
    QCOMPARE(page().geometry(), shown); // the layout does not move
    page().select(u"isbn"_s);
    QCOMPARE(bar.text(), u"The draft was moved to the trash."_s); // still
    QVERIFY(m_fixture->another().drafts().restoreFromTrash(draft->id, {}).has_value());
    QEvent seen(QEvent::ActivationChange);
    QCoreApplication::sendEvent(&m_fixture->window(), &seen); // checks for changes by others
    QTRY_COMPARE(bar.text(), QString());
}

NIDUS_WINDOW_TEST(tst_windowfindings, TestWindowFindings)
#include "tst_windowfindings.moc"
