// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/checkpagefixture.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/results/detailpane.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTextBrowser>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::ui;
using namespace nidus::test;

/// How the Check page shows, copies, and exports results.
class TestCheckResult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void findsUrnsInRunningText();
    void marksTheFailingColumn();
    void advisesTheSameEverywhere_data();
    void advisesTheSameEverywhere();
    void showsCanonicalAndReadableForms();
    void comparesBothRfcs();
    void copiesTheCanonicalUrn();
    void copiesSelectedLines();
    void exportsTheShownLines_data();
    void exportsTheShownLines();
    void rejectsAnUnknownFormat();
    void leavesNoFileWhenAnExportFails();

private:
    CheckPageFixture m_fixture{u"tst_checkresult"_s};
};

void TestCheckResult::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support).*"_s));
    QVERIFY(m_fixture.isReady());
}

void TestCheckResult::init() { QSettings().clear(); }

void TestCheckResult::findsUrnsInRunningText()
{
    QSettings().setValue(u"check/input"_s, u"text"_s);
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("See (urn:isbn:1), or <urn:isbn:\n  23>.\nNothing here.\n");
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 2);
    QCOMPARE(cell(page, 0, CheckModel::Urn), u"urn:isbn:1"_s);
    QCOMPARE(cell(page, 1, CheckModel::Urn), u"urn:isbn:23"_s);
}

void TestCheckResult::marksTheFailingColumn()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:isbn:12^4\n");
    waitForEnd(page);
    const QStringList lines = page.findChild<QTextBrowser*>()->toPlainText().split(u'\n');
    QCOMPARE(lines.value(0), u"urn:isbn:12^4"_s);
    QCOMPARE(lines.value(1), u"           ^"_s);
    QVERIFY2(lines.value(2).startsWith(u"Column 12:"_s), qPrintable(lines.value(2)));
    QVERIFY(lines.value(2).contains(u"RFC 8141"_s));
}

void TestCheckResult::advisesTheSameEverywhere_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QString>("advice"); // in Details, and if it is in a message, also in the table
    const QString tooSmall = u"remove or replace it; the syntax rule rejects %1, too."_s;
    QTest::newRow("a blank") << "urn:digits:1 2"_ba << tooSmall.arg(u"%20"_s);
    QTest::newRow("a letter") << "urn:digits:1\xC3\xBC"_ba << tooSmall.arg(u"%C3%BC"_s);
    QTest::newRow("a quotation mark") << "urn:digits:1\"2"_ba << tooSmall.arg(u"%22"_s);
    QTest::newRow("an angle bracket") << "urn:digits:1<2"_ba << tooSmall.arg(u"%3C"_s);
    QTest::newRow("a soft hyphen") << "urn:digits:1\xC2\xAD"_ba << u"remove it."_s;
    QTest::newRow("what the rule accepts") << "urn:words:a b"_ba << u"percent-encode it as %20."_s;
    const QString fix = u"Remove or replace the character; the syntax rule rejects %1, too."_s;
    QTest::newRow("a percent sign") << "urn:digits:100%"_ba << fix.arg(u"%25"_s);
    QTest::newRow("a question mark") << "urn:digits:1?2"_ba << fix.arg(u"%3F"_s);
    QTest::newRow("a slash") << "urn:digits:/1"_ba << fix.arg(u"%2F"_s);
    QTest::newRow("an accepted percent sign")
        << "urn:percents:100%"_ba << u"Write a literal percent sign as %25."_s;
    QTest::newRow("a number sign") << "urn:digits:1#2#3"_ba << u"percent-encode it as %23."_s;
}

void TestCheckResult::advisesTheSameEverywhere()
{
    QFETCH(const QByteArray, urn);
    QFETCH(const QString, advice);
    const auto rule = [](const char* text) {
        return std::vector<RuleVersion>{
            {1, std::make_shared<const LazyRule>(RuleSource{.text = text, .checkDigit = {}})}};
    };
    CheckPage page;
    page.setNamespaces(std::make_shared<const NamespaceTable>(
        std::vector<NamespaceEntry>{{.nid = "digits", .rules = rule("name = 1*DIGIT\n")},
                                    {.nid = "words", .rules = rule("name = 1*( ALPHA / \"%20\" )\n")},
                                    {.nid = "percents", .rules = rule("name = 1*DIGIT [ \"%25\" ]\n")}}));
    page.checkText(urn + '\n');
    waitForEnd(page);
    const QString why = cell(page, 0, CheckModel::Why);
    const QString tip = table(page)->model()->index(0, CheckModel::Why).data(Qt::ToolTipRole).toString();
    const QString details = page.findChild<QTextBrowser*>()->toPlainText();
    QVERIFY2(tip.contains(why), qPrintable(tip));
    QVERIFY2(details.contains(why), qPrintable(details));
    QVERIFY2(details.contains(advice), qPrintable(details));
    static const QRegularExpression advices(u"remove|encode|write"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    QCOMPARE(QString(details).count(advices), advice.contains(u"syntax rule"_s) ? 1 : details.count(advices));
    QCOMPARE(details.count(advice), 1);
}

void TestCheckResult::showsCanonicalAndReadableForms()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("URN:Example:caf%c3%a9#part\n");
    waitForEnd(page);
    const auto* detail = page.findChild<DetailPane*>();
    QCOMPARE(detail->canonicalUrn(), u"urn:example:caf%C3%A9#part"_s);
    QStringList shown;
    for (const QLineEdit* edit : detail->findChildren<QLineEdit*>())
        shown.append(edit->text());
    QVERIFY(shown.contains(u"urn:example:caf%C3%A9#part"_s));
    QVERIFY2(shown.filter(u"café"_s).size() == 1, qPrintable(shown.join(u' ')));
}

void TestCheckResult::comparesBothRfcs()
{
    CheckPage page;
    page.checkText("urn:a:b\n");
    waitForEnd(page);
    QStringList shown;
    for (const QLabel* label : page.findChild<DetailPane*>()->findChildren<QLabel*>())
        shown.append(label->text());
    QCOMPARE(shown.filter(u"syntactically valid"_s).size(), 1);
    QCOMPARE(shown.filter(u"not valid"_s).size(), 1);
}

void TestCheckResult::copiesTheCanonicalUrn()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("URN:ISBN:12\nbad\n");
    waitForEnd(page);
    action(page, u"Copy Canonical"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"urn:isbn:12"_s);
    table(page)->selectRow(1);
    QVERIFY(!action(page, u"Copy Canonical"_s)->isEnabled());
}

void TestCheckResult::copiesSelectedLines()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:isbn:1\nurn:isbn:2\nurn:nosuch:3\n");
    waitForEnd(page);
    table(page)->selectAll();
    action(page, u"Copy Lines"_s)->trigger();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 4); // the last line is empty
    QVERIFY(lines[0].startsWith(u"1\tvalid\tisbn\t4\tnamespace.no-rule\turn:isbn:1\t"_s));
    QVERIFY(lines[2].startsWith(u"3\tunregistered\tnosuch\t"_s));
}

void TestCheckResult::exportsTheShownLines_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArrayList>("starts"); // of the lines
    QTest::newRow("tsv") << u"tsv"_s
                         << QByteArrayList{"2\tinvalid\t\t0\turn.scheme.",
                                           "4\tinvalid\tisbn\t9\turn.nss.bad-char\turn:isbn:^\t",
                                           {}};
    QTest::newRow("csv") << u"csv"_s
                         << QByteArrayList{"line,verdict,nid,offset,code,urn,message\r",
                                           "2,invalid,,0,urn.scheme.",
                                           "4,invalid,isbn,9,urn.nss.bad-char,urn:isbn:^,",
                                           {}};
    QTest::newRow("jsonl") << u"JSONL"_s
                           << QByteArrayList{R"({"line":2,"verdict":"invalid","nid":null,"offset":0,)",
                                             R"({"line":4,"verdict":"invalid","nid":"isbn","offset":9,)",
                                             {}};
}

void TestCheckResult::exportsTheShownLines()
{
    QFETCH(const QString, suffix);
    QFETCH(const QByteArrayList, starts);
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.openFile(m_fixture.writeFile("urn:isbn:1\nbad \x01\nurn:isbn:2\nurn:isbn:^\n"));
    waitForEnd(page);
    button(page, Verdict::Invalid)->click();
    QFile report(m_fixture.filePath(u"report."_s + suffix));
    page.exportReport(report.fileName());
    waitForEnd(page);
    QVERIFY(report.open(QIODevice::ReadOnly));
    const QByteArray content = report.readAll();
    QVERIFY(content.contains(suffix == u"JSONL"_s ? "bad\\\\x20\\\\x01" : "bad\\x20\\x01"));
    const QByteArrayList lines = content.split('\n');
    QCOMPARE(lines.size(), starts.size());
    for (qsizetype i = 0; i < lines.size(); ++i)
        QVERIFY2(lines[i].startsWith(starts[i]), lines[i].constData());
}

void TestCheckResult::rejectsAnUnknownFormat()
{
    CheckPage page;
    page.checkText("urn:isbn:1\n");
    waitForEnd(page);
    const QString report = m_fixture.filePath(u"report.doc"_s);
    page.exportReport(report);
    waitForEnd(page);
    QVERIFY(!QFile::exists(report));
}

void TestCheckResult::leavesNoFileWhenAnExportFails()
{
    CheckPage page;
    const QString path = m_fixture.writeFile("urn:isbn:1\nurn:isbn:2\n");
    page.openFile(path);
    waitForEnd(page);
    QVERIFY(QFile::resize(path, 3));
    const QString report = m_fixture.filePath(u"failed.tsv"_s);
    page.exportReport(report);
    waitForEnd(page);
    QVERIFY(!QFile::exists(report));
    QVERIFY(action(page, u"Export"_s)->isEnabled());
}

NIDUS_WINDOW_TEST(tst_checkresult, TestCheckResult)
#include "tst_checkresult.moc"
