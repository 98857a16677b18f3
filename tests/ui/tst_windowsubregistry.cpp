// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/subregistryfixture.h"
#include "ui/subregistry/numbermap.h"
#include "ui/subregistry/orderdialog.h"
#include "ui/support/widgets/maildialog.h"
#include "ui/support/widgets/messagebar.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QSpinBox>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;
using subregistry::EntryState;
using subregistry::Verb;

/// What a number keeper does on the tab Subregistries.
class TestWindowSubregistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowSubregistryFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void createsAList();
    void grantsABlock();
    void refusesWithTheAlternative();
    void reservesUntilADate();
    void splitsABlock();
    void changesEntries_data();
    void changesEntries();
    void showsWhatOthersDid();
    void neverAssignsWhatSomebodyElseGot();
    void answersARequestOnce();
    void undoesFromTheMessage();
    void leavesChangesOfOthersAlone();
    void changesNothingInAReadOnlyRegistry();
    void offersNothingForUnregisteredNamespaces();
    void walksAlongTheMap();
    void beginsAnEmptyList();
    void showsDetailsAndHistory();
    void storesWhatWasConfirmedTooEarly();
    void storesInTheBackground();

private:
    [[nodiscard]] SubregistryPanel& panel() const { return m_fixture->panel(); }
    [[nodiscard]] QStringList shownValues() const
    {
        QStringList values;
        for (int row = 0; row < panel().model()->rowCount(); ++row)
            values.append(panel().current()->list.textOf(panel().model()->stretchAt(row).block));
        return values;
    }
    static QByteArray shown() { return WindowSubregistryFixture::preview().toUtf8(); }
    /// Returns the text of the letter, and closes it.
    static QString letter()
    {
        if (!QTest::qWaitFor([] { return WindowSubregistryFixture::dialog<MailDialog>() != nullptr; }))
            return {};
        auto* dialog = WindowSubregistryFixture::dialog<MailDialog>();
        const QString text = dialog->mail().text;
        dialog->reject();
        return text;
    }

    std::unique_ptr<WindowSubregistryFixture> m_fixture;
};

void TestWindowSubregistry::createsAList()
{
    m_fixture->window().window().registryPage()->select(u"oma"_s); // the list opens its tab
    QTRY_VERIFY(m_fixture->action(u"New Subregistry"_s)->isEnabled());
    QVERIFY(!m_fixture->action(u"Assign Values"_s)->isEnabled());
    m_fixture->trigger(u"New Subregistry"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Fill in first: Name"_L1), shown().constData());
    m_fixture->type(u"Name"_s, u"a b"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("cannot name a subregistry"_L1), shown().constData());
    m_fixture->type(u"Name"_s, u"centers"_s);
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QTRY_VERIFY2(!m_fixture->dialog(), shown().constData());
    QTRY_VERIFY(panel().current());
    QCOMPARE(panel().current()->list.definition().fullName(), u"oma/centers"_s);
    QVERIFY(!panel().map()->isVisible()); // words
    m_fixture->trigger(u"New Subregistry"_s);
    m_fixture->type(u"Name"_s, u"centers"_s);
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QTRY_VERIFY2(m_fixture->preview().contains("exists already"_L1), shown().constData());
    m_fixture->dialog()->reject();
}

void TestWindowSubregistry::grantsABlock()
{
    m_fixture->createObjects();
    m_fixture->assign(u"32769-32818"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    auto* dialog = m_fixture->dialog<OrderDialog>();
    QVERIFY(dialog);
    auto* range = dialog->findChild<QComboBox*>();
    range->setFocus();
    QTest::keyClicks(range, u"bulk"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Value 32819 (range bulk"_L1), shown().constData());
    QTRY_VERIFY(m_fixture->preview().contains("Fill in first: Holder"_L1));
    auto* count = dialog->findChild<QSpinBox*>();
    count->setFocus();
    count->selectAll();
    QTest::keyClicks(count, u"50"_s);
    m_fixture->type(u"Holder"_s, u"Company B"_s);
    QTRY_VERIFY2(
        m_fixture->preview().contains("Values 32819-32868 (50 numbers, range bulk, urn:oma:lwm2m:x:32819"_L1),
        shown().constData());
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    const QString text = letter();
    QVERIFY2(text.contains("Your request was granted."_L1), qPrintable(text));
    QVERIFY2(text.contains("urn:oma:lwm2m:x:32868"_L1), qPrintable(text));
    QVERIFY2(text.startsWith("Dear Company B,\n"_L1), qPrintable(text));
    QTRY_COMPARE(m_fixture->stored(u"32819-32868"_s).holder, u"Company B"_s);
    QTRY_COMPARE(shownValues(), (QStringList{u"32769-32818"_s, u"32819-32868"_s}));
    QTRY_COMPARE(panel().selected().size(), 1);
    QCOMPARE(panel().selected().first().block.first, 32819U);
}

void TestWindowSubregistry::refusesWithTheAlternative()
{
    m_fixture->createObjects();
    m_fixture->assign(u"32769-32818"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"32800-32849"_s);
    m_fixture->type(u"Holder"_s, u"B"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("32769-32818 is taken (assigned, \"A\", 2020-01-01)"_L1),
                 shown().constData());
    QTRY_VERIFY2(
        m_fixture->preview().contains("The nearest alternative is 32819-32868 in range \"bulk\"."_L1),
        shown().constData());
    // Return does nothing while it is refused.
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QTRY_VERIFY(m_fixture->dialog<OrderDialog>());
    WindowFixture::answer(u"Show Refusal Letter…"_s);
    const QString text = letter();
    QVERIFY2(text.startsWith("Dear B,\n"_L1) && text.contains("Your request could not be granted."_L1) &&
                 text.contains("We can offer 32819-32868 in range"_L1),
             qPrintable(text));
    WindowFixture::answer(u"Use 32819-32868"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Values 32819-32868 (50 numbers"_L1), shown().constData());
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QVERIFY(letter().contains("granted"_L1));
    QTRY_COMPARE(m_fixture->stored(u"32819-32868"_s).holder, u"B"_s);
    QTRY_COMPARE(m_fixture->stored(u"32800"_s).holder, u"A"_s);
}

void TestWindowSubregistry::reservesUntilADate()
{
    m_fixture->createObjects();
    m_fixture->showObjects();
    m_fixture->trigger(u"Reserve Values"_s);
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"B"_s);
    m_fixture->type(u"Valid until"_s, u"soon"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("\"soon\" is not a date"_L1), shown().constData());
    m_fixture->type(u"Valid until"_s, u"2099-01-01"_s);
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QVERIFY(letter().contains("2099-01-01"_L1));
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).state, EntryState::Reserved);
    QTRY_COMPARE(shownValues(), QStringList{u"10300"_s});
    // Renewing it keeps everything else.
    m_fixture->select(u"10300"_s);
    m_fixture->trigger(u"Edit Entry"_s);
    m_fixture->type(u"Valid until (YYYY-MM-DD)"_s, u"2100-01-01"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("until 2100-01-01"_L1), shown().constData());
    WindowFixture::answer(u"Change"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).renewals, 1);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).holder, u"B"_s);
}

void TestWindowSubregistry::splitsABlock()
{
    m_fixture->createObjects();
    m_fixture->assign(u"32769-32818"_s, u"A"_s);
    m_fixture->showObjects();
    QVERIFY(!m_fixture->action(u"Split Block"_s)->isEnabled()); // nothing is selected
    m_fixture->select(u"32769-32818"_s);
    m_fixture->trigger(u"Split Block"_s);
    QTest::keyClicks(m_fixture->focus(), u"32794"_s); // the focus is where the second part begins
    QTest::keyClick(m_fixture->focus(), Qt::Key_Tab);
    m_fixture->type(u"Holder of the second part"_s, u"Successor"_s);
    m_fixture->type(u"Contact of the second part"_s, u"b@example.org"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("32794-32818: assigned, A"_L1), shown().constData());
    QTRY_VERIFY2(m_fixture->preview().contains("-> assigned, Successor"_L1), shown().constData());
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QTRY_VERIFY(!m_fixture->dialog<OrderDialog>());
    QTRY_COMPARE(m_fixture->stored(u"32794"_s).holder, u"Successor"_s);
    QCOMPARE(m_fixture->stored(u"32794"_s).contact, u"b@example.org"_s);
    QTRY_COMPARE(shownValues(), (QStringList{u"32769-32793"_s, u"32794-32818"_s}));
    m_fixture->select(u"32794-32818"_s);
    m_fixture->trigger(u"Details and History"_s);
    auto* changes = m_fixture->dialog()->findChild<QTreeWidget*>();
    QCOMPARE(changes->topLevelItemCount(), 2);
    QCOMPARE(changes->topLevelItem(0)->text(1), u"split"_s);
    QCOMPARE(changes->topLevelItem(1)->text(2), u"32769-32818"_s);
    m_fixture->dialog()->reject();
}

void TestWindowSubregistry::changesEntries_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("state");
    QTest::newRow("transfer") << u"Transfer"_s << u"Transfer"_s << u"New holder"_s
                              << int(EntryState::Assigned);
    QTest::newRow("deprecate") << u"Deprecate"_s << u"Deprecate"_s << u"Reference"_s
                               << int(EntryState::Deprecated);
    QTest::newRow("retire") << u"Retire"_s << u"Retire"_s << u"Note for the history"_s
                            << int(EntryState::Retired);
    QTest::newRow("release") << u"Release"_s << u"Release"_s << u"Note for the history"_s
                             << int(EntryState::Released);
    QTest::newRow("withdraw") << u"Withdraw"_s << u"Withdraw"_s << u"Note for the history"_s
                              << int(EntryState::Withdrawn);
}

void TestWindowSubregistry::changesEntries()
{
    QFETCH(QString, action);
    QFETCH(QString, button);
    QFETCH(QString, field);
    QFETCH(int, state);
    m_fixture->createObjects();
    m_fixture->assign(u"10300-10309"_s, u"A"_s);
    m_fixture->assign(u"10310"_s, u"A"_s);
    m_fixture->showObjects();
    panel().table()->selectAll();
    const qsizetype before = m_fixture->changes();
    m_fixture->trigger(action);
    m_fixture->type(field, u"New"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("2 entr"_L1), shown().constData());
    WindowFixture::answer(button);
    QTRY_VERIFY(!m_fixture->dialog());
    QTRY_COMPARE(m_fixture->changes(), before + 1); // one undo
    for (const QString& value : {u"10300-10309"_s, u"10310"_s}) {
        QTRY_COMPARE(int(m_fixture->stored(value).state), state);
        QTRY_COMPARE(m_fixture->stored(value).holder, state == int(EntryState::Assigned) ? u"New"_s : u"A"_s);
    }
}

void TestWindowSubregistry::showsWhatOthersDid()
{
    m_fixture->createObjects();
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    m_fixture->trigger(u"Transfer"_s);
    m_fixture->type(u"New holder"_s, u"C"_s);
    m_fixture->carryOut(
        {.verb = Verb::Transfer, .value = u"10300"_s, .holders = {u"B"_s}, .date = {2020, 1, 2}});
    WindowFixture::answer(u"Transfer"_s);
    QVERIFY(m_fixture->dialog<OrderDialog>());
    QTRY_VERIFY2(m_fixture->preview().contains("other changed this in the meantime (transfer"_L1) &&
                     m_fixture->preview().contains("10300 (assigned, B, since 2020-01-02)"_L1),
                 shown().constData());
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).holder, u"B"_s);
    WindowFixture::answer(u"Transfer"_s); // now with B in view
    QTRY_VERIFY(!m_fixture->dialog());
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).holder, u"C"_s);
}

void TestWindowSubregistry::neverAssignsWhatSomebodyElseGot()
{
    m_fixture->createObjects();
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"C"_s);
    QTRY_VERIFY(m_fixture->preview().contains("will be assigned"_L1));
    m_fixture->assign(u"10300"_s, u"B"_s);
    WindowFixture::answer(u"Assign"_s);
    QVERIFY(m_fixture->dialog<OrderDialog>());
    QTRY_VERIFY2(m_fixture->preview().contains("10300 is taken (assigned, \"B\""_L1), shown().constData());
    WindowFixture::answer(u"Use 10301"_s);
    WindowFixture::answer(u"Assign"_s);
    letter();
    QTRY_COMPARE(m_fixture->stored(u"10301"_s).holder, u"C"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).holder, u"B"_s);
}

void TestWindowSubregistry::answersARequestOnce()
{
    m_fixture->createObjects();
    m_fixture->showObjects();
    for (int i = 0; i < 2; ++i) {
        m_fixture->trigger(u"Assign Values"_s);
        auto* range = m_fixture->dialog()->findChild<QComboBox*>();
        range->setCurrentIndex(range->findData(u"x"_s));
        m_fixture->type(u"Holder"_s, u"C"_s);
        m_fixture->type(u"Request ID"_s, u"T-7"_s);
        WindowFixture::answer(u"Assign"_s);
        const QString text = letter();
        QVERIFY2(text.contains("10241"_L1) && !text.contains("10242"_L1), qPrintable(text));
        QTRY_VERIFY(panel().current()->changes.size() == m_fixture->changes());
    }
    QTRY_COMPARE(m_fixture->stored(u"10242"_s).holder, QString());
    QTRY_COMPARE(m_fixture->window().window().messageBar()->text(),
                 u"This request was answered before: 10241"_s);
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"D"_s);
    m_fixture->type(u"Request ID"_s, u"T-7"_s);
    WindowFixture::answer(u"Assign"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("T-7"_L1), shown().constData());
    m_fixture->dialog()->reject();
}

void TestWindowSubregistry::undoesFromTheMessage()
{
    m_fixture->createObjects();
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"C"_s);
    WindowFixture::answer(u"Assign"_s);
    letter();
    QTRY_COMPARE(m_fixture->window().window().messageBar()->text(),
                 u"Saved. Assigned to C: 10300 in subregistry “objects” of oma. "
                 "The lower values 10241-10299 stay free."_s);
    for (auto* button : m_fixture->window().window().messageBar()->findChildren<QAbstractButton*>()) {
        if (button->text().remove(u'&') == "Undo"_L1)
            button->click();
    }
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).state, EntryState::Pool);
    QTRY_VERIFY(m_fixture->window().window().messageBar()->text().startsWith("Undone: "_L1));
    QVERIFY(m_fixture->window().window().messageBar()->text().endsWith(" 10300 is free again."_L1));
    QTRY_COMPARE(shownValues(), QStringList());
}

void TestWindowSubregistry::leavesChangesOfOthersAlone()
{
    m_fixture->createObjects();
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->trigger(u"Undo Newest Change"_s);
    QTRY_VERIFY(m_fixture->dialog());
    m_fixture->assign(u"10301"_s, u"B"_s);
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).state, EntryState::Assigned);
    QTRY_COMPARE(m_fixture->stored(u"10301"_s).state, EntryState::Assigned);
    QTRY_VERIFY(m_fixture->window().window().messageBar()->text().contains(
        "there is a newer change: other assigned 10301"_L1));
}

void TestWindowSubregistry::changesNothingInAReadOnlyRegistry()
{
    m_fixture->createObjects();
    m_fixture->assign(u"10300"_s, u"A"_s);
    const QString path = m_fixture->window().path();
    m_fixture->window().close();
    QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner));
    m_fixture->window().open(storage::Registry::open(path).value());
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    QStringList enabled;
    for (const QAction* action : m_fixture->window().window().registryActions()->subregistries().all()) {
        if (action->isEnabled())
            enabled.append(action->text().remove(u'…'));
    }
    QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    QCOMPARE(enabled, (QStringList{u"Answer Letter"_s, u"Details and History"_s, u"Export Entries"_s,
                                   u"Copy Map as Text"_s}));
}

void TestWindowSubregistry::offersNothingForUnregisteredNamespaces()
{
    const auto id = m_fixture->window().another().drafts().create(
        {.content = {.registrationTemplate = filledTemplate(u"example-new"_s)}}, {.who = u"tester"_s});
    m_fixture->createObjects();
    m_fixture->showObjects();
    m_fixture->window().window().registryPage()->select(u"draft:%1"_s.arg(id->id));
    QVERIFY(!panel().isVisible());
    QVERIFY(panel().nid().isEmpty());
}

void TestWindowSubregistry::walksAlongTheMap()
{
    m_fixture->createObjects();
    m_fixture->assign(u"32769-32818"_s, u"A"_s);
    m_fixture->assign(u"32850"_s, u"B"_s);
    m_fixture->showObjects();
    NumberMap* const map = panel().map();
    QVERIFY(map->isVisible());
    map->setFocus();
    QTest::keyClick(map, Qt::Key_Home);
    QVERIFY2(map->accessibleDescription().startsWith("10241-26240, 16,000 numbers, range x, free"_L1),
             qPrintable(map->accessibleDescription()));
    QTest::keyClick(map, Qt::Key_Right);
    QVERIFY2(map->accessibleDescription().startsWith(
                 "32769-32818, 50 numbers, range bulk, assigned, A, 2020-01-01"_L1),
             qPrintable(map->accessibleDescription()));
    QCOMPARE(panel().selected().first().block.first, 32769U); // the table follows
    QTest::keyClick(map, Qt::Key_End);
    QTest::keyClick(map, Qt::Key_Left);
    QVERIFY2(map->accessibleDescription().startsWith("32850, range bulk, assigned, B"_L1),
             qPrintable(map->accessibleDescription()));
    QVERIFY(map->view().contains({32850, 32850}));
    const quint64 before = map->view().size();
    QTest::keyClick(map, Qt::Key_Plus);
    QVERIFY(map->view().size() < before);
    QTest::keyClick(map, Qt::Key_0);
    QCOMPARE(map->view(), (subregistry::Block{10241, 42768}));
    QCOMPARE(map->text().count(u'\n'), 4); // five stretches
}

/// An empty list says how to begin.
void TestWindowSubregistry::beginsAnEmptyList()
{
    storage::Registry registry = m_fixture->window().another();
    QVERIFY(registry.subregistries().create(
        {.nid = u"oma"_s, .name = u"objects"_s, .kind = subregistry::ValueKind::Decimal}, {.who = u"other"_s},
        {2020, 1, 1}));
    m_fixture->showObjects();
    QStringList offered;
    for (const QAbstractButton* button : panel().findChildren<QAbstractButton*>()) {
        if (button->isVisible())
            offered.append(button->text().remove(u'&').remove(u'…'));
    }
    for (const QString& text : {u"Add Range"_s, u"Assign Values"_s, u"Paste Entries"_s})
        QVERIFY2(offered.contains(text), qPrintable(offered.join(u' ')));
    QVERIFY(!panel().table()->isVisible());
    m_fixture->assign(u"7"_s, u"A"_s);
    m_fixture->showObjects();
    QTRY_VERIFY(panel().table()->isVisible());
    QVERIFY(panel().map()->isVisible());
}

/// Return in the table shows everything about an entry, also the request that it answered.
void TestWindowSubregistry::showsDetailsAndHistory()
{
    m_fixture->createObjects();
    storage::Registry registry = m_fixture->window().another();
    const subregistry::Order order{
        .value = u"10300"_s, .holders = {u"A"_s}, .contact = u"a@example.org"_s, .date = {2020, 1, 1}};
    QVERIFY(workflow::carryOut(registry, m_fixture->name(), order, {.id = u"T-7"_s, .arguments = u"x"_s},
                               {.who = u"other"_s}));
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    panel().table()->setFocus();
    QTest::keyClick(panel().table(), Qt::Key_Return);
    QVERIFY(m_fixture->dialog());
    QStringList facts;
    for (const QLabel* label : m_fixture->dialog()->findChildren<QLabel*>())
        facts.append(label->text());
    for (const QString& fact : {u"10300"_s, u"urn:oma:lwm2m:x:10300"_s, u"a@example.org"_s, u"T-7"_s})
        QVERIFY2(facts.contains(fact), qPrintable(facts.join(u'\n')));
    const auto* changes = m_fixture->dialog()->findChild<QTreeWidget*>();
    QCOMPARE(changes->topLevelItemCount(), 1);
    QCOMPARE(changes->topLevelItem(0)->text(1), u"assigned"_s);
    QCOMPARE(changes->topLevelItem(0)->text(6), u"T-7"_s);
    m_fixture->dialog()->reject();
}

/// Return right after typing does not wait for the preview, and stores nothing else than what was typed.
void TestWindowSubregistry::storesWhatWasConfirmedTooEarly()
{
    m_fixture->createObjects();
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"C"_s);
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QVERIFY(letter().contains("10300"_L1));
    QCOMPARE(m_fixture->stored(u"10300"_s).holder, u"C"_s);
    QVERIFY(!m_fixture->dialog());
    QVERIFY(panel().window()->isEnabled());
}

/// Meanwhile the dialog waits; it shows what went wrong.
void TestWindowSubregistry::storesInTheBackground()
{
    m_fixture->createObjects();
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"C"_s);
    QTRY_VERIFY(m_fixture->preview().contains("will be assigned"_L1));
    const QString path = m_fixture->window().path();
    QVERIFY(QFile::rename(path, path + u".away"_s));
    WindowFixture::answer(u"Assign"_s);
    QVERIFY(!m_fixture->preview().contains(path)); // not yet
    QTRY_VERIFY2(m_fixture->preview().contains(path), shown().constData());
    QVERIFY(QFile::rename(path + u".away"_s, path));
    QVERIFY(m_fixture->dialog()->isEnabled());
    WindowFixture::answer(u"Assign"_s);
    letter();
    QCOMPARE(m_fixture->stored(u"10300"_s).holder, u"C"_s);
}

NIDUS_WINDOW_TEST(tst_windowsubregistry, TestWindowSubregistry)
#include "tst_windowsubregistry.moc"
