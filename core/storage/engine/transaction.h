// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <cstdint>
#include <utility>

namespace nidus::storage {

/// A transaction, rolled back when it is destroyed without commit(). Borrows the connection.
class [[nodiscard]] Transaction
{
public:
    enum class Kind : std::uint8_t {
        Read,  ///< several SELECTs that see one state of the file
        Write, ///< takes the write lock at once, so that it cannot fail halfway for lack of it
    };

    /// ReadOnlyDatabase; FileReplaced if the name now belongs to another file; LockedDatabase if others write
    /// for too long.
    [[nodiscard]] static base::Result<Transaction> begin(Connection& connection, Kind kind);
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    /// Runs the last step of a write transaction, and commits. After an error, nothing was written: DiskFull,
    /// LockedDatabase, and whatever the step returns.
    [[nodiscard]] base::Result<void> commit();
    /// Commits, and returns `result` if that succeeded.
    template <typename T>
    [[nodiscard]] base::Result<T> commit(T result)
    {
        const base::Result<void> done = commit();
        if (!done)
            return std::unexpected(done.error());
        return result;
    }

private:
    Transaction(Connection& connection, Kind kind, PreparedStatement rollback)
        : m_connection(&connection), m_kind(kind), m_rollback(std::move(rollback))
    {}

    Connection* m_connection; ///< null once committed or moved from
    Kind m_kind;
    PreparedStatement m_rollback; ///< needs no memory later
};

} // namespace nidus::storage
