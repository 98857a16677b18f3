// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/navigation.h"

#include "ui/registry/registrypage.h"

#include <QAction>
#include <QApplication>

namespace nidus {

namespace {

bool takesKeys(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

/// Where the focus was in the pane when it was left, else the first place in it that takes keys.
QWidget* placeIn(QWidget& pane)
{
    if (QWidget* last = pane.focusWidget(); last && takesKeys(*last))
        return last;
    for (QWidget* next = &pane; next; next = next->nextInFocusChain()) {
        if ((next == &pane || pane.isAncestorOf(next)) && takesKeys(*next))
            return next;
        if (next->nextInFocusChain() == &pane)
            break;
    }
    return nullptr;
}

} // namespace

Navigation::Navigation(RegistryPage& page, Panes panes, QWidget* window)
    : QObject(window), m_panes(std::move(panes))
{
    add(tr("&Next Pane"), Qt::Key_F6, [this] { stepPane(1); });
    add(tr("Pre&vious Pane"), Qt::SHIFT | Qt::Key_F6, [this] { stepPane(-1); });
    add(tr("Next &Tab"), Qt::CTRL | Qt::Key_PageDown, [&page] { page.view()->stepTab(1); });
    add(tr("Previous Ta&b"), Qt::CTRL | Qt::Key_PageUp, [&page] { page.view()->stepTab(-1); });
    add(tr("Next &in the List"), Qt::ALT | Qt::Key_Down, [&page] { page.browser()->step(1); });
    add(tr("Previo&us in the List"), Qt::ALT | Qt::Key_Up, [&page] { page.browser()->step(-1); });
}

void Navigation::add(const QString& text, const QKeySequence& shortcut, const std::function<void()>& go)
{
    auto* action = new QAction(text, this);
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, go);
    m_actions.append(action);
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
        if (QWidget* place = panes[at]->isVisible() ? placeIn(*panes[at]) : nullptr)
            return place->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    }
}

} // namespace nidus
