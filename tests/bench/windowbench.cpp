// SPDX-License-Identifier: Apache-2.0
#include "app/desktop/application.h"
#include "tests/bench/checkpagebench.h"
#include "ui/support/look/settings.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

// Starts the window several times, each in its own process, and measures the time from before the process
// exists until the list of namespaces is on the screen and a key typed into its search field has arrived.
// Fails if that takes too long.

namespace nidus::bench {

namespace {

using namespace Qt::StringLiterals;

constexpr int kStarts = 10;
constexpr int kNamespaces = 105;   ///< in the built-in registry
constexpr double kMaxStart = 0.15; ///< seconds
constexpr const char* kChild = "--start-once";

/// Waits until the list is painted, then types.
class UsableWatch final : public QObject
{
public:
    explicit UsableWatch(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* table = qobject_cast<QTableView*>(watched->parent());
        if (m_isPainted || event->type() != QEvent::Paint || table == nullptr ||
            watched != table->viewport() || table->model() == nullptr ||
            table->model()->rowCount() < kNamespaces)
            return false;
        m_isPainted = true;
        QTimer::singleShot(0, this, [this, table] { type(*table); });
        return false;
    }

private:
    void type(const QTableView& table)
    {
        auto* const field = table.window()->findChild<QLineEdit*>();
        QCoreApplication::postEvent(field,
                                    new QKeyEvent(QEvent::KeyPress, Qt::Key_I, Qt::NoModifier, u"i"_s));
        QTimer::singleShot(0, this, [field] {
            const bool hasArrived = field->text() == u"i"_s;
            std::printf("%d", hasArrived ? 1 : 0);
            std::fflush(stdout);
            std::_Exit(hasArrived ? EXIT_SUCCESS : EXIT_FAILURE);
        });
    }

    bool m_isPainted = false;
};

int startOnce(int argc, char* argv[])
{
    QApplication qt(argc, argv);
    QApplication::setOrganizationName(u"nidus"_s);
    QApplication::setApplicationName(u"Nidus"_s);
    // The Start page of a new registry has no list.
    QSettings().setValue(ui::factsOf(ui::Setting::StartPage).key, u"registry"_s);
    new UsableWatch(&qt);
    desktop::Application application({.language = u"en"_s});
    const std::optional<int> ended = application.start();
    return ended ? *ended : QApplication::exec();
}

struct Start
{
    double seconds = 0;
    double processorSeconds = 0;
    bool isUsable = false;
};

Start measureStart(const char* program)
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        return {};
    std::fflush(stdout);
    const auto begin = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        execl(program, program, kChild, nullptr);
        std::_Exit(EXIT_FAILURE);
    }
    close(ends[1]);
    char answer = '0';
    const bool hasAnswered = read(ends[0], &answer, 1) == 1;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    close(ends[0]);
    struct rusage usage = {};
    wait4(child, nullptr, 0, &usage);
    const auto seconds = [](const timeval& value) {
        return double(value.tv_sec) + double(value.tv_usec) / 1e6;
    };
    return {time.count(), seconds(usage.ru_utime) + seconds(usage.ru_stime), hasAnswered && answer == '1'};
}

bool runWindowBench(const char* program)
{
    const QTemporaryDir folder;
    for (const char* const name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"})
        qputenv(name, folder.path().toLocal8Bit());
    const Start first = measureStart(program);
    std::vector<Start> starts;
    for (int i = 0; i < kStarts; ++i)
        starts.push_back(measureStart(program));
    const bool areUsable = first.isUsable && std::ranges::all_of(starts, &Start::isUsable);
    std::ranges::sort(starts, {}, &Start::seconds);
    const Start& median = starts[starts.size() / 2];
    std::printf(
        "window usable after start: first, which creates the registry, %.3f s; then median of %d %.3f s "
        "(%.3f s processor), worst %.3f s (wanted: median under %.2f)%s%s\n",
        first.seconds, kStarts, median.seconds, median.processorSeconds, starts.back().seconds, kMaxStart,
        areUsable ? "" : "  A WINDOW DID NOT RESPOND", median.seconds < kMaxStart ? "" : "  NOT REACHED");
    return areUsable && median.seconds < kMaxStart;
}

} // namespace

} // namespace nidus::bench

int main(int argc, char* argv[])
{
    if (argc > 1 && std::strcmp(argv[1], nidus::bench::kChild) == 0)
        return nidus::bench::startOnce(argc, argv);
    if (argc > 2 && std::strcmp(argv[1], nidus::bench::kCheckOnce) == 0)
        return nidus::bench::checkOnce(argc, argv, argv[2]);
    const bool starts = nidus::bench::runWindowBench(argv[0]);
    const bool bearsLines = nidus::bench::runCheckPageBench(argv[0]);
    return starts && bearsLines ? EXIT_SUCCESS : EXIT_FAILURE;
}
