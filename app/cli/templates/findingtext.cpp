// SPDX-License-Identifier: Apache-2.0
#include "app/cli/templates/findingtext.h"

#include "core/findings/catalog/catalog.h"

using namespace Qt::StringLiterals;

namespace nidus::cli {

QString findingLine(const QString& subject, const findings::Finding& finding)
{
    QString line = subject;
    if (finding.field)
        line += u':' + registration::fieldKey(*finding.field);
    return line + ": "_L1 + findings::severityWord(finding.severity) + u'[' + finding.id.word() + "]: "_L1 +
           findings::message(finding);
}

} // namespace nidus::cli
