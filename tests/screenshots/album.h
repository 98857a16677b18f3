// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/shell/mainwindow.h"

#include <QSize>
#include <QString>
#include <functional>

namespace nidus::test {

/// Shows every page and dialog of a window with sample content.
class Album final
{
public:
    static constexpr int kLeastPictures = 55; ///< of a complete album

    static constexpr QSize kSmallScreen{1340, 660}; ///< 1366x768 without panels

    /// Called for each page and dialog.
    using Camera = std::function<void(QWidget& window, const QString& name)>;

    /// The window gets that size.
    Album(QSize size, Camera camera);

    /// Returns false if a dialog did not open.
    [[nodiscard]] bool takeAll();

private:
    void takeWork(ui::MainWindow& window);
    void takeRegistry(ui::MainWindow& window);
    void takeSyntax(ui::MainWindow& window);
    void takeSubregistries(ui::MainWindow& window);
    void takeCheck(ui::MainWindow& window);
    void takeLife(ui::MainWindow& window);
    void takeEdits(ui::MainWindow& window);
    void takeFindings(ui::MainWindow& window);
    void takeDialogs(ui::MainWindow& window);
    void takeMenus(ui::MainWindow& window);
    void takeProblem(ui::MainWindow& window);
    void take(QWidget* widget, const QString& name);
    void takeOpenDialog(const QString& name);

    /// Waits until all work is done and shown.
    void settle();

    QSize m_size;
    Camera m_camera;
    bool m_isComplete = true;
};

} // namespace nidus::test
