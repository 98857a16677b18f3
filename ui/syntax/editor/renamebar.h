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

/// A bar below the grammar that asks for a rule's new name and rejects invalid names immediately.
class RenameBar final : public QFrame
{
    Q_OBJECT

public:
    explicit RenameBar(QWidget* parent = nullptr);

    /// Asks for a new name of rule `name`; `names` are all names in the text.
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
