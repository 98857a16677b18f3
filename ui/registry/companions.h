// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/draftpresence.h"

#include <QObject>
#include <QTimer>

namespace nidus {

class Notices;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// Tells when somebody else has the draft open that is shown, and others that it is open here.
class Companions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    Companions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page, Notices& notices);

private:
    void begin();
    void update();
    void tell();

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    Notices& m_notices;
    DraftPresence m_presence;
    QTimer m_poll;
    qint64 m_draft = 0;   ///< that is shown
    QStringList m_others; ///< who has it open, as told last
};

} // namespace nidus
