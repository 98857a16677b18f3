// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

class QAction;
class QLabel;

namespace nidus::ui {

/// What the Check page shows before there are results: how to start.
class StartPane final : public QWidget
{
    Q_OBJECT

public:
    /// The actions are shown as buttons; borrowed.
    StartPane(QAction* open, QAction* paste, QWidget* parent = nullptr);

    /// Sets the reason why a check had no results; empty at the start.
    void setNote(const QString& note);

Q_SIGNALS:
    void sampleRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_note;
};

} // namespace nidus::ui
