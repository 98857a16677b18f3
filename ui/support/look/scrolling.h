// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QScrollArea>
#include <QTimer>
#include <QWidget>
#include <chrono>

namespace nidus::ui {

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
    // What is shown with it is laid out in several rounds of events.
    constexpr std::chrono::milliseconds whileItIsLaidOut{50};
    QTimer::singleShot(whileItIsLaidOut, &part, [&part] {
        for (QWidget* parent = part.parentWidget(); parent; parent = parent->parentWidget()) {
            if (auto* area = qobject_cast<QScrollArea*>(parent))
                area->ensureWidgetVisible(&part, 0, 0);
        }
    });
}

} // namespace nidus::ui
