// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/shell/mainwindow.h"

#include <QSize>
#include <QString>
#include <chrono>
#include <functional>

namespace nidus::test {

/// Shows every page and dialog of a window with sample content.
class Album final
{
public:
    /// Called for each page and dialog.
    using Camera = std::function<void(QWidget& window, const QString& name)>;

    /// The window gets that size; `pause` gives background work time to finish.
    Album(QSize size, std::chrono::milliseconds pause, Camera camera);

    /// Returns false if a dialog did not open.
    [[nodiscard]] bool takeAll();

private:
    void takeWork(ui::MainWindow& window);
    void takeRegistry(ui::MainWindow& window);
    void takeSyntax(ui::MainWindow& window);
    void takeCheck(ui::MainWindow& window);
    void takeLife(ui::MainWindow& window);
    void takeEdits(ui::MainWindow& window);
    void takeFindings(ui::MainWindow& window);
    void takeDialogs(ui::MainWindow& window);
    void takeMenus(ui::MainWindow& window);
    void takeProblem(ui::MainWindow& window);
    void take(QWidget* widget, const QString& name);
    void takeOpenDialog(const QString& name);

    void settle(int pauses = 1) const;

    QSize m_size;
    std::chrono::milliseconds m_pause;
    Camera m_camera;
    bool m_isComplete = true;
};

} // namespace nidus::test
