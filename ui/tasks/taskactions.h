// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/opentasks.h"

#include <QObject>

namespace nidus::ui {

class DraftSaving;
class RecoveryOffer;
class RegistryPage;
class TasksPage;

/// Goes from a row of the Tasks page to the place of the task.
class WorkActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `work` is the parent.
    WorkActions(TasksPage& work, RegistryPage& page, DraftSaving& saving, RecoveryOffer& recovery);

private:
    void open(const workflow::TaskItem& item);
    void show(const workflow::TaskItem& item);

    RegistryPage& m_page;
    DraftSaving& m_saving;
    RecoveryOffer& m_recovery;
};

} // namespace nidus::ui
