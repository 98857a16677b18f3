// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <memory>
#include <vector>

namespace nidus::test {

/// An invisible screen: an X server, a window manager, a session bus, and the accessibility bus, all of them
/// private and ended with the object.
class VirtualScreen
{
public:
    VirtualScreen() = default;
    VirtualScreen(const VirtualScreen&) = delete;
    VirtualScreen& operator=(const VirtualScreen&) = delete;
    ~VirtualScreen();

    /// The first of the programs this needs that is not installed; empty when all are there.
    [[nodiscard]] static QString missingProgram();
    /// Starts all of it. False when something does not come up within 10 s.
    [[nodiscard]] bool start();

    /// The environment that makes a program appear on this screen.
    [[nodiscard]] const QProcessEnvironment& environment() const { return m_environment; }
    /// Address of the bus on which assistive technology talks to programs.
    [[nodiscard]] const QString& accessibilityBus() const { return m_accessibilityBus; }

    /// Presses keys as a person would: xdotool's words, such as {"key", "ctrl+n"}. False when it failed.
    [[nodiscard]] bool press(const QStringList& words) const;
    /// Types ASCII text.
    [[nodiscard]] bool type(const QString& text) const;

private:
    /// Starts a program whose first line of output is its address; returns it, or empty if none came.
    QByteArray startServer(const QString& program, const QStringList& arguments);

    QTemporaryDir m_home;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
    QString m_accessibilityBus;
    std::vector<std::unique_ptr<QProcess>> m_servers; ///< in starting order
};

} // namespace nidus::test
