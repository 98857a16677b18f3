// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"

#include "core/findings/values/logging.h"
#include "core/registration/utc.h"
#include "core/storage/sqlite/dialect.h"

#include <QUuid>
#include <algorithm>
#include <limits>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

int QueryRow::number(int column) const
{
    using Limits = std::numeric_limits<int>;
    return static_cast<int>(std::clamp<qint64>(integer(column), Limits::min(), Limits::max()));
}

QDateTime QueryRow::time(int column) const
{
    return isNull(column) ? QDateTime() : QDateTime::fromMSecsSinceEpoch(integer(column), registration::kUtc);
}

QVariant boundText(const QString& text) { return text.isNull() ? u""_s : text; }

QVariant boundTime(const QDateTime& time)
{
    return time.isValid() ? QVariant(time.toMSecsSinceEpoch()) : QVariant(QMetaType::fromType<qint64>());
}

base::Result<std::unique_ptr<Connection>> Connection::open(const QString& path, OpenMode mode,
                                                           const RegistryOptions& options)
{
    prepareLibrary();
    if (const auto regular = checkCompanions(path); mode != OpenMode::Memory && !regular)
        return std::unexpected(regular.error());
    std::unique_ptr<Connection> connection(new Connection(path, mode, options));
    if (!connection->m_database.open())
        return std::unexpected(connection->errorFrom(connection->m_database.lastError()));
    if (const auto configured = connection->configure(options); !configured)
        return std::unexpected(configured.error());
    return connection;
}

Connection::Connection(const QString& path, OpenMode mode, const RegistryOptions& options)
    : m_path(path),
      m_mode(mode),
      m_clock(options.clock),
      m_lockWait{.patience = options.busyTimeout, .since = {}, .whenLong = options.onLongWait},
      m_leavesLog(options.leavesLog && hasLog(path)),
      m_name(QUuid::createUuid().toString()),
      m_database(makeDatabase(m_name, path, mode, options.busyTimeout))
{}

Connection::~Connection()
{
    m_committed.reset(); // it cannot write the log into the file, which is left to the last connection
    m_queries.clear();
    m_pendingRollback.reset();
    if (m_leavesLog && m_commits == 0)
        startLog();
    m_database.close();
    m_database = QSqlDatabase(); // removeDatabase() requires that no handle is left
    QSqlDatabase::removeDatabase(m_name);
}

base::Result<void> Connection::configure(const RegistryOptions& options)
{
    if (!makeDefensive(m_database))
        return std::unexpected(
            base::Error{kDatabaseFailure, m_path.toStdString(), "SQLite refuses its defensive mode"});
    if (!addFunctions(m_database))
        return std::unexpected(base::Error{kDatabaseFailure, m_path.toStdString(), "SQLite lacks FTS5"});
    setLockWait(m_database, &m_lockWait);
    QStringList pragmas = connectionPragmas();
    if (options.maxPages > 0)
        pragmas.append(dialect::limitPages(options.maxPages));
    for (const QString& pragma : pragmas) {
        if (const auto done = execute(pragma); !done)
            return done;
    }
    return {};
}

base::Result<void> Connection::execute(const QString& sql, const QVariantList& values)
{
    const auto query = run(sql, values);
    if (!query)
        return std::unexpected(query.error());
    return finish(**query);
}

base::Result<qint64> Connection::insert(const QString& sql, const QVariantList& values)
{
    const auto query = run(sql, values);
    if (!query)
        return std::unexpected(query.error());
    const qint64 id = (*query)->lastInsertedId();
    (void)(*query)->finish(); // it has no rows
    return id;
}

base::Result<void> Connection::executeScript(const QByteArray& script)
{
    m_queries.clear(); // prepared statements rely on the old number of columns
    const QSqlError error = runScript(m_database, script);
    if (error.isValid())
        return std::unexpected(errorFrom(error));
    return {};
}

base::Result<std::vector<qint64>> Connection::ids(const QString& sql, const QString& value)
{
    auto found = selectIds(m_database, sql, value);
    if (!found)
        return std::unexpected(errorFrom(found.error()));
    return *std::move(found);
}

base::Result<void> Connection::eachText(const QString& sql,
                                        const std::function<void(std::string_view)>& visit)
{
    const QSqlError error = visitTexts(m_database, sql, visit);
    if (error.isValid())
        return std::unexpected(errorFrom(error));
    return {};
}

base::Result<qint64> Connection::number(const QString& sql, const QVariantList& values)
{
    const auto found = first(sql, values, [](const QueryRow& row) { return row.integer(0); });
    if (!found)
        return std::unexpected(found.error());
    return found->value_or(0);
}

bool Connection::isInTransaction() const { return nidus::storage::isInTransaction(m_database); }

bool Connection::isFileReplaced() const { return isNameReused(m_database); }

void Connection::obey(const std::stop_token* stop, base::ProgressSink* progress)
{
    m_watch = {.stop = stop, .progress = progress};
    watchStatements(m_database, stop == nullptr ? nullptr : &m_watch);
}

void Connection::startLog() { keepLogOnClose(m_database); }

base::Result<void> Connection::copyFrom(const Connection& source, const std::stop_token& stop,
                                        base::ProgressSink* progress, const std::function<bool()>& goesOn)
{
    m_queries.clear(); // a prepared statement may hold a lock
    const QSqlError error =
        copyDatabase(source.m_database, m_database, m_lockWait.patience, stop, progress, goesOn);
    if (error.isValid())
        return std::unexpected(errorFrom(error));
    countCommit();
    return {};
}

base::Result<PreparedStatement> Connection::prepare(const QString& sql)
{
    if (m_pendingRollback != nullptr) {
        (void)m_pendingRollback->run();
        if (!isInTransaction())
            m_pendingRollback.reset();
    }
    if (const auto known = m_queries.constFind(sql); known != m_queries.cend())
        return *known;
    const auto statement = Statement::prepare(m_database, sql);
    if (!statement)
        return std::unexpected(errorFrom(statement.error()));
    m_queries.insert(sql, *statement);
    return *statement;
}

base::Result<void> Connection::reloadIndex()
{
    if (!m_isIndexDistrusted)
        return {};
    m_queries.clear(); // they would keep the tables of before
    const auto reloaded = execute(dialect::reloadSchema());
    m_isIndexDistrusted = !reloaded;
    return reloaded;
}

base::Result<Statement*> Connection::run(const QString& sql, const QVariantList& values)
{
    const auto prepared = prepare(sql);
    if (!prepared)
        return std::unexpected(prepared.error());
    Statement* const statement = prepared->get(); // m_queries keeps it
    if (const QSqlError failure = statement->run(values); failure.isValid()) {
        const base::Error error = errorFrom(failure);
        (void)statement->finish();
        m_queries.remove(sql); // memory may have run out in the middle of it
        return std::unexpected(error);
    }
    return statement;
}

/// Ends a statement, so that it holds no lock. If memory ran out for a value of the last row, it was read as
/// empty, and only SQLite's latest result code says so.
base::Result<void> Connection::finish(Statement& statement) const
{
    const QSqlError missing = missingMemory(m_database);
    const QSqlError error = statement.finish();
    if (missing.isValid() || error.isValid())
        return std::unexpected(errorFrom(missing.isValid() ? missing : error));
    return {};
}

base::Error Connection::errorFrom(const QSqlError& error) const
{
    const QString text = u"%1 (%2)"_s.arg(error.databaseText(), error.nativeErrorCode());
    qCInfo(findings::storageLog).noquote() << m_path << text;
    return {sqliteErrorCode(error), m_path.toStdString(), text.toStdString()};
}

base::Result<Connection*> Connection::committedState()
{
    constexpr int cache = 2048; // KiB: it reads few rows
    const auto schema = number(dialect::schemaChanges());
    if (!schema)
        return std::unexpected(schema.error());
    // Its statements rely on the columns of the tables.
    auto committed = m_schema == *schema ? std::exchange(m_committed, nullptr) : nullptr;
    if (!committed) {
        auto opened = open(m_path, OpenMode::ReadOnly, {});
        if (!opened)
            return std::unexpected(opened.error());
        committed = *std::move(opened);
        if (const auto limited = committed->execute(dialect::limitCache(cache)); !limited)
            return std::unexpected(limited.error());
        if (const auto made = committed->executeScript(dialect::makeTouchedThings().toUtf8()); !made)
            return std::unexpected(made.error());
    }
    if (const auto emptied = committed->execute(u"DELETE FROM "_s + dialect::touchedThings()); !emptied)
        return std::unexpected(emptied.error());
    m_committed = std::move(committed);
    m_schema = *schema;
    return m_committed.get();
}

base::Result<void> Connection::beforeBegin()
{
    if (m_firstStep == nullptr)
        return {};
    const auto done = m_firstStep(*this);
    if (done)
        m_firstStep = nullptr;
    return done;
}

base::Result<qint64> Connection::dataVersion()
{
    // The engine's number counts the commits of others; ours are counted here.
    const auto others = number(dialect::commitsOfOthers());
    if (!others)
        return others;
    return *others + m_commits;
}

} // namespace nidus::storage
