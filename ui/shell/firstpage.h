// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace nidus::ui {

class WorkList;

/// Asks for the page with the work once there is some, unless somebody did anything in the window before. It
/// goes when its question is settled.
class FirstPage final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed; `window` is the parent.
    FirstPage(WorkList& work, QObject* window);

    /// Some page was chosen.
    void end();

Q_SIGNALS:
    void workWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look();

    WorkList& m_work;
};

} // namespace nidus::ui
