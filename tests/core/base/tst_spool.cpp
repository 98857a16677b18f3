// SPDX-License-Identifier: Apache-2.0
#include "core/base/spool.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <string>

using namespace nidus;
using namespace nidus::base;

/// A list of byte strings, most of which are in a file.
class TestSpool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnsWhatWasAdded();
    void changesTheOrder();
    void startsAgain();
    void reportsAFolderThatDoesNotExist();
    void leavesNoFile();

private:
    /// Of different lengths; one is empty, and one is longer than what is held.
    [[nodiscard]] static std::string numbered(std::size_t number)
    {
        return number == 7 ? std::string() : std::string(number * 13, char('a' + number % 26));
    }
    [[nodiscard]] std::string folder() const { return QFile::encodeName(m_folder.path()).toStdString(); }

    static constexpr std::size_t kCount = 40;
    static constexpr std::size_t kHeld = 300;
    QTemporaryDir m_folder;
};

void TestSpool::returnsWhatWasAdded()
{
    Spool spool(folder(), kHeld);
    for (std::size_t i = 0; i < kCount; ++i) {
        spool.add(numbered(i));
        QCOMPARE(spool.size(), i + 1);
        for (std::size_t earlier = 0; earlier <= i; ++earlier)
            QCOMPARE(spool.at(earlier).value(), numbered(earlier));
    }
    QVERIFY(!spool.failure());
}

void TestSpool::changesTheOrder()
{
    Spool spool(folder(), kHeld);
    std::vector<std::size_t> backward;
    for (std::size_t i = 0; i < kCount; ++i) {
        spool.add(numbered(i));
        backward.insert(backward.begin(), i);
    }
    spool.arrange(backward);
    for (std::size_t i = 0; i < kCount; ++i)
        QCOMPARE(spool.at(i).value(), numbered(kCount - 1 - i));
}

void TestSpool::startsAgain()
{
    Spool spool(folder(), kHeld);
    for (std::size_t i = 0; i < kCount; ++i)
        spool.add(numbered(i));
    spool.clear();
    QCOMPARE(spool.size(), std::size_t{0});
    spool.add("again");
    QCOMPARE(spool.at(0).value(), std::string("again"));
}

void TestSpool::reportsAFolderThatDoesNotExist()
{
    Spool spool(folder() + "/missing", kHeld);
    spool.add("held");
    QVERIFY(!spool.failure());
    QCOMPARE(spool.at(0).value(), std::string("held"));
    spool.add(std::string(kHeld, 'a'));
    QVERIFY(spool.failure());
    QCOMPARE(spool.failure()->subject, folder() + "/missing");
    const std::size_t size = spool.size();
    spool.add("more");
    QCOMPARE(spool.size(), size);
}

void TestSpool::leavesNoFile()
{
    {
        Spool spool(folder(), kHeld);
        spool.add(std::string(kHeld + 1, 'a'));
        QVERIFY(!spool.failure());
    }
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(),
             0);
}

NIDUS_TEST(tst_spool, TestSpool)
#include "tst_spool.moc"
