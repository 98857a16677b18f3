// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/screenreader.h"
#include "tests/testprogram.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QElapsedTimer>
#include <QThread>
#include <tuple>

using namespace Qt::StringLiterals;

namespace nidus::test {

namespace {

constexpr int kWaitMilliseconds = test::kProgressDelay;
constexpr int kPauseMilliseconds = 50;
const QString kConnection = u"nidus-test-accessibility"_s;
const QString kAccessible = u"org.a11y.atspi.Accessible"_s;
const QString kTable = u"org.a11y.atspi.Table"_s;

// Bits of AT-SPI's state set (AtspiStateType).
constexpr quint64 kChecked = quint64{1} << 4;
constexpr quint64 kFocused = quint64{1} << 12;
constexpr quint64 kFocusable = quint64{1} << 11;
constexpr quint64 kShowing = quint64{1} << 25;

/// Repeats `look` until it returns something.
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

// The signature that Qt requires.
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
    wantEvents({u"object:state-changed"_s, u"object:property-change:accessible-description"_s,
                u"object:announcement"_s});
    const QString events = u"org.a11y.atspi.Event.Object"_s;
    m_bus.connect({}, {}, events, u"StateChanged"_s, this, SLOT(hear(QDBusMessage)));
    m_bus.connect({}, {}, events, u"PropertyChange"_s, this, SLOT(hearDescription(QDBusMessage)));
    m_bus.connect({}, {}, events, u"Announcement"_s, this, SLOT(hearAnnouncement(QDBusMessage)));
}

void ScreenReader::wantEvents(const QStringList& events) const
{
    // Programs send only events that somebody has registered for.
    for (const QString& event : events)
        std::ignore =
            call({u"org.a11y.atspi.Registry"_s, QDBusObjectPath(u"/org/a11y/atspi/registry"_s)},
                 u"org.a11y.atspi.Registry"_s, u"RegisterEvent"_s, {event, QStringList(), QString()});
}

void ScreenReader::countEvents()
{
    wantEvents({u"object:property-change"_s, u"object:text-changed"_s, u"object:text-caret-moved"_s,
                u"object:text-selection-changed"_s, u"object:children-changed"_s});
    m_bus.connect({}, {}, u"org.a11y.atspi.Event.Object"_s, {}, this, SLOT(note(QDBusMessage)));
}

ScreenReader::~ScreenReader() { QDBusConnection::disconnectFromBus(kConnection); }

void ScreenReader::hear(const QDBusMessage& stateChanged)
{
    const QVariantList what = stateChanged.arguments();
    const ControlReference place{stateChanged.service(), QDBusObjectPath(stateChanged.path())};
    if (what.value(0).toString() == u"showing"_s && what.value(1).toInt() == 1) {
        if (const Control shown = read(place); shown.role == u"notification"_s)
            m_heard.append(shown.name);
    }
    if (what.value(0).toString() == u"focused"_s && what.value(1).toInt() == 1)
        m_focused = place;
}

void ScreenReader::hearDescription(const QDBusMessage& propertyChange)
{
    const QVariantList what = propertyChange.arguments();
    const QString text = what.value(3).value<QDBusVariant>().variant().toString(); // none before Qt 6.8
    if (what.value(0).toString() == u"accessible-description"_s && !text.isEmpty() &&
        m_focused == ControlReference{propertyChange.service(), QDBusObjectPath(propertyChange.path())})
        m_heard.append(text);
}

void ScreenReader::hearAnnouncement(const QDBusMessage& announcement)
{
    m_heard.append(announcement.arguments().value(3).value<QDBusVariant>().variant().toString());
}

QVariantList ScreenReader::call(const ControlReference& place, const QString& interface,
                                const QString& method, const QVariantList& arguments) const
{
    if (place.path.path().isEmpty())
        return {}; // it no longer exists
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
    const QVariantList states = call(place, kAccessible, u"GetState"_s);
    if (!states.isEmpty()) {
        const auto words = qdbus_cast<QList<quint32>>(states.first().value<QDBusArgument>());
        const quint64 bits = words.value(0) | (quint64{words.value(1)} << 32);
        control.isShowing = (bits & kShowing) != 0;
        control.isFocusable = (bits & kFocusable) != 0;
        control.isFocused = (bits & kFocused) != 0;
        control.isChecked = (bits & kChecked) != 0;
    }
    if (!control.isShowing)
        return control; // a screen reader skips it
    control.name = property(place, kAccessible, u"Name"_s).toString();
    control.role = call(place, kAccessible, u"GetRoleName"_s).value(0).toString();
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

bool ScreenReader::search(const Control& control, const std::function<bool(const Control&)>& isWanted) const
{
    if (isWanted(control))
        return true;
    if (control.role == u"table"_s || control.role == u"list"_s || control.role == u"tree"_s)
        return false;
    for (const ControlReference& place : children(control.place)) {
        const Control child = read(place);
        if (child.isShowing && search(child, isWanted))
            return true;
    }
    return false;
}

QList<Control> ScreenReader::showing(const Control& root) const
{
    QList<Control> found;
    search(root, [&found](const Control& control) {
        found.append(control);
        return false;
    });
    return found;
}

std::optional<Control> ScreenReader::find(const Control& root, const QString& role, const QString& name) const
{
    return waitFor([&]() -> std::optional<Control> {
        std::optional<Control> found;
        search(root, [&](const Control& control) {
            if (control.role == role && control.name == name)
                found = control;
            return found.has_value();
        });
        return found;
    });
}

std::optional<Control> ScreenReader::named(const Control& root, const QString& name) const
{
    std::optional<Control> found;
    search(root, [&](const Control& control) {
        if (control.name == name)
            found = control;
        return found.has_value();
    });
    return found;
}

QString ScreenReader::description(const Control& control) const
{
    return property(control.place, kAccessible, u"Description"_s).toString();
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

bool ScreenReader::setValue(const Control& control, double value) const
{
    const QVariantList arguments{u"org.a11y.atspi.Value"_s, u"CurrentValue"_s,
                                 QVariant::fromValue(QDBusVariant(value))};
    std::ignore = call(control.place, u"org.freedesktop.DBus.Properties"_s, u"Set"_s, arguments);
    return qFuzzyCompare(property(control.place, u"org.a11y.atspi.Value"_s, u"CurrentValue"_s).toDouble(),
                         value);
}

bool ScreenReader::focus(const Control& control) const
{
    return call(control.place, u"org.a11y.atspi.Component"_s, u"GrabFocus"_s).value(0).toBool();
}

bool ScreenReader::act(const Control& control, const QString& action) const
{
    const QString interface = u"org.a11y.atspi.Action"_s;
    const int count = property(control.place, interface, u"NActions"_s).toInt();
    for (int i = 0; i < count; ++i) {
        if (call(control.place, interface, u"GetName"_s, {i}).value(0).toString() == action)
            return call(control.place, interface, u"DoAction"_s, {i}).value(0).toBool();
    }
    return false;
}

bool ScreenReader::selectRow(const Control& table, int row) const
{
    return call(table.place, kTable, u"AddRowSelection"_s, {row}).value(0).toBool();
}

bool ScreenReader::unselectRow(const Control& table, int row) const
{
    return call(table.place, kTable, u"RemoveRowSelection"_s, {row}).value(0).toBool();
}

int ScreenReader::rowCount(const Control& table) const
{
    return property(table.place, kTable, u"NRows"_s).toInt();
}

QString ScreenReader::cell(const Control& table, int row, int column) const
{
    const QVariantList reply = call(table.place, kTable, u"GetAccessibleAt"_s, {row, column});
    return reply.isEmpty() ? QString()
                           : read(qdbus_cast<ControlReference>(reply.first().value<QDBusArgument>())).name;
}

} // namespace nidus::test
