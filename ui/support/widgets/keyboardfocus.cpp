// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/keyboardfocus.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QInputDialog>
#include <QPainter>
#include <QTreeView>

namespace nidus::ui {

namespace {

constexpr int kWidth = 2; // pixels

/// Covers its whole parent.
class Frame final : public QWidget
{
public:
    explicit Frame(QWidget* around) : QWidget(around)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        around->installEventFilter(this);
        resize(around->size());
        show();
    }

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() == QEvent::Resize)
            resize(parentWidget()->size());
        return false;
    }

    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        QPen pen(palette().color(QPalette::Highlight), kWidth);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        painter.drawRect(rect().adjusted(kWidth / 2, kWidth / 2, -kWidth / 2, -kWidth / 2));
    }
};

/// Returns the number of a line as screen readers count it.
int rowOf(const QAbstractItemView& view, const QModelIndex& line)
{
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    if (!tree)
        return line.row();
    int row = 0;
    for (QModelIndex above = tree->indexAbove(line); above.isValid(); above = tree->indexAbove(above))
        ++row;
    return row;
}

/// Announces the current line. Qt does so only when the line changes, not when the list gets the focus.
void announceLine(QAbstractItemView& view)
{
    const QModelIndex line = view.currentIndex();
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&view);
    if (!line.isValid() || !view.hasFocus() || !list || !list->tableInterface())
        return;
    if (QAccessibleInterface* cell = list->tableInterface()->cellAt(rowOf(view, line), line.column())) {
        QAccessibleEvent event(cell, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace

KeyboardFocus::KeyboardFocus(QObject* parent) : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget* /*before*/, QWidget* now) { follow(now); });
}

void KeyboardFocus::follow(QWidget* focus)
{
    delete m_frame;
    if (qobject_cast<QAbstractScrollArea*>(focus) && focus->window()->windowType() != Qt::Popup)
        m_frame = new Frame(focus);
    // Qt reports a combo's value as its name and leaves the name to a label next to it.
    if (auto* combo = qobject_cast<QComboBox*>(focus); combo && combo->accessibleDescription().isEmpty())
        combo->setAccessibleDescription(combo->accessibleName());
    // Qt makes the label of a question for a number the name of another field.
    if (const auto* question = focus ? qobject_cast<QInputDialog*>(focus->window()) : nullptr;
        question && focus->accessibleName().isEmpty() && !qobject_cast<QAbstractButton*>(focus))
        focus->setAccessibleName(question->labelText());
    // Queued, so that the list itself is announced first.
    if (auto* view = qobject_cast<QAbstractItemView*>(focus); view && QAccessible::isActive())
        QMetaObject::invokeMethod(view, [view] { announceLine(*view); }, Qt::QueuedConnection);
}

} // namespace nidus::ui
