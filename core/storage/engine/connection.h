// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/registration/words.h"
#include "core/storage/sqlite/sqlite.h"
#include "core/storage/sqlite/statement.h"
#include "core/storage/values/assignednumbers.h"
#include "core/storage/values/registryoptions.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSqlDatabase>
#include <QString>
#include <QVariant>
#include <concepts>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace nidus::storage {

/// One row of a result, borrowed: valid only inside the function that receives it.
class QueryRow
{
public:
    explicit QueryRow(const Statement& statement) : m_statement(statement) {}

    [[nodiscard]] QString text(int column) const { return m_statement.text(column); }
    /// Returns text(column).toUtf8().
    [[nodiscard]] QByteArray utf8(int column) const { return m_statement.utf8(column); }
    /// Returns a text as stored, which is borrowed as well.
    [[nodiscard]] std::string_view borrowedText(int column) const { return m_statement.borrowedText(column); }
    [[nodiscard]] qint64 integer(int column) const { return m_statement.integer(column); }
    /// Returns the nearest int if the number does not fit.
    [[nodiscard]] int number(int column) const;
    [[nodiscard]] bool flag(int column) const { return integer(column) != 0; }
    [[nodiscard]] bool isNull(int column) const { return m_statement.isNull(column); }
    [[nodiscard]] bool isTextOrNothing(int column) const { return m_statement.isTextOrNothing(column); }
    /// UTC; invalid if nothing is stored.
    [[nodiscard]] QDateTime time(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const { return value(column).toByteArray(); }
    [[nodiscard]] QVariant value(int column) const { return m_statement.value(column); }
    [[nodiscard]] int columnCount() const { return m_statement.columnCount(); }
    /// Returns the name of a column; empty if memory ran out.
    [[nodiscard]] QByteArray columnName(int column) const { return m_statement.columnName(column); }

private:
    const Statement& m_statement;
};

/// Returns the text to bind: never NULL, which a null QString would become.
[[nodiscard]] QVariant boundText(const QString& text);
/// Returns the word of a value of an enumeration, to be bound.
template <typename Enum>
[[nodiscard]] QVariant boundWord(Enum value)
{
    using registration::wordOf; // or that of its own layer
    return QString(wordOf(value));
}
/// Returns the time in milliseconds since 1970 (UTC), to be bound; NULL if it is invalid.
[[nodiscard]] QVariant boundTime(const QDateTime& time);

/// A statement that was compiled in advance; not null.
using PreparedStatement = std::shared_ptr<Statement>;

/// A connection to an SQLite file that keeps its prepared statements. Belongs to one thread.
class Connection
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<Connection>> open(const QString& path, OpenMode mode,
                                                                        const RegistryOptions& options);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isReadOnly() const
    {
        return m_mode == OpenMode::ReadOnly || m_mode == OpenMode::Immutable;
    }
    /// The current time, in UTC.
    [[nodiscard]] QDateTime now() const { return m_clock(); }
    [[nodiscard]] bool isInMemory() const { return m_mode == OpenMode::Memory; }

    [[nodiscard]] base::Result<void> execute(const QString& sql, const QVariantList& values = {});
    /// Returns the new row's id.
    [[nodiscard]] base::Result<qint64> insert(const QString& sql, const QVariantList& values = {});
    /// Runs a script of several statements.
    [[nodiscard]] base::Result<void> executeScript(const QByteArray& script);

    /// Returns every row, converted by `read(const QueryRow&)`. `read` must not run the same statement.
    template <std::invocable<const QueryRow&> Read>
    [[nodiscard]] auto list(const QString& sql, const QVariantList& values, Read read)
        -> base::Result<QList<std::invoke_result_t<Read, const QueryRow&>>>
    {
        const auto query = run(sql, values);
        if (!query)
            return std::unexpected(query.error());
        QList<std::invoke_result_t<Read, const QueryRow&>> rows;
        while ((*query)->next())
            rows.append(read(QueryRow(**query)));
        if (const auto finished = finish(**query); !finished)
            return std::unexpected(finished.error());
        return rows;
    }

    /// Calls `visit(const QueryRow&)` with every row, for long results. `visit` must not run the same
    /// statement.
    template <std::invocable<const QueryRow&> Visit>
    [[nodiscard]] base::Result<void> each(const QString& sql, const QVariantList& values, Visit visit)
    {
        const auto query = run(sql, values);
        if (!query)
            return std::unexpected(query.error());
        while ((*query)->next())
            visit(QueryRow(**query));
        return finish(**query);
    }

    /// Returns the first row, nothing if there is none.
    template <std::invocable<const QueryRow&> Read>
    [[nodiscard]] auto first(const QString& sql, const QVariantList& values, Read read)
        -> base::Result<std::optional<std::invoke_result_t<Read, const QueryRow&>>>
    {
        const auto query = run(sql, values);
        if (!query)
            return std::unexpected(query.error());
        std::optional<std::invoke_result_t<Read, const QueryRow&>> row;
        if ((*query)->next())
            row = read(QueryRow(**query));
        if (const auto finished = finish(**query); !finished)
            return std::unexpected(finished.error());
        return row;
    }

    /// Returns the first column of every row, for long results; `sql` has one parameter.
    [[nodiscard]] base::Result<std::vector<qint64>> ids(const QString& sql, const QString& value);

    /// Calls `visit` with the first column of every row, borrowed during the call, for long results.
    [[nodiscard]] base::Result<void> eachText(const QString& sql,
                                              const std::function<void(std::string_view)>& visit);

    /// Returns the first column of the first row as a number, 0 if there is none.
    [[nodiscard]] base::Result<qint64> number(const QString& sql, const QVariantList& values = {});

    /// Compiles a statement, to be run later although memory has run out.
    [[nodiscard]] base::Result<PreparedStatement> prepare(const QString& sql);
    /// Makes later calls prepare their statements again, with current column names.
    void forgetStatements() { m_queries.clear(); }
    /// Returns whether a transaction is open.
    [[nodiscard]] bool isInTransaction() const;
    /// Rolls the transaction in progress back before the next statement: it failed now, because memory ran
    /// out.
    void rollBackFirst(PreparedStatement rollback) { m_pendingRollback = std::move(rollback); }
    /// Makes the next transaction call reloadIndex(): SQLite rolled back in the middle of a statement of
    /// FTS5, because the disk or memory failed. FTS5 then stores the totals that it could not read as zero,
    /// and its next write would put them into the file.
    void distrustIndex() { m_isIndexDistrusted = true; }
    /// Makes FTS5 forget what it knows of its tables if distrustIndex() was called; outside of a transaction.
    [[nodiscard]] base::Result<void> reloadIndex();
    /// Returns whether the name now belongs to another file or to none.
    [[nodiscard]] bool isFileReplaced() const;
    /// Makes running and later statements fail with Canceled once `stop` is requested, and notifies
    /// `progress` while they run, without an amount; null ends this. Both are borrowed.
    void obey(const std::stop_token* stop, base::ProgressSink* progress = nullptr);
    /// Leaves the write-ahead log unchanged even if this connection is the last to close.
    void startLog();
    /// Replaces everything with a copy of what `source` reads, page by page (SQLite's online backup). Other
    /// connections see either the old content or the new. Canceled; LockedDatabase, also if `goesOn` returns
    /// false; it is called once nobody else can write.
    [[nodiscard]] base::Result<void> copyFrom(const Connection& source, const std::stop_token& stop,
                                              base::ProgressSink* progress,
                                              const std::function<bool()>& goesOn);

    /// Returns a number that grows whenever any connection commits to the file.
    [[nodiscard]] base::Result<qint64> dataVersion();
    void countCommit()
    {
        ++m_commits;
        if (m_whenCommitted)
            m_whenCommitted();
    }
    void setWhenCommitted(std::function<void()> whenCommitted) { m_whenCommitted = std::move(whenCommitted); }

    /// Returns a second connection, which sees what is committed while this one writes. It is opened when it
    /// is first needed and has a list of touched things of its own, which is empty. Borrowed.
    [[nodiscard]] base::Result<Connection*> committedState();

    /// Numbers that the file itself may not know, because it is older than what witnesses have seen.
    [[nodiscard]] const AssignedNumbers& reserved() const { return m_reserved; }
    void reserve(const AssignedNumbers& numbers) { m_reserved = numbers; }

    using Step = base::Result<void> (*)(Connection&);
    /// The last step of every write transaction; none by default.
    [[nodiscard]] base::Result<void> beforeCommit()
    {
        return m_lastStep == nullptr ? base::Result<void>() : m_lastStep(*this);
    }
    void setLastStep(Step step) { m_lastStep = step; }
    [[nodiscard]] bool hasLastStep() const { return m_lastStep != nullptr; }
    /// Makes write transactions begin with a step until it has succeeded once.
    void setFirstStep(Step step) { m_firstStep = step; }
    [[nodiscard]] base::Result<void> beforeBegin();

private:
    Connection(const QString& path, OpenMode mode, const RegistryOptions& options);
    [[nodiscard]] base::Result<void> configure(const RegistryOptions& options);
    [[nodiscard]] base::Result<Statement*> run(const QString& sql, const QVariantList& values);
    [[nodiscard]] base::Result<void> finish(Statement& statement) const;
    [[nodiscard]] base::Error errorFrom(const QSqlError& error) const;

    QString m_path;
    OpenMode m_mode;
    std::function<QDateTime()> m_clock;
    LockTimeout m_lockWait;
    bool m_leavesLog; ///< if it commits nothing
    StatementWatch m_watch;
    QString m_name; ///< of the QSqlDatabase; every connection has its own
    QSqlDatabase m_database;
    QHash<QString, PreparedStatement> m_queries; ///< by SQL
    PreparedStatement m_pendingRollback;         ///< null if there is none
    bool m_isIndexDistrusted = false;
    std::unique_ptr<Connection> m_committed; ///< null until it is needed
    qint64 m_schema = 0;                     ///< its number when m_committed was opened
    qint64 m_commits = 0;                    ///< of this connection
    AssignedNumbers m_reserved;
    Step m_firstStep = nullptr;
    Step m_lastStep = nullptr;
    std::function<void()> m_whenCommitted;
};

} // namespace nidus::storage
