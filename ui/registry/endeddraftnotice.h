// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QObject>

namespace nidus::ui {

class RegistryPage;
class RegistrySession;
class WindowMessages;

/// Shows who registered the shown draft, or moved it to the trash, if it was somebody else. Instead of a
/// registered draft, shows its registration.
class EndedDraftNotice final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    EndedDraftNotice(RegistrySession& session, RegistryPage& page, WindowMessages& notices);

private:
    void follow();
    [[nodiscard]] QString whoMovedToTrash() const;
    void reportTrash(const QString& who);
    void reportRegistered();

    RegistrySession& m_session;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    registration::Draft m_draft; ///< last shown, as it was stored; id 0 = none
};

} // namespace nidus::ui
