// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace nidus::ui {

class TaskList;

/// Requests the Tasks page once there are tasks, unless the user does something in the window first. Deletes
/// itself when done.
class FirstPage final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed; `window` is the parent.
    FirstPage(TaskList& work, QObject* window);

    /// Ends the wait because a page was chosen.
    void end();

Q_SIGNALS:
    void workWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look();

    TaskList& m_work;
};

} // namespace nidus::ui
