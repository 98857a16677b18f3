// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/draftpresence.h"

#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <optional>
#include <sys/stat.h>

using namespace nidus;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;

/// Who else has a draft of a registry file open.
class TestDraftPresence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void namesOthers();
    void endsWithTheDraft();
    void leavesNothingBehind();
    void removesLeftoversOfAProgram();
    void followsLinks();
    void showsNobodyForARegistryInMemory();
    void toleratesAFolderThatCannotBeWritten();
    void escapesControlCharactersInNames();
    void readsOnlySomeOfVeryMany();
    void usesNoFolderOfOthers();
    void removesOnlySigns();

private:
    [[nodiscard]] QString open() const { return m_registry + u".open"_s; }

    std::optional<QTemporaryDir> m_folder;
    QString m_registry;
};

void TestDraftPresence::init()
{
    m_folder.emplace();
    m_registry = m_folder->filePath(u"r.nidus"_s);
    QFile file(m_registry);
    QVERIFY(file.open(QIODevice::WriteOnly));
}

void TestDraftPresence::namesOthers()
{
    DraftPresence ada(m_registry, u"Ada"_s);
    DraftPresence bea(m_registry, u"Béa"_s);
    DraftPresence cem(m_registry, u"Cem"_s);
    ada.setOpen({7});
    QCOMPARE(ada.others(7), QStringList()); // not herself
    bea.setOpen({7, 8});
    cem.setOpen({7, 77});
    QCOMPARE(ada.others(7), (QStringList{u"Béa"_s, u"Cem"_s}));
    QCOMPARE(bea.others(7), (QStringList{u"Ada"_s, u"Cem"_s}));
    QCOMPARE(ada.others(8), QStringList(u"Béa"_s));
    QCOMPARE(bea.others(8), QStringList());
}

void TestDraftPresence::endsWithTheDraft()
{
    DraftPresence ada(m_registry, u"Ada"_s);
    DraftPresence bea(m_registry, u"Bea"_s);
    bea.setOpen({7, 8});
    bea.setOpen({8});
    QCOMPARE(ada.others(7), QStringList());
    QCOMPARE(ada.others(8), QStringList(u"Bea"_s));
    bea = DraftPresence({}, {});
    QCOMPARE(ada.others(8), QStringList());
}

void TestDraftPresence::leavesNothingBehind()
{
    DraftPresence ada(m_registry, u"Ada"_s);
    {
        DraftPresence bea(m_registry, u"Bea"_s);
        bea.setOpen({7});
        ada.setOpen({7});
        QVERIFY(QDir(open()).exists());
    }
    QCOMPARE(QDir(open()).entryList(QDir::Files).size(), 1);
    ada.setOpen({});
    QVERIFY(!QDir(open()).exists());
}

void TestDraftPresence::removesLeftoversOfAProgram()
{
    QVERIFY(QDir().mkdir(open()));
    QFile left(open() + u"/7-"_s + QString(32, u'a'));
    QVERIFY(left.open(QIODevice::WriteOnly) && left.write("Bea") == 3);
    left.close();
    QVERIFY(QFile::link(m_registry, open() + u"/7-"_s + QString(32, u'b')));
    const DraftPresence ada(m_registry, u"Ada"_s);
    QCOMPARE(ada.others(7), QStringList());
    QVERIFY(!left.exists());
    QVERIFY(QFile::exists(m_registry));
}

void TestDraftPresence::followsLinks()
{
    const QString link = m_folder->filePath(u"link.nidus"_s);
    QVERIFY(QFile::link(m_registry, link));
    DraftPresence ada(m_registry, u"Ada"_s);
    const DraftPresence bea(link, u"Bea"_s);
    ada.setOpen({7});
    QCOMPARE(bea.others(7), QStringList(u"Ada"_s));
}

void TestDraftPresence::showsNobodyForARegistryInMemory()
{
    DraftPresence ada({}, u"Ada"_s);
    ada.setOpen({7});
    QCOMPARE(ada.others(7), QStringList());
}

void TestDraftPresence::toleratesAFolderThatCannotBeWritten()
{
    QFile taken(open()); // no folder can be made
    QVERIFY(taken.open(QIODevice::WriteOnly));
    DraftPresence ada(m_registry, u"Ada"_s);
    ada.setOpen({7});
    QCOMPARE(ada.others(7), QStringList());
    ada.setOpen({});
    QVERIFY(taken.exists());
}

void TestDraftPresence::escapesControlCharactersInNames()
{
    const DraftPresence ada(m_registry, u"Ada"_s);
    DraftPresence odd(m_registry, u" \u202Eaeb\nand\tmore\u0007 "_s);
    odd.setOpen({7});
    QCOMPARE(ada.others(7), QStringList(u"\\u{202E}aeb and more\\u{7}"_s));
    DraftPresence longest(m_registry, QString(5000, u'x'));
    longest.setOpen({8});
    QCOMPARE(ada.others(8), QStringList(QString(800, u'x')));
}

void TestDraftPresence::readsOnlySomeOfVeryMany()
{
    QVERIFY(QDir().mkdir(open()));
    for (int number = 0; number < 250; ++number) {
        QFile left(open() + u"/7-%1"_s.arg(number, 32, 16, QChar(u'0')));
        QVERIFY(left.open(QIODevice::WriteOnly));
    }
    const DraftPresence ada(m_registry, u"Ada"_s);
    QCOMPARE(ada.others(7), QStringList());
    QCOMPARE(QDir(open()).entryList(QDir::Files).size(), 150);
}

/// A link may lead to somebody's folder.
void TestDraftPresence::usesNoFolderOfOthers()
{
    const QString theirs = m_folder->filePath(u"theirs"_s);
    QVERIFY(QDir().mkdir(theirs));
    for (const QString& name : {u"7-notes.txt"_s, u"7-"_s + QString(32, u'a')}) {
        QFile file(theirs + u'/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QVERIFY(QFile::link(theirs, open()));
    DraftPresence ada(m_registry, u"Ada"_s);
    QCOMPARE(ada.others(7), QStringList());
    ada.setOpen({7});
    QCOMPARE(QDir(theirs).entryList(QDir::Files).size(), 2);
    ada.setOpen({});
    QCOMPARE(QDir(theirs).entryList(QDir::Files).size(), 2);
    QVERIFY(QFileInfo(open()).isSymLink());
}

void TestDraftPresence::removesOnlySigns()
{
    QVERIFY(QDir().mkdir(open()));
    QStringList foreign{u"7-notes.txt"_s, u"7-0123"_s, u"7-"_s + QString(33, u'a'),
                        u"7-"_s + QString(32, u'A'), u"7-"_s + QString(31, u'a') + u'-'};
    foreign.sort();
    for (const QString& name : foreign) {
        QFile file(open() + u'/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    // Neither a pipe nor a link is waited for.
    const QString pipe = open() + u"/7-"_s + QString(32, u'c');
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const DraftPresence ada(m_registry, u"Ada"_s);
    QCOMPARE(ada.others(7), QStringList());
    QStringList left = QDir(open()).entryList(QDir::Files);
    left.sort();
    QCOMPARE(left, foreign);
    QVERIFY(QFileInfo::exists(pipe));
}

NIDUS_TEST(tst_draftpresence, TestDraftPresence)
#include "tst_draftpresence.moc"
