// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/restore.h"

#include "core/base/firsterror.h"
#include "core/registration/handle.h"
#include "core/storage/engine/filereplacement.h"
#include "core/storage/engine/temporarydatabase.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/files/backup.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/files/replacedcontent.h"
#include "core/storage/history/headlog.h"
#include "core/storage/history/heads.h"
#include "core/storage/history/identity.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/restoration.h"
#include "core/storage/history/seals.h"
#include "core/storage/operations/registrysettings.h"
#include "core/storage/rows/allocation.h"
#include "core/storage/schema/migrations.h"
#include "core/storage/schema/schemacheck.h"
#include "core/storage/sqlite/dialect.h"
#include "core/storage/subregistries/usedvalues.h"
#include "core/storage/verification/verification.h"
#include "core/system/filenames.h"

#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// How often others may write between the backup of the current content and its replacement.
constexpr int kAttempts = 20;

/// The copy next to the registry that is checked and completed before it replaces the registry.
class Stage
{
public:
    /// `at` is the time of the restore.
    Stage(const QString& registryPath, const RestoreOrder& order, const QDateTime& at)
        : m_target(registryPath), m_order(order), m_at(at), m_file(registryPath)
    {}

    [[nodiscard]] QString path() const { return m_file.path(); }
    [[nodiscard]] bool isTrial() const { return m_order.isTrial; }
    [[nodiscard]] Connection& connection() const { return *m_connection; }
    [[nodiscard]] TemporaryDatabase& file() { return m_file; }
    /// Writes the log into the file, so that the file can be renamed.
    void close() { m_connection.reset(); }

    /// Copies the source, migrates the copy to the current schema, and returns its problems.
    [[nodiscard]] base::Result<QList<base::Error>> make(const std::stop_token& stop,
                                                        base::ProgressSink* progress)
    {
        auto problems = copy(stop);
        if (!problems)
            return problems;
        auto connection = Connection::open(path(), OpenMode::ReadWrite, {});
        if (!connection)
            return std::unexpected(connection.error());
        m_connection = *std::move(connection);
        if (const auto done = migrate(*m_connection, schemaMigrations()); !done)
            return std::unexpected(done.error());
        const auto found = verifyDatabase(*m_connection, stop, progress);
        if (!found)
            return found;
        problems->append(*found);
        // Nobody can undo these; they are reported after the restore.
        problems->removeIf([](const base::Error& problem) { return problem.code == kIllegalNid; });
        for (base::Error& problem : *problems) {
            if (problem.subject == path().toStdString())
                problem.subject = m_order.source.toStdString();
        }
        return problems;
    }

    /// Calls enter(), and returns what the copy lacks.
    [[nodiscard]] base::Result<RestoreReport> compare(const ReplacedContent& present,
                                                      std::optional<qint64> common)
    {
        const auto lacking = missing(present);
        const auto entered = enter(present, common);
        if (const auto error = base::firstError(lacking, entered))
            return std::unexpected(*error);
        auto removed = lost();
        if (!removed)
            return std::unexpected(removed.error());
        RestoreReport report;
        report.missing = *lacking + m_lacking;
        report.lost = *std::move(removed);
        report.lostEntries = common ? present.head.count - *common : 0;
        const auto rule = ruleOf(*m_connection);
        if (rule && present.approval && *rule != *present.approval)
            report.approval = ApprovalChange{*present.approval, *rule};
        return report;
    }

private:
    /// Records the restore and what must be remembered of the replaced content; `common` is the newest entry
    /// that both have, if it is known.
    [[nodiscard]] base::Result<void> enter(const ReplacedContent& present, std::optional<qint64> common)
    {
        if (const auto done = watchChanges(*m_connection); !done)
            return done;
        auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Write);
        if (!transaction)
            return std::unexpected(transaction.error());
        const auto own = assignedNumbers(*m_connection);
        if (!own)
            return std::unexpected(own.error());
        const AssignedNumbers numbers = higherNumbers(*own, present.numbers);
        if (const auto done = enterEarlierRestorations(*m_connection, present.restorations); !done)
            return done;
        const auto entered = enterRestoration(
            *m_connection, {.at = m_at,
                            .who = m_order.who,
                            .source = QFileInfo(m_order.source).fileName(),
                            .leftEntries = present.head.count,
                            .leftHash = present.head.hash.isEmpty() ? hashOfNothing() : present.head.hash,
                            .informalNumber = numbers.informal,
                            .draftNumber = numbers.draft});
        if (!entered)
            return entered;
        if (const auto done = countDraftsTo(*m_connection, numbers.draft); !done)
            return done;
        if (const auto done = recordEarlierRestores(*m_connection, present.identities, common); !done)
            return done;
        if (!present.head.identity.isEmpty()) {
            if (const auto done = recordLeft(present.head, common); !done)
                return done;
        }
        const Act act{m_order.who, QFileInfo(m_order.source).fileName(), {}};
        const auto lacking = releaseLacking(*m_connection, present.used, act, m_at.date());
        if (!lacking)
            return std::unexpected(lacking.error());
        m_lacking = *lacking;
        return transaction->commit();
    }

    /// Returns the entries of the replaced history that the copy lacks; call after enter().
    [[nodiscard]] base::Result<QList<base::Error>> lost()
    {
        auto compared = compareHeads(*m_connection, {m_left}, HeadSource::Witness);
        if (!compared)
            return std::unexpected(compared.error());
        for (base::Error& problem : compared->problems)
            problem.subject = m_target.toStdString();
        return compared->problems;
    }

    /// Returns the current content that the copy lacks.
    [[nodiscard]] base::Result<QStringList> missing(const ReplacedContent& present)
    {
        const auto held = newestVersions(*m_connection);
        if (!held)
            return std::unexpected(held.error());
        QStringList missing;
        for (const auto& [nid, newest] : present.versions.asKeyValueRange()) {
            if (!held->contains(nid))
                missing.append(nid);
            for (int version = held->value(nid) + 1; version <= newest; ++version)
                missing.append(registration::versionHandle(nid, version));
        }
        const auto drafts = m_connection->list(u"SELECT id FROM draft"_s, {},
                                               [](const QueryRow& row) { return row.integer(0); });
        if (!drafts)
            return std::unexpected(drafts.error());
        for (const qint64 draft : present.drafts) {
            if (!drafts->contains(draft))
                missing.append(registration::draftHandle(draft));
        }
        return missing;
    }

    /// Checks the pages and the schema of the source before any migration.
    base::Result<QList<base::Error>> copy(const std::stop_token& stop)
    {
        const auto from = openForCopying(m_order.source);
        if (!from)
            return std::unexpected(from.error());
        (*from)->obey(&stop);
        if (const auto sound = checkPages(**from, PageCheck::Whole); !sound)
            return std::unexpected(sound.error());
        // After the migration, the original schema can no longer be seen.
        const auto schema = schemaVersion(**from);
        if (!schema)
            return std::unexpected(schema.error());
        auto problems = *schema < schemaMigrations().last().number ? examineSchema(**from)
                                                                   : base::Result<QList<base::Error>>();
        if (!problems)
            return problems;
        if (const auto made = m_file.make(); !made)
            return std::unexpected(made.error());
        m_file.copyAccessFrom(QFileInfo::exists(m_target) ? m_target : m_order.source);
        if (const auto copied = copyInto(**from, path(), stop); !copied)
            return std::unexpected(copied.error());
        return problems;
    }

    /// Records the head that was left, and heads seen of a history that was already missing.
    base::Result<void> recordLeft(const registration::HistoryHead& head, std::optional<qint64> common)
    {
        m_left = {head};
        if (const auto done = recordRestore(*m_connection, head, common); !done)
            return done;
        const auto compared =
            compareHeads(*m_connection, HeadLog(m_target, m_order.headsFile).seen(), HeadSource::Log);
        if (!compared)
            return std::unexpected(compared.error());
        for (const MissingEntries& part : compared->missing) {
            if (part.last.identity != head.identity)
                continue;
            m_left.append(part.last);
            if (const auto done = recordRestore(*m_connection, part.last, part.first - 1); !done)
                return done;
        }
        return {};
    }

    QString m_target;
    const RestoreOrder& m_order;
    QDateTime m_at;
    TemporaryDatabase m_file;
    QList<registration::HistoryHead> m_left;
    QStringList m_lacking;
    std::unique_ptr<Connection> m_connection; ///< destroyed before the file
};

/// Turns off sealing of the connection's writes during its lifetime, while other content replaces the file's.
class Unwatched
{
public:
    explicit Unwatched(Connection& connection) : m_connection(connection) {}
    Unwatched(const Unwatched&) = delete;
    Unwatched& operator=(const Unwatched&) = delete;
    ~Unwatched() { m_connection.setFirstStep(watchChanges); }

    [[nodiscard]] base::Result<void> begin() { return unwatchChanges(m_connection); }

private:
    Connection& m_connection;
};

/// Checks that nobody holds the write lock.
base::Result<void> checkLock(Connection& connection)
{
    const auto transaction = Transaction::begin(connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    return {};
}

/// Makes one attempt; LockedDatabase if another program wrote meanwhile.
base::Result<RestoreReport> replaceContent(Connection& connection, Connection& witness, Stage& stage,
                                           const std::stop_token& stop, base::ProgressSink* progress)
{
    const auto version = [&witness] { return witness.number(dialect::commitsOfOthers()); };
    const auto before = version();
    if (!before)
        return std::unexpected(before.error());
    auto present = readPresent(connection);
    if (!present)
        return std::unexpected(present.error());
    const auto common = newestCommonEntry(connection, stage.connection());
    if (!common)
        return std::unexpected(common.error());
    auto used = usedAfter(connection, *common);
    if (!used)
        return std::unexpected(used.error());
    present->used = *std::move(used);
    if (stage.isTrial())
        return stage.compare(*present, *common);
    const auto kept = keepRollingBackup(connection, BackupReason::Restore, kKeptBackups, stop);
    if (!kept)
        return std::unexpected(kept.error());
    Unwatched unwatched(connection);
    if (const auto done = unwatched.begin(); !done)
        return std::unexpected(done.error());
    base::Result<RestoreReport> report;
    const auto copied = connection.copyFrom(stage.connection(), stop, progress, [&] {
        if (version() != before)
            return false;
        report = stage.compare(*present, *common); // nobody else can write now, so it is entered only once
        return report.has_value();
    });
    if (!report)
        return report;
    if (!copied)
        return std::unexpected(copied.error());
    report->isRestored = true;
    report->kept = *kept;
    return report;
}

QString asideName(const QString& path, const QDateTime& at)
{
    return path + ".damaged-"_L1 + at.toString(u"yyyyMMdd-HHmmss-zzz"_s);
}

} // namespace

base::Result<RestoreReport> restoreInto(Connection& connection, const RestoreOrder& order,
                                        const std::stop_token& stop, base::ProgressSink* progress)
{
    if (const auto free = checkLock(connection); !free)
        return std::unexpected(free.error());
    // The file may be a backup that somebody put in place; the witness could not read it during a write.
    if (const auto done = connection.execute(dialect::writeAhead()); !done)
        return std::unexpected(done.error());
    Stage stage(connection.path(), order, connection.now());
    const auto problems = stage.make(stop, progress);
    if (!problems)
        return std::unexpected(problems.error());
    if (!problems->isEmpty() && !order.acceptsProblems)
        return RestoreReport{
            .isRestored = false, .problems = *problems, .missing = {}, .kept = {}, .lost = {}};
    const auto witness = Connection::open(connection.path(), OpenMode::ReadOnly, {});
    if (!witness)
        return std::unexpected(witness.error());
    base::Result<RestoreReport> report;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        report = replaceContent(connection, **witness, stage, stop, progress);
        if (report || report.error().code != kLockedDatabase)
            break;
    }
    if (report)
        report->problems = *problems;
    return report;
}

base::Result<RestoreReport> restoreUnopened(const QString& path, const RestoreOrder& order,
                                            const std::stop_token& stop, base::ProgressSink* progress)
{
    const quint64 replaced = system::fileNumber(QFile::encodeName(path).toStdString());
    const QDateTime now = QDateTime::currentDateTimeUtc(); // there is no registry with another clock
    Stage stage(path, order, now);
    const auto problems = stage.make(stop, progress);
    if (!problems)
        return std::unexpected(problems.error());
    RestoreReport report{.isRestored = false, .problems = *problems, .missing = {}, .kept = {}, .lost = {}};
    if (!problems->isEmpty() && !order.acceptsProblems)
        return report;
    ReplacedContent present = knownOf(path, HeadLog(path, order.headsFile));
    const CommonContent common = commonWith(stage.connection(), present);
    present.used = common.used;
    auto compared = stage.compare(present, common.entry);
    if (!compared)
        return compared;
    compared->problems = report.problems;
    report = *std::move(compared);
    if (replaced == 0)
        report.missing.clear(); // the present registry cannot be read
    if (order.isTrial)
        return report;
    if (const auto done = stage.connection().execute(dialect::writeAhead()); !done)
        return std::unexpected(done.error());
    stage.close();
    if (replaced != 0) {
        report.kept = asideName(path, now);
        if (const auto done = replaceFile(path, replaced, stage.path(), report.kept); !done)
            return std::unexpected(done.error());
    } else if (const auto done = stage.file().publish(); !done) {
        return std::unexpected(done.error());
    }
    report.isRestored = true;
    return report;
}

} // namespace nidus::storage
