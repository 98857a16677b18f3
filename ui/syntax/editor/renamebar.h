// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/syntax/text/rulenames.h"

#include <QFrame>
#include <QList>
#include <QString>

class QLabel;
class QLineEdit;
class QPushButton;

namespace nidus::ui {

/// Asks below the grammar for the new name of a rule, and says at once when it cannot have it.
class RenameBar final : public QFrame
{
    Q_OBJECT

public:
    explicit RenameBar(QWidget* parent = nullptr);

    /// Begins with a rule; `names` are those of the text.
    void ask(const QString& name, const QList<RuleName>& names);
    void leave();

Q_SIGNALS:
    void renameRequested(const QString& before, const QString& after);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void check();
    void accept();

    QString m_before;
    QList<RuleName> m_names;
    QLabel* m_question;
    QLineEdit* m_after;
    QLabel* m_problem;
    QPushButton* m_rename;
};

} // namespace nidus::ui
