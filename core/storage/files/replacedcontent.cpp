// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/replacedcontent.h"

#include "core/base/firsterror.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/files/backupnames.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/operations/registrysettings.h"
#include "core/storage/rows/allocation.h"

#include <algorithm>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Reads what every restore must remember.
base::Result<ReplacedContent> readHistory(Connection& connection)
{
    const auto head = historyHead(connection);
    const auto numbers = assignedNumbers(connection);
    const auto names = identities(connection);
    const auto restored = restorations(connection);
    if (const auto error = base::firstError(head, numbers, names, restored))
        return std::unexpected(*error);
    return ReplacedContent{.head = *head,
                           .file = {},
                           .copies = {},
                           .versions = {},
                           .drafts = {},
                           .numbers = *numbers,
                           .identities = *names,
                           .restorations = *restored,
                           .used = {},
                           .approval = ruleOf(connection)};
}

/// Whether a history has grown from a head, or nothing is known of the head.
base::Result<bool> continuesFrom(Connection& connection, const registration::HistoryHead& head)
{
    const auto hash = ledgerHash(connection, head.count);
    if (!hash)
        return std::unexpected(hash.error());
    return head.hash.isEmpty() || *hash == head.hash;
}

/// Adds as much as can be read from a file that is not the open registry.
ReplacedContent withHistoryOf(ReplacedContent present, const QString& path)
{
    const auto connection = openForCopying(path);
    const auto other = connection ? readHistory(**connection)
                                  : base::Result<ReplacedContent>(std::unexpected(connection.error()));
    if (!other)
        return present;
    present.numbers = higherNumbers(present.numbers, other->numbers);
    present.restorations += other->restorations;
    const bool isSame = present.head.identity.isEmpty() || present.head.identity == other->head.identity;
    if (isSame) { // not of a registry that had this name before
        present.copies.append(path);
        present.identities += other->identities;
    }
    if (isSame && continuesFrom(**connection, present.head).value_or(false)) {
        present.head = other->head;
        present.file = path;
        present.approval = other->approval;
    }
    return present;
}

} // namespace

base::Result<QMap<QString, int>> newestVersions(Connection& connection)
{
    QMap<QString, int> versions;
    const auto read =
        connection.each(u"SELECT nid, newest_version FROM registration"_s, {},
                        [&versions](const QueryRow& row) { versions.insert(row.text(0), row.number(1)); });
    if (!read)
        return std::unexpected(read.error());
    return versions;
}

std::optional<registration::ApprovalRule> ruleOf(Connection& connection)
{
    const auto rule = RegistrySettings(connection).approval();
    return rule ? std::optional(*rule) : std::nullopt;
}

base::Result<ReplacedContent> readPresent(Connection& connection)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto present = readHistory(connection);
    if (!present)
        return present;
    const auto versions = newestVersions(connection);
    const auto drafts = connection.list(u"SELECT id FROM draft WHERE fate = 'open' ORDER BY id"_s, {},
                                        [](const QueryRow& row) { return row.integer(0); });
    if (const auto error = base::firstError(versions, drafts))
        return std::unexpected(*error);
    present->versions = *versions;
    present->drafts = *drafts;
    return transaction->commit(*std::move(present));
}

ReplacedContent knownOf(const QString& path, const HeadLog& log)
{
    ReplacedContent present;
    const registration::SeenHeads seen = log.seen();
    if (!seen.isEmpty())
        present.head = seen.last().last();
    present = withHistoryOf(std::move(present), path);
    QStringList copies = filesInBackupFolder(path);
    std::ranges::reverse(copies); // without a log, the newest branch is the one that was lost
    for (const QString& copy : std::as_const(copies))
        present = withHistoryOf(std::move(present), copy);
    QStringList names{present.head.identity};
    for (const Identity& identity : std::as_const(present.identities))
        names.append(identity.identity);
    for (const AssignedNumbers& numbers : log.assigned(names))
        present.numbers = higherNumbers(present.numbers, numbers);
    return present;
}

CommonContent commonWith(Connection& copy, const ReplacedContent& present)
{
    CommonContent common;
    for (const QString& path : present.copies) {
        const auto other = openForCopying(path);
        const auto entry = other ? newestCommonEntry(**other, copy) : base::Result<qint64>();
        if (!other || !entry)
            continue;
        common.used += usedAfter(**other, *entry).value_or(QList<UsedValues>()); // none in an older file
        if (path == present.file)
            common.entry = *entry;
    }
    return common;
}

} // namespace nidus::storage
