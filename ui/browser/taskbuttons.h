// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/opentasks.h"
#include "core/workflow/subregistry/endedentries.h"

#include <QWidget>

class QPushButton;

namespace nidus::ui {

/// The tasks that are not about one draft, as buttons: recovered edits, and lists with entries that have
/// ended.
class TaskButtons final : public QWidget
{
    Q_OBJECT

public:
    explicit TaskButtons(QWidget* parent = nullptr);

    void show(const QList<workflow::TaskItem>& tasks, const QList<workflow::EndedEntries>& ended);

Q_SIGNALS:
    /// The user wants to decide about recovered edits.
    void recoveryWanted();
    /// The user wants to see the ended entries of a list.
    void endedWanted(const QString& nid, const QString& list);

private:
    QPushButton* m_recovered;
    QPushButton* m_ended;
};

} // namespace nidus::ui
