// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "core/storage/schema/migrations.h"
#include "core/storage/sqlite/sqlite.h"
#include "examplecontent.h"
#include "otherprogram.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>
#include <unistd.h>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const RegistryOptions kImpatient{.busyTimeout = 1ms};

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class TestRegistryFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void rejectsWithoutChangingTheFile_data();
    void rejectsWithoutChangingTheFile();
    void rejectsAMissingFileAndAFolder();
    void rejectsAFileWithSeveralNames();
    void doesNotWaitForAFifo();
    void namesBothSchemas();
    void rejectsAFileLockedByAnotherProgram();
    void limitsTheWaitForAnotherWriter();
    void opensAReadOnlyFile();
    void opensAReadOnlyFileWithALogNextToIt();
    void readsWithoutFilesForSharing();
    void reportsDamageInsideAFile();
    void checksForDamageAfterAnUncleanEnd();
    void continuesAfterAnUncleanEnd();
    void doesNotWriteToAReplacedFile_data();
    void doesNotWriteToAReplacedFile();
    void survivesAFullDisk();
    void createsCompletelyOrNotAtAll();
    void rejectsCreatingOverAFile();
    void rejectsCreatingInAMissingFolder();
    void leavesOneFile();
    void opensPathsOfAnyName_data();
    void opensPathsOfAnyName();
    void opensOrCreates();
    void marksItsFiles();
    void refusesANameThatIsNotUtf8();
    void namesTheLogOfAnotherFile();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestRegistryFile::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestRegistryFile::rejectsWithoutChangingTheFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    const QTemporaryDir folder;
    const QString own = folder.filePath(u"own.nidus"_s);
    QVERIFY(Registry::create(own, exampleContent()).has_value());
    const QByteArray sound = bytesOf(own);
    const QString foreign = folder.filePath(u"foreign.db"_s);
    QVERIFY(OtherProgram(foreign).runs(u"CREATE TABLE t (x)"_s));

    QTest::newRow("empty file") << QByteArray() << storage::kNotADatabase;
    QTest::newRow("text") << QByteArray("Namespace Identifier: x\n").repeated(100) << storage::kNotADatabase;
    QTest::newRow("somebody else's SQLite") << bytesOf(foreign) << storage::kForeignDatabase;
    QByteArray newer = sound;
    newer[63] = 99; // user_version
    QTest::newRow("newer schema") << newer << storage::kNewerSchema;
    QTest::newRow("truncated in the header") << sound.first(50) << storage::kDamagedDatabase;
    QTest::newRow("truncated after the header") << sound.first(100) << storage::kDamagedDatabase;
    QTest::newRow("truncated by a byte") << sound.chopped(1) << storage::kDamagedDatabase;
    QTest::newRow("truncated to half") << sound.first(sound.size() / 2) << storage::kDamagedDatabase;
    QByteArray scrambled = sound;
    scrambled.replace(100, 2000, QByteArray(2000, '\xff')); // the schema's page
    QTest::newRow("scrambled schema") << scrambled << storage::kDamagedDatabase;
}

void TestRegistryFile::rejectsWithoutChangingTheFile()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    const QString file = path(u"a.nidus"_s);
    QVERIFY(write(file, bytes));
    const auto opened = Registry::open(file);
    QCOMPARE(codeOf(opened), code);
    QCOMPARE(opened.error().subject, file.toStdString());
    QCOMPARE(codeOf(Registry::openOrCreate(file, {})), code);
    QCOMPARE(bytesOf(file), bytes);
    QCOMPARE(files(), QStringList{u"a.nidus"_s});
}

void TestRegistryFile::rejectsAFileWithSeveralNames()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.nidus"_s);
    const QString other = folder.filePath(u"b.nidus"_s);
    QVERIFY(Registry::create(path, {}).has_value());
    QCOMPARE(::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()), 0);
    for (const QString& name : {path, other}) {
        const auto opened = Registry::open(name);
        QVERIFY(!opened);
        QCOMPARE(opened.error(), (Error{storage::kSeveralNames, name.toStdString(), {}}));
    }
    QVERIFY(QFile::remove(other));
    QVERIFY(Registry::open(path).has_value());
}

void TestRegistryFile::doesNotWaitForAFifo()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"fifo"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const auto opened = Registry::open(path);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, base::kFileNotReadable);
    const auto created = Registry::openOrCreate(path, {});
    QVERIFY(!created);
}

void TestRegistryFile::rejectsAMissingFileAndAFolder()
{
    QCOMPARE(codeOf(Registry::open(path(u"none.nidus"_s))), base::kFileNotFound);
    QCOMPARE(codeOf(Registry::open(m_folder->path())), base::kFileNotReadable);
    QCOMPARE(files(), QStringList());
}

void TestRegistryFile::namesBothSchemas()
{
    const QString file = path(u"a.nidus"_s);
    QVERIFY(Registry::create(file, {}).has_value());
    const int newest = schemaMigrations().last().number;
    QVERIFY(OtherProgram(file).runs(u"PRAGMA user_version = %1"_s.arg(newest + 1)));
    QCOMPARE(Registry::open(file).error(),
             (Error{storage::kNewerSchema, file.toStdString(),
                    std::to_string(newest + 1) + " > " + std::to_string(newest)}));
}

void TestRegistryFile::rejectsAFileLockedByAnotherProgram()
{
    const QString file = path(u"a.nidus"_s);
    QVERIFY(Registry::create(file, exampleContent()).has_value());
    {
        const OtherProgram other(file);
        QVERIFY(other.runs(u"PRAGMA locking_mode = EXCLUSIVE"_s));
        QVERIFY(other.runs(u"BEGIN EXCLUSIVE"_s));
        QCOMPARE(codeOf(Registry::open(file, kImpatient)), storage::kLockedDatabase);
    }
    QCOMPARE(Registry::open(file)->contents().all(), exampleContent());
}

void TestRegistryFile::limitsTheWaitForAnotherWriter()
{
    const QString file = path(u"a.nidus"_s);
    auto registry = Registry::create(file, exampleContent(), kImpatient);
    QVERIFY(registry.has_value());
    {
        const OtherProgram other(file);
        QVERIFY(other.runs(u"BEGIN IMMEDIATE"_s));
        const auto created = registry->drafts().create({}, {});
        QCOMPARE(codeOf(created), storage::kLockedDatabase);
        QCOMPARE(registry->contents().all(), exampleContent()); // readers do not wait
        QVERIFY(other.runs(u"ROLLBACK"_s));
    }
    QVERIFY(registry->drafts().create({}, {}).has_value());
}

void TestRegistryFile::opensAReadOnlyFile()
{
    const QString file = path(u"a.nidus"_s);
    QVERIFY(Registry::create(file, exampleContent()).has_value());
    const QByteArray before = bytesOf(file);
    QVERIFY(QFile::setPermissions(file, QFileDevice::ReadOwner));
    {
        auto registry = Registry::open(file);
        QVERIFY(registry.has_value());
        QVERIFY(registry->isReadOnly());
        QCOMPARE(registry->contents().all(), exampleContent());
        QCOMPARE(registry->overview().search(u"模板世"_s), QStringList{u"Full"_s});
        QVERIFY(registry->history().verify().has_value());
        QCOMPARE(codeOf(registry->drafts().create({}, {})), storage::kReadOnlyDatabase);
        QCOMPARE(codeOf(registry->drafts().save(3, {}, 7, {})), storage::kReadOnlyDatabase);
        QCOMPARE(codeOf(registry->drafts().moveToTrash(3, {})), storage::kReadOnlyDatabase);
        QCOMPARE(codeOf(registry->drafts().move(3, State::Approved, {})), storage::kReadOnlyDatabase);
        QCOMPARE(codeOf(registry->registrations().registerDraft(3, {})), storage::kReadOnlyDatabase);
        QCOMPARE(codeOf(registry->registrations().withdraw(u"bare"_s, {})), storage::kReadOnlyDatabase);
        QCOMPARE(codeOf(registry->contents().add({}, {})), storage::kReadOnlyDatabase);
    }
    QCOMPARE(bytesOf(file), before);
    QCOMPARE(files(), (QStringList{u"a.nidus"_s, u"a.nidus.heads"_s}));
}

void TestRegistryFile::opensAReadOnlyFileWithALogNextToIt()
{
    const QString file = path(u"a.nidus"_s);
    auto writer = Registry::create(file, {});
    QVERIFY(writer.has_value());
    QVERIFY(writer->drafts().create({}, {}).has_value()); // in the log while the writer exists
    QVERIFY(QFile::setPermissions(file, QFileDevice::ReadOwner));
    const auto reader = Registry::open(file);
    QVERIFY(reader.has_value());
    QVERIFY(reader->isReadOnly());
    QCOMPARE(reader->drafts().all()->size(), 1);
}

/// As in a folder in which nobody may create files, but also for root: the names of the files for sharing
/// would be too long.
void TestRegistryFile::readsWithoutFilesForSharing()
{
    const QString file = path(u"a"_s.repeated(255));
    QVERIFY(Registry::create(path(u"a.nidus"_s), exampleContent()).has_value());
    QVERIFY(QFile::rename(path(u"a.nidus"_s), file));
    const auto registry = Registry::open(file);
    QVERIFY(registry.has_value());
    QVERIFY(registry->isReadOnly());
    QCOMPARE(registry->contents().all(), exampleContent());
}

void TestRegistryFile::reportsDamageInsideAFile()
{
    const QString file = path(u"a.nidus"_s);
    QVERIFY(Registry::create(file, exampleContent()).has_value());
    QByteArray bytes = bytesOf(file);
    const qsizetype place = bytes.indexOf("Another purpose");
    QVERIFY(place > 0);
    constexpr qsizetype pageSize = 4096;
    bytes.replace(place / pageSize * pageSize, pageSize, QByteArray(pageSize, '\xff'));
    QVERIFY(write(file, bytes));
    const auto registry = Registry::open(file);
    QVERIFY(registry.has_value());
    const auto verified = registry->history().verify();
    QCOMPARE(codeOf(verified), storage::kDamagedDatabase);
    QVERIFY(!verified.error().detail.empty());
    QCOMPARE(codeOf(registry->contents().all()), storage::kDamagedDatabase);
    QCOMPARE(bytesOf(file), bytes);
}

/// The result of a crash: a file with its write-ahead log.
void TestRegistryFile::checksForDamageAfterAnUncleanEnd()
{
    const QString whole = path(u"a.nidus"_s);
    auto registry = Registry::create(whole, exampleContent());
    QVERIFY(registry.has_value());
    QVERIFY(registry->drafts().create({}, {}).has_value());
    const QString file = path(u"b.nidus"_s);
    QByteArray bytes = bytesOf(whole);
    const qsizetype place = bytes.indexOf("mailto:a&b");
    constexpr qsizetype pageSize = 4096;
    bytes.replace(place / pageSize * pageSize, pageSize, QByteArray(pageSize, '\xff'));
    const QByteArray log = bytesOf(whole + "-wal"_L1);
    QVERIFY(place > 0 && !log.isEmpty());
    QVERIFY(write(file, bytes) && write(file + "-wal"_L1, log));
    const auto opened = Registry::open(file);
    QCOMPARE(codeOf(opened), storage::kDamagedDatabase);
    QCOMPARE(bytesOf(file), bytes);
    QCOMPARE(bytesOf(file + "-wal"_L1), log);
}

void TestRegistryFile::continuesAfterAnUncleanEnd()
{
    const QString whole = path(u"a.nidus"_s);
    auto registry = Registry::create(whole, exampleContent());
    QVERIFY(registry.has_value());
    const auto draft = registry->drafts().create({}, {});
    QVERIFY(draft.has_value());
    const QString file = path(u"b.nidus"_s);
    QVERIFY(QFile::copy(whole, file) && QFile::copy(whole + "-wal"_L1, file + "-wal"_L1));
    const auto opened = Registry::open(file);
    QVERIFY(opened.has_value());
    QVERIFY(opened->drafts().record(draft->id).has_value());
    QVERIFY(opened->history().verify().has_value());
}

void TestRegistryFile::doesNotWriteToAReplacedFile_data()
{
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("removed") << false;
    QTest::newRow("replaced") << true;
}

void TestRegistryFile::doesNotWriteToAReplacedFile()
{
    QFETCH(bool, isReplaced);
    const QString file = path(u"a.nidus"_s);
    auto registry = Registry::create(file, exampleContent());
    QVERIFY(registry.has_value());
    QVERIFY(QFile::rename(file, path(u"elsewhere.nidus"_s)));
    const QByteArray other = "somebody else's";
    if (isReplaced)
        QVERIFY(write(file, other));
    QCOMPARE(codeOf(registry->drafts().create({}, {})), storage::kFileReplaced);
    QCOMPARE(codeOf(registry->registrations().withdraw(u"bare"_s, {})), storage::kFileReplaced);
    QCOMPARE(registry->contents().all(), exampleContent()); // an open registry can still be read and copied
    QVERIFY(registry->copies().backUp(path(u"copy.nidus"_s)).has_value());
    registry = Registry::inMemory({});
    QCOMPARE(bytesOf(file), isReplaced ? other : QByteArray());
    QCOMPARE(Registry::open(path(u"copy.nidus"_s))->contents().all(), exampleContent());
}

void TestRegistryFile::survivesAFullDisk()
{
    const QString file = path(u"a.nidus"_s);
    QVERIFY(Registry::create(file, exampleContent()).has_value());
    const auto pages = int(QFileInfo(file).size() / 4096) + 1;
    VersionContent large;
    large.registrationTemplate.setText(TemplateField::Purpose, u"long text "_s.repeated(100'000));
    {
        auto registry = Registry::open(file, {.maxPages = pages});
        QVERIFY(registry.has_value());
        QCOMPARE(codeOf(registry->drafts().create({.content = large}, {})), base::kDiskFull);
        QCOMPARE(codeOf(registry->drafts().save(3, large, 7, {})), base::kDiskFull);
        QCOMPARE(registry->contents().all(), exampleContent());
    }
    const auto registry = Registry::open(file);
    QVERIFY(registry.has_value());
    QVERIFY(registry->history().verify().has_value());
    QCOMPARE(registry->contents().all(), exampleContent());
}

void TestRegistryFile::createsCompletelyOrNotAtAll()
{
    const QString file = path(u"a.nidus"_s);
    RegistryContent wrong = exampleContent();
    wrong.records.append(wrong.records.first());
    QCOMPARE(codeOf(Registry::create(file, wrong)), storage::kNidTaken);
    QCOMPARE(files(), QStringList());
    const QTemporaryDir elsewhere;
    const QString whole = elsewhere.filePath(u"whole.nidus"_s);
    QVERIFY(Registry::create(whole, exampleContent()).has_value());
    const auto needed = int(QFileInfo(whole).size() / 4096);
    for (const int pages : {1, needed / 2, needed - 1}) {
        const auto created = Registry::create(file, exampleContent(), {.maxPages = pages});
        QCOMPARE(codeOf(created), base::kDiskFull);
        QCOMPARE(created.error().subject, file.toStdString());
        QCOMPARE(files(), QStringList());
    }
}

void TestRegistryFile::rejectsCreatingOverAFile()
{
    const QString file = path(u"a.nidus"_s);
    QVERIFY(write(file, "mine"));
    QCOMPARE(codeOf(Registry::create(file, {})), storage::kFileExists);
    QCOMPARE(bytesOf(file), "mine");
    QCOMPARE(files(), QStringList{u"a.nidus"_s});
}

void TestRegistryFile::rejectsCreatingInAMissingFolder()
{
    QCOMPARE(codeOf(Registry::create(path(u"none/a.nidus"_s), {})), base::kFileNotWritable);
}

void TestRegistryFile::leavesOneFile()
{
    const QString file = path(u"a.nidus"_s);
    {
        auto registry = Registry::create(file, exampleContent());
        QVERIFY(registry.has_value());
        QVERIFY(registry->drafts().create({}, {}).has_value());
        QCOMPARE(registry->path(), file);
        QVERIFY(!registry->isReadOnly());
    }
    QCOMPARE(files(), (QStringList{u"a.nidus"_s, u"a.nidus.heads"_s}));
}

void TestRegistryFile::opensPathsOfAnyName_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("blanks") << u"my registry.nidus"_s;
    QTest::newRow("URI characters") << u"a?b#c%20d&mode=memory.nidus"_s;
    QTest::newRow("non-ASCII") << u"Registre des espaces é 模板.nidus"_s;
    QTest::newRow("no suffix") << u"registry"_s;
}

void TestRegistryFile::opensPathsOfAnyName()
{
    QFETCH(QString, name);
    QVERIFY(Registry::create(path(name), exampleContent()).has_value());
    QCOMPARE(files(), (QStringList{name, name + ".heads"_L1}));
    const auto registry = Registry::open(path(name));
    QVERIFY(registry.has_value());
    QCOMPARE(registry->contents().all(), exampleContent());
}

void TestRegistryFile::opensOrCreates()
{
    const QString file = path(u"a.nidus"_s);
    QCOMPARE(Registry::openOrCreate(file, exampleContent())->contents().all(), exampleContent());
    QCOMPARE(Registry::openOrCreate(file, {})->contents().all(), exampleContent());
}

void TestRegistryFile::marksItsFiles()
{
    const QString file = path(u"a.nidus"_s);
    QVERIFY(Registry::create(file, {}).has_value());
    const auto header = readSqliteHeader(file);
    QVERIFY(header.has_value());
    QCOMPARE(header->applicationId, kApplicationId);
    QCOMPARE(header->userVersion, schemaMigrations().last().number);
    QVERIFY(!header->isTruncated);
    const QByteArray bytes = bytesOf(file);
    QCOMPARE(bytes[18], 2); // file format: write-ahead log
    QCOMPARE(bytes[19], 2);
}

void TestRegistryFile::refusesANameThatIsNotUtf8()
{
    const QString name = QFile::decodeName(QByteArray(QFile::encodeName(m_folder->path())) + "/\xff.nidus");
    QCOMPARE(codeOf(Registry::create(name, {})), storage::kUnknownFileName);
    QCOMPARE(codeOf(Registry::openOrCreate(name, {})), storage::kUnknownFileName);
    const auto registry = Registry::create(path(u"a.nidus"_s), {});
    QCOMPARE(codeOf(registry->copies().backUp(name)), storage::kUnknownFileName);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).filter(u"a.nidus"_s),
             QDir(m_folder->path()).entryList(QDir::Files));
}

/// A service that restores an older file, or a person who copies one, leaves the log of the newer file.
void TestRegistryFile::namesTheLogOfAnotherFile()
{
    const QString file = path(u"a.nidus"_s);
    const QString other = path(u"b.nidus"_s);
    QVERIFY(Registry::create(file, {}).has_value());
    QByteArray log;
    {
        auto registry = Registry::create(other, exampleContent());
        for (int i = 0; i < 100; ++i)
            QVERIFY(registry->drafts().create({.content = exampleVersionContent(u"x"_s)}, {}).has_value());
    }
    {
        auto registry = Registry::open(other); // the log contains the pages of one change
        QVERIFY(registry->drafts().moveToTrash(3, {}).has_value());
        log = bytesOf(other + "-wal"_L1);
        QVERIFY(!log.isEmpty());
    }
    const QByteArray bytes = bytesOf(file);
    QVERIFY(write(file + "-wal"_L1, log));
    const auto opened = Registry::open(file);
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error(), (Error{storage::kForeignLog, (file + "-wal"_L1).toStdString(), {}}));
    QCOMPARE(bytesOf(file), bytes);
    QCOMPARE(bytesOf(file + "-wal"_L1), log);
    QVERIFY(QFile::remove(file + "-wal"_L1));
    QVERIFY(Registry::open(file).has_value());
}

NIDUS_TEST(tst_registryfile, TestRegistryFile)
#include "tst_registryfile.moc"
