// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importedtemplate.h"
#include "core/findings/values/acceptedfinding.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::report {

/// A finding with its place in what was linted.
struct PlacedFinding
{
    QString subject; ///< the file; the handle, with ":FIELD" where the finding is about one
    findings::Finding finding;
    int line = 0;         ///< 1-based, of the file or of the field; 0 = the whole
    qsizetype column = 0; ///< 1-based characters
    qsizetype length = 0; ///< characters on that line; 0 = about the whole
    bool isInFile = false;
    std::optional<registration::ReviewComment> acceptance{}; ///< of a finding that somebody lets pass
};

/// A finding's place within its field's text.
[[nodiscard]] PlacedFinding placedInField(const QString& handle, const findings::Finding& finding,
                                          const registration::RegistrationTemplate& content);

[[nodiscard]] PlacedFinding placedInField(const QString& handle, const findings::AcceptedFinding& accepted,
                                          const registration::RegistrationTemplate& content);

/// A finding's place in a file of the lines `source`: the field's line is looked up where the reader found
/// the field, since a label may stand on a line of its own and the text may be indented.
[[nodiscard]] PlacedFinding placedInFile(const QString& file, const findings::Finding& finding,
                                         const exchange::ImportedTemplate& imported, const QStringList& source);

/// What lintLineWidths() says of the text of a file.
[[nodiscard]] QList<PlacedFinding> placedLineWidths(const QString& file, const QString& text);

} // namespace nidus::report
