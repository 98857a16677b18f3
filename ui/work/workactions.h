// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/workqueue.h"

#include <QObject>

namespace nidus::ui {

class DraftSaving;
class RecoveryOffer;
class RegistryPage;
class WorkPage;

/// Leads from a line of the work queue to where the work is.
class WorkActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `work` is the parent.
    WorkActions(WorkPage& work, RegistryPage& page, DraftSaving& saving, RecoveryOffer& recovery);

private:
    void open(const workflow::WorkItem& item);
    void show(const workflow::WorkItem& item);

    RegistryPage& m_page;
    DraftSaving& m_saving;
    RecoveryOffer& m_recovery;
};

} // namespace nidus::ui
