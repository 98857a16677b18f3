// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/findingids.h"
#include "core/workflow/subregistry/entrytable.h"
#include "core/workflow/subregistry/tablecolumns.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;

namespace {

subregistry::Subregistry listWithRanges(subregistry::ValueKind kind, const QStringList& key = {})
{
    subregistry::Subregistry list({.nid = u"oma"_s, .name = u"objects"_s, .kind = kind, .key = key});
    list.apply(
        {.ranges = {{.name = u"x"_s, .block = {0, 99'999}},
                    {.name = u"members"_s, .block = {90'000, 90'001}, .asker = u"only members, Org-B"_s}}});
    return list;
}

} // namespace

/// What the columns of pasted tables are.
class TestTableColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheColumns_data();
    void findsTheColumns();
    void readsBelowATitle_data();
    void readsBelowATitle();
    void readsWithoutAHeader();
    void readsOtherNames();
    void readsAColumnOnce();
    void readsExplainedStates();
    void readsStatesInOurLanguages_data();
    void readsStatesInOurLanguages();
};

void TestTableColumns::findsTheColumns_data()
{
    using enum subregistry::ValueKind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("table");
    QTest::addColumn<bool>("isHeaderless");
    QTest::addColumn<QString>("names");
    const auto add = [](const char* name, subregistry::ValueKind kind, const QString& table,
                        bool isHeaderless, const QString& names) {
        QTest::newRow(name) << int(kind) << table << isHeaderless << names;
    };
    add("our names", Decimal, u"value\tHolder\n1\tA\n"_s, false, u"value holder"_s);
    add("other names", Decimal, u"Number\tOwner\tnote\n1\tA\tpumps\n"_s, false, u"value holder note"_s);
    add("names with spaces", Decimal, u"Value\tOn behalf\tSource_State\tRequest ID\n1\tA\tused\tT-7\n"_s,
        false, u"value on-behalf source-state request"_s);
    add("no names that we know", Decimal, u"Shade,Number\nA,1\n"_s, false, u"- value"_s);
    add("names of a spreadsheet", Decimal,
        u"Number\tStatus\tCompany\tGranted\tExpires\tTicket\tE-Mail\tRemark\n1\tassigned\tA\n"_s, false,
        u"value state holder date until request contact note"_s);
    add("dates of two kinds", Decimal,
        u"Number\tHolder\tGranted\tPublished\n1\tA\t2018-11-29\t2019-11-29\n"_s, false,
        u"value holder date -"_s);
    add("dates of which none is an end", Decimal, u"1\tA\t2018-11-29\t2018-11-29\n2\tB\t2018-11-29\t\n"_s,
        true, u"value holder date -"_s);
    add("in French", Decimal, u"Numéro\tTitulaire\tÉtat\tJusqu'au\tPour le compte de\n1\tA\tattribuée\n"_s,
        false, u"value holder state until on-behalf"_s);
    add("in German", Decimal, u"Wert\tLetzte Nummer\tINHABER\tAnmerkung\n1\t5\tA\n"_s, false,
        u"value to holder note"_s);
    add("in Chinese", Decimal, u"值\t状态\t持有者\n1\t已分配\tA\n"_s, false, u"value state holder"_s);
    add("states in French", Decimal, u"1\tTitulaire A\tréservée\n2\tB\thors service\n"_s, true,
        u"value holder state"_s);
    add("masculine states in French", Decimal, u"1\tTitulaire A\tréservé\n2\tB\tattribué\n"_s, true,
        u"value holder state"_s);
    add("states of other lists", Decimal, u"1\tOperational\tA\n2\tRetired\tB\n"_s, true,
        u"value state holder"_s);
    add("two names for one column", Decimal, u"Number\tOwner\tHolder\n1\tA\tB\n"_s, false,
        u"value - holder"_s);
    add("value and holder", Decimal, u"1\tA\n2\tB\n"_s, true, u"value holder"_s);
    add("one value", Decimal, u"17\n"_s, true, u"value"_s);
    add("holder first", Decimal, u"A\t1\nB\t2\n"_s, true, u"holder value"_s);
    add("as in the table", Decimal, u"1-5\tx\tassigned\tA\t2020-01-01\t2021-01-01\tletter\tpumps\n"_s, true,
        u"value range state holder date until reference note"_s);
    add("with ends", Decimal, u"1,5,A\n7,,B\n"_s, true, u"value to holder"_s);
    add("more columns than we know", Decimal, u"1\tA\tb\tc\td\n"_s, true, u"value holder reference note -"_s);
    add("addresses", Decimal, u"1\tA\ta@b.example\tT-1\n2\tB\t\tT-2\n"_s, true,
        u"value holder contact request"_s);
    add("kinds of askers", Decimal, u"Number\tHolder\tKind of asker\n1\tA\tmembers\n"_s, false,
        u"value holder asker"_s);
    add("dates, one of which is none", Decimal, u"1\tA\t2026-01-02\n2\tB\t2026-02-30\n3\tC\t2026-01-04\n"_s,
        true, u"value holder date"_s);
    add("dates in another form", Decimal, u"1\tA\t6.12.2016\n2\tB\t12/06/2016\n"_s, true,
        u"value holder date"_s);
    add("requests", Decimal, u"1\tT-7\tA\n2\tregistry#852\tB\n3\t#9\tC\n"_s, true, u"value request holder"_s);
    add("only requests", Decimal, u"1\tOrg-1\n2\tOrg-2\n"_s, true, u"value holder"_s);
    add("askers", Decimal, u"1\tmembers\tA\tpumps\n2\tMembers\tB\tvalves\n"_s, true,
        u"value asker holder reference"_s);
    add("a holder whom a range names", Decimal, u"1\tOrg-B\tmembers\tpumps\n"_s, true,
        u"value holder asker reference"_s);
    add("a value that is none", Decimal, u"1o\tA\n2\tB\n3\tC\n"_s, true, u"value holder"_s);
    add("numbers that are not ends", Decimal, u"10\t2\tA\n20\t3\tB\n"_s, true, u"value reference holder"_s);
    add("an empty column", Decimal, u"1\t\tA\n"_s, true, u"value - holder"_s);
    add("hexadecimal", Hexadecimal, u"ff\tZ\n"_s, true, u"value holder"_s);
    add("words", Words, u"fr-xyz,Somebody\n"_s, true, u"value holder"_s);
    add("words with names", Words, u"Value,Holder\nfr-xyz,Somebody\n"_s, false, u"value holder"_s);
    add("names that are not known", Decimal,
        u"No.\tOwner / Org\tDate reg'd\tSTATUS?\tRemarks\n1\tA\t2026-01-02\tassigned\tpumps\n"_s, false,
        u"value holder date state note"_s);
    add("cells of one kind", Decimal, u"Number\tX\tY\tZ\n1\tassigned\t2026-01-02\tA\n"_s, false,
        u"value state date -"_s);
    add("a name that the cells contradict", Decimal, u"Number\tDate code\n1\tpumps\n"_s, false, u"value -"_s);
    add("words below names", Words, u"Center,Owner / Org,Date reg'd\nfr-xyz,Somebody,2026-01-02\n"_s, false,
        u"value holder date"_s);
    add("an odd first date", Words, u"fr-xyz,Somebody,2026-02-3x\nfr-a,B,2026-01-02\nfr-b,C,2026-01-03\n"_s,
        true, u"value holder date"_s);
    add("JSON", Decimal, u"[{\"value\": \"1\", \"holder\": \"A\"}]"_s, false, u"holder value"_s); // by name
}

void TestTableColumns::findsTheColumns()
{
    QFETCH(const int, kind);
    QFETCH(const QString, table);
    QFETCH(const bool, isHeaderless);
    QFETCH(const QString, names);
    const auto found = workflow::tableColumns(table.toUtf8(), listWithRanges(subregistry::ValueKind(kind)));
    QVERIFY(found);
    QStringList shown;
    for (const QString& name : found->names)
        shown.append(name.isEmpty() ? u"-"_s : name);
    QCOMPARE(shown.join(u' '), names);
    QCOMPARE(found->isHeaderless, isHeaderless);
}

void TestTableColumns::readsBelowATitle_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("title"); // empty: there is none
    const QString rows = u"value\tholder\tnote\n1\tA\tpumps\n2\tB\tlevers, wheels\n"_s;
    QTest::newRow("none") << rows << QString();
    QTest::newRow("a remark with commas") << u"# Numbers, as of November, 2026, in order, all\n"_s + rows
                                          << u"# Numbers, as of November, 2026, in order, all"_s;
    QTest::newRow("a title of a spreadsheet")
        << u"Acme numbers, as of November, 2026\t\t\n"_s + rows << u"Acme numbers, as of November, 2026"_s;
    QTest::newRow("semicolons, and decimal commas")
        << u"value;holder;note\n1;A;1,5\n2;B;2,5\n"_s << QString();
    QTest::newRow("a quoted title") << u"\"Numbers, as of today\",,\nvalue,holder,note\n1,A,x\n2,B,y\n"_s
                                    << u"Numbers, as of today"_s;
}

/// The separator is that of most lines, and a title is not a row.
void TestTableColumns::readsBelowATitle()
{
    QFETCH(QString, table);
    QFETCH(QString, title);
    const QByteArray bytes = table.toUtf8();
    const subregistry::Subregistry list = listWithRanges(subregistry::ValueKind::Decimal);
    QCOMPARE(workflow::tableColumns(bytes, list).value().names,
             (QStringList{u"value"_s, u"holder"_s, u"note"_s}));
    const auto read = workflow::readEntryTable(bytes, list, {});
    QVERIFY(read.has_value());
    QCOMPARE(read->entries.size(), 2);
    QCOMPARE(read->entries.last().line, title.isEmpty() ? 3 : 4);
    QVERIFY(!read->hasErrors());
    QCOMPARE(read->count(findings::kSubregistryImportTitle), title.isEmpty() ? 0 : 1);
    if (!title.isEmpty())
        QCOMPARE(read->findings.first().finding.arguments, QStringList{title});
}

void TestTableColumns::readsWithoutAHeader()
{
    const subregistry::Subregistry list = listWithRanges(subregistry::ValueKind::Decimal);
    const QByteArray table("1\tA\n2\tB\n3\tC\tD\n");
    const auto read =
        workflow::readEntryTable(table, list, {.columns = {u"value"_s, u"holder"_s}, .isHeaderless = true});
    QVERIFY(read);
    QCOMPARE(read->entries.size(), 2);
    QCOMPARE(read->entries[0].line, 1);
    QCOMPARE(read->entries[0].entry.holder, u"A"_s);
    QCOMPARE(read->entries[1].entry.block.first, 2U);
    QCOMPARE(read->findings.size(), 1); // three cells
    QCOMPARE(read->findings[0].line, 3);
}

void TestTableColumns::readsOtherNames()
{
    const subregistry::Subregistry list = listWithRanges(subregistry::ValueKind::Decimal);
    const auto read = workflow::readEntryTable("Number\tOwner\tholder\n1\tA\tB\n", list,
                                               {.columns = {u"value"_s, u"holder"_s, QString()}});
    QVERIFY(read);
    QVERIFY(read->findings.isEmpty());
    QCOMPARE(read->entries.size(), 1);
    QCOMPARE(read->entries[0].entry.holder, u"A"_s);
    const auto none = workflow::readEntryTable("1\tA\n", list, {.columns = {QString(), u"holder"_s}});
    QVERIFY(none);
    QVERIFY(none->entries.isEmpty());
    QVERIFY(none->hasErrors()); // no column has the values
}

/// A column that is named for one thing is not read as another, even if its title is the name of that.
void TestTableColumns::readsAColumnOnce()
{
    const subregistry::Subregistry list(
        {.nid = u"peppol"_s, .name = u"codes"_s, .key = {u"list"_s, u"code"_s}});
    const auto read = workflow::readEntryTable(
        "list,value,holder\nschemes,0002,SIRENE\n", list,
        {.names = {{u"list"_s, u"list"_s}, {u"code"_s, u"value"_s}, {u"note"_s, u"holder"_s}}});
    QVERIFY(read.has_value());
    QCOMPARE(read->findings.size(), 0);
    QCOMPARE(read->entries.size(), 1);
    const subregistry::Entry& entry = read->entries.first().entry;
    QCOMPARE(list.firstText(entry.block), u"schemes,0002"_s);
    QCOMPARE(entry.holder, QString());
    QCOMPARE(entry.note, u"SIRENE"_s);
}

/// A state may be explained, as in "removed (replaced by cn-cma)"; the original words are kept.
void TestTableColumns::readsExplainedStates()
{
    const subregistry::Subregistry list({.nid = u"wmo"_s, .name = u"centers"_s});
    const auto read = workflow::readEntryTable(
        "value,state\ncn-babj,removed (replaced by cn-cma)\ncn-x,(unclear)\ncn-y,gone\n", list, {});
    QVERIFY(read.has_value());
    QCOMPARE(read->entries.size(), 1); // an unknown state is an error
    QCOMPARE(read->entries[0].entry.state, subregistry::EntryState::Retired);
    QCOMPARE(read->entries[0].entry.sourceState, u"removed (replaced by cn-cma)"_s);
    QCOMPARE(read->findings.size(), 2);
    QCOMPARE(read->findings[0].line, 3);
    QCOMPARE(read->findings[1].line, 4);
    QCOMPARE(read->errors().size(), 2);
}

/// The words that the program shows in its languages, in any of them.
void TestTableColumns::readsStatesInOurLanguages_data()
{
    QTest::addColumn<QStringList>("words"); ///< of reserved, assigned, retired, withdrawn, pool
    QTest::newRow("English") << QStringList{u"Reserved"_s, u"assigned"_s, u"retired"_s, u"Withdrawn"_s,
                                            u"in the pool"_s};
    QTest::newRow("French") << QStringList{u"réservée"_s, u"Attribuée"_s, u"hors service"_s, u"retirée"_s,
                                           u"de nouveau libre"_s};
    QTest::newRow("German") << QStringList{u"reserviert"_s, u"zugewiesen"_s, u"stillgelegt"_s,
                                           u"Zurückgezogen"_s, u"im Vorrat"_s};
    QTest::newRow("Chinese") << QStringList{u"预留"_s, u"已分配"_s, u"已停用"_s, u"已撤回"_s,
                                            u"在可用池中"_s};
}

void TestTableColumns::readsStatesInOurLanguages()
{
    using enum subregistry::EntryState;
    QFETCH(QStringList, words);
    const subregistry::Subregistry list = listWithRanges(subregistry::ValueKind::Decimal);
    const QList<subregistry::EntryState> states{Reserved, Assigned, Retired, Withdrawn, Pool};
    QString table = u"value,state\n"_s;
    for (qsizetype i = 0; i < words.size(); ++i)
        table += u"%1,%2\n"_s.arg(i).arg(words[i]);
    const auto read = workflow::readEntryTable(table.toUtf8(), list, {});
    QVERIFY(read && read->findings.isEmpty());
    QCOMPARE(read->entries.size(), states.size());
    for (qsizetype i = 0; i < states.size(); ++i)
        QCOMPARE(read->entries[i].entry.state, states[i]);
    QCOMPARE(read->entries[2].entry.sourceState, QString()); // the same word, in another language
}

NIDUS_TEST(tst_tablecolumns, TestTableColumns)
#include "tst_tablecolumns.moc"
