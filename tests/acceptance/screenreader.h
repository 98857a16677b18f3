// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QList>
#include <QString>
#include <QVariant>
#include <functional>
#include <optional>

namespace nidus::test {

/// Where a control of a program is found on the accessibility bus.
struct ControlReference
{
    QString service;
    QDBusObjectPath path;
};

/// A control as assistive technology meets it.
struct Control
{
    ControlReference place;
    QString name;
    QString role; ///< such as "push button", "text", "table"
    bool isShowing = false;
    bool isFocusable = false;
};

/// Reads a program's controls as a screen reader does, over AT-SPI.
class ScreenReader
{
public:
    explicit ScreenReader(const QString& busAddress);
    ScreenReader(const ScreenReader&) = delete;
    ScreenReader& operator=(const ScreenReader&) = delete;
    ~ScreenReader();

    /// The program of that name once it has told the bus; none after 10 s.
    [[nodiscard]] std::optional<Control> program(const QString& name) const;
    /// `root` and what shows below it, depth first; the cells of tables and lists are left out.
    [[nodiscard]] QList<Control> showing(const Control& root) const;
    /// The first showing control with that role and name, waiting up to 10 s for it.
    [[nodiscard]] std::optional<Control> find(const Control& root, const QString& role,
                                              const QString& name) const;
    /// The whole text of an edit field or label.
    [[nodiscard]] QString text(const Control& control) const;
    /// Replaces the text of an edit field. False when it cannot be edited.
    [[nodiscard]] bool setText(const Control& control, const QString& text) const;
    [[nodiscard]] bool focus(const Control& control) const;
    /// Number of rows of a table.
    [[nodiscard]] int rowCount(const Control& table) const;

private:
    [[nodiscard]] QVariantList call(const ControlReference& place, const QString& interface,
                                    const QString& method, const QVariantList& arguments = {}) const;
    [[nodiscard]] QVariant property(const ControlReference& place, const QString& interface,
                                    const QString& name) const;
    [[nodiscard]] QList<ControlReference> children(const ControlReference& place) const;
    [[nodiscard]] Control read(const ControlReference& place) const;
    void collect(const Control& control, QList<Control>& found) const;

    QDBusConnection m_bus;
};

} // namespace nidus::test

Q_DECLARE_METATYPE(nidus::test::ControlReference)
