// SPDX-License-Identifier: Apache-2.0
// Desktop Entry Specification 1.5, "D-Bus Activation": the interface, its paths, and its platform data.
#include "app/desktop/sessionwindows.h"

#include <QCryptographicHash>
#include <QDBusArgument>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QFile>
#include <QFileInfo>
#include <QUrl>
#include <filesystem>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::desktop {

namespace {

const auto kProgram = "invalid.nidus.nidus"_L1;
const auto kProgramPath = "/invalid/nidus/nidus"_L1;
const auto kWindowPath = "/invalid/nidus/nidus/window"_L1;
const auto kInterface = "org.freedesktop.Application"_L1;
constexpr int kProgressDelay = 20'000; // ms; a window that is opening a large registry is busy for seconds

/// The token that a Wayland desktop gives a started program to bring its window to the front: in its
/// environment, where Qt looks for it, and in the platform data.
constexpr const char* kTokenVariable = "XDG_ACTIVATION_TOKEN";
const auto kToken = "activation-token"_L1;
constexpr qsizetype kMostToken = 1024; // characters; a larger environment would prevent starting programs

/// Returns the bus name of a registry: the same for every path to a file, even if it does not exist yet.
QString nameOf(const QString& path)
{
    std::error_code ignored;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(
        std::filesystem::path(QFile::encodeName(path).toStdString()), ignored);
    const QByteArray hash =
        QCryptographicHash::hash(QByteArrayView(whole.native()), QCryptographicHash::Sha256);
    return QString(kProgram) + ".r"_L1 + QString::fromLatin1(hash.toHex().first(32));
}

/// RFC 8089: returns the path on this machine that a URL names; empty if it is elsewhere or invalid.
QString pathOf(const QString& address)
{
    const QUrl url(address, QUrl::StrictMode);
    if (!url.isValid() || !url.isLocalFile() || (!url.host().isEmpty() && url.host() != "localhost"_L1))
        return {};
    const QString path = url.path(QUrl::FullyDecoded);
    return path.startsWith(u'/') && !path.contains(u'\0') ? path : QString();
}

} // namespace

QString SessionWindows::Door::introspect(const QString& /*path*/) const
{
    return uR"(<interface name="org.freedesktop.Application">
  <method name="Activate"><arg type="a{sv}" name="platform_data" direction="in"/></method>
  <method name="Open"><arg type="as" name="uris" direction="in"/>
    <arg type="a{sv}" name="platform_data" direction="in"/></method>
  <method name="ActivateAction"><arg type="s" name="action_name" direction="in"/>
    <arg type="av" name="parameter" direction="in"/><arg type="a{sv}" name="platform_data" direction="in"/></method>
</interface>
)"_s;
}

bool SessionWindows::Door::handleMessage(const QDBusMessage& message, const QDBusConnection& bus)
{
    const bool isOpen = message.member() == "Open"_L1 && message.signature() == "asa{sv}"_L1;
    const bool isActivate = message.member() == "Activate"_L1 && message.signature() == "a{sv}"_L1;
    if (message.interface() != kInterface || (!isOpen && !isActivate))
        return false; // there are no actions to activate
    const QVariantList arguments = message.arguments();
    const QString token = qdbus_cast<QVariantMap>(arguments.constLast()).value(kToken).toString();
    if (!token.isEmpty() && token.size() <= kMostToken)
        qputenv(kTokenVariable, token.toUtf8());
    QStringList files;
    const QStringList addresses = isOpen ? arguments.constFirst().toStringList() : QStringList();
    for (const QString& address : addresses) {
        if (const QString path = pathOf(address); !path.isEmpty())
            files.append(path);
    }
    bus.send(message.createReply()); // the caller waits only for this
    m_show(files);
    return true;
}

SessionWindows::SessionWindows(Show showWindow, Show showAny)
    : m_bus(QDBusConnection::sessionBus()), m_window(std::move(showWindow)), m_program(std::move(showAny))
{
    m_bus.registerVirtualObject(kWindowPath, &m_window);
    m_bus.registerVirtualObject(kProgramPath, &m_program);
}

SessionWindows::~SessionWindows()
{
    m_bus.unregisterObject(kWindowPath);
    m_bus.unregisterObject(kProgramPath);
}

bool SessionWindows::claim(const QString& path)
{
    const QString name = nameOf(path);
    if (name == m_claimed)
        return true;
    release();
    if (!m_bus.registerService(name))
        return false;
    m_claimed = name;
    return true;
}

void SessionWindows::release()
{
    if (!m_claimed.isEmpty())
        m_bus.unregisterService(std::exchange(m_claimed, {}));
}

bool SessionWindows::has(const QString& path) const { return nameOf(path) == m_claimed; }

bool SessionWindows::showElsewhere(const QString& path, const QStringList& files) const
{
    const QDBusConnectionInterface* names = m_bus.interface();
    const QString name = nameOf(path);
    if (!names || name == m_claimed || !names->isServiceRegistered(name).value())
        return false;
    QDBusMessage message = QDBusMessage::createMethodCall(name, kWindowPath, kInterface,
                                                          files.isEmpty() ? u"Activate"_s : u"Open"_s);
    message.setAutoStartService(false);
    if (!files.isEmpty()) {
        QStringList addresses;
        for (const QString& file : files)
            addresses.append(
                QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toString(QUrl::FullyEncoded));
        message << addresses;
    }
    QVariantMap platformData;
    if (const QString token = qEnvironmentVariable(kTokenVariable); !token.isEmpty())
        platformData.insert(kToken, token);
    message << platformData;
    return m_bus.call(message, QDBus::Block, kProgressDelay).type() == QDBusMessage::ReplyMessage;
}

void SessionWindows::answerForProgram()
{
    if (QDBusConnectionInterface* names = m_bus.interface())
        names->registerService(kProgram, QDBusConnectionInterface::QueueService);
}

} // namespace nidus::desktop
