// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "core/registration/handle.h"
#include "core/storage/registry.h"

#include <QLatin1StringView>
#include <memory>
#include <optional>
#include <stop_token>

namespace nidus::workflow {

/// Stands for the built-in content wherever a registry's path may stand.
inline constexpr QLatin1StringView kBuiltinPath{":builtin:"};

/// $XDG_DATA_HOME/nidus/registry.nidus.
[[nodiscard]] QString defaultRegistryPath();
/// Where the programs keep heads of all registries (RegistryOptions::headsFile), beside the default registry.
[[nodiscard]] QString defaultHeadsFile();

/// What `path` is made with: the default file for its owner only.
[[nodiscard]] storage::RegistryOptions optionsForMaking(const QString& path, storage::RegistryOptions options = {});
/// Makes the folder of `path`; that of the default file for its owner only. FileNotWritable.
[[nodiscard]] std::expected<void, base::Error> makeFolderOf(const QString& path);
/// Whether others than its owner may read the default file, said once: a file beside it remembers. False for
/// any other path.
[[nodiscard]] bool isNewlyOpenToOthers(const QString& path);

/// For reading: the file, or the built-in content in memory where it does not exist (or path is ":builtin:").
[[nodiscard]] std::expected<storage::Registry, base::Error> openForReading(const QString& path,
                                                            const storage::RegistryOptions& options = {});
/// For writing: the file, made with the built-in content where it does not exist, folders included. The
/// built-in content itself cannot be written: ReadOnlyDatabase.
[[nodiscard]] std::expected<storage::Registry, base::Error> openForWriting(const QString& path,
                                                            const storage::RegistryOptions& options = {});

/// Whether a registry could not be opened because of what is in its file, so that a backup would help.
[[nodiscard]] bool isDamage(const base::Error& error);

/// Puts a registry back from a backup (Copies::restore()). Where the file is too damaged to be opened it is
/// put aside first under the name "PATH.damaged-TIME"; where there is none, it is made.
[[nodiscard]] std::expected<storage::RestoreReport, base::Error> restoreRegistry(const QString& path,
                                                                  const storage::RestoreOrder& order,
                                                                  const std::stop_token& stop = {},
                                                                  base::ProgressSink* progress = nullptr);

/// Who works with this process, never empty: $USER, else what the system calls the user, else the number.
[[nodiscard]] QString presentUser();

/// The registry's namespaces for checking URNs, with the syntax rules that it holds, newest version first,
/// and our own rule last, where there is one.
[[nodiscard]] std::expected<std::shared_ptr<const check::NamespaceTable>, base::Error>
namespaceTable(const storage::Registry& registry);
/// The same of the built-in content, without a registry made of it.
[[nodiscard]] std::shared_ptr<const check::NamespaceTable> builtinNamespaceTable();

/// The named registrations (NIDs) and drafts ("draft:ID") with the people they refer to, ready for
/// writeRegistryXml(). NotFound names the first that is not there.
[[nodiscard]] std::expected<registration::RegistryContent, base::Error> contentOf(const storage::Registry& registry,
                                                              const QStringList& handles);

} // namespace nidus::workflow
