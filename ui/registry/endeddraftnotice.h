// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QObject>
#include <optional>

namespace nidus::storage {
class Registry;
}

namespace nidus::ui {

class DraftDocument;
class OpenDrafts;
class RegistryPage;
class RegistrySession;
class WindowMessages;

/// How somebody ended a draft.
struct DraftEnd
{
    qint64 id;
    QString nid; ///< for display; of a registered draft, the NID of its registration
    QString who;
    bool isRegistered; ///< false: moved to the trash

    /// Returns nothing if it is not known. `known` is the draft as it was read before; its log may be empty.
    [[nodiscard]] static std::optional<DraftEnd> of(const storage::Registry& registry,
                                                    const registration::DraftRecord& known);
    [[nodiscard]] QString sentence() const;
};

/// Shows who registered the shown draft, or moved it to the trash, if it was somebody else, and who took a
/// step with a draft that has unsaved edits. Instead of a registered draft, shows its registration.
class EndedDraftNotice final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    EndedDraftNotice(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page,
                     WindowMessages& notices);

private:
    void follow();
    void reportStep(const DraftDocument& document, const registration::DraftRecord& now);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    registration::DraftRecord m_shown; ///< last shown, as it was stored; id 0 = none
};

} // namespace nidus::ui
