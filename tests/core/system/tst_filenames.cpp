// SPDX-License-Identifier: Apache-2.0
#include "core/system/filenames.h"

#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::system;

/// Failing calls are tested by tst_failingcalls; the order in which calls reach the disk, by tst_powercuts.
class TestFileNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void identifiesAFileByItsNumber();
    void renamesInOneStep();
    void neverReplacesATakenName();
    void exchangesNames();

private:
    [[nodiscard]] std::string made(const char* name) const
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(name) > 0 ? path.toStdString() : std::string();
    }
    [[nodiscard]] static QByteArray contents(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }

    QTemporaryDir m_folder;
};

void TestFileNames::identifiesAFileByItsNumber()
{
    const std::string file = made("numbered");
    const std::string other = file + ".other";
    QVERIFY(fileNumber(file) != 0);
    QCOMPARE(nameCount(file), 1U);
    QVERIFY(QFile::link(QString::fromStdString(file), QString::fromStdString(other)));
    QVERIFY(fileNumber(other) != fileNumber(file)); // of the link itself
    QCOMPARE(nameCount(other), 1U);                 // of its target
    QCOMPARE(fileNumber(file + ".absent"), 0U);
    QCOMPARE(nameCount(file + ".absent"), 0U);
}

void TestFileNames::renamesInOneStep()
{
    const std::string from = made("from");
    const std::string to = made("to");
    QVERIFY(!renameFile(from, to));
    QCOMPARE(contents(to), QByteArray("from"));
    QCOMPARE(renameFile(from, to), std::errc::no_such_file_or_directory);
}

void TestFileNames::neverReplacesATakenName()
{
    const std::string fresh = made("fresh");
    const std::string taken = made("taken");
    QCOMPARE(renameToNew(fresh, taken), std::errc::file_exists);
    QCOMPARE(contents(taken), QByteArray("taken"));
    QVERIFY(!renameToNew(fresh, taken + ".free"));
    QCOMPARE(contents(taken + ".free"), QByteArray("fresh"));
}

void TestFileNames::exchangesNames()
{
    const std::string one = made("one");
    const std::string other = made("other");
    QVERIFY(exchangeNames(one, other)); // every file system for builds supports it
    QCOMPARE(contents(one), QByteArray("other"));
    QCOMPARE(contents(other), QByteArray("one"));
    QVERIFY(!exchangeNames(one, other + ".absent"));
    QCOMPARE(contents(one), QByteArray("other"));
}

NIDUS_TEST(tst_filenames, TestFileNames)

#include "tst_filenames.moc"
