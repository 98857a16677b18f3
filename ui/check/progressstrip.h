// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"

#include <QElapsedTimer>
#include <QString>
#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;
class QAction;

namespace nidus::ui {

/// The status line at the bottom of a page: the last result or error. During a longer job it shows the amount
/// done, the rate, the time left, and a Cancel button.
class ProgressStrip final : public QWidget
{
    Q_OBJECT

public:
    /// `cancel` is the action of the button; borrowed.
    explicit ProgressStrip(QAction* cancel, QWidget* parent = nullptr);

    void showMessage(const QString& text);
    void showProblem(const QString& text);
    /// Starts showing a job on bytes, after a short delay in case it ends quickly.
    void start(const QString& what);
    void setProgress(base::Progress progress);
    /// Shows the time that a longer job took.
    void finish();

private:
    void showRunning();
    void setText(const QString& text, bool isProblem);

    QLabel* m_icon;
    QLabel* m_text;
    QProgressBar* m_bar;
    QLabel* m_amount;
    QToolButton* m_cancel;
    QTimer m_patience;
    QElapsedTimer m_elapsed;
};

} // namespace nidus::ui
