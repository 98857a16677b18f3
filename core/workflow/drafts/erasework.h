// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/registry.h"

#include <QString>
#include <QStringList>

namespace nidus::workflow {

/// Characters; shorter texts are part of too many words to be erased everywhere.
inline constexpr qsizetype kShortestErasedText = 3;

/// Erasure::find() and erase(), also for the edits that the recovery journals in a folder contain and for
/// the comments that somebody typed but did not send. Erased::copies names what was found or erased there,
/// Erased::left what could not be: files of running programs and damaged ones, and names of people who have
/// drafts open.
[[nodiscard]] base::Result<storage::Erased>
findEverywhere(const storage::Registry& registry, const QStringList& texts, const QString& journalFolder);
[[nodiscard]] base::Result<storage::Erased> eraseEverywhere(storage::Registry& registry,
                                                            const QStringList& texts, const storage::Act& act,
                                                            const QString& journalFolder);

/// Returns the file with the comments typed for a registry, next to the folder of the recovery journals.
[[nodiscard]] QString typedCommentsFile(const QString& journalFolder, const QString& registryPath);

} // namespace nidus::workflow
