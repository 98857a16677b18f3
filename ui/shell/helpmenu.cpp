// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/helpmenu.h"

#include "core/builtin/builtincontent.h"
#include "core/findings/values/logging.h"
#include "ui/session/registrysession.h"
#include "ui/shell/aboutdialog.h"
#include "ui/shell/logdialog.h"
#include "ui/support/widgets/dialogs.h"

#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace nidus::ui {

HelpMenu::HelpMenu(RegistrySession& session, const QList<QAction*>& pages, QMenuBar& bar)
    : QMenu(tr("&Help"), &bar), m_session(session), m_bar(bar)
{
    addActions(pages);
    addSeparator();
    addAction(tr("&Keyboard Shortcuts…"), this, [this] {
        findAction(ActionFinder::Shown::WithKeys);
    })->setObjectName(u"keyboard-shortcuts"_s);
    addAction(tr("Show &Log…"), this, &HelpMenu::showLog)->setObjectName(u"show-log"_s);
    QAction* about = addAction(tr("&About Nidus"), this, &HelpMenu::showAbout);
    about->setObjectName(u"about"_s);
    about->setMenuRole(QAction::AboutRole);
}

void HelpMenu::findAction(ActionFinder::Shown shown)
{
    auto* finder = deletedOnClose(new ActionFinder(m_bar, shown, m_bar.window()));
    finder->open();
}

void HelpMenu::showLog()
{
    auto* log = deletedOnClose(new LogDialog(findings::logLines(), m_bar.window()));
    log->open();
}

void HelpMenu::showAbout()
{
    const auto info = m_session.registry().contents().info();
    auto* about =
        deletedOnClose(new AboutDialog(info ? info->source : builtin::builtinSource(), m_bar.window()));
    about->open();
}

} // namespace nidus::ui
