// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

class QAction;
class QGridLayout;

namespace nidus::ui {

/// What the start page offers. All are borrowed.
struct StartActions
{
    QAction* write = nullptr;
    QAction* review = nullptr;
    QAction* check = nullptr;
    QAction* tryOut = nullptr;
    QAction* tour = nullptr;
    QAction* manual = nullptr;
    QAction* numbers = nullptr; ///< its text is that of its button
};

/// The page of the first use: what can be done here, each in one sentence, and what a namespace is.
class StartPage final : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(const StartActions& actions, QWidget* parent = nullptr);

protected:
    /// Return presses the button that has the focus, as in a dialog.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addLine(const QString& text, bool isHeading);
    void add(QAction* action, const QString& title, const QString& sentence);

    QGridLayout* m_rows; ///< a heading, a paragraph, or a button with a sentence in each row
};

} // namespace nidus::ui
