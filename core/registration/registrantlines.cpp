// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrantlines.h"

#include <QRegularExpression>
#include <QStringList>

namespace nidus::registration {

using namespace Qt::StringLiterals;

QList<RegistrantLine> registrantLines(const QString& text)
{
    static const QRegularExpression labeled(
        u"^(?:[-*o\u2022]\\s+)?([A-Za-z][A-Za-z' /()-]{1,40}?)\\s*:(?!//)\\s*(.*)$"_s);
    QList<RegistrantLine> lines;
    for (const QString& written : text.split(u'\n')) {
        const QString line = written.trimmed();
        const QRegularExpressionMatch match = labeled.match(line);
        const qsizetype indentation = line.isEmpty() ? 0 : written.indexOf(line);
        if (match.hasMatch())
            lines.append({match.captured(1).toLower(), match.captured(2), indentation, written});
        else
            lines.append({{}, line, indentation, written});
    }
    return lines;
}

} // namespace nidus::registration
