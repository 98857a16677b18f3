// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/ordersatonce.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QDate>
#include <QDialog>
#include <QList>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace nidus::ui {

class ChangePreview;

/// Changes the end, the reference, or the note of entries; a later end renews them.
class EntryEditDialog final : public QDialog
{
    Q_OBJECT

public:
    EntryEditDialog(const SharedContent& content, const QList<subregistry::Entry>& entries, QDate today,
                    QWidget* parent);

    /// Returns the entries as the user saw them.
    [[nodiscard]] const QList<subregistry::Entry>& entries() const { return m_entries; }
    [[nodiscard]] const subregistry::ListChange& change() const { return m_change; }
    [[nodiscard]] ChangePreview* preview() const { return m_preview; }
    void showProblem(const QString& text);

Q_SIGNALS:
    void confirmed();

private:
    /// A text that is changed only if its box is checked.
    struct Field
    {
        QCheckBox* box;
        QLineEdit* line;
    };
    Field add(const QString& label, QString subregistry::Entry::* text);
    [[nodiscard]] std::optional<QString> typed(const Field& field) const;
    void refresh();

    SharedContent m_content;
    QList<subregistry::Entry> m_entries;
    QDate m_today;
    Field m_until;
    Field m_reference;
    Field m_note;
    ChangePreview* m_preview;
    QPushButton* m_confirm;
    subregistry::ListChange m_change;
};

} // namespace nidus::ui
