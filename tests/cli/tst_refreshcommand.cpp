// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/subregistryfixture.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QMap>
#include <QTest>
#include <algorithm>

using namespace nidus;
using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

namespace {

/// Changes of one version of IANA's list: "new" or "gone", and the NID.
struct ListVersion
{
    QByteArray date;
    QByteArrayList changes; ///< sorted
};

/// Reads the versions. A NID that changes twice on a day changes in two versions.
QList<ListVersion> versions()
{
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/namespace-changes.tsv"));
    QList<ListVersion> all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    file.readLine();
    QByteArrayList nids;
    while (!file.atEnd()) {
        const QByteArrayList row = file.readLine().trimmed().split('\t');
        if (all.isEmpty() || all.last().date != row[0] || nids.contains(row[2])) {
            all.append({row[0], {}});
            nids.clear();
        }
        nids.append(row[2]);
        all.last().changes.append((row[1] == "add" ? "new\t" : "gone\t") + row[2]);
    }
    for (ListVersion& version : all)
        std::ranges::sort(version.changes);
    return all;
}

/// IANA's list of today, from which lists of other days are made.
class ListOfToday
{
public:
    ListOfToday() : m_list(Cli().run({u"export"_s, u"--format=iana-xml"_s, u"--all"_s}).out)
    {
        for (qsizetype at = m_list.indexOf("<record"); at >= 0; at = m_list.indexOf("<record", at + 1)) {
            const qsizetype end = m_list.indexOf("</record>", at) + qsizetype(qstrlen("</record>"));
            const QByteArray record = m_list.mid(at, end - at);
            const qsizetype name = record.indexOf("<name>") + qsizetype(qstrlen("<name>"));
            m_records.insert(record.mid(name, record.indexOf("</name>") - name), record);
        }
    }

    [[nodiscard]] QByteArrayList nids() const { return m_records.keys(); }
    [[nodiscard]] const QByteArray& text() const { return m_list; }
    [[nodiscard]] QByteArray of(const QByteArray& date, const QByteArrayList& nids) const
    {
        QByteArray list = m_list;
        const qsizetype start = list.indexOf("<updated>") + qsizetype(qstrlen("<updated>"));
        list.replace(start, list.indexOf("</updated>") - start, date);
        for (auto record = m_records.cbegin(); record != m_records.cend(); ++record) {
            if (!nids.contains(record.key()))
                list.replace(record.value(), QByteArray());
        }
        for (const QByteArray& nid : nids) {
            if (!m_records.contains(nid))
                list.insert(list.indexOf("<record"), "<record><name>" + nid + "</name></record>");
        }
        return list;
    }

private:
    QByteArray m_list;
    QMap<QByteArray, QByteArray> m_records;
};

/// A list of IANA with one entry.
QByteArray ianaList(const QByteArray& id, const QByteArray& title, const QByteArray& date,
                    const QByteArray& holder)
{
    return "<registry xmlns='http://www.iana.org/assignments' id='" + id + "'><title>" + title +
           "</title><updated>" + date + "</updated><record><value>10300</value><controller>" + holder +
           "</controller></record></registry>";
}

/// The first two fields of each line after the first, sorted.
QByteArrayList changesIn(const QByteArray& out)
{
    QByteArrayList changes;
    const QByteArrayList lines = out.trimmed().split('\n').sliced(1);
    for (const QByteArray& line : lines)
        changes.append(line.split('\t').first(2).join('\t'));
    std::ranges::sort(changes);
    return changes;
}

} // namespace

/// Published lists, compared with what is here.
class TestRefreshCommand : public QObject, private nidus::test::SubregistryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeRegistry(); }

    void replaysTheListOfNamespaces();
    void takesOnlyWhatIsChosen();
    void namesDraftsAndRules();
    void refusesAnOlderList();
    void refreshesEntries();
    void keepsWhatWasChangedHere();
    void keepsRequests();
    void neverTakesHeldValues();
    void takesNoListWithoutEntries_data();
    void takesNoListWithoutEntries();
    void readsEachFormat_data();
    void readsEachFormat();
    void refusesAListOfTheFuture();
    void refusesAnotherList_data();
    void refusesAnotherList();
    void reportsUsage();

private:
    [[nodiscard]] CliResult refresh(const QByteArray& file, const QStringList& options = {}) const
    {
        return m_cli.run(QStringList{u"refresh"_s, u"-"_s} + options, file);
    }
    void refreshObjects(const QByteArray& table) const
    {
        QCOMPARE(refresh(table, {u"--list"_s, u"oma/objects"_s, u"--take"_s, u"all"_s}).err, QByteArray());
    }
};

/// 47 additions and 3 removals. One version went back to an earlier date. The NID ad-id begins like a country
/// code, which RFC 8141 section 5.1 does not allow: it is shown, but refused, so it is not gone later.
void TestRefreshCommand::replaysTheListOfNamespaces()
{
    const ListOfToday today;
    const QList<ListVersion> all = versions();
    QCOMPARE(all.size(), 40);
    QByteArrayList nids = today.nids();
    for (auto version = all.rbegin(); version != all.rend(); ++version) {
        for (const QByteArray& change : version->changes) {
            const QByteArray nid = change.split('\t')[1];
            if (change.startsWith("new"))
                QVERIFY(nids.removeOne(nid));
            else
                nids.append(nid);
        }
    }
    m_cli.registryPath = m_folder->filePath(u"replay.nidus"_s);
    QCOMPARE(m_cli.run({u"registry"_s, u"create"_s, u"--empty"_s, m_cli.registryPath}).status, 0);
    QCOMPARE(changesIn(refresh(today.of("2015-01-01", nids), {u"--take"_s, u"all"_s}).out).size(),
             nids.size());
    QByteArray before = "2015-01-01";
    int added = 0;
    int removed = 0;
    for (const ListVersion& version : all) {
        for (const QByteArray& change : version.changes) {
            const QByteArray nid = change.split('\t')[1];
            ++(change.startsWith("new") ? added : removed);
            if (change.startsWith("new"))
                nids.append(nid);
            else
                QVERIFY(nids.removeOne(nid));
        }
        const QByteArray list = today.of(version.date, nids);
        const CliResult shown = refresh(list);
        QCOMPARE(shown.status, 1);
        QVERIFY2(shown.out.startsWith("list\t\t" + version.date + '\t' + before), shown.out);
        QByteArrayList expected = version.changes;
        expected.removeOne("gone\tad-id");
        QCOMPARE(changesIn(shown.out), expected);
        QStringList take{u"--take"_s, u"all"_s};
        if (version.date < before)
            take.append(u"--accept-older"_s);
        const CliResult taken = refresh(list, take);
        const QByteArrayList left =
            version.changes.contains("new\tad-id") ? QByteArrayList{"new\tad-id"} : QByteArrayList();
        QVERIFY2(taken.status == (left.isEmpty() ? 0 : 1), taken.out + taken.err);
        QCOMPARE(changesIn(refresh(list, {u"--accept-older"_s}).out), left);
        before = version.date;
    }
    QCOMPARE(added, 47);
    QCOMPARE(removed, 3);
    std::ranges::sort(nids);
    QByteArrayList expected = today.nids();
    std::ranges::sort(expected);
    QCOMPARE(nids, expected);
    QCOMPARE(refresh(today.text()).status, 0);
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).status, 0);
}

void TestRefreshCommand::takesOnlyWhatIsChosen()
{
    const ListOfToday today;
    QByteArrayList nids = today.nids();
    nids.removeOne("isbn");
    nids << "chestnut"
         << "walnut";
    const QByteArray list = today.of("2026-08-01", nids);
    const QByteArray head = m_cli.run({u"registry"_s, u"head"_s}).out;
    QCOMPARE(refresh(list, {u"--take"_s, u"all"_s, u"--dry-run"_s}).status, 0);
    QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out, head);
    const CliResult taken = refresh(list, {u"--take"_s, u"Walnut"_s, u"--format"_s, u"json"_s});
    QCOMPARE(taken.status, 1);
    QMap<QString, QString> results;
    for (const QJsonValue change : taken.array()[0]["changes"_L1].toArray())
        results.insert(change["change"_L1].toString() + u' ' + change["name"_L1].toString(),
                       change["result"_L1].toString());
    QCOMPARE(results, (QMap<QString, QString>{{u"new chestnut"_s, u"left"_s},
                                              {u"new walnut"_s, u"taken"_s},
                                              {u"gone isbn"_s, u"left"_s}}));
    QCOMPARE(m_cli.run({u"show"_s, u"walnut"_s}).status, 0);
    QVERIFY(m_cli.run({u"show"_s, u"chestnut"_s}).status != 0);
    QCOMPARE(changesIn(refresh(list).out), (QByteArrayList{"gone\tisbn", "new\tchestnut"}));
    QCOMPARE(refresh(list, {u"--take"_s, u"all"_s}).status, 0);
    QCOMPARE(m_cli.run({u"check"_s, u"-"_s}, "urn:isbn:9780131103627\n").status, 0); // nothing is destroyed
}

void TestRefreshCommand::namesDraftsAndRules()
{
    const ListOfToday today;
    QByteArrayList nids = today.nids();
    nids.removeOne("isbn");
    nids.append("crates");
    QCOMPARE(m_cli.run({u"new"_s, u"crates"_s, u"--from"_s, u"-"_s}, test::templateText("crates")).status, 0);
    const QByteArray out = refresh(today.of("2026-08-01", nids), {u"--take"_s, u"all"_s}).out;
    QVERIFY2(out.contains("new\tcrates\trefused\tdraft:1\t"), out);
    QVERIFY2(out.contains("gone\tisbn\ttaken\tisbn\t"), out);
}

void TestRefreshCommand::refusesAnOlderList()
{
    const ListOfToday today;
    QByteArrayList nids = today.nids();
    nids.append("walnut");
    const CliResult older = refresh(today.of("2020-01-01", nids), {u"--take"_s, u"all"_s});
    QCOMPARE(older.status, 1);
    QVERIFY2(older.out.contains("new\twalnut\trefused"), older.out);
    QVERIFY2(older.err.contains("2020-01-01"), older.err);
    QVERIFY(m_cli.run({u"show"_s, u"walnut"_s}).status != 0);
    QCOMPARE(refresh(today.of("2999-01-01", nids), {u"--take"_s, u"all"_s}).status, 1);
    QCOMPARE(refresh(today.of("2999-01-01", nids), {u"--take"_s, u"all"_s, u"--accept-older"_s}).status, 0);
    QCOMPARE(refresh(today.text(), {u"--take"_s, u"all"_s}).status, 0); // an impossible date is not newer
}

void TestRefreshCommand::refreshesEntries()
{
    createObjects();
    done(u"assign oma/objects 10999 --holder Here"_s); // not from the list
    refreshObjects("value,state,holder\n10300,assigned,A\n10301,reserved,B\n10302,assigned,C\n");
    const QByteArray next = "value,state,holder\n10300,assigned,Z\n10302,assigned,C\n10303,assigned,D\n";
    const QStringList list{u"--list"_s, u"oma/objects"_s};
    const CliResult shown = refresh(next, list);
    QCOMPARE(shown.status, 1);
    QCOMPARE(changesIn(shown.out), (QByteArrayList{"changed\t10300", "gone\t10301", "new\t10303"}));
    QVERIFY2(shown.out.contains("holder changes from \"A\" to \"Z\"."), shown.out);
    QCOMPARE(refresh(next, list + QStringList{u"--take"_s, u"oma/objects/10303"_s}).status, 1);
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "10300 10301 10302 10303 10999");
    QCOMPARE(refresh(next, list + QStringList{u"--take"_s, u"oma/objects"_s}).status, 0);
    QVERIFY(run(u"show oma/objects 10301"_s).out.startsWith("10301, withdrawn, B"));
    QVERIFY(run(u"show oma/objects 10300"_s).out.startsWith("10300, assigned, Z"));
    QVERIFY(run(u"show oma/objects 10300"_s).out.contains("assigned, A")); // its history
    QCOMPARE(changesIn(refresh(next, list).out), QByteArrayList());
    QCOMPARE(run(u"undo oma/objects"_s).status, 0);
    QVERIFY(run(u"show oma/objects 10300"_s).out.startsWith("10300, assigned, A"));
}

void TestRefreshCommand::keepsWhatWasChangedHere()
{
    createObjects();
    refreshObjects("value,state,holder\n10300,assigned,A\n10301,assigned,B\n");
    done(u"transfer oma/objects 10300 --holder New"_s);
    done(u"deprecate oma/objects 10301"_s);
    const CliResult result = refresh("value,state,holder\n10300,assigned,Other\n",
                                     {u"--list"_s, u"oma/objects"_s, u"--take"_s, u"all"_s});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("changed\t10300\trefused"), result.out);
    QVERIFY2(result.out.contains("gone\t10301\trefused"), result.out);
    QVERIFY(run(u"show oma/objects 10300"_s).out.startsWith("10300, assigned, New"));
    QVERIFY(run(u"show oma/objects 10301"_s).out.startsWith("10301, deprecated, B"));
}

/// A request that the list has is answered with its entry, and with no other one.
void TestRefreshCommand::keepsRequests()
{
    createObjects();
    refreshObjects("value,state,holder,request\n10300,assigned,A,U-1\n");
    QVERIFY(run(u"show oma/objects 10300"_s).out.contains("request U-1"));
    const CliResult again = run(u"assign oma/objects --next --range x --holder A --request U-1"_s);
    QCOMPARE(again.status, 1);
    QVERIFY2(again.err.contains("request-reused"), again.err);
    const CliResult other =
        refresh("value,state,holder,request\n10300,assigned,A,U-1\n10301,assigned,B,U-1\n",
                {u"--list"_s, u"oma/objects"_s});
    QCOMPARE(changesIn(other.out), QByteArrayList{"new\t10301"});
    QVERIFY2(other.out.contains("new\t10301\trefused"), other.out);
}

void TestRefreshCommand::neverTakesHeldValues()
{
    createObjects();
    done(u"assign oma/objects 32769-32818 --holder A"_s);
    done(u"assign oma/objects 10300 --holder A"_s);
    done(u"release oma/objects 10300"_s);
    const CliResult result = refresh("value,to,holder\n32800,32801,B\n10300,,B\n32819,32900,B\n",
                                     {u"--list"_s, u"oma/objects"_s, u"--take"_s, u"all"_s});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out.count("\trefused\t"), 3);
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "32769-32818");
}

void TestRefreshCommand::takesNoListWithoutEntries_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QByteArray() << 1;
    QTest::newRow("only names of columns") << QByteArray("value,state,holder\n") << 1;
    QTest::newRow("only names of columns, cut off") << QByteArray("value,stat") << 1;
    QTest::newRow("JSON") << QByteArray("[]") << 1;
    QTest::newRow("IANA")
        << QByteArray(
               "<registry xmlns='http://www.iana.org/assignments' id='objects'><title>T</title></registry>")
        << 2;
}

/// A file that is still being written, or that was cut off.
void TestRefreshCommand::takesNoListWithoutEntries()
{
    QFETCH(QByteArray, file);
    QFETCH(int, status);
    createObjects();
    refreshObjects("value,state,holder\n10300,assigned,A\n");
    const CliResult result = refresh(file, {u"--list"_s, u"oma/objects"_s, u"--take"_s, u"all"_s});
    QVERIFY2(result.status == status, result.out + result.err);
    QVERIFY2(result.err.contains("no entries") || result.err.contains("with entries") ||
                 result.err.contains("no column"),
             result.err);
    QVERIFY(run(u"show oma/objects 10300"_s).out.startsWith("10300, assigned, A"));
}

void TestRefreshCommand::readsEachFormat_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("first");
    QTest::newRow("IANA")
        << QByteArray("<registry xmlns='http://www.iana.org/assignments' id='r'><title>T</title>"
                      "<updated>2026-02-03</updated><registry id='objects'><title>Objects</title>"
                      "<record date='2026-01-02'><value>10300</value><description>A thing</description>"
                      "<xref type='rfc' data='rfc8141' section='3'/></record></registry></registry>")
        << QByteArray("list\toma/objects\t2026-02-03\t\tObjects\nnew\t10300\tleft");
    QTest::newRow("JSON") << QByteArray(R"([{"value":"10300","state":"assigned","holder":"A"}])")
                          << QByteArray("list\toma/objects\t\t\t\nnew\t10300\tleft");
    QTest::newRow("TSV") << QByteArray("value\tholder\n10300\tA\n")
                         << QByteArray("list\toma/objects\t\t\t\nnew\t10300\tleft");
}

void TestRefreshCommand::readsEachFormat()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, first);
    createObjects();
    const CliResult result = refresh(file, {u"--list"_s, u"oma/objects"_s});
    QVERIFY2(result.out.startsWith(first), result.out + result.err);
    QCOMPARE(refresh(file, {u"--list"_s, u"oma/objects"_s, u"--take"_s, u"all"_s}).status, 0);
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "10300");
    const QByteArray registry = m_cli.run({u"export"_s, u"--format=json"_s, u"oma"_s}).out;
    QCOMPARE(refresh(registry).status, 0); // our own format names its subregistries
}

/// A list that seems to be from the future would make every later list seem older.
void TestRefreshCommand::refusesAListOfTheFuture()
{
    createObjects();
    const QStringList take{u"--list"_s, u"oma/objects"_s, u"--take"_s, u"all"_s};
    const auto list = [](const QByteArray& date, const QByteArray& holder) {
        return ianaList("objects", "Objects", date, holder);
    };
    QCOMPARE(refresh(list("2020-05-05", "A"), take).status, 0);
    for (const QByteArray& date : {"9999-12-31"_ba, "2026-99-99"_ba}) {
        const CliResult refused = refresh(list(date, "Future"), take);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("in the future or are not valid: " + date), refused.err);
        QVERIFY2(refused.out.contains("changed\t10300\trefused"), refused.out);
    }
    QCOMPARE(refresh(list("9999-12-31", "Future"), take + QStringList{u"--accept-older"_s}).status, 0);
    QVERIFY(run(u"show oma/objects 10300"_s).out.startsWith("10300, assigned, Future"));
    QCOMPARE(refresh(list("2021-05-05", "B"), take).status, 0); // an impossible date is not newer
    done(u"undo oma/objects"_s);
    done(u"undo oma/objects"_s);
    QVERIFY(run(u"show oma/objects 10300"_s).out.startsWith("10300, assigned, A"));
    const CliResult shown = refresh(list("2021-05-05", "B"), {u"--list"_s, u"oma/objects"_s});
    QVERIFY2(shown.out.startsWith("list\toma/objects\t2021-05-05\t2020-05-05\t"), shown.out);
    const CliResult older = refresh(list("2019-05-05", "C"), take);
    QVERIFY2(older.err.contains("2019-05-05"), older.err);
    QCOMPARE(older.status, 1);
    QCOMPARE(refresh(list("2019-05-05", "C"), take + QStringList{u"--accept-older"_s}).status, 0);
}

void TestRefreshCommand::refusesAnotherList_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<QByteArray>("refused"); ///< as the first list; empty = accepted
    QTest::addColumn<QByteArray>("changed"); ///< as the next list
    QTest::newRow("the same") << "objects"_ba << "Objects"_ba << QByteArray() << QByteArray();
    QTest::newRow("another id") << "resources"_ba << "Objects"_ba << QByteArray()
                                << "\"resources\" (Objects); expected \"objects\" (Objects)."_ba;
    QTest::newRow("another title") << "objects"_ba << "Resources"_ba
                                   << "\"objects\" (Resources); expected \"objects\" (Objects)."_ba
                                   << "\"objects\" (Resources); expected \"objects\" (Objects)."_ba;
    QTest::newRow("another list") << "foreign"_ba << "Foreign registry"_ba
                                  << "\"foreign\" (Foreign registry); expected \"objects\" (Objects)."_ba
                                  << "\"foreign\" (Foreign registry); expected \"objects\" (Objects)."_ba;
}

void TestRefreshCommand::refusesAnotherList()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, title);
    QFETCH(QByteArray, refused);
    QFETCH(QByteArray, changed);
    createObjects();
    const QStringList take{u"--list"_s, u"oma/objects"_s, u"--take"_s, u"all"_s};
    const CliResult first = refresh(ianaList(id, title, "2020-05-05", "A"), take);
    QVERIFY2(first.status == (refused.isEmpty() ? 0 : 1), first.err);
    QVERIFY2(first.err.contains(refused), first.err);
    if (refused.isEmpty())
        done(u"undo oma/objects"_s);
    QCOMPARE(refresh(ianaList("objects", "Objects", "2020-05-05", "B"), take).status, 0);
    const QByteArray next = ianaList(id, title, "2020-06-05", "C");
    const CliResult second = refresh(next, take);
    QVERIFY2(second.status == (changed.isEmpty() ? 0 : 1), second.err);
    QVERIFY2(second.err.contains(changed), second.err);
    if (changed.isEmpty())
        return;
    QVERIFY2(second.out.contains("changed\t10300\trefused"), second.out);
    QCOMPARE(refresh(next, take + QStringList{u"--part"_s, QString::fromUtf8(id)}).status, 0);
    done(u"undo oma/objects"_s);
    QCOMPARE(refresh(next, take + QStringList{u"--accept-other"_s}).status, 0);
    QCOMPARE(refresh(ianaList(id, title, "2020-07-05", "D"), take).status, 0); // it is the one used before
}

void TestRefreshCommand::reportsUsage()
{
    const CliResult table = refresh("value\n1\n");
    QCOMPARE(table.status, 2);
    QVERIFY2(table.err.contains("Name a subregistry with --list."), table.err);
    QCOMPARE(refresh("value\n1\n", {u"--list"_s, u"oma"_s}).status, 2);
    QCOMPARE(refresh("value\n1\n", {u"--list"_s, u"oma/none"_s}).status, 2);
    QCOMPARE(refresh("value\n1\n", {u"--list"_s, u"oma/objects"_s, u"--columns"_s, u"x"_s}).status, 2);
}

NIDUS_TEST(tst_refreshcommand, TestRefreshCommand)
#include "tst_refreshcommand.moc"
