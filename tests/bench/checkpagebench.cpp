// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/checkpagebench.h"

#include "app/desktop/application.h"
#include "tests/bench/corpus.h"
#include "tests/bench/stopwatch.h"
#include "ui/check/checkpage.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/results/countbar.h"
#include "ui/check/results/verdictbutton.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nidus::bench {

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kLines = 10'000'000;
constexpr double kMaxSeconds = 3;
constexpr double kMaxPause = 0.1; ///< seconds
constexpr double kMaxMebibytes = 400;
constexpr int kTick = 2; ///< milliseconds between readings of the clock

double seconds(clockid_t clock)
{
    struct timespec time = {};
    clock_gettime(clock, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

double peakMebibytes()
{
    struct rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
}

/// Measures how long the event loop is blocked, and how much of that time this thread worked: the rest it
/// waited for a processor.
class PauseWatch final : public QObject
{
public:
    PauseWatch()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, &PauseWatch::look);
        m_timer.start(kTick);
    }

    void begin()
    {
        m_longest = {};
        m_last = now();
    }
    struct Pause
    {
        double elapsed = 0; ///< seconds
        double worked = 0;
    };
    [[nodiscard]] Pause longest() const { return m_longest; }

private:
    [[nodiscard]] static Pause now() { return {seconds(CLOCK_MONOTONIC), seconds(CLOCK_THREAD_CPUTIME_ID)}; }
    void look()
    {
        const Pause here = now();
        const Pause pause{here.elapsed - m_last.elapsed, here.worked - m_last.worked};
        m_longest = std::max(m_longest, pause, [](Pause a, Pause b) { return a.elapsed < b.elapsed; });
        m_last = here;
    }

    QTimer m_timer;
    Pause m_longest;
    Pause m_last;
};

/// Performs a user's actions on the page, one after another.
class Session final
{
public:
    explicit Session(ui::CheckPage& page)
        : m_page(page),
          m_table(*page.findChild<QTableView*>()),
          m_model(*qobject_cast<ui::CheckModel*>(m_table.model()))
    {}

    [[nodiscard]] bool run(const QString& file)
    {
        const double opened = openAll(file);
        timed("one verdict", [this] { press(ui::LineKind::Invalid); }, &Session::hasShownAnew);
        timed("all verdicts", [this] { press(ui::LineKind::Invalid); }, &Session::hasShownAnew);
        auto* const words = wordsField();
        const double filtered = timed(
            "lines with \"urn:isbn:978-1\"", [&] { words->setText(u"urn:isbn:978-1"_s); },
            &Session::hasShownAnew);
        timed("all lines", [&] { words->clear(); }, &Session::hasShownAnew);
        using enum ui::SortKey;
        const std::array<std::pair<ui::CheckModel::Column, ui::SortKey>, 4> columns{
            {{ui::CheckModel::Why, Reason},
             {ui::CheckModel::Nid, Nid},
             {ui::CheckModel::VerdictColumn, ui::SortKey::Verdict},
             {ui::CheckModel::Line, Line}}};
        for (const auto& [column, key] : columns) {
            m_sortedBy = {.key = key, .isDescending = true};
            const std::string name = m_model.headerData(column, Qt::Horizontal).toString().toStdString();
            timed(
                "sorted by " + name,
                [&] { m_table.horizontalHeader()->setSortIndicator(column, Qt::DescendingOrder); },
                &Session::isSorted);
        }
        timed("all selected", [this] { m_table.selectAll(); }, &Session::hasSelection);
        QGuiApplication::clipboard()->clear();
        timed("copied", [this] { action(u"Copy Lines"_s)->trigger(); }, &Session::hasCopied);
        timed("report exported", [&] { m_page.exportReport(file + u".tsv"_s); }, &Session::hasFinished);
        timed("export canceled", [&] { canceledExport(file + u"2.tsv"_s); }, &Session::hasFinished);
        const double needed = peakMebibytes() - m_before;
        const bool isCanceled = !QFileInfo::exists(file + u"2.tsv"_s);
        std::printf(
            "  longest pause overall: %.0f ms (wanted: %.0f), memory since the start: %.0f MiB (wanted: "
            "%.0f)%s%s\n",
            m_longest * 1000, kMaxPause * 1000, needed, kMaxMebibytes,
            m_longest < kMaxPause && needed < kMaxMebibytes ? "" : "  NOT REACHED",
            isCanceled ? "" : "  NOT CANCELED");
        if (filtered >= kMaxSeconds)
            std::printf("  filtered in more than %.0f s  NOT REACHED\n", kMaxSeconds);
        return isCanceled && opened < kMaxSeconds && filtered < kMaxSeconds && m_longest < kMaxPause &&
               needed < kMaxMebibytes;
    }

private:
    double openAll(const QString& file)
    {
        const double time = timed("opened", [&] { m_page.openFile(file); }, &Session::hasFinished);
        const bool isAll = m_model.rowCount() == int(kLines);
        std::printf("  all %d lines checked and shown: %.2f s (wanted: %.0f)%s\n", m_model.rowCount(), time,
                    kMaxSeconds, isAll && time < kMaxSeconds ? "" : "  NOT REACHED");
        return isAll ? time : kMaxSeconds;
    }

    /// Returns the seconds until what `work` starts has `ended` and is on the screen.
    double timed(const std::string& what, const std::function<void()>& work, bool (Session::*ended)())
    {
        m_watch.begin();
        m_hasFinished = false;
        m_hasShownAnew = false;
        const double start = seconds(CLOCK_MONOTONIC);
        const double workBefore = seconds(CLOCK_PROCESS_CPUTIME_ID);
        work();
        turnUntil([&] { return (this->*ended)(); });
        m_table.viewport()->update();
        QCoreApplication::processEvents();
        const double time = seconds(CLOCK_MONOTONIC) - start;
        turnUntil([&] { return seconds(CLOCK_MONOTONIC) - start > time + 0.02; }); // the watch has measured
        const PauseWatch::Pause pause = m_watch.longest();
        m_longest = std::max(m_longest, pause.elapsed);
        std::printf(
            "  %-32s %6.2f s (%.2f s processor), longest pause %4.0f ms (%.0f ms of work), %.0f MiB\n",
            what.c_str(), time, seconds(CLOCK_PROCESS_CPUTIME_ID) - workBefore, pause.elapsed * 1000,
            pause.worked * 1000, peakMebibytes() - m_before);
        std::fflush(stdout);
        return time;
    }

    static void turnUntil(const std::function<bool()>& condition)
    {
        while (!condition())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    void press(ui::LineKind kind)
    {
        for (ui::VerdictButton* button : m_page.findChildren<ui::VerdictButton*>()) {
            if (button->kind() == kind)
                button->click();
        }
    }
    [[nodiscard]] QLineEdit* wordsField() const
    {
        return m_page.findChild<ui::CountBar*>()->findChild<QLineEdit*>();
    }
    [[nodiscard]] QAction* action(const QString& text) const
    {
        const QList<QAction*> actions = m_page.actions();
        return *std::ranges::find_if(actions, [&](const QAction* candidate) {
            return candidate->text().remove(u'&').startsWith(text);
        });
    }
    /// Cancels as soon as there is something to cancel.
    void canceledExport(const QString& path)
    {
        m_page.exportReport(path);
        QTimer::singleShot(200, &m_page, [this] { action(u"Cancel"_s)->trigger(); });
    }

    bool hasFinished() { return m_hasFinished; }
    bool hasShownAnew() { return m_hasShownAnew; }
    bool isSorted() { return m_model.arrangement().order == m_sortedBy; }
    bool hasSelection() { return m_table.selectionModel()->hasSelection(); }
    bool hasCopied() { return !QGuiApplication::clipboard()->text().isEmpty(); }

    ui::CheckPage& m_page;
    QTableView& m_table;
    ui::CheckModel& m_model;
    PauseWatch m_watch;
    const double m_before = peakMebibytes();
    double m_longest = 0; ///< pause overall, in seconds
    ui::RowOrder m_sortedBy;
    bool m_hasFinished = false;
    bool m_hasShownAnew = false;
    QObject m_context;
    [[maybe_unused]] QMetaObject::Connection m_finished =
        QObject::connect(&m_page, &ui::CheckPage::jobFinished, &m_context, [this] { m_hasFinished = true; });
    [[maybe_unused]] QMetaObject::Connection m_reset = QObject::connect(
        &m_model, &QAbstractItemModel::modelReset, &m_context, [this] { m_hasShownAnew = true; });
    [[maybe_unused]] QMetaObject::Connection m_laidOut = QObject::connect(
        &m_model, &QAbstractItemModel::layoutChanged, &m_context, [this] { m_hasShownAnew = true; });
};

} // namespace

bool runCheckPageBench(const char* program)
{
    const QTemporaryDir folder;
    for (const char* const name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"})
        qputenv(name, folder.path().toLocal8Bit());
    QFile file(folder.filePath(u"urns.txt"_s));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    {
        const Corpus corpus = makeCorpus(kLines);
        file.write(corpus.bytes.data(), qint64(corpus.bytes.size()));
        file.close();
        std::printf("Check page with %zu lines, %zu MB\n", kLines, corpus.bytes.size() / 1'000'000);
        std::fflush(stdout);
    }
    const pid_t child = fork();
    if (child == 0) {
        execl(program, program, kCheckOnce, QFile::encodeName(file.fileName()).constData(), nullptr);
        std::_Exit(EXIT_FAILURE);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS;
}

int checkOnce(int argc, char* argv[], const char* file)
{
    QApplication qt(argc, argv);
    QApplication::setOrganizationName(u"nidus"_s);
    QApplication::setApplicationName(u"Nidus"_s);
    desktop::Application application({.language = u"en"_s});
    if (application.start())
        return EXIT_FAILURE;
    const QWidgetList windows = QApplication::topLevelWidgets();
    const auto window = std::ranges::find_if(windows, [](const QWidget* widget) {
        return qobject_cast<const ui::MainWindow*>(widget) != nullptr;
    });
    auto* const main = qobject_cast<ui::MainWindow*>(*window);
    main->showCheckPage();
    QCoreApplication::processEvents();
    return Session(*main->checkPage()).run(QFile::decodeName(file)) ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace nidus::bench
