// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/engine/connection.h"

#include <cstdint>
#include <stop_token>

namespace nidus::storage {

enum class PageCheck : std::uint8_t {
    Quick,
    Whole, ///< also indexes and uniqueness
};

/// Checks that the pages of the file are consistent, without search indexes; DamagedDatabase describes what
/// is not.
[[nodiscard]] base::Result<void> checkPages(Connection& connection, PageCheck check);
/// Checks the whole file and reports repeatedly that it is running. Canceled.
[[nodiscard]] base::Result<void> checkAllPages(Connection& connection, const std::stop_token& stop,
                                               base::ProgressSink* progress);

/// During its lifetime, long statements end once a stop is requested, and report that they are running.
class StatementScope
{
public:
    StatementScope(Connection& connection, const std::stop_token& stop,
                   base::ProgressSink* progress = nullptr)
        : m_connection(connection)
    {
        m_connection.obey(&stop, progress);
    }
    StatementScope(const StatementScope&) = delete;
    StatementScope& operator=(const StatementScope&) = delete;
    ~StatementScope() { m_connection.obey(nullptr); }

private:
    Connection& m_connection;
};

} // namespace nidus::storage
