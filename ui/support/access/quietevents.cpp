// SPDX-License-Identifier: Apache-2.0
#include "ui/support/access/quietevents.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QList>
#include <QVariant>
#include <array>

namespace nidus::ui {

namespace {

constexpr const char* kLate = "nidusLateEvents"; ///< numbers of the kinds that were withheld
constexpr const char* kShown = "nidusShown";     ///< was visible before

/// A text that is reported only if it differs from what was reported before. Qt sends an event for each
/// setter that is called.
struct ReportedText
{
    QAccessible::Event event;
    QAccessible::Text text;
    const char* property;
};

constexpr std::array kReportedTexts{
    ReportedText{QAccessible::NameChanged, QAccessible::Name, "nidusReportedName"},
    ReportedText{QAccessible::DescriptionChanged, QAccessible::Description, "nidusReportedDescription"},
};

bool isKnown(const QAccessibleEvent& event)
{
    for (const ReportedText& each : kReportedTexts) {
        if (event.type() != each.event || !event.object() || event.child() >= 0)
            continue;
        const QAccessibleInterface* const object = event.accessibleInterface();
        const QString text = object ? object->text(each.text) : QString();
        if (event.object()->property(each.property) == text)
            return true;
        event.object()->setProperty(each.property, text);
    }
    return false;
}

/// Whether an event reports a current line of a list while something else has the focus. A screen reader
/// would follow it there, and leave the field where somebody is typing.
bool isLineElsewhere(const QAccessibleEvent& event)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(event.object());
    return event.type() == QAccessible::Focus && view && !view->hasFocus() &&
           view->window()->windowType() != Qt::Popup;
}

/// Whether an event reports a new text, caret, or selection of a field where nobody is typing.
bool isTextElsewhere(const QAccessibleEvent& event)
{
    const auto* widget = qobject_cast<const QWidget*>(event.object());
    switch (event.type()) {
    case QAccessible::TextInserted:
    case QAccessible::TextRemoved:
    case QAccessible::TextUpdated:
    case QAccessible::TextCaretMoved:
    case QAccessible::TextSelectionChanged: return widget && !widget->hasFocus();
    default: return false;
    }
}

/// Whether an event reports whether a widget can be used.
bool isAvailability(const QAccessibleEvent& event)
{
    return event.type() == QAccessible::StateChanged &&
           static_cast<const QAccessibleStateChangeEvent&>(event).changedStates().disabled;
}

/// Whether a hidden widget reports its name, description, or availability; remembers that it did.
bool isTooEarly(const QAccessibleEvent& event)
{
    auto* widget = qobject_cast<QWidget*>(event.object());
    const bool isLasting = event.type() == QAccessible::NameChanged ||
                           event.type() == QAccessible::DescriptionChanged || isAvailability(event);
    if (!isLasting || !widget || event.child() >= 0 || widget->isVisible())
        return false;
    QVariantList late = widget->property(kLate).toList();
    if (!late.contains(int(event.type())))
        widget->setProperty(kLate, late << int(event.type()));
    return true;
}

/// Whether a box or a picture without a name appears together with what contains it; remembers that it did.
/// Qt shows children before their parent.
bool isPartOfNewPage(const QAccessibleEvent& event)
{
    auto* widget = qobject_cast<QWidget*>(event.object());
    if (event.type() != QAccessible::ObjectShow || !widget || widget->property(kShown).isValid())
        return false;
    widget->setProperty(kShown, true);
    const QAccessibleInterface* const object = event.accessibleInterface();
    const QWidget* const parent = widget->parentWidget();
    return parent && !parent->property(kShown).isValid() && object &&
           (object->role() == QAccessible::Client || object->role() == QAccessible::Graphic) &&
           object->text(QAccessible::Name).isEmpty();
}

/// Passes an event on if screen readers need it.
void passEvent(QAccessibleEvent* event)
{
    if (!QuietEvents::isNeeded(*event))
        return;
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(passEvent);
}

} // namespace

QuietEvents::QuietEvents(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
    QAccessible::installUpdateHandler(passEvent);
}

bool QuietEvents::isNeeded(QAccessibleEvent& event)
{
    const bool isDone = event.type() == QAccessible::TableModelChanged; // by Qt, before this
    return !isDone && !isLineElsewhere(event) && !isTextElsewhere(event) && !isTooEarly(event) &&
           !isPartOfNewPage(event) && !isKnown(event);
}

bool QuietEvents::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Show || !watched->isWidgetType() || !watched->property(kLate).isValid())
        return false;
    const QVariantList late = watched->property(kLate).toList();
    watched->setProperty(kLate, QVariant());
    if (!watched->property(kShown).isValid())
        return false; // nobody knows it yet
    for (const QVariant& kind : late) {
        if (const auto type = QAccessible::Event(kind.toInt()); type != QAccessible::StateChanged) {
            QAccessibleEvent now(watched, type);
            QAccessible::updateAccessibility(&now);
            continue;
        }
        QAccessible::State changed;
        changed.disabled = true;
        QAccessibleStateChangeEvent now(watched, changed);
        QAccessible::updateAccessibility(&now);
    }
    return false;
}

} // namespace nidus::ui
