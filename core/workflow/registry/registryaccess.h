// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/disksync.h"
#include "core/check/namespacetable.h"
#include "core/findings/values/finding.h"
#include "core/registration/handle.h"
#include "core/storage/registry.h"

#include <QLatin1StringView>
#include <memory>
#include <stop_token>

namespace nidus::workflow {

/// Means the built-in content in place of a registry's path.
inline constexpr QLatin1StringView kBuiltinPath{":builtin:"};

/// $XDG_DATA_HOME/nidus/registry.nidus.
[[nodiscard]] QString defaultRegistryPath();
/// The file with the heads of all registries (RegistryOptions::headsFile), next to the default registry.
[[nodiscard]] QString defaultHeadsFile();

/// The options for making `path`: the default file is for its owner only.
[[nodiscard]] storage::RegistryOptions optionsForMaking(const QString& path,
                                                        storage::RegistryOptions options = {});
/// Makes the folder of `path`; that of the default file only for its owner. It is removed if it is still
/// empty when the result is destroyed. FileNotWritable, DiskFull, UnknownFileName.
[[nodiscard]] base::Result<base::NewFolders> makeFolderOf(const QString& path);
/// Whether others than its owner may read the default file; true only once, which a file next to it
/// remembers. False for any other path.
[[nodiscard]] bool becameReadableByOthers(const QString& path);

/// Opens the file for reading, or the built-in content in memory if it does not exist or path is ":builtin:".
[[nodiscard]] base::Result<storage::Registry> openForReading(const QString& path,
                                                             const storage::RegistryOptions& options = {});
/// Opens the file for writing. If it does not exist, makes it with the built-in content, folders included.
/// The built-in content itself cannot be written: ReadOnlyDatabase.
[[nodiscard]] base::Result<storage::Registry> openForWriting(const QString& path,
                                                             const storage::RegistryOptions& options = {});

/// Whether a registry could not be opened because its file is damaged or lost, so that a backup would help.
[[nodiscard]] bool isDamage(const base::Error& error);

/// Restores a registry from a backup (RegistryBackups::restore()). A file too damaged to be opened is first
/// renamed to "PATH.damaged-TIME"; if there is no file, it is made.
[[nodiscard]] base::Result<storage::RestoreReport> restoreRegistry(const QString& path,
                                                                   const storage::RestoreOrder& order,
                                                                   const std::stop_token& stop = {},
                                                                   base::ProgressSink* progress = nullptr);

/// The number of an informal NID such as "urn-12" (RFC 8141 section 5.2); empty for any other text.
[[nodiscard]] QString informalNumberOf(const QString& nid);

/// The current user, never empty: $USER, else the system's name of the user, else the user's number.
[[nodiscard]] QString currentUser();

/// The dates of IANA's lists that namespaces are missing from, by NID in lower case
/// (storage::departureDate()); those in the newest list are left out.
[[nodiscard]] base::Result<QHash<QString, QString>> departures(const storage::Registry& registry);
/// Returns the finding that a registration is missing from IANA's list; none if it is in the list.
[[nodiscard]] QList<findings::Finding> departureFindings(const QString& nid,
                                                         const QList<registration::Event>& events);
/// The same for these NIDs, of which some may not be registered; reads nothing else.
[[nodiscard]] base::Result<QHash<QString, QString>> departures(const storage::Registry& registry,
                                                               const QStringList& nids);

/// The registry's namespaces for checking URNs, with its syntax rules, latest version first, and our own rule
/// last, if there is one. Subregistries that `earlier` has are not read again, only their later changes.
[[nodiscard]] base::Result<std::shared_ptr<const check::NamespaceTable>>
namespaceTable(const storage::Registry& registry, const check::NamespaceTable* earlier = nullptr);
/// The same for the namespaces with these NIDs, in any letter case; reads nothing else.
[[nodiscard]] base::Result<std::shared_ptr<const check::NamespaceTable>>
namespaceTable(const storage::Registry& registry, const QStringList& nids);
/// Returns the current syntax rule of a namespace; null if none is known. NotFound for a NID that is not
/// registered.
[[nodiscard]] base::Result<std::shared_ptr<const check::LazyRule>>
currentSyntaxRule(const storage::Registry& registry, const QString& nid);

/// The namespaces of the built-in content, without making a registry from it.
[[nodiscard]] std::shared_ptr<const check::NamespaceTable> builtinNamespaceTable();

/// The named registrations (NIDs) and drafts ("draft:ID") with the people they refer to, ready for
/// writeRegistryXml(). NotFound names the first that does not exist.
[[nodiscard]] base::Result<registration::RegistryContent> contentOf(const storage::Registry& registry,
                                                                    const QStringList& handles);

} // namespace nidus::workflow
