// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/acceptance/screenreader.h"
#include "tests/acceptance/virtualscreen.h"
#include "tests/acceptance/windowprogram.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>
#include <memory>

using namespace Qt::StringLiterals;
using namespace nidus::test;

/// The jobs of a newcomer, a reviewer, and a steward, done by assistive technology alone: with the actions,
/// texts, and tables of the accessibility tree (AT-SPI), without a key or a mouse. So does speech input.
class TestTreeHour : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void newcomer();
    void reviewer();
    void steward();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_cli.filePath(name); }
    [[nodiscard]] QString registry() const
    {
        return path(QString::fromLatin1(QTest::currentTestFunction()) + u".nidus"_s);
    }
    [[nodiscard]] QByteArray cli(const QStringList& words) const
    {
        return m_cli.run(QStringList{u"--registry"_s, registry()} + words).out;
    }
    void start();
    /// Returns a visible control by role, or any role if that is empty, and name; fails without it.
    [[nodiscard]] Control control(const QString& role, const QString& name) const;
    [[nodiscard]] bool shows(const QString& name) const
    {
        return m_reader->named(m_program->window(), name).has_value();
    }
    void press(const QString& role, const QString& name, const QString& action = u"Press"_s) const;
    void write(const QString& field, const QString& text) const;
    void chooseFile(const QString& file, const QString& button) const;

    VirtualScreen m_screen;
    CliBinary m_cli;
    std::unique_ptr<ScreenReader> m_reader;
    std::unique_ptr<WindowProgram> m_program;
};

void TestTreeHour::initTestCase()
{
    const QString missing = VirtualScreen::missingProgram();
    if (!missing.isEmpty())
        QSKIP(qPrintable(missing + u" is not installed: ./dev accessibility installs it"_s));
    QVERIFY2(m_screen.start(), "at-spi2-core is not installed: ./dev accessibility installs it");
}

void TestTreeHour::init() { m_reader = std::make_unique<ScreenReader>(m_screen.accessibilityBus()); }

void TestTreeHour::cleanup()
{
    m_program.reset();
    m_reader.reset();
}

void TestTreeHour::start()
{
    m_program = std::make_unique<WindowProgram>(m_screen, *m_reader);
    QVERIFY(m_program->start(registry()));
}

Control TestTreeHour::control(const QString& role, const QString& name) const
{
    if (role.isEmpty() && QTest::qWaitFor([&] { return shows(name); }, kProgressDelay))
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
    write(u"Answer or resolution"_s, u"It is settled."_s);
    press(u"push button"_s, u"Resolve"_s);
    QTRY_VERIFY(cli({u"comments"_s, u"draft:1"_s}).contains("It is settled."));
    QString question;
    for (const Control& each : m_reader->showing(m_program->window())) {
        if (question.isEmpty() && each.role == u"push button"_s && each.name.startsWith(u"Yes: "_s))
            question = each.name.sliced(u"Yes: "_s.size());
    }
    QVERIFY(question.endsWith(u'?'));
    press(u"push button"_s, u"Yes: "_s + question);
    QTRY_VERIFY(m_reader->named(m_program->window(), u"Withdraw Answer: "_s + question));
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
    press(u"check box"_s, u"Check URNs"_s, u"Toggle"_s);
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

NIDUS_TEST(tst_treehour, TestTreeHour)
#include "tst_treehour.moc"
