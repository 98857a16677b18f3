// SPDX-License-Identifier: Apache-2.0
#include "app/cli/findingtext.h"

#include "core/findings/catalogue.h"

using namespace Qt::StringLiterals;

namespace nidus {

QString findingLine(const QString& subject, const Finding& finding)
{
    QString line = subject;
    if (finding.field)
        line += u':' + fieldKey(*finding.field);
    return line + ": "_L1 + severityWord(finding.severity) + u'[' + finding.id.word() + "]: "_L1 +
           message(finding);
}

} // namespace nidus
