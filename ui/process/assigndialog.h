// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>

class QComboBox;

namespace nidus::ui {

/// Asks who should act next on a draft, and who owns it.
class AssignDialog final : public QDialog
{
    Q_OBJECT

public:
    /// What to ask about.
    struct Question
    {
        QString title;
        QStringList people; ///< known ones, to choose from
        QString assignee;   ///< empty = nobody
        QString owner;
    };

    explicit AssignDialog(const Question& question, QWidget* parent = nullptr);

    /// Empty for nobody.
    [[nodiscard]] QString assignee() const;
    [[nodiscard]] QString owner() const;

private:
    [[nodiscard]] QComboBox* add(const QString& name, const QStringList& people, const QString& chosen);

    QComboBox* m_assignee;
    QComboBox* m_owner;
};

} // namespace nidus::ui
