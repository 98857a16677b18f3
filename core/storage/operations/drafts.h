// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QDate>
#include <QList>
#include <QString>
#include <expected>
#include <optional>

namespace nidus::storage {

class Connection;

/// The drafts of a registry. Each step is one transaction.
class Drafts
{
public:
    explicit Drafts(Connection& connection) : m_connection(connection) {}

    /// Open ones, ordered by id, without their events.
    [[nodiscard]] std::expected<QList<registration::Draft>, base::Error> all() const;
    /// The same for one namespace: of a new one with this NID in any letter case, or of a revision of it.
    [[nodiscard]] std::expected<QList<registration::Draft>, base::Error> ofNid(const QString& nid) const;
    /// One that is open, with its log. NotFound.
    [[nodiscard]] std::expected<registration::DraftRecord, base::Error> record(qint64 id) const;

    /// Makes a draft: of a new namespace (revisionOf empty), or of a revision (kind, basedOn taken from the
    /// registration). Only kind, revisionOf and content of `draft` are read. Returns the stored draft.
    [[nodiscard]] std::expected<registration::Draft, base::Error> create(const registration::Draft& draft, const Act& act);
    /// Several, all or none, in their order.
    [[nodiscard]] std::expected<QList<registration::Draft>, base::Error> createAll(const QList<registration::Draft>& drafts, const Act& act);
    /// Replaces a draft's content. `expectedSaves` is Draft::saves as read; Conflict when somebody saved
    /// since. The author becomes act.who. Unchanged content writes nothing and succeeds. A draft that was
    /// approved goes back into review, unless `editorial` gives the reason why the approval covers the
    /// change; the log says which.
    [[nodiscard]] std::expected<registration::Draft, base::Error> save(qint64 id, const registration::VersionContent& content,
                                                   int expectedSaves, const Act& act,
                                                   const QString& editorial = {});
    /// save() for a revision that was merged with the newest version: it is based on that from now on.
    [[nodiscard]] std::expected<registration::Draft, base::Error> rebase(qint64 id, const registration::VersionContent& content,
                                                     int expectedSaves, const Act& act,
                                                     const QString& editorial = {});
    /// Sets the day on which to ask after a draft that waits for others; an invalid day takes it back.
    [[nodiscard]] std::expected<void, base::Error> remind(qint64 id, const QDate& day);
    /// Puts a draft aside. It stays in the file and its id is never used again.
    [[nodiscard]] std::expected<void, base::Error> discard(qint64 id, const Act& act);
    /// What was put aside, ordered by id.
    [[nodiscard]] std::expected<QList<registration::Draft>, base::Error> discarded() const;
    /// Opens a draft again that was put aside, in the state that it had. NotFound.
    [[nodiscard]] std::expected<registration::Draft, base::Error> takeBack(qint64 id, const Act& act);
    /// Moves a draft along draft -> in-review -> approved -> with-iana, or back to draft. WrongState
    /// otherwise. Approving enters the hash of the content (approvalNote()). The reminder becomes `remindOn`.
    /// With `expectedSaves` (Draft::saves as read), Conflict when somebody saved since.
    [[nodiscard]] std::expected<registration::Draft, base::Error> move(qint64 id, registration::State to, const Act& act,
                                                   const QDate& remindOn = {},
                                                   std::optional<int> expectedSaves = {});

private:
    Connection& m_connection;
};

} // namespace nidus::storage
