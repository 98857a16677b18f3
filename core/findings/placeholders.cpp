// SPDX-License-Identifier: Apache-2.0
#include "core/findings/placeholders.h"

namespace nidus {

QString filledPattern(const QString& pattern, const QStringList& arguments)
{
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = i + 1 < pattern.size() && pattern[i] == u'%' ? pattern[i + 1].digitValue() : 0;
        if (number <= 0) {
            text += pattern[i];
            continue;
        }
        text += arguments.value(number - 1);
        ++i;
    }
    return text;
}

} // namespace nidus
