// SPDX-License-Identifier: Apache-2.0
#include "ui/preview/formatnames.h"

#include <QCoreApplication>

namespace nidus {

QString formatName(ExportFormat format)
{
    return QCoreApplication::translate("Formats", factsOf(format).name);
}

} // namespace nidus
