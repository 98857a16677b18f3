// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/ordersatonce.h"
#include "ui/subregistry/changedialog.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QDate>
#include <QList>
#include <expected>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace nidus::ui {

/// Corrects texts and dates of entries, such as the name of a holder, and whether they are private; a later
/// end renews them.
class EntryEditDialog final : public ChangeDialog
{
    Q_OBJECT

public:
    EntryEditDialog(const SharedContent& content, const QList<subregistry::Entry>& entries, QDate today,
                    QWidget* parent);

    [[nodiscard]] QList<subregistry::Entry> seen() const override { return m_entries; }
    [[nodiscard]] const subregistry::ListChange& change() const { return m_change; }

private:
    /// A text that is changed only if its box is checked.
    struct Field
    {
        QCheckBox* box;
        QLineEdit* line;
    };
    Field add(const QString& label, QString subregistry::Entry::* text);
    [[nodiscard]] std::optional<QString> typed(const Field& field) const;
    /// Returns what was entered; the error is what is wrong with it.
    [[nodiscard]] std::expected<workflow::EntryEdit, QString> edit() const;
    void plan() override;
    bool showPlan(const subregistry::ListChange& change);

    QList<subregistry::Entry> m_entries;
    QDate m_today;
    Field m_holder;
    Field m_behalf;
    Field m_until;
    Field m_reference;
    Field m_note;
    Field m_contact;
    Field m_asker;
    QCheckBox* m_privacy;
    QComboBox* m_isPrivate; ///< used only if m_privacy is checked
    subregistry::ListChange m_change;
};

} // namespace nidus::ui
