// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/banner.h"
#include "ui/editor/growingtextedit.h"
#include "ui/process/processactions.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/stepdialog.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <algorithm>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// The window with an approved draft, and a revision of a built-in namespace.
class TestWindowApproval : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void showsThatItChangedSinceApproval();
    void returnKeyReturnsItToReview();
    void reasonKeepsTheApproval();
    void offersNoEditorialChangeWhereSomebodyElseMustApprove();
    void cancelKeepsTheEdits();
    void registersOnlyApprovedText();
    void asksBeforeTheNextStep();
    void leavingReturnsItToReview();
    void revisionStartsWithKnownContent();
    void canceledStepChangesNothing();
    void countsAnUnsavedRuleAsAChange();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] Draft stored() const { return m_fixture->another().drafts().record(1)->draft; }
    [[nodiscard]] QString banner() const
    {
        const auto* one = window().findChild<Banner*>(u"notice"_s);
        return one->isVisible() ? one->accessibleName() : QString();
    }
    [[nodiscard]] static StepDialog* dialog()
    {
        return qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    }
    /// Registers the draft, and shows a revision of it without Revision Information.
    void revise(const QString& purpose) const;
    /// Types into the Purpose of the approved draft.
    void edit() const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowApproval::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    {
        Registry other = m_fixture->another();
        QVERIFY(
            other.drafts().create({.content = {.registrationTemplate = filledTemplate(u"crates"_s)}}, {}));
        QVERIFY(other.drafts().move(1, State::InReview, {}) && other.drafts().move(1, State::Approved, {}));
    }
    m_fixture->open();
    window().registryPage()->select(u"draft:1"_s);
    QVERIFY(window().registryPage()->currentDraft());
}

void TestWindowApproval::edit() const
{
    auto* purpose = m_fixture->find<GrowingTextEdit>(u"Purpose"_s);
    purpose->moveCursor(QTextCursor::End);
    QTest::keyClicks(purpose, u" and more"_s);
}

void TestWindowApproval::showsThatItChangedSinceApproval()
{
    QCOMPARE(banner(), QString());
    edit();
    QVERIFY2(banner().startsWith(u"Changed since approval. Saving"_s), qPrintable(banner()));
    window().registryPage()->currentDraft()->undoStack().undo();
    QCOMPARE(banner(), QString());
    edit();
    window().registryActions()->save()->trigger();
    m_fixture->answer(u"Save and Return to Review"_s);
    QVERIFY2(banner().startsWith(u"Changed since approval. Approve the new text"_s), qPrintable(banner()));
}

void TestWindowApproval::returnKeyReturnsItToReview()
{
    edit();
    window().registryActions()->save()->trigger();
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    QVERIFY(box);
    QCOMPARE(box->defaultButton()->text().remove(u'&'), u"Save and Return to Review"_s);
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(stored().state, State::InReview);
    QVERIFY(stored().content.registrationTemplate.text(TemplateField::Purpose).endsWith(u" and more"_s));
    QVERIFY(!window().isWindowModified());
}

void TestWindowApproval::reasonKeepsTheApproval()
{
    edit();
    window().registryActions()->save()->trigger();
    m_fixture->answer(u"Save as Editorial Change…"_s);
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Return); // without a reason nothing happens
    QCOMPARE(stored().saves, 0);
    dialog->setNote(u"a typo"_s);
    m_fixture->answer(u"Save and Keep Approval"_s);
    QCOMPARE(stored().state, State::Approved);
    QCOMPARE(stored().saves, 1);
    QCOMPARE(banner(), QString());
    QVERIFY(m_fixture->another().drafts().record(1)->events.constLast().note.contains(u"a typo"_s));
}

void TestWindowApproval::offersNoEditorialChangeWhereSomebodyElseMustApprove()
{
    QVERIFY(m_fixture->another().settings().setApproval(ApprovalRule::SecondPerson, {}));
    edit();
    window().registryActions()->save()->trigger();
    const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    QVERIFY(box);
    QCOMPARE(box->buttons().size(), 2); // and Cancel
    QVERIFY2(box->informativeText().contains(u"must approve each change"_s),
             qPrintable(box->informativeText()));
    m_fixture->answer(u"Save and Return to Review"_s);
    QCOMPARE(stored().state, State::InReview);
}

void TestWindowApproval::cancelKeepsTheEdits()
{
    edit();
    window().registryActions()->save()->trigger();
    m_fixture->answer(u"Cancel"_s);
    QCOMPARE(stored().saves, 0);
    QCOMPARE(stored().state, State::Approved);
    QVERIFY(window().isWindowModified());
}

void TestWindowApproval::registersOnlyApprovedText()
{
    edit();
    window().registryActions()->save()->trigger();
    m_fixture->answer(u"Save and Return to Review"_s);
    window().processActions()->registerDraft()->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const QList<QPushButton*> buttons = dialog->findChildren<QPushButton*>();
    for (const QPushButton* button : buttons) {
        const QString text = button->text().remove(u'&');
        QVERIFY2(!button->isEnabled() || text == u"Cancel"_s || text == u"Go to the First Finding"_s,
                 qPrintable(text));
    }
    m_fixture->answer(u"Cancel"_s);
    QVERIFY(!m_fixture->another().registrations().record(u"crates"_s));
}

void TestWindowApproval::asksBeforeTheNextStep()
{
    edit();
    window().processActions()->registerDraft()->trigger();
    m_fixture->answer(u"Save as Editorial Change…"_s);
    auto* reason = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(reason);
    reason->setNote(u"a typo"_s);
    m_fixture->answer(u"Save and Keep Approval"_s);
    QVERIFY(qobject_cast<StepDialog*>(QApplication::activeModalWidget()));
    m_fixture->answer(u"Register"_s);
    QVERIFY(m_fixture->another().registrations().record(u"crates"_s));
}

void TestWindowApproval::leavingReturnsItToReview()
{
    edit();
    QVERIFY(!window().close());
    const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    QVERIFY(box && box->informativeText().contains(u"saving returns it to review"_s));
    m_fixture->answer(u"Save All Drafts"_s);
    QVERIFY(!window().isVisible());
    QCOMPARE(stored().state, State::InReview);
}

void TestWindowApproval::revisionStartsWithKnownContent()
{
    window().registryPage()->select(u"isbn"_s);
    window().registryActions()->newRevision()->trigger();
    const DraftDocument* draft = window().registryPage()->currentDraft();
    QVERIFY(draft);
    QVERIFY(draft->syntax().rule);
    QVERIFY(!draft->syntax().samples.isEmpty());
    QVERIFY(!draft->current().content.registrationTemplate.registrant().organization.isEmpty());
    QCOMPARE(draft->values().value({TemplateField::Version}), QString());
}

void TestWindowApproval::revise(const QString& purpose) const
{
    {
        Registry other = m_fixture->another();
        QVERIFY(other.registrations().registerDraft(1, {}));
        Draft draft{.revisionOf = u"crates"_s};
        draft.content = other.registrations().record(u"crates"_s)->versions.constFirst().content;
        draft.content.registrationTemplate.setText(TemplateField::Version, u"2"_s);
        if (!purpose.isEmpty())
            draft.content.registrationTemplate.setText(TemplateField::Purpose, purpose);
        QCOMPARE(other.drafts().create(draft, {.who = u"tester"_s})->id, 2);
    }
    m_fixture->open();
    window().registryPage()->select(u"draft:2"_s);
    QVERIFY(window().registryPage()->currentDraft());
}

/// The changes are listed in Revision Information as part of the step (RFC 8141 section 6.2), not before.
void TestWindowApproval::canceledStepChangesNothing()
{
    revise(u"Names all crates."_s);
    DraftDocument* document = window().registryPage()->currentDraft();
    document->edit({TemplateField::Security}, u"None beyond those of RFC 8141."_s);
    const VersionContent typed = document->current().content;
    const DraftRecord before = m_fixture->another().drafts().record(2).value();
    const QString summary = u"Changed since version 1: Purpose, Security and Privacy."_s;
    for (QAction* step : {window().processActions()->submit(), window().processActions()->registerDraft()}) {
        step->trigger();
        QVERIFY(dialog());
        const QList<QLabel*> labels = dialog()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [&summary](const QLabel* label) { return label->text().contains(summary); }));
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        QCOMPARE(document->current().content, typed);
        QVERIFY(document->isModified());
        QCOMPARE(m_fixture->another().drafts().record(2).value(), before);
    }
    window().processActions()->submit()->trigger();
    m_fixture->answer(u"Submit Only"_s);
    const Draft after = m_fixture->another().drafts().record(2)->draft;
    QCOMPARE(after.state, State::InReview);
    QCOMPARE(after.content.registrationTemplate.text(TemplateField::Revision), summary);
    QCOMPARE(after.content.registrationTemplate.text(TemplateField::Security),
             typed.registrationTemplate.text(TemplateField::Security));
}

/// A step lists the changes itself, before and after they are saved.
void TestWindowApproval::countsAnUnsavedRuleAsAChange()
{
    revise({});
    const auto isMissing = [this] {
        const auto open = window().processActions()->openRequirements(workflow::ProcessStep::Submit);
        return std::ranges::find(open, findings::kTemplateRevisionMissing, &findings::Finding::id) !=
               open.cend();
    };
    QTRY_VERIFY(isMissing());
    window().registryPage()->currentDraft()->editSyntax(
        {.rule = SyntaxRule{.text = u"name = 1*DIGIT\n"_s}, .samples = {}}, u"Edit Grammar"_s);
    QTRY_VERIFY(!isMissing());
}

NIDUS_WINDOW_TEST(tst_windowapproval, TestWindowApproval)
#include "tst_windowapproval.moc"
