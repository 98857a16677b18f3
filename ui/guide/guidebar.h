// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/guide/guiderun.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace nidus::ui {

/// One line above the status bar while a guide runs: the step, and whether it is done. It covers nothing and
/// takes no focus by itself.
class GuideBar final : public QWidget
{
    Q_OBJECT

public:
    /// `window` is borrowed; its objects are what the steps are about.
    explicit GuideBar(QWidget& window);

    /// Starts the tour, or continues it.
    [[nodiscard]] QAction* tour() const { return m_tour; }
    /// Triggers `begin`, which is borrowed, and asks what RFC 8141 asks.
    [[nodiscard]] QAction* registration(QAction* begin);

private:
    void showStep();

    GuideRun* m_run;
    QAction* m_tour;
    QLabel* m_title;
    QLabel* m_sentence;
    QPushButton* m_back;
    QPushButton* m_next;
    QString m_said; ///< the title of the step that was announced
    bool m_wasDone = false;
};

} // namespace nidus::ui
