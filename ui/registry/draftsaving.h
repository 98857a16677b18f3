// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registration.h"

#include <QObject>
#include <QString>
#include <functional>
#include <utility>

namespace nidus::ui {

class DraftDocument;
class WindowMessages;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// Saves edited drafts, asks about unsaved edits before they are lost, and merges the edits of two people.
class DraftSaving final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    DraftSaving(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page, WindowMessages& notices);

    /// Calls `go` once there are no unsaved edits: immediately, or after the user saved or discarded them.
    /// The question says what `go` means for the edits, if that is not obvious.
    void settleThen(const std::function<void()>& go, const QString& consequence = {});
    /// Saves every edited draft; stops at the first that cannot be saved, and shows it and the reason.
    [[nodiscard]] bool saveAll();
    /// Saves a draft if it was edited, then calls `go`. On failure, shows the reason and what can be done.
    /// Asks first if an approved draft would change.
    void saveThen(DraftDocument& document, const std::function<void()>& go);
    /// Sets who knows which questions of a guide about the shown draft are open, as a sentence.
    void setOpenSteps(std::function<QString()> open) { m_openSteps = std::move(open); }
    /// Saves a draft, and says what is open and comes next.
    void saveAndMention(DraftDocument& document);
    /// Asks how to merge the edits of a draft with what somebody else saved meanwhile.
    void mergeWithTheirs(qint64 id);
    /// Asks how to merge a revision with a version that was registered after it was started.
    void mergeWithNewest(qint64 id);

private:
    [[nodiscard]] bool save(DraftDocument& document, const QString& editorial = {});
    /// Returns the name of whoever saved a draft last.
    [[nodiscard]] QString lastSaver(qint64 id) const;
    void saveAgain(qint64 id);
    /// Asks why the approval covers an edit.
    void askForReason(const std::function<void(const QString&)>& save);
    /// Shows a notice about a draft as long as it is in review.
    void showWhileInReview(qint64 id, const QString& text);
    void reportConflict(DraftDocument& document, const base::Error& error);
    void saveMerged(const registration::Draft& theirs, const registration::VersionContent& merged);
    void saveRebased(qint64 id, const registration::VersionContent& merged);
    void takeTheirs(qint64 id);
    void keepAsNewDraft(qint64 id);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    std::function<QString()> m_openSteps = [] { return QString(); };
};

} // namespace nidus::ui
