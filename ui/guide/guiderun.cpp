// SPDX-License-Identifier: Apache-2.0
#include "ui/guide/guiderun.h"

#include "ui/editor/fieldinput.h"
#include "ui/help/actiontable.h"
#include "ui/support/text/plainlabel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSettings>
#include <QStackedWidget>
#include <QTabWidget>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr const char* kLeftAt = "guide/tour"; ///< the setting: number of the step at which the tour was left

QString textOf(const QObject* input)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(input))
        return line->text().trimmed();
    const auto* text = qobject_cast<const QPlainTextEdit*>(input);
    return text ? text->toPlainText().trimmed() : QString();
}

bool isReadOnly(const QObject* input) { return input->property("readOnly").toBool(); }

bool isInput(const GuideStep& step) { return step.deed == Deed::Fill || step.deed == Deed::Consider; }

/// Returns the tabs that a widget is a page of; null if it is none.
QTabWidget* tabsOf(const QObject* page)
{
    const QObject* const stack = page->parent(); // QTabWidget's own
    return stack ? qobject_cast<QTabWidget*>(stack->parent()) : nullptr;
}

/// Returns the buttons that insert something into an input, or use what it contains.
QList<const QAbstractButton*> buttonsOf(const QObject& input)
{
    QList<const QAbstractButton*> buttons;
    const auto* const box = input.objectName() == "field-syntax"_L1 ? input.parent()->parent() : nullptr;
    for (const char* name : {"use-grammar", "insert-grammar"}) {
        const auto* button = box ? box->findChild<QAbstractButton*>(QLatin1StringView(name)) : nullptr;
        if (button && button->isVisible())
            buttons.append(button);
    }
    return buttons;
}

/// Returns the innermost page of tabs that contains a widget; null if none does.
QWidget* tabPageOf(const QWidget* widget)
{
    QWidget* page = widget->parentWidget();
    while (page && !tabsOf(page))
        page = page->parentWidget();
    return page;
}

} // namespace

GuideRun::GuideRun(QWidget& window) : QObject(&window), m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { followFocus(now); });
}

void GuideRun::start(Guide guide, qsizetype step)
{
    stop();
    m_guide = guide;
    m_done.clear();
    m_isPaused = false;
    m_index = std::clamp<qsizetype>(guide == Guide::Tour ? QSettings().value(kLeftAt).toInt() : step, 0,
                                    count() - 1);
    m_resumeAt = step > 0 ? std::optional(m_index) : std::nullopt;
    watch();
    if (!isThere(m_index))
        go(1);
    Q_EMIT started();
    Q_EMIT changed();
}

void GuideRun::stop()
{
    if (!m_guide)
        return;
    if (*m_guide == Guide::Tour && m_index < count())
        QSettings().setValue(kLeftAt, int(m_index));
    else if (*m_guide == Guide::Tour)
        QSettings().remove(kLeftAt);
    for (qsizetype i = 0; i < count(); ++i) {
        if (QObject* object = anchor(i)) {
            object->removeEventFilter(this);
            object->parent()->removeEventFilter(this);
            object->setProperty(kGuided, QVariant());
            object->disconnect(this);
        }
    }
    m_guide.reset();
    Q_EMIT changed();
}

void GuideRun::setSubmitted(bool isSubmitted)
{
    if (isSubmitted == isFinished())
        return;
    if (isSubmitted)
        m_done.insert(count() - 1);
    else
        m_done.remove(count() - 1);
    moveTo(isSubmitted ? count() : count() - 1);
}

void GuideRun::setPaused(bool isPaused)
{
    if (std::exchange(m_isPaused, isPaused) != isPaused)
        Q_EMIT changed();
}

QObject* GuideRun::anchor(qsizetype index) const
{
    return m_window.findChild<QObject*>(step(index).anchor.toString());
}

bool GuideRun::isThere(qsizetype index) const
{
    const QObject* const object = anchor(index);
    if (!object)
        return false;
    if (const auto* action = qobject_cast<const QAction*>(object))
        return action->isEnabled() && action->isVisible();
    if (step(index).deed == Deed::Open) {
        const QTabWidget* const tabs = tabsOf(object);
        return tabs && tabs->isVisible();
    }
    const auto* const widget = qobject_cast<const QWidget*>(object);
    if (isReadOnly(object) || widget->isVisible())
        return !isReadOnly(object);
    // showPlace() brings the page of an input to the front.
    const QWidget* const page = isInput(step(index)) ? tabPageOf(widget) : nullptr;
    return page && tabsOf(page)->isVisible() && widget->isVisibleTo(page);
}

void GuideRun::watch()
{
    for (qsizetype i = 0; i < count(); ++i) {
        QObject* const object = anchor(i);
        if (!object)
            continue;
        if (step(i).deed == Deed::Submit)
            continue; // setSubmitted() reports it
        if (isInput(step(i))) {
            object->setProperty(kGuided, true);
            object->installEventFilter(this); // whether it is answered
        }
        if (step(i).deed == Deed::Leave)
            object->parent()->installEventFilter(this);
        if (auto* action = qobject_cast<QAction*>(object))
            connect(action, &QAction::triggered, this, [this, i] { tick(i); });
        else if (auto* button = qobject_cast<QAbstractButton*>(object))
            connect(button, &QAbstractButton::clicked, this, [this, i] { tick(i); });
        else if (auto* line = qobject_cast<QLineEdit*>(object))
            connect(line, &QLineEdit::textChanged, this, &GuideRun::changed);
        else if (auto* text = qobject_cast<QPlainTextEdit*>(object))
            connect(text, &QPlainTextEdit::textChanged, this, &GuideRun::changed);
        else
            object->installEventFilter(this); // the page of a tab
    }
}

bool GuideRun::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::DynamicPropertyChange)
        Q_EMIT changed();
    else if (event->type() == QEvent::Show) {
        for (qsizetype i = 0; i < count(); ++i) {
            if (step(i).deed == Deed::Open && anchor(i) == watched)
                tick(i);
        }
    } else if (event->type() == QEvent::HideToParent) {
        for (qsizetype i = 0; i < count(); ++i) {
            if (step(i).deed == Deed::Leave && anchor(i) && anchor(i)->parent() == watched)
                tick(i);
        }
    }
    return QObject::eventFilter(watched, event);
}

bool GuideRun::isDone(qsizetype index) const
{
    if (index < count() && step(index).deed == Deed::Fill) {
        const QObject* const object = anchor(index);
        return object && object->property(kAnswered).toBool() && !textOf(object).isEmpty();
    }
    return m_done.contains(index);
}

bool GuideRun::isOptional(qsizetype index) const
{
    const QObject* const input = step(index).deed == Deed::Consider ? anchor(index) : nullptr;
    return input && textOf(input).isEmpty();
}

bool GuideRun::isFilled(qsizetype index) const
{
    const QObject* const input = isInput(step(index)) ? anchor(index) : nullptr;
    return input && !textOf(input).isEmpty();
}

int GuideRun::notes(qsizetype index) const
{
    const QObject* const object = anchor(index);
    return object && isInput(step(index)) ? object->property(kNotes).toInt() : 0;
}

QString GuideRun::nameOf(qsizetype index) const
{
    const auto* const input = isInput(step(index)) ? qobject_cast<const QWidget*>(anchor(index)) : nullptr;
    return input ? input->accessibleName() : QString();
}

QString GuideRun::placeOf(qsizetype index) const
{
    const auto* const input = qobject_cast<const QWidget*>(anchor(index));
    QWidget* const page = input && !input->isVisible() ? tabPageOf(input) : nullptr;
    if (!page)
        return nameOf(index);
    QTabWidget* const tabs = tabsOf(page);
    //: %1 is the name of a field, %2 of a tab, %3 the key to the next tab
    return tr("%1, on the tab “%2” (%3)")
        .arg(nameOf(index), plainLabel(tabs->tabText(tabs->indexOf(page))),
             QKeySequence(Qt::CTRL | Qt::Key_PageDown).toString(QKeySequence::NativeText));
}

QString GuideRun::placeOfAction(QLatin1StringView name) const { return menuPath(&m_window, name.toString()); }

QString GuideRun::sentence() const
{
    if (m_index >= count())
        return {};
    const QObject* const object = anchor(m_index);
    QString where;
    if (const auto* button = qobject_cast<const QAbstractButton*>(object))
        where = plainLabel(button->text());
    else if (QTabWidget* const tabs = object && step(m_index).deed == Deed::Open ? tabsOf(object) : nullptr)
        where = plainLabel(tabs->tabText(tabs->indexOf(static_cast<const QWidget*>(object))));
    else
        where = placeOfAction(step(m_index).anchor);
    QString sentence = sentenceOf(step(m_index), where);
    for (const auto* button : isInput(step(m_index)) && m_guide == Guide::Registration
                                  ? buttonsOf(*object)
                                  : QList<const QAbstractButton*>())
        sentence += u' ' + tr("The button “%1” follows the text.").arg(plainLabel(button->text()));
    OpenInDraft open = openInDraft();
    if (isInput(step(m_index)) && isDone(m_index))
        open.others = notes(m_index);
    if (open.required == 0)
        return open.others == 0
                   ? sentence
                   : sentence + u' ' +
                         tr("%n finding(s) remain; they do not prevent the review.", nullptr, open.others);
    //: %1 is where an action is
    const QString save = tr("You can also save the draft as it is: choose %1.").arg(where);
    const QString required =
        open.firstPlace.isEmpty()
            ? tr("%n requirement(s) are not met yet.", nullptr, open.required)
            //: %1 is the name of a field
            : tr("%n requirement(s) are not met yet, the first one in “%1”.", nullptr, open.required)
                  .arg(open.firstPlace);
    return required + u' ' + save;
}

OpenInDraft GuideRun::openInDraft() const
{
    const bool isAfterQuestions = m_guide == Guide::Registration && m_index < count() &&
                                  !isInput(step(m_index)) && step(m_index).deed != Deed::Submit;
    return isAfterQuestions ? m_openInDraft() : OpenInDraft();
}

void GuideRun::tick(qsizetype index)
{
    if (m_isPaused)
        return;
    m_done.insert(index);
    // After everything else that the action does, such as showing a draft.
    if (index == m_index)
        QMetaObject::invokeMethod(
            this,
            [this, index] {
                if (m_guide && index == m_index)
                    move(1); // the focus stays where the action has led
            },
            Qt::QueuedConnection);
    else
        Q_EMIT changed();
}

void GuideRun::followFocus(const QWidget* focus)
{
    if (!m_guide || m_isPaused || isFinished() || !focus)
        return;
    for (qsizetype i = 0; i < count(); ++i) {
        // The tour stays where it is if somebody looks at a field again.
        const bool isPassed = *m_guide == Guide::Tour && i < m_index && isDone(i);
        if (!isPassed && isInput(step(i)) && step(i).anchor == focus->objectName()) {
            if (step(i).deed == Deed::Consider)
                m_done.insert(i);
            const std::optional<qsizetype> resumed = std::exchange(m_resumeAt, std::nullopt);
            // Opening a draft gives the focus to its first field; a click means the field itself.
            const bool isOpened = resumed && QApplication::mouseButtons() == Qt::NoButton;
            if (isOpened)
                QMetaObject::invokeMethod(this, &GuideRun::showPlace, Qt::QueuedConnection);
            return moveTo(isOpened ? *resumed : i);
        }
    }
}

void GuideRun::go(int by)
{
    move(by);
    if (!m_guide || m_index >= count())
        return;
    if (isInput(step(m_index)))
        showPlace();
    else if (step(m_index).anchor == "help"_L1 && isDone(m_index - 1)) // which explains what has the focus
        focusInput(m_index - 1);
}

void GuideRun::move(int by)
{
    if (!m_guide)
        return;
    m_resumeAt.reset();
    qsizetype next = m_index + by;
    while (next >= 0 && next < count() && !isThere(next))
        next += by;
    if (next >= 0)
        moveTo(next);
}

void GuideRun::moveTo(qsizetype index)
{
    m_index = index;
    Q_EMIT changed();
}

void GuideRun::showPlace()
{
    if (m_index < count() && step(m_index).deed != Deed::Open)
        focusInput(m_index);
}

void GuideRun::focusInput(qsizetype index)
{
    auto* input = qobject_cast<QWidget*>(anchor(index));
    if (!input)
        return;
    if (QWidget* const page = tabPageOf(input))
        tabsOf(page)->setCurrentWidget(page);
    input->setFocus(Qt::OtherFocusReason);
    constexpr int kAround = 80; // pixels, for the title, the findings, and the buttons of a field
    const QWidget* const field = input->parentWidget(); // not only the caret of the input
    for (QWidget* each = input->parentWidget(); each; each = each->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(each)) {
            const int top = field->mapTo(area->widget(), QPoint()).y();
            area->ensureVisible(0, top, 0, kAround);
            area->ensureVisible(0, top + field->height(), 0, kAround);
        }
    }
}

} // namespace nidus::ui
