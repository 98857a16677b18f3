// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <functional>
#include <optional>

namespace nidus::test {

/// The address of a control on the accessibility bus.
struct ControlReference
{
    QString service;
    QDBusObjectPath path;

    bool operator==(const ControlReference&) const = default;
};

/// A control as assistive technology sees it.
struct Control
{
    ControlReference place;
    QString name;
    QString role; ///< such as "push button", "text", "table"
    bool isShowing = false;
    bool isFocusable = false;
    bool isFocused = false;
    bool isChecked = false;
};

/// What a control reported.
struct ControlEvent
{
    ControlReference place;
    QString kind; ///< such as "StateChanged", "PropertyChange", "TextChanged"
};

/// Reads a program's controls over AT-SPI and follows the keyboard focus, like a screen reader.
class ScreenReader final : public QObject
{
    Q_OBJECT

public:
    explicit ScreenReader(const QString& busAddress);
    ScreenReader(const ScreenReader&) = delete;
    ScreenReader& operator=(const ScreenReader&) = delete;
    ~ScreenReader() override;

    /// The program of that name; waits up to 10 s until it is on the bus.
    [[nodiscard]] std::optional<Control> program(const QString& name) const;
    /// `root` and its visible descendants, depth first, without the cells of tables and lists.
    [[nodiscard]] QList<Control> showing(const Control& root) const;
    /// The first visible control with that role and name; waits up to 10 s for it.
    [[nodiscard]] std::optional<Control> find(const Control& root, const QString& role,
                                              const QString& name) const;
    /// The first visible control with that name and any role; does not wait for it.
    [[nodiscard]] std::optional<Control> named(const Control& root, const QString& name) const;
    /// The text read after the name and role of a control.
    [[nodiscard]] QString description(const Control& control) const;
    /// The whole text of an edit field or label.
    [[nodiscard]] QString text(const Control& control) const;
    /// Replaces the text of an edit field. False when it cannot be edited.
    [[nodiscard]] bool setText(const Control& control, const QString& text) const;
    /// Sets the number of a control. False when it has none.
    [[nodiscard]] bool setValue(const Control& control, double value) const;
    [[nodiscard]] bool focus(const Control& control) const;
    /// Does one of the actions that a control offers, such as "Press", "Toggle", or "ShowMenu". False when it
    /// offers no such action.
    [[nodiscard]] bool act(const Control& control, const QString& action) const;
    /// Selects a row of a table.
    [[nodiscard]] bool selectRow(const Control& table, int row) const;
    [[nodiscard]] bool unselectRow(const Control& table, int row) const;
    /// Number of rows of a table.
    [[nodiscard]] int rowCount(const Control& table) const;
    /// The text read for a cell of a table.
    [[nodiscard]] QString cell(const Control& table, int row, int column) const;
    /// The control that got the keyboard focus last; without a name before the first event.
    [[nodiscard]] Control focused() const { return read(m_focused); }
    /// What was announced since the start, in order: notifications that appeared, announcements, and new
    /// descriptions of what has the focus. Orca 43 reads the first and the last, Orca 48 all three.
    [[nodiscard]] const QStringList& heard() const { return m_heard; }
    /// Counts the events of all controls from now on.
    void countEvents();
    [[nodiscard]] const QList<ControlEvent>& events() const { return m_events; }

private Q_SLOTS:
    void hear(const QDBusMessage& stateChanged);
    void hearDescription(const QDBusMessage& propertyChange);
    void hearAnnouncement(const QDBusMessage& announcement);
    void note(const QDBusMessage& event)
    {
        m_events.append({{event.service(), QDBusObjectPath(event.path())}, event.member()});
    }

private:
    /// Registers for events before the program starts.
    void wantEvents(const QStringList& events) const;
    [[nodiscard]] QVariantList call(const ControlReference& place, const QString& interface,
                                    const QString& method, const QVariantList& arguments = {}) const;
    [[nodiscard]] QVariant property(const ControlReference& place, const QString& interface,
                                    const QString& name) const;
    [[nodiscard]] QList<ControlReference> children(const ControlReference& place) const;
    [[nodiscard]] Control read(const ControlReference& place) const;
    /// Searches `control` and its visible descendants, depth first, until `isWanted` returns true.
    bool search(const Control& control, const std::function<bool(const Control&)>& isWanted) const;

    QDBusConnection m_bus;
    ControlReference m_focused;
    QStringList m_heard;
    QList<ControlEvent> m_events;
};

} // namespace nidus::test

Q_DECLARE_METATYPE(nidus::test::ControlReference)
