// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/support/look/screenfit.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QMainWindow>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;
using namespace nidus::ui;

namespace {

constexpr int kQuiet = 60;        // ms
constexpr int kTimeToRest = 4000; // ms

/// Notes which objects are laid out and painted.
class WorkWatch final : public QObject
{
public:
    WorkWatch() { qApp->installEventFilter(this); }
    /// Returns the classes of the objects that worked since the last call.
    [[nodiscard]] QStringList take() { return std::exchange(m_worked, {}).values(); }

private:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const QEvent::Type type = event->type();
        if (type == QEvent::LayoutRequest || type == QEvent::Resize || type == QEvent::UpdateRequest)
            m_worked.insert(QLatin1StringView(watched->metaObject()->className()));
        return false;
    }

    QSet<QString> m_worked;
};

} // namespace

/// A page or dialog in which nothing happens uses no processor time.
class TestWindowIdle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void becomesIdle_data();
    void becomesIdle();
    void comesToRestAtEverySize();
};

void TestWindowIdle::becomesIdle_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1366x768") << QSize(1340, 660);
    QTest::newRow("1366x768 at 200%") << QSize(683, 360);
}

void TestWindowIdle::becomesIdle()
{
    QFETCH(QSize, size);
    QApplication::setCursorFlashTime(0);
    const WindowFixture settings;
    WorkWatch watch;
    QStringList busy;
    int pictures = 0;
    const auto look = [&](QWidget& window, const QString& name) {
        ++pictures;
        if (qobject_cast<QDialog*>(&window))
            fitInto(window, {QPoint(), size});
        QStringList working;
        const bool isIdle = QTest::qWaitFor(
            [&] {
                static_cast<void>(watch.take());
                QTest::qWait(kQuiet);
                working = watch.take();
                return working.isEmpty();
            },
            kTimeToRest);
        if (!isIdle)
            busy.append(name + ": "_L1 + working.join(", "_L1));
    };
    QVERIFY(Album(size, look).takeAll());
    QVERIFY2(pictures >= Album::kLeastPictures, qPrintable(QString::number(pictures)));
    QVERIFY2(busy.isEmpty(), qPrintable(busy.join(u'\n')));
}

/// A scroll bar that appears must not change what makes it disappear.
void TestWindowIdle::comesToRestAtEverySize()
{
    constexpr int sizes = 24;
    constexpr QSize step(13, 7);
    constexpr int turns = 12;
    constexpr int mostTime = 10; // ms of a turn
    QApplication::setCursorFlashTime(0);
    const WindowFixture settings;
    WorkWatch watch;
    QStringList busy;
    int looked = 0;
    const auto look = [&](QWidget& window, const QString& name) {
        if (!qobject_cast<QMainWindow*>(&window))
            return;
        ++looked;
        const QSize before = window.size();
        for (int i = 0; i < sizes; ++i) {
            window.resize(before - i * step);
            for (int turn = 0; turn < turns; ++turn)
                QCoreApplication::processEvents(QEventLoop::AllEvents, mostTime);
            static_cast<void>(watch.take());
            const auto isAtRest = [&] {
                QCoreApplication::processEvents(QEventLoop::AllEvents, mostTime);
                return watch.take().isEmpty();
            };
            if (!QTest::qWaitFor(isAtRest, kTimeToRest))
                busy.append(u"%1 at %2 x %3"_s.arg(name).arg(window.width()).arg(window.height()));
        }
        window.resize(before);
    };
    QVERIFY(Album(QSize(1340, 660), look).takeAll());
    QVERIFY(looked > Album::kLeastPictures / 2);
    QCOMPARE(busy, QStringList());
}

NIDUS_WINDOW_TEST(tst_windowidle, TestWindowIdle)
#include "tst_windowidle.moc"
