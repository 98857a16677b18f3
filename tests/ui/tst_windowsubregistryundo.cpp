// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/subregistryfixture.h"
#include "ui/subregistry/numbermap.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/statusline.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;
using subregistry::EntryState;

/// Every way to undo a change of a list.
class TestWindowSubregistryUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowSubregistryFixture>();
        m_fixture->createObjects();
    }
    void cleanup() { m_fixture.reset(); }

    void undoesARefusal();
    void undoesARefusalFromTheMessage();
    void removesAListThatNeverHadAnEntry();
    void forgetsAnUndoneRefusal();
    void showsAWordThatTheFilterHides();
    void saysWhatAReleaseMeans();
    void copiesTheFormerHolder();
    void describesWhatTheMenuIsAbout();
    void revealsOnlyInItsList();
    void saysThatARefusalIsNotRecorded();
    void undoesWithTheKey();
    void undoesFromTheEditMenu();
    void undoesWhatIsNotShownYet();

private:
    [[nodiscard]] SubregistryPanel& panel() const { return m_fixture->panel(); }
    /// Returns the line below the table.
    [[nodiscard]] QString line() const { return panel().findChild<StatusLine*>()->text(); }

    std::unique_ptr<WindowSubregistryFixture> m_fixture;
};

/// Undo reverses a refusal before the change that was made before it.
void TestWindowSubregistryUndo::undoesARefusal()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->trigger(u"Undo Newest Change"_s);
    QTRY_VERIFY(m_fixture->question().contains("10300"_L1));
    m_fixture->dialog()->reject();
    m_fixture->refuseRequest();
    QTRY_COMPARE(panel().current()->refusals.size(), 1);
    m_fixture->trigger(u"Undo Newest Change"_s);
    QTRY_VERIFY2(m_fixture->question().contains("Request T-9 was refused: 10300 is taken"_L1),
                 qPrintable(m_fixture->question()));
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_COMPARE(panel().current()->refusals.size(), 0);
    QCOMPARE(m_fixture->stored(u"10300"_s).state, EntryState::Assigned);
    m_fixture->trigger(u"Undo Newest Change"_s);
    QTRY_VERIFY(m_fixture->dialog<QMessageBox>());
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).state, EntryState::Pool);
}

/// Whoever refuses a request sees that this was recorded, and can undo it in the message or in the table.
void TestWindowSubregistryUndo::undoesARefusalFromTheMessage()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    const MessageBar& messages = *m_fixture->window().window().messageBar();
    m_fixture->refuseRequest();
    QTRY_VERIFY2(messages.text().contains(u"Refused, and recorded in “Refused requests”: request T-9"_s),
                 qPrintable(messages.text()));
    for (QPushButton* button : messages.findChildren<QPushButton*>()) {
        if (button->text() == "Undo"_L1)
            button->click();
    }
    QTRY_COMPARE(panel().current()->refusals.size(), 0);
    m_fixture->refuseRequest();
    QTRY_COMPARE(panel().current()->refusals.size(), 1);
    QVERIFY(!m_fixture->action(u"Undo Refusal"_s)->isEnabled());
    panel().findChild<QLineEdit*>()->setText(u"T-9"_s);
    panel().table()->selectRow(0);
    m_fixture->trigger(u"Undo Refusal"_s);
    QTRY_COMPARE(panel().current()->refusals.size(), 0);
    QTRY_VERIFY2(messages.text().contains("Request T-9 can be answered again."_L1),
                 qPrintable(messages.text()));
}

/// The creation of a list without entries is the last change that can be undone.
void TestWindowSubregistryUndo::removesAListThatNeverHadAnEntry()
{
    storage::Registry registry = m_fixture->window().another();
    QVERIFY(registry.subregistries().create({.nid = u"oma"_s, .name = u"terms"_s}, {.who = u"other"_s},
                                            {2020, 1, 1}));
    m_fixture->showObjects();
    panel().choose(u"terms"_s);
    QCOMPARE(panel().lists().size(), 2);
    m_fixture->trigger(u"Undo Newest Change"_s);
    QTRY_VERIFY(m_fixture->dialog<QMessageBox>());
    QVERIFY(m_fixture->dialog<QMessageBox>()->informativeText().contains("it is removed"_L1));
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_COMPARE(panel().lists().size(), 1);
    const MessageBar& messages = *m_fixture->window().window().messageBar();
    QTRY_VERIFY2(messages.text().contains("The subregistry oma/terms was removed."_L1),
                 qPrintable(messages.text()));
}

/// What a refused request asked for is not selected instead of it.
void TestWindowSubregistryUndo::forgetsAnUndoneRefusal()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->refuseRequest();
    m_fixture->select(u"10300"_s); // it is current on the map
    m_fixture->choose(u"Refused requests"_s);
    QVERIFY2(line().contains("Refused requests: 1"_L1) && line().contains("10300"_L1), qPrintable(line()));
    panel().table()->selectRow(0);
    QVERIFY2(line().contains("request T-9"_L1), qPrintable(line()));
    QVERIFY(panel().map()->current() == nullptr);
    m_fixture->trigger(u"Undo Refusal"_s);
    QTRY_COMPARE(panel().current()->refusals.size(), 0);
    QTRY_COMPARE(panel().model()->rowCount(), 0);
    QVERIFY(panel().selected().isEmpty());
    QCOMPARE(line(), u"Refused requests: 0"_s);
    for (const QString& action :
         {u"Transfer"_s, u"Retire"_s, u"Answer Letter"_s, u"Undo Refusal"_s, u"Details and History"_s})
        QVERIFY2(!m_fixture->action(action)->isEnabled(), qPrintable(action));
}

/// An assigned word is shown although the table is filtered: no map shows it.
void TestWindowSubregistryUndo::showsAWordThatTheFilterHides()
{
    storage::Registry other = m_fixture->window().another();
    QVERIFY(other.subregistries().create({.nid = u"oma"_s, .name = u"terms"_s}, {.who = u"other"_s},
                                         {2020, 1, 1}));
    m_fixture->showObjects();
    panel().choose(u"terms"_s);
    for (const QString& word : {u"alpha"_s, u"beta"_s}) {
        panel().findChild<QLineEdit*>()->setText(word == "beta"_L1 ? u"alp"_s : QString());
        m_fixture->trigger(u"Assign Values"_s);
        m_fixture->type(u"Value"_s, word);
        m_fixture->type(u"Holder"_s, u"A"_s);
        WindowFixture::answer(u"Assign"_s);
        m_fixture->letter();
        QTRY_VERIFY2(m_fixture->column(EntryModel::Value).contains(word), qPrintable(word));
    }
    QCOMPARE(panel().model()->rowCount(), 2);
}

void TestWindowSubregistryUndo::saysWhatAReleaseMeans()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    m_fixture->trigger(u"Release"_s);
    WindowFixture::answer(u"Release"_s);
    const MessageBar& messages = *m_fixture->window().window().messageBar();
    QTRY_VERIFY2(messages.text().contains("is not assigned again unless it is released to the pool."_L1),
                 qPrintable(messages.text()));
}

/// The letter about a transfer is to the new holder, with a copy to the former one.
void TestWindowSubregistryUndo::copiesTheFormerHolder()
{
    m_fixture->carryOut(
        {.value = u"10300"_s, .holders = {u"A"_s}, .contact = u"a@example.org"_s, .date = {2020, 1, 1}});
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    m_fixture->trigger(u"Transfer"_s);
    m_fixture->type(u"New holder"_s, u"B"_s);
    m_fixture->type(u"Contact"_s, u"b@example.org"_s);
    for (QCheckBox* box : m_fixture->dialog()->findChildren<QCheckBox*>()) {
        if (box->text().contains("letter"_L1))
            box->setChecked(true);
    }
    WindowFixture::answer(u"Transfer"_s);
    const exchange::UnsentMail mail = m_fixture->letter();
    QCOMPARE(mail.to, u"b@example.org"_s);
    QCOMPARE(mail.cc, u"a@example.org"_s);
}

/// The line below the table names the value that the menu would change, also after a filter and an order.
void TestWindowSubregistryUndo::describesWhatTheMenuIsAbout()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    const auto isRight = [this] {
        const QList<Stretch> chosen = panel().selected();
        return m_fixture->action(u"Retire"_s)->isEnabled() == (!chosen.isEmpty() && chosen[0].entry >= 0) &&
               line().contains("10300, range x"_L1) == !chosen.isEmpty();
    };
    QVERIFY2(isRight(), qPrintable(line()));
    m_fixture->select(u"10300"_s);
    QVERIFY2(isRight() && !panel().selected().isEmpty(), qPrintable(line()));
    panel().table()->sortByColumn(EntryModel::Holder, Qt::DescendingOrder);
    QVERIFY2(isRight(), qPrintable(line()));
    for (const QString& which : {u"Free numbers"_s, u"Refused requests"_s, u"Everything"_s}) {
        m_fixture->choose(which);
        QVERIFY2(isRight(), qPrintable(which + u": "_s + line()));
    }
    m_fixture->select(u"10300"_s);
    panel().table()->clearSelection();
    QVERIFY2(isRight(), qPrintable(line()));
}

/// An undo of a list that is no longer shown selects nothing in the other one, also not later.
void TestWindowSubregistryUndo::revealsOnlyInItsList()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->assign(u"10301"_s, u"B"_s);
    m_fixture->showObjects();
    subregistry::Definition other = panel().current()->list.definition();
    other.name = u"others"_s;
    panel().revealLater(other, {10300, 10300});
    QVERIFY(panel().selected().isEmpty());
    m_fixture->assign(u"10302"_s, u"C"_s);
    m_fixture->showObjects();
    QVERIFY(panel().selected().isEmpty());
    panel().revealLater(panel().current()->list.definition(), {10303, 10303});
    m_fixture->assign(u"10303"_s, u"C"_s);
    m_fixture->showObjects();
    QTRY_COMPARE(panel().selected().size(), 1);
    QCOMPARE(panel().selected()[0].block.first, 10303U);
    m_fixture->select(u"10301"_s);
    m_fixture->assign(u"10304"_s, u"C"_s);
    m_fixture->showObjects();
    QTRY_COMPARE(panel().selected()[0].block.first, 10301U); // it is not awaited any longer
}

/// Without an ID, only the letter is written, and the preview says so.
void TestWindowSubregistryUndo::saysThatARefusalIsNotRecorded()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    const qsizetype before = m_fixture->changes();
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"B"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Enter a request ID to record the refusal."_L1),
                 qPrintable(m_fixture->preview()));
    WindowFixture::answer(u"Show Refusal Letter…"_s);
    const QString letter = m_fixture->letter().text;
    QVERIFY2(letter.startsWith("Dear B,"_L1), qPrintable(letter));
    QCOMPARE(m_fixture->changes(), before);
    QTRY_VERIFY(m_fixture->dialog());
    m_fixture->type(u"Request ID"_s, u"T-9"_s);
    QTRY_VERIFY2(!m_fixture->preview().contains("Enter a request ID"_L1), qPrintable(m_fixture->preview()));
    const QString heard = m_fixture->dialog()->property(kAnnouncement).toString();
    QVERIFY2(heard.startsWith("The refusal can be recorded."_L1) && !heard.contains("taken"_L1),
             qPrintable(heard)); // the reason was heard before
    m_fixture->dialog()->reject();
}

void TestWindowSubregistryUndo::undoesWithTheKey()
{
    storage::Registry registry = m_fixture->window().another();
    const subregistry::ListChange change{.what = u"import"_s,
                                         .date = {2020, 1, 1},
                                         .entries = {{.block = {10305, 10305}, .holder = u"C"_s},
                                                     {.block = {10301, 10301}, .holder = u"A"_s},
                                                     {.block = {10303, 10303}, .holder = u"B"_s}}};
    QVERIFY(workflow::importEntries(
        registry, m_fixture->name(), {.who = u"other"_s},
        [&change](const subregistry::Subregistry&) { return std::optional(change); }));
    m_fixture->showObjects();
    QTRY_COMPARE(panel().model()->rowCount(), 3);
    const auto* const undo = m_fixture->window().window().findChild<QAction*>(u"undo"_s);
    m_fixture->window().window().registryPage()->browser()->focusSearch();
    QTRY_VERIFY(!undo->isEnabled()); // no draft is open
    panel().table()->setFocus();
    QTRY_VERIFY(panel().table()->hasFocus());
    QTRY_VERIFY(undo->isEnabled());
    QTest::keyClick(panel().table(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(m_fixture->dialog<QMessageBox>());
    QVERIFY2(m_fixture->question().contains("10301, 10303, 10305 will be free again."_L1),
             qPrintable(m_fixture->question()));
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_COMPARE(panel().model()->rowCount(), 0);
    // The next key undoes the change before.
    QTRY_VERIFY2(panel().isAncestorOf(m_fixture->window().window().focusWidget()),
                 m_fixture->window().window().focusWidget() == nullptr
                     ? "none"
                     : m_fixture->window().window().focusWidget()->metaObject()->className());
}

/// Edit > Undo is that of the list while the list has the focus, and gray once nothing is left.
void TestWindowSubregistryUndo::undoesFromTheEditMenu()
{
    auto* const undo = m_fixture->window().window().findChild<QAction*>(u"undo"_s);
    m_fixture->showObjects();
    panel().map()->setFocus();
    QTRY_VERIFY(undo->isEnabled());
    QCOMPARE(undo->text(), u"&Undo Newest Change…"_s);
    undo->trigger(); // the ranges are the only change
    QTRY_VERIFY(m_fixture->dialog<QMessageBox>());
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_VERIFY(panel().current()->ranges.isEmpty());
    QTRY_VERIFY(undo->isEnabled());
    undo->trigger(); // the creation of the list is left
    QTRY_VERIFY(m_fixture->dialog<QMessageBox>());
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_VERIFY(!panel().current());
    QTRY_VERIFY(!undo->isEnabled());
}

/// Whoever undoes right after a change gets that one.
void TestWindowSubregistryUndo::undoesWhatIsNotShownYet()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->assign(u"10301"_s, u"B"_s); // the window does not know it
    m_fixture->trigger(u"Undo Newest Change"_s);
    QTRY_VERIFY2(m_fixture->question().contains("10301 will be free again."_L1),
                 qPrintable(m_fixture->question()));
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_COMPARE(m_fixture->stored(u"10301"_s).state, EntryState::Pool);
    QTRY_VERIFY(m_fixture->window().window().messageBar()->text().contains("Undone: "_L1));
    QCOMPARE(m_fixture->stored(u"10300"_s).state, EntryState::Assigned);
}

NIDUS_WINDOW_TEST(tst_windowsubregistryundo, TestWindowSubregistryUndo)
#include "tst_windowsubregistryundo.moc"
