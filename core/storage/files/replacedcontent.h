// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/approval.h"
#include "core/registration/historyhead.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/headlog.h"
#include "core/storage/history/identity.h"
#include "core/storage/history/restoration.h"
#include "core/storage/subregistries/usedvalues.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::storage {

/// What a restore replaces.
struct ReplacedContent
{
    registration::HistoryHead head; ///< without a hash if nothing is known of it
    QString file;                   ///< with that head; empty if only the head is known
    QStringList copies;             ///< of any branch of its history, if the file cannot be opened
    QMap<QString, int> versions;    ///< newest, by NID
    QList<qint64> drafts;           ///< open ones
    AssignedNumbers numbers;
    QList<Identity> identities;
    QList<Restoration> restorations;
    QList<UsedValues> used; ///< of subregistries, after the newest entry that the backup has too
    std::optional<registration::ApprovalRule> approval; ///< absent if not known
};

/// Returns the numbers of the newest versions, by NID.
[[nodiscard]] base::Result<QMap<QString, int>> newestVersions(Connection& connection);
/// Returns the setting of approval; absent if it cannot be read.
[[nodiscard]] std::optional<registration::ApprovalRule> ruleOf(Connection& connection);
/// Reads what a restore replaces in a registry that can be opened.
[[nodiscard]] base::Result<ReplacedContent> readPresent(Connection& connection);
/// Returns what is known of a registry whose file is missing or damaged. Other branches of its history, which
/// earlier restores replaced, may be longer than what was lost.
[[nodiscard]] ReplacedContent knownOf(const QString& path, const HeadLog& log);

/// What a copy and what it replaces have in common.
struct CommonContent
{
    std::optional<qint64> entry{}; ///< the newest one, if it is known
    QList<UsedValues> used{}; ///< what other copies have after those that each has in common with this one
};
[[nodiscard]] CommonContent commonWith(Connection& copy, const ReplacedContent& present);

} // namespace nidus::storage
