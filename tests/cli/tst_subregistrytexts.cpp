// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;
using nidus::test::CliResult;

/// Texts that cannot be seen, or that are lost in a file, on every way into a list.
class TestSubregistryTexts : public QObject, private nidus::test::SubregistryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void refusesLostCharacters_data();
    void refusesLostCharacters();
    void refusesThemInANewList();
    void reportsThemInTables_data();
    void reportsThemInTables();
    void refusesThemInRegistries_data();
    void refusesThemInRegistries();
    void exportsComeBack_data();
    void exportsComeBack();

private:
    [[nodiscard]] CliResult words(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_cli.run(QStringList{u"subregistry"_s} + arguments, input);
    }
};

void TestSubregistryTexts::init()
{
    makeRegistry();
    create(u"oma/words --kind words --case insensitive"_s);
    done(u"range oma/words p x-*"_s);
    done(u"assign oma/words x-a --holder A"_s);
}

void TestSubregistryTexts::refusesLostCharacters_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("reported");
    const auto row = [](const char* name, const QStringList& arguments, const QByteArray& reported) {
        QTest::newRow(name) << arguments << reported;
    };
    const auto assign = [](const QString& value) {
        return QStringList{u"assign"_s, u"oma/words"_s, value, u"--holder"_s, u"B"_s};
    };
    row("blank after", assign(u"x-b "_s), "value: \"x-b \" contains a space, ");
    row("blank before", assign(u" x-b"_s), "value: \" x-b\" contains a space, ");
    row("tab", assign(u"x-\t"_s), "contains a tab, ");
    row("line feed", assign(u"x-n\nl"_s), "contains a line feed, ");
    row("no-break space", assign(u"x-a\u00A0b"_s), "contains a no-break space (U+00A0), ");
    row("zero-width space", assign(u"x-a\u200B"_s), "value: \"x-a\\u{200B}\" contains a zero-width space");
    row("bidirectional", assign(u"x-\u202Eabc"_s), "contains U+202E RIGHT-TO-LEFT OVERRIDE, ");
    row("byte FF", assign(u"x-\uFFFD"_s), "contains ");
    row("reserved", {u"reserve"_s, u"oma/words"_s, u"x-b "_s, u"--holder"_s, u"B"_s}, "value: \"x-b \"");
    row("request", assign(u"x-b"_s) << u"--request"_s << u" R1"_s, "request: \" R1\" contains a space, ");
    row("reference", assign(u"x-b"_s) << u"--reference"_s << u"a\tb"_s, "reference: ");
    row("note", assign(u"x-b"_s) << u"--note"_s << u"a\nb"_s, "note: ");
    row("contact", assign(u"x-b"_s) << u"--contact"_s << u"b@example.org "_s, "contact: ");
    row("asker", assign(u"x-b"_s) << u"--asker"_s << u"company\u200E"_s, "asker: ");
    row("transfer", {u"transfer"_s, u"oma/words"_s, u"x-a"_s, u"--holder"_s, u"B"_s, u"--contact"_s, u"\n"_s},
        "contact: ");
    row("edited note", {u"edit"_s, u"oma/words"_s, u"x-a"_s, u"--entry-note"_s, u"a\nb"_s}, "note: ");
    row("edited reference", {u"edit"_s, u"oma/words"_s, u"x-a"_s, u"--reference"_s, u"-"_s}, "reference: ");
    row("name of a range", {u"range"_s, u"oma/words"_s, u"n\n"_s, u"y-*"_s}, "range: ");
    row("prefix", {u"range"_s, u"oma/words"_s, u"n"_s, u"y\u200B*"_s}, "range: ");
    row("label", {u"range"_s, u"oma/words"_s, u"n"_s, u"y-*"_s, u"--label"_s, u"a\nb"_s}, "label: ");
    row("policy", {u"range"_s, u"oma/words"_s, u"n"_s, u"y-*"_s, u"--policy"_s, u"a\nb"_s}, "policy: ");
}

void TestSubregistryTexts::refusesLostCharacters()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, reported);
    const QByteArray head = m_cli.run({u"registry"_s, u"head"_s}).out;
    const CliResult result = words(arguments);
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains("Refused (subregistry.lost-character): "), result.err);
    QVERIFY2(result.err.contains(reported), result.err);
    QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out, head);
}

void TestSubregistryTexts::refusesThemInANewList()
{
    for (const QString& option : {u"--title"_s, u"--policy"_s, u"--key"_s}) {
        const CliResult result =
            words({u"create"_s, u"oma/other"_s, u"--kind"_s, u"words"_s, option, u"a\u200Bb"_s});
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("contains a zero-width space"), result.err);
    }
}

void TestSubregistryTexts::reportsThemInTables_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("reported");
    QTest::addColumn<QByteArray>("listed"); ///< empty = not imported
    const auto row = [](const char* name, const QByteArray& table, const QByteArray& reported,
                        const QByteArray& listed = {}) {
        QTest::newRow(name) << table << reported << listed;
    };
    row("blank in CSV", "value,holder\nx-b ,B\n",
        "-:2: warning[subregistry.import.cleaned]: Column \"value\" contains \"x-b \"; it is read as "
        "\"x-b\".",
        "x-b");
    row("blank in JSON", R"([{"value": " x-b", "holder": "B"}])", "contains \" x-b\"; it is read as", "x-b");
    row("two of one value", "value,holder\nx-b,B\nx-b ,B\n", "-:3: error[subregistry.import.repeated]");
    row("zero-width space", "value,holder\nx-b\xE2\x80\x8B,B\n",
        "-:2: error[subregistry.lost-character]: value: \"x-b\\u{200B}\" contains a zero-width space");
    row("line feed", "value,holder\n\"x-b\nc\",B\n", "-:2: error[subregistry.lost-character]: ");
    row("JSON", R"([{"value": "x-\u202Eb", "holder": "B"}])", "error[subregistry.lost-character]: ");
    row("not UTF-8", "value,holder\nx-\xFF,B\n", "warning[import.not-utf8]: ", "x-\xC3\xBF");
    row("holder", "value,holder\nx-b,\"B\nC\"\n",
        "warning[subregistry.import.cleaned]: Column \"holder\" contains \"B\\u{A}C\"; it is read as \"B "
        "C\".",
        "x-b");
    row("note", "value,holder,note\nx-b,B,a\xE2\x80\x8B\x62\n",
        "Column \"note\" contains \"a\\u{200B}b\"; it is read as \"ab\".", "x-b");
    row("request", "value,holder,request\nx-b,B,R\xE2\x80\x8B\x31\n", "it is read as \"R1\".", "x-b");
}

void TestSubregistryTexts::reportsThemInTables()
{
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, reported);
    QFETCH(QByteArray, listed);
    for (const QStringList& option : {QStringList{u"--dry-run"_s}, QStringList{}}) {
        const CliResult result = words(QStringList{u"import"_s, u"oma/words"_s, u"-"_s} + option, table);
        QVERIFY2(result.err.contains(reported), result.err);
        QVERIFY2(result.status == (listed.isEmpty() ? 1 : 0), result.err);
    }
    QCOMPARE(values(u"show oma/words --format tsv"_s),
             QByteArray(listed.isEmpty() ? "x-a" : "x-a " + listed));
}

void TestSubregistryTexts::refusesThemInRegistries_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("value") << "\"x-a\""_ba << "\"x-a\\u200B\""_ba;
    QTest::newRow("blank") << "\"x-a\""_ba << "\"x-a \""_ba;
    QTest::newRow("range") << "\"x-*\""_ba << "\"x\\u202E-*\""_ba;
}

void TestSubregistryTexts::refusesThemInRegistries()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray exported = m_cli.run({u"export"_s, u"--format"_s, u"json"_s, u"oma"_s}).out;
    QVERIFY(exported.contains(from));
    exported.replace(from, to);
    const QString path = m_folder->filePath(u"empty.nidus"_s);
    QCOMPARE(m_cli.run({u"registry"_s, u"create"_s, u"--empty"_s, path}).status, 0);
    m_cli.registryPath = path;
    const CliResult result = m_cli.run({u"import"_s, u"-"_s}, exported);
    QVERIFY2(result.status != 0 && result.err.contains("contains "), result.err);
}

void TestSubregistryTexts::exportsComeBack_data()
{
    QTest::addColumn<QString>("format");
    for (const char* const format : {"csv", "tsv", "json", "xml"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/// Texts that mean something in a table.
void TestSubregistryTexts::exportsComeBack()
{
    QFETCH(QString, format);
    const QStringList texts{u"=1+1"_s,    u"'=1+1"_s,   u"''-x"_s,      u"@a"_s,
                            u"-x"_s,      u"'quoted"_s, u"\"q\" and"_s, u"a\"b"_s,
                            u"a,b;c"_s,   u"a\\b"_s,    u"a  b"_s,      u"a\u00A0b"_s,
                            u"e\u0301"_s, u"<&>"_s,     u"sep=;"_s,     u"TEMPORARY - expires 2030-01-01"_s};
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const CliResult assigned = words(
            {u"assign"_s, u"oma/words"_s, u"x-%1"_s.arg(i), u"--holder"_s, u"B"_s, u"--reference"_s, texts[i],
             u"--note"_s, texts[i], u"--contact"_s, texts[i], u"--request"_s, texts[i] + u".%1"_s.arg(i)});
        QVERIFY2(assigned.status == 0, assigned.err);
    }
    create(u"oma/odd --kind words --urn "_s);
    for (const QString& value : {u"'=x"_s, u"=x"_s, u"\"x\""_s, u"x y"_s, u"a'b"_s, u"x\\\\y"_s, u"x\\,y"_s})
        QCOMPARE(words({u"assign"_s, u"oma/odd"_s, value, u"--holder"_s, value}).err, QByteArray());
    for (const QString& name : {u"words"_s, u"odd"_s}) {
        const QByteArray exported = run(u"export oma/%1 --private --format %2"_s.arg(name, format)).out;
        const CliResult same = words({u"import"_s, u"oma/"_s + name, u"-"_s}, exported);
        QVERIFY2(same.status == 0 && same.err.contains("0 new, 0 changed, "), same.err);
        create(u"isbn/%1 --kind words --case insensitive"_s.arg(name));
        if (name == "words"_L1)
            done(u"range isbn/words p x-*"_s);
        const CliResult fresh = words({u"import"_s, u"isbn/"_s + name, u"-"_s}, exported);
        QVERIFY2(fresh.status == 0, fresh.err);
        for (const QString& other : {u"csv"_s, u"json"_s}) {
            const QString command = u" --private --format "_s + other;
            QCOMPARE(run(u"export isbn/"_s + name + command).out, run(u"export oma/"_s + name + command).out);
        }
    }
}

NIDUS_TEST(tst_subregistrytexts, TestSubregistryTexts)
#include "tst_subregistrytexts.moc"
