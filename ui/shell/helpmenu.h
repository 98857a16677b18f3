// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/shell/actionfinder.h"

#include <QMenu>

class QMenuBar;

namespace nidus::ui {

class RegistrySession;

/// The Help menu and the dialogs it opens.
class HelpMenu final : public QMenu
{
    Q_OBJECT

public:
    /// All are borrowed; `pages` show the start page and the field help, `bar` has the actions to find.
    HelpMenu(RegistrySession& session, const QList<QAction*>& pages, QMenuBar& bar);

    void findAction(ActionFinder::Shown shown);

private:
    void showLog();
    void showAbout();

    RegistrySession& m_session;
    QMenuBar& m_bar;
};

} // namespace nidus::ui
