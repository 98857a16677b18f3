// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/subregistryactions.h"

#include "ui/session/registrysession.h"
#include "ui/subregistry/entryactions.h"
#include "ui/subregistry/listactions.h"
#include "ui/subregistry/numbermap.h"
#include "ui/subregistry/subregistrydesk.h"
#include "ui/subregistry/subregistrypanel.h"

namespace nidus::ui {

SubregistryActions::SubregistryActions(RegistrySession& session, SubregistryPanel& panel,
                                       WindowMessages& notices)
    : QObject(&panel),
      m_desk(new SubregistryDesk(session, panel, notices)),
      m_entries(new EntryActions(*m_desk)),
      m_lists(new ListActions(*m_desk))
{
    panel.setActions({.create = m_lists->create(),
                      .assign = m_entries->assign(),
                      .forEntries = m_entries->others(),
                      .forList = m_lists->others()});
    connect(&session, &RegistrySession::changed, this, [this] {
        m_entries->update();
        m_lists->update();
    });
}

QList<QAction*> SubregistryActions::all() const
{
    return QList{m_entries->assign()} + m_entries->others() + m_lists->others();
}

} // namespace nidus::ui
