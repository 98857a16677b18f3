// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

/// Permissions of a registry and of the files next to it.
class TestFileAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesKeepItsPermissions();
    void aRestoredFileKeepsItsPermissions();
    void createsAFileForItsOwnerOnly();

private:
    /// Returns the permissions without those of the current user.
    [[nodiscard]] static QFileDevice::Permissions modeOf(const QString& name)
    {
        return QFile::permissions(name) & ~(QFileDevice::ReadUser | QFileDevice::WriteUser);
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestFileAccess::copiesKeepItsPermissions()
{
    constexpr auto mode = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup;
    const QString file = path(u"a.nidus"_s);
    QVERIFY(Registry::create(file, {}).has_value());
    QVERIFY(QFile::setPermissions(file, mode));
    auto registry = Registry::open(file);
    const auto kept = registry->copies().keep(BackupReason::Daily);
    QCOMPARE(modeOf(*kept), QFileDevice::Permissions(mode));
    QVERIFY(registry->drafts().discarded().has_value());
    QVERIFY(registry->drafts().create({.content = {}}, {}).has_value());
    QCOMPARE(modeOf(file + "-wal"_L1), QFileDevice::Permissions(mode));
    QVERIFY(registry->copies().restore({*kept})->isRestored);
    QCOMPARE(modeOf(file), QFileDevice::Permissions(mode));
}

/// A lost file gets those of the backup.
void TestFileAccess::aRestoredFileKeepsItsPermissions()
{
    constexpr auto own = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    const QString file = path(u"c.nidus"_s);
    const QString copy = path(u"d.nidus"_s);
    QVERIFY(Registry::create(file, {})->copies().backUp(copy).has_value());
    QVERIFY(QFile::setPermissions(file, own | QFileDevice::ReadGroup));
    QVERIFY(QFile::setPermissions(copy, own | QFileDevice::ReadOther));
    QVERIFY(QFile::resize(file, 4096));
    QVERIFY(RegistryBackups::restoreFile(file, {copy})->isRestored);
    QCOMPARE(modeOf(file), QFileDevice::Permissions(own | QFileDevice::ReadGroup));
    QVERIFY(QFile::remove(file));
    QVERIFY(RegistryBackups::restoreFile(file, {copy})->isRestored);
    QCOMPARE(modeOf(file), QFileDevice::Permissions(own | QFileDevice::ReadOther));
}

void TestFileAccess::createsAFileForItsOwnerOnly()
{
    const QString file = path(u"b.nidus"_s);
    QVERIFY(Registry::create(file, {}, {.newFileAccess = NewFileAccess::OwnerOnly}).has_value());
    QVERIFY(!QFile::permissions(file).testAnyFlags(QFileDevice::ReadGroup | QFileDevice::ReadOther |
                                                   QFileDevice::WriteGroup | QFileDevice::WriteOther));
}

NIDUS_TEST(tst_fileaccess, TestFileAccess)
#include "tst_fileaccess.moc"
