// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/navigation.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/announcement.h"

#include <QAction>
#include <QApplication>
#include <QStackedWidget>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

bool takesKeys(const QWidget& widget, const QWidget& pane)
{
    return widget.isVisibleTo(&pane) && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

/// Returns the widget that last had the focus in the pane, or the first one in it that takes keys.
QWidget* placeIn(QWidget& pane)
{
    if (QWidget* last = pane.focusWidget(); last && takesKeys(*last, pane))
        return last;
    for (QWidget* next = &pane; next; next = next->nextInFocusChain()) {
        if ((next == &pane || pane.isAncestorOf(next)) && takesKeys(*next, pane))
            return next;
        if (next->nextInFocusChain() == &pane)
            break;
    }
    return nullptr;
}

/// Moves the focus to the next tab if it was in the previous one; otherwise it could end up anywhere.
void stepTab(RegistrationView& view, int by)
{
    const bool isInTab = view.shownTab()->isAncestorOf(QApplication::focusWidget());
    view.stepTab(by);
    if (QWidget* place = isInTab ? placeIn(*view.shownTab()) : nullptr)
        place->setFocus(Qt::TabFocusReason);
}

} // namespace

Navigation::Navigation(RegistryPage& page, Panes panes, QWidget* window)
    : QObject(window), m_page(page), m_panes(std::move(panes))
{
    add(u"next-pane"_s, tr("&Next Pane"), Qt::Key_F6, [this] { stepPane(1); });
    add(u"previous-pane"_s, tr("Pre&vious Pane"), Qt::SHIFT | Qt::Key_F6, [this] { stepPane(-1); });
    // Nothing moves on a page that is not shown.
    const auto onPage = [&page](auto step) {
        return [&page, step] {
            if (page.isVisible() && !page.isAlone())
                step(page);
        };
    };
    add(u"next-tab"_s, tr("Next &Tab"), Qt::CTRL | Qt::Key_PageDown,
        onPage([](auto& on) { stepTab(*on.view(), 1); }));
    add(u"previous-tab"_s, tr("Previous Ta&b"), Qt::CTRL | Qt::Key_PageUp,
        onPage([](auto& on) { stepTab(*on.view(), -1); }));
    add(u"next-in-list"_s, tr("Next &in List"), Qt::ALT | Qt::Key_Down,
        onPage([](auto& on) { on.browser()->step(1); }));
    add(u"previous-in-list"_s, tr("Previo&us in List"), Qt::ALT | Qt::Key_Up,
        onPage([](auto& on) { on.browser()->step(-1); }));
}

void Navigation::add(const QString& id, const QString& text, const QKeySequence& shortcut,
                     const std::function<void()>& go)
{
    auto* action = new QAction(text, this);
    action->setObjectName(id);
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, go);
    m_actions.append(action);
}

void Navigation::enterPage() const
{
    const QList<QWidget*> panes = m_panes().mid(1);
    const QWidget* focus = QApplication::focusWidget();
    if (std::ranges::any_of(panes, [focus](const QWidget* pane) { return pane->isAncestorOf(focus); }))
        return sayEntry();
    if (QWidget* place = placeIn(*panes.constFirst()))
        place->setFocus(Qt::OtherFocusReason);
    sayEntry();
}

void Navigation::sayEntry() const
{
    const storage::RegistrySummary* const entry = m_page.isVisible() ? m_page.current() : nullptr;
    if (entry && m_page.view()->isAncestorOf(QApplication::focusWidget()))
        announce(m_page.view(), findings::visibleText(entry->nid));
}

void Navigation::stepPane(int by)
{
    const QList<QWidget*> panes = m_panes();
    const QWidget* focus = QApplication::focusWidget();
    qsizetype at = by > 0 ? -1 : panes.size(); // outside of all of them
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (panes[i] == focus || panes[i]->isAncestorOf(focus))
            at = i;
    }
    for (qsizetype steps = 0; steps < panes.size(); ++steps) {
        at = (at + by + panes.size()) % panes.size();
        QWidget* const place = panes[at]->isVisible() ? placeIn(*panes[at]) : nullptr;
        if (!place)
            continue;
        place->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        if (panes[at] == panes.constFirst() || qobject_cast<QStackedWidget*>(panes[at]->parentWidget()))
            announce(panes[at], panes[at]->accessibleName()); // its control says too little
        return;
    }
}

} // namespace nidus::ui
