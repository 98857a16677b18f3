// SPDX-License-Identifier: Apache-2.0
#include "ui/preview/formatnames.h"

#include <QCoreApplication>

namespace nidus::ui {

QString formatName(exchange::ExportFormat format)
{
    return QCoreApplication::translate("Formats", factsOf(format).name);
}

} // namespace nidus::ui
