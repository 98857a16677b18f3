// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/virtualscreen.h"
#include "tests/testprogram.h"

#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusReply>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;

namespace nidus::test {

namespace {

constexpr int kStartMilliseconds = test::kProgressDelay;

} // namespace

VirtualScreen::~VirtualScreen()
{
    QDBusConnection::disconnectFromBus(u"nidus-test-session"_s);
    while (!m_servers.empty()) {
        m_servers.back()->terminate();
        if (!m_servers.back()->waitForFinished(nidus::test::kProgressDelay))
            m_servers.back()->kill();
        m_servers.pop_back();
    }
}

QString VirtualScreen::missingProgram()
{
    for (const QString& program : {u"Xvfb"_s, u"openbox"_s, u"xdotool"_s, u"dbus-daemon"_s}) {
        if (QStandardPaths::findExecutable(program).isEmpty())
            return program;
    }
    return {};
}

QByteArray VirtualScreen::startServer(const QString& program, const QStringList& arguments)
{
    auto server = std::make_unique<QProcess>();
    server->setProcessEnvironment(m_environment);
    server->setStandardErrorFile(QProcess::nullDevice());
    server->start(program, arguments);
    QByteArray line;
    while (!line.contains('\n') && server->waitForReadyRead(kStartMilliseconds))
        line += server->readLine();
    m_servers.push_back(std::move(server));
    return line.trimmed();
}

bool VirtualScreen::start()
{
    m_environment.insert(u"XDG_RUNTIME_DIR"_s, m_home.path());
    m_environment.insert(u"XDG_DATA_HOME"_s, m_home.filePath(u"data"_s));
    m_environment.insert(u"XDG_CONFIG_HOME"_s, m_home.filePath(u"config"_s));
    m_environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    m_environment.insert(u"QT_LINUX_ACCESSIBILITY_ALWAYS_ON"_s, u"1"_s);

    const QByteArray display =
        startServer(u"Xvfb"_s, {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1280x900x24"_s,
                                u"-nolisten"_s, u"tcp"_s, u"-noreset"_s});
    if (display.isEmpty())
        return false;
    m_environment.insert(u"DISPLAY"_s, u':' + QString::fromLatin1(display));
    const QString session = QString::fromLatin1(
        startServer(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s}));
    if (session.isEmpty())
        return false;
    m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, session);
    m_servers.push_back(std::make_unique<QProcess>());
    m_servers.back()->setProcessEnvironment(m_environment);
    m_servers.back()->start(u"openbox"_s, {});
    // Only a window manager that answers gives the focus to a new window.
    if (!QTest::qWaitFor([this] { return press({u"get_desktop"_s}); }, nidus::test::kProgressDelay))
        return false;

    const QDBusConnection bus = QDBusConnection::connectToBus(session, u"nidus-test-session"_s);
    QDBusInterface accessibility(u"org.a11y.Bus"_s, u"/org/a11y/bus"_s, u"org.a11y.Bus"_s, bus);
    const QDBusReply<QString> address = accessibility.call(u"GetAddress"_s);
    m_accessibilityBus = address.value();
    return !m_accessibilityBus.isEmpty();
}

bool VirtualScreen::press(const QStringList& words) const
{
    QProcess tool;
    tool.setProcessEnvironment(m_environment);
    tool.start(u"xdotool"_s, words);
    return tool.waitForFinished(nidus::test::kProgressDelay) && tool.exitCode() == 0;
}

bool VirtualScreen::type(const QString& text) const
{
    return press({u"type"_s, u"--delay"_s, u"8"_s, u"--"_s, text});
}

} // namespace nidus::test
