// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QDate>
#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;

namespace {

/// A date near today; the built-in list is older than all of them.
QByteArray day(int fromToday)
{
    return QDate::currentDate().addDays(fromToday).toString(Qt::ISODate).toLatin1();
}

/// The built-in list with another date, without some namespaces.
QByteArray listOf(const QByteArray& date, const QByteArrayList& missing = {})
{
    QByteArray list = Cli().run({u"export"_s, u"--format=iana-xml"_s, u"--all"_s}).out;
    const qsizetype start = list.indexOf("<updated>") + qsizetype(qstrlen("<updated>"));
    list.replace(start, list.indexOf("</updated>") - start, date);
    for (const QByteArray& nid : missing) {
        const qsizetype record = list.lastIndexOf("<record", list.indexOf("<name>" + nid + "</name>"));
        list.remove(record, list.indexOf("</record>", record) + qsizetype(qstrlen("</record>")) - record);
    }
    return list;
}

} // namespace

class TestIanaImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void updatesTheListFromIana();
    void showsANidTakenByIana();
    void showsANumberTakenByIana();
    void rejectsOtherRegistriesOfIana();
    void refusesAListThatSetsTheRegistryBack_data();
    void refusesAListThatSetsTheRegistryBack();
    void warnsOfANamespaceThatLeftTheList();
    void takesTheDateOfANewerListWithoutChanges();

private:
    [[nodiscard]] Cli cli() const { return {.registryPath = m_path}; }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestIanaImport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"r.nidus"_s);
    QCOMPARE(cli().run({u"registry"_s, u"create"_s}).status, 0);
}

void TestIanaImport::updatesTheListFromIana()
{
    const QString file = QStringLiteral(NIDUS_TEST_DATA "/formats/iana.xml");
    const CliResult dry = cli().run({u"import"_s, u"--dry-run"_s, u"--format=json"_s, file});
    QCOMPARE(dry.status, 1); // it lacks registered namespaces
    QVERIFY(dry.out.contains("import.iana.incomplete"));
    QCOMPARE(dry.array()[0][u"format"_s].toString(), u"iana-xml"_s);
    QMap<QString, QString> actions;
    for (const QJsonValue record : dry.array()[0][u"records"_s].toArray())
        actions.insert(record[u"nid"_s].toString(), record[u"action"_s].toString());
    QCOMPARE(actions.value(u"nidus-demo"_s), u"new"_s);
    QCOMPARE(actions.value(u"urn-9"_s), u"new"_s);
    QCOMPARE(actions.value(u"isbn"_s), u"changed"_s);
    QCOMPARE(actions.value(u"issn"_s), u"removed"_s);
    QVERIFY(dry.out.contains("rfc rfc9999"));
    QVERIFY(!cli().run({u"show"_s, u"isbn"_s, u"--format=json"_s}).out.contains("rfc9999"));
    QVERIFY(!QFile::exists(m_path + u".backups"_s));

    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from"_s, u"-"_s}, templateText("crates")).status, 0);
    QCOMPARE(cli().run({u"import"_s, file}).status, 1);
    QVERIFY(!cli().run({u"show"_s, u"isbn"_s, u"--format=json"_s}).out.contains("rfc9999"));
    QCOMPARE(cli().run({u"import"_s, u"--accept-older"_s, file}).status, 0);
    QVERIFY(cli().run({u"show"_s, u"isbn"_s, u"--format=json"_s}).out.contains("rfc9999"));
    QVERIFY(cli().run({u"show"_s, u"issn"_s}).status == 0);
    QVERIFY(cli().run({u"show"_s, u"draft:1"_s}).out.contains("crate = 1*DIGIT"));
    const CliResult again = cli().run({u"import"_s, u"--format=json"_s, file});
    QCOMPARE(again.status, 0);
    QCOMPARE(again.array()[0][u"made"_s].toArray(), QJsonArray());
}

void TestIanaImport::showsANidTakenByIana()
{
    const QString file = QStringLiteral(NIDUS_TEST_DATA "/formats/iana.xml");
    QCOMPARE(cli().run({u"import"_s}, templateText("nidus-demo")).status, 0);
    QCOMPARE(cli().run({u"import"_s}, templateText("urn-9")).status, 0);
    const CliResult result = cli().run({u"import"_s, u"--accept-older"_s, u"--format=json"_s, file});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out.count("import.conflict.taken-by-iana"), 2);
    QVERIFY(result.out.contains("draft:1") && result.out.contains("draft:2"));
    QCOMPARE(result.array()[0][u"made"_s].toArray(), QJsonArray({u"isbn"_s}));
    QVERIFY(cli().run({u"show"_s, u"draft:1"_s}).out.contains("crate = 1*DIGIT"));
}

void TestIanaImport::showsANumberTakenByIana()
{
    const QByteArray text = templateText("").mid(templateText("").indexOf("Version:"));
    const QStringList words{u"new"_s, u"--informal"_s, u"--from=-"_s, u"--register"_s};
    while (cli().run(words, text).out != "urn-9\n") // which belongs to someone else in IANA's list here
        QVERIFY(cli().run({u"show"_s, u"urn-9"_s}).status != 0);
    const CliResult result =
        cli().run({u"import"_s, QStringLiteral(NIDUS_TEST_DATA "/formats/iana.xml"), u"--format=json"_s});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("which in this registry is the NID of Warehouse Society."), result.out);
}

void TestIanaImport::rejectsOtherRegistriesOfIana()
{
    const QByteArray list = listOf(day(-1)).replace("id=\"urn-namespaces\"", "id=\"boat-colors\"");
    const CliResult result = cli().run({u"import"_s, u"--accept-older"_s, u"-"_s}, list);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("is not IANA's list of URN namespaces but the registry \"boat-colors\" "
                                 "(Uniform Resource Names (URN) Namespaces)"),
             result.err);
}

void TestIanaImport::refusesAListThatSetsTheRegistryBack_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArrayList>("reasons");
    const auto row = [](const char* name, const QByteArray& list, const QByteArrayList& reasons) {
        QTest::newRow(name) << list << reasons;
    };
    row("newer", listOf(day(-1)), {});
    row("older", listOf("2020-02-29"), {"import.iana.older"});
    row("without a date", listOf(""), {});
    row("of the future", listOf(day(3)), {"import.iana.date"});
    row("of no day", listOf("9999-99-99"), {"import.iana.date"});
    row("newer, incomplete", listOf(day(-1), {"issn"}), {"import.iana.incomplete"});
    row("older, incomplete", listOf("2020-02-29", {"issn", "lex"}),
        {"import.iana.older", "import.iana.incomplete"});
}

void TestIanaImport::refusesAListThatSetsTheRegistryBack()
{
    QFETCH(QByteArray, list);
    QFETCH(QByteArrayList, reasons);
    list.replace("<name>isbn</name>", "<name>isbn</name><xref type=\"rfc\" data=\"rfc9999\"/>");
    const auto hasChanged = [this] {
        return cli().run({u"show"_s, u"isbn"_s, u"--format=json"_s}).out.contains("rfc9999");
    };
    const QByteArray before = cli().run({u"registry"_s, u"head"_s}).out;
    const CliResult result = cli().run({u"import"_s, u"-"_s}, list);
    QCOMPARE(result.status, reasons.isEmpty() ? 0 : 1);
    for (const QByteArray& reason : std::as_const(reasons))
        QVERIFY2(result.out.contains("error[" + reason + ']'), result.out);
    QCOMPARE(result.out.count("error[import.iana."), reasons.size());
    QVERIFY2(result.out.contains("-: isbn: changed"), result.out); // what would change
    QCOMPARE(hasChanged(), reasons.isEmpty());
    QCOMPARE(cli().run({u"registry"_s, u"head"_s}).out == before, !reasons.isEmpty());
    QCOMPARE(cli().run({u"import"_s, u"--accept-older"_s, u"-"_s}, list).status, 0);
    QVERIFY(hasChanged());
}

void TestIanaImport::takesTheDateOfANewerListWithoutChanges()
{
    const auto listDate = [this] {
        return cli().run({u"registry"_s, u"info"_s, u"--format=json"_s}).object()[u"sourceDate"_s].toString();
    };
    QCOMPARE(cli().run({u"import"_s, u"--dry-run"_s, u"-"_s}, listOf(day(-1))).status, 0);
    QVERIFY(listDate() != QString::fromLatin1(day(-1)));
    QCOMPARE(cli().run({u"import"_s, u"-"_s}, listOf(day(-1))).status, 0);
    QCOMPARE(listDate(), QString::fromLatin1(day(-1)));
    QCOMPARE(cli().run({u"import"_s, u"-"_s}, listOf(day(-2))).status, 1); // older than that one
    QCOMPARE(cli().run({u"registry"_s, u"verify"_s}).status, 0);
}

void TestIanaImport::warnsOfANamespaceThatLeftTheList()
{
    const QByteArray warning = "warning[namespace.left-list]: The namespace \"issn\" is missing from "
                               "IANA's list of " +
                               day(-1) + '.';
    QVERIFY(!cli().run({u"list"_s}).err.contains("left-list"));
    QCOMPARE(
        cli()
            .run({u"import"_s, u"--accept-older"_s, u"--note=by mail"_s, u"-"_s}, listOf(day(-1), {"issn"}))
            .status,
        0);
    const CliResult listed = cli().run({u"list"_s});
    QVERIFY2(listed.err == "issn: " + warning + '\n', listed.err);
    QVERIFY(listed.out.contains("issn\tformal\tregistered\t"));
    QCOMPARE(cli().run({u"list"_s, u"--format=json"_s}).out.count("namespace.left-list"), 1);
    const CliResult shown = cli().run({u"show"_s, u"--format=json"_s, u"issn"_s});
    QVERIFY2(shown.err == "issn: " + warning + '\n', shown.err);
    QCOMPARE(shown.object()[u"findings"_s][0][u"code"_s].toString(), u"namespace.left-list"_s);
    const QJsonObject isbn = cli().run({u"show"_s, u"--format=json"_s, u"isbn"_s}).object();
    QCOMPARE(isbn.value(u"findings"_s), QJsonValue(QJsonArray()));
    const auto checked = [this] {
        return cli().run({u"check"_s, u"--format=tsv"_s}, "urn:issn:1050-124X\nurn:isbn:0451450523\n").out;
    };
    QVERIFY2(checked().startsWith("1\tvalid\tissn\t4\tnamespace.left-list\turn:issn:1050-124X\t"), checked());
    QCOMPARE(checked().count("left-list"), 1);
    // The next list, which lacks it too, is not refused.
    const CliResult next = cli().run({u"import"_s, u"-"_s}, listOf(day(0), {"issn"}));
    QCOMPARE(next.status, 0);
    QVERIFY(!next.out.contains("issn"));
    QVERIFY(checked().contains(day(-1)));
    // Also in an export of the registry, even a public one.
    const Cli other{.registryPath = m_folder->filePath(u"other.nidus"_s)};
    QCOMPARE(other.run({u"registry"_s, u"create"_s, u"--empty"_s, other.registryPath}).status, 0);
    QCOMPARE(other
                 .run({u"import"_s, u"-"_s},
                      cli().run({u"export"_s, u"--format=json"_s, u"--public"_s, u"--all"_s}).out)
                 .status,
             0);
    QCOMPARE(other.run({u"list"_s}).err, listed.err);
    const CliResult back = cli().run({u"import"_s, u"-"_s}, listOf(day(1)));
    QCOMPARE(back.status, 0);
    QVERIFY2(back.out.contains("import.iana.returned"), back.out);
    QVERIFY(!checked().contains("left-list"));
    QVERIFY(!cli().run({u"list"_s}).err.contains("left-list"));
    QCOMPARE(cli().run({u"registry"_s, u"verify"_s}).status, 0);
}

NIDUS_TEST(tst_ianaimport, TestIanaImport)
#include "tst_ianaimport.moc"
