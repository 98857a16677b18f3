// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/verification/checkprogress.h"

#include <QList>
#include <functional>
#include <future>
#include <optional>
#include <stop_token>
#include <thread>

namespace nidus::storage {

/// The size in bytes of a file that is worth a thread; smaller ones take a fraction of a second.
inline constexpr qint64 kWorthAThread = qint64{16} << 20;

/// Checks pages and search index of a large file on a thread and a connection of its own, while the caller
/// checks the rest.
class AsideCheck
{
public:
    struct Result
    {
        base::Result<void> pages;
        base::Result<QList<base::Error>> index; ///< not checked if pages are damaged
    };

    /// Begins the check if the file has at least `leastSize` bytes and is committed. Borrows `progress`.
    AsideCheck(const Connection& connection, const std::stop_token& stop, CheckProgress& progress,
               qint64 leastSize);
    AsideCheck(const AsideCheck&) = delete;
    AsideCheck& operator=(const AsideCheck&) = delete;
    ~AsideCheck() { m_stop.request_stop(); }

    /// Waits for the end and returns the result; nothing if the caller must check these parts as well.
    [[nodiscard]] std::optional<Result> finish();
    /// Requested if the caller's own token is, and once damaged pages are found: rows of such a file are
    /// unreliable, and reading them may never end.
    [[nodiscard]] std::stop_token callersStop() const { return m_callers.get_token(); }
    [[nodiscard]] bool isRunning() const { return m_answer.valid(); }

private:
    CheckProgress& m_progress;
    std::stop_source m_stop;
    std::stop_source m_callers;
    std::stop_callback<std::function<void()>> m_passedOn;
    std::future<std::optional<Result>> m_answer;
    std::jthread m_thread; ///< last, so that it is joined before the other members are destroyed
};

} // namespace nidus::storage
