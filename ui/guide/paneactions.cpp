// SPDX-License-Identifier: Apache-2.0
#include "ui/guide/paneactions.h"

#include "ui/registry/registrypage.h"
#include "ui/support/widgets/actions.h"

using namespace Qt::StringLiterals;

namespace nidus::ui {

PaneActions::PaneActions(RegistryPage& page, QAction* help, QObject* parent) : QObject(parent)
{
    const auto add = [&page, this](const QString& text, Pane pane, const QString& id) {
        m_actions.append(makeAction(this, text, [&page, pane] {
            page.requestShow();
            page.view()->showPane(pane);
        }));
        m_actions.constLast()->setObjectName(id);
    };
    add(tr("&Findings"), Pane::Findings, u"show-findings"_s);
    m_actions.append(help);
    add(tr("Revie&w"), Pane::Review, u"show-review"_s);
    add(tr("&Original"), Pane::Original, u"show-original"_s);
}

} // namespace nidus::ui
