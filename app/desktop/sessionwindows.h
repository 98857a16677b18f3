// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusConnection>
#include <QDBusVirtualObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <functional>

namespace nidus::desktop {

/// The windows of this user's session, known to one another by names on the session bus: one name for each
/// registry that is open, and the program's own, which the bus starts it by. Where there is no bus every
/// program stands alone.
class SessionWindows final
{
public:
    /// What to do when somebody asks for the window to be shown, with files to open or none.
    using Show = std::function<void(const QStringList& files)>;

    /// `showWindow` answers for the registry this program has claimed, `showAny` for the program whatever the
    /// registry. Both are called from the event loop.
    SessionWindows(Show showWindow, Show showAny);
    SessionWindows(const SessionWindows&) = delete;
    SessionWindows& operator=(const SessionWindows&) = delete;
    ~SessionWindows();

    /// Takes the registry at `path` for this program, in place of the one it had. False when another program
    /// has it, or there is no bus.
    bool claim(const QString& path);
    /// Gives back the registry claimed.
    void release();
    /// Whether this program has claimed the registry at `path`.
    [[nodiscard]] bool has(const QString& path) const;
    /// Has another program that claimed the registry at `path` come to the front with `files`. False when
    /// there is none or it does not answer; then nothing happened.
    [[nodiscard]] bool showElsewhere(const QString& path, const QStringList& files = {}) const;
    /// From now on the program can be asked for by its own name: at once, or after those that were asked
    /// first have ended.
    void answerForProgram();

private:
    /// One object with the interface org.freedesktop.Application.
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
    QString m_claimed; ///< name of the registry claimed
};

} // namespace nidus::desktop
