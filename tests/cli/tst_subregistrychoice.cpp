// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;
using nidus::test::CliResult;

/// Several lists of one grammar rule, lists that are removed again, and values that are listed otherwise.
class TestSubregistryChoice : public QObject, private nidus::test::SubregistryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void judgesEachUrnByTheListOfItsPattern();
    void acceptsAValueOfAnyListWithOnePattern();
    void warnsOfASharedRule();
    void removesAListThatNeverHadAnEntry();
    void keepsAListThatHadEntries();
    void createsARemovedListAgain();
    void keepsRemovedListsInCopies();
    void namesTheListedSpelling();
    void saysThatAReleasedValueWasHeld();
    void promisesNoUrnThatTheGrammarRejects();
    void writesLettersAboutEndedValues_data();
    void writesLettersAboutEndedValues();
    void writesALetterAboutAWithdrawnReservation();
    void namesWhatChangedInTheHistory();
    void namesWhatAnImportChanged();
    void saysHowATableIsRead();
    void offersOnlyOptionsThatApply();

private:
    [[nodiscard]] CliResult check(const QByteArray& urns) const
    {
        return m_cli.run({u"check"_s, u"--format"_s, u"tsv"_s, u"-"_s}, urns + '\n');
    }
    [[nodiscard]] QByteArray verified() const { return m_cli.run({u"registry"_s, u"verify"_s}).out; }
};

void TestSubregistryChoice::init()
{
    makeRegistry();
    registration::VersionContent content;
    content.registrationTemplate.setText(registration::TemplateField::Nid, u"oma"_s);
    content.rule = registration::SyntaxRule{.start = u"name"_s,
                                            .text = u"name = %s\"org:\" word / %s\"obj:\" word / id\n"
                                                    "word = 1*(ALPHA / \"-\")\nid = 1*DIGIT\n"_s};
    auto registry = storage::Registry::open(m_cli.registryPath);
    QVERIFY(registry.has_value());
    const auto draft = registry->drafts().create({.revisionOf = u"oma"_s, .content = content}, {});
    QVERIFY(draft.has_value());
    QVERIFY(registry->registrations().registerDraft(draft->id, {}).has_value());
    create(u"oma/words --kind words --rule word --urn urn:oma:org:{value} --date 2020-01-01"_s);
    done(u"assign oma/words ae-ncm --holder A --date 2020-01-02"_s);
}

void TestSubregistryChoice::judgesEachUrnByTheListOfItsPattern()
{
    done(u"create oma/bad --kind words --rule word --urn urn:oma:obj:{value} --date 2020-01-03"_s);
    done(u"assign oma/bad thing --holder B --date 2020-01-04"_s);
    QCOMPARE(check("urn:oma:org:ae-ncm\nurn:oma:obj:thing").status, 0);
    const QByteArray found = check("urn:oma:org:thing\nurn:oma:obj:ae-ncm").out;
    QCOMPARE(found.count("\tinvalid\t"), 2);
    QVERIFY2(found.contains("\"thing\" is not in subregistry \"words\" (1 entries, 2020-01-02)"), found);
    QVERIFY2(found.contains("\"ae-ncm\" is not in subregistry \"bad\" (1 entries, 2020-01-04)"), found);
}

void TestSubregistryChoice::acceptsAValueOfAnyListWithOnePattern()
{
    done(u"create oma/twin --kind words --rule word --urn urn:oma:org:{value} --date 2020-01-03"_s);
    QCOMPARE(check("urn:oma:org:ae-ncm").status, 0);
    const QByteArray found = check("urn:oma:org:nowhere").out; // the list without entries says less
    QVERIFY2(found.contains("\"nowhere\" is not in subregistry \"words\" (1 entries"), found);
    done(u"assign oma/twin other --holder B --date 2020-01-04"_s);
    QCOMPARE(check("urn:oma:org:ae-ncm\nurn:oma:org:other").status, 0);
}

void TestSubregistryChoice::warnsOfASharedRule()
{
    const QByteArray warning = "Rule \"word\" is also the rule of subregistry \"words\".";
    const CliResult made = run(u"create oma/twin --kind words --rule WORD --urn urn:oma:org:{value}"_s);
    QCOMPARE(made.status, 0);
    QVERIFY2(made.err.contains("Rule \"WORD\" is also the rule of subregistry \"words\"."), made.err);
    done(u"create oma/third --kind words"_s);
    const CliResult changed = run(u"change oma/third --rule word --urn urn:oma:obj:{value}"_s);
    QCOMPARE(changed.status, 0);
    QVERIFY2(changed.err.contains("subregistry \"twin\", \"words\"."), changed.err);
    QVERIFY(!run(u"change oma/third --title Third"_s).err.contains("is also the rule"));
    QVERIFY(!run(u"create oma/numbers --kind decimal --rule id"_s).err.contains(warning));
}

void TestSubregistryChoice::removesAListThatNeverHadAnEntry()
{
    done(u"create oma/bad --kind words --rule word --urn urn:oma:org:{value} --date 2020-01-03"_s);
    done(u"range oma/bad all * --date 2020-01-03"_s);
    done(u"undo oma/bad --date 2020-01-04"_s);
    QVERIFY(run(u"list oma"_s).out.contains("oma/bad"));
    const CliResult removed = run(u"undo oma/bad --date 2020-01-05"_s);
    QCOMPARE(removed.status, 0);
    QCOMPARE(removed.err,
             QByteArray("nidus-cli: The subregistry oma/bad was removed. Its history remains.\n"));
    QVERIFY(!run(u"list oma"_s).out.contains("oma/bad"));
    QCOMPARE(run(u"show oma/bad"_s).status, 2);
    QCOMPARE(run(u"undo oma/bad"_s).status, 2);
    QCOMPARE(check("urn:oma:org:ae-ncm").status, 0);
    const QByteArray log = m_cli.run({u"log"_s, u"--what=listed"_s, u"--text=bad"_s}).out;
    QVERIFY2(log.contains("\tbad create\t") && log.contains("\tbad undo create\t"), log);
    QCOMPARE(verified(), QByteArray("sound\n"));
}

void TestSubregistryChoice::keepsAListThatHadEntries()
{
    done(u"undo oma/words"_s);
    const CliResult nothing = run(u"undo oma/words"_s);
    QCOMPARE(nothing.status, 1);
    QVERIFY2(nothing.err.contains("There is nothing to undo."), nothing.err);
    QVERIFY(run(u"list oma"_s).out.contains("oma/words"));
}

void TestSubregistryChoice::createsARemovedListAgain()
{
    done(u"create oma/bad --kind words --title First --date 2020-01-03"_s);
    done(u"undo oma/bad --date 2020-01-04"_s);
    QCOMPARE(run(u"create oma/bad --kind decimal"_s).status, 2);
    done(u"create oma/bad --kind words --title Second --date 2020-01-05"_s);
    QVERIFY2(run(u"list oma"_s).out.contains("oma/bad\tSecond\twords\t"), run(u"list oma"_s).out);
    done(u"assign oma/bad thing --holder B"_s);
    QVERIFY(run(u"show oma/bad thing"_s).out.contains("thing"));
    QCOMPARE(verified(), QByteArray("sound\n"));
}

void TestSubregistryChoice::keepsRemovedListsInCopies()
{
    done(u"create oma/bad --kind words --date 2020-01-03"_s);
    done(u"undo oma/bad --date 2020-01-04"_s);
    done(u"create oma/again --kind words --title First --date 2020-01-03"_s);
    done(u"undo oma/again --date 2020-01-04"_s);
    done(u"create oma/again --kind words --title Second --date 2020-01-05"_s);
    const QByteArray lists = run(u"list oma"_s).out;
    for (const QString& format : {u"json"_s, u"xml"_s}) {
        const QByteArray copy = m_cli.run({u"export"_s, u"--format"_s, format, u"oma"_s}).out;
        nidus::test::Cli other;
        other.registryPath = m_folder->filePath(format + u".nidus"_s);
        QCOMPARE(other.run({u"registry"_s, u"create"_s, u"--empty"_s}).status, 0);
        QCOMPARE(other.run({u"import"_s, u"-"_s}, copy).status, 0);
        QCOMPARE(other.run({u"subregistry"_s, u"list"_s, u"oma"_s}).out, lists);
        QCOMPARE(other.run({u"export"_s, u"--format"_s, format, u"oma"_s}).out, copy);
        QCOMPARE(other.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
    }
    const CliResult seen = m_cli.run({u"export"_s, u"--format"_s, u"json"_s, u"--public"_s, u"oma"_s});
    QVERIFY2(seen.out.contains("\"again\"") && !seen.out.contains("\"bad\""), seen.out);
}

void TestSubregistryChoice::namesTheListedSpelling()
{
    create(u"oma/numbers --kind decimal --rule id --urn urn:oma:{value} --date 2020-01-01"_s);
    done(u"assign oma/numbers 42 --holder A --date 2020-01-02"_s);
    QVERIFY(!check("urn:oma:42").out.contains("subregistry."));
    const CliResult other = check("urn:oma:0042");
    QCOMPARE(other.status, 0);
    QVERIFY2(other.out.contains("\tvalid\t") && other.out.contains("subregistry.spelling"), other.out);
    QVERIFY2(other.out.contains("\"0042\" is written \"42\" in subregistry \"numbers\"."), other.out);
    done(u"range oma/numbers wide 0001-0999 --date 2020-01-03"_s);
    QVERIFY(!check("urn:oma:0042").out.contains("subregistry."));
    QVERIFY(check("urn:oma:42").out.contains("\"42\" is written \"0042\" in subregistry \"numbers\"."));
}

void TestSubregistryChoice::saysThatAReleasedValueWasHeld()
{
    create(u"oma/numbers --kind decimal --rule id --urn urn:oma:{value} --date 2020-01-01"_s);
    done(u"assign oma/numbers 7-11 --holder A --date 2020-01-02"_s);
    done(u"release oma/numbers 7-11 --date 2020-01-03"_s);
    const QByteArray released = check("urn:oma:8").out;
    QVERIFY2(released.contains("\tinvalid\t") && released.contains("subregistry.released"), released);
    QVERIFY2(released.contains("8 was held before in \"numbers\". It is released, but not free."), released);
    QVERIFY(check("urn:oma:12").out.contains("subregistry.not-listed"));
    done(u"release oma/numbers 8 --to-pool"_s);
    QVERIFY(check("urn:oma:8").out.contains("subregistry.not-listed"));
    QVERIFY(check("urn:oma:9").out.contains("subregistry.released"));
}

void TestSubregistryChoice::promisesNoUrnThatTheGrammarRejects()
{
    const auto letter = [this](const QString& word) {
        return run(u"assign oma/words %1 --holder B --format letter"_s.arg(word));
    };
    const CliResult good = letter(u"fr-xy"_s);
    QVERIFY2(good.out.contains("The URN is:\n  urn:oma:org:fr-xy\n"), good.out);
    for (const QString& word : {u"New_Word"_s, u"x1"_s}) { // no URN at all, and one that the grammar rejects
        const CliResult odd = letter(word);
        QCOMPARE(odd.status, 0);
        QVERIFY2(odd.out.contains("is assigned to B") && !odd.out.contains("urn:oma:org"), odd.out);
        QVERIFY2(
            odd.out.contains(" does not match the syntax rule of the namespace, so there is no URN for it "
                             "yet."),
            odd.out);
        QVERIFY2(odd.err.contains("does not match the rule \"word\" of the grammar."), odd.err);
    }
}

void TestSubregistryChoice::writesLettersAboutEndedValues_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("release") << u"release oma/words ae-ncm"_s
                             << QByteArray("ae-ncm of A was released on 2020-01-03. Please do not use it any "
                                           "longer.");
    QTest::newRow("release to the pool")
        << u"release oma/words ae-ncm --to-pool"_s
        << QByteArray("ae-ncm of A was released on 2020-01-03, and may be assigned again.");
    QTest::newRow("retire") << u"retire oma/words ae-ncm"_s
                            << QByteArray("ae-ncm of A was retired on 2020-01-03.");
    QTest::newRow("deprecate") << u"deprecate oma/words ae-ncm"_s
                               << QByteArray("ae-ncm of A is deprecated from 2020-01-03.");
}

/// Nobody asked for it.
void TestSubregistryChoice::writesLettersAboutEndedValues()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, sentence);
    const CliResult written = run(command + u" --date 2020-01-03 --format letter"_s);
    QCOMPARE(written.status, 0);
    QVERIFY2(written.out.contains(sentence), written.out);
    QVERIFY2(written.out.contains("Subject: Your values in oma/words\n"), written.out);
    QVERIFY2(written.out.contains("The state of your values changed."), written.out);
    QVERIFY2(!written.out.contains("request") && !written.out.contains("granted"), written.out);
}

/// Its holder may not use it.
void TestSubregistryChoice::writesALetterAboutAWithdrawnReservation()
{
    create(u"oma/plain --kind words --urn urn:oma:org:{value} --date 2020-01-01"_s);
    done(u"reserve oma/plain fr-zz --holder A --date 2020-01-02"_s);
    const CliResult written = run(u"withdraw oma/plain fr-zz --date 2020-01-03 --format letter"_s);
    QVERIFY2(
        written.out.contains("The reservation of fr-zz for A was withdrawn on 2020-01-03. Please do not use "
                             "it any longer.\n\nThe URN was:\n  urn:oma:org:fr-zz\n"),
        written.out);
}

void TestSubregistryChoice::namesWhatChangedInTheHistory()
{
    create(u"oma/numbers --kind decimal --date 2020-01-01"_s);
    done(u"range oma/numbers open 1-999 --largest 50 --date 2020-01-01"_s);
    done(u"range oma/numbers open 1-950 --largest 20 --date 2020-01-02"_s);
    done(u"assign oma/numbers 42-43 --holder Beta_South --date 2020-01-03"_s);
    done(u"assign oma/numbers 50 --holder Secret_Co --private --date 2020-01-03"_s);
    done(u"transfer oma/numbers 42-43 --holder Gamma --date 2020-01-04"_s);
    done(u"transfer oma/numbers 50 --holder Gamma --date 2020-01-04"_s);
    const QByteArray log = m_cli.run({u"log"_s, u"--what=listed"_s, u"--text=numbers"_s}).out;
    QVERIFY2(log.contains("\tnumbers range open\t"), log);
    QVERIFY2(log.contains("\tnumbers range open: 1-999 -> 1-950, largest block 50 -> 20\t"), log);
    QVERIFY2(log.contains("\tnumbers transfer 42-43: Beta South -> Gamma\t"), log);
    QVERIFY2(log.contains("\tnumbers transfer 50\t"), log);
}

void TestSubregistryChoice::namesWhatAnImportChanged()
{
    create(u"oma/numbers --kind decimal --date 2020-01-01"_s);
    done(u"assign oma/numbers 42-43 --holder Beta --date 2020-01-02"_s);
    done(u"assign oma/numbers 50 --holder Beta --date 2020-01-02"_s);
    QCOMPARE(
        m_cli
            .run(
                {u"subregistry"_s, u"import"_s, u"oma/numbers"_s, u"-"_s, u"--date"_s, u"2020-01-03"_s},
                "value,to,holder,reference,note\n42,43,Beta,doc,\n50,,Beta,doc,x\n60,,Gamma,,\n61,,Gamma,,\n")
            .status,
        0);
    const QByteArray log = m_cli.run({u"log"_s, u"--what=listed"_s, u"--text=import"_s}).out;
    QVERIFY2(log.contains("\tnumbers import 42-43, 50, 60-61: new 2, note 1, reference 2\t"), log);
    const QByteArray history = run(u"show oma/numbers 50"_s).out;
    QVERIFY2(
        history.contains(" imported 50 on 2020-01-03. Changed: reference - -> doc, note - -> x. Result: "),
        history);
    QVERIFY2(!run(u"show oma/numbers 60"_s).out.contains("Changed:"), history);
}

void TestSubregistryChoice::saysHowATableIsRead()
{
    create(u"oma/numbers --kind decimal --date 2020-01-01"_s);
    done(u"assign oma/numbers 1 --holder A --date 2020-01-02"_s);
    const CliResult read = m_cli.run({u"subregistry"_s, u"import"_s, u"oma/numbers"_s, u"-"_s},
                                     "value,holder,date,until\n2,B,10/11/2020,\n3,C,25/11/2020,2020-11-01\n");
    QCOMPARE(read.status, 0);
    for (const char* const sentence :
         {"-:3: warning[subregistry.import.end-first]: 3 ends on 2020-11-01, before its date 2020-11-25.\n",
          "10/11/2020 is read as 2020-11-10, because other dates of its column show the order of day and "
          "month.",
          "In the list, but not in the file: 1. Nothing is removed."})
        QVERIFY2(read.err.contains(sentence), read.err);
}

/// A value that was named leaves lower ones free, but no option would have taken these instead.
void TestSubregistryChoice::offersOnlyOptionsThatApply()
{
    create(u"oma/numbers --kind decimal --date 2020-01-01"_s);
    done(u"range oma/numbers open 1-999 --date 2020-01-01"_s);
    const CliResult named = run(u"reserve oma/numbers 5 --holder A --date 2020-01-02"_s);
    QCOMPARE(named.err, QByteArray("nidus-cli: The lower values 1-4 stay free.\n"));
    const CliResult ended =
        run(u"reserve oma/numbers --next --range open --holder A --date 2020-01-03 --until 2020-01-02"_s);
    QVERIFY2(ended.err.contains("The date of 6, 2020-01-02, is in the past."), ended.err);
}

NIDUS_TEST(tst_subregistrychoice, TestSubregistryChoice)
#include "tst_subregistrychoice.moc"
