// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"
#include "core/workflow/import/importwork.h"

#include <QList>
#include <QString>
#include <functional>
#include <optional>
#include <string>

namespace nidus::cli {

/// The result of importing one file.
struct ImportedFileReport
{
    QString file;
    std::optional<workflow::ImportPlan> plan; ///< absent when the file could not be read
    QStringList made;                         ///< handles of what was created
    QString error;                            ///< message; empty on success
    ExitStatus status = ExitStatus::NothingToReport;
};

/// Receives a report piece by piece.
using ImportedSink = std::function<void(const std::string&)>;

/// Writes an array with one object per file. Fails if a record cannot be read again.
[[nodiscard]] base::Result<void> writeImportedJson(const QList<ImportedFileReport>& reports,
                                                   const ImportedSink& sink);
/// Writes human-readable text: what was recognized in each file, by field.
void writeImportedText(const QList<ImportedFileReport>& reports, const ImportedSink& sink);

} // namespace nidus::cli
