// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QSet>
#include <QString>
#include <expected>
#include <optional>

namespace nidus::storage {

class Connection;

/// The registrations of a registry, and the steps that make their history, each one transaction.
class Registrations
{
public:
    explicit Registrations(Connection& connection) : m_connection(connection) {}

    /// One with history; its log holds those of the drafts it came from. NIDs in any letter case. NotFound.
    [[nodiscard]] std::expected<registration::RegistrationRecord, base::Error> record(const QString& nid) const;
    /// All versions that have a syntax rule, ordered by NID, the newest version of each first.
    [[nodiscard]] std::expected<QList<RuleOfVersion>, base::Error> rules() const;
    /// Those of the people with these ids that the registry knows, ordered by id.
    [[nodiscard]] std::expected<QList<registration::Person>, base::Error> people(const QSet<QString>& ids) const;

    /// Registers a draft: appends its content as the next version and returns the NID. A new formal NID must
    /// not be registered (NidTaken); a new informal namespace gets nextInformalNid(), which is written into
    /// its template. A revision based on another version than the present head is a Conflict; content equal
    /// to the head is Unchanged. The template's NID and Version fields are set to what was registered; the
    /// first text held of an older registration keeps its Version. The draft is then gone. `expectedSaves` as
    /// for Drafts::move(). Checks no template rules: that is core/lint's work.
    [[nodiscard]] std::expected<QString, base::Error> registerDraft(qint64 id, const Act& act,
                                                              std::optional<int> expectedSaves = {});
    /// Marks a registration withdrawn; its NID is never reused. `replacedBy` is empty or a registered NID
    /// (else NotFound); act.note is the reason.
    [[nodiscard]] std::expected<void, base::Error> withdraw(const QString& nid, const Act& act,
                                                      const QString& replacedBy = {});
    /// The informal NID that registering would allocate: one more than the highest number ever assigned (RFC
    /// 8141 section 5.2). NumbersExhausted when it would not fit into 32 characters.
    [[nodiscard]] std::expected<QString, base::Error> nextInformalNid() const;

private:
    Connection& m_connection;
};

} // namespace nidus::storage
