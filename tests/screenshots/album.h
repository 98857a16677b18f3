// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/shell/mainwindow.h"

#include <QDir>
#include <QString>

namespace nidus {

/// Takes a picture of every page and dialog of a window with sample content.
class Album final
{
public:
    /// `scheme` ends the file names: "light" or "dark".
    Album(const QDir& directory, const QString& scheme);

    /// False when a picture could not be written.
    [[nodiscard]] bool takeAll();

private:
    void takeWork(MainWindow& window);
    void takeRegistry(MainWindow& window);
    void takeSyntax(MainWindow& window);
    void takeCheck(MainWindow& window);
    void takeLife(MainWindow& window);
    void takeEdits(MainWindow& window);
    void takeFindings(MainWindow& window);
    void takeDialogs(MainWindow& window);
    void takeProblem(MainWindow& window);
    void take(QWidget* widget, const QString& name);
    void takeOpenDialog(const QString& name);

    QDir m_directory;
    QString m_scheme;
    bool m_isComplete = true;
};

} // namespace nidus
