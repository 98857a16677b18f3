// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

namespace nidus::registration {

/// A line of a registrant's text that does not have toText()'s form.
struct RegistrantLine
{
    QString label;             ///< lower case, without the colon and a bullet; may be empty
    QString value;             ///< the text after the label, trimmed
    qsizetype indentation = 0; ///< UTF-16 code units before the label or the value
    QString written;           ///< as written
};

/// Returns all lines, including blank ones.
[[nodiscard]] QList<RegistrantLine> registrantLines(const QString& text);

} // namespace nidus::registration
