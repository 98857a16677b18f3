// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/exchange/read/importfile.h"
#include "core/exchange/write/exportformat.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/files/backupnames.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/browser/namespacemodel.h"
#include "ui/check/checkpage.h"
#include "ui/editor/banner.h"
#include "ui/editor/templateform.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/exchange/importdialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/widgets/messagebar.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <algorithm>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

class TestWindowExchange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void importShowsFieldsBeforeItChangesAnything();
    void importBacksUpInTheBackground();
    void importChangesNothingWithoutABackup();
    void droppedTemplateIsOfferedForImport();
    void attachesAMissingTemplate();
    void droppedRegistryIsOpened();
    void droppedFilesAreOfferedTogether();
    void importsTheClipboard();
    void importShowsLinesAndConfidence();
    void importAcceptsCorrections();
    void importsAFileWithoutAnExtension();
    void importSaysWhatItLeavesOut();
    void offersToCheckAFileThatIsNotATemplate();
    void readsOnlyRegularFiles_data();
    void readsOnlyRegularFiles();
    void droppedUrnsAreChecked_data();
    void droppedUrnsAreChecked();
    void recognizesImportFormats_data();
    void recognizesImportFormats();
    void previewMatchesTheExport();
    void previewReportsMissingText();

private:
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    [[nodiscard]] ExchangeActions& exchange() const { return *m_fixture->window().exchangeActions(); }
    QString write(const QString& name, const QByteArray& bytes);
    static ImportDialog* offered();

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowExchange::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestWindowExchange::cleanup() { m_fixture.reset(); }

QString TestWindowExchange::write(const QString& name, const QByteArray& bytes)
{
    QFile file(m_fixture->path(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    return file.fileName();
}

/// Returns the dialog that opens when the files are read; null if none does.
ImportDialog* TestWindowExchange::offered()
{
    (void)QTest::qWaitFor(
        [] { return qobject_cast<ImportDialog*>(QApplication::activeModalWidget()) != nullptr; });
    return qobject_cast<ImportDialog*>(QApplication::activeModalWidget());
}

void TestWindowExchange::importShowsFieldsBeforeItChangesAnything()
{
    exchange().importFile(write(u"demo.txt"_s, writeTemplateText(filledTemplate(u"nidus-demo"_s))));
    const QPointer<ImportDialog> dialog = offered();
    QVERIFY(dialog);
    auto* tree = dialog->findChild<QTreeWidget*>();
    QCOMPARE(tree->topLevelItemCount(), 1);
    QCOMPARE(tree->topLevelItem(0)->text(0), u"nidus-demo"_s);
    QVERIFY(tree->topLevelItem(0)->childCount() >= 12);
    QVERIFY(m_fixture->another().drafts().all()->isEmpty());

    page().select(u"isbn"_s);
    page().view()->showHistory();
    page().view()->showReview();
    dialog->accept();
    QTRY_VERIFY(page().currentDraft());
    QTRY_VERIFY(page().view()->form()->isVisible()); // what was imported, with its findings
    QVERIFY(page().view()->isShown(Pane::Findings));
    QCOMPARE(page().currentDraft()->current().content.registrationTemplate, filledTemplate(u"nidus-demo"_s));
    QCOMPARE(m_fixture->another().drafts().all()->size(), 1);
}

void TestWindowExchange::importBacksUpInTheBackground()
{
    exchange().importFile(write(u"demo.txt"_s, writeTemplateText(filledTemplate(u"nidus-demo"_s))));
    QPointer<ImportDialog> dialog = offered();
    QVERIFY(dialog);
    const auto* bar = dialog->findChild<QProgressBar*>();
    QVERIFY(!bar->isVisible());
    const auto copies = [this] {
        return QDir(backupFolder(m_fixture->path())).entryList({u"*-import.nidus"_s}).size();
    };
    const qsizetype before = copies();

    {
        // Another program writes, so the import must wait, no matter how fast this machine is.
        const auto writer = Connection::open(m_fixture->path(), OpenMode::ReadWrite, {});
        QVERIFY(writer.has_value());
        const auto lock = Transaction::begin(**writer, Transaction::Kind::Write);
        QVERIFY(lock.has_value());
        dialog->accept();
        // The window responds before anything is imported, and the dialog shows why it waits.
        QVERIFY(dialog->isVisible());
        QVERIFY(bar->isVisible());
        QVERIFY(m_fixture->another().drafts().all()->isEmpty());
    }
    QTRY_VERIFY(dialog.isNull());
    QCOMPARE(m_fixture->another().drafts().all()->size(), 1);
    QVERIFY(copies() > before);
}

void TestWindowExchange::importChangesNothingWithoutABackup()
{
    const QString folder = backupFolder(m_fixture->path());
    QTRY_VERIFY(!isDailyBackupDue(m_fixture->path(), QDateTime::currentDateTimeUtc())); // no backup later
    QTRY_VERIFY(QDir(folder).removeRecursively());     // the last backup may not be finished
    QVERIFY(QFile(folder).open(QIODevice::WriteOnly)); // so that the folder cannot be created
    exchange().importFile(write(u"demo.txt"_s, writeTemplateText(filledTemplate(u"nidus-demo"_s))));
    const QPointer<ImportDialog> dialog = offered();
    QVERIFY(dialog);
    dialog->accept();
    QTRY_VERIFY(dialog.isNull());
    QVERIFY(!m_fixture->window().messageBar()->text().isEmpty());
    QVERIFY(m_fixture->another().drafts().all()->isEmpty());
}

void TestWindowExchange::droppedTemplateIsOfferedForImport()
{
    QMimeData data;
    data.setUrls(
        {QUrl::fromLocalFile(write(u"demo.txt"_s, writeTemplateText(filledTemplate(u"nidus-demo"_s))))});
    QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_fixture->window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_fixture->window(), &drop);
    QVERIFY(offered());
}

void TestWindowExchange::droppedRegistryIsOpened()
{
    const QString other = m_fixture->path(u"other.nidus"_s);
    QVERIFY(Registry::create(other, {.records = {{{.nid = u"only-one"_s}, {}, {}}}}).has_value());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(other)});
    QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_fixture->window(), &enter);
    QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_fixture->window(), &drop);
    QCOMPARE(page().browser()->model()->rowCount(), 1);
    QVERIFY(m_fixture->window().windowTitle().contains(u"other.nidus"_s));
}

void TestWindowExchange::droppedFilesAreOfferedTogether()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write(u"a.txt"_s, writeTemplateText(filledTemplate(u"nidus-a"_s)))),
                  QUrl::fromLocalFile(write(u"bad.txt"_s, "hello")),
                  QUrl::fromLocalFile(write(u"b.txt"_s, writeTemplateText(filledTemplate(u"nidus-b"_s))))});
    QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_fixture->window(), &enter);
    QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_fixture->window(), &drop);
    const QPointer<ImportDialog> dialog = offered();
    QVERIFY(dialog);
    auto* tree = dialog->findChild<QTreeWidget*>();
    QCOMPARE(tree->topLevelItemCount(), 3);
    QCOMPARE(tree->topLevelItem(0)->child(0)->text(0), u"nidus-a"_s);
    QVERIFY(tree->topLevelItem(1)->text(1).contains(u"bad.txt"_s));
    dialog->accept();
    QTRY_COMPARE(m_fixture->another().drafts().all()->size(), 2);
}

void TestWindowExchange::importsTheClipboard()
{
    QString quoted = u"Somebody wrote:\n"_s;
    for (const QByteArray& line : writeTemplateText(filledTemplate(u"nidus-demo"_s)).split('\n'))
        quoted += u"> "_s + QString::fromUtf8(line) + u'\n';
    QGuiApplication::clipboard()->setText(quoted);
    exchange().pasteAction()->trigger();
    const QPointer<ImportDialog> dialog = offered();
    QVERIFY(dialog);
    auto* tree = dialog->findChild<QTreeWidget*>();
    QCOMPARE(tree->topLevelItem(0)->text(0), u"nidus-demo"_s);
    // The full text of the row is below the list.
    QTreeWidgetItem* last = tree->topLevelItem(0)->child(tree->topLevelItem(0)->childCount() - 1);
    tree->setCurrentItem(last);
    QCOMPARE(dialog->findChild<QPlainTextEdit*>()->toPlainText(), u"Somebody wrote:"_s);
    dialog->reject();

    QGuiApplication::clipboard()->setText(u"nothing of the kind"_s);
    exchange().pasteAction()->trigger();
    QTRY_VERIFY(!m_fixture->window().messageBar()->text().isEmpty());
}

void TestWindowExchange::importShowsLinesAndConfidence()
{
    exchange().importFile(
        write(u"demo.txt"_s, "Namespace ID: nidus-demo\n\nPurpose:\n\n  Names\n  for\n  all.\n"));
    const QPointer<ImportDialog> dialog = offered();
    QVERIFY(dialog);
    QTreeWidgetItem* record = dialog->findChild<QTreeWidget*>()->topLevelItem(0);
    QStringList rows;
    for (int i = 0; i < record->childCount(); ++i)
        rows.append(record->child(i)->text(2) + u' ' + record->child(i)->text(3));
    QVERIFY(rows.contains(u"1 likely"_s));
    QVERIFY(rows.contains(u"3–7 certain"_s));
}

void TestWindowExchange::importAcceptsCorrections()
{
    exchange().importFile(write(u"demo.txt"_s, "Purpose:\n\n  Names for al.\n\nSyntax:\n\n  As it comes.\n"));
    const QPointer<ImportDialog> dialog = offered();
    QVERIFY(dialog);
    auto* tree = dialog->findChild<QTreeWidget*>();
    const QTreeWidgetItem* record = tree->topLevelItem(0);
    auto* text = dialog->findChild<QPlainTextEdit*>();
    const auto retype = [&](const QString& title, const QString& to) {
        for (QTreeWidgetItem* row : tree->findItems(title, Qt::MatchExactly | Qt::MatchRecursive)) {
            tree->setCurrentItem(row);
            if (text->isReadOnly()) // a finding about it
                continue;
            text->selectAll();
            QTest::keyClicks(text, to);
            QCOMPARE(row->text(1), to);
        }
    };
    const auto canImport = [&dialog] {
        const QList<QAbstractButton*> buttons = dialog->findChild<QDialogButtonBox*>()->buttons();
        return std::ranges::any_of(buttons, [](const QAbstractButton* button) {
            return button->text().contains(u"Import"_s) && button->isEnabled();
        });
    };
    QVERIFY(!canImport()); // the NID is missing
    retype(fieldTitle(TemplateField::Nid), u"nidus-demo"_s);
    QVERIFY(canImport());
    QCOMPARE(record->text(0), u"nidus-demo"_s);
    retype(fieldTitle(TemplateField::Purpose), u"Names for all."_s);
    tree->setCurrentItem(tree->topLevelItem(0));
    QVERIFY(text->isReadOnly());
    dialog->accept();
    QTRY_VERIFY(page().currentDraft());
    const RegistrationTemplate made = page().currentDraft()->current().content.registrationTemplate;
    QCOMPARE(made.nid(), u"nidus-demo"_s);
    QCOMPARE(made.text(TemplateField::Purpose), u"Names for all."_s);
    QCOMPARE(made.text(TemplateField::Syntax), u"As it comes."_s);
}

/// Two files about one namespace: the second one conflicts before and after the import, until its NID is
/// corrected.
void TestWindowExchange::importSaysWhatItLeavesOut()
{
    const auto importBoth = [this] {
        exchange().importFiles(
            {write(u"a.txt"_s, writeTemplateText(filledTemplate(u"nidus-demo"_s))),
             write(u"b.txt"_s, writeTemplateText(filledTemplate(u"nidus-demo"_s)) + "\nMore text.\n")});
        return offered();
    };
    QPointer<ImportDialog> dialog = importBoth();
    QVERIFY(dialog);
    const auto* tree = dialog->findChild<QTreeWidget*>();
    const auto record = [&tree](int file) { return tree->topLevelItem(file)->child(0); };
    QCOMPARE(record(0)->text(1), u"becomes a new draft"_s);
    QCOMPARE(record(1)->text(1), u"cannot be imported"_s);
    QCOMPARE(record(1)->child(0)->text(1), u"The namespace \"nidus-demo\" appears twice in the import."_s);
    dialog->accept();
    QTRY_VERIFY(page().currentDraft());
    const QString said = m_fixture->window().messageBar()->text();
    QVERIFY2(said.startsWith("1 record(s) imported. Not imported: b.txt: "_L1), qPrintable(said));
}

void TestWindowExchange::importsAFileWithoutAnExtension()
{
    exchange().importFile(write(u"nidus-demo"_s, writeTemplateText(filledTemplate(u"nidus-demo"_s))));
    const QPointer<ImportDialog> dialog = offered();
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QTreeWidget*>()->topLevelItem(0)->text(0), u"nidus-demo"_s);
    dialog->reject();
    exchange().importAction()->trigger();
    const auto* choice = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(choice);
    QCOMPARE(choice->nameFilters().constFirst(), u"All files (*)"_s); // IANA's files have no extension
    const QString patterns = choice->nameFilters().constLast().section(u'(', 1).chopped(1);
    QCOMPARE(patterns, u"*.txt *.md *.html *.xml *.eml *.json *.csv"_s);
}

void TestWindowExchange::offersToCheckAFileThatIsNotATemplate()
{
    exchange().importFile(write(u"urns.txt"_s, "urn:isbn:0451450523\nurn:nbn:de:101:1-1\n"));
    QTRY_VERIFY(m_fixture->window().messageBar()->text().contains(u"urns.txt"_s));
    QVERIFY(!QApplication::activeModalWidget());
}

void TestWindowExchange::readsOnlyRegularFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("endless") << u"/dev/zero"_s;
    QTest::newRow("a regular file that waits for more") << u"/proc/kmsg"_s; // if it may be read at all
    QTest::newRow("a pipe that nobody writes to") << QString();
}

/// Neither the import nor the check that follows it reads forever or waits.
void TestWindowExchange::readsOnlyRegularFiles()
{
    QFETCH(QString, path);
    if (path.isEmpty()) {
        path = m_fixture->path(u"pipe"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    }
    exchange().importFile(path);
    QTRY_VERIFY(m_fixture->window().messageBar()->text().contains(path));
    m_fixture->window().openFile(path);
    auto* check = m_fixture->window().findChild<CheckPage*>();
    QTRY_VERIFY(check->isVisible());
    const auto isReported = [check, &path] {
        return std::ranges::any_of(check->findChildren<QLabel*>(),
                                   [&path](const QLabel* label) { return label->text().contains(path); });
    };
    QTRY_VERIFY(isReported());
}

void TestWindowExchange::droppedUrnsAreChecked_data()
{
    QTest::addColumn<bool>("isInMemory");
    QTest::newRow("registry in a file") << false;
    QTest::newRow("registry in memory") << true; // is read immediately, not in the background
}

void TestWindowExchange::droppedUrnsAreChecked()
{
    QFETCH(bool, isInMemory);
    if (isInMemory)
        m_fixture->open(Registry::inMemory(builtinContent()).value());
    m_fixture->window().openFile(write(u"urns.txt"_s, "urn:isbn:0451450523\nurn:example:a\n"));
    QTRY_VERIFY(m_fixture->window().findChild<CheckPage*>()->isVisible());
    QVERIFY(m_fixture->window().messageBar()->text().isEmpty());
}

void TestWindowExchange::recognizesImportFormats_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isImported");
    QTest::newRow("a template") << writeTemplateText(filledTemplate(u"nidus-demo"_s)) << true;
    QTest::newRow("a registry")
        << writeExport(ExportFormat::Xml, {.records = {{{.nid = u"only-one"_s}, {}, {}}}}).value() << true;
    QTest::newRow("URNs") << QByteArray("urn:isbn:0451450523\n") << false;
    QTest::newRow("no file") << QByteArray() << false;
}

void TestWindowExchange::recognizesImportFormats()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, isImported);
    const QString path = bytes.isEmpty() ? m_fixture->path(u"not there"_s) : write(u"a"_s, bytes);
    m_fixture->window().openFile(path);
    QTRY_VERIFY(isImported ? qobject_cast<ImportDialog*>(QApplication::activeModalWidget()) != nullptr
                           : m_fixture->window().checkPage()->isVisible());
    QCOMPARE(m_fixture->window().checkPage()->isVisible(), !isImported);
}

void TestWindowExchange::previewMatchesTheExport()
{
    m_fixture->window().registryActions()->newFormal()->trigger();
    DraftDocument* draft = page().currentDraft();
    draft->edit({TemplateField::Nid}, u"nidus-demo"_s);
    page().view()->showPreview();
    auto* preview = m_fixture->find<QPlainTextEdit>(u"Preview"_s);
    auto* format = m_fixture->find<QComboBox>(u"Format"_s);
    QVERIFY(preview && format);
    for (const ExportFormat which : {ExportFormat::Text, ExportFormat::Xml, ExportFormat::Html}) {
        format->setCurrentIndex(format->findData(static_cast<int>(which)));
        QVERIFY(preview->toPlainText().contains(u"nidus-demo"_s)); // shown even though it is not saved
        QCOMPARE(preview->toPlainText(),
                 QString::fromUtf8(*page().exportSource().bytes({draft->handle()}, which)));
    }
}

void TestWindowExchange::previewReportsMissingText()
{
    page().select(u"isbn"_s);
    page().view()->showPreview();
    QVERIFY(!m_fixture->find<QPlainTextEdit>(u"Preview"_s));
    QCOMPARE(page().exportSource().bytes({u"isbn"_s}, ExportFormat::Text).error().code,
             exchange::kNoTemplate);
    QVERIFY(page().exportSource().bytes({u"isbn"_s}, ExportFormat::Xml).has_value());
}

void TestWindowExchange::attachesAMissingTemplate()
{
    page().select(u"3gpp"_s);
    const auto* banner = page().view()->findChild<Banner*>(u"missing"_s);
    QVERIFY(banner->isVisible());
    const QString said = banner->findChild<QLabel*>()->text();
    QVERIFY2(said.contains(u"published at: <a href=\"https://"_s), qPrintable(said));
    QTRY_VERIFY(m_fixture->find<QToolButton>(u"Attach Template"_s));
    const auto* attach = m_fixture->find<QToolButton>(u"Attach Template"_s);
    QApplication::clipboard()->setText(QString::fromUtf8(writeTemplateText(filledTemplate(u"3gpp"_s))));
    attach->defaultAction()->menu()->actions().at(1)->trigger(); // from the clipboard
    ImportDialog* dialog = offered();
    QVERIFY(dialog);
    dialog->accept();
    QTRY_VERIFY(page().currentDraft());
    QCOMPARE(page().currentDraft()->stored().revisionOf, u"3gpp"_s);
    QCOMPARE(page().currentDraft()->values().value({TemplateField::Purpose}),
             u"What there is to say about purpose"_s);
}

NIDUS_WINDOW_TEST(tst_windowexchange, TestWindowExchange)
#include "tst_windowexchange.moc"
