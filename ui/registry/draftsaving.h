// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registration.h"

#include <QObject>
#include <QString>
#include <functional>

namespace nidus::ui {

class DraftDocument;
class Notices;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// Saves edited drafts, settles what is unsaved before something ends, and brings together what two people
/// wrote.
class DraftSaving final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    DraftSaving(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page, Notices& notices);

    /// Does `go` once nothing is unsaved any more: at once, or after the user chose to save or to discard.
    void settleThen(const std::function<void()>& go);
    /// Saves every edited draft; stops at the first that cannot be saved, shows it and says why.
    [[nodiscard]] bool saveAll();
    /// Saves one if it is edited, then does `go`; where that fails, says why and what can be done. Asks first
    /// when what was approved would change.
    void saveThen(DraftDocument& document, const std::function<void()>& go);
    /// Asks how the edits of a draft go together with what somebody else saved meanwhile.
    void mergeWithTheirs(qint64 id);
    /// Asks how a revision goes together with a version that was registered after it was begun.
    void mergeWithNewest(qint64 id);

private:
    [[nodiscard]] bool save(DraftDocument& document, const QString& editorial = {});
    void saveAgain(qint64 id);
    /// Why the approval covers an edit.
    void askForReason(const std::function<void(const QString&)>& save);
    void tellItIsInReview(const registration::Draft& draft);
    void reportConflict(DraftDocument& document, const base::Error& error);
    void saveMerged(const registration::Draft& theirs, const registration::VersionContent& merged);
    void saveRebased(qint64 id, const registration::VersionContent& merged);
    void takeTheirs(qint64 id);
    void keepAsNewDraft(qint64 id);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    Notices& m_notices;
};

} // namespace nidus::ui
