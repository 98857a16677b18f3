// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QDate>
#include <QList>
#include <QString>
#include <optional>

namespace nidus::storage {

class Connection;

/// The drafts of a registry. Each step is one transaction.
class Drafts
{
public:
    explicit Drafts(Connection& connection) : m_connection(connection) {}

    /// Returns the open drafts, ordered by id, without their events.
    [[nodiscard]] base::Result<QList<registration::Draft>> all() const;
    /// Returns the same for one namespace: drafts of a new one with this NID in any letter case, or of a
    /// revision.
    [[nodiscard]] base::Result<QList<registration::Draft>> ofNid(const QString& nid) const;
    /// Returns the ids of the open drafts, in order.
    [[nodiscard]] base::Result<QList<qint64>> ids() const;
    /// Returns an open draft with its log. NotFound.
    [[nodiscard]] base::Result<registration::DraftRecord> record(qint64 id) const;

    /// Creates a draft of a new namespace (revisionOf empty) or of a revision (kind and basedOn come from the
    /// registration). Reads only kind, revisionOf, and content of `draft`. Returns the stored draft.
    [[nodiscard]] base::Result<registration::Draft> create(const registration::Draft& draft, const Act& act);
    /// Creates several drafts in their order, all or none.
    [[nodiscard]] base::Result<QList<registration::Draft>> createAll(const QList<registration::Draft>& drafts,
                                                                     const Act& act);
    /// Replaces a draft's content. `expectedSaves` is Draft::saves as read; Conflict if somebody has saved
    /// since. The author becomes act.who; the owner remains. Unchanged content writes nothing and succeeds.
    /// An approved draft returns to review, unless `editorial` gives the reason why the approval covers the
    /// change; the log records which.
    [[nodiscard]] base::Result<registration::Draft> save(qint64 id,
                                                         const registration::VersionContent& content,
                                                         int expectedSaves, const Act& act,
                                                         const QString& editorial = {});
    /// Like save(), for a revision that was merged with the latest version, which becomes its base.
    [[nodiscard]] base::Result<registration::Draft> rebase(qint64 id,
                                                           const registration::VersionContent& content,
                                                           int expectedSaves, const Act& act,
                                                           const QString& editorial = {});
    /// Sets the date to follow up on a pending draft; an invalid date clears it.
    [[nodiscard]] base::Result<void> remind(qint64 id, const QDate& day);
    /// Sets owner or assignee and records it. Unchanged people write nothing and succeed. NotFound.
    [[nodiscard]] base::Result<registration::Draft> assign(qint64 id, const Assignment& people,
                                                           const Act& act);
    /// Moves a draft to the trash. It stays in the file and its id is never reused.
    [[nodiscard]] base::Result<void> moveToTrash(qint64 id, const Act& act);
    /// Returns the drafts in the trash, ordered by id.
    [[nodiscard]] base::Result<QList<registration::Draft>> discarded() const;
    /// Restores a draft from the trash in its former state. NotFound.
    [[nodiscard]] base::Result<registration::Draft> restoreFromTrash(qint64 id, const Act& act);
    /// Moves a draft along draft -> in-review -> approved -> with-iana, or back to draft, which
    /// ends its assignment; so does any move if it is assigned to `finished`. WrongState otherwise. Approval
    /// records the hash of the content (approvalNote()). The reminder becomes `remindOn`. With
    /// `expectedSaves` (Draft::saves as read), Conflict if somebody has saved since.
    [[nodiscard]] base::Result<registration::Draft> move(qint64 id, registration::State to, const Act& act,
                                                         const QDate& remindOn = {},
                                                         std::optional<int> expectedSaves = {},
                                                         const QString& finished = {});

private:
    Connection& m_connection;
};

} // namespace nidus::storage
