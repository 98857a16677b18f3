// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/announcement.h"

#include <QAccessible>
#include <QWidget>

namespace nidus::ui {

void announce(QWidget* widget, const QString& text)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(widget, text);
#else
    Q_UNUSED(text)
    QAccessibleEvent event(widget, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace nidus::ui
