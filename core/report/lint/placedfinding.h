// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importedtemplate.h"
#include "core/findings/catalog/lintprofile.h"
#include "core/findings/values/acceptedfinding.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::report {

/// A finding with its place in the linted text.
struct PlacedFinding
{
    QString subject; ///< the file, or the handle with ":FIELD" if the finding is about a field
    findings::Finding finding;
    int line = 0;         ///< 1-based, in the file or the field; 0 = all of it
    qsizetype column = 0; ///< 1-based characters
    qsizetype length = 0; ///< characters on that line; 0 = all of it
    bool isInFile = false;
    std::optional<registration::ReviewComment> acceptance{}; ///< of a finding that somebody accepted
};

/// Places a finding within the text of its field.
[[nodiscard]] PlacedFinding placedInField(const QString& handle, const findings::Finding& finding,
                                          const registration::RegistrationTemplate& content);

[[nodiscard]] PlacedFinding placedInField(const QString& handle, const findings::AcceptedFinding& accepted,
                                          const registration::RegistrationTemplate& content);

/// Places a finding in a file with the lines `source`. The line is looked up where the reader found the
/// field, because a label can be on a line of its own and the text can be indented.
[[nodiscard]] PlacedFinding placedInFile(const QString& file, const findings::Finding& finding,
                                         const exchange::ImportedTemplate& imported,
                                         const QStringList& source);

/// Returns the findings of lintFieldOrder() about a file; none for the sections of RFC 3406,
/// which have another order.
[[nodiscard]] QList<PlacedFinding> placedFieldOrder(const QString& file,
                                                    const exchange::ImportedTemplate& imported,
                                                    findings::LintProfile profile);

/// Returns the findings of lintLineWidths() for the text of a file.
[[nodiscard]] QList<PlacedFinding> placedLineWidths(const QString& file, const QString& text);

} // namespace nidus::report
