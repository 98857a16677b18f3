// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/importlimits.h"
#include "tests/ui/subregistryfixture.h"
#include "ui/browser/emptylist.h"
#include "ui/subregistry/entryimportdialog.h"
#include "ui/subregistry/rangedialog.h"
#include "ui/support/widgets/maildialog.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/sidepane.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTranslator>
#include <QTreeWidget>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;
using subregistry::EntryState;

/// Ranges, tables, and edits of many entries on the tab Subregistries.
class TestWindowSubregistryList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowSubregistryFixture>();
        m_fixture->createObjects();
        m_fixture->assign(u"10300"_s, u"A"_s);
    }
    void cleanup() { m_fixture.reset(); }

    void addsAndRenamesRanges();
    void splitsARange();
    void saysWhoWasNotChecked();
    void anotherHolderHasAnotherContact();
    void reportsEntriesOutsideOfRanges();
    void pastesWithAPreview();
    void comparesPastedDatesWithToday();
    void pastesNoAnsweredRequest();
    void pastesIntoTheTable();
    void importsNothingWithErrors();
    void importsNothingUnseen();
    void importsOnlyWholeFiles();
    void exportsWhatItImports();
    void editsAThousandEntriesAtOnce();
    void explainsWhyTheTableIsEmpty();
    void showsWhatRunsOut();
    void namesTheFileOfALetter();
    void groupsTheMenu();
    void fitsNextToAPane_data();
    void fitsNextToAPane();

private:
    [[nodiscard]] SubregistryPanel& panel() const { return m_fixture->panel(); }
    [[nodiscard]] QString rangesNow() const
    {
        const auto read =
            m_fixture->window().another().subregistries().read(m_fixture->name().nid, m_fixture->name().name);
        const subregistry::Subregistry list = subregistry::after(read->definition, read->changes);
        QStringList names;
        for (const subregistry::Range& range : list.ranges())
            names.append(range.name + u' ' + list.textOf(range.block));
        return names.join(u", "_s);
    }
    void showRange(const QString& name) const
    {
        for (QComboBox* box : panel().findChildren<QComboBox*>()) {
            if (box->accessibleName() == "Range to show"_L1)
                box->setCurrentIndex(box->findData(name));
        }
        QCOMPARE(panel().shownRange(), name);
    }
    void paste(const QString& table) const
    {
        QGuiApplication::clipboard()->setText(table);
        m_fixture->trigger(u"Paste Entries"_s);
    }
    [[nodiscard]] static QString imported()
    {
        const auto* const dialog = WindowSubregistryFixture::dialog<EntryImportDialog>();
        return dialog == nullptr ? QString() : dialog->text();
    }
    /// Returns the list in which the dialog offers what a column is, from 1.
    [[nodiscard]] static QComboBox* column(int number)
    {
        for (QComboBox* box : QApplication::activeModalWidget()->findChildren<QComboBox*>()) {
            if (box->accessibleName() == u"Column %1"_s.arg(number))
                return box;
        }
        return nullptr;
    }

    std::unique_ptr<WindowSubregistryFixture> m_fixture;
};

void TestWindowSubregistryList::addsAndRenamesRanges()
{
    m_fixture->showObjects();
    m_fixture->trigger(u"Change Range"_s); // all ranges are shown
    QVERIFY(m_fixture->dialog() == nullptr);
    QCOMPARE(m_fixture->window().window().messageBar()->text(),
             u"Choose a range first: in the list of ranges, or on the map."_s);
    m_fixture->select(u"10300"_s);
    m_fixture->trigger(u"Change Range"_s); // that of the entry
    QCOMPARE(m_fixture->typed(u"Name"_s), u"x"_s);
    m_fixture->dialog()->reject();
    m_fixture->trigger(u"Add Range"_s);
    m_fixture->type(u"Name"_s, u"bulk"_s);
    m_fixture->type(u"Numbers (from-to)"_s, u"32700-33000"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("with this name already"_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->type(u"Name"_s, u"test"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("bulk"_L1), qPrintable(m_fixture->preview())); // they overlap
    m_fixture->type(u"Numbers (from-to)"_s, u"500-999"_s);
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QTRY_VERIFY(!m_fixture->dialog());
    QTRY_COMPARE(rangesNow(), u"test 500-999, x 10241-26240, bulk 32769-42768"_s);
    m_fixture->showObjects();
    showRange(u"test"_s);
    m_fixture->trigger(u"Change Range"_s);
    m_fixture->type(u"Name"_s, u"trial"_s);
    m_fixture->type(u"Who may ask"_s, u"members"_s);
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QTRY_COMPARE(rangesNow(), u"trial 500-999, x 10241-26240, bulk 32769-42768"_s);
    m_fixture->showObjects();
    showRange(u"trial"_s);
    m_fixture->trigger(u"Remove Range"_s);
    WindowFixture::answer(u"Remove Range"_s);
    QTRY_COMPARE(rangesNow(), u"x 10241-26240, bulk 32769-42768"_s);
}

void TestWindowSubregistryList::splitsARange()
{
    m_fixture->showObjects();
    showRange(u"bulk"_s);
    const qsizetype before = m_fixture->changes();
    m_fixture->trigger(u"Split Range"_s);
    m_fixture->type(u"Name of the second part"_s, u"bulk2"_s);
    m_fixture->type(u"Second part begins at"_s, u"1"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("is not inside the range 32769-42768"_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->type(u"Second part begins at"_s, u"40000"_s);
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QTRY_COMPARE(rangesNow(), u"x 10241-26240, bulk 32769-39999, bulk2 40000-42768"_s);
    QTRY_COMPARE(m_fixture->changes(), before + 1);
}

void TestWindowSubregistryList::anotherHolderHasAnotherContact()
{
    m_fixture->carryOut({.value = u"10400-10409"_s,
                         .holders = {u"A"_s},
                         .contact = u"a@example.org"_s,
                         .date = {2020, 1, 1}});
    m_fixture->showObjects();
    m_fixture->select(u"10400-10409"_s);
    m_fixture->trigger(u"Split Block"_s);
    const auto typed = [](const QString& field) {
        const QList<QLineEdit*> lines = QApplication::activeModalWidget()->findChildren<QLineEdit*>();
        return *std::ranges::find(lines, field, &QLineEdit::accessibleName);
    };
    QCOMPARE(typed(u"Contact of the first part"_s)->text(), u"a@example.org"_s);
    QTest::keyClicks(typed(u"Holder of the first part"_s), u" Ltd"_s);
    QCOMPARE(typed(u"Contact of the first part"_s)->text(), QString());
    QTest::keyClicks(typed(u"Contact of the first part"_s), u"b@example.org"_s);
    QTest::keyClicks(typed(u"Holder of the first part"_s), u"."_s);
    QCOMPARE(typed(u"Contact of the first part"_s)->text(), u"b@example.org"_s);
    m_fixture->dialog()->reject();
}

/// Before the value is given away.
void TestWindowSubregistryList::saysWhoWasNotChecked()
{
    storage::Registry registry = m_fixture->window().another();
    QVERIFY(workflow::setRanges(registry, WindowSubregistryFixture::name(),
                                {{.name = u"members"_s,
                                  .span = u"50000-50009"_s,
                                  .asker = u"member"_s,
                                  .date = m_fixture->window().another().today()}},
                                {}));
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    m_fixture->type(u"Value or block"_s, u"50000"_s);
    m_fixture->type(u"Holder"_s, u"A"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("\"members\" is for member."_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->type(u"Kind of asker"_s, u"member"_s);
    QTRY_VERIFY(!m_fixture->preview().contains("is for member"_L1));
    QVERIFY2(m_fixture->preview().contains("50000"_L1), qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
}

void TestWindowSubregistryList::reportsEntriesOutsideOfRanges()
{
    m_fixture->showObjects();
    showRange(u"x"_s);
    m_fixture->trigger(u"Change Range"_s);
    m_fixture->type(u"Numbers (from-to)"_s, u"10400-26240"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("Entries that no single range contains now: 1 (10300)"_L1),
                 qPrintable(m_fixture->preview()));
    WindowFixture::answer(u"Change Range"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).holder, u"A"_s);
}

void TestWindowSubregistryList::comparesPastedDatesWithToday()
{
    m_fixture->showObjects();
    paste(u"Number\tholder\tdate\n10301\tB\t2099-01-01\n"_s);
    const auto* found = m_fixture->dialog()->findChild<QTreeWidget*>();
    QTRY_COMPARE(found->topLevelItemCount(), 1);
    QVERIFY2(found->topLevelItem(0)->text(1).startsWith("The date 2099-01-01 is in the future"_L1),
             qPrintable(found->topLevelItem(0)->text(1)));
    m_fixture->dialog()->reject();
}

void TestWindowSubregistryList::pastesWithAPreview()
{
    m_fixture->showObjects();
    const qsizetype before = m_fixture->changes();
    paste(u"Number\tAcquirer\tnote\n10300\tA\tpumps\n10301\tB\t\n"_s);
    QTRY_VERIFY2(imported().contains("10300: assigned -> assigned, note pumps"_L1), qPrintable(imported()));
    QVERIFY2(imported().contains("Columns that are not imported: Acquirer."_L1), qPrintable(imported()));
    QCOMPARE(column(2)->currentData().toString(), QString()); // nobody knows what that is
    column(2)->setCurrentIndex(column(2)->findData(u"holder"_s));
    QTRY_VERIFY2(!imported().contains("Columns that are not imported"_L1), qPrintable(imported()));
    QVERIFY2(imported().contains("New entries: 1, changed: 1, unchanged: 0."_L1), qPrintable(imported()));
    QVERIFY2(imported().contains("10300: assigned -> assigned, note pumps"_L1), qPrintable(imported()));
    QTRY_VERIFY2(imported().contains("10301: free -> assigned, B"_L1), qPrintable(imported()));
    WindowFixture::answer(u"Import"_s);
    QTRY_VERIFY(!m_fixture->dialog());
    QTRY_COMPARE(m_fixture->changes(), before + 1);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).note, u"pumps"_s);
    QTRY_COMPARE(m_fixture->stored(u"10301"_s).holder, u"B"_s);
}

/// The request of a row that was answered before is reported with its answer.
void TestWindowSubregistryList::pastesNoAnsweredRequest()
{
    storage::Registry registry = m_fixture->window().another();
    const auto ask = [&registry](const QString& value, const QString& request) {
        QVERIFY(workflow::carryOut(registry, WindowSubregistryFixture::name(),
                                   {.value = value, .holders = {u"B"_s}, .date = {2020, 1, 1}},
                                   {.id = request, .arguments = value}, {.who = u"other"_s}));
    };
    ask(u"10301"_s, u"T-1"_s);
    ask(u"10300"_s, u"T-2"_s); // is refused
    m_fixture->showObjects();
    paste(u"value\tholder\trequest\n10302\tB\tT-1\n10303\tB\tT-2\n10304\tB\tT-3\n"_s);
    QTRY_VERIFY2(imported().contains("2: Request \"T-1\" was already answered with 10301"_L1),
                 qPrintable(imported()));
    QVERIFY2(imported().contains("3: Request \"T-2\" was refused on 2020-01-01"_L1), qPrintable(imported()));
    m_fixture->dialog()->reject();
}

/// Without a header, the columns are guessed, and can be chosen.
void TestWindowSubregistryList::pastesIntoTheTable()
{
    m_fixture->showObjects();
    QGuiApplication::clipboard()->setText(u"10301\tB\tpumps\n10302\tC\tvalves\n"_s);
    panel().table()->setFocus();
    QTest::keyClick(panel().table(), Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY2(imported().contains("10301: free -> assigned, B, reference pumps"_L1),
                 qPrintable(imported()));
    QCOMPARE(column(1)->currentText(), u"Value"_s);
    QCOMPARE(column(3)->currentText(), u"Reference"_s);
    column(3)->setCurrentIndex(column(3)->findData(u"note"_s));
    WindowFixture::answer(u"Import"_s);
    QTRY_VERIFY(!m_fixture->dialog());
    QCOMPARE(m_fixture->stored(u"10302"_s).holder, u"C"_s);
    QCOMPARE(m_fixture->stored(u"10302"_s).note, u"valves"_s);
}

void TestWindowSubregistryList::importsNothingWithErrors()
{
    m_fixture->showObjects();
    const qsizetype before = m_fixture->changes();
    paste(u"value\tholder\n10301\tB\n10300\tThief\n"_s); // only a transfer may change the holder
    QTRY_VERIFY2(imported().startsWith("3: "_L1) && imported().contains("Rows with errors: 1."_L1),
                 qPrintable(imported()));
    WindowFixture::answer(u"Import"_s); // disabled
    QVERIFY(m_fixture->dialog<EntryImportDialog>());
    QTRY_COMPARE(m_fixture->changes(), before);
}

void TestWindowSubregistryList::importsNothingUnseen()
{
    m_fixture->showObjects();
    paste(u"value\tholder\n10301\tB\n"_s);
    QTRY_VERIFY2(imported().contains("New entries: 1"_L1), qPrintable(imported()));
    m_fixture->assign(u"10301"_s, u"C"_s);
    WindowFixture::answer(u"Import"_s);
    QVERIFY(m_fixture->dialog<EntryImportDialog>());
    QTRY_VERIFY2(imported().contains("Somebody changed the list in the meantime"_L1), qPrintable(imported()));
    QTRY_COMPARE(m_fixture->stored(u"10301"_s).holder, u"C"_s);
}

void TestWindowSubregistryList::importsOnlyWholeFiles()
{
    m_fixture->showObjects();
    QFile large(m_fixture->window().path(u"large.csv"_s));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(exchange::kLargestTableBytes + 1));
    for (const QString& path : {large.fileName(), u"/dev/null"_s}) {
        m_fixture->trigger(u"Import Entries"_s);
        auto* question = m_fixture->dialog<QFileDialog>();
        QVERIFY(question);
        Q_EMIT question->fileSelected(path);
        question->reject();
        QTRY_VERIFY(m_fixture->window().window().messageBar()->text().contains(path));
        QVERIFY(!m_fixture->dialog<EntryImportDialog>());
    }
}

void TestWindowSubregistryList::exportsWhatItImports()
{
    m_fixture->showObjects();
    m_fixture->trigger(u"Export Entries"_s);
    const QString path = m_fixture->window().path(u"objects.csv"_s);
    auto* question = m_fixture->dialog<QFileDialog>();
    QVERIFY(question);
    Q_EMIT question->fileSelected(path);
    question->reject();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray table = file.readAll();
    QCOMPARE(table.split('\n').at(1), QByteArray("10300,,x,assigned,A,2020-01-01,,,,,,,,,,,\r"));
    paste(QString::fromUtf8(table));
    QTRY_VERIFY2(imported().contains("unchanged: 1."_L1), qPrintable(imported()));
}

void TestWindowSubregistryList::editsAThousandEntriesAtOnce()
{
    QString table = u"value\tholder\n"_s;
    for (int i = 0; i < 1000; ++i)
        table += u"%1\tOld Name\n"_s.arg(11'000 + 2 * i);
    m_fixture->showObjects();
    paste(table);
    WindowFixture::answer(u"Import"_s);
    QTRY_VERIFY(!m_fixture->dialog());
    m_fixture->showObjects();
    const qsizetype before = m_fixture->changes();
    QTRY_COMPARE(panel().model()->rowCount(), 1001);
    auto* search = panel().findChild<QLineEdit*>();
    search->setText(u"old name"_s);
    QCOMPARE(panel().model()->rowCount(), 1000);
    panel().table()->selectAll();
    const QList<QLabel*> labels = panel().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels,
                                [](const QLabel* label) { return label->text() == "Selected: 1,000"_L1; }));
    m_fixture->trigger(u"Transfer"_s);
    m_fixture->type(u"New holder"_s, u"New Name"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("11000: assigned, Old Name"_L1) &&
                     m_fixture->preview().contains("-> assigned, New Name"_L1),
                 qPrintable(m_fixture->preview().first(200)));
    QTest::keyClick(m_fixture->focus(), Qt::Key_Return);
    QTRY_VERIFY(!m_fixture->dialog());
    QTRY_COMPARE(m_fixture->changes(), before + 1);
    QTRY_COMPARE(m_fixture->stored(u"12998"_s).holder, u"New Name"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).holder, u"A"_s);
    for (auto* button : m_fixture->window().window().messageBar()->findChildren<QAbstractButton*>()) {
        if (button->text().remove(u'&') == "Undo"_L1)
            button->click();
    }
    QTRY_COMPARE(m_fixture->stored(u"11000"_s).holder, u"Old Name"_s);
    QTRY_COMPARE(m_fixture->stored(u"12998"_s).holder, u"Old Name"_s);
}

/// In place of a table without rows, the reason and what to do about it.
void TestWindowSubregistryList::explainsWhyTheTableIsEmpty()
{
    const auto reason = [this] {
        for (const EmptyList* each : panel().findChildren<EmptyList*>()) {
            if (each->isVisible())
                return each->reason();
        }
        return QString();
    };
    const auto text = panel().findChild<QLineEdit*>();
    m_fixture->showObjects();
    QTRY_VERIFY2(reason().isEmpty(), qPrintable(reason())); // 10300 is assigned
    text->setText(u"nowhere"_s);
    QTRY_COMPARE(reason(), u"No entries match the filter."_s);
    for (QPushButton* button : panel().findChildren<QPushButton*>()) {
        if (button->text() == "Show All"_L1 && button->isVisible())
            button->click();
    }
    QTRY_COMPARE(text->text(), QString());
    QTRY_COMPARE(panel().model()->rowCount(), 1);
}

void TestWindowSubregistryList::showsWhatRunsOut()
{
    const QDate today = m_fixture->window().another().today();
    m_fixture->carryOut({.verb = subregistry::Verb::Reserve,
                         .value = u"10310"_s,
                         .holders = {u"B"_s},
                         .until = today.addDays(20),
                         .date = today});
    m_fixture->showObjects();
    for (QComboBox* box : panel().findChildren<QComboBox*>()) {
        if (box->accessibleName() == "Entries to show"_L1)
            box->setCurrentIndex(1);
    }
    QCOMPARE(panel().model()->rowCount(), 1);
    QCOMPARE(panel().model()->index(0, EntryModel::Value).data().toString(), u"10310"_s);
}

void TestWindowSubregistryList::namesTheFileOfALetter()
{
    m_fixture->assign(u"10400-10409"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->select(u"10400-10409"_s);
    m_fixture->trigger(u"Answer Letter"_s);
    QVERIFY(m_fixture->dialog<MailDialog>());
    WindowFixture::answer(u"Save Email…"_s);
    auto* question = m_fixture->dialog<QFileDialog>();
    QVERIFY(question);
    QCOMPARE(QFileInfo(question->selectedFiles().value(0)).fileName(), u"oma-objects-10400-10409.eml"_s);
    const QString path = m_fixture->window().path(u"letter.eml"_s);
    Q_EMIT question->fileSelected(path);
    question->reject();
    m_fixture->dialog()->reject();
    const MessageBar& messages = *m_fixture->window().window().messageBar(); // as about other files
    QCOMPARE(messages.text(), u"The letter was saved."_s);
    const auto buttons = messages.findChildren<QPushButton*>();
    QVERIFY(std::ranges::any_of(
        buttons, [](const QPushButton* button) { return button->text() == "Open Folder"_L1; }));
}

/// Many actions in a menu need groups.
void TestWindowSubregistryList::groupsTheMenu()
{
    for (const QList<QAction*>& group :
         m_fixture->window().window().registryActions()->subregistries().groups())
        QVERIFY2(!group.isEmpty() && group.size() <= 5, qPrintable(group.value(0)->text()));
}

void TestWindowSubregistryList::fitsNextToAPane_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "fr", "de"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// On a small screen, the table does not scroll sideways: columns that say least are hidden.
void TestWindowSubregistryList::fitsNextToAPane()
{
    QFETCH(const QString, language);
    QTranslator words;
    QVERIFY(words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&words);
    m_fixture = std::make_unique<WindowSubregistryFixture>();
    m_fixture->createObjects();
    m_fixture->carryOut({.value = u"32769-32818"_s,
                         .holders = {u"A"_s},
                         .reference = u"a letter"_s,
                         .entryNote = u"a note"_s,
                         .until = {2099, 1, 1},
                         .date = {2020, 1, 1}});
    m_fixture->window().window().resize(1366, 700);
    m_fixture->showObjects();
    m_fixture->window().window().registryPage()->view()->showPane(Pane::Findings);
    const QTableView& table = *panel().table();
    QTRY_COMPARE(table.horizontalScrollBar()->maximum(), 0);
    for (const int column : {EntryModel::Value, EntryModel::State, EntryModel::Holder, EntryModel::Until})
        QVERIFY2(!table.isColumnHidden(column), qPrintable(QString::number(column)));
    m_fixture->window().window().resize(1900, 1000);
    m_fixture->window().window().registryPage()->view()->side()->close();
    for (int column = 0; column < EntryModel::ColumnCount; ++column) // nobody asked for contacts
        QTRY_VERIFY2(table.isColumnHidden(column) == (column == EntryModel::Contact),
                     qPrintable(QString::number(column)));
    QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
    m_fixture.reset();
    QCoreApplication::removeTranslator(&words);
}

NIDUS_WINDOW_TEST(tst_windowsubregistrylist, TestWindowSubregistryList)
#include "tst_windowsubregistrylist.moc"
