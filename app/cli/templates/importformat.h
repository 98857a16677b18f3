// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"
#include "core/workflow/import/importwork.h"

#include <QList>
#include <QString>
#include <optional>
#include <string>

namespace nidus::cli {

/// What became of one file.
struct ImportedFileReport
{
    QString file;
    std::optional<workflow::ImportPlan> plan; ///< absent when the file could not be read
    QStringList made;               ///< handles of what came to be
    QString error;                  ///< a sentence, empty when all went well
    ExitStatus status = ExitStatus::NothingToReport;
};

/// An array with one object per file.
[[nodiscard]] std::string importedAsJson(const QList<ImportedFileReport>& reports);
/// For people: per file what was recognised, per field.
[[nodiscard]] std::string importedAsText(const QList<ImportedFileReport>& reports);

} // namespace nidus::cli
