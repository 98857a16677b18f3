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
                      .addRange = m_lists->addRange(),
                      .import = m_lists->import(),
                      .paste = m_lists->paste(),
                      .undo = m_lists->undo(),
                      .forEntries = m_entries->others(),
                      .forList = m_lists->all()});
    connect(&session, &RegistrySession::changed, this, [this] {
        m_entries->update();
        m_lists->update();
    });
}

QList<QList<QAction*>> SubregistryActions::groups() const
{
    QList<QList<QAction*>> groups = m_entries->others();
    groups.first().prepend(m_entries->assign());
    return groups + m_lists->all();
}

QList<QAction*> SubregistryActions::all() const
{
    QList<QAction*> actions;
    for (const QList<QAction*>& group : groups())
        actions += group;
    return actions;
}

} // namespace nidus::ui
