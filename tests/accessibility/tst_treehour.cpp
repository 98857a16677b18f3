// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/programhour.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::test;

/// The jobs of a newcomer, a reviewer, a steward, and a keeper of numbers, done by assistive technology
/// alone: with the actions, texts, and tables of the accessibility tree (AT-SPI), without a key or a mouse.
/// So does speech input.
class TestTreeHour : public ProgramHour
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { listen(); }
    void cleanup() { leave(); }
    void newcomer();
    void reviewer();
    void steward();
    void keeper();

private:
    /// Returns a visible control by role, or any role if that is empty, and name; fails without it.
    [[nodiscard]] Control control(const QString& role, const QString& name) const;
    void press(const QString& role, const QString& name, const QString& action = u"Press"_s) const;
    void write(const QString& field, const QString& text) const;
    void chooseFile(const QString& file, const QString& button) const;
    /// Chooses an entry of the combo box that has a value.
    void choose(const QString& value, const QString& wanted) const;
    void setValue(const QString& field, double value) const;
    void chooseInMenu(const QString& button, const QString& entry) const;
    /// Selects a row of the entries by its number, once there are so many rows.
    void selectEntry(int row, int rows) const;
    /// Waits for the letter that contains a sentence, and closes it.
    void readLetter(const QString& sentence) const;
    void opensAList() const;
    void answersRequests() const;
};

void TestTreeHour::initTestCase()
{
    const QString missing = VirtualScreen::missingProgram();
    if (!missing.isEmpty())
        QSKIP(qPrintable(missing + u" is not installed: ./dev accessibility installs it"_s));
    QVERIFY2(m_screen.start(), "at-spi2-core is not installed: ./dev accessibility installs it");
}

Control TestTreeHour::control(const QString& role, const QString& name) const
{
    if (role.isEmpty() && QTest::qWaitFor([&] { return shows(name); }, nidus::test::kProgressDelay))
        return *m_reader->named(m_program->window(), name);
    const std::optional<Control> found = m_reader->find(m_program->window(), role, name);
    if (!found)
        QTest::qFail(qPrintable(u"there is no %1 \"%2\""_s.arg(role, name)), __FILE__, __LINE__);
    return found.value_or(Control());
}

void TestTreeHour::press(const QString& role, const QString& name, const QString& action) const
{
    if (QTest::currentTestFailed())
        return;
    QVERIFY2(m_reader->act(control(role, name), action), qPrintable(name + u' ' + action));
}

void TestTreeHour::write(const QString& field, const QString& text) const
{
    if (QTest::currentTestFailed())
        return;
    const Control place = control(u"text"_s, field);
    QVERIFY2(m_reader->setText(place, text), qPrintable(field));
    QTRY_COMPARE(m_reader->text(place), text);
}

void TestTreeHour::chooseFile(const QString& file, const QString& button) const
{
    write(u"File name:"_s, file);
    press(u"push button"_s, button);
}

void TestTreeHour::choose(const QString& value, const QString& wanted) const
{
    if (QTest::currentTestFailed())
        return;
    press(u"combo box"_s, value, u"ShowMenu"_s);
    const Control list = control(u"list"_s, QString());
    int row = 0;
    while (row < m_reader->rowCount(list) && m_reader->cell(list, row, 0) != wanted)
        ++row;
    QVERIFY2(m_reader->selectRow(list, row), qPrintable(wanted));
    QTRY_VERIFY2(m_reader->find(m_program->window(), u"combo box"_s, wanted), qPrintable(wanted));
}

void TestTreeHour::setValue(const QString& field, double value) const
{
    if (!QTest::currentTestFailed())
        QVERIFY2(m_reader->setValue(control({}, field), value), qPrintable(field));
}

void TestTreeHour::chooseInMenu(const QString& button, const QString& entry) const
{
    press({}, button, u"ShowMenu"_s);
    press(u"menu item"_s, entry);
}

void TestTreeHour::selectEntry(int row, int rows) const
{
    const Control entries = control(u"table"_s, u"Entries"_s);
    QTRY_COMPARE(m_reader->rowCount(entries), rows);
    for (int other = 0; other < rows; ++other) // what was just done is selected
        QVERIFY(other == row || m_reader->unselectRow(entries, other));
    QVERIFY(m_reader->selectRow(entries, row));
}

void TestTreeHour::readLetter(const QString& sentence) const
{
    const Control letter = control(u"text"_s, u"Email text"_s);
    const QString text = m_reader->text(letter);
    QVERIFY2(text.contains(sentence), qPrintable(text));
    press(u"push button"_s, u"Close"_s);
    QTRY_VERIFY(!shows(u"Email text"_s));
}

void TestTreeHour::newcomer()
{
    start();
    press(u"push button"_s, u"Write a Registration"_s);
    write(u"Namespace Identifier"_s, u"museum-objects"_s);
    write(u"Date"_s, u"2026-11-25"_s);
    write(u"Organization"_s, u"Example Library"_s);
    write(u"Contact name"_s, u"A. Reader"_s);
    write(u"Email"_s, u"reader@example.org"_s);
    write(u"Purpose"_s, u"Names the objects of our museum for catalogs, loans, and research by anybody."_s);
    write(u"Syntax"_s, u"NSS = 1*9DIGIT"_s);
    write(u"Assignment"_s, u"The registrar assigns each number once and never again."_s);
    write(u"Security and Privacy"_s, u"A number says nothing about persons."_s);
    write(u"Interoperability"_s, u"None."_s);
    write(u"Resolution"_s, u"Not planned."_s);
    write(u"Documentation"_s, u"https://www.example.org/objects"_s);
    press(u"menu item"_s, u"Registration"_s, u"ShowMenu"_s);
    press(u"menu item"_s, u"Save Draft"_s);
    QTRY_VERIFY(cli({u"show"_s, u"draft:1"_s}).contains("1*9DIGIT"));
    press({}, u"Submit for Review\u2026"_s);
    press(u"push button"_s, u"Submit Only"_s);
    QTRY_VERIFY(shows(u"State: In review"_s));
    QVERIFY(cli({u"list"_s, u"draft:1"_s}).contains("in-review"));
}

void TestTreeHour::reviewer()
{
    const QString sample = QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/template-sample.txt");
    QCOMPARE(cli({u"new"_s, u"nidus-demo"_s, u"--from"_s, sample, u"--by"_s, u"Ann"_s}), "draft:1\n");
    QCOMPARE(cli({u"submit"_s, u"draft:1"_s, u"--by"_s, u"Ann"_s}), "in-review\n");
    QCOMPARE(cli({u"comment"_s, u"--field"_s, u"syntax"_s, u"draft:1"_s, u"Why a colon?"_s}), "1\n");
    start();
    const Control tasks = control(u"table"_s, u"Open tasks"_s);
    QTRY_COMPARE(m_reader->rowCount(tasks), 1);
    QVERIFY(m_reader->selectRow(tasks, 0));
    press(u"push button"_s, u"Open Draft"_s);
    QTRY_VERIFY(shows(u"State: In review"_s));
    press(u"page tab"_s, u"Review (1)"_s);
    write(u"Answer or resolution: Why a colon?"_s, u"It is settled."_s);
    press(u"push button"_s, u"Resolve: Why a colon?"_s);
    QTRY_VERIFY(cli({u"comments"_s, u"draft:1"_s}).contains("It is settled."));
    press(u"push button"_s, u"No Problem, question 1"_s);
    QTRY_VERIFY(m_reader->named(m_program->window(), u"Withdraw Answer, question 1"_s));
    press({}, u"Approve\u2026"_s);
    write(u"Reason to continue without these answers"_s, u"Answered by mail."_s);
    press(u"push button"_s, u"Approve"_s);
    QTRY_VERIFY(shows(u"State: Approved"_s));
    QVERIFY(cli({u"log"_s}).contains("Answered by mail."));
}

void TestTreeHour::steward()
{
    const QString names = QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/samples.txt");
    start();
    press(u"radio button"_s, u"Check URNs"_s, u"Toggle"_s);
    press(u"push button"_s, u"Open File of URNs\u2026"_s);
    chooseFile(names, u"Open"_s);
    const Control lines = control(u"table"_s, u"Checked lines"_s);
    QTRY_COMPARE(m_reader->rowCount(lines), 44);
    press(u"check box"_s, u"8 invalid, 18.2% of all lines"_s, u"Toggle"_s);
    QTRY_COMPARE(m_reader->rowCount(lines), 8);
    QCOMPARE(m_reader->cell(lines, 0, 1), u"invalid"_s);
    QVERIFY(m_reader->selectRow(lines, 0));
    QTRY_VERIFY(m_reader->text(control({}, u"Findings about the line"_s)).contains(u"olumn "_s));
    press(u"check box"_s, u"8 invalid, 18.2% of all lines"_s, u"Toggle"_s);
    QTRY_COMPARE(m_reader->rowCount(lines), 44);
    press(u"push button"_s, u"Export Report\u2026"_s);
    chooseFile(path(u"report.tsv"_s), u"Save"_s);
    QFile report(path(u"report.tsv"_s));
    QTRY_VERIFY(report.exists());
    QVERIFY(report.open(QIODevice::ReadOnly));
    const QByteArray wanted = cli({u"check"_s, u"--format"_s, u"tsv"_s, names});
    QCOMPARE(report.readAll(), wanted);
}

void TestTreeHour::opensAList() const
{
    press(u"radio button"_s, u"Registry"_s, u"Toggle"_s);
    write(u"Search the registry"_s, u"oma"_s);
    const Control namespaces = control(u"table"_s, u"Namespaces"_s);
    QTRY_COMPARE(m_reader->rowCount(namespaces), 1);
    QVERIFY(m_reader->selectRow(namespaces, 0));
    press(u"page tab"_s, u"Subregistries"_s);
    press(u"push button"_s, u"New Subregistry\u2026"_s);
    write(u"Name"_s, u"objects"_s);
    choose(u"Words"_s, u"Decimal numbers"_s);
    press(u"push button"_s, u"Create Subregistry"_s);
    press(u"push button"_s, u"Add Range\u2026"_s);
    write(u"Name"_s, u"bulk"_s);
    write(u"Numbers (from-to)"_s, u"32769-42768"_s);
    write(u"Largest block"_s, u"50"_s);
    press(u"push button"_s, u"Add Range"_s);
    QTRY_VERIFY(!shows(u"Numbers (from-to)"_s));
}

void TestTreeHour::answersRequests() const
{
    // Grants the next free numbers.
    press(u"push button"_s, u"Assign Values\u2026"_s);
    choose(u"The range of the value"_s, u"bulk (32769-42768, open)"_s);
    setValue(u"How many"_s, 50);
    write(u"Holder"_s, u"Company A"_s);
    write(u"Request ID"_s, u"T-1"_s);
    press(u"push button"_s, u"Assign"_s);
    readLetter(u"Your request was granted."_s);

    // Refuses what is taken.
    press(u"push button"_s, u"Assign Values\u2026"_s);
    write(u"Value or block"_s, u"32800"_s);
    write(u"Holder"_s, u"Company B"_s);
    write(u"Request ID"_s, u"T-2"_s);
    press(u"push button"_s, u"Refuse and Show Letter"_s);
    readLetter(u"Your request could not be granted."_s);

    // Reserves until a day.
    chooseInMenu(u"Entry"_s, u"Reserve Values\u2026"_s);
    write(u"Value or block"_s, u"33000-33009"_s);
    write(u"Holder"_s, u"Company C"_s);
    write(u"Valid until"_s, u"2099-01-31"_s);
    press(u"push button"_s, u"Reserve"_s);
    readLetter(u"Your request was granted."_s);
}

void TestTreeHour::keeper()
{
    start();
    opensAList();
    answersRequests();
    selectEntry(0, 2);
    chooseInMenu(u"Entry"_s, u"Split Block\u2026"_s);
    write(u"Second part begins at"_s, u"32794"_s);
    write(u"Holder of the second part"_s, u"Company D"_s);
    press(u"push button"_s, u"Split"_s);
    selectEntry(1, 3);
    chooseInMenu(u"Entry"_s, u"Answer Letter\u2026"_s);
    readLetter(u"Dear Company D,"_s);
    chooseInMenu(u"List"_s, u"Export Entries\u2026"_s);
    chooseFile(path(u"objects.csv"_s), u"Save"_s);
    QFile table(path(u"objects.csv"_s));
    QTRY_VERIFY(table.exists());
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QByteArray exported = table.readAll();
    QCOMPARE(exported, cli({u"subregistry"_s, u"export"_s, u"oma/objects"_s, u"--private"_s}));
    for (const char* value : {"32769,32793,", "32794,32818,", "33000,33009,"})
        QVERIFY2(exported.contains(value), exported.constData());
    QVERIFY(cli({u"subregistry"_s, u"show"_s, u"oma/objects"_s, u"--search"_s, u"T-2"_s}).contains("32800"));
}

NIDUS_TEST(tst_treehour, TestTreeHour)
#include "tst_treehour.moc"
