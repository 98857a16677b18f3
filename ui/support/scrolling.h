// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QScrollArea>
#include <QTimer>
#include <QWidget>

namespace nidus {

/// Takes a page in that is scrolled where there is less room than it needs, and else looks as if it stood by
/// itself. The area owns the page.
[[nodiscard]] inline QScrollArea* scrolling(QWidget* page)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(page);
    return area;
}

/// Brings a part of such a page into view, once it has its place.
inline void scrollTo(QWidget& part)
{
    QTimer::singleShot(0, &part, [&part] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // those that give it its place
        for (QWidget* parent = part.parentWidget(); parent; parent = parent->parentWidget()) {
            if (auto* area = qobject_cast<QScrollArea*>(parent))
                area->ensureWidgetVisible(&part, 0, 0);
        }
    });
}

} // namespace nidus
