// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/asidecheck.h"

#include "core/storage/engine/transaction.h"
#include "core/storage/search/indexcheck.h"
#include "core/storage/verification/pagecheck.h"

#include <QFileInfo>
#include <chrono>
#include <utility>

namespace nidus::storage {

namespace {

using AsidePart = CheckProgress::Part;
constexpr auto kOtherThread = CheckProgress::On::OtherThread;

constexpr std::chrono::milliseconds kAsideLook{100};

std::optional<AsideCheck::Result> checkAside(const QString& path, const std::stop_token& stop,
                                             std::stop_source callers, CheckProgress& progress)
{
    const auto connection = Connection::open(path, OpenMode::ReadOnly, {});
    if (!connection)
        return std::nullopt;
    CheckProgress::PartSink pages = progress.of(AsidePart::Pages, kOtherThread);
    AsideCheck::Result result{.pages = checkAllPages(**connection, stop, &pages), .index = {}};
    progress.finish(AsidePart::Pages, kOtherThread);
    if (!result.pages) {
        callers.request_stop();
        return result;
    }
    auto transaction = Transaction::begin(**connection, Transaction::Kind::Read);
    if (!transaction)
        return std::nullopt;
    const StatementScope interruptible(**connection, stop);
    CheckProgress::PartSink index = progress.of(AsidePart::Index, kOtherThread);
    result.index = examineSearchIndex(**connection, stop, &index);
    progress.finish(AsidePart::Index, kOtherThread);
    return result;
}

} // namespace

AsideCheck::AsideCheck(const Connection& connection, const std::stop_token& stop, CheckProgress& progress,
                       qint64 leastSize)
    : m_progress(progress), m_passedOn(stop, [this] {
          m_stop.request_stop();
          m_callers.request_stop();
      })
{
    // What is not committed can be seen by this connection alone.
    if (connection.isInMemory() || connection.isInTransaction() ||
        QFileInfo(connection.path()).size() < leastSize)
        return;
    std::packaged_task<std::optional<Result>()> task(
        [path = connection.path(), stop = m_stop.get_token(), callers = m_callers, &progress] {
            return checkAside(path, stop, callers, progress);
        });
    m_answer = task.get_future();
    m_thread = std::jthread(std::move(task));
}

std::optional<AsideCheck::Result> AsideCheck::finish()
{
    if (!m_answer.valid())
        return std::nullopt;
    while (m_answer.wait_for(kAsideLook) != std::future_status::ready)
        m_progress.show();
    return m_answer.get();
}

} // namespace nidus::storage
