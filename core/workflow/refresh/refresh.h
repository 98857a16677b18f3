// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/findings/values/finding.h"
#include "core/storage/registry.h"
#include "core/workflow/import/importplan.h"
#include "core/workflow/subregistry/entrytable.h"
#include "core/workflow/subregistry/subregistrywork.h"

#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>

namespace nidus::workflow {

// A list that others publish is compared with the copy that is here. Only what a person chooses is taken
// over.

enum class ListedChange : std::uint8_t {
    New,
    Changed,
    Gone, ///< no longer in the list
};

/// "new", "changed", "gone".
[[nodiscard]] QLatin1StringView listedChangeWord(ListedChange change);

/// What a person accepts of a list although it is odd.
struct AcceptedList
{
    bool isOdd = false;   ///< it is older, or its date is in the future or not valid
    bool isOther = false; ///< it has another name or title than the one that was used before
};

/// One difference between the list and the copy that is here.
struct RefreshChange
{
    ListedChange change = ListedChange::New;
    QString name;                       ///< NID, or value
    QList<findings::Finding> details{}; ///< of a new entry: that the grammar rejects it
    QString facts{};                    ///< of an entry: what it is in the list
    QStringList drafts{};               ///< that it touches
    QStringList rules{};                ///< that it touches: "NID@VERSION", or a rule of a subregistry
    std::optional<findings::Finding> objection{}; ///< why it cannot be taken
    QList<ChangedCell> cells{};                   ///< of a changed entry that is not private
};

/// A list and what is different in it.
struct Refresh
{
    QString name;                        ///< NID/NAME; empty for the list of namespaces
    QString title;                       ///< of the list
    QString date;                        ///< of the list; empty = unknown
    QString presentDate;                 ///< of the list that was used last; empty = none
    QList<findings::Finding> refusals{}; ///< why nothing of it can be taken
    QList<TableFinding> findings{};      ///< what is odd in the file
    QList<RefreshChange> changes{};
};

/// Whether a list can be taken all the same, if a person accepts what is odd in it.
[[nodiscard]] bool canBeAccepted(const Refresh& refresh);

/// Compares IANA's list of namespaces with the registry. `acceptsOlder` allows a list that is older, or whose
/// date is in the future or not valid.
[[nodiscard]] base::Result<Refresh> compareNamespaces(const storage::Registry& registry,
                                                      const exchange::ImportedFile& file, bool acceptsOlder);
/// Applies the changes of the chosen NIDs. Nothing is destroyed: one that is gone gets an event. Conflict,
/// without changing anything, if one of them can no longer be taken because others changed the registry.
[[nodiscard]] base::Result<void> takeNamespaces(storage::Registry& registry,
                                                const exchange::ImportedFile& file, bool acceptsOlder,
                                                const QStringList& nids, const storage::Act& act);

/// Compares an upstream list with a subregistry. Entries that were changed here are not taken. A list that
/// TableReading::part names is accepted. NotFound; BadFormat if the file cannot be read.
[[nodiscard]] base::Result<Refresh> compareEntries(const storage::Registry& registry,
                                                   const SubregistryName& name, QByteArrayView bytes,
                                                   const TableReading& reading,
                                                   const AcceptedList& accepted = {});
/// Applies the changes of the chosen values, as one change. What is gone becomes retired, or withdrawn if
/// it was only reserved. Returns what was compared.
[[nodiscard]] base::Result<Refresh> takeEntries(storage::Registry& registry, const SubregistryName& name,
                                                QByteArrayView bytes, const TableReading& reading,
                                                const QStringList& values, const storage::Act& act,
                                                const AcceptedList& accepted = {});

} // namespace nidus::workflow
