// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "ui/check/trial/namespacetrial.h"
#include "ui/support/jobs/latestjob.h"

#include <QDialog>
#include <memory>

class QLabel;
class QLineEdit;
class QTableView;

namespace nidus::ui {

class NamespaceTrialModel;

/// Asks for one URN and shows which namespaces accept its name and why the others do not.
class EveryNamespaceDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit EveryNamespaceDialog(std::shared_ptr<const check::NamespaceTable> namespaces,
                                  QWidget* parent = nullptr);

private:
    void layOut();
    void ask();
    void showTrials(const NamespaceTrials& trials);

    std::shared_ptr<const check::NamespaceTable> m_namespaces;
    LatestJob m_job;
    QLineEdit* m_urn;
    QLabel* m_summary;
    QTableView* m_table;
    NamespaceTrialModel* m_model;
};

} // namespace nidus::ui
