// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/values/registryvalues.h"

#include <QDialog>
#include <QString>
#include <QStringList>
#include <optional>

class QComboBox;
class QPushButton;

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
        QStringList people;              ///< known ones, to choose from
        std::optional<QString> assignee; ///< empty = nobody; absent = several drafts have different ones
        std::optional<QString> owner;
    };

    explicit AssignDialog(const Question& question, QWidget* parent = nullptr);

    /// Returns only whom the user changed.
    [[nodiscard]] const storage::Assignment& chosen() const { return m_chosen; }

private:
    using Person = std::optional<QString> storage::Assignment::*;
    [[nodiscard]] QComboBox* add(const QString& name, const QStringList& people,
                                 const std::optional<QString>& present);
    /// Keeps whom the user enters in a field; `first`, which was there, is nobody's choice.
    void follow(QComboBox& field, const std::optional<QString>& first, Person person);

    storage::Assignment m_chosen{};
    QPushButton* m_assign = nullptr;
    QComboBox* m_assignee;
    QComboBox* m_owner;
};

} // namespace nidus::ui
