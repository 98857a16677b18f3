// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"
#include "core/workflow/import/importwork.h"

#include <QList>
#include <QString>
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

/// Returns an array with one object per file.
[[nodiscard]] std::string importedAsJson(const QList<ImportedFileReport>& reports);
/// Returns human-readable text: what was recognized in each file, by field.
[[nodiscard]] std::string importedAsText(const QList<ImportedFileReport>& reports);

} // namespace nidus::cli
