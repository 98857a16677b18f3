// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/erasework.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus::registration;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// registry erase, what verify reports about it, and export --public.
class TestEraseCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void listsWithoutErasing();
    void erasesAndReportsWho();
    void requiresANameAndLongTexts();
    void erasesUnsavedEdits();
    void namesUnsavedEditsOfARunningProgram();
    void namesADamagedJournal();
    void erasesTypedComments();
    void namesPeopleWithOpenDrafts();
    void namesWhatCannotChange();
    void exportsForThePublic_data();
    void exportsForThePublic();

private:
    [[nodiscard]] CliResult run(const QStringList& words) const
    {
        return Cli{.registryPath = m_path}.run(words);
    }
    [[nodiscard]] CliResult erase(const QStringList& words) const
    {
        return run(QStringList{u"registry"_s, u"erase"_s} + words);
    }

    [[nodiscard]] CliResult eraseKarel() const { return erase({u"--by"_s, u"x"_s, u"Karel Novotny"_s}); }
    [[nodiscard]] static Draft editedDraft()
    {
        Draft draft{.id = 4, .author = u"Karel Novotny"_s};
        draft.content.registrationTemplate.setText(TemplateField::Purpose, u"Asked by Karel\n Novotny."_s);
        draft.content.original = "Contact: Karel Novotny\n";
        return draft;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QByteArray m_dataHome;
};

/// Uses the registry of the first release.
void TestEraseCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"r.nidus"_s);
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), m_path));
    QVERIFY(QFile::setPermissions(m_path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    m_dataHome = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
}

void TestEraseCommand::cleanup()
{
    m_dataHome.isEmpty() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", m_dataHome);
}

void TestEraseCommand::listsWithoutErasing()
{
    const QByteArray head = run({u"registry"_s, u"head"_s}).out;
    const CliResult listed = erase({u"--dry-run"_s, u"karel  NOVOTNY"_s});
    QCOMPARE(listed.status, 0);
    QVERIFY(listed.out.contains("urn-1@1\tcontent.registrant_contact_name\n"));
    QCOMPARE(run({u"registry"_s, u"head"_s}).out, head);
    QVERIFY(run({u"show"_s, u"urn-1"_s}).out.contains("Karel Novotny"));
}

void TestEraseCommand::erasesAndReportsWho()
{
    const CliResult erased = erase({u"--by"_s, u"Data officer"_s, u"--note"_s, u"ticket 7"_s,
                                    u"Karel Novotny"_s, u"karel@allotment.example"_s, u"+420 555 010 203"_s});
    QCOMPARE(erased.status, 0);
    QVERIFY(erased.out.contains("urn-1@1\tcontent.registrant_phone\n"));
    const QByteArray shown = run({u"show"_s, u"urn-1"_s}).out;
    QVERIFY(shown.contains("[erased]") && !shown.contains("Karel"));
    const CliResult verified = run({u"registry"_s, u"verify"_s});
    QCOMPARE(verified.status, 0);
    QVERIFY(verified.out.startsWith("sound\n"));
    const QByteArray day = QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate).first(8).toUtf8();
    QVERIFY2(verified.out.contains("urn-1@1 content.registrant_phone: erased on " + day), verified.out);
    QVERIFY(verified.out.contains(" by Data officer\n"));
}

void TestEraseCommand::requiresANameAndLongTexts()
{
    QCOMPARE(erase({u"Karel Novotny"_s}).status, 2);
    QCOMPARE(erase({u"--by"_s, u"x"_s, u"Ka"_s}).status, 2);
    QCOMPARE(erase({u"--by"_s, u"x"_s}).status, 2);
    QVERIFY(run({u"show"_s, u"urn-1"_s}).out.contains("Karel Novotny"));
}

void TestEraseCommand::erasesUnsavedEdits()
{
    const QString other = m_folder->filePath(u"other.nidus"_s);
    {
        RecoveryJournal ended(RecoveryJournal::defaultFolder());
        QVERIFY(ended.keep(m_path, editedDraft()).has_value());
        QVERIFY(ended.keep(other, editedDraft()).has_value());
    }
    const CliResult listed = erase({u"--dry-run"_s, u"Karel Novotny"_s});
    QCOMPARE(listed.out.count(".draft\tcopy\n"), 1);
    const CliResult erased = eraseKarel();
    QCOMPARE(erased.status, 0);
    QCOMPARE(erased.out.count(".draft\tcopy\n"), 1);
    RecoveryJournal next(RecoveryJournal::defaultFolder());
    const QList<RecoveredDraft> found = next.leftovers(m_path).drafts;
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().draft.author, u"[erased]"_s);
    QCOMPARE(found.first().draft.content.registrationTemplate.text(TemplateField::Purpose),
             u"Asked by [erased]."_s);
    QCOMPARE(found.first().draft.content.original, "Contact: [erased]\n");
    QCOMPARE(next.leftovers(other).drafts.first().draft, editedDraft());
}

void TestEraseCommand::namesUnsavedEditsOfARunningProgram()
{
    RecoveryJournal running(RecoveryJournal::defaultFolder());
    QVERIFY(running.keep(m_path, editedDraft()).has_value());
    const CliResult erased = eraseKarel();
    QCOMPARE(erased.status, 1);
    QVERIFY2(erased.err.contains("/nidus/recovery/") && erased.err.contains("-4.draft"), erased.err);
}

void TestEraseCommand::namesADamagedJournal()
{
    const QString folder = RecoveryJournal::defaultFolder() + "/gone"_L1;
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + "/x-1.draft.damaged"_L1);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("half a draft of Karel Novotny") > 0);
    file.close();
    const CliResult erased = eraseKarel();
    QCOMPARE(erased.status, 1);
    QVERIFY2(erased.err.contains("x-1.draft.damaged"), erased.err);
}

void TestEraseCommand::erasesTypedComments()
{
    const QString path = typedCommentsFile(RecoveryJournal::defaultFolder(), m_path);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.write("{\"draft:1\":{\"purpose\":\"Karel Novotny\\nasks\"}}") > 0);
    file.close();
    const CliResult erased = eraseKarel();
    QCOMPARE(erased.status, 0);
    QVERIFY(erased.out.contains(".json\tcopy\n"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{\"draft:1\":{\"purpose\":\"[erased]\\nasks\"}}"));
}

void TestEraseCommand::namesPeopleWithOpenDrafts()
{
    QVERIFY(QDir().mkpath(m_path + ".open"_L1));
    QFile file(m_path + ".open/4-1"_L1);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Karel Novotny") > 0);
    file.close();
    const CliResult erased = eraseKarel();
    QCOMPARE(erased.status, 1);
    QVERIFY2(erased.err.contains(".open/4-1"), erased.err);
}

void TestEraseCommand::namesWhatCannotChange()
{
    const CliResult erased = erase({u"--by"_s, u"x"_s, u"harbour"_s});
    QCOMPARE(erased.status, 1);
    QVERIFY2(erased.err.contains("registration.nid in harbour contains it and cannot be changed."),
             erased.err);
}

void TestEraseCommand::exportsForThePublic_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"xml", "json", "html", "csv", "jsonld"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestEraseCommand::exportsForThePublic()
{
    QFETCH(QString, format);
    const QStringList words{u"export"_s, u"--format"_s, format, u"--all"_s};
    const CliResult plain = run(words);
    const CliResult open = run(words + QStringList{u"--public"_s});
    QCOMPARE(open.status, 0);
    QVERIFY(plain.out.contains("555 01"));
    for (const char* hidden : {"Ada Brandt", "Bo Castellan", "Greta Falk", "2019 list", "+41 44", "+34 91",
                               "+420 555", "took over"})
        QVERIFY2(!open.out.contains(hidden), hidden);
    QVERIFY(open.out.contains("Harbour Names Society"));
    QVERIFY(open.out.contains("Marta Okonjo-Lindqvist"));
}

NIDUS_TEST(tst_erasecommand, TestEraseCommand)
#include "tst_erasecommand.moc"
