// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/subregistryfixture.h"
#include "ui/subregistry/numbermap.h"
#include "ui/support/widgets/messagebar.h"

#include <QApplication>

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

    void undoesBeforeARefusal();
    void undoesWithTheKey();
    void undoesFromTheEditMenu();
    void undoesWhatIsNotShownYet();

private:
    [[nodiscard]] SubregistryPanel& panel() const { return m_fixture->panel(); }

    std::unique_ptr<WindowSubregistryFixture> m_fixture;
};

/// A refusal changes no value: it is not what somebody wants to undo.
void TestWindowSubregistryUndo::undoesBeforeARefusal()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->trigger(u"Undo Newest Change"_s);
    QTRY_VERIFY(m_fixture->question().contains("10300"_L1));
    m_fixture->dialog()->reject();
    m_fixture->refuseRequest();
    m_fixture->trigger(u"Undo Newest Change"_s);
    QTRY_VERIFY(m_fixture->dialog<QMessageBox>());
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).state, EntryState::Pool);
}

/// The question says what would happen, with the values in order.
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
    QTRY_VERIFY(m_fixture->window().window().messageBar()->text().contains("was reversed"_L1));
    QCOMPARE(m_fixture->stored(u"10300"_s).state, EntryState::Assigned);
}

NIDUS_WINDOW_TEST(tst_windowsubregistryundo, TestWindowSubregistryUndo)
#include "tst_windowsubregistryundo.moc"
