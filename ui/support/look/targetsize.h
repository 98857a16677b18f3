// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/look/fonts.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

namespace nidus::ui {

/// Makes buttons, check boxes, fields, headings that sort, and links of the program large enough to be hit
/// (WCAG 2.2, 2.5.8), in any style.
class TargetSize final : public QObject
{
public:
    /// Installs an event filter on the application.
    explicit TargetSize(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

    /// Sets the least size of a widget that can be clicked, for a layout that must know it early.
    static void enlarge(QWidget& widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // Widgets made before the filter are polished already.
        if ((event->type() == QEvent::Polish || event->type() == QEvent::Show ||
             event->type() == QEvent::FontChange) &&
            watched->isWidgetType())
            enlarge(static_cast<QWidget&>(*watched));
        return false;
    }
};

inline void TargetSize::enlarge(QWidget& widget)
{
    constexpr int target = 24;
    constexpr const char* kSize = "nidusTargetSize";
    const QWidget* parent = widget.parentWidget();
    if (qobject_cast<const QLineEdit*>(parent) || qobject_cast<const QAbstractSpinBox*>(parent) ||
        qobject_cast<const QComboBox*>(parent))
        return; // a part of a field
    const int size = grown(target, widget);
    const int before = widget.property(kSize).toInt(); // with another font
    const auto least = [size, before](int now) { return now == before ? size : std::max(now, size); };
    const auto* button = qobject_cast<QAbstractButton*>(&widget);
    const auto* header = qobject_cast<QHeaderView*>(&widget);
    const auto* label = qobject_cast<QLabel*>(&widget);
    if (button || qobject_cast<QComboBox*>(&widget) || qobject_cast<QLineEdit*>(&widget) ||
        qobject_cast<QAbstractSpinBox*>(&widget) ||
        (header && header->sectionsClickable() && header->orientation() == Qt::Horizontal) ||
        (label && label->text().startsWith(QLatin1StringView("<a ")))) // a link alone
        widget.setMinimumHeight(least(widget.minimumHeight()));
    if (button && button->text().isEmpty()) // else the text needs more
        widget.setMinimumWidth(least(widget.minimumWidth()));
    else if (button && before > 0 && widget.minimumWidth() == before) // it had no text yet
        widget.setMinimumWidth(0);
    if (before != size)
        widget.setProperty(kSize, size);
}

} // namespace nidus::ui
