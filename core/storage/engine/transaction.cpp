// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/transaction.h"

#include "core/base/contract.h"
#include "core/storage/sqlite/dialect.h"
#include "core/storage/sqlite/statement.h"
#include "core/storage/values/storageerrors.h"

#include <QLatin1StringView>
#include <QSqlError>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// If another connection has changed the schema, statements must be compiled again, which takes memory. This
/// is noticed when the schema is read, and done when they run, here without a transaction to end.
base::Result<void> compileAgain(Connection& connection, Statement& rollback)
{
    if (const auto read = connection.number(dialect::tableNames()); !read)
        return std::unexpected(read.error());
    constexpr QLatin1StringView kNoTransaction("1"); // SQLITE_ERROR
    const QSqlError failure = rollback.run();
    if (failure.isValid() && failure.nativeErrorCode() != kNoTransaction)
        return std::unexpected(base::Error{kDatabaseFailure, connection.path().toStdString(),
                                           failure.databaseText().toStdString()});
    return {};
}

} // namespace

base::Result<Transaction> Transaction::begin(Connection& connection, Kind kind)
{
    // SQLite lets a write transaction begin on a read-only file and fails later, or never if nothing changes.
    if (kind == Kind::Write && connection.isReadOnly())
        return std::unexpected(base::Error{kReadOnlyDatabase, connection.path().toStdString(), {}});
    if (kind == Kind::Write && connection.isFileReplaced())
        return std::unexpected(base::Error{kFileReplaced, connection.path().toStdString(), {}});
    if (const auto done = kind == Kind::Write ? connection.beforeBegin() : base::Result<void>(); !done)
        return std::unexpected(done.error());
    const bool isNested = connection.isInTransaction();
    if (const auto fresh = isNested ? base::Result<void>() : connection.reloadIndex(); !fresh)
        return std::unexpected(fresh.error());
    // Before anything can fail, because memory may run out.
    auto rollback = connection.prepare(u"ROLLBACK"_s);
    if (!rollback)
        return std::unexpected(rollback.error());
    if (!isNested) {
        if (const auto ready = compileAgain(connection, **rollback); !ready)
            return std::unexpected(ready.error());
    }
    const auto begun =
        connection.execute(kind == Kind::Write ? dialect::beginWriting() : dialect::beginReading());
    if (!begun) {
        // It may have begun before memory ran out.
        if (!isNested && connection.isInTransaction())
            (void)(*rollback)->run();
        return std::unexpected(begun.error());
    }
    return Transaction(connection, kind, *std::move(rollback));
}

Transaction::Transaction(Transaction&& other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr)),
      m_kind(other.m_kind),
      m_rollback(std::move(other.m_rollback))
{}

Transaction::~Transaction()
{
    if (m_connection == nullptr)
        return;
    // If the disk or memory failed, SQLite may have rolled back, and this fails.
    if (!m_connection->isInTransaction())
        m_connection->distrustIndex();
    (void)m_rollback->run();
    // A requested stop interrupts a statement every thousand instructions, and so, rarely, this one; not
    // twice.
    if (m_connection->isInTransaction())
        (void)m_rollback->run();
    if (m_connection->isInTransaction())
        m_connection->rollBackFirst(m_rollback);
}

base::Result<void> Transaction::commit()
{
    constexpr const char* promise = "a transaction is committed once";
    if (!base::expects(m_connection != nullptr, promise))
        return std::unexpected(base::brokenPromise({}, promise));
    if (m_kind == Kind::Write) {
        if (const auto done = m_connection->beforeCommit(); !done)
            return done;
    }
    if (const auto committed = m_connection->execute(u"COMMIT"_s); !committed)
        return committed;
    base::ensures(!m_connection->isInTransaction(), "a commit ends the transaction");
    if (m_kind == Kind::Write)
        m_connection->countCommit();
    m_connection = nullptr;
    return {};
}

} // namespace nidus::storage
