// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/programhour.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

constexpr int kMostTabs = 80;
constexpr int kTabMilliseconds = 5'000; ///< Tab moves the focus long before

} // namespace

/// A short hour of a newcomer, a reviewer, a steward, and a keeper of numbers who have a keyboard and a
/// screen reader, but no mouse and no screen.
class TestKeyboardHour : public ProgramHour
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
    [[nodiscard]] bool press(const QString& key) const { return m_screen.press({u"key"_s, key}); }
    [[nodiscard]] bool type(const QString& text) const { return m_screen.type(text); }
    /// Queries the control: there is no event for a focus from before the program was on the bus.
    [[nodiscard]] bool hasKeyboard(const QString& name) const
    {
        const std::optional<Control> control = m_reader->named(m_program->window(), name);
        return control && control->isFocused;
    }
    [[nodiscard]] QString focus() const { return m_reader->focused().name; }
    /// Presses Tab until a control with that name has the focus.
    [[nodiscard]] bool tabTo(const QString& name) const;
    /// Enters a file name in the file dialog that appears.
    void chooseFile(const QString& file);
    /// Runs an action that is searched by a word.
    void act(const QString& word, const QString& line);
    /// Runs an action of subregistries.
    void actOnList(const QString& action)
    {
        act(action, action + u"\u2026   in Registration > Subregistry"_s);
    }
    /// Presses Tab until a control has the focus, and types into it.
    void fill(const QString& name, const QString& text);
    /// Waits for the letter that contains a sentence, and closes it.
    void readLetter(const QString& sentence);
    void opensAList();
    void answersRequests();
};

void TestKeyboardHour::initTestCase()
{
    const QString missing = VirtualScreen::missingProgram();
    QVERIFY2(missing.isEmpty(), qPrintable(missing + u" is not installed: ./dev test installs it"_s));
    QVERIFY(m_screen.start());
}

bool TestKeyboardHour::tabTo(const QString& name) const
{
    for (int tabs = 0; tabs < kMostTabs; ++tabs) {
        const Control before = m_reader->focused();
        const bool isWanted = before.name == name || m_reader->description(before) == name;
        if (isWanted && before.isFocused)
            return true;
        // A control that has lost the focus meanwhile is left: the event is still on its way.
        if ((!isWanted && !press(u"Tab"_s)) ||
            !QTest::qWaitFor([&] { return m_reader->focused().place != before.place; }, kTabMilliseconds))
            return false;
    }
    return false;
}

void TestKeyboardHour::chooseFile(const QString& file)
{
    QTRY_COMPARE(focus(), u"File name:"_s);
    QVERIFY(press(u"ctrl+a"_s));
    QVERIFY(type(file));
    QTRY_COMPARE(m_reader->text(m_reader->focused()), file);
    QVERIFY(press(u"Return"_s));
    QTRY_VERIFY(focus() != u"File name:"_s);
}

void TestKeyboardHour::act(const QString& word, const QString& line)
{
    QVERIFY(press(u"ctrl+k"_s));
    QTRY_COMPARE(focus(), u"What do you want to do?"_s);
    QVERIFY(type(word));
    const std::optional<Control> list = m_reader->find(m_program->window(), u"list"_s, u"Actions"_s);
    QVERIFY(list);
    QTRY_COMPARE(m_reader->cell(*list, 0, 0), line);
    QVERIFY(press(u"Return"_s));
}

void TestKeyboardHour::newcomer()
{
    QFile sample(QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/template-sample.txt"));
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QFile file(path(u"request.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(sample.readAll().replace("2026-11-21", "2026-11-21."));
    file.close();
    start();
    QTRY_VERIFY(shows(u"Write a Registration"_s));
    QVERIFY(press(u"ctrl+2"_s));

    // Finds a namespace.
    QVERIFY(press(u"ctrl+f"_s));
    QTRY_VERIFY(hasKeyboard(u"Search the registry"_s));
    QVERIFY(type(u"isbn"_s));
    const std::optional<Control> list = m_reader->find(m_program->window(), u"table"_s, u"Namespaces"_s);
    QVERIFY(list);
    QTRY_VERIFY(m_reader->rowCount(*list) > 0 && m_reader->rowCount(*list) < 10);
    QVERIFY(press(u"Return"_s));
    QTRY_COMPARE(focus(), u"isbn, International ISBN Agency, Registered"_s); // both lines of the row
    QTRY_VERIFY(shows(u"State: Registered"_s));

    // Makes a draft from a file.
    QVERIFY(press(u"ctrl+i"_s));
    chooseFile(file.fileName());
    QVERIFY(m_reader->find(m_program->window(), u"tree"_s, u"Records to import"_s));
    QVERIFY(press(u"ctrl+Return"_s));
    QTRY_VERIFY(shows(u"State: Draft"_s));

    // Hears what is wrong in the field, and fixes it.
    const QString wrong = u"Warning: The date \"2026-11-21.\" is not in the format YYYY-MM-DD."_s;
    QTRY_VERIFY(shows(wrong)); // lint starts after the draft is open
    QVERIFY(press(u"F8"_s));
    QTRY_COMPARE(focus(), u"Date"_s);
    QTRY_COMPARE(m_reader->description(m_reader->focused()),
                 wrong + u" In this field, Ctrl+period offers the correction."_s);
    QVERIFY(shows(wrong));
    QVERIFY(press(u"ctrl+period"_s));
    QTRY_COMPARE(m_reader->text(m_reader->focused()), u"2026-11-21"_s);
    QTRY_COMPARE(m_reader->description(m_reader->focused()), QString());
    QVERIFY(!shows(wrong));

    // Saves it, and reads the result.
    QVERIFY(press(u"ctrl+s"_s));
    QTRY_VERIFY(cli({u"show"_s, u"draft:1"_s}).contains("2026-11-21"));
    QVERIFY(press(u"ctrl+Next"_s));
    QTRY_COMPARE(focus(), u"ABNF"_s); // a combo box reads its value
    QVERIFY(press(u"ctrl+Next"_s));
    QTRY_COMPARE(focus(), u"Text, as mailed (RFC 8141 Appendix A)"_s);
    const std::optional<Control> preview = m_reader->find(m_program->window(), u"text"_s, u"Preview"_s);
    QVERIFY(preview);
    QTRY_VERIFY2(m_reader->text(*preview).contains(u"nidus-demo"_s), qPrintable(m_reader->text(*preview)));
}

void TestKeyboardHour::reviewer()
{
    const QString sample = QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/template-sample.txt");
    QCOMPARE(cli({u"new"_s, u"nidus-demo"_s, u"--from"_s, sample}), "draft:1\n");
    QCOMPARE(cli({u"submit"_s, u"draft:1"_s}), "in-review\n");
    QCOMPARE(cli({u"comment"_s, u"--field"_s, u"syntax"_s, u"draft:1"_s, u"Why a colon?"_s}), "1\n");
    start();

    // The open tasks appear automatically.
    QTRY_VERIFY(shows(u"Open tasks"_s));
    QVERIFY(press(u"Down"_s));
    QTRY_VERIFY2(focus().startsWith(u"nidus-demo"_s), qPrintable(focus()));
    QVERIFY(press(u"Return"_s));
    QTRY_VERIFY(shows(u"State: In review"_s));

    // Looks for a way to answer, and resolves the open comment.
    act(u"answer"_s, u"Comment   in Registration"_s);
    QTRY_COMPARE(focus(), u"Answer or resolution: Why a colon?"_s);
    QVERIFY(type(u"It is settled."_s));
    QVERIFY(tabTo(u"Resolve: Why a colon?"_s));
    QVERIFY(press(u"space"_s));
    QTRY_VERIFY(cli({u"comments"_s, u"draft:1"_s}).contains("It is settled."));
    QTRY_COMPARE(focus(), u"New comment"_s); // the resolved comment is gone, the focus is not

    // Comments on a field.
    QVERIFY(type(u"For whom?"_s));
    QVERIFY(tabTo(u"About, for the new comment"_s));
    QVERIFY(type(u"Purpose"_s));
    QVERIFY(tabTo(u"Add Comment"_s));
    QVERIFY(press(u"space"_s));
    QTRY_COMPARE(focus(), u"New comment"_s); // the button is unavailable now
    QTRY_VERIFY(shows(u"1 open comment about this field"_s));
    QVERIFY(cli({u"comments"_s, u"draft:1"_s}).contains("For whom?"));

    // Answers a question of RFC 8141 section 5.1; the keyboard goes to the next one.
    QVERIFY(tabTo(u"No Problem, question 1"_s));
    QVERIFY(press(u"space"_s));
    QTRY_COMPARE(focus(), u"Your answer, question 2"_s);

    act(u"answer"_s, u"Comment   in Registration"_s);
    QTRY_COMPARE(focus(), u"Answer or resolution: For whom?"_s);
    QVERIFY(tabTo(u"Resolve: For whom?"_s));
    QVERIFY(press(u"space"_s));
    QTRY_VERIFY(!shows(u"1 open comment about this field"_s));

    act(u"agree"_s, u"Approve\u2026   in Registration"_s);
    QTRY_COMPARE(m_reader->focused().role, u"list item"_s); // of the questions that only reviewers can answer
    QVERIFY(tabTo(u"Reason to continue although requirements and questions are open"_s));
    QVERIFY(type(u"Answered by mail."_s));
    QVERIFY(press(u"ctrl+Return"_s));
    QTRY_VERIFY(shows(u"State: Approved"_s));
    QVERIFY(cli({u"log"_s}).contains("Answered by mail."));

    act(u"shortcuts"_s, u"Keyboard Shortcuts\u2026   in Help"_s);
    const std::optional<Control> keys = m_reader->find(m_program->window(), u"list"_s, u"Actions"_s);
    QVERIFY(keys);
    QTRY_VERIFY(m_reader->rowCount(*keys) > 20);
    QVERIFY(press(u"Escape"_s));
}

void TestKeyboardHour::steward()
{
    const QString names = QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/samples.txt");
    start();
    QVERIFY(press(u"ctrl+3"_s));
    QTRY_COMPARE(focus(), u"URN to check"_s);
    QVERIFY(press(u"ctrl+shift+o"_s));
    chooseFile(names);
    const std::optional<Control> lines = m_reader->find(m_program->window(), u"table"_s, u"Checked lines"_s);
    QVERIFY(lines);
    QTRY_COMPARE(m_reader->rowCount(*lines), 44);

    // The whole report is the same as the command line's.
    QVERIFY(press(u"ctrl+shift+e"_s));
    chooseFile(path(u"report.tsv"_s));
    QFile report(path(u"report.tsv"_s));
    QTRY_VERIFY(report.exists());
    QVERIFY(report.open(QIODevice::ReadOnly));
    const QByteArray wanted = cli({u"check"_s, u"--format"_s, u"tsv"_s, names});
    QCOMPARE(report.readAll(), wanted);

    // Only some of the lines: by verdict, and by a word.
    const QString invalid = u"8 invalid, 18.2% of all lines"_s;
    QVERIFY(tabTo(invalid));
    QVERIFY(press(u"space"_s));
    QTRY_COMPARE(m_reader->rowCount(*lines), 8);
    QVERIFY(press(u"space"_s));
    QTRY_COMPARE(m_reader->rowCount(*lines), 44);
    QVERIFY(press(u"ctrl+shift+f"_s));
    QTRY_COMPARE(focus(), u"Filter lines"_s);
    QVERIFY(type(u"isbn"_s));
    QTRY_COMPARE(m_reader->rowCount(*lines), 4);
}

void TestKeyboardHour::fill(const QString& name, const QString& text)
{
    if (QTest::currentTestFailed())
        return;
    QVERIFY2(tabTo(name), qPrintable(name + u", not "_s + focus()));
    QVERIFY(type(text));
}

void TestKeyboardHour::readLetter(const QString& sentence)
{
    if (QTest::currentTestFailed())
        return;
    QTRY_COMPARE(focus(), u"Email text"_s);
    const QString letter = m_reader->text(m_reader->focused());
    QVERIFY2(letter.contains(sentence), qPrintable(letter));
    QVERIFY(press(u"Escape"_s));
    QTRY_VERIFY(!shows(u"Email text"_s));
}

void TestKeyboardHour::opensAList()
{
    QVERIFY(press(u"ctrl+2"_s));
    QVERIFY(press(u"ctrl+f"_s));
    QTRY_VERIFY(hasKeyboard(u"Search the registry"_s));
    QVERIFY(type(u"oma"_s));
    QVERIFY(press(u"Return"_s));
    QTRY_VERIFY2(focus().startsWith(u"oma, "_s), qPrintable(focus()));
    actOnList(u"New Subregistry"_s);
    QTRY_COMPARE(focus(), u"Name"_s);
    QVERIFY(type(u"objects"_s));
    fill(u"Values"_s, u"Decimal"_s);
    QTRY_VERIFY(shows(u"Decimal numbers"_s));
    QVERIFY(press(u"Return"_s));
    QTRY_VERIFY(shows(u"Add Range\u2026"_s));
    actOnList(u"Add Range"_s);
    QTRY_COMPARE(focus(), u"Name"_s);
    QVERIFY(type(u"bulk"_s));
    fill(u"Numbers (from-to)"_s, u"32769-42768"_s);
    fill(u"Largest block"_s, u"50"_s);
    QVERIFY(press(u"Return"_s));
    QTRY_VERIFY(shows(u"All ranges"_s));
}

void TestKeyboardHour::answersRequests()
{
    // Grants the next free numbers.
    actOnList(u"Assign Values"_s);
    QTRY_COMPARE(focus(), u"Value or block"_s);
    fill(u"Holder"_s, u"Company A"_s);
    fill(u"Request ID"_s, u"T-1"_s);
    fill(u"Range"_s, u"bulk"_s);
    fill(u"How many"_s, u"50"_s);
    QVERIFY(press(u"Return"_s));
    readLetter(u"Your request was granted."_s);

    // Refuses what is taken.
    actOnList(u"Assign Values"_s);
    QTRY_COMPARE(focus(), u"Value or block"_s);
    fill(u"Holder"_s, u"Company B"_s);
    fill(u"Request ID"_s, u"T-2"_s);
    fill(u"Value or block"_s, u"32800"_s);
    QVERIFY(tabTo(u"Refuse and Show Letter"_s));
    QVERIFY(press(u"space"_s));
    readLetter(u"Your request could not be granted."_s);

    // Reserves until a day.
    actOnList(u"Reserve Values"_s);
    QTRY_COMPARE(focus(), u"Value or block"_s);
    fill(u"Holder"_s, u"Company C"_s);
    fill(u"Value or block"_s, u"33000-33009"_s);
    fill(u"Valid until"_s, u"2099-01-31"_s);
    QVERIFY(press(u"Return"_s));
    readLetter(u"Your request was granted."_s);
}

void TestKeyboardHour::keeper()
{
    start();
    opensAList();
    if (!QTest::currentTestFailed())
        answersRequests();
    if (QTest::currentTestFailed())
        return;

    // Splits the first block, and writes to the second holder.
    for (int tabs = 0; tabs < kMostTabs && !hasKeyboard(u"Entries"_s); ++tabs) {
        const ControlReference before = m_reader->focused().place;
        QVERIFY(press(u"Tab"_s));
        QTRY_VERIFY(m_reader->focused().place != before);
    }
    QVERIFY(press(u"Up"_s)); // from the reserved block, which was revealed
    QTRY_COMPARE(focus(), u"32769-32818"_s);
    actOnList(u"Split Block"_s);
    QTRY_COMPARE(focus(), u"Second part begins at"_s);
    QVERIFY(type(u"32794"_s));
    fill(u"Holder of the second part"_s, u"Company D"_s);
    QVERIFY(press(u"Return"_s));
    QTRY_COMPARE(focus(), u"32769-32793"_s);
    QVERIFY(press(u"Down"_s));
    QTRY_COMPARE(focus(), u"32794-32818"_s);
    actOnList(u"Answer Letter"_s);
    readLetter(u"Dear Company D,"_s);
    actOnList(u"Export Entries"_s);
    chooseFile(path(u"objects.csv"_s));
    QFile table(path(u"objects.csv"_s));
    QTRY_VERIFY(table.exists());
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QByteArray exported = table.readAll();
    QCOMPARE(exported, cli({u"subregistry"_s, u"export"_s, u"oma/objects"_s, u"--private"_s}));
    for (const char* value : {"32769,32793,", "32794,32818,", "33000,33009,"})
        QVERIFY2(exported.contains(value), exported.constData());
    QVERIFY(cli({u"subregistry"_s, u"show"_s, u"oma/objects"_s, u"--search"_s, u"T-2"_s}).contains("32800"));
}

NIDUS_TEST(tst_keyboardhour, TestKeyboardHour)
#include "tst_keyboardhour.moc"
