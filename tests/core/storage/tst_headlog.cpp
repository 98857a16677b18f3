// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/headlog.h"

#include "core/storage/registry.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

/// The files of heads.
class TestHeadLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void addsHeadsAfterATornLine();
    void remembersAHeadOnce();
    void filesOfHeadsStaySmall();

private:
    [[nodiscard]] QString path(const QString& name = u"a.nidus"_s) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// A power cut can leave a part of the last line.
void TestHeadLog::addsHeadsAfterATornLine()
{
    QVERIFY(Registry::create(path(), {}).has_value());
    const HeadLog log(path(), path(u"all/heads"_s));
    HistoryHead head{.count = 7, .hash = QByteArray(32, 'x'), .identity = QString(32, u'a')};
    log.rememberWritten(head, {});
    const SeenHeads before = log.seen();
    for (const QString& name : {path() + ".heads"_L1, path(u"all/heads"_s)}) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::Append) && file.write(head.toLine().first(20).toUtf8()) == 20);
    }
    QCOMPARE(log.seen(), before);
    ++head.count;
    log.rememberWritten(head, {});
    for (const QList<HistoryHead>& heads : log.seen())
        QCOMPARE(heads.last(), head);
}

/// Opening and closing a registry does not make its files of heads longer.
void TestHeadLog::remembersAHeadOnce()
{
    QVERIFY(Registry::create(path(), {}).has_value());
    const HeadLog log(path(), path(u"all/heads"_s));
    const HistoryHead head{.count = 7, .hash = QByteArray(32, 'x'), .identity = QString(32, u'a')};
    const auto sizes = [this] {
        return std::pair(QFileInfo(path() + ".heads"_L1).size(), QFileInfo(path(u"all/heads"_s)).size());
    };
    log.rememberWritten(head, {.informal = u"3"_s, .draft = 4});
    const auto before = sizes();
    log.rememberWritten(head, {.informal = u"3"_s, .draft = 4});
    log.rememberSeen(head, {.informal = u"3"_s, .draft = 4});
    QCOMPARE(sizes(), before);
}

void TestHeadLog::filesOfHeadsStaySmall()
{
    QVERIFY(Registry::create(path(), {}).has_value());
    const HeadLog log(path(), path(u"all/heads"_s));
    HistoryHead head{.count = 1, .hash = QByteArray(32, 'x'), .identity = QString(32, u'a')};
    log.rememberWritten(head, {});
    constexpr auto mode = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadOther;
    QVERIFY(QFile::setPermissions(path() + ".heads"_L1, mode));
    for (; head.count <= 2000; ++head.count)
        log.rememberWritten(head, {.informal = QString::number(head.count), .draft = head.count + 1});
    for (const QString& file : {path() + ".heads"_L1, path(u"all/heads"_s)})
        QVERIFY2(QFileInfo(file).size() <= 80'000, qPrintable(file));
    QCOMPARE(log.assigned({head.identity}).last(), (AssignedNumbers{.informal = u"2000"_s, .draft = 2001}));
    QCOMPARE(log.assigned({QString(32, u'b')}), QList<AssignedNumbers>());
    const SeenHeads seen = log.seen();
    QCOMPARE(seen.size(), 2); // files
    QCOMPARE(seen.last().first().count, 1);
    QCOMPARE(seen.last().last().count, 2000);
    QCOMPARE(HeadLog(path(u"other.nidus"_s), path(u"all/heads"_s)).seen(), SeenHeads());
    QCOMPARE(QFile::permissions(path() + ".heads"_L1) &
                 ~(QFileDevice::ReadUser | QFileDevice::WriteUser), // of the current user
             QFileDevice::Permissions(mode));
}

NIDUS_TEST(tst_headlog, TestHeadLog)
#include "tst_headlog.moc"
