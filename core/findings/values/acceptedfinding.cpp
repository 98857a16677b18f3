// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/acceptedfinding.h"

#include <QCoreApplication>

namespace nidus::findings {

QString acceptanceText(const registration::ReviewComment& acceptance)
{
    if (acceptance.who.isEmpty())
        return QCoreApplication::translate("Findings", "Accepted: %1").arg(acceptance.text);
    return QCoreApplication::translate("Findings", "Accepted by %1: %2").arg(acceptance.who, acceptance.text);
}

} // namespace nidus::findings
