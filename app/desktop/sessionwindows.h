// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusConnection>
#include <QDBusVirtualObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <functional>

namespace nidus::desktop {

/// The windows of this user's session, which find each other by names on the session bus: one name for each
/// open registry, and the program's own, by which the bus starts it. Without a bus, programs do not find each
/// other.
class SessionWindows final
{
public:
    /// Shows the window on request and opens `files`, if any.
    using Show = std::function<void(const QStringList& files)>;

    /// `showWindow` handles requests for the registry that this program has claimed, `showAny` requests for
    /// the program with any registry. Both are called from the event loop.
    SessionWindows(Show showWindow, Show showAny);
    SessionWindows(const SessionWindows&) = delete;
    SessionWindows& operator=(const SessionWindows&) = delete;
    ~SessionWindows();

    /// Claims the registry at `path` for this program, instead of the current one. False if another program
    /// has it, or there is no bus.
    bool claim(const QString& path);
    /// Releases the claimed registry.
    void release();
    /// Whether this program has claimed the registry at `path`.
    [[nodiscard]] bool has(const QString& path) const;
    /// Brings another program that claimed the registry at `path` to the front and opens `files` in it.
    /// False, without any effect, if there is none or it does not answer.
    [[nodiscard]] bool showElsewhere(const QString& path, const QStringList& files = {}) const;
    /// From now on, requests can reach the program by its own name: immediately, or after programs with
    /// earlier requests for the name have ended.
    void answerForProgram();

private:
    /// An object with the interface org.freedesktop.Application.
    class Door final : public QDBusVirtualObject
    {
    public:
        explicit Door(Show show) : m_show(std::move(show)) {}
        [[nodiscard]] QString introspect(const QString& path) const override;
        bool handleMessage(const QDBusMessage& message, const QDBusConnection& bus) override;

    private:
        Show m_show;
    };

    QDBusConnection m_bus;
    Door m_window;
    Door m_program;
    QString m_claimed; ///< bus name of the claimed registry
};

} // namespace nidus::desktop
