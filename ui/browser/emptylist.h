// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace nidus::ui {

/// In place of a list without rows: why there are none, and what to do about it.
class EmptyList final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyList(QWidget* parent = nullptr);

    /// Sets how to begin. Borrowed; the first one has the focus of this widget.
    void setBeginnings(const QList<QAction*>& actions);
    /// Shows that search, view, or filter hide all rows. With a number of drafts that wait for others, the
    /// button leads to these.
    void showHidden(const QString& reason, int waiting = 0);
    /// Shows that there is nothing yet, and how to begin.
    void showNothing(const QString& reason);
    [[nodiscard]] QString reason() const;

Q_SIGNALS:
    void allWanted();
    void waitingWanted();

private:
    QLabel* m_text;
    QPushButton* m_showAll;
    bool m_hasWaiting = false; ///< the button leads to those
    QWidget* m_beginnings;
};

} // namespace nidus::ui
