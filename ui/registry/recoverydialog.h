// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/recoveryjournal.h"

#include <QDialog>
#include <QList>
#include <optional>

class QTreeWidget;

namespace nidus::ui {

class CompareView;

/// A recovered draft beside what the registry holds of it.
struct Recovery
{
    workflow::RecoveredDraft recovered;
    std::optional<registration::VersionContent> saved; ///< absent: the draft was registered or discarded since
};

/// After a program ended without its user's will: shows each draft as it was edited beside what is saved, and
/// lets the user take either.
class RecoveryDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(const QList<Recovery>& recoveries, QWidget* parent = nullptr);

    /// Whether the edits at `row` are to be taken.
    [[nodiscard]] bool takesEdits(int row) const;
    void choose(int row, bool takesEdits);

private:
    void showRow();

    QList<Recovery> m_recoveries;
    QTreeWidget* m_list;
    CompareView* m_compare;
};

} // namespace nidus::ui
