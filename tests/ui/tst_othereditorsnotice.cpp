// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/draftpresence.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/stepsline.h"

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;

/// How the window shows others who have the same draft open.
class TestCompanions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void showsWhoElseHasTheDraftOpen();
    void showsOthersThatItIsOpen();
    void showsWhoRegisteredTheDraft();
    void showsTheNumberOfAnInformalNamespace();
    void showsWhoMovedTheDraftToTheTrash();
    void showsWhoEndedAnEditedDraft();
    void showsStepsDuringEdits();

private:
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    [[nodiscard]] QString notice() const
    {
        const MessageBar* bar = m_fixture->window().messageBar();
        return bar->isVisible() ? bar->text() : QString();
    }

    std::unique_ptr<WindowFixture> m_fixture;
    qint64 m_draft = 0;
};

void TestCompanions::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    m_fixture->createDraft();
    m_draft = page().currentDraft()->stored().id;
}

void TestCompanions::showsWhoElseHasTheDraftOpen()
{
    QVERIFY(!notice().contains(u"elsewhere"_s));
    DraftPresence bea(m_fixture->path(), u"Bea"_s);
    bea.setOpen({m_draft});
    QTRY_VERIFY2(notice().contains(u"is also open elsewhere: Bea."_s), qPrintable(notice()));
    page().select(u"isbn"_s); // not editable
    QCOMPARE(notice(), QString());
    page().select(u"draft:%1"_s.arg(m_draft));
    QTRY_VERIFY2(notice().contains(u"Bea"_s), qPrintable(notice()));
    bea.setOpen({});
    QTRY_COMPARE(notice(), QString());
}

/// Not "No entry selected", as if the draft had never been there.
void TestCompanions::showsWhoRegisteredTheDraft()
{
    storage::Registry other = m_fixture->another();
    const Draft revision =
        other.drafts()
            .create({.revisionOf = u"isbn"_s, .content = {filledTemplate(u"isbn"_s)}}, {.who = u"Bea"_s})
            .value();
    QTRY_VERIFY(page().browser()->model()->rowOf(u"draft:%1"_s.arg(revision.id)) >= 0);
    page().select(u"draft:%1"_s.arg(revision.id));
    QVERIFY(page().currentDraft());
    QVERIFY(other.registrations().registerDraft(revision.id, {.who = u"Bea"_s}));
    QTRY_COMPARE(notice(), u"“isbn” was registered by Bea."_s);
    QVERIFY(!page().currentDraft());
    QCOMPARE(page().current()->handle, u"isbn"_s);
}

void TestCompanions::showsWhoMovedTheDraftToTheTrash()
{
    QVERIFY(m_fixture->another().drafts().moveToTrash(m_draft, {.who = u"Bea"_s}));
    QTRY_VERIFY2(notice().contains(u" was moved to the trash by Bea."_s), qPrintable(notice()));
    QVERIFY(!page().currentDraft());
    QCOMPARE(page().browser()->selectedHandles(), QStringList()); // as the page has it
}

/// Its draft had no NID.
void TestCompanions::showsTheNumberOfAnInformalNamespace()
{
    storage::Registry other = m_fixture->another();
    const auto draft = other.drafts().create(
        {.kind = NamespaceKind::Informal, .content = {filledTemplate({})}}, {.who = u"Bea"_s});
    QVERIFY(draft);
    QTRY_VERIFY(page().browser()->model()->rowOf(u"draft:%1"_s.arg(draft->id)) >= 0);
    page().select(u"draft:%1"_s.arg(draft->id));
    QVERIFY(page().currentDraft());
    const auto nid = other.registrations().registerDraft(draft->id, {.who = u"Bea"_s});
    QVERIFY2(nid && nid->startsWith(u"urn-"_s), nid ? qPrintable(*nid) : nid.error().detail.c_str());
    QTRY_COMPARE(notice(), u"“%1” was registered by Bea."_s.arg(*nid));
    QCOMPARE(page().current()->handle, *nid);
}

void TestCompanions::showsWhoEndedAnEditedDraft()
{
    page().currentDraft()->edit({TemplateField::Purpose}, u"Crates"_s);
    QVERIFY(m_fixture->another().drafts().moveToTrash(m_draft, {.who = u"Bea"_s}));
    m_fixture->window().registryActions()->save()->trigger();
    QTRY_VERIFY2(notice().contains(u" was moved to the trash by Bea. Your text is still in the form."_s),
                 qPrintable(notice()));
}

/// The header, the list, and the notice are of one state: that in the file.
void TestCompanions::showsStepsDuringEdits()
{
    page().currentDraft()->edit({TemplateField::Purpose}, u"Crates"_s);
    storage::Registry other = m_fixture->another();
    const auto steps = page().view()->findChild<StepsLine*>();
    QVERIFY(steps);
    const auto isConsistent = [&](State state) {
        return page().currentDraft()->stored().state == state && page().current()->state == state &&
               steps->text().contains(stateText(state));
    };
    QVERIFY(other.drafts().move(m_draft, State::InReview, {.who = u"Bea"_s}));
    QTRY_VERIFY2(notice().startsWith(u"Bea submitted “"_s), qPrintable(notice()));
    QVERIFY(notice().endsWith(u"” for review while you were editing."_s));
    QVERIFY(isConsistent(State::InReview));
    QVERIFY(other.drafts().move(m_draft, State::Approved, {.who = u"Carol <carol@example.org>"_s}));
    QTRY_VERIFY2(notice().startsWith(u"Carol approved “"_s), qPrintable(notice()));
    QVERIFY(isConsistent(State::Approved));
    QVERIFY(page().currentDraft()->isModified());
}

void TestCompanions::showsOthersThatItIsOpen()
{
    const DraftPresence bea(m_fixture->path(), u"Bea"_s);
    QTRY_COMPARE(bea.others(m_draft), QStringList(u"tester"_s));
    QTest::keyClick(&m_fixture->window(), Qt::Key_Comma, Qt::ControlModifier);
    const QWidget* dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClicks(QApplication::focusWidget(), u"Tess"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(bea.others(m_draft), QStringList(u"Tess"_s));
    page().currentDraft()->edit({TemplateField::Purpose}, u"Crates"_s);
    page().select(u"isbn"_s);
    QTRY_COMPARE(bea.others(m_draft), QStringList(u"Tess"_s)); // there are unsaved changes
    page().select(u"draft:%1"_s.arg(m_draft));
    m_fixture->window().registryActions()->save()->trigger();
    page().select(u"isbn"_s);
    QTRY_COMPARE(bea.others(m_draft), QStringList());
    page().select(u"draft:%1"_s.arg(m_draft));
    QTRY_COMPARE(bea.others(m_draft), QStringList(u"Tess"_s));
    m_fixture->window().showWorkPage(); // where it is selected, not open
    QTRY_COMPARE(bea.others(m_draft), QStringList());
}

NIDUS_WINDOW_TEST(tst_othereditorsnotice, TestCompanions)
#include "tst_othereditorsnotice.moc"
