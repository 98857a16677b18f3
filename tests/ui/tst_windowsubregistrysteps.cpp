// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/subregistryfixture.h"
#include "ui/subregistry/entryimportdialog.h"
#include "ui/subregistry/numbermap.h"
#include "ui/support/widgets/maildialog.h"
#include "ui/support/widgets/messagebar.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QItemSelectionModel>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;
using subregistry::EntryState;

/// Where people stumbled who kept numbers for an hour.
class TestWindowSubregistrySteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowSubregistryFixture>();
        m_fixture->createObjects();
    }
    void cleanup() { m_fixture.reset(); }

    void actsOnWhatTheMapShows();
    void showsTheLetterOfARefusalAgain();
    void writesTrueLettersAboutEndedValues();
    void releasesWhatWasWithdrawn();
    void leavesOutValuesOutsideOfRanges();
    void saysThatEditedEntriesDiffer();
    void correctsTheKindOfAsker();
    void usesTheDayOfTheLatestChange();
    void objectsToAWrongPartAtOnce();
    void reachesTheMapWithTab();
    void pastesRowsOfMembers();
    void saysWhoMayAskInOneWord();
    void writesTheUrnOfANewList();
    void changesWhatIsSet();
    void completesAnAskerWithoutAList();
    void saysOnlyWhatIsTrueOfAll();
    void followsWhatOthersDo();
    void saysWhatOthersDidBeforeTheClick();

private:
    [[nodiscard]] SubregistryPanel& panel() const { return m_fixture->panel(); }
    /// Adds the range own (100-199), which is only for members.
    void addRangeOfMembers() const
    {
        storage::Registry registry = m_fixture->window().another();
        QVERIFY(workflow::setRanges(
            registry, WindowSubregistryFixture::name(),
            {{.name = u"own"_s, .span = u"100-199"_s, .asker = u"only members"_s, .date = {2020, 1, 1}}},
            {.who = u"other"_s}));
    }

    std::unique_ptr<WindowSubregistryFixture> m_fixture;
};

/// Also if the table does not show it; free numbers are assigned.
void TestWindowSubregistrySteps::actsOnWhatTheMapShows()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    panel().map()->goTo({10300, 10300});
    m_fixture->choose(u"Free numbers"_s);
    QVERIFY(panel().table()->selectionModel()->selection().isEmpty());
    QVERIFY(m_fixture->action(u"Retire"_s)->isEnabled());
    const auto press = [this](const subregistry::Block& block) {
        panel().map()->goTo(block);
        QTest::keyClick(panel().map(), Qt::Key_Return);
        const QString title = m_fixture->dialog() == nullptr ? QString() : m_fixture->dialog()->windowTitle();
        if (m_fixture->dialog() != nullptr)
            m_fixture->dialog()->reject();
        return title;
    };
    QCOMPARE(press({10300, 10300}), u"Details of 10300"_s);
    QCOMPARE(press({32769, 32769}), u"Assign Values: oma/objects"_s);
}

/// The same letter, although the list changed meanwhile, but with an offer that is possible now.
void TestWindowSubregistrySteps::showsTheLetterOfARefusalAgain()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"B"_s);
    m_fixture->type(u"Contact"_s, u"b@example.org"_s);
    m_fixture->type(u"Request ID"_s, u"T-9"_s);
    QTRY_VERIFY(m_fixture->preview().contains("10300 is taken"_L1));
    WindowFixture::answer(u"Refuse and Show Letter"_s);
    const exchange::UnsentMail first = m_fixture->letter();
    QVERIFY2(first.text.contains("We can offer 10301 in range \"x\" instead."_L1), qPrintable(first.text));
    QTRY_VERIFY(m_fixture->dialog() == nullptr);
    m_fixture->assign(u"10301"_s, u"C"_s);
    m_fixture->showObjects();
    m_fixture->choose(u"Refused requests"_s);
    panel().table()->selectRow(0);
    m_fixture->trigger(u"Answer Letter"_s);
    const exchange::UnsentMail again = m_fixture->letter();
    QCOMPARE(again.text, QString(first.text).replace("10301"_L1, "10299"_L1));
    QCOMPARE(again.to, first.to);
    QCOMPARE(again.subject, first.subject);
}

/// Nothing was granted on the day when a value ended.
void TestWindowSubregistrySteps::writesTrueLettersAboutEndedValues()
{
    using subregistry::Verb;
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->carryOut(
        {.verb = Verb::Reserve, .value = u"10301"_s, .holders = {u"B"_s}, .date = {2020, 1, 1}});
    m_fixture->carryOut({.verb = Verb::Retire, .value = u"10300"_s, .date = {2020, 2, 1}});
    m_fixture->carryOut({.verb = Verb::Withdraw, .value = u"10301"_s, .date = {2020, 3, 1}});
    m_fixture->showObjects();
    const auto letter = [this](const QString& value) {
        m_fixture->select(value);
        m_fixture->trigger(u"Answer Letter"_s);
        return m_fixture->letter().text;
    };
    const QString retired = letter(u"10300"_s);
    QVERIFY2(retired.contains("10300 of A was retired on 2020-02-01."_L1) && !retired.contains("granted"_L1),
             qPrintable(retired));
    const QString withdrawn = letter(u"10301"_s);
    QVERIFY2(withdrawn.contains("The reservation of 10301 for B was withdrawn on 2020-03-01."_L1),
             qPrintable(withdrawn));
}

/// Only a release to the pool is possible.
void TestWindowSubregistrySteps::releasesWhatWasWithdrawn()
{
    using subregistry::Verb;
    m_fixture->carryOut(
        {.verb = Verb::Reserve, .value = u"10301"_s, .holders = {u"B"_s}, .date = {2020, 1, 1}});
    m_fixture->carryOut({.verb = Verb::Withdraw, .value = u"10301"_s, .date = {2020, 3, 1}});
    m_fixture->showObjects();
    m_fixture->select(u"10301"_s);
    m_fixture->trigger(u"Release"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("10301: withdrawn"_L1), qPrintable(m_fixture->preview()));
    WindowFixture::answer(u"Release"_s);
    QTRY_COMPARE(m_fixture->stored(u"10301"_s).state, EntryState::Pool);
}

void TestWindowSubregistrySteps::leavesOutValuesOutsideOfRanges()
{
    m_fixture->showObjects();
    QGuiApplication::clipboard()->setText(u"value\tholder\n10301\tB\n7\tC\nx\tD\n"_s);
    m_fixture->trigger(u"Paste Entries"_s);
    const auto shown = [] {
        const auto* dialog = WindowSubregistryFixture::dialog<EntryImportDialog>();
        return dialog == nullptr ? QString() : dialog->text();
    };
    // What would be imported is shown while a row has an error.
    QTRY_VERIFY2(shown().contains("10301: free -> assigned, B"_L1) &&
                     shown().contains("7: not in a range -> assigned, C"_L1),
                 qPrintable(shown()));
    for (QCheckBox* box : m_fixture->dialog()->findChildren<QCheckBox*>()) {
        if (box->text().contains("eave out"_L1)) {
            QVERIFY(box->isVisible());
            box->click();
        }
    }
    QTRY_VERIFY2(!shown().contains("7: not in a range"_L1) && shown().contains("New entries: 1"_L1),
                 qPrintable(shown()));
    WindowFixture::answer(u"Import"_s);
    QTRY_COMPARE(m_fixture->stored(u"10301"_s).holder, u"B"_s);
    QCOMPARE(m_fixture->stored(u"7"_s).holder, QString());
}

void TestWindowSubregistrySteps::saysThatEditedEntriesDiffer()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->assign(u"10301"_s, u"B"_s);
    m_fixture->showObjects();
    panel().table()->selectAll();
    m_fixture->trigger(u"Edit Entry"_s);
    QCOMPARE(m_fixture->typed(u"Holder"_s), QString());
    m_fixture->type(u"Note (public)"_s, u"audit"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("assigned, note audit"_L1), qPrintable(m_fixture->preview()));
    WindowFixture::answer(u"Change"_s);
    QTRY_COMPARE(m_fixture->stored(u"10301"_s).note, u"audit"_s);
    QCOMPARE(m_fixture->stored(u"10301"_s).holder, u"B"_s);
    QTRY_COMPARE(m_fixture->column(EntryModel::Note), (QStringList{u"audit"_s, u"audit"_s}));
    QCOMPARE(panel().selected().size(), 2); // both can be changed again
}

void TestWindowSubregistrySteps::correctsTheKindOfAsker()
{
    m_fixture->carryOut(
        {.value = u"10300"_s, .holders = {u"A"_s}, .asker = u"company"_s, .date = {2024, 3, 1}});
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    m_fixture->trigger(u"Edit Entry"_s);
    QCOMPARE(m_fixture->typed(u"Kind of asker"_s), u"company"_s);
    m_fixture->type(u"Kind of asker"_s, u"consortium"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("consortium"_L1), qPrintable(m_fixture->preview()));
    QVERIFY(!m_fixture->preview().contains("name of the same holder"_L1));
    m_fixture->type(u"Holder"_s, u"B"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("This corrects the name of the same holder: "_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->type(u"Holder"_s, u" "_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Every entry has a holder: "_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->type(u"Holder"_s, u"A"_s);
    QTRY_VERIFY(!m_fixture->preview().contains("has a holder"_L1));
    WindowFixture::answer(u"Change"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).asker, u"consortium"_s);
}

/// If the clock is before the latest change, such as after it was set back.
void TestWindowSubregistrySteps::usesTheDayOfTheLatestChange()
{
    {
        storage::Registry registry = m_fixture->window().another();
        QVERIFY(registry.subregistries().change(
            u"oma"_s, u"objects"_s, {}, {},
            [](const storage::OpenSubregistry&, const QList<subregistry::ListChange>&) {
                return std::optional(
                    subregistry::ListChange{.what = u"assign"_s,
                                            .date = {2099, 1, 1},
                                            .entries = {{.block = {10300, 10300}, .holder = u"A"_s}}});
            }));
    }
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    m_fixture->trigger(u"Retire"_s);
    QCOMPARE(m_fixture->typed(u"Date"_s), u"2099-01-01"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("retired"_L1), qPrintable(m_fixture->preview()));
    WindowFixture::answer(u"Retire"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).state, subregistry::EntryState::Retired);
    QCOMPARE(m_fixture->stored(u"10300"_s).since, QDate(2099, 1, 1));
    QTRY_VERIFY2(m_fixture->window().window().messageBar()->text().contains("of 2099-01-01: that date"_L1),
                 qPrintable(m_fixture->window().window().messageBar()->text()));
}

void TestWindowSubregistrySteps::objectsToAWrongPartAtOnce()
{
    m_fixture->assign(u"32769-32818"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->select(u"32769-32818"_s);
    m_fixture->trigger(u"Split Block"_s);
    m_fixture->type(u"Second part begins at"_s, u"32819"_s);
    QTRY_VERIFY2(m_fixture->preview().contains(u"“32819” is not inside the block 32769-32818."_s),
                 qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
}

/// The buttons, the search, the filters, the map, and the table follow each other.
void TestWindowSubregistrySteps::reachesTheMapWithTab()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    QStringList names;
    QWidget* widget = panel().findChild<QComboBox*>(); // the list
    for (int i = 0; i < 200 && widget != panel().table(); ++i) {
        widget = widget->nextInFocusChain();
        const bool isStop = widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
                            widget->focusProxy() == nullptr;
        if (isStop)
            names.append(QString::fromLatin1(widget->metaObject()->className()).section(u':', -1));
    }
    QCOMPARE(names, (QStringList{u"QToolButton"_s, u"QPushButton"_s, u"QPushButton"_s, u"QLineEdit"_s,
                                 u"QComboBox"_s, u"QComboBox"_s, u"NumberMap"_s, u"QTableView"_s}));
}

/// The column with the kind of asker is found, and who may ask is said.
void TestWindowSubregistrySteps::pastesRowsOfMembers()
{
    addRangeOfMembers();
    m_fixture->showObjects();
    const auto shown = [] {
        const auto* dialog = WindowSubregistryFixture::dialog<EntryImportDialog>();
        return dialog == nullptr ? QString() : dialog->text();
    };
    QGuiApplication::clipboard()->clear();
    m_fixture->trigger(u"Paste Entries"_s); // a table without anything has nothing to show
    QVERIFY(m_fixture->dialog() == nullptr);
    QGuiApplication::clipboard()->setText(u"100\tB\n10301\tC\n"_s);
    m_fixture->trigger(u"Paste Entries"_s);
    QTRY_VERIFY2(shown().contains("Only these may ask: members."_L1) &&
                     shown().contains("Choose a column with the kind of asker"_L1),
                 qPrintable(shown()));
    for (QCheckBox* box : m_fixture->dialog()->findChildren<QCheckBox*>()) {
        if (box->text().contains("with errors"_L1))
            box->click();
    }
    QTRY_VERIFY2(shown().contains("Rows left out: 1."_L1), qPrintable(shown()));
    m_fixture->dialog()->reject();
    QGuiApplication::clipboard()->setText(u"100\tB\t2020-01-01\tT-7\tmembers\n101\tC\tsoon\tT-8\tmembers\n"
                                          "102\tD\t2020-01-02\tT-9\tmembers\n"_s);
    m_fixture->trigger(u"Paste Entries"_s);
    QTRY_VERIFY2(shown().contains("New entries: 3"_L1), qPrintable(shown()));
    QVERIFY2(shown().startsWith("2: Column \"date\" contains \"soon\""_L1), qPrintable(shown()));
    WindowFixture::answer(u"Import"_s);
    QTRY_COMPARE(m_fixture->stored(u"101"_s).asker, u"members"_s);
    QCOMPARE(m_fixture->stored(u"101"_s).request, u"T-8"_s);
    QCOMPARE(m_fixture->stored(u"100"_s).since, QDate(2020, 1, 1));
}

/// A check box has the rule that was the word "only".
void TestWindowSubregistrySteps::saysWhoMayAskInOneWord()
{
    m_fixture->showObjects();
    m_fixture->trigger(u"Add Range"_s);
    auto* only = m_fixture->dialog()->findChild<QCheckBox*>();
    QVERIFY(only && !only->isEnabled());
    m_fixture->type(u"Name"_s, u"own"_s);
    m_fixture->type(u"Numbers (from-to)"_s, u"100-199"_s);
    m_fixture->type(u"Who may ask"_s, u"members"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("names no kind of asker is not refused."_L1),
                 qPrintable(m_fixture->preview()));
    QVERIFY(only->isEnabled());
    only->click();
    QTRY_VERIFY2(m_fixture->preview().contains("only for members"_L1), qPrintable(m_fixture->preview()));
    WindowFixture::answer(u"Add Range"_s);
    const auto asker = [this] {
        const subregistry::Range* const range = panel().current()->list.rangeNamed(u"own"_s);
        return range == nullptr ? QString() : range->asker;
    };
    QTRY_COMPARE(asker(), u"only members"_s);
    panel().map()->goTo({100, 199});
    m_fixture->trigger(u"Change Range"_s);
    QCOMPARE(m_fixture->typed(u"Who may ask"_s), u"members"_s);
    only = m_fixture->dialog()->findChild<QCheckBox*>();
    QVERIFY(only->isChecked());
    only->click();
    WindowFixture::answer(u"Change Range"_s);
    QTRY_COMPARE(asker(), u"members"_s);
}

/// The letter about its first value has a URN, unless somebody empties the field.
void TestWindowSubregistrySteps::writesTheUrnOfANewList()
{
    m_fixture->showObjects();
    m_fixture->trigger(u"New Subregistry"_s);
    QCOMPARE(m_fixture->typed(u"URN"_s), u"urn:oma:{value}"_s);
    m_fixture->type(u"Name"_s, u"centers"_s);
    m_fixture->type(u"URN"_s, u"urn:oma:x:{value}"_s); // the grammar rejects the proposed one
    WindowFixture::answer(u"Create Subregistry"_s);
    QTRY_COMPARE(panel().current()->list.definition().name, u"centers"_s);
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value"_s, u"a"_s);
    m_fixture->type(u"Holder"_s, u"A"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("urn:oma:x:a"_L1), qPrintable(m_fixture->preview()));
    WindowFixture::answer(u"Assign"_s);
    const QString letter = m_fixture->letter().text;
    QVERIFY2(letter.contains("The URN is:\n  urn:oma:x:a\n"_L1), qPrintable(letter));
}

void TestWindowSubregistrySteps::changesWhatIsSet()
{
    m_fixture->showObjects();
    m_fixture->trigger(u"New Subregistry"_s);
    m_fixture->type(u"Name"_s, u"centers"_s);
    m_fixture->type(u"Grammar rule of a value"_s, u"nosuch"_s);
    WindowFixture::answer(u"Create Subregistry"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("has no rule \"nosuch\""_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();

    const auto definition = [this] { return panel().current()->list.definition(); };
    m_fixture->trigger(u"Change Subregistry"_s);
    QCOMPARE(m_fixture->typed(u"Title"_s), u"Objects"_s);
    m_fixture->type(u"Title"_s, u"Things"_s);
    WindowFixture::answer(u"Change Subregistry"_s);
    QTRY_COMPARE(definition().title, u"Things"_s);
    QCOMPARE(definition().name, u"objects"_s);
    QTRY_VERIFY(panel().current()->changes.size() == m_fixture->changes());
    m_fixture->trigger(u"Undo Newest Change"_s);
    QTRY_VERIFY(m_fixture->dialog());
    QVERIFY2(m_fixture->question().contains("objects (title: \"Objects\" -> \"Things\")"_L1),
             qPrintable(m_fixture->question()));
    WindowFixture::answer(u"Undo Change"_s);
    QTRY_COMPARE(definition().title, u"Objects"_s);

    QTRY_VERIFY(panel().current()->changes.size() == m_fixture->changes());
    m_fixture->trigger(u"Change Subregistry"_s);
    QTRY_COMPARE(m_fixture->preview(), u"Nothing differs yet."_s);
    for (auto* box : m_fixture->dialog()->findChildren<QCheckBox*>()) {
        if (box->isEnabled())
            box->click(); // a value that is not listed is only a warning
    }
    WindowFixture::answer(u"Change Subregistry"_s);
    QTRY_COMPARE(definition().outside, subregistry::Outside::Warning);
}

/// A list would take the first click anywhere else.
void TestWindowSubregistrySteps::completesAnAskerWithoutAList()
{
    addRangeOfMembers();
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    QTRY_VERIFY(m_fixture->dialog()->isActiveWindow()); // a line without the focus completes nothing
    m_fixture->type(u"Kind of asker"_s, u"m"_s);
    QCOMPARE(m_fixture->typed(u"Kind of asker"_s), u"members"_s);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    m_fixture->dialog()->reject();
}

/// A sentence about several values holds for each of them, and no line is empty.
void TestWindowSubregistrySteps::saysOnlyWhatIsTrueOfAll()
{
    using subregistry::Verb;
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->assign(u"32769-32818"_s, u"A"_s);
    m_fixture->carryOut(
        {.verb = Verb::Reserve, .value = u"10301"_s, .holders = {u"B"_s}, .date = {2020, 1, 1}});
    m_fixture->showObjects();
    m_fixture->refuseRequest();
    m_fixture->select(u"10300"_s);
    panel().table()->selectAll();
    panel().table()->selectionModel()->select(panel().model()->index(2, 0),
                                              QItemSelectionModel::Deselect | QItemSelectionModel::Rows);
    m_fixture->trigger(u"Withdraw"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Assigned values: 10300. If they are in use, retire"_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
    m_fixture->select(u"32769-32818"_s);
    m_fixture->trigger(u"Split Block"_s);
    m_fixture->type(u"Second part begins at"_s, u"32769"_s);
    QTRY_VERIFY2(m_fixture->preview().startsWith("The second part must begin after 32769."_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->type(u"Second part begins at"_s, u"32800"_s);
    m_fixture->type(u"Holder of the second part"_s, u"C"_s);
    m_fixture->type(u"Request ID"_s, u"T-9"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Request \"T-9\" was refused"_L1),
                 qPrintable(m_fixture->preview()));
    QVERIFY2(!m_fixture->preview().contains("\n\n"_L1), qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
}

/// A dialog judges again what it says when somebody else changes the list.
void TestWindowSubregistrySteps::followsWhatOthersDo()
{
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"A"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("will be assigned"_L1), qPrintable(m_fixture->preview()));
    m_fixture->assign(u"10300"_s, u"B"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("10300 is taken"_L1), qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
    m_fixture->trigger(u"Add Range"_s);
    m_fixture->type(u"Name"_s, u"new"_s);
    m_fixture->type(u"Numbers (from-to)"_s, u"150-300"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("new: 150-300"_L1), qPrintable(m_fixture->preview()));
    addRangeOfMembers();
    QTRY_VERIFY2(m_fixture->preview().contains("overlap"_L1), qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
}

/// Whoever changes an entry sees that somebody else changed it meanwhile.
void TestWindowSubregistrySteps::saysWhatOthersDidBeforeTheClick()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    for (const auto& [action, field] :
         {std::pair(u"Transfer"_s, u"New holder"_s), std::pair(u"Edit Entry"_s, u"Reference"_s)}) {
        m_fixture->select(u"10300"_s);
        m_fixture->trigger(action);
        m_fixture->type(field, u"C"_s);
        QTRY_VERIFY2(m_fixture->preview().contains("will change"_L1), qPrintable(m_fixture->preview()));
        m_fixture->carryOut({.verb = subregistry::Verb::Transfer,
                             .value = u"10300"_s,
                             .holders = {u"B of "_s + action},
                             .date = {2020, 1, 2}});
        QTRY_VERIFY2(m_fixture->preview().contains("other changed this in the meantime (transfer"_L1) &&
                         m_fixture->preview().contains("B of "_L1 + action),
                     qPrintable(m_fixture->preview()));
        m_fixture->dialog()->reject();
    }
}

NIDUS_WINDOW_TEST(tst_windowsubregistrysteps, TestWindowSubregistrySteps)
#include "tst_windowsubregistrysteps.moc"
