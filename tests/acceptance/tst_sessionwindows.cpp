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
#include <algorithm>
#include <csignal>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

const QString kName = u"invalid.nidus.nidus"_s;
const QString kBus = u"nidus-test-windows"_s;

} // namespace

/// One window for each registry: starts the real nidus several times in its own session.
class TestSessionWindows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { QDBusConnection::disconnectFromBus(kBus); }
    void init();
    void cleanup() { endAll(); }
    void aSecondStartShowsTheWindow_data();
    void aSecondStartShowsTheWindow();
    void aSecondStartPassesItsFile();
    void anotherRegistryHasAWindow();
    void aClosedRegistryOpensAgain();
    void withoutABusEveryStartOpens();
    void theBusStartsTheProgram_data();
    void theBusStartsTheProgram();
    void theProgramFindsTheWindow();
    void opensWhatAddressesName_data();
    void opensWhatAddressesName();
    void rejectsInvalidRequests_data();
    void rejectsInvalidRequests();
    void startsAWindowWhateverTheToken();
    void recordsAFewOfManyFiles();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_home->filePath(name); }
    QProcess* start(const QStringList& words);
    /// Ends every program, as if its user quits it.
    void endAll();
    /// Whether a window of that registry is visible.
    [[nodiscard]] bool isShown(const QString& name) const
    {
        return m_screen.press({u"search"_s, u"--onlyvisible"_s, u"--name"_s, u'^' + name + u" – Nidus$"_s});
    }
    /// Waits for it. Does not search again after it was found: the search sometimes fails if another window
    /// closes meanwhile.
    [[nodiscard]] bool appears(const QString& name) const
    {
        return QTest::qWaitFor([this, &name] { return isShown(name); }, kProgressDelay);
    }
    [[nodiscard]] bool minimize(const QString& name) const
    {
        return m_screen.press({u"search"_s, u"--onlyvisible"_s, u"--name"_s, u'^' + name + u" – Nidus$"_s,
                               u"windowminimize"_s, u"--sync"_s});
    }
    static void endsWell(QProcess* process)
    {
        QVERIFY(process->state() == QProcess::NotRunning || process->waitForFinished(kProgressDelay));
        QCOMPARE(process->exitStatus(), QProcess::NormalExit);
        QCOMPARE(process->exitCode(), 0);
    }
    /// Calls the program by its name on the bus, which starts it.
    [[nodiscard]] static QDBusMessage ask(const QStringList& files);
    [[nodiscard]] static QDBusMessage ask(const QString& method, const QVariantList& arguments);
    /// Addresses in the desktop's list of recently used files.
    [[nodiscard]] QList<QByteArray> recentlyUsed() const;
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
    // Like the installed service file, except for the path of the program.
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

void TestSessionWindows::endAll()
{
    for (const std::unique_ptr<QProcess>& program : m_programs) {
        program->terminate();
        if (!program->waitForFinished(kProgressDelay))
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
    if (files.isEmpty())
        return ask(u"Activate"_s, {QVariantMap()});
    QStringList addresses;
    addresses.reserve(files.size());
    for (const QString& file : files)
        addresses.append(QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded));
    return ask(u"Open"_s, {addresses, QVariantMap()});
}

QDBusMessage TestSessionWindows::ask(const QString& method, const QVariantList& arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall(kName, u"/invalid/nidus/nidus"_s,
                                                          u"org.freedesktop.Application"_s, method);
    message.setArguments(arguments);
    return QDBusConnection(kBus).call(message, QDBus::Block, kProgressDelay);
}

QList<QByteArray> TestSessionWindows::recentlyUsed() const
{
    QFile list(m_environment.value(u"XDG_DATA_HOME"_s) + "/recently-used.xbel"_L1);
    if (!list.open(QIODevice::ReadOnly))
        return {};
    QList<QByteArray> found = list.readAll().split('<');
    erase_if(found, [](const QByteArray& tag) { return !tag.startsWith("bookmark "); });
    return found;
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
    QVERIFY(appears(u"a.nidus"_s));
    QVERIFY(QFile::link(path(u"a.nidus"_s), path(u"link.nidus"_s)));
    QVERIFY(minimize(u"a.nidus"_s));
    QTRY_VERIFY(!isShown(u"a.nidus"_s));
    endsWell(start({u"--registry"_s, second.startsWith(u'/') ? path(second.sliced(1)) : second}));
    QVERIFY(appears(u"a.nidus"_s));
    QCOMPARE(first->state(), QProcess::Running);
}

void TestSessionWindows::aSecondStartPassesItsFile()
{
    QFile urns(path(u"two words & é.txt"_s));
    QVERIFY(urns.open(QIODevice::WriteOnly) && urns.write("urn:example:a b\n") > 0);
    urns.close();
    start({u"--registry"_s, path(u"a.nidus"_s)});
    QVERIFY(appears(u"a.nidus"_s));
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
    QVERIFY(appears(u"a.nidus"_s));
    const QProcess* second = start({u"--registry"_s, path(u"b.nidus"_s)});
    QVERIFY(appears(u"b.nidus"_s));
    QCOMPARE(first->state(), QProcess::Running);
    QCOMPARE(second->state(), QProcess::Running);
}

void TestSessionWindows::aClosedRegistryOpensAgain()
{
    QProcess* first = start({u"--registry"_s, path(u"a.nidus"_s)});
    QVERIFY(appears(u"a.nidus"_s));
    first->kill(); // it cannot release its name itself
    QVERIFY(first->waitForFinished(kProgressDelay));
    QTRY_VERIFY(!isShown(u"a.nidus"_s));
    start({u"--registry"_s, path(u"a.nidus"_s)});
    QVERIFY(appears(u"a.nidus"_s));
}

void TestSessionWindows::withoutABusEveryStartOpens()
{
    m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path="_s + path(u"no-bus"_s));
    const QProcess* first = start({u"--registry"_s, path(u"a.nidus"_s)});
    QVERIFY(appears(u"a.nidus"_s));
    QVERIFY(minimize(u"a.nidus"_s));
    QTRY_VERIFY(!isShown(u"a.nidus"_s));
    const QProcess* second = start({u"--registry"_s, path(u"a.nidus"_s)});
    QVERIFY(appears(u"a.nidus"_s));
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
    QVERIFY(appears(shown));
}

/// The running program is asked to open what another one, or none, shows.
void TestSessionWindows::theProgramFindsTheWindow()
{
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), path(u"c.nidus"_s)));
    start({u"--registry"_s, path(u"a.nidus"_s)});
    QVERIFY(appears(u"a.nidus"_s));
    start({u"--registry"_s, path(u"b.nidus"_s)});
    QVERIFY(appears(u"b.nidus"_s));
    QVERIFY(minimize(u"b.nidus"_s));
    QTRY_VERIFY(!isShown(u"b.nidus"_s));
    QCOMPARE(ask({path(u"b.nidus"_s), path(u"c.nidus"_s)}).type(), QDBusMessage::ReplyMessage);
    QVERIFY(appears(u"b.nidus"_s));
    QVERIFY(appears(u"c.nidus"_s));
    QVERIFY(appears(u"a.nidus"_s));
}

void TestSessionWindows::opensWhatAddressesName_data()
{
    QTest::addColumn<QString>("address"); // %1: a file that is there
    QTest::addColumn<QString>("opened");  // likewise
    QTest::newRow("a file") << u"file://%1"_s << u"file://%1"_s;
    QTest::newRow("a file of this machine") << u"file://localhost%1"_s << u"file://%1"_s;
    QTest::newRow("a line feed") << u"file://%1%0Aurn:example:a"_s << u"file://%1%0Aurn:example:a"_s;
    for (const QString& address :
         {u""_s, u"%1"_s, u"file:"_s, u"file:urns.txt"_s, u"file://elsewhere%1"_s, u"file://%1%00.txt"_s,
          u"file://[%1"_s, u"file:///%zz"_s, u"http://localhost%1"_s, u"urn:example:a"_s})
        QTest::newRow(qPrintable(u"nothing: "_s + address)) << address << u""_s;
}

void TestSessionWindows::opensWhatAddressesName()
{
    QFETCH(QString, address);
    QFETCH(QString, opened);
    QFile urns(path(u"urns.txt"_s));
    QVERIFY(urns.open(QIODevice::WriteOnly) && urns.write("urn:example:a\n") > 0);
    urns.close();
    const QString list = m_environment.value(u"XDG_DATA_HOME"_s) + "/recently-used.xbel"_L1;
    QFile::remove(list);
    start({});
    QVERIFY(appears(u"registry.nidus"_s));
    QTRY_VERIFY(names().isServiceRegistered(kName).value());
    QTRY_COMPARE(recentlyUsed().size(), 1); // the registry
    QFile::remove(list);
    const QStringList addresses{address.replace(u"%1"_s, urns.fileName())};
    QCOMPARE(ask(u"Open"_s, {addresses, QVariantMap()}).type(), QDBusMessage::ReplyMessage);
    QCOMPARE(ask({}).type(), QDBusMessage::ReplyMessage); // answered after that is done
    if (opened.isEmpty()) {                               // nothing appears later, either
        endAll();
        QCOMPARE(recentlyUsed(), QList<QByteArray>());
        return;
    }
    QTRY_COMPARE(recentlyUsed().size(), 1);
    const QByteArray wanted = "href=\"" + opened.replace(u"%1"_s, urns.fileName()).toUtf8() + '"';
    QVERIFY2(recentlyUsed().constFirst().contains(wanted), recentlyUsed().constFirst().constData());
}

void TestSessionWindows::rejectsInvalidRequests_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QVariantList>("arguments");
    QTest::newRow("one address instead of a list")
        << u"Open"_s << QVariantList{u"file:///a"_s, QVariantMap()};
    QTest::newRow("no platform data") << u"Open"_s << QVariantList{QStringList{u"file:///a"_s}};
    QTest::newRow("no arguments") << u"Activate"_s << QVariantList();
    QTest::newRow("too many arguments") << u"Activate"_s << QVariantList{QVariantMap(), 1};
    QTest::newRow("an action") << u"ActivateAction"_s
                               << QVariantList{u"quit"_s, QVariantList(), QVariantMap()};
    QTest::newRow("another method") << u"Quit"_s << QVariantList();
}

void TestSessionWindows::rejectsInvalidRequests()
{
    QFETCH(QString, method);
    QFETCH(QVariantList, arguments);
    QProcess* program = start({});
    QVERIFY(appears(u"registry.nidus"_s));
    QTRY_VERIFY(names().isServiceRegistered(kName).value());
    QCOMPARE(ask(method, arguments).type(), QDBusMessage::ErrorMessage);
    QCOMPARE(ask({}).type(), QDBusMessage::ReplyMessage);
    program->terminate();
    endsWell(program);
}

/// The token goes into the environment of programs, whose size the system limits.
void TestSessionWindows::startsAWindowWhateverTheToken()
{
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), path(u"c.nidus"_s)));
    start({u"--registry"_s, path(u"a.nidus"_s)});
    QVERIFY(appears(u"a.nidus"_s));
    QTRY_VERIFY(names().isServiceRegistered(kName).value());
    for (const QVariant& token :
         {QVariant(7), QVariant(QStringList{u"x"_s}), QVariant(QString(1'000'000, u'x'))}) {
        const QVariantMap platformData{{u"activation-token"_s, token}};
        QCOMPARE(ask(u"Activate"_s, {platformData}).type(), QDBusMessage::ReplyMessage);
    }
    QCOMPARE(ask({path(u"c.nidus"_s)}).type(), QDBusMessage::ReplyMessage);
    QVERIFY(appears(u"c.nidus"_s));
}

void TestSessionWindows::recordsAFewOfManyFiles()
{
    start({});
    QVERIFY(appears(u"registry.nidus"_s));
    QTRY_VERIFY(names().isServiceRegistered(kName).value());
    QStringList files;
    files.reserve(5000);
    for (int number = 0; number < 5000; ++number)
        files.append(path(u"missing-%1.txt"_s.arg(number)));
    QCOMPARE(ask(files).type(), QDBusMessage::ReplyMessage);
    QCOMPARE(ask({}).type(), QDBusMessage::ReplyMessage);
    endAll(); // all entries are written then
    const QList<QByteArray> entered = recentlyUsed();
    QCOMPARE(std::ranges::count_if(entered, [](const QByteArray& tag) { return tag.contains("/missing-"); }),
             20);
}

NIDUS_TEST(tst_sessionwindows, TestSessionWindows)
#include "tst_sessionwindows.moc"
