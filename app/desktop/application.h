// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/desktop/sessionwindows.h"
#include "ui/shell/mainwindow.h"
#include "ui/support/text/languages.h"

#include <QSocketNotifier>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

namespace nidus::desktop {

/// The options of the command line.
struct StartOptions
{
    QString registry; ///< empty: the default
    QString language; ///< empty: the one chosen in the window, otherwise the system's
    QStringList files;
    bool isService = false; ///< started by the session bus, which then sends what to show
};

/// Sets up the program: language, registry, window.
class Application final
{
public:
    /// QApplication must exist.
    explicit Application(StartOptions options);

    /// Shows the window, or brings the window of this session with the registry to the front. Returns an exit
    /// status if the program must end: 0, or 1 (with a message on standard error) if not even a registry in
    /// memory can be created.
    [[nodiscard]] std::optional<int> start();

private:
    /// Waits for requests from the session bus.
    void serve();
    /// Opens the window of this program; false after printing an error to standard error.
    [[nodiscard]] bool openWindow(const QString& path, const QStringList& files);
    /// Claims the registry that the window shows.
    void claimShown();
    /// Brings the window to the front and opens `files` in it.
    void showWindow(const QStringList& files);
    /// The same in the appropriate window: each registry in its own window, other files in the window of the
    /// default registry. Starts a program if there is no such window.
    void showAny(const QStringList& files);
    void showRegistry(const QString& registry, const QStringList& files);
    /// At the end of the session, keeps everything without asking.
    void obeySessionEnd();
    /// On SIGTERM, SIGHUP, and SIGINT, writes unsaved edits to the recovery journal and ends the program.
    void handleSignals();

    StartOptions m_options;
    SessionWindows m_windows;
    std::unique_ptr<QSocketNotifier> m_signal;
    ui::Translations m_translations;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace nidus::desktop
