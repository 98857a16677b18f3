// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"

#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/files/backup.h"
#include "core/storage/files/copyerasure.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/files/restore.h"
#include "core/storage/history/erasedvalues.h"
#include "core/storage/history/headlog.h"
#include "core/storage/history/heads.h"
#include "core/storage/history/identity.h"
#include "core/storage/operations/activity.h"
#include "core/storage/operations/comments.h"
#include "core/storage/operations/contentio.h"
#include "core/storage/operations/drafts.h"
#include "core/storage/operations/erasure.h"
#include "core/storage/operations/recordupdate.h"
#include "core/storage/operations/registering.h"
#include "core/storage/registryparts.h"
#include "core/storage/rows/allocation.h"
#include "core/storage/rows/commentrows.h"
#include "core/storage/rows/contentrows.h"
#include "core/storage/rows/draftrows.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/schema/migrations.h"
#include "core/storage/verification/verification.h"

namespace nidus {

using namespace Qt::StringLiterals;

Registry::Registry(std::unique_ptr<RegistryParts> parts) : d(std::move(parts)) {}
Registry::Registry(Registry&&) noexcept = default;
Registry& Registry::operator=(Registry&&) noexcept = default;
Registry::~Registry() = default;

std::expected<Registry, Error> Registry::open(const QString& path, const RegistryOptions& options)
{
    const HeadLog log(path, options.headsFile);
    return openAfter(path, options, log.seen()); // read before the file, so that they are never newer
}

std::expected<Registry, Error> Registry::openAfter(const QString& path, const RegistryOptions& options,
                                                   const QList<HistoryHead>& seen)
{
    auto connection = openRegistryFile(path, options);
    if (!connection)
        return std::unexpected(connection.error());
    auto parts = std::make_unique<RegistryParts>(*std::move(connection));
    if (const auto done = parts->witness(HeadLog(path, options.headsFile), seen); !done)
        return std::unexpected(done.error());
    return Registry(std::move(parts));
}

std::expected<Registry, Error> Registry::create(const QString& path, const RegistryContent& content,
                                                const RegistryOptions& options)
{
    if (const auto created = createRegistryFile(path, content, options); !created)
        return std::unexpected(created.error());
    return openAfter(path, options, {}); // what had this name before is another registry
}

std::expected<Registry, Error> Registry::openOrCreate(const QString& path, const RegistryContent& content,
                                                      const RegistryOptions& options)
{
    auto opened = open(path, options);
    if (opened || opened.error().code != ErrorCode::FileNotFound)
        return opened;
    auto created = create(path, content, options);
    if (created || created.error().code != ErrorCode::FileExists)
        return created;
    return open(path, options); // another process made it in between
}

std::expected<Registry, Error> Registry::inMemory(const RegistryContent& content)
{
    auto connection = openRegistryInMemory(content);
    if (!connection)
        return std::unexpected(connection.error());
    return Registry(std::make_unique<RegistryParts>(*std::move(connection)));
}

QDateTime Registry::now() const
{
    return d->connection().now();
}

QString Registry::path() const
{
    return d->connection().path();
}

bool Registry::isReadOnly() const
{
    return d->connection().isReadOnly();
}

std::expected<RegistryInfo, Error> Registry::info() const
{
    Connection& connection = d->connection();
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto source = selectSource(connection);
    if (!source)
        return std::unexpected(source.error());
    const auto schema = schemaVersion(connection);
    if (!schema)
        return std::unexpected(schema.error());
    RegistryInfo info{.path = connection.path(), .schemaVersion = *schema, .source = *source};
    for (const auto& [count, sql] :
         {std::pair(&info.registrations, u"SELECT count(*) FROM registration"_s),
          std::pair(&info.versions, u"SELECT count(*) FROM version"_s),
          std::pair(&info.drafts, u"SELECT count(*) FROM draft WHERE fate = 'open'"_s)}) {
        const auto number = connection.number(sql);
        if (!number)
            return std::unexpected(number.error());
        *count = static_cast<int>(*number);
    }
    if (const auto done = transaction->commit(); !done)
        return std::unexpected(done.error());
    return info;
}

std::expected<qint64, Error> Registry::dataVersion() const
{
    return d->dataVersion();
}

std::expected<QList<RegistrySummary>, Error> Registry::summaries() const
{
    const auto listing = d->listing();
    if (!listing)
        return std::unexpected(listing.error());
    return (*listing)->summaries();
}

std::expected<QStringList, Error> Registry::search(const QString& term) const
{
    const auto listing = d->listing();
    if (!listing)
        return std::unexpected(listing.error());
    return (*listing)->search(d->searchThreads(), term);
}

std::expected<RegistrationRecord, Error> Registry::record(const QString& nid) const
{
    Connection& connection = d->connection();
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto id = registrationId(connection, nid);
    if (!id)
        return std::unexpected(id.error());
    auto record = selectRecord(connection, *id);
    if (!record)
        return record;
    if (const auto done = transaction->commit(); !done)
        return std::unexpected(done.error());
    return record;
}

std::expected<DraftRecord, Error> Registry::draft(qint64 id) const
{
    Connection& connection = d->connection();
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto row = selectDraft(connection, id);
    if (!row)
        return std::unexpected(row.error());
    const auto events = selectEvents(connection, {EventOwner::Kind::Draft, id});
    if (!events)
        return std::unexpected(events.error());
    const auto comments = numberedComments(connection, {EventOwner::Kind::Draft, id});
    if (!comments)
        return std::unexpected(comments.error());
    if (const auto done = transaction->commit(); !done)
        return std::unexpected(done.error());
    return DraftRecord{row->draft, *events, *comments};
}

std::expected<QStringList, Error> Registry::nids() const
{
    const auto listing = d->listing();
    if (!listing)
        return std::unexpected(listing.error());
    return (*listing)->nids();
}

std::expected<QList<RuleOfVersion>, Error> Registry::rules() const
{
    return d->connection().list(
        u"SELECT r.nid, v.number, %1 FROM syntax_rule s "
        "JOIN version v ON v.content_id = s.content_id "
        "JOIN registration r ON r.id = v.registration_id "
        "ORDER BY r.nid, v.number DESC"_s.arg(ruleColumns()),
        {}, [](const Row& row) { return RuleOfVersion{row.text(0), row.number(1), ruleFrom(row, 2)}; });
}

std::expected<QList<Draft>, Error> Registry::drafts() const
{
    Connection& connection = d->connection();
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto drafts = selectDrafts(connection);
    if (!drafts)
        return drafts;
    if (const auto done = transaction->commit(); !done)
        return std::unexpected(done.error());
    return drafts;
}

std::expected<QList<Person>, Error> Registry::people(const QSet<QString>& ids) const
{
    QStringList sorted(ids.cbegin(), ids.cend());
    sorted.sort();
    QList<Person> people;
    for (const QString& id : std::as_const(sorted)) {
        const auto person = selectPerson(d->connection(), id);
        if (!person)
            return std::unexpected(person.error());
        if (*person)
            people.append(**person);
    }
    return people;
}

std::expected<RegistryContent, Error> Registry::content() const
{
    return selectAll(d->connection());
}

std::expected<Draft, Error> Registry::createDraft(const Draft& draft, const Act& act)
{
    return nidus::createDraft(d->connection(), draft, act);
}

std::expected<Draft, Error> Registry::saveDraft(qint64 id, const VersionContent& content, int expectedSaves,
                                                const Act& act, const QString& editorial)
{
    return nidus::saveDraft(d->connection(), id, content, expectedSaves, act, editorial);
}

std::expected<Draft, Error> Registry::rebaseDraft(qint64 id, const VersionContent& content, int expectedSaves,
                                                  const Act& act, const QString& editorial)
{
    return nidus::rebaseDraft(d->connection(), id, content, expectedSaves, act, editorial);
}

std::expected<void, Error> Registry::remindOfDraft(qint64 id, const QDate& day)
{
    return nidus::remindOfDraft(d->connection(), id, day);
}

std::expected<void, Error> Registry::discardDraft(qint64 id, const Act& act)
{
    return nidus::discardDraft(d->connection(), id, act);
}

std::expected<QList<Draft>, Error> Registry::discardedDrafts() const
{
    return nidus::discardedDrafts(d->connection());
}

std::expected<Draft, Error> Registry::takeBackDraft(qint64 id, const Act& act)
{
    return nidus::takeBackDraft(d->connection(), id, act);
}

std::expected<Draft, Error> Registry::moveDraft(qint64 id, State to, const Act& act, const QDate& remindOn,
                                                std::optional<int> expectedSaves)
{
    return nidus::moveDraft(d->connection(), id, to, act, remindOn, expectedSaves);
}

std::expected<QString, Error> Registry::registerDraft(qint64 id, const Act& act,
                                                      std::optional<int> expectedSaves)
{
    return nidus::registerDraft(d->connection(), id, act, expectedSaves);
}

std::expected<void, Error> Registry::withdraw(const QString& nid, const Act& act, const QString& replacedBy)
{
    return withdrawRegistration(d->connection(), nid, replacedBy, act);
}

std::expected<QString, Error> Registry::nextInformalNid() const
{
    return nidus::nextInformalNid(d->connection());
}

std::expected<QList<PlacedComment>, Error> Registry::allComments(const QString& nid) const
{
    return selectAllComments(d->connection(), nid);
}

std::expected<void, Error> Registry::log(const QString& handle, EventKind what, const Act& act)
{
    return logEvent(d->connection(), handle, what, act);
}

std::expected<QList<LoggedEvent>, Error> Registry::activity(const ActivityFilter& filter) const
{
    return selectActivity(d->connection(), filter);
}

std::expected<qint64, Error> Registry::addComment(const QString& handle, const ReviewComment& comment,
                                                  const Act& act)
{
    return nidus::addComment(d->connection(), handle, comment, act);
}

std::expected<QList<ReviewComment>, Error> Registry::comments(const QString& handle) const
{
    return selectComments(d->connection(), handle);
}

std::expected<void, Error> Registry::addContent(const RegistryContent& content, const Act& act)
{
    return nidus::addContent(d->connection(), content, act);
}

std::expected<void, Error> Registry::updateRecords(const RegistryContent& content, const Act& act)
{
    return nidus::updateRecords(d->connection(), content, act);
}

std::expected<QList<Error>, Error> Registry::examine(const std::stop_token& stop,
                                                     ProgressSink* progress) const
{
    auto problems = examineDatabase(d->connection(), stop, progress);
    if (!problems)
        return problems;
    const auto forks = compareHeads(d->connection(), d->seen(), ForeignHead::IsOlder);
    if (!forks)
        return forks;
    return *problems + *forks;
}

std::expected<HistoryHead, Error> Registry::head() const
{
    return historyHead(d->connection());
}

std::expected<QList<Error>, Error> Registry::compareWith(const QList<HistoryHead>& heads) const
{
    return compareHeads(d->connection(), heads, ForeignHead::Differs);
}

std::expected<Erased, Error> Registry::findTexts(const QStringList& texts) const
{
    return findEverywhere(d->connection(), texts);
}

std::expected<Erased, Error> Registry::erase(const QStringList& texts, const Act& act)
{
    return eraseEverywhere(d->connection(), texts, act);
}

std::expected<QList<ErasedPlace>, Error> Registry::erasedPlaces() const
{
    return selectErased(d->connection());
}

std::expected<void, Error> Registry::enterRestore()
{
    if (d->seen().isEmpty())
        return {};
    auto transaction = Transaction::begin(d->connection(), Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    if (const auto done = nidus::enterRestore(d->connection(), d->seen().last()); !done)
        return done;
    return transaction->commit();
}

QList<Error> Registry::headProblems() const
{
    return d->headProblems();
}

std::expected<QList<Error>, Error> Registry::illegalNids() const
{
    return findIllegalNids(d->connection());
}

std::expected<void, Error> Registry::verify() const
{
    const auto problems = examine();
    if (!problems)
        return std::unexpected(problems.error());
    if (!problems->isEmpty())
        return std::unexpected(problems->first());
    return {};
}

std::expected<void, Error> Registry::checkFile(const QString& path, const std::stop_token& stop)
{
    const auto connection = openForCopying(path);
    if (!connection)
        return std::unexpected(connection.error());
    (*connection)->obey(&stop);
    return checkPages(**connection, PageCheck::Quick);
}

std::expected<void, Error> Registry::backUp(const QString& target, const std::stop_token& stop) const
{
    return backUpTo(d->connection(), target, stop);
}

std::expected<void, Error> Registry::saveAs(const QString& target, const std::stop_token& stop) const
{
    return backUpTo(d->connection(), target, stop, CopyIs::AnotherRegistry);
}

std::expected<void, Error> Registry::copyFile(const QString& source, const QString& target,
                                              const std::stop_token& stop)
{
    const auto connection = openForCopying(source);
    if (!connection)
        return std::unexpected(connection.error());
    (*connection)->obey(&stop);
    if (const auto sound = checkPages(**connection, PageCheck::Whole); !sound)
        return sound;
    return backUpTo(**connection, target, stop);
}

std::expected<QString, Error> Registry::keepBackup(BackupReason reason, const QDateTime& now, int kept,
                                                   const std::stop_token& stop) const
{
    return keepRollingBackup(d->connection(), reason, now, kept, stop);
}

std::expected<RestoreReport, Error> Registry::restore(const RestoreOrder& order, const std::stop_token& stop,
                                                      ProgressSink* progress)
{
    return restoreInto(d->connection(), order, stop, progress);
}

std::expected<RestoreReport, Error> Registry::restoreFile(const QString& path, const RestoreOrder& order,
                                                          const std::stop_token& stop, ProgressSink* progress)
{
    return restoreUnopened(path, order, stop, progress);
}

} // namespace nidus
