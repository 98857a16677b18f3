// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/draftmerge.h"

#include <QDialog>

class QComboBox;
class QPushButton;
class QTreeWidget;

namespace nidus::ui {

class CompareView;

/// Merges the edits of two people in one draft: shows every changed field and asks which text to use if both
/// changed it.
class ConflictDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `merge` is of `base`, mine, and `theirs`; `explanation` says why there are two texts.
    ConflictDialog(const workflow::DraftMerge& merge, const registration::VersionContent& theirs,
                   const QString& explanation, QWidget* parent = nullptr);

    /// Returns the content with the choices made so far.
    [[nodiscard]] registration::VersionContent merged() const;
    /// Uses theirs (or mine) for the part at `row`.
    void choose(int row, bool takesTheirs);

private:
    void addPart(int row);
    void showPart();
    /// Returns the combo box of a part that both changed, else null.
    [[nodiscard]] QComboBox* choiceOf(int row) const;
    /// Enables the button once a text is chosen for every part that both changed.
    void updateButton();

    workflow::DraftMerge m_merge;
    registration::VersionContent m_theirs;
    QTreeWidget* m_list;
    CompareView* m_compare;
    QPushButton* m_go;
};

} // namespace nidus::ui
