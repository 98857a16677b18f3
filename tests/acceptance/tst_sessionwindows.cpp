// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/screenreader.h"
#include "tests/acceptance/virtualscreen.h"
#include "tests/testprogram.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QUrl>
#include <csignal>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

const QString kName = u"invalid.nidus.nidus"_s;
const QString kBus = u"nidus-test-windows"_s;

} // namespace

/// One window for each registry: several starts of the real nidus in a session of their own.
class TestSessionWindows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { QDBusConnection::disconnectFromBus(kBus); }
    void init();
    void cleanup();
    void aSecondStartShowsTheWindow_data();
    void aSecondStartShowsTheWindow();
    void aSecondStartHandsItsFileOver();
    void anotherRegistryHasAWindow();
    void aClosedRegistryIsOpenedAnew();
    void withoutABusEveryStartOpens();
    void theBusStartsTheProgram_data();
    void theBusStartsTheProgram();
    void theProgramFindsTheWindow();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_home->filePath(name); }
    QProcess* start(const QStringList& words);
    /// Whether a window of that registry can be seen.
    [[nodiscard]] bool isShown(const QString& name) const
    {
        return m_screen.press({u"search"_s, u"--onlyvisible"_s, u"--name"_s, u'^' + name + u" – Nidus$"_s});
    }
    [[nodiscard]] bool minimize(const QString& name) const
    {
        return m_screen.press({u"search"_s, u"--onlyvisible"_s, u"--name"_s, u'^' + name + u" – Nidus$"_s,
                               u"windowminimize"_s, u"--sync"_s});
    }
    static void endsWell(QProcess* process)
    {
        QVERIFY(process->state() == QProcess::NotRunning || process->waitForFinished(kPatience));
        QCOMPARE(process->exitStatus(), QProcess::NormalExit);
        QCOMPARE(process->exitCode(), 0);
    }
    /// Asks the program by its name on the bus, which starts it.
    [[nodiscard]] static QDBusMessage ask(const QStringList& files);
    [[nodiscard]] static QDBusConnectionInterface& names() { return *QDBusConnection(kBus).interface(); }

    VirtualScreen m_screen;
    std::unique_ptr<QTemporaryDir> m_home;
    QProcessEnvironment m_environment;
    std::vector<std::unique_ptr<QProcess>> m_programs;
};

void TestSessionWindows::initTestCase()
{
    const QString missing = VirtualScreen::missingProgram();
    QVERIFY2(missing.isEmpty(), qPrintable(missing + u" is not installed: ./dev test installs it"_s));
    QVERIFY(m_screen.start());
    const QDBusConnection bus =
        QDBusConnection::connectToBus(m_screen.environment().value(u"DBUS_SESSION_BUS_ADDRESS"_s), kBus);
    QVERIFY2(bus.isConnected(), qPrintable(bus.lastError().message()));
    // As the installed service file, but for where the program lies.
    const QString services = m_screen.environment().value(u"XDG_RUNTIME_DIR"_s) + "/dbus-1/services"_L1;
    QVERIFY(QDir().mkpath(services));
    QFile file(services + u'/' + kName + ".service"_L1);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[D-BUS Service]\nName=" + kName.toUtf8() + "\nExec=" NIDUS_BIN_DIR "/nidus --service\n");
    file.close();
    const QDBusMessage reload = QDBusMessage::createMethodCall(
        u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s, u"org.freedesktop.DBus"_s, u"ReloadConfig"_s);
    QCOMPARE(bus.call(reload).type(), QDBusMessage::ReplyMessage);
}

void TestSessionWindows::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    m_environment = m_screen.environment();
}

void TestSessionWindows::cleanup()
{
    for (const std::unique_ptr<QProcess>& program : m_programs) {
        program->terminate();
        if (!program->waitForFinished(kPatience))
            program->kill();
    }
    m_programs.clear();
    // Those that the bus started, or one of those above.
    while (names().isServiceRegistered(kName).value()) {
        const uint process = names().servicePid(kName).value();
        if (process != 0)
            ::kill(pid_t(process), SIGTERM);
        QTRY_VERIFY(names().servicePid(kName).value() != process);
    }
}

QProcess* TestSessionWindows::start(const QStringList& words)
{
    m_programs.push_back(std::make_unique<QProcess>());
    QProcess* program = m_programs.back().get();
    program->setProcessEnvironment(m_environment);
    program->setWorkingDirectory(m_home->path());
    program->start(QStringLiteral(NIDUS_BIN_DIR "/nidus"), words);
    return program;
}

QDBusMessage TestSessionWindows::ask(const QStringList& files)
{
    QDBusMessage message =
        QDBusMessage::createMethodCall(kName, u"/invalid/nidus/nidus"_s, u"org.freedesktop.Application"_s,
                                       files.isEmpty() ? u"Activate"_s : u"Open"_s);
    QStringList addresses;
    for (const QString& file : files)
        addresses.append(QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded));
    if (!files.isEmpty())
        message << addresses;
    message << QVariantMap();
    return QDBusConnection(kBus).call(message, QDBus::Block, kPatience);
}

void TestSessionWindows::aSecondStartShowsTheWindow_data()
{
    QTest::addColumn<QString>("second");
    QTest::newRow("the same path") << u"/a.nidus"_s;
    QTest::newRow("a relative path") << u"a.nidus"_s;
    QTest::newRow("a link") << u"/link.nidus"_s;
}

void TestSessionWindows::aSecondStartShowsTheWindow()
{
    QFETCH(QString, second);
    const QProcess* first = start({u"--registry"_s, path(u"a.nidus"_s)});
    QTRY_VERIFY(isShown(u"a.nidus"_s));
    QVERIFY(QFile::link(path(u"a.nidus"_s), path(u"link.nidus"_s)));
    QVERIFY(minimize(u"a.nidus"_s));
    QTRY_VERIFY(!isShown(u"a.nidus"_s));
    endsWell(start({u"--registry"_s, second.startsWith(u'/') ? path(second.sliced(1)) : second}));
    QTRY_VERIFY(isShown(u"a.nidus"_s));
    QCOMPARE(first->state(), QProcess::Running);
}

void TestSessionWindows::aSecondStartHandsItsFileOver()
{
    QFile urns(path(u"two words & é.txt"_s));
    QVERIFY(urns.open(QIODevice::WriteOnly) && urns.write("urn:example:a b\n") > 0);
    urns.close();
    start({u"--registry"_s, path(u"a.nidus"_s)});
    QTRY_VERIFY(isShown(u"a.nidus"_s));
    endsWell(start({u"--registry"_s, path(u"a.nidus"_s), u"two words & é.txt"_s}));
    const ScreenReader reader(m_screen.accessibilityBus());
    const std::optional<Control> program = reader.program(u"Nidus"_s);
    QVERIFY(program);
    const std::optional<Control> lines = reader.find(*program, u"table"_s, u"Checked lines"_s);
    QVERIFY(lines);
    QTRY_COMPARE(reader.rowCount(*lines), 1);
}

void TestSessionWindows::anotherRegistryHasAWindow()
{
    const QProcess* first = start({u"--registry"_s, path(u"a.nidus"_s)});
    QTRY_VERIFY(isShown(u"a.nidus"_s));
    const QProcess* second = start({u"--registry"_s, path(u"b.nidus"_s)});
    QTRY_VERIFY(isShown(u"b.nidus"_s));
    QCOMPARE(first->state(), QProcess::Running);
    QCOMPARE(second->state(), QProcess::Running);
}

void TestSessionWindows::aClosedRegistryIsOpenedAnew()
{
    QProcess* first = start({u"--registry"_s, path(u"a.nidus"_s)});
    QTRY_VERIFY(isShown(u"a.nidus"_s));
    first->kill(); // nobody can take a name back
    QVERIFY(first->waitForFinished(kPatience));
    QTRY_VERIFY(!isShown(u"a.nidus"_s));
    start({u"--registry"_s, path(u"a.nidus"_s)});
    QTRY_VERIFY(isShown(u"a.nidus"_s));
}

void TestSessionWindows::withoutABusEveryStartOpens()
{
    m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path="_s + path(u"no-bus"_s));
    const QProcess* first = start({u"--registry"_s, path(u"a.nidus"_s)});
    QTRY_VERIFY(isShown(u"a.nidus"_s));
    QVERIFY(minimize(u"a.nidus"_s));
    QTRY_VERIFY(!isShown(u"a.nidus"_s));
    const QProcess* second = start({u"--registry"_s, path(u"a.nidus"_s)});
    QTRY_VERIFY(isShown(u"a.nidus"_s));
    QCOMPARE(first->state(), QProcess::Running);
    QCOMPARE(second->state(), QProcess::Running);
}

void TestSessionWindows::theBusStartsTheProgram_data()
{
    QTest::addColumn<QString>("asked"); // of the program
    QTest::addColumn<QString>("shown");
    QTest::newRow("nothing") << u""_s << u"registry.nidus"_s; // the default one
    QTest::newRow("a registry") << u"c.nidus"_s << u"c.nidus"_s;
}

void TestSessionWindows::theBusStartsTheProgram()
{
    QFETCH(QString, asked);
    QFETCH(QString, shown);
    if (!asked.isEmpty())
        QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), path(asked)));
    const QDBusMessage reply = ask(asked.isEmpty() ? QStringList() : QStringList{path(asked)});
    QVERIFY2(reply.type() == QDBusMessage::ReplyMessage, qPrintable(reply.errorMessage()));
    QTRY_VERIFY(isShown(shown));
}

/// The program that runs is asked for what another one, or none, shows.
void TestSessionWindows::theProgramFindsTheWindow()
{
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), path(u"c.nidus"_s)));
    start({u"--registry"_s, path(u"a.nidus"_s)});
    QTRY_VERIFY(isShown(u"a.nidus"_s));
    start({u"--registry"_s, path(u"b.nidus"_s)});
    QTRY_VERIFY(isShown(u"b.nidus"_s));
    QVERIFY(minimize(u"b.nidus"_s));
    QTRY_VERIFY(!isShown(u"b.nidus"_s));
    QCOMPARE(ask({path(u"b.nidus"_s), path(u"c.nidus"_s)}).type(), QDBusMessage::ReplyMessage);
    QTRY_VERIFY(isShown(u"b.nidus"_s));
    QTRY_VERIFY(isShown(u"c.nidus"_s));
    QVERIFY(isShown(u"a.nidus"_s));
}

NIDUS_TEST(tst_sessionwindows, TestSessionWindows)
#include "tst_sessionwindows.moc"
