// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/shell/actionfinder.h"

#include <QMenu>

class QMenuBar;

namespace nidus::ui {

class RegistrySession;

/// The menu Help, with what it opens.
class HelpMenu final : public QMenu
{
    Q_OBJECT

public:
    /// All are borrowed; `hints` shows the help on fields, `bar` holds the actions that are found.
    HelpMenu(RegistrySession& session, QAction* hints, QMenuBar& bar);

    void findAction(ActionFinder::Shown shown);

private:
    void showLog();
    void showAbout();

    RegistrySession& m_session;
    QMenuBar& m_bar;
};

} // namespace nidus::ui
