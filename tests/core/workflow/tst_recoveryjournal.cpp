// SPDX-License-Identifier: Apache-2.0
#include "completetemplate.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <sys/stat.h>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;

namespace {

Draft exampleDraft(qint64 id, const QString& purpose)
{
    Draft draft{.id = id, .revisionOf = u"crate"_s, .basedOn = 2, .saves = 3};
    draft.content.registrationTemplate = test::completeTemplate(u"crate"_s, purpose);
    draft.content.samples = {{u"urn:crate:1"_s, ExpectedVerdict::Valid, u"é\n"_s, {}}};
    draft.content.rule = SyntaxRule{.start = u"nss"_s, .text = u"nss = 1*DIGIT"_s};
    return draft;
}

/// Leaves the lock of a folder like a killed program: with the id of a process that has ended.
void killOwners(const QString& folder)
{
    QProcess gone;
    gone.start(u"/bin/true"_s, QStringList());
    gone.waitForStarted(nidus::test::kProgressDelay);
    const qint64 id = gone.processId();
    gone.waitForFinished(nidus::test::kProgressDelay);
    const QFileInfoList folders = QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo& own : folders) {
        QFile lock(own.filePath() + ".lock"_L1);
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(QByteArray::number(id) + "\nnidus\n" + QSysInfo::machineHostName().toUtf8() + '\n');
    }
}

} // namespace

class TestRecoveryJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_folder = m_home->filePath(u"deep/recovery"_s);
    }

    void recoversEditsOfAKilledProgram();
    void leavesARunningProgramAlone();
    void forgets();
    void keepsTheNewestEdit();
    void separatesRegistries();
    void renamesDamagedFiles_data();
    void renamesDamagedFiles();
    void touchesOnlyItsOwnFiles();
    void reportsWriteErrors();
    void leavesNothingBehind();
    void findsARegistryThroughALinkAndAfterAMove();

private:
    std::unique_ptr<QTemporaryDir> m_home;
    QString m_folder;
    QString m_registry = u"/some/registry.nidus"_s;
};

void TestRecoveryJournal::recoversEditsOfAKilledProgram()
{
    {
        RecoveryJournal killed(m_folder);
        QVERIFY(killed.keep(m_registry, exampleDraft(7, u"edited"_s)).has_value());
    }
    killOwners(m_folder);
    RecoveryJournal journal(m_folder);
    const JournalLeftovers found = journal.leftovers(m_registry);
    QCOMPARE(found.damaged.size(), 0);
    QCOMPARE(found.drafts.size(), 1);
    QCOMPARE(found.drafts.first().draft, exampleDraft(7, u"edited"_s));
    QTemporaryFile now; // the clock of the file system may differ
    QVERIFY(now.open());
    QVERIFY(found.drafts.first().editedAt.secsTo(QFileInfo(now.fileName()).lastModified()) < 60);
    journal.forget(found.drafts.first());
    QCOMPARE(journal.leftovers(m_registry).drafts.size(), 0);
}

void TestRecoveryJournal::leavesARunningProgramAlone()
{
    RecoveryJournal running(m_folder);
    QVERIFY(running.keep(m_registry, exampleDraft(7, u"edited"_s)).has_value());
    RecoveryJournal other(m_folder);
    QCOMPARE(other.leftovers(m_registry).drafts.size(), 0);
    QCOMPARE(running.leftovers(m_registry).drafts.size(), 0); // its own edits are not leftovers
}

void TestRecoveryJournal::forgets()
{
    {
        RecoveryJournal journal(m_folder);
        for (const qint64 id : {1, 2, 3})
            QVERIFY(journal.keep(m_registry, exampleDraft(id, u"edited"_s)).has_value());
        journal.forget(m_registry, 2);
        journal.forget(m_registry, 99);
    }
    RecoveryJournal next(m_folder);
    QCOMPARE(next.leftovers(m_registry).drafts.size(), 2);
}

void TestRecoveryJournal::keepsTheNewestEdit()
{
    {
        RecoveryJournal journal(m_folder);
        for (const QString& purpose : {u"one"_s, u"two"_s})
            QVERIFY(journal.keep(m_registry, exampleDraft(1, purpose)).has_value());
    }
    RecoveryJournal next(m_folder);
    const JournalLeftovers found = next.leftovers(m_registry);
    QCOMPARE(found.drafts.size(), 1);
    QCOMPARE(found.drafts.first().draft.content.registrationTemplate.text(TemplateField::Purpose), u"two"_s);
}

void TestRecoveryJournal::separatesRegistries()
{
    {
        RecoveryJournal journal(m_folder);
        QVERIFY(journal.keep(m_registry, exampleDraft(1, u"here"_s)).has_value());
        QVERIFY(journal.keep(u"/other.nidus"_s, exampleDraft(1, u"there"_s)).has_value());
    }
    RecoveryJournal next(m_folder);
    QCOMPARE(next.leftovers(m_registry).drafts.size(), 1);
    QCOMPARE(next.leftovers(u"/other.nidus"_s).drafts.size(), 1);
}

void TestRecoveryJournal::renamesDamagedFiles_data()
{
    QTest::addColumn<QByteArray>("cut");
    QTest::addColumn<QByteArray>("into");
    QTest::newRow("empty") << QByteArray("*") << QByteArray();
    QTest::newRow("a changed letter") << QByteArray("crate") << QByteArray("crave");
    QTest::newRow("no checksum") << QByteArray("<?xml") << QByteArray("\n<?xml");
    QTest::newRow("noise") << QByteArray("*") << QByteArray("\x00\xff\x17 noise", 9);
}

void TestRecoveryJournal::renamesDamagedFiles()
{
    QFETCH(QByteArray, cut);
    QFETCH(QByteArray, into);
    {
        RecoveryJournal journal(m_folder);
        QVERIFY(journal.keep(m_registry, exampleDraft(1, u"edited"_s)).has_value());
    }
    const QString own = QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot).first().filePath();
    QFile file(QDir(own).entryInfoList(QDir::Files).first().filePath());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    bytes = cut == "*" ? into : bytes.replace(cut, into);
    QVERIFY(file.resize(0) && file.seek(0) && file.write(bytes) == bytes.size());
    file.close();
    RecoveryJournal next(m_folder);
    const JournalLeftovers found = next.leftovers(m_registry);
    QCOMPARE(found.drafts.size(), 0);
    QCOMPARE(found.damaged.size(), 1);
    QVERIFY(found.damaged.first().file.endsWith(u".damaged"_s));
    QVERIFY(QFile::exists(found.damaged.first().file));     // nothing is thrown away
    QCOMPARE(next.leftovers(m_registry).damaged.size(), 0); // and it is reported only once
}

void TestRecoveryJournal::touchesOnlyItsOwnFiles()
{
    {
        RecoveryJournal killed(m_folder);
        QVERIFY(killed.keep(m_registry, exampleDraft(7, u"edited"_s)).has_value());
    }
    const QString own = QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot).first().filePath();
    const auto write = [](const QString& path) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("theirs") == 6);
    };
    const QString theirs = m_home->filePath(u"theirs"_s);
    QVERIFY(QDir().mkdir(theirs) && QDir(m_folder).mkdir(u"notes"_s));
    const QString name = u"0123456789abcdef-1.draft"_s;
    write(theirs + u'/' + name);
    write(theirs + u"/letter.draft"_s);
    QVERIFY(QFile::link(theirs, m_folder + u'/' + QString(32, u'a'))); // somebody's folder
    write(m_folder + u"/notes/"_s + name);
    write(own + u"/letter.draft"_s);
    QVERIFY(QFile::link(theirs + u"/letter.draft"_s, own + u'/' + name));
    QVERIFY(QDir(m_folder).mkdir(QString(32, u'b')));
    QCOMPARE(::mkfifo(QFile::encodeName(m_folder + u'/' + QString(32, u'b') + u".lock"_s).constData(), 0600),
             0);
    QCOMPARE(::mkfifo(QFile::encodeName(own + u"/0123456789abcdef-2.draft"_s).constData(), 0600), 0);
    RecoveryJournal journal(m_folder);
    const JournalLeftovers found = journal.leftovers(m_registry);
    QCOMPARE(found.drafts.size(), 1);
    QCOMPARE(found.damaged.size(), 0);
    for (const QString& file : {theirs + u'/' + name, theirs + u"/letter.draft"_s,
                                m_folder + u"/notes/"_s + name, own + u"/letter.draft"_s})
        QVERIFY2(QFile::exists(file), qPrintable(file));
}

void TestRecoveryJournal::reportsWriteErrors()
{
    QFile inTheWay(m_home->filePath(u"deep"_s));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    RecoveryJournal journal(m_folder);
    const auto kept = journal.keep(m_registry, exampleDraft(1, u"edited"_s));
    QVERIFY(!kept.has_value());
    QCOMPARE(kept.error().code, base::kFileNotWritable);
    QCOMPARE(journal.leftovers(m_registry).drafts.size(), 0);
}

void TestRecoveryJournal::leavesNothingBehind()
{
    {
        RecoveryJournal journal(m_folder);
        QVERIFY(journal.keep(m_registry, exampleDraft(1, u"edited"_s)).has_value());
        journal.forget(m_registry, 1);
    }
    QCOMPARE(QDir(m_folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

void TestRecoveryJournal::findsARegistryThroughALinkAndAfterAMove()
{
    const QString file = m_home->filePath(u"a.nidus"_s);
    const QString link = m_home->filePath(u"link.nidus"_s);
    const QString moved = m_home->filePath(u"moved.nidus"_s);
    for (const QString& name : {file, m_home->filePath(u"other.nidus"_s)}) {
        QFile made(name);
        QVERIFY(made.open(QIODevice::WriteOnly));
    }
    QVERIFY(QFile::link(file, link));
    {
        RecoveryJournal killed(m_folder);
        QVERIFY(killed.keep(link, exampleDraft(7, u"edited"_s)).has_value());
    }
    killOwners(m_folder);
    RecoveryJournal journal(m_folder);
    QCOMPARE(journal.leftovers(file).drafts.size(), 1);
    QCOMPARE(journal.leftovers(link).drafts.size(), 1);
    QCOMPARE(journal.leftovers(m_home->filePath(u"other.nidus"_s)).drafts.size(), 0);
    QVERIFY(QFile::rename(file, moved));
    QCOMPARE(journal.leftovers(moved).drafts.size(), 1);
    QCOMPARE(journal.leftovers(moved).drafts.first().registryPath, moved);
}

NIDUS_TEST(tst_recoveryjournal, TestRecoveryJournal)
#include "tst_recoveryjournal.moc"
