// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/desktop/sessionwindows.h"
#include "ui/shell/mainwindow.h"

#include <QSocketNotifier>
#include <QString>
#include <QStringList>
#include <QTranslator>
#include <memory>
#include <optional>
#include <vector>

namespace nidus::desktop {

/// What the command line asked for.
struct StartOptions
{
    QString registry; ///< empty: the default
    QString language; ///< empty: the one chosen in the window, else the system's
    QStringList files;
    bool isService = false; ///< started by the session bus, which says next what to show
};

/// Wires the program together: language, registry, window.
class Application final
{
public:
    /// QApplication must exist.
    explicit Application(StartOptions options);

    /// Shows the window, or has the window of this session that has the registry come to the front. Present
    /// when the program ends with that: 0, or 1 (after saying why on standard error) when not even a registry
    /// in memory can be made.
    [[nodiscard]] std::optional<int> start();

private:
    void installTranslations();
    /// Waits for what the session bus says.
    void serve();
    /// Opens the one window of this program; false after saying why on standard error.
    [[nodiscard]] bool openWindow(const QString& path, const QStringList& files);
    /// Claims the registry that the window shows now.
    void claimShown();
    /// Brings the window to the front and opens `files` in it.
    void showWindow(const QStringList& files);
    /// The same, in whichever window it belongs: registries in windows of their own, the rest in that of the
    /// default registry. Starts a program where there is no such window.
    void showAny(const QStringList& files);
    void showRegistry(const QString& registry, const QStringList& files);
    /// The end of the session: nothing is asked, everything is kept.
    void obeySessionEnd();
    /// SIGTERM, SIGHUP and SIGINT end the program in order: what is not saved goes into the recovery journal.
    void obeySignals();

    StartOptions m_options;
    SessionWindows m_windows;
    std::unique_ptr<QSocketNotifier> m_signal;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace nidus::desktop
