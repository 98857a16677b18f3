// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/summary/summarymodel.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace nidus::ui {

/// What a check found by NID, as a chart and as a table, and the way from names that nobody registered to a
/// draft.
class SummaryView final : public QWidget
{
    Q_OBJECT

public:
    explicit SummaryView(QWidget* parent = nullptr);

    void setCounts(std::vector<report::NidCounts> counts, std::shared_ptr<const check::UrnChecker> checker);

Q_SIGNALS:
    /// The user asks for a draft from the names of this NID, which is not registered.
    void draftRequested(const QString& nid);

private:
    void setUpTable();
    void updateButton();
    void requestDraft();

    SummaryModel* m_model;
    QTreeView* m_table;
    QCheckBox* m_onlyUnregistered;
    QLabel* m_hint;
    QPushButton* m_makeDraft;
};

} // namespace nidus::ui
