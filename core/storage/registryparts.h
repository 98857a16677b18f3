// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/history/headlog.h"
#include "core/storage/history/heads.h"
#include "core/storage/history/identity.h"
#include "core/storage/operations/listing.h"
#include "core/storage/search/searchthreads.h"
#include "core/storage/sqlite/dialect.h"

#include <QList>
#include <expected>
#include <memory>
#include <optional>
#include <utility>

namespace nidus {

/// What an open registry consists of besides its file: the connection, and what was read of it.
class RegistryParts
{
public:
    explicit RegistryParts(std::unique_ptr<Connection> connection)
        : m_connection(std::move(connection)), m_searchThreads(*m_connection)
    {}
    ~RegistryParts() { m_connection->setWhenCommitted({}); }
    RegistryParts(const RegistryParts&) = delete;
    RegistryParts& operator=(const RegistryParts&) = delete;

    /// From now on every head is entered into `log`, in which `seen` was found before the file was opened.
    [[nodiscard]] std::expected<void, Error> witness(const HeadLog& log, const QList<HistoryHead>& seen)
    {
        const auto problems = compareHeads(*m_connection, seen, ForeignHead::IsOlder);
        if (!problems)
            return std::unexpected(problems.error());
        m_seen = seen;
        m_headProblems = *problems;
        const auto remember = [this, log] {
            // Right after a restore the file may be of a schema without heads.
            if (const auto head = historyHead(*m_connection))
                log.remember(*head, m_connection->isReadOnly());
        };
        remember();
        m_connection->setWhenCommitted(remember);
        return {};
    }
    [[nodiscard]] const QList<HistoryHead>& seen() const { return m_seen; }
    [[nodiscard]] const QList<Error>& headProblems() const { return m_headProblems; }

    [[nodiscard]] Connection& connection() const { return *m_connection; }
    [[nodiscard]] SearchThreads& searchThreads() { return m_searchThreads; }

    [[nodiscard]] std::expected<qint64, Error> dataVersion() const
    {
        // The engine's number counts the others' commits, ours are counted here.
        const auto others = m_connection->number(dialect::commitsOfOthers());
        if (!others)
            return others;
        return *others + m_connection->commits();
    }

    /// The list as it is now; read again only after a change. Borrowed until the next call.
    [[nodiscard]] std::expected<const Listing*, Error> listing()
    {
        const auto version = dataVersion();
        if (!version)
            return std::unexpected(version.error());
        if (m_listedVersion != *version) {
            if (const auto updated = m_listing.update(*m_connection); !updated)
                return std::unexpected(updated.error());
            m_listedVersion = *version;
        }
        return &m_listing;
    }

private:
    std::unique_ptr<Connection> m_connection;
    SearchThreads m_searchThreads;
    Listing m_listing;
    QList<HistoryHead> m_seen; ///< before the file was opened
    QList<Error> m_headProblems;
    std::optional<qint64> m_listedVersion; ///< absent: nothing was listed
};

} // namespace nidus
