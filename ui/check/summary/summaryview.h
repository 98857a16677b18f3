// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/summary/summarymodel.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QModelIndex;
class QPushButton;
class QTreeView;

namespace nidus::ui {

/// The results of a check by NID, as a chart and a table, with a button that makes a draft from the names of
/// an unregistered NID.
class SummaryView final : public QWidget
{
    Q_OBJECT

public:
    explicit SummaryView(QWidget* parent = nullptr);

    void setCounts(std::vector<report::NidCounts> counts);

Q_SIGNALS:
    /// The user requests a draft from the names of this NID, which is not registered.
    void draftRequested(const QString& nid);
    /// The user wants to see the lines that a row counts.
    void linesWanted(const nidus::ui::ReasonFilter& reason, const QString& title);

private:
    void setUpTable();
    void updateButton();
    void requestDraft();
    void requestLines(const QModelIndex& index);

    SummaryModel* m_model;
    QTreeView* m_table;
    QCheckBox* m_onlyUnregistered;
    QLabel* m_hint;
    QPushButton* m_makeDraft;
};

} // namespace nidus::ui
