// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/settled.h"

#include "ui/support/jobs/latestjob.h"

#include <QApplication>
#include <QEvent>
#include <QTest>
#include <utility>

namespace nidus::test {

namespace {

constexpr int kMostWait = 30'000; // ms

/// Notes whether anything is delivered, laid out, or painted.
class ChangeWatch final : public QObject
{
public:
    ChangeWatch() { qApp->installEventFilter(this); }
    /// Returns whether anything changed since the last call.
    [[nodiscard]] bool take() { return std::exchange(m_isChanged, false); }

private:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        const QEvent::Type type = event->type();
        m_isChanged = m_isChanged || type == QEvent::LayoutRequest || type == QEvent::Resize ||
                      type == QEvent::UpdateRequest || type >= QEvent::User; // messages of jobs
        return false;
    }

    bool m_isChanged = false;
};

} // namespace

bool waitUntilSettled()
{
    ChangeWatch changes;
    return QTest::qWaitFor(
        [&changes] {
            static_cast<void>(changes.take());
            const bool isDone = ui::LatestJob::unfinished() == 0;
            QCoreApplication::processEvents();
            return isDone && !changes.take();
        },
        kMostWait);
}

QWidget* waitForDialog()
{
    static_cast<void>(
        QTest::qWaitFor([] { return QApplication::activeModalWidget() != nullptr; }, kMostWait));
    return QApplication::activeModalWidget();
}

} // namespace nidus::test
