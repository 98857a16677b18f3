// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/sidepane.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/fonts.h"
#include "ui/support/look/icons.h"

#include <QApplication>
#include <QKeyEvent>
#include <QSettings>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kNarrowestPane = 320; // pixels at the default font, like the others
constexpr int kWidestPane = 420;
constexpr int kPaneShare = 4; // of the width of the window
constexpr int kPaneTarget = 28;
constexpr int kPaneGap = 4;

} // namespace

SidePane::SidePane(QWidget& content, int leastContent, QWidget* parent)
    : QWidget(parent),
      m_content(content),
      m_leastContent(leastContent),
      m_body(new QWidget),
      m_tabs(new QTabBar),
      m_close(new QToolButton),
      m_panes(new QStackedWidget),
      m_strip(new QWidget),
      m_buttons(new QVBoxLayout)
{
    m_buttons->setSpacing(kPaneGap);
    inColumn(m_strip, {.margins = QMargins(kPaneGap, kPaneGap, kPaneGap, kPaneGap)},
             {m_buttons, BoxPart::spare()});
    inColumn(m_body, kNoGaps, {makeHead(), {m_panes, 1}});
    inRow(this, kNoGaps, {{m_body, 1}, m_strip});
    m_content.installEventFilter(this);
    m_panes->installEventFilter(this);
    arrange();
}

QWidget* SidePane::makeHead()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setAccessibleName(tr("Side panes"));
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_wished = tab; // chosen by the user
        m_panes->setCurrentIndex(tab);
    });
    m_close->setIcon(themedIcon(u"window-close"_s));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setMinimumSize(kPaneTarget, kPaneTarget);
    connect(m_close, &QToolButton::clicked, this, &SidePane::close);
    auto* head = new QWidget;
    inRow(head, {.margins = QMargins(0, 0, kPaneGap, 0), .spacing = kPaneGap}, {{m_tabs, 1}, m_close});
    return head;
}

void SidePane::addPane(QWidget* pane, const QString& key, const QString& title, const QIcon& icon)
{
    auto* button = new QToolButton;
    button->setIcon(icon);
    button->setToolTip(title);
    button->setAccessibleName(title);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setMinimumSize(kPaneTarget + 2 * kPaneGap, kPaneTarget); // a number of two digits fits
    button->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    connect(button, &QToolButton::clicked, this, [this, pane] { openPane(pane); });
    m_buttons->addWidget(button);
    m_parts.append({pane, key, title, button});
    m_panes->addWidget(pane);
    pane->setAccessibleName(title);
    const QSignalBlocker noUser(m_tabs);
    m_tabs->addTab(title);
    arrange();
}

qsizetype SidePane::indexOf(const QWidget* pane) const
{
    const auto part = std::ranges::find(m_parts, pane, &Part::pane);
    return part - m_parts.cbegin();
}

void SidePane::setCount(const QWidget* pane, qsizetype count)
{
    const Part& part = m_parts.at(indexOf(pane));
    const QString number = locale().toString(count);
    //: %1 is the title of a pane, %2 the number of items in it
    const QString title = count == 0 ? part.title : tr("%1 (%2)").arg(part.title, number);
    m_tabs->setTabText(static_cast<int>(indexOf(pane)), title);
    part.button->setText(count == 0 ? QString() : number);
    part.button->setAccessibleName(title);
    arrange();
}

void SidePane::setOffered(const QWidget* pane, bool isOffered)
{
    const qsizetype index = indexOf(pane);
    if (m_parts.at(index).isOffered == isOffered)
        return;
    m_parts[index].isOffered = isOffered;
    m_parts[index].button->setVisible(isOffered);
    m_isInPlace = m_isInPlace && m_tabs->currentIndex() != index;
    if (isOffered)
        m_tabs->setTabVisible(static_cast<int>(index), true);
    choose();
    if (!isOffered)
        m_tabs->setTabVisible(static_cast<int>(index), false);
    arrange();
}

void SidePane::choose()
{
    const QSignalBlocker noUser(m_tabs);
    m_tabs->setCurrentIndex(m_parts.at(m_wished).isOffered ? static_cast<int>(m_wished) : 0);
    m_panes->setCurrentIndex(m_tabs->currentIndex());
}

void SidePane::openPane(const QWidget* pane)
{
    const qsizetype index = indexOf(pane);
    if (!m_parts.at(index).isOffered)
        return;
    follow();
    m_wished = index;
    choose();
    (m_isNarrow ? m_isInPlace : m_isOpen) = true;
    arrange();
}

void SidePane::close()
{
    (m_isNarrow ? m_isInPlace : m_isOpen) = false;
    const bool hadFocus = m_body->isAncestorOf(QApplication::focusWidget());
    const QPointer<QWidget> focus = m_focus;
    arrange();
    if (hadFocus && focus)
        focus->setFocus(Qt::OtherFocusReason);
}

void SidePane::giveBack()
{
    if (m_isNarrow && m_isInPlace)
        close();
}

QWidget* SidePane::openedPane() const
{
    const bool isOpen = m_isNarrow ? m_isInPlace : m_isOpen;
    return isOpen ? m_panes->currentWidget() : nullptr;
}

void SidePane::follow()
{
    const bool isNarrow = window()->width() < grown(m_leastContent + kNarrowestPane, *this);
    const bool isOther = m_isNarrow != isNarrow;
    m_isNarrow = isNarrow;
    if (isOther)
        m_isInPlace = false;
    arrange();
}

void SidePane::arrange()
{
    const bool isOpen = openedPane() != nullptr;
    const bool takesPlace = isOpen && m_isNarrow;
    if (takesPlace && m_content.isAncestorOf(QApplication::focusWidget()))
        m_focus = QApplication::focusWidget();
    const int head = m_tabs->sizeHint().width() + m_close->sizeHint().width() + 3 * kPaneGap;
    const int least = std::max({grown(kNarrowestPane, *this), head, m_panes->minimumSizeHint().width()});
    const int width = std::max(least, std::min(window()->width() / kPaneShare, grown(kWidestPane, *this)));
    m_body->setMinimumWidth(takesPlace ? 0 : width);
    m_body->setMaximumWidth(takesPlace ? QWIDGETSIZE_MAX : width);
    m_body->setVisible(isOpen);
    m_strip->setVisible(!isOpen);
    m_content.setVisible(!takesPlace);
    setSizePolicy(takesPlace ? QSizePolicy::Expanding : QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_close->setToolTip(takesPlace ? tr("Back (Esc)") : tr("Close Side Pane"));
    m_close->setAccessibleName(takesPlace ? tr("Back") : m_close->toolTip());
}

bool SidePane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_content && event->type() == QEvent::Resize)
        follow();
    if (watched == m_panes && event->type() == QEvent::LayoutRequest)
        arrange(); // no text of a pane may be cut
    return QWidget::eventFilter(watched, event);
}

void SidePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    follow();
}

void SidePane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

void SidePane::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_isInPlace)
        return close();
    QWidget::keyPressEvent(event);
}

void SidePane::saveState(QSettings& settings) const
{
    settings.setValue("side/pane", m_parts.at(m_wished).key);
    settings.setValue("side/open", m_isOpen);
}

void SidePane::restoreState(const QSettings& settings)
{
    m_isOpen = settings.value("side/open", true).toBool();
    const auto part =
        std::ranges::find(std::as_const(m_parts), settings.value("side/pane").toString(), &Part::key);
    m_wished = part == m_parts.cend() ? 0 : part - m_parts.cbegin();
    choose();
    arrange();
}

} // namespace nidus::ui
