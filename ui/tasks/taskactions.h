// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/opentasks.h"

#include <QObject>
#include <QString>

namespace nidus::ui {

class DraftSaving;
class RecoveryOffer;
class RegistryPage;

/// Goes from a row of the Tasks page to the place of the task.
class TaskActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    TaskActions(RegistryPage& page, DraftSaving& saving, RecoveryOffer& recovery);

private:
    void open(const QString& handle);
    void openEnded(const QString& nid, const QString& list);
    void goTo(const workflow::TaskItem& task);
    void editForm();

    RegistryPage& m_page;
    DraftSaving& m_saving;
    RecoveryOffer& m_recovery;
};

} // namespace nidus::ui
