// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/findactions.h"

#include "ui/check/checkpage.h"
#include "ui/registry/registrypage.h"
#include "ui/support/text/otherwords.h"
#include "ui/support/widgets/findbar.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace nidus::ui {

FindActions::FindActions(RegistryPage& registry, CheckPage& check)
    : QObject(&registry), m_registry(registry), m_check(check)
{
    const auto add = [this](const QString& id, const QString& text, const QKeySequence& shortcut, auto go) {
        auto* action = new QAction(text, this);
        action->setObjectName(id);
        action->setShortcut(shortcut);
        connect(action, &QAction::triggered, this, go);
        m_actions.append(action);
        return action;
    };
    QAction* find =
        add(u"find"_s, tr("Find and Rep&lace…"), Qt::CTRL | Qt::SHIFT | Qt::Key_F, &FindActions::open);
    setFurtherWords(*find, tr("search text words lines filter"));
    add(u"find-next"_s, tr("Find Ne&xt"), QKeySequence::FindNext, [this] { step(1); });
    add(u"find-previous"_s, tr("Find Pre&vious"), QKeySequence::FindPrevious, [this] { step(-1); });
}

void FindActions::open()
{
    if (m_check.isVisible())
        return m_check.findLines();
    m_registry.requestShow();
    m_registry.view()->findBar()->open();
}

void FindActions::step(int by)
{
    if (m_check.isVisible())
        return m_check.stepLine(by);
    m_registry.requestShow();
    m_registry.view()->findBar()->step(by);
}

} // namespace nidus::ui
