// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/entrytable.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QByteArray>
#include <QDate>
#include <QDialog>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace nidus::ui {

class ChangePreview;

/// Shows what a table of entries, from a file or pasted, would change, and everything in it that is odd.
class EntryImportDialog final : public QDialog
{
    Q_OBJECT

public:
    EntryImportDialog(const QByteArray& table, const SharedContent& content, QDate today, QWidget* parent);

    /// Returns the change for the present list; absent if it is not the one that is shown, because somebody
    /// changed the list.
    [[nodiscard]] std::optional<subregistry::ListChange>
    change(const subregistry::Subregistry& present) const;
    void setContent(const SharedContent& content);
    void showProblem(const QString& text);
    /// Returns everything that is shown, for tests.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void confirmed();

private:
    void read();
    void showTable(const workflow::EntryTable& table);
    void addFindings(const workflow::EntryTable& table);

    QByteArray m_bytes;
    SharedContent m_content;
    QDate m_today;
    QLineEdit* m_columns;
    QTreeWidget* m_findings;
    ChangePreview* m_preview;
    QPushButton* m_confirm;
    QTimer m_pause;
    std::optional<subregistry::ListChange> m_change;
};

} // namespace nidus::ui
