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

/// One line at the foot of a page: what was done last or went wrong, and while a job takes longer than a
/// moment its amount, rate, time left and a way to cancel it.
class ProgressStrip final : public QWidget
{
    Q_OBJECT

public:
    /// `cancel` is what the button does; borrowed.
    explicit ProgressStrip(QAction* cancel, QWidget* parent = nullptr);

    void showMessage(const QString& text);
    void showProblem(const QString& text);
    /// A job on bytes begins; it shows when it is not over after a moment.
    void start(const QString& what);
    void setProgress(base::Progress progress);
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
