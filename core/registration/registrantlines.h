// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

namespace nidus::registration {

/// A line of a registrant's text that is not in our own form.
struct RegistrantLine
{
    QString label; ///< in lower case, without its colon and without the bullet before it; or empty
    QString value; ///< what follows the label, trimmed
    qsizetype indentation = 0; ///< UTF-16 code units before the label or the value
    QString written;           ///< as it stands
};

/// All lines, also those that are blank.
[[nodiscard]] QList<RegistrantLine> registrantLines(const QString& text);

} // namespace nidus::registration
