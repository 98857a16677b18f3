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
};

/// The page of the first use: what can be done here, each in one sentence.
class StartPage final : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(const StartActions& actions, QWidget* parent = nullptr);

private:
    void add(QAction* action, const QString& title, const QString& sentence);

    QGridLayout* m_choices; ///< a button and a sentence in each row
};

} // namespace nidus::ui
