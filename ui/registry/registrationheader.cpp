// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registrationheader.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fonts.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/mainbutton.h"
#include "ui/support/widgets/statusline.h"
#include "ui/support/widgets/stepsline.h"

#include <QAction>
#include <QEvent>
#include <QLayout>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kHeaderHeight = 56;    // pixels at the default font, like the others
constexpr int kLowHeaderHeight = 36; // with one line
constexpr int kLowWindow = 500;      // below this height, there is only room for one line
constexpr int kNarrowestName = 120;
constexpr int kHeaderGap = 16;

} // namespace

RegistrationHeader::RegistrationHeader(QWidget* parent)
    : QFrame(parent),
      m_back(new QToolButton),
      m_name(new StatusLine),
      m_registrant(new StatusLine),
      m_other(new QToolButton),
      m_steps(new StepsLine),
      m_facts(new StatusLine),
      m_button(new MainButton),
      m_menu(new QMenu(this))
{
    m_name->fitText();
    m_facts->fitText();
    connect(m_menu, &QMenu::aboutToShow, this, &RegistrationHeader::fillMenu);
    m_back->setText(tr("List"));
    m_back->setToolTip(tr("Back to the list"));
    m_back->setAccessibleName(m_back->toolTip());
    m_back->setFocusPolicy(Qt::StrongFocus);
    m_back->hide();
    connect(m_back, &QToolButton::clicked, this, &RegistrationHeader::backRequested);
    m_other->setAutoRaise(true);
    m_other->setFocusPolicy(Qt::StrongFocus);
    connect(m_other, &QToolButton::clicked, this, &RegistrationHeader::otherRequested);
    auto* below = inRow(nullptr, {.margins = QMargins(), .spacing = 4}, {{m_registrant, 1}, m_other});
    auto* name = inColumn(nullptr, {.margins = QMargins(), .spacing = 0}, {m_name, below});
    auto* steps = inColumn(nullptr, {.margins = QMargins(), .spacing = 4}, {m_steps, m_facts});
    inRow(this, {.margins = QMargins(kHeaderGap, 0, kHeaderGap, 0), .spacing = kHeaderGap},
          {m_back, {name, 1}, steps, m_button});
    sizeToFont();
    showNothing();
}

void RegistrationHeader::setActions(const QList<QAction*>& steps, const QList<QAction*>& others)
{
    m_stepActions = steps;
    m_otherActions = others;
    for (QAction* action : steps + others)
        connect(action, &QAction::enabledChanged, this, &RegistrationHeader::updateButton);
    updateButton();
}

void RegistrationHeader::showNothing()
{
    m_hasEntry = false;
    m_name->say(tr("No entry selected"));
    m_registrant->say({});
    m_facts->say({});
    offerOther({});
    m_steps->hide();
    updateButton();
}

void RegistrationHeader::show(const QString& nid, registration::State state, const QString& registrant,
                              const QString& facts)
{
    m_hasEntry = true;
    showName(nid, registrant);
    m_factsText = facts;
    m_nextText.clear();
    m_instead = nullptr;
    showFacts();
    m_steps->showState(state);
    m_steps->show();
    setNoticed(false);
    updateButton();
}

void RegistrationHeader::showName(const QString& nid, const QString& registrant)
{
    m_name->say(findings::visibleText(nid));
    m_registrant->say(findings::visibleText(registrant));
    fitSteps();
}

void RegistrationHeader::setSkipped(const QList<registration::State>& skipped)
{
    m_steps->setSkipped(skipped);
}

void RegistrationHeader::setNextStep(const QString& sentence, QAction* instead)
{
    m_nextText = sentence;
    m_instead = instead;
    showFacts();
    updateButton();
}

void RegistrationHeader::showFacts()
{
    QStringList parts{m_nextText, m_factsText};
    parts.removeAll(QString());
    m_facts->say(findings::visibleText(parts.join(u" · "_s)));
}

void RegistrationHeader::offerOther(const QString& name)
{
    m_other->setText(name);
    m_other->setAccessibleName(name);
    sizeToFont();
    fitSteps();
}

QAction* RegistrationHeader::nextStep() const { return m_hasEntry ? m_button->defaultAction() : nullptr; }

void RegistrationHeader::focusNextStep() { m_button->setFocus(Qt::OtherFocusReason); }

void RegistrationHeader::setBackOffered(bool isOffered) { m_back->setVisible(isOffered); }

void RegistrationHeader::setNoticed(bool isNoticed) { m_steps->setNoticed(isNoticed); }

/// Shows the next step on the button; without one, the button only opens the menu.
void RegistrationHeader::updateButton()
{
    const auto step = std::ranges::find_if(m_stepActions, &QAction::isEnabled);
    QAction* next = m_instead ? m_instead : step == m_stepActions.cend() ? nullptr : *step;
    m_button->setVisible(m_hasEntry);
    if (QAction* old = m_button->defaultAction(); old != next && old)
        m_button->removeAction(old);
    m_button->setDefaultAction(next);
    m_button->setMenu(m_menu);
    m_button->setPopupMode(next ? QToolButton::MenuButtonPopup : QToolButton::InstantPopup);
    if (!next) {
        m_button->setText(tr("Actions"));
        m_button->setToolTip({});
        m_button->setEnabled(true); // a former action may have disabled it
    }
    m_button->setAccessibleName(next ? plainLabel(next->text()) : m_button->text());
    fitSteps();
}

void RegistrationHeader::fitSteps()
{
    const int other = m_other->isHidden() ? 0 : m_other->sizeHint().width();
    const int least = grown(kNarrowestName, *this);
    const int name = std::max({m_name->sizeHint().width(), least, other});
    const int back = m_back->isHidden() ? 0 : m_back->sizeHint().width() + kHeaderGap;
    const int room = widthInView() - back - m_button->sizeHint().width() - 4 * kHeaderGap;
    const bool isRoomy = m_steps->fitInto(room - name, room - std::max(least, other));
    // The facts, which are also in the tooltip, are cut before the name is.
    m_facts->setMaximumWidth(std::max(m_steps->sizeHint().width(), room - name));
    m_name->setMinimumWidth(isRoomy ? least : least / 2);
    const int gap = isRoomy ? kHeaderGap : kHeaderGap / 2;
    if (layout()->spacing() == gap)
        return;
    layout()->setSpacing(gap);
    layout()->setContentsMargins(gap, 0, gap, 0);
}

int RegistrationHeader::widthInView() const
{
    return m_area ? width() - std::max(0, m_area->widget()->width() - m_area->viewport()->width()) : width();
}

void RegistrationHeader::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    for (QWidget* up = parentWidget(); up && !m_area; up = up->parentWidget())
        m_area = qobject_cast<QScrollArea*>(up);
    if (m_area)
        m_area->viewport()->installEventFilter(this);
    fitSteps();
}

bool RegistrationHeader::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitSteps();
    return QFrame::eventFilter(watched, event);
}

bool RegistrationHeader::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fitSteps(); // the button has another text
    return QFrame::event(event);
}

void RegistrationHeader::fillMenu()
{
    m_menu->clear();
    // With another action on the button, the step is not the next thing to do.
    for (QAction* action : m_instead ? m_otherActions + m_stepActions : m_stepActions + m_otherActions) {
        if (action->isSeparator() || (action->isEnabled() && action != m_button->defaultAction()))
            m_menu->addAction(action);
    }
}

void RegistrationHeader::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        sizeToFont();
}

void RegistrationHeader::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    sizeToFont();
    fitSteps();
}

void RegistrationHeader::sizeToFont()
{
    QFont title = font();
    title.setBold(true);
    title.setPointSizeF(title.pointSizeF() * kTitleSize);
    m_name->setFont(title);
    const bool isLow = window()->height() < grown(kLowWindow, *this);
    m_registrant->setVisible(!isLow);
    m_facts->setVisible(!isLow);
    m_other->setVisible(!isLow && !m_other->text().isEmpty());
    setFixedHeight(grown(isLow ? kLowHeaderHeight : kHeaderHeight, *this));
}

} // namespace nidus::ui
