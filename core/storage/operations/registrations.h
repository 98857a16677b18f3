// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QSet>
#include <QString>
#include <optional>

namespace nidus::storage {

class Connection;

/// The registrations of a registry, and the steps of their history. Each step is one transaction.
class Registrations
{
public:
    explicit Registrations(Connection& connection) : m_connection(connection) {}

    /// Returns a registration with its history; its log includes those of its drafts. Accepts the NID in any
    /// letter case. NotFound.
    [[nodiscard]] base::Result<registration::RegistrationRecord> record(const QString& nid) const;
    /// Returns the syntax rules of all versions that have one, ordered by NID, the latest version first.
    [[nodiscard]] base::Result<QList<RuleOfVersion>> rules() const;
    /// Returns what checking URNs requires about a namespace; nothing if it is not registered. Accepts the
    /// NID in any letter case.
    [[nodiscard]] base::Result<std::optional<NamespaceFacts>> facts(const QString& nid) const;
    /// Returns the people with these ids, as far as the registry knows them, ordered by id.
    [[nodiscard]] base::Result<QList<registration::Person>> people(const QSet<QString>& ids) const;

    /// Registers a draft: appends its content as the next version and returns the NID. A new formal NID must
    /// not be registered yet (NidTaken); a new informal namespace gets nextInformalNid(), which is written
    /// into its template. A revision that is not based on the latest version is a Conflict; content equal to
    /// the latest version is Unchanged. The template's NID and Version fields are set to what was registered;
    /// the first stored version of an older registration keeps its Version. The draft is no longer open.
    /// `expectedSaves` as for Drafts::move(). Does not check template rules: core/lint does.
    [[nodiscard]] base::Result<QString> registerDraft(qint64 id, const Act& act,
                                                      std::optional<int> expectedSaves = {});
    /// Makes a withdrawn registration a registered one. WrongState if it is not withdrawn; NotFound.
    [[nodiscard]] base::Result<void> reinstate(const QString& nid, const Act& act);
    /// Marks a registration withdrawn; its NID is never reused. `replacedBy` is empty or a registered NID
    /// (else NotFound); act.note is the reason.
    [[nodiscard]] base::Result<void> withdraw(const QString& nid, const Act& act,
                                              const QString& replacedBy = {});
    /// Returns the informal NID that the next registration would get: one more than the highest number ever
    /// assigned (RFC 8141 section 5.2). NumbersExhausted if it would not fit into 32 characters.
    [[nodiscard]] base::Result<QString> nextInformalNid() const;

private:
    [[nodiscard]] base::Result<void> change(const QString& nid, registration::State to, const Act& act,
                                            const QString& replacedBy);

    Connection& m_connection;
};

} // namespace nidus::storage
