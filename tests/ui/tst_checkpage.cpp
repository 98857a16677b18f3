// SPDX-License-Identifier: Apache-2.0
#include "ui/check/checkpage.h"

#include "ui/check/checkmodel.h"
#include "ui/check/countbar.h"
#include "ui/check/detailpane.h"
#include "ui/check/resultview.h"
#include "ui/check/verdictbutton.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace nidus;

class TestCheckPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void asksForSampleUrnsWhenEmpty();
    void checksTypedText();
    void checksPastedLinesAtOnce();
    void checksALargeFileAndFilters();
    void keepsResultsWhenCancelled();
    void aNewCheckReplacesTheOld();
    void saysThatAFileIsMissing();
    void saysThatNoUrnWasFound();
    void takesADroppedFile();
    void takesDroppedText();
    void pastesAndChecks();
    void checksAnewWhenOptionsChange();
    void checksAnewWhenTheRegistryChanges();
    void checksAgainstOneNamespace();
    void findsUrnsInRunningText();
    void marksTheFailingColumn();
    void showsCanonicalAndReadableForms();
    void comparesBothRfcs();
    void copiesTheCanonicalUrn();
    void copiesSelectedLines();
    void exportsTheLinesThatAreShown_data();
    void exportsTheLinesThatAreShown();
    void refusesAReportOfUnknownFormat();
    void leavesNoFileWhenAnExportFails();
    void remembersOptionsAndLayout();
    void startsWithCorruptSettings();
    void everyControlHasAName();

private:
    QString writeFile(const QByteArray& content);
    static void waitForEnd(CheckPage& page);
    static QAction* action(const CheckPage& page, const QString& text);
    static VerdictButton* button(const CheckPage& page, Verdict verdict);

    QTemporaryDir m_folder;
};

namespace {

std::shared_ptr<const NamespaceTable> someNamespaces()
{
    return std::make_shared<const NamespaceTable>(
        std::vector<NamespaceEntry>{{.nid = "isbn"}, {.nid = "uuid"}, {.nid = "example"}});
}

QTableView* table(const CheckPage& page)
{
    return page.findChild<QTableView*>();
}

QString cell(const CheckPage& page, int row, int column)
{
    return table(page)->model()->index(row, column).data().toString();
}

bool drop(CheckPage& page, const QMimeData& mime)
{
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QDropEvent event({5, 5}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&page, &enter);
    QCoreApplication::sendEvent(&page, &event);
    return enter.isAccepted() && event.isAccepted();
}

} // namespace

void TestCheckPage::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support).*"_s));
    QVERIFY(m_folder.isValid());
    QCoreApplication::setOrganizationName(u"nidus-test"_s);
    QCoreApplication::setApplicationName(u"tst_checkpage"_s);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestCheckPage::init()
{
    QSettings().clear();
}

QString TestCheckPage::writeFile(const QByteArray& content)
{
    static int number = 0;
    QFile file(m_folder.filePath(u"urns%1.txt"_s.arg(++number)));
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
    return file.fileName();
}

void TestCheckPage::waitForEnd(CheckPage& page)
{
    QSignalSpy finished(&page, &CheckPage::jobFinished);
    QVERIFY(finished.wait(60'000));
}

QAction* TestCheckPage::action(const CheckPage& page, const QString& text)
{
    for (QAction* candidate : page.actions()) {
        if (candidate->text().remove(u'&').startsWith(text))
            return candidate;
    }
    return nullptr;
}

VerdictButton* TestCheckPage::button(const CheckPage& page, Verdict verdict)
{
    for (VerdictButton* candidate : page.findChildren<VerdictButton*>()) {
        if (candidate->verdict() == verdict)
            return candidate;
    }
    return nullptr;
}

void TestCheckPage::asksForSampleUrnsWhenEmpty()
{
    CheckPage page;
    const QSignalSpy asked(&page, &CheckPage::sampleRequested);
    for (QPushButton* candidate : page.findChildren<QPushButton*>()) {
        if (candidate->text().contains(u"Sample"_s))
            candidate->click();
    }
    QCOMPARE(asked.size(), 1);
    QVERIFY(!action(page, u"Export"_s)->isEnabled());
    QVERIFY(!action(page, u"Cancel"_s)->isEnabled());
    QVERIFY(!action(page, u"Copy Lines"_s)->isEnabled());
}

void TestCheckPage::checksTypedText()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    auto* field = page.findChild<QLineEdit*>();
    field->setText(u"urn:isbn:123"_s);
    QTest::keyClick(field, Qt::Key_Return);
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 1);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"valid"_s);
}

void TestCheckPage::checksPastedLinesAtOnce()
{
    CheckPage page;
    auto* field = page.findChild<QLineEdit*>();
    QGuiApplication::clipboard()->setText(u"urn:isbn:1\nurn:isbn:2"_s);
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 2);
    QVERIFY(field->text().isEmpty());
}

void TestCheckPage::checksALargeFileAndFilters()
{
    constexpr int kLines = 300'000;
    QByteArray content;
    for (int i = 0; i < kLines; ++i)
        content += (i % 1000 == 17 ? "urn:isbn:^"
                    : i % 100 == 3 ? "urn:nosuch:"
                                   : "urn:isbn:") +
                   QByteArray::number(i) + '\n';
    CheckPage page;
    page.resize(1200, 800);
    page.show();
    page.setNamespaces(someNamespaces());
    const QAbstractItemModelTester tester(table(page)->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    page.openFile(writeFile(content));
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), kLines);
    QCOMPARE(cell(page, 123'456, CheckModel::Urn), u"urn:isbn:123456"_s);
    QVERIFY(button(page, Verdict::Invalid)->text().startsWith(u"300 "_s));
    QVERIFY(button(page, Verdict::Unregistered)->text().startsWith(u"3,000 "_s));
    QVERIFY(!button(page, Verdict::Undecided)->isEnabled());

    table(page)->setCurrentIndex(table(page)->model()->index(100'017, 0));
    QTest::mouseClick(button(page, Verdict::Invalid), Qt::LeftButton);
    QCOMPARE(table(page)->model()->rowCount(), 300);
    QCOMPARE(table(page)->currentIndex().row(), 100); // the current line stays current
    QCOMPARE(cell(page, 100, CheckModel::Line), u"100018"_s);
    QTest::keyClick(button(page, Verdict::Unregistered), Qt::Key_Space);
    QCOMPARE(table(page)->model()->rowCount(), 3300);
    table(page)->scrollToBottom();
    QVERIFY(!page.grab().isNull());
    QCOMPARE(cell(page, 3299, CheckModel::Line), u"299904"_s);
    QTest::mouseClick(button(page, Verdict::Invalid), Qt::LeftButton);
    QTest::mouseClick(button(page, Verdict::Unregistered), Qt::LeftButton);
    QCOMPARE(table(page)->model()->rowCount(), kLines);
}

void TestCheckPage::keepsResultsWhenCancelled()
{
    const QString path = writeFile(QByteArray("urn:isbn:0123456789\n").repeated(3'000'000));
    CheckPage page;
    page.setNamespaces(someNamespaces());
    // The first results arrive in the midst of the check.
    connect(
        table(page)->model(), &QAbstractItemModel::rowsInserted, &page,
        [&page] { action(page, u"Cancel"_s)->trigger(); }, Qt::SingleShotConnection);
    page.openFile(path);
    waitForEnd(page);
    QVERIFY(table(page)->model()->rowCount() > 0);
    QVERIFY(table(page)->model()->rowCount() < 3'000'000);
    QVERIFY(!action(page, u"Cancel"_s)->isEnabled());
    QVERIFY(action(page, u"Export"_s)->isEnabled());
}

void TestCheckPage::aNewCheckReplacesTheOld()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.openFile(writeFile(QByteArray("urn:isbn:0123456789\n").repeated(500'000)));
    page.checkText("urn:uuid:new\n");
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 1);
    QCOMPARE(cell(page, 0, CheckModel::Urn), u"urn:uuid:new"_s);
}

void TestCheckPage::saysThatAFileIsMissing()
{
    CheckPage page;
    page.openFile(m_folder.filePath(u"not-there.txt"_s));
    waitForEnd(page);
    bool isSaid = false;
    for (const QLabel* label : page.findChildren<QLabel*>())
        isSaid = isSaid || label->text().contains(u"not-there.txt"_s);
    QVERIFY(isSaid);
    QVERIFY(!action(page, u"Cancel"_s)->isEnabled());
}

void TestCheckPage::saysThatNoUrnWasFound()
{
    CheckPage page;
    const QSignalSpy said(&page, &CheckPage::statusMessage);
    page.checkText("\n\n");
    waitForEnd(page);
    QVERIFY(said.last().first().toString().contains(u"No URN"_s));
}

void TestCheckPage::takesADroppedFile()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(writeFile("urn:isbn:1\nurn:isbn:2\n"))});
    QVERIFY(drop(page, mime));
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 2);
}

void TestCheckPage::takesDroppedText()
{
    CheckPage page;
    QMimeData mime;
    mime.setText(u"urn:isbn:1\nurn:isbn:2\nurn:isbn:3\n"_s);
    QVERIFY(drop(page, mime));
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 3);
}

void TestCheckPage::pastesAndChecks()
{
    CheckPage page;
    QGuiApplication::clipboard()->setText(u"urn:isbn:1\nurn:isbn:2\n"_s);
    action(page, u"Paste"_s)->trigger();
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 2);
}

void TestCheckPage::checksAnewWhenOptionsChange()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:a:b\n"); // one character is a NID under RFC 2141 only
    waitForEnd(page);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"invalid"_s);
    QComboBox* rfc = nullptr;
    for (QComboBox* candidate : page.findChildren<QComboBox*>()) {
        if (candidate->findText(u"RFC 2141"_s) >= 0)
            rfc = candidate;
    }
    rfc->setFocus();
    rfc->setCurrentIndex(rfc->findText(u"RFC 2141"_s));
    Q_EMIT rfc->activated(rfc->currentIndex());
    waitForEnd(page);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"unregistered"_s);
}

void TestCheckPage::checksAnewWhenTheRegistryChanges()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:isbn:1\nurn:lex:2\n");
    waitForEnd(page);
    button(page, Verdict::Unregistered)->click();
    QCOMPARE(table(page)->model()->rowCount(), 1);
    page.setNamespaces(someNamespaces()); // the same ones: nothing to do
    QVERIFY(!action(page, u"Cancel"_s)->isEnabled());
    page.setNamespaces(std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{{.nid = "lex"}}));
    waitForEnd(page);
    QCOMPARE(table(page)->model()->rowCount(), 1); // the filter stays
    QCOMPARE(cell(page, 0, CheckModel::Urn), u"urn:isbn:1"_s);
}

void TestCheckPage::checksAgainstOneNamespace()
{
    QSettings settings;
    settings.setValue(u"check/against"_s, u"namespace"_s);
    settings.setValue(u"check/nid"_s, u"ISBN"_s);
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:isbn:1\nurn:uuid:2\n");
    waitForEnd(page);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"valid"_s);
    QCOMPARE(cell(page, 1, CheckModel::VerdictColumn), u"invalid"_s);
}

void TestCheckPage::findsUrnsInRunningText()
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

void TestCheckPage::marksTheFailingColumn()
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

void TestCheckPage::showsCanonicalAndReadableForms()
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

void TestCheckPage::comparesBothRfcs()
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

void TestCheckPage::copiesTheCanonicalUrn()
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

void TestCheckPage::copiesSelectedLines()
{
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:isbn:1\nurn:isbn:2\nurn:nosuch:3\n");
    waitForEnd(page);
    table(page)->selectAll();
    action(page, u"Copy Lines"_s)->trigger();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 4); // the last one is empty
    QCOMPARE(lines[0], u"1\tvalid\tisbn\t\t\turn:isbn:1\t"_s);
    QVERIFY(lines[2].startsWith(u"3\tunregistered\tnosuch\t"_s));
}

void TestCheckPage::exportsTheLinesThatAreShown_data()
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

void TestCheckPage::exportsTheLinesThatAreShown()
{
    QFETCH(const QString, suffix);
    QFETCH(const QByteArrayList, starts);
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.openFile(writeFile("urn:isbn:1\nbad \x01\nurn:isbn:2\nurn:isbn:^\n"));
    waitForEnd(page);
    button(page, Verdict::Invalid)->click();
    QFile report(m_folder.filePath(u"report."_s + suffix));
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

void TestCheckPage::refusesAReportOfUnknownFormat()
{
    CheckPage page;
    page.checkText("urn:isbn:1\n");
    waitForEnd(page);
    const QString report = m_folder.filePath(u"report.doc"_s);
    page.exportReport(report);
    waitForEnd(page);
    QVERIFY(!QFile::exists(report));
}

void TestCheckPage::leavesNoFileWhenAnExportFails()
{
    CheckPage page;
    const QString path = writeFile("urn:isbn:1\nurn:isbn:2\n");
    page.openFile(path);
    waitForEnd(page);
    QVERIFY(QFile::resize(path, 3));
    const QString report = m_folder.filePath(u"failed.tsv"_s);
    page.exportReport(report);
    waitForEnd(page);
    QVERIFY(!QFile::exists(report));
    QVERIFY(action(page, u"Export"_s)->isEnabled());
}

void TestCheckPage::remembersOptionsAndLayout()
{
    int width = 0;
    {
        CheckPage page;
        page.findChild<QCheckBox*>()->click();
        QHeaderView* header = table(page)->horizontalHeader();
        width = header->sectionSize(CheckModel::Urn) + 37;
        header->resizeSection(CheckModel::Urn, width);
    }
    const CheckPage page;
    QVERIFY(page.findChild<QCheckBox*>()->isChecked());
    QCOMPARE(table(page)->horizontalHeader()->sectionSize(CheckModel::Urn), width);
}

void TestCheckPage::startsWithCorruptSettings()
{
    QSettings settings;
    for (const QString& key : {u"columns"_s, u"splitter"_s, u"against"_s, u"nid"_s, u"rfc"_s, u"input"_s})
        settings.setValue(u"check/"_s + key, QByteArray("\xFF\x00garbage\x7F", 10));
    CheckPage page;
    page.setNamespaces(someNamespaces());
    page.checkText("urn:isbn:1\n");
    waitForEnd(page);
    QCOMPARE(cell(page, 0, CheckModel::VerdictColumn), u"valid"_s);
    QVERIFY(!table(page)->isColumnHidden(CheckModel::Why));
    QCOMPARE(page.findChild<QSplitter*>()->orientation(), Qt::Vertical);
}

void TestCheckPage::everyControlHasAName()
{
    CheckPage page;
    page.show();
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        const bool takesFocus = (widget->focusPolicy() & Qt::TabFocus) != 0;
        const bool isPartOfAnother = widget->window() != &page ||
                                     widget->parentWidget()->inherits("QComboBox") ||
                                     widget->inherits("QHeaderView") || widget->inherits("QScrollBar") ||
                                     widget->objectName().startsWith(u"qt_"_s);
        if (!takesFocus || isPartOfAnother)
            continue;
        const QAccessibleInterface* accessible =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
}

QTEST_MAIN(TestCheckPage)
#include "tst_checkpage.moc"
