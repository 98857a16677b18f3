// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"
#include "core/workflow/importwork.h"

#include <QList>
#include <QString>
#include <optional>
#include <string>

namespace nidus {

/// What became of one file.
struct ImportedFileReport
{
    QString file;
    std::optional<ImportPlan> plan; ///< absent when the file could not be read
    QStringList made;               ///< handles of what came to be
    QString error;                  ///< a sentence, empty when all went well
    ExitStatus status = ExitStatus::NothingToReport;
};

/// An array with one object per file.
[[nodiscard]] std::string importedAsJson(const QList<ImportedFileReport>& reports);
/// For people: per file what was recognised, per field.
[[nodiscard]] std::string importedAsText(const QList<ImportedFileReport>& reports);

} // namespace nidus
