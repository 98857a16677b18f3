// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/growingtextedit.h"
#include "ui/help/manual.h"
#include "ui/process/processactions.h"
#include "ui/syntax/samples/samplespane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QStatusBar>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// Undo and Redo of a draft show what they changed.
class TestWindowUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void showsTheTabThatItChanges();
    void goesToTheFieldThatItChanges();
    void staysInAFieldThatItChanges();
    void saysWhatIsUndone();
    void namesWhatCanBeUndone();
    void theManualNamesTheActionAlone();
    void listingTheChangesShowsThem();
    void changesNoDraftThatIsNotShown();

private:
    [[nodiscard]] RegistrationView& view() const { return *m_fixture->window().registryPage()->view(); }
    [[nodiscard]] DraftDocument& document() const
    {
        return *m_fixture->window().registryPage()->currentDraft();
    }
    [[nodiscard]] QAction& undo() const { return *m_fixture->window().findChild<QAction*>(u"undo"_s); }
    [[nodiscard]] QAction& redo() const { return *m_fixture->window().findChild<QAction*>(u"redo"_s); }
    /// Returns the texts of the status bar.
    [[nodiscard]] QString status() const
    {
        QStringList texts{m_fixture->window().statusBar()->currentMessage()};
        for (const QLabel* label : m_fixture->window().statusBar()->findChildren<QLabel*>())
            texts.append(label->text());
        return texts.join(u'\n');
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowUndo::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    m_fixture->createDraft();
    view().showForm();
}

void TestWindowUndo::showsTheTabThatItChanges()
{
    auto* purpose = m_fixture->find<GrowingTextEdit>(u"Purpose"_s);
    purpose->setFocus();
    QTest::keyClicks(purpose, u"x"_s);
    SyntaxContent content;
    content.samples = {{.urn = u"urn:crate:12"_s, .note = {}, .source = {}}};
    document().editSyntax(content, u"Add Examples"_s);
    QTest::keySequence(purpose, QKeySequence::Undo);
    QVERIFY(document().syntax().samples.isEmpty());
    QVERIFY(view().syntax()->isVisible()); // before, nothing on the screen changed
    QVERIFY(view().syntax()->samples()->isVisible());
    undo().trigger();
    QVERIFY(m_fixture->find<GrowingTextEdit>(u"Purpose"_s));
    QVERIFY(m_fixture->find<GrowingTextEdit>(u"Purpose"_s)->hasFocus());
    QVERIFY(!purpose->toPlainText().endsWith(u'x'));
    redo().trigger();
    redo().trigger();
    QVERIFY(view().syntax()->isVisible());
}

void TestWindowUndo::goesToTheFieldThatItChanges()
{
    auto* purpose = m_fixture->find<GrowingTextEdit>(u"Purpose"_s);
    auto* additional = m_fixture->find<GrowingTextEdit>(u"Additional Information"_s);
    QVERIFY(additional);
    purpose->setFocus();
    QTest::keyClicks(purpose, u"xy"_s);
    additional->setFocus();
    QTest::keySequence(additional, QKeySequence::Undo);
    QVERIFY(purpose->hasFocus());
    QVERIFY(!purpose->visibleRegion().isEmpty());
    QCOMPARE(purpose->textCursor().position(), purpose->toPlainText().size());
}

void TestWindowUndo::staysInAFieldThatItChanges()
{
    auto* purpose = m_fixture->find<GrowingTextEdit>(u"Purpose"_s);
    purpose->setFocus();
    document().replaceContent(
        {.registrationTemplate = filledTemplate(u"crates"_s), .samples = {}, .rule = {}}, u"Fill In"_s);
    QTest::keySequence(purpose, QKeySequence::Undo);
    QVERIFY(purpose->hasFocus());
    QCOMPARE(purpose->toPlainText(), u"Names."_s);
}

void TestWindowUndo::saysWhatIsUndone()
{
    document().edit({TemplateField::Purpose}, u"Names of books."_s);
    undo().trigger();
    QVERIFY2(status().contains(u"Undone: Edit Purpose"_s), qPrintable(status()));
    redo().trigger();
    QVERIFY2(status().contains(u"Redone: Edit Purpose"_s), qPrintable(status()));
}

void TestWindowUndo::namesWhatCanBeUndone()
{
    document().edit({TemplateField::Purpose}, u"Names of books."_s);
    QCOMPARE(undo().text(), u"&Undo Edit Purpose"_s);
    QCOMPARE(redo().text(), u"&Redo"_s);
    undo().trigger();
    QCOMPARE(redo().text(), u"&Redo Edit Purpose"_s);
    m_fixture->window().registryPage()->select(u"isbn"_s);
    QCOMPARE(undo().text(), u"&Undo"_s);
}

void TestWindowUndo::theManualNamesTheActionAlone()
{
    document().edit({TemplateField::Purpose}, u"Names of books."_s);
    const Manual manual(*m_fixture->window().menuBar(), QLocale::c());
    QString keys;
    for (const ManualSection& section : manual.page(u"keyboard"_s)->sections)
        keys += section.text + u'\n';
    QVERIFY(keys.contains(u"Undo"_s));
    QVERIFY2(!keys.contains(u"Edit Purpose"_s), qPrintable(keys));
}

/// The field is far below.
void TestWindowUndo::listingTheChangesShowsThem()
{
    {
        storage::Registry other = m_fixture->another();
        QVERIFY(
            other.drafts().create({.content = {.registrationTemplate = filledTemplate(u"crates"_s)}}, {}));
        QVERIFY(other.registrations().registerDraft(2, {}));
        QVERIFY(other.drafts().create({.revisionOf = u"crates"_s,
                                       .basedOn = 1,
                                       .content = {.registrationTemplate = filledTemplate(u"crates"_s)}},
                                      {}));
    }
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"draft:3"_s);
    document().edit({TemplateField::Purpose}, u"Names of books."_s);
    view().showSyntax();
    m_fixture->window().processActions()->fillRevision()->trigger();
    auto* revision = m_fixture->find<GrowingTextEdit>(u"Revision Information"_s);
    QVERIFY(revision && !revision->toPlainText().isEmpty());
    QVERIFY(revision->hasFocus() && !revision->visibleRegion().isEmpty());
}

/// The Tasks page selects a draft without showing it, and a change from outside shows it again on any page.
void TestWindowUndo::changesNoDraftThatIsNotShown()
{
    RegistryPage& page = *m_fixture->window().registryPage();
    document().edit({TemplateField::Purpose}, u"Names crates."_s);
    const QString draft = page.current()->handle;
    QVERIFY(undo().isEnabled());
    m_fixture->window().findChild<QAction*>(u"page-work"_s)->trigger();
    page.select(u"isbn"_s);
    page.select(draft);
    QCOMPARE(page.current()->handle, draft);
    QVERIFY(!undo().isEnabled());
    m_fixture->window().findChild<QAction*>(u"page-registry"_s)->trigger();
    QVERIFY(undo().isEnabled());
    m_fixture->window().findChild<QAction*>(u"page-check"_s)->trigger();
    page.select(u"isbn"_s);
    page.select(draft);
    QVERIFY(!undo().isEnabled());
}

NIDUS_WINDOW_TEST(tst_windowundo, TestWindowUndo)
#include "tst_windowundo.moc"
