// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

#include <QList>
#include <QString>

namespace nidus::exchange {

/// The value of a one-line field, taken from the lines under its label.
struct FieldValue
{
    QString text;
    QString written;        ///< the lines it was taken from, if they say more than the value
    int lastLine = 0;       ///< number of the last line that the value was taken from; 0 = no value
    QList<SourceLine> rest; ///< lines that are not the value
};

/// A NID from "ISBN Requested of IANA.", "'3gpp2' requested", "To be assigned. Request the string "S1000D"."
/// or a first line that is only the NID. If none is recognized, the whole first paragraph.
[[nodiscard]] FieldValue nidValue(QList<SourceLine> lines);

/// The first line if it is a version (a date), otherwise the whole first paragraph.
[[nodiscard]] FieldValue versionValue(QList<SourceLine> lines);
[[nodiscard]] FieldValue dateValue(QList<SourceLine> lines);

} // namespace nidus::exchange
