// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/shell/mainwindow.h"

#include <QSocketNotifier>
#include <QString>
#include <QStringList>
#include <QTranslator>
#include <memory>
#include <vector>

namespace nidus {

/// What the command line asked for.
struct StartOptions
{
    QString registry; ///< empty: the default
    QString language; ///< empty: the one chosen in the window, else the system's
    QStringList files;
};

/// Wires the program together: language, registry, window.
class Application final
{
public:
    /// QApplication must exist.
    explicit Application(StartOptions options);

    /// Shows the window; false (after saying why on standard error) when not even a registry in memory can be
    /// made.
    [[nodiscard]] bool start();

private:
    void installTranslations();
    /// SIGTERM, SIGHUP and SIGINT end the program in order: what is not saved goes into the recovery journal.
    void obeySignals();

    StartOptions m_options;
    std::unique_ptr<QSocketNotifier> m_signal;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace nidus
