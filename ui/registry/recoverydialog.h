// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/recoveryjournal.h"

#include <QDialog>
#include <QList>
#include <optional>

class QTreeWidget;

namespace nidus::ui {

class CompareView;

/// A recovered draft and its content in the registry.
struct Recovery
{
    workflow::RecoveredDraft recovered;
    std::optional<registration::VersionContent>
        saved; ///< absent: the draft was registered or moved to the trash since
};

/// Shown after Nidus ended unexpectedly: compares the edits of each draft with the saved text, and lets the
/// user choose one.
class RecoveryDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(const QList<Recovery>& recoveries, QWidget* parent = nullptr);

    /// Whether the user chose the edits at `row`.
    [[nodiscard]] bool takesEdits(int row) const;
    void choose(int row, bool takesEdits);

private:
    void showRow();

    QList<Recovery> m_recoveries;
    QTreeWidget* m_list;
    CompareView* m_compare;
};

} // namespace nidus::ui
