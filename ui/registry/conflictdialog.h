// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/draftmerge.h"

#include <QDialog>

class QComboBox;
class QPushButton;
class QTreeWidget;

namespace nidus::ui {

class CompareView;

/// Two people changed one draft: shows every field that somebody changed, and asks which text to take where
/// both did.
class ConflictDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `merge` is of `base`, mine and `theirs`; `explanation` says how there came to be two.
    ConflictDialog(const workflow::DraftMerge& merge, const registration::VersionContent& theirs, const QString& explanation,
                   QWidget* parent = nullptr);

    /// What the user chose so far.
    [[nodiscard]] registration::VersionContent merged() const;
    /// Takes theirs (or mine) for the part at `row`.
    void choose(int row, bool takesTheirs);

private:
    void addPart(int row);
    void showPart();
    /// Of a part that both changed, else null.
    [[nodiscard]] QComboBox* choiceOf(int row) const;
    /// Nothing is merged before a text is chosen for every part that both changed.
    void updateButton();

    workflow::DraftMerge m_merge;
    registration::VersionContent m_theirs;
    QTreeWidget* m_list;
    CompareView* m_compare;
    QPushButton* m_go;
};

} // namespace nidus::ui
