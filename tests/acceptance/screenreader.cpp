// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/screenreader.h"
#include "tests/testprogram.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QElapsedTimer>
#include <QThread>

using namespace Qt::StringLiterals;

namespace nidus::test {

namespace {

constexpr int kWaitMilliseconds = test::kPatience;
constexpr int kPauseMilliseconds = 50;
const QString kConnection = u"nidus-test-accessibility"_s;
const QString kAccessible = u"org.a11y.atspi.Accessible"_s;

// Bits of AT-SPI's state set (AtspiStateType).
constexpr quint64 kFocusable = quint64{1} << 11;
constexpr quint64 kShowing = quint64{1} << 25;

/// Repeats `look` until it gives something.
std::optional<Control> waitFor(const std::function<std::optional<Control>()>& look)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < kWaitMilliseconds) {
        if (std::optional<Control> found = look())
            return found;
        QThread::msleep(kPauseMilliseconds);
    }
    return std::nullopt;
}

} // namespace

QDBusArgument& operator<<(QDBusArgument& argument, const ControlReference& reference)
{
    argument.beginStructure();
    argument << reference.service << reference.path;
    argument.endStructure();
    return argument;
}

// The signature that Qt wants.
const QDBusArgument& operator>>(const QDBusArgument& argument, ControlReference& reference)
{
    argument.beginStructure();
    argument >> reference.service >> reference.path;
    argument.endStructure();
    return argument; // NOLINT(bugprone-return-const-ref-from-parameter)
}

ScreenReader::ScreenReader(const QString& busAddress)
    : m_bus(QDBusConnection::connectToBus(busAddress, kConnection))
{
    qDBusRegisterMetaType<ControlReference>();
    qDBusRegisterMetaType<QList<ControlReference>>();
}

ScreenReader::~ScreenReader()
{
    QDBusConnection::disconnectFromBus(kConnection);
}

QVariantList ScreenReader::call(const ControlReference& place, const QString& interface,
                                const QString& method, const QVariantList& arguments) const
{
    QDBusMessage message =
        QDBusMessage::createMethodCall(place.service, place.path.path(), interface, method);
    message.setArguments(arguments);
    const QDBusMessage reply = m_bus.call(message, QDBus::Block, kWaitMilliseconds);
    return reply.type() == QDBusMessage::ReplyMessage ? reply.arguments() : QVariantList();
}

QVariant ScreenReader::property(const ControlReference& place, const QString& interface,
                                const QString& name) const
{
    const QVariantList reply = call(place, u"org.freedesktop.DBus.Properties"_s, u"Get"_s, {interface, name});
    return reply.isEmpty() ? QVariant() : reply.first().value<QDBusVariant>().variant();
}

QList<ControlReference> ScreenReader::children(const ControlReference& place) const
{
    const QVariantList reply = call(place, kAccessible, u"GetChildren"_s);
    return reply.isEmpty() ? QList<ControlReference>()
                           : qdbus_cast<QList<ControlReference>>(reply.first().value<QDBusArgument>());
}

Control ScreenReader::read(const ControlReference& place) const
{
    Control control;
    control.place = place;
    control.name = property(place, kAccessible, u"Name"_s).toString();
    control.role = call(place, kAccessible, u"GetRoleName"_s).value(0).toString();
    const QVariantList states = call(place, kAccessible, u"GetState"_s);
    if (!states.isEmpty()) {
        const auto words = qdbus_cast<QList<quint32>>(states.first().value<QDBusArgument>());
        const quint64 bits = words.value(0) | (quint64{words.value(1)} << 32);
        control.isShowing = (bits & kShowing) != 0;
        control.isFocusable = (bits & kFocusable) != 0;
    }
    return control;
}

std::optional<Control> ScreenReader::program(const QString& name) const
{
    const ControlReference desktop{u"org.a11y.atspi.Registry"_s,
                                   QDBusObjectPath(u"/org/a11y/atspi/accessible/root"_s)};
    return waitFor([&]() -> std::optional<Control> {
        for (const ControlReference& child : children(desktop)) {
            if (property(child, kAccessible, u"Name"_s).toString() == name)
                return read(child);
        }
        return std::nullopt;
    });
}

void ScreenReader::collect(const Control& control, QList<Control>& found) const
{
    found.append(control);
    if (control.role == u"table"_s || control.role == u"list"_s || control.role == u"tree"_s)
        return;
    for (const ControlReference& place : children(control.place)) {
        const Control child = read(place);
        if (child.isShowing)
            collect(child, found);
    }
}

QList<Control> ScreenReader::showing(const Control& root) const
{
    QList<Control> found;
    collect(root, found);
    return found;
}

std::optional<Control> ScreenReader::find(const Control& root, const QString& role, const QString& name) const
{
    return waitFor([&]() -> std::optional<Control> {
        for (const Control& control : showing(root)) {
            if (control.role == role && control.name == name)
                return control;
        }
        return std::nullopt;
    });
}

QString ScreenReader::text(const Control& control) const
{
    return call(control.place, u"org.a11y.atspi.Text"_s, u"GetText"_s, {0, -1}).value(0).toString();
}

bool ScreenReader::setText(const Control& control, const QString& text) const
{
    return call(control.place, u"org.a11y.atspi.EditableText"_s, u"SetTextContents"_s, {text})
        .value(0)
        .toBool();
}

bool ScreenReader::focus(const Control& control) const
{
    return call(control.place, u"org.a11y.atspi.Component"_s, u"GrabFocus"_s).value(0).toBool();
}

int ScreenReader::rowCount(const Control& table) const
{
    return property(table.place, u"org.a11y.atspi.Table"_s, u"NRows"_s).toInt();
}

} // namespace nidus::test
