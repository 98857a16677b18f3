// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/keyboardfocus.h"

#include "ui/support/look/contrast.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QPainter>
#include <QScrollArea>
#include <QToolTip>
#include <QTreeView>
#include <utility>

namespace nidus::ui {

namespace {

constexpr int kWidth = 2;             // pixels
constexpr double kMarkContrast = 3.0; // WCAG 2.2, 1.4.11

/// Returns a color that differs from every ground of a palette.
QColor markColor(const QPalette& palette)
{
    for (const QPalette::ColorRole role : {QPalette::Highlight, QPalette::Link}) {
        const QColor mark = palette.color(QPalette::Active, role);
        bool isSeen = true;
        for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base, QPalette::Button})
            isSeen = isSeen && contrast(mark, palette.color(QPalette::Active, ground)) >= kMarkContrast;
        if (isSeen)
            return mark;
    }
    return palette.color(QPalette::WindowText);
}

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
        QPen pen(markColor(palette()), kWidth);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        painter.drawRect(rect().adjusted(kWidth / 2, kWidth / 2, -kWidth / 2, -kWidth / 2));
        if (qobject_cast<const QAbstractScrollArea*>(parentWidget()))
            return;
        painter.setPen(palette().color(QPalette::Window)); // inside, for a button in the color of the mark
        painter.drawRect(rect().adjusted(kWidth, kWidth, -kWidth - 1, -kWidth - 1));
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

/// Scrolls to a widget. Qt does so only if Tab leaves another widget of the same area.
void scrollTo(QWidget& widget)
{
    for (QWidget* outer = widget.parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(outer); area && area->widget()->isAncestorOf(&widget))
            area->ensureWidgetVisible(&widget);
    }
}

/// Moves the focus to the control before a label.
void leaveBackward(const QWidget& label)
{
    QWidget* before = label.previousInFocusChain();
    while (before != &label && (!(before->focusPolicy() & Qt::TabFocus) || before->focusProxy() ||
                                !before->isVisible() || !before->isEnabled()))
        before = before->previousInFocusChain();
    before->setFocus(Qt::BacktabFocusReason);
}

/// Lets Tab go through the buttons of a dialog as they are shown. Qt's order is that in which they were made,
/// and Qt 6.4 leaves out those before the default button.
void orderButtons(QDialogButtonBox& box)
{
    box.setFocusProxy(nullptr); // from which Qt 6.4 continues, wherever the box is in the order
    QWidget* before = nullptr;
    for (int i = 0; i < box.layout()->count(); ++i) {
        QWidget* const button = box.layout()->itemAt(i)->widget();
        if (before && button)
            QWidget::setTabOrder(before, button);
        before = button ? button : before;
    }
}

} // namespace

KeyboardFocus::KeyboardFocus(QObject* parent) : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget* /*before*/, QWidget* now) { follow(now); });
    qApp->installEventFilter(this);
}

bool KeyboardFocus::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest) {
        if (auto* box = qobject_cast<QDialogButtonBox*>(watched))
            orderButtons(*box);
        return false;
    }
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::MouseButtonPress)
        return false;
    const bool isKey = event->type() == QEvent::KeyPress;
    if (isKey && QToolTip::isVisible())
        QToolTip::hideText(); // it may cover what is read
    if (isKey != std::exchange(m_isByKeyboard, isKey))
        showFrame(QApplication::focusWidget());
    auto* label = qobject_cast<QLabel*>(watched);
    return isKey && label && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Backtab &&
           passLinksBackward(*label, *event);
}

/// From the first link of a label, Qt's Shift+Tab does not leave the label.
bool KeyboardFocus::passLinksBackward(QLabel& label, QEvent& shiftTab)
{
    if (m_isPassing || !label.hasFocus() || label.selectionStart() < 0)
        return false;
    const int link = label.selectionStart();
    m_isPassing = true;
    QCoreApplication::sendEvent(&label, &shiftTab);
    m_isPassing = false;
    if (label.hasFocus() && label.selectionStart() >= link)
        leaveBackward(label);
    return true;
}

void KeyboardFocus::showFrame(QWidget* focus)
{
    delete m_frame;
    const bool isWanted = m_isByKeyboard || qobject_cast<QAbstractScrollArea*>(focus);
    if (focus && isWanted && focus->window()->windowType() != Qt::Popup)
        m_frame = new Frame(focus);
}

void KeyboardFocus::follow(QWidget* focus)
{
    showFrame(focus);
    if (focus && m_isByKeyboard)
        scrollTo(*focus);
    // Qt makes the label of a question for a number the name of another field.
    if (const auto* question = focus ? qobject_cast<QInputDialog*>(focus->window()) : nullptr;
        question && focus->accessibleName().isEmpty() && !qobject_cast<QAbstractButton*>(focus))
        focus->setAccessibleName(question->labelText());
    // Queued, so that the list itself is announced first.
    if (auto* view = qobject_cast<QAbstractItemView*>(focus); view && QAccessible::isActive())
        QMetaObject::invokeMethod(view, [view] { announceLine(*view); }, Qt::QueuedConnection);
}

} // namespace nidus::ui
