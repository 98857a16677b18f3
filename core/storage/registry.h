// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/registration/historyhead.h"
#include "core/registration/registration.h"
#include "core/registration/reviewcomment.h"
#include "core/storage/files/backupnames.h"
#include "core/storage/values/registryoptions.h"
#include "core/storage/values/registryvalues.h"

#include <QDate>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>
#include <expected>
#include <memory>
#include <optional>
#include <stop_token>

namespace nidus {

class RegistryParts;

/// A registry of namespaces in an SQLite file. Every write is one transaction that is committed
/// whole or leaves the file as it was; history (versions, events) is append-only, which the database itself
/// enforces. An object holds one connection and belongs to one thread.
class Registry
{
public:
    /// Opens an existing file; migrates an older schema (a copy is kept beside it first). Errors:
    /// FileNotFound, FileNotReadable, NotADatabase, ForeignDatabase, NewerSchema, DamagedDatabase,
    /// LockedDatabase, SeveralNames (of a file that can be written). The file is untouched by a failure. A
    /// read-only file opens; writes then fail with ReadOnlyDatabase.
    [[nodiscard]] static std::expected<Registry, Error> open(const QString& path,
                                                             const RegistryOptions& options = {});
    /// Makes a new file with `content`; FileExists when there is one. Nothing half-written stays: the file
    /// appears whole or not at all. Safe when several processes do it at once (one makes it, the others get
    /// FileExists).
    [[nodiscard]] static std::expected<Registry, Error>
    create(const QString& path, const RegistryContent& content, const RegistryOptions& options = {});
    /// open(), or create() when the file does not exist.
    [[nodiscard]] static std::expected<Registry, Error>
    openOrCreate(const QString& path, const RegistryContent& content, const RegistryOptions& options = {});
    /// A registry in memory.
    [[nodiscard]] static std::expected<Registry, Error> inMemory(const RegistryContent& content);

    Registry(Registry&&) noexcept;
    Registry& operator=(Registry&&) noexcept;
    ~Registry();

    [[nodiscard]] QString path() const; ///< empty in memory
    /// The present time by the clock that the registry was opened with, in UTC, and the day that it is here.
    [[nodiscard]] QDateTime now() const;
    [[nodiscard]] QDate today() const { return now().toLocalTime().date(); }
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] std::expected<RegistryInfo, Error> info() const;
    /// Grows whenever any connection commits to the file; poll to notice other
    /// processes.
    [[nodiscard]] std::expected<qint64, Error> dataVersion() const;

    /// All registrations ordered by NID, then drafts ordered by id.
    [[nodiscard]] std::expected<QList<RegistrySummary>, Error> summaries() const;
    /// Handles of everything whose fields contain `term` as it stands, in summaries()' order. Three
    /// characters or more search every field of current versions and drafts (FTS5 trigram); one or two look
    /// at NID and registrant only. The same characters anywhere in a word match; letter case does not count;
    /// an empty term finds everything. Blanks and line ends count as one space, and not at all around the
    /// term.
    [[nodiscard]] std::expected<QStringList, Error> search(const QString& term) const;

    /// A registration with history; its log holds those of the drafts it came from. NIDs in any letter case.
    /// NotFound.
    [[nodiscard]] std::expected<RegistrationRecord, Error> record(const QString& nid) const;
    [[nodiscard]] std::expected<DraftRecord, Error> draft(qint64 id) const;
    /// Registered NIDs (withdrawn ones too), lower case, sorted.
    [[nodiscard]] std::expected<QStringList, Error> nids() const;
    /// All versions that have a syntax rule, ordered by NID, the newest version of each first.
    [[nodiscard]] std::expected<QList<RuleOfVersion>, Error> rules() const;
    /// Open drafts, ordered by id, without their events.
    [[nodiscard]] std::expected<QList<Draft>, Error> drafts() const;
    /// Those of the people with these ids that the registry knows, ordered by id.
    [[nodiscard]] std::expected<QList<Person>, Error> people(const QSet<QString>& ids) const;
    /// Everything, for a whole export.
    [[nodiscard]] std::expected<RegistryContent, Error> content() const;

    /// Makes a draft: of a new namespace (revisionOf empty), or of a revision (kind, basedOn taken from the
    /// registration). Only kind, revisionOf and content of `draft` are read. Returns the stored draft.
    [[nodiscard]] std::expected<Draft, Error> createDraft(const Draft& draft, const Act& act);
    /// Replaces a draft's content. `expectedSaves` is Draft::saves as read; Conflict when somebody saved
    /// since. The author becomes act.who. Unchanged content writes nothing and succeeds. A draft that was
    /// approved goes back into review, unless `editorial` gives the reason why the approval covers the
    /// change; the log says which.
    [[nodiscard]] std::expected<Draft, Error> saveDraft(qint64 id, const VersionContent& content,
                                                        int expectedSaves, const Act& act,
                                                        const QString& editorial = {});
    /// saveDraft() for a revision that was merged with the newest version: it is based on that from now on.
    [[nodiscard]] std::expected<Draft, Error> rebaseDraft(qint64 id, const VersionContent& content,
                                                          int expectedSaves, const Act& act,
                                                          const QString& editorial = {});
    /// Sets the day on which to ask after a draft that waits for others; an invalid day takes it back.
    [[nodiscard]] std::expected<void, Error> remindOfDraft(qint64 id, const QDate& day);
    /// Puts a draft aside. It stays in the file and its id is never used again.
    [[nodiscard]] std::expected<void, Error> discardDraft(qint64 id, const Act& act);
    /// What was put aside, ordered by id.
    [[nodiscard]] std::expected<QList<Draft>, Error> discardedDrafts() const;
    /// Opens a draft again that was put aside, in the state that it had. NotFound.
    [[nodiscard]] std::expected<Draft, Error> takeBackDraft(qint64 id, const Act& act);
    /// Moves a draft along draft -> in-review -> approved -> with-iana, or back to draft. WrongState
    /// otherwise. Approving enters the hash of the content (approvalNote()). The reminder becomes `remindOn`.
    /// With `expectedSaves` (Draft::saves as read), Conflict when somebody saved since.
    [[nodiscard]] std::expected<Draft, Error> moveDraft(qint64 id, State to, const Act& act,
                                                        const QDate& remindOn = {},
                                                        std::optional<int> expectedSaves = {});

    /// Registers a draft: appends its content as the next version and returns the NID. A new formal NID must
    /// not be registered (NidTaken); a new informal namespace gets nextInformalNid(), which is written into
    /// its template. A revision based on another version than the present head is a Conflict; content equal
    /// to the head is Unchanged. The template's NID and Version fields are set to what was registered; the
    /// first text held of an older registration keeps its Version. The draft is then gone. `expectedSaves` as
    /// for moveDraft(). Checks no template rules: that is core/lint's work.
    [[nodiscard]] std::expected<QString, Error> registerDraft(qint64 id, const Act& act,
                                                              std::optional<int> expectedSaves = {});
    /// Marks a registration withdrawn; its NID is never reused. `replacedBy` is empty or a registered NID
    /// (else NotFound); act.note is the reason.
    [[nodiscard]] std::expected<void, Error> withdraw(const QString& nid, const Act& act,
                                                      const QString& replacedBy = {});
    /// The informal NID that registering would allocate: one more than the highest number ever assigned (RFC
    /// 8141 section 5.2). NumbersExhausted when it would not fit into 32 characters.
    [[nodiscard]] std::expected<QString, Error> nextInformalNid() const;

    /// Enters something that changes no state into the log of a NID or open draft ("draft:ID"). NotFound.
    [[nodiscard]] std::expected<void, Error> log(const QString& handle, EventKind what, const Act& act);
    /// The log of the whole registry, newest first.
    [[nodiscard]] std::expected<QList<LoggedEvent>, Error> activity(const ActivityFilter& filter) const;
    /// Adds a comment, answer, resolution or acceptance to a NID or open draft and returns its id. Only kind,
    /// answerTo, text and, of a comment or acceptance, version, field and finding are read. NotFound when
    /// there is no such comment to answer, or an acceptance names no finding.
    [[nodiscard]] std::expected<qint64, Error> addComment(const QString& handle, const ReviewComment& comment,
                                                          const Act& act);
    /// Oldest first; a registration's begin with those of the drafts that became it.
    [[nodiscard]] std::expected<QList<ReviewComment>, Error> comments(const QString& handle) const;
    /// Those of a registration and of all its drafts, open, registered or discarded; oldest first. NotFound.
    [[nodiscard]] std::expected<QList<PlacedComment>, Error> allComments(const QString& nid) const;

    /// Lays records that are not there yet into the registry with their history (from our XML), in one
    /// transaction. NidTaken names the first that is there; nothing is written then. People are merged by id.
    /// Drafts get new ids unless the registry holds no draft yet and never has. What has no event of its own
    /// gets an Imported one, but not in an empty registry: that then holds exactly `content`. BadFormat for
    /// content that breaks the rules of RegistryContent (version numbers, states). NidNotAllowed names the
    /// first registration whose NID breaks RFC 8141 section 5.
    [[nodiscard]] std::expected<void, Error> addContent(const RegistryContent& content, const Act& act);

    /// Makes dates, references and contacts of registrations what a newer list says of them, and takes over
    /// its people and its source. NIDs, kinds, states, registrants, versions and drafts stay. One
    /// transaction; NotFound names a NID that is not registered. Each record gets an Imported event.
    [[nodiscard]] std::expected<void, Error> updateRecords(const RegistryContent& content, const Act& act);

    /// Everything that is wrong with the file: its pages, indexes and references (DamagedDatabase), its
    /// schema (ForeignSchema; after one about a table nothing else is looked at), its history against the
    /// ledger (TamperedVersion, TamperedEvent, MissingHistory), headProblems(), everything else against its
    /// seals and the history (ChangedOutside, MissingHistory), the search index (StaleIndex), and
    /// illegalNids(). Progress without a total tells that pages and references are looked at; then it counts
    /// entries of the ledger. Cancelled. Writers are not kept waiting.
    [[nodiscard]] std::expected<QList<Error>, Error> examine(const std::stop_token& stop = {},
                                                             ProgressSink* progress = nullptr) const;
    /// The newest entry of the history and the registry's identity.
    [[nodiscard]] std::expected<HistoryHead, Error> head() const;
    /// Whether the history goes on from heads that were given out: ForkedHistory names the first entry that
    /// does not. Proves nothing where examine() finds something.
    [[nodiscard]] std::expected<QList<Error>, Error> compareWith(const QList<HistoryHead>& heads) const;
    /// Where names, addresses or numbers stand, whole words in any letter case, and which copies hold them.
    [[nodiscard]] std::expected<Erased, Error> findTexts(const QStringList& texts) const;
    /// Erases them everywhere and in the copies that Nidus keeps; the history stays provable. Left are files
    /// that could not be written. Not in one transaction with the copies.
    [[nodiscard]] std::expected<Erased, Error> erase(const QStringList& texts, const Act& act);
    /// What was erased from the history so far.
    [[nodiscard]] std::expected<QList<ErasedPlace>, Error> erasedPlaces() const;
    /// Enters that the file was put back from a copy while the history of the last head seen was not there to
    /// be asked.
    [[nodiscard]] std::expected<void, Error> enterRestore();
    /// What was found when the file was opened: a history that does not go on from heads seen before
    /// (ForkedHistory). examine() says it too.
    [[nodiscard]] QList<Error> headProblems() const;
    /// The NIDs that are registered against RFC 8141 section 5, which nothing lets in any more: IllegalNid
    /// each.
    [[nodiscard]] std::expected<QList<Error>, Error> illegalNids() const;
    /// The first problem that examine() finds, as an error.
    [[nodiscard]] std::expected<void, Error> verify() const;
    /// Whether the pages of a file fit together, on a connection of its own: DamagedDatabase, Cancelled. For
    /// a thread in the background; quicker than examine().
    [[nodiscard]] static std::expected<void, Error> checkFile(const QString& path,
                                                              const std::stop_token& stop);

    /// Writes a copy of one state of everything into a new file; FileExists. Nothing half-written stays.
    [[nodiscard]] std::expected<void, Error> backUp(const QString& target,
                                                    const std::stop_token& stop = {}) const;
    /// backUp() as a registry of its own: it gets another identity, which names this history's head as its
    /// origin.
    [[nodiscard]] std::expected<void, Error> saveAs(const QString& target,
                                                    const std::stop_token& stop = {}) const;
    /// backUp() of a file that is not opened: nothing is migrated, and a file with damage is not copied.
    [[nodiscard]] static std::expected<void, Error> copyFile(const QString& source, const QString& target,
                                                             const std::stop_token& stop = {});
    /// Writes a copy into the folder of rolling copies and removes the oldest beyond `kept` of the same
    /// reason; returns its path.
    [[nodiscard]] std::expected<QString, Error> keepBackup(BackupReason reason, const QDateTime& now,
                                                           int kept = kKeptBackups,
                                                           const std::stop_token& stop = {}) const;
    /// Replaces everything by what a file holds that backUp() or keepBackup() wrote, of this schema or an
    /// older one; what was there is kept as a rolling copy first. The source is examined before and never
    /// changed: with problems, but for illegal NIDs, nothing is restored unless the order accepts them.
    /// Enters a restoration with the head of the history that is left; no informal number and no draft's id
    /// is given again. LockedDatabase before a copy is made, or when others keep writing. Cancelled.
    [[nodiscard]] std::expected<RestoreReport, Error>
    restore(const RestoreOrder& order, const std::stop_token& stop = {}, ProgressSink* progress = nullptr);
    /// restore() of a file that is not there, or that cannot be opened for what is in it: that is put aside
    /// as "PATH.damaged-TIME". The names are exchanged in one step. Of the file and its rolling copies is
    /// read what can be, so that no number is given again.
    [[nodiscard]] static std::expected<RestoreReport, Error> restoreFile(const QString& path,
                                                                         const RestoreOrder& order,
                                                                         const std::stop_token& stop = {},
                                                                         ProgressSink* progress = nullptr);

private:
    [[nodiscard]] static std::expected<Registry, Error>
    openAfter(const QString& path, const RegistryOptions& options, const QList<HistoryHead>& seen);
    explicit Registry(std::unique_ptr<RegistryParts> parts);
    std::unique_ptr<RegistryParts> d;
};

} // namespace nidus
