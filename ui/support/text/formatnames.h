// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/read/detect.h"
#include "core/exchange/write/exportformat.h"
#include "core/report/rows/reportformat.h"

#include <QString>
#include <QStringList>

namespace nidus::ui {

/// Returns the display name of a format.
[[nodiscard]] QString formatName(exchange::ExportFormat format);
[[nodiscard]] QString formatName(exchange::FileFormat format);

/// Returns the file name patterns of everything that can be imported, such as "*.txt *.md".
[[nodiscard]] QString importPatterns();

/// Returns the filters of a file dialog for the report formats of a use: name and pattern.
[[nodiscard]] QStringList reportFilters(report::ReportFormatUse use);
/// Returns the file name patterns of those formats, such as "*.tsv *.jsonl".
[[nodiscard]] QString reportPatterns(report::ReportFormatUse use);

} // namespace nidus::ui
