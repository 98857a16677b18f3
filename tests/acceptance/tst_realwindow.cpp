// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/acceptance/screenreader.h"
#include "tests/acceptance/virtualscreen.h"
#include "tests/acceptance/windowprogram.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>
#include <memory>

using namespace Qt::StringLiterals;
using namespace nidus::test;

/// The real nidus on its own screen: the input is from a keyboard, and the output is what a screen reader
/// would read aloud.
class TestRealWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_program.reset(); }
    void listsEveryNamespace();
    void savesADraftTypedWithTheKeyboard();
    void checksAUrn();
    void givesEveryControlAName();
    void keepsEditsWhenKilled_data();
    void keepsEditsWhenKilled();

private:
    [[nodiscard]] QString registryPath() const { return m_cli.filePath(u"registry.nidus"_s); }
    [[nodiscard]] QString recoveryPath() const;
    [[nodiscard]] QByteArray kept() const;

    VirtualScreen m_screen;
    CliBinary m_cli;
    std::unique_ptr<ScreenReader> m_reader;
    std::unique_ptr<WindowProgram> m_program;
};

void TestRealWindow::initTestCase()
{
    const QString missing = VirtualScreen::missingProgram();
    QVERIFY2(missing.isEmpty(), qPrintable(missing + u" is not installed: ./dev test installs it"_s));
    QVERIFY(m_screen.start());
    m_reader = std::make_unique<ScreenReader>(m_screen.accessibilityBus());
}

void TestRealWindow::init()
{
    m_program = std::make_unique<WindowProgram>(m_screen, *m_reader);
    QVERIFY(m_program->start(registryPath()));
}

void TestRealWindow::listsEveryNamespace()
{
    QVERIFY(m_screen.press({u"key"_s, u"ctrl+2"_s})); // a new registry begins with the Start page
    const std::optional<Control> table = m_reader->find(m_program->window(), u"table"_s, u"Namespaces"_s);
    QVERIFY(table);
    QTRY_COMPARE(m_reader->rowCount(*table), 105);
    const std::optional<Control> search =
        m_reader->find(m_program->window(), u"text"_s, u"Search the registry"_s);
    QVERIFY(search);
    QVERIFY(m_screen.press({u"key"_s, u"ctrl+f"_s}));
    QVERIFY(m_screen.type(u"isbn"_s));
    QTRY_COMPARE(m_reader->text(*search), u"isbn"_s);
    QTRY_VERIFY(m_reader->rowCount(*table) < 10);
}

void TestRealWindow::savesADraftTypedWithTheKeyboard()
{
    QVERIFY(m_screen.press({u"key"_s, u"ctrl+n"_s}));
    const std::optional<Control> nid =
        m_reader->find(m_program->window(), u"text"_s, u"Namespace Identifier"_s);
    QVERIFY(nid);
    QVERIFY(m_reader->focus(*nid));
    QVERIFY(m_screen.type(u"shelfmark"_s));
    QTRY_COMPARE(m_reader->text(*nid), u"shelfmark"_s);
    QVERIFY(m_screen.press({u"key"_s, u"ctrl+s"_s}));
    const auto draft = [this] {
        return m_cli.run({u"--registry"_s, registryPath(), u"show"_s, u"draft:1"_s}).out;
    };
    QTRY_VERIFY2(draft().contains("shelfmark"), draft());
}

void TestRealWindow::checksAUrn()
{
    QVERIFY(m_screen.press({u"key"_s, u"ctrl+3"_s}));
    const std::optional<Control> field = m_reader->find(m_program->window(), u"text"_s, u"URN to check"_s);
    QVERIFY(field);
    QVERIFY(m_reader->focus(*field));
    QVERIFY(m_screen.type(u"urn:example:a b"_s));
    QVERIFY(m_screen.press({u"key"_s, u"Return"_s}));
    const std::optional<Control> found =
        m_reader->find(m_program->window(), u"label"_s, u"Findings about the line"_s);
    QVERIFY(found);
    QTRY_VERIFY2(m_reader->text(*found).contains(u"a space"_s), qPrintable(m_reader->text(*found)));
}

void TestRealWindow::givesEveryControlAName()
{
    QVERIFY(m_screen.press({u"key"_s, u"ctrl+n"_s}));
    QVERIFY(m_reader->find(m_program->window(), u"text"_s, u"Namespace Identifier"_s));
    QStringList nameless;
    QString previous;
    int seen = 0;
    for (const Control& control : m_reader->showing(m_program->window())) {
        if (!control.isFocusable)
            continue;
        ++seen;
        if (control.name.isEmpty())
            nameless.append(control.role + u" after "_s + previous);
        previous = control.name;
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u", "_s)));
    QVERIFY(seen > 20);
}

void TestRealWindow::keepsEditsWhenKilled_data()
{
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("SIGTERM") << true;
    QTest::newRow("SIGKILL") << false;
}

QString TestRealWindow::recoveryPath() const
{
    return m_screen.environment().value(u"XDG_DATA_HOME"_s) + "/nidus/recovery"_L1;
}

/// The drafts in the journal, one after the other.
QByteArray TestRealWindow::kept() const
{
    QByteArray all;
    for (QDirIterator files(recoveryPath(), {u"*.draft"_s}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}

void TestRealWindow::keepsEditsWhenKilled()
{
    QFETCH(bool, isAsked);
    QVERIFY(m_screen.press({u"key"_s, u"ctrl+n"_s}));
    const std::optional<Control> nid =
        m_reader->find(m_program->window(), u"text"_s, u"Namespace Identifier"_s);
    QVERIFY(nid && m_reader->focus(*nid));
    const QString typed = isAsked ? u"terminated"_s : u"killed"_s;
    QVERIFY(m_screen.type(typed));
    QTRY_COMPARE(m_reader->text(*nid), typed);
    if (isAsked) {
        m_program->process().terminate();
    } else {
        QTRY_VERIFY(kept().contains(typed.toUtf8())); // while it is still running
        m_program->process().kill();
    }
    QVERIFY(m_program->process().waitForFinished(nidus::test::kProgressDelay));
    // What was typed is on disk, where the next start finds it.
    QVERIFY2(kept().contains("<nid>" + typed.toUtf8() + "</nid>"), kept());
    QVERIFY(QDir(recoveryPath()).removeRecursively());
}

NIDUS_TEST(tst_realwindow, TestRealWindow)
#include "tst_realwindow.moc"
