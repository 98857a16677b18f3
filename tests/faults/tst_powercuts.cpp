// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/savefilesink.h"
#include "core/registration/handle.h"
#include "core/storage/files/backup.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "core/workflow/import/filebatch.h"
#include "tests/core/storage/examplecontent.h"
#include "tests/core/storage/smallregistry.h"
#include "tests/faults/powercuts.h"
#include "tests/faults/settings.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::cli;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;
using nidus::faults::FoundFolder;
using nidus::faults::PowerCuts;

namespace {

const QString kName = u"r.nidus"_s;

/// Returns the number of cuts of each test function: some hundred in total, or NIDUS_POWER_CUTS.
int cutsEach()
{
    constexpr int functions = 8;
    return nidus::faults::setting("NIDUS_POWER_CUTS", 400) / functions;
}

QString describe(const Error& error)
{
    return u"error %1 %2 %3"_s.arg(QLatin1StringView(error.code.word()))
        .arg(QString::fromStdString(error.subject), QString::fromStdString(error.detail));
}

template <typename T>
T require(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(describe(result.error())));
    if constexpr (!std::is_void_v<T>)
        return *std::move(result);
}

QString problemOf(Registry& registry)
{
    const auto problems = registry.history().examine();
    if (!problems)
        return describe(problems.error());
    return problems->isEmpty() ? QString() : describe(problems->first());
}

QString problemOf(FoundFolder& found, const QString& name)
{
    auto& registry = found.registry(name);
    return registry ? problemOf(*registry) : name + u": "_s + describe(registry.error());
}

/// Checks that the registry, if it exists, and all its copies are intact, and that the registry can be used.
QString isIntact(FoundFolder& found)
{
    QDirIterator files(found.path(), {u"*.nidus"_s, u"*.bak-*"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString name = files.next().sliced(found.path().size() + 1);
        const QString complaint =
            name.contains(".new"_L1) ? QString() : problemOf(found, name); // or unfinished
        if (!complaint.isEmpty())
            return complaint;
    }
    if (!QFile::exists(found.filePath(kName)))
        return {};
    auto& registry = found.registry(kName);
    const auto draft = registry->drafts().create({.kind = NamespaceKind::Informal}, kAct);
    const auto nid =
        draft ? registry->registrations().registerDraft(draft->id, kAct) : std::unexpected(draft.error());
    return nid ? QString() : u"nothing can be registered: "_s + describe(nid.error());
}

/// Checks that the registry contains the NID with this purpose. A reused number would have another purpose.
PowerCuts::Holds holdsNid(const QString& nid, const QString& purpose)
{
    return [nid, purpose](FoundFolder& found) {
        auto& registry = found.registry(kName);
        const auto record =
            registry ? registry->registrations().record(nid) : std::unexpected(registry.error());
        if (!record)
            return nid + u" was promised: "_s + describe(record.error());
        const QString held =
            record->versions.last().content.registrationTemplate.text(TemplateField::Purpose);
        return held == purpose ? QString() : nid + u" was promised with "_s + purpose + u", holds "_s + held;
    };
}

PowerCuts::Holds holdsDraft(qint64 id, const QString& purpose)
{
    return [id, purpose](FoundFolder& found) {
        auto& registry = found.registry(kName);
        const auto record = registry ? registry->drafts().record(id) : std::unexpected(registry.error());
        if (!record)
            return u"draft %1 was promised: "_s.arg(id) + describe(record.error());
        const QString held = record->draft.content.registrationTemplate.text(TemplateField::Purpose);
        // The save after the promised one may already be there.
        return held.toInt() >= purpose.toInt()
                   ? QString()
                   : u"draft %1 was promised with %2, holds %3"_s.arg(id).arg(purpose, held);
    };
}

void registerOne(PowerCuts& cuts, Registry& registry, const QString& name, const Draft& draft)
{
    const QString purpose = draft.content.registrationTemplate.text(TemplateField::Purpose);
    const Draft made = require(registry.drafts().create(draft, kAct));
    // While a revision is registered, the previous version may still be there.
    if (!draft.revisionOf.isEmpty())
        cuts.restoreFromTrash(draft.revisionOf);
    const QString nid = require(registry.registrations().registerDraft(made.id, kAct));
    cuts.promise(name.isEmpty() ? nid : name, holdsNid(nid, purpose));
}

QStringList handlesOf(Registry& registry)
{
    QStringList handles;
    for (const RegistrySummary& row : require(registry.overview().summaries()))
        handles.append(row.handle);
    return handles;
}

/// Checks that a promised copy exists and contains these.
PowerCuts::Holds holdsCopy(const QString& name, const QStringList& handles)
{
    return [name, handles](FoundFolder& found) {
        auto& copy = found.registry(name);
        if (!copy)
            return name + u" was promised: "_s + describe(copy.error());
        return handlesOf(*copy) == handles ? QString() : name + u" contains something else"_s;
    };
}

} // namespace

/// The power is cut at every moment; changes that were not synced are lost, completely or in part, in any
/// order. What calls promised still exists, and every file can be read.
class TestPowerCuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesSurvive();
    void registrationsSurvive();
    void importsSurvive();
    void backupsSurvive();
    void restoresSurvive();
    void migrationsSurvive();
    void journalsSurvive();
    void exportsSurvive();

private:
    static void cut(const PowerCuts& cuts, const PowerCuts::Holds& isIntact)
    {
        // If many cuts are requested, at every operation.
        const int count = cutsEach() < 1000 ? cutsEach() : std::max(cutsEach(), int(cuts.operations()) + 1);
        const QString complaint = cuts.run(count, isIntact);
        QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
        qInfo("%d power cuts in %d operations of the disk: nothing lost", count, int(cuts.operations()));
    }
};

void TestPowerCuts::savesSurvive()
{
    PowerCuts cuts;
    cuts.begin();
    {
        Registry registry = require(Registry::create(cuts.filePath(kName), {}));
        cuts.promise(kName, [](FoundFolder& found) { return problemOf(found, kName); });
        Draft draft = require(registry.drafts().create(newDraft(u"abc"_s), kAct));
        for (int i = 1; i <= 20; ++i) {
            VersionContent content = draft.content;
            content.registrationTemplate.setText(TemplateField::Purpose, QString::number(i));
            draft = require(registry.drafts().save(draft.id, content, draft.saves, kAct));
            cuts.promise(u"draft"_s, holdsDraft(draft.id, QString::number(i)));
        }
    } // closes the file
    cuts.end();
    cut(cuts, isIntact);
}

void TestPowerCuts::registrationsSurvive()
{
    PowerCuts cuts;
    require(Registry::create(cuts.filePath(kName), {}));
    cuts.begin();
    for (int round = 0; round < 2; ++round) { // opened, written to and closed twice
        Registry registry = require(Registry::open(cuts.filePath(kName)));
        for (int i = 0; i < 4; ++i) {
            const QString nid = u"formal-%1-%2"_s.arg(round).arg(i);
            registerOne(cuts, registry, nid, {.content = contentWith(nid, u"first of "_s + nid)});
            registerOne(cuts, registry, {},
                        {.kind = NamespaceKind::Informal, .content = contentWith({}, u"for "_s + nid)});
            registerOne(cuts, registry, nid,
                        {.revisionOf = nid, .content = contentWith(nid, u"second of "_s + nid)});
        }
        const QString gone = u"formal-%1-0"_s.arg(round);
        require(registry.registrations().withdraw(gone, kAct));
        cuts.promise(gone + u" withdrawn"_s, [gone](FoundFolder& found) {
            auto& held = found.registry(kName);
            const auto record = held ? held->registrations().record(gone) : std::unexpected(held.error());
            return record && record->registration.state == State::Withdrawn ? QString()
                                                                            : gone + u" is back"_s;
        });
    }
    cuts.end();
    cut(cuts, isIntact);
}

void TestPowerCuts::importsSurvive()
{
    PowerCuts cuts;
    require(Registry::create(cuts.filePath(kName), {}));
    const RegistryContent content = exampleContent();
    cuts.begin();
    {
        Registry registry = require(Registry::open(cuts.filePath(kName)));
        require(registry.contents().add(content, kAct));
        for (const RegistrationRecord& record : content.records) {
            const QString nid = record.registration.nid;
            cuts.promise(nid, [nid](FoundFolder& found) {
                auto& held = found.registry(kName);
                return held && held->registrations().record(nid) ? QString()
                                                                 : nid + u" was imported and is missing"_s;
            });
        }
    }
    cuts.end();
    Registry imported = require(Registry::inMemory(content));
    const qsizetype whole = handlesOf(imported).size();
    cut(cuts, [whole](FoundFolder& found) {
        const QString complaint = isIntact(found);
        // isIntact() has registered one namespace.
        const qsizetype held = complaint.isEmpty() ? handlesOf(*found.registry(kName)).size() - 1 : 0;
        return complaint.isEmpty() && held != 0 && held != whole ? u"half an import"_s : complaint;
    });
}

void TestPowerCuts::backupsSurvive()
{
    PowerCuts cuts;
    require(Registry::create(cuts.filePath(kName), exampleContent()));
    cuts.begin();
    {
        constexpr int kept = 2;
        Registry registry = require(Registry::open(cuts.filePath(kName)));
        QStringList copies;
        for (int i = 0; i < 4; ++i) {
            registerOne(cuts, registry, {},
                        {.kind = NamespaceKind::Informal, .content = contentWith({}, u"x"_s)});
            const QString single = u"copy-%1.nidus"_s.arg(i);
            require(registry.copies().backUp(cuts.filePath(single)));
            cuts.promise(single, holdsCopy(single, handlesOf(registry)));
            if (copies.size() == kept)
                cuts.restoreFromTrash(copies.takeFirst());
            const QString path = require(registry.copies().keep(BackupReason::Daily, kept));
            copies.append(path.sliced(cuts.folder().size() + 1));
            cuts.promise(copies.last(), holdsCopy(copies.last(), handlesOf(registry)));
        }
    }
    cuts.end();
    cut(cuts, isIntact);
}

void TestPowerCuts::restoresSurvive()
{
    PowerCuts cuts;
    require(Registry::create(cuts.filePath(kName), exampleContent()));
    QStringList older;
    QStringList newer;
    {
        Registry registry = require(Registry::open(cuts.filePath(kName)));
        require(registry.copies().backUp(cuts.filePath(u"copy.nidus"_s)));
        older = handlesOf(registry);
        registerOne(cuts, registry, {}, {.content = contentWith(u"later"_s, u"x"_s)});
        newer = handlesOf(registry);
        cuts.restoreFromTrash(u"later"_s);
    }
    cuts.begin();
    {
        Registry registry = require(Registry::open(cuts.filePath(kName)));
        require(registry.copies().restore({.source = cuts.filePath(u"copy.nidus"_s), .who = kAct.who}));
        cuts.promise(u"restored"_s, holdsCopy(kName, older));
    }
    cuts.end();
    cut(cuts, [&](FoundFolder& found) {
        if (!QFile::exists(found.filePath(kName)))
            return u"the registry has no name"_s;
        if (const QString complaint = problemOf(found, kName); !complaint.isEmpty())
            return complaint;
        const QStringList held = handlesOf(*found.registry(kName));
        if (held != older && held != newer)
            return u"neither the previous content nor the backup: "_s + held.join(u' ');
        // The previous content is kept first.
        bool isKept = held == newer;
        QDirIterator copies(found.filePath(kName + u".backups"_s), {u"*.nidus"_s}, QDir::Files);
        while (copies.hasNext()) {
            const QString name = copies.next().sliced(found.path().size() + 1);
            if (const QString complaint = problemOf(found, name); !complaint.isEmpty())
                return complaint;
            isKept = isKept || handlesOf(*found.registry(name)) == newer;
        }
        return isKept ? QString() : u"restored, but the previous content is missing"_s;
    });
}

void TestPowerCuts::migrationsSurvive()
{
    QList<Migration> steps = schemaMigrations();
    const int present = steps.last().number;
    steps.append(
        {.number = present + 1,
         .script = "CREATE TABLE later (x TEXT) STRICT; INSERT INTO later SELECT nid FROM registration;"});
    const auto migrateFile = [&steps](const QString& path) -> Result<qint64> {
        const auto connection = Connection::open(path, OpenMode::ReadWrite, {});
        if (!connection)
            return std::unexpected(connection.error());
        if (const auto done = copyThenMigrate(**connection, steps); !done)
            return std::unexpected(done.error());
        return (*connection)->number(u"SELECT count(*) FROM later"_s);
    };
    PowerCuts cuts;
    const QString path = cuts.filePath(kName);
    require(Registry::create(path, exampleContent()));
    cuts.begin();
    const qint64 migrated = require(migrateFile(path));
    cuts.end();
    cut(cuts, [&](FoundFolder& found) {
        const auto again = migrateFile(found.filePath(kName));
        if (!again)
            return describe(again.error());
        if (*again != migrated)
            return u"the content has changed"_s;
        // There is a copy of what it was, made before the cut or now.
        const QStringList copies = QDir(found.path()).entryList({kName + u".bak-schema%1*"_s.arg(present)});
        return copies.isEmpty() ? u"migrated without a copy"_s : QString();
    });
}

void TestPowerCuts::journalsSurvive()
{
    const QString registryPath = u"/some/registry.nidus"_s;
    PowerCuts cuts;
    QVERIFY(QDir(cuts.folder()).mkdir(u"data"_s));
    cuts.begin();
    {
        RecoveryJournal journal(cuts.filePath(u"data/recovery"_s));
        for (int i = 1; i <= 20; ++i) {
            Draft draft{.id = 1 + i % 2};
            draft.content.registrationTemplate.setText(TemplateField::Purpose, QString::number(i));
            require(journal.keep(registryPath, draft));
            cuts.promise(draftHandle(draft.id), [registryPath, i, id = draft.id](FoundFolder& found) {
                RecoveryJournal left(found.filePath(u"data/recovery"_s));
                for (const RecoveredDraft& one : left.leftovers(registryPath).drafts) {
                    const QString held = one.draft.content.registrationTemplate.text(TemplateField::Purpose);
                    if (one.draft.id == id && held.toInt() >= i)
                        return QString();
                }
                return u"edit %1 of draft %2 is missing"_s.arg(i).arg(id);
            });
        }
    }
    cuts.end();
    cut(cuts, [&](FoundFolder& found) {
        // This process is still running, unlike one whose power was cut.
        QDir folder(found.filePath(u"data/recovery"_s));
        for (const QString& lock : folder.entryList({u"*.lock"_s}, QDir::Files | QDir::Hidden))
            folder.remove(lock);
        RecoveryJournal left(folder.path());
        const QList<DamagedJournal> damaged = left.leftovers(registryPath).damaged;
        return damaged.isEmpty() ? QString() : damaged.first().file;
    });
}

void TestPowerCuts::exportsSurvive()
{
    const auto fileIs = [](const QString& name, const QByteArray& wanted) {
        return [name, wanted](FoundFolder& found) {
            QFile file(found.filePath(name));
            return file.open(QIODevice::ReadOnly) && file.readAll() == wanted ? QString()
                                                                              : name + u" is not complete"_s;
        };
    };
    const auto text = [](int round, int number) {
        return QByteArray("a line of an export\n").repeated(400 + 10 * round + number);
    };
    PowerCuts cuts;
    cuts.begin();
    for (int round = 0; round < 2; ++round) { // the second time over existing files
        auto batch = require(FileBatch::in(cuts.filePath(u"out"_s)));
        for (int i = 0; i < 3; ++i) {
            const QString name = u"%1.txt"_s.arg(i);
            require(batch.add(name, text(round, i)));
            cuts.restoreFromTrash(u"out/"_s + name);
        }
        require(batch.commit());
        for (int i = 0; i < 3; ++i) {
            const QString name = u"out/%1.txt"_s.arg(i);
            cuts.promise(name, fileIs(name, text(round, i)));
        }
        const auto sink = require(SaveFileSink::open(cuts.filePath(u"single.txt"_s)));
        sink->write(text(round, 9).toStdString());
        cuts.restoreFromTrash(u"single.txt"_s);
        require(sink->commit());
        cuts.promise(u"single.txt"_s, fileIs(u"single.txt"_s, text(round, 9)));
    }
    cuts.end();
    cut(cuts, [&](FoundFolder& found) {
        QString complaint;
        const auto isEither = [&](const QString& name, int number) {
            QFile file(found.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                return;
            const QByteArray held = file.readAll();
            if (held != text(0, number) && held != text(1, number))
                complaint = name + u" is neither the old nor the new"_s;
        };
        for (int i = 0; i < 3; ++i)
            isEither(u"out/%1.txt"_s.arg(i), i);
        isEither(u"single.txt"_s, 9);
        return complaint;
    });
}

NIDUS_TEST(tst_powercuts, TestPowerCuts)

#include "tst_powercuts.moc"
