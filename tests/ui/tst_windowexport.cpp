// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/importfile.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/draftdocument.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/exchange/exportdialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/messagebar.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QRadioButton>
#include <QUrl>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::ui;
using namespace nidus::workflow;

namespace {

QPushButton* exportButton(const ExportDialog& dialog)
{
    const QList<QPushButton*> buttons = dialog.findChildren<QPushButton*>();
    const auto found =
        std::ranges::find_if(buttons, [](const QPushButton* each) { return each->text() == u"E&xport…"_s; });
    return found == buttons.cend() ? nullptr : *found;
}

/// Selects exactly these formats.
void checkFormats(const ExportDialog& dialog, const QList<ExportFormat>& formats)
{
    auto* list = dialog.findChild<QListWidget*>();
    for (int row = 0; row < list->count(); ++row) {
        const auto format = static_cast<ExportFormat>(list->item(row)->data(Qt::UserRole).toInt());
        list->item(row)->setCheckState(formats.contains(format) ? Qt::Checked : Qt::Unchecked);
    }
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList everythingIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

class TestWindowExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void reportsOmittedContent();
    void warnsAboutTextUnsafeInEmail();
    void offersHtmlBesidePdf();
    void offersEveryFormat();
    void previewsTheCurrentFormat();
    void offersRegistrationsWithoutDrafts();
    void leavesOutWhatIsNotPublic();
    void knowsWhenAFolderIsNeeded();
    void cancelingTheTargetKeepsTheChoices();
    void writesOneFile();
    void writesAFolder();
    void overwritesOnlyAfterAsking();
    void leavesNothingWhenCanceled();
    void reportsWhatCannotBeWritten();
    void logsExports();
    void copiesAs_data();
    void copiesAs();
    void printsWithAPreview();

public Q_SLOTS:
    void openFolder(const QUrl& folder) { m_opened = folder; }

private:
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }
    [[nodiscard]] ExchangeActions& exchange() const { return *m_fixture->window().exchangeActions(); }

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_handle; ///< of an unsaved draft
    QUrl m_opened;
};

void TestWindowExport::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    m_fixture->window().registryActions()->newFormal()->trigger();
    DraftDocument* draft = page().currentDraft();
    draft->edit({TemplateField::Nid}, u"nidus-demo"_s);
    draft->edit({TemplateField::Purpose}, u"Names the crates of a warehouse."_s);
    m_handle = draft->handle();
    QCoreApplication::processEvents();
}

void TestWindowExport::reportsOmittedContent()
{
    const ExportDialog dialog(page().exportSource(), {u"isbn"_s}, {u"isbn"_s, u"nbn"_s});
    QCOMPARE(dialog.request().handles, QStringList(u"isbn"_s));
    QCOMPARE(dialog.request().formats, QList{ExportFormat::Text});
    QVERIFY(!exportButton(dialog)->isEnabled());
    checkFormats(dialog, {ExportFormat::Xml});
    QVERIFY(exportButton(dialog)->isEnabled());
    checkFormats(dialog, {});
    QVERIFY(!exportButton(dialog)->isEnabled());
}

void TestWindowExport::warnsAboutTextUnsafeInEmail()
{
    const auto shows = [this](const QString& words) {
        const ExportDialog dialog(page().exportSource(), {m_handle}, {m_handle});
        const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&words](const QLabel* each) { return each->text().contains(words); });
    };
    QVERIFY(!shows(u"ASCII"_s));
    page().currentDraft()->edit({TemplateField::Purpose}, u"Caf\u00e9s."_s);
    QVERIFY(shows(u"Line 10 of the text contains non-ASCII characters; replace them"_s));
}

/// A PDF of Qt has no tags: HTML is offered beside it.
void TestWindowExport::offersHtmlBesidePdf()
{
    const ExportDialog dialog(page().exportSource(), {m_handle}, {m_handle});
    const auto offersHtml = [&dialog] {
        const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* each) {
            return each->text().contains(u"PDF has no tags for screen readers; select HTML, too"_s);
        });
    };
    checkFormats(dialog, {ExportFormat::Text});
    QVERIFY(!offersHtml());
    checkFormats(dialog, {ExportFormat::Pdf});
    QVERIFY(offersHtml());
    checkFormats(dialog, {ExportFormat::Pdf, ExportFormat::Html});
    QVERIFY(!offersHtml());
}

void TestWindowExport::offersEveryFormat()
{
    const ExportDialog dialog(page().exportSource(), {m_handle}, {m_handle});
    const auto* list = dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), int(kExportFormats.size()));
    QSet<QString> names;
    for (int row = 0; row < list->count(); ++row)
        names.insert(list->item(row)->text());
    QCOMPARE(names.size(), list->count());
}

void TestWindowExport::previewsTheCurrentFormat()
{
    ExportDialog dialog(page().exportSource(), {m_handle}, {m_handle, u"isbn"_s});
    dialog.show();
    auto* list = dialog.findChild<QListWidget*>();
    auto* preview = dialog.findChild<QPlainTextEdit*>();
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        const auto format = static_cast<ExportFormat>(list->item(row)->data(Qt::UserRole).toInt());
        if (format == ExportFormat::Pdf) {
            QVERIFY(!preview->isVisible());
            continue;
        }
        const auto bytes = page().exportSource().bytes({m_handle}, format);
        // IANA's list contains no drafts.
        QCOMPARE(bytes.has_value(), format != ExportFormat::IanaXml);
        if (bytes)
            QCOMPARE(preview->toPlainText(), QString::fromUtf8(*bytes).remove(u'\r'));
    }
    list->setCurrentRow(1);
    const QList<QRadioButton*> extents = dialog.findChildren<QRadioButton*>();
    extents.constLast()->click();
    QVERIFY(preview->toPlainText().contains(u"isbn"_s));
}

void TestWindowExport::offersRegistrationsWithoutDrafts()
{
    const ExportDialog dialog(page().exportSource(), {m_handle}, {u"isbn"_s, u"nbn"_s, m_handle});
    QCOMPARE(dialog.request().handles, QStringList(m_handle));
    dialog.findChildren<QRadioButton*>().constLast()->click();
    QCOMPARE(dialog.request().handles, QStringList({u"isbn"_s, u"nbn"_s}));
    QVERIFY(!dialog.request().isWholeRegistry);
    const ExportDialog registered(page().exportSource(), {u"isbn"_s}, {u"isbn"_s, u"nbn"_s});
    QCOMPARE(registered.findChildren<QRadioButton*>().size(), 2); // the same as everything
}

void TestWindowExport::leavesOutWhatIsNotPublic()
{
    const auto exported = [this](ExportRequest request, const QString& name) {
        const QString path = m_fixture->path(name);
        exchange().exportTo(request, path);
        (void)QTest::qWaitFor([&path] { return QFile::exists(path); });
        return bytesOf(path);
    };
    const QByteArray author = "tester";
    ExportDialog dialog(page().exportSource(), {m_handle}, {m_handle});
    dialog.show();
    checkFormats(dialog, {ExportFormat::Xml});
    dialog.findChild<QListWidget*>()->setCurrentRow(static_cast<int>(ExportFormat::Xml));
    QVERIFY(dialog.findChild<QPlainTextEdit*>()->toPlainText().toUtf8().contains(author));
    QVERIFY(exported(dialog.request(), u"all.xml"_s).contains(author));
    QTRY_VERIFY(exchange().exportAction()->isEnabled());
    for (QCheckBox* each : dialog.findChildren<QCheckBox*>()) {
        if (each->text() == "For the p&ublic"_L1)
            each->click();
    }
    QVERIFY(!dialog.findChild<QPlainTextEdit*>()->toPlainText().toUtf8().contains(author));
    const QByteArray published = exported(dialog.request(), u"public.xml"_s);
    QVERIFY(published.contains("nidus-demo"));
    QVERIFY(!published.contains(author));
}

void TestWindowExport::knowsWhenAFolderIsNeeded()
{
    const ExportDialog one(page().exportSource(), {m_handle}, {m_handle});
    QVERIFY(!one.request().isFolder);
    checkFormats(one, {ExportFormat::Text, ExportFormat::Html});
    QVERIFY(one.request().isFolder);
    const ExportDialog two(page().exportSource(), {m_handle, u"isbn"_s}, {m_handle, u"isbn"_s});
    QVERIFY(two.request().isFolder);
    checkFormats(two, {ExportFormat::Csv});
    QVERIFY(!two.request().isFolder);
    checkFormats(two, {ExportFormat::Json});
    QVERIFY(!two.request().isFolder);
    two.findChild<QCheckBox*>()->click();
    QVERIFY(two.request().isFolder);
}

void TestWindowExport::cancelingTheTargetKeepsTheChoices()
{
    exchange().exportAction()->trigger();
    QPointer<ExportDialog> dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    checkFormats(*dialog, {ExportFormat::Text, ExportFormat::IanaXml});
    exportButton(*dialog)->click();
    auto* target = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(target);
    target->reject();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->request().formats, (QList{ExportFormat::Text, ExportFormat::IanaXml}));
    exportButton(*dialog)->click();
    target = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(target);
    Q_EMIT target->fileSelected(m_fixture->path(u"."_s));
    target->reject();
    QTRY_VERIFY(!dialog);
}

void TestWindowExport::writesOneFile()
{
    const QString path = m_fixture->path(u"mine.pdf"_s);
    exchange().exportTo({.handles = {m_handle}, .formats = {ExportFormat::Pdf}}, path);
    QTRY_VERIFY(bytesOf(path).startsWith("%PDF-1.4"));
    QTRY_VERIFY(exchange().exportAction()->isEnabled());
    const QString table = m_fixture->path(u"mine.csv"_s);
    exchange().exportTo({.handles = {u"isbn"_s}, .isWholeRegistry = true, .formats = {ExportFormat::Csv}},
                        table);
    QTRY_COMPARE(bytesOf(table).count("\r\n"), 107);
}

void TestWindowExport::writesAFolder()
{
    const QString folder = m_fixture->path(u"out"_s);
    QVERIFY(QDir().mkpath(folder));
    exchange().exportTo({.handles = {m_handle, u"isbn"_s},
                         .formats = {ExportFormat::Text, ExportFormat::Json, ExportFormat::Csv},
                         .isApart = true,
                         .isFolder = true},
                        folder);
    const QString draft = u"nidus-demo_"_s + QString(m_handle).replace(u':', u'-');
    QStringList wanted{draft + u".txt"_s, draft + u".json"_s, u"isbn.json"_s, u"registry.csv"_s};
    wanted.sort();
    QTRY_COMPARE(QDir(folder).entryList(QDir::Files, QDir::Name), wanted);
    QCOMPARE(bytesOf(folder + u'/' + draft + u".txt"_s),
             *page().exportSource().bytes({m_handle}, ExportFormat::Text));
    auto* messages = m_fixture->window().findChild<MessageBar*>();
    QTRY_COMPARE(messages->text(), u"4 file(s) exported to %1."_s.arg(QDir::toNativeSeparators(folder)));
    QDesktopServices::setUrlHandler(u"file"_s, this, "openFolder");
    for (QPushButton* button : messages->findChildren<QPushButton*>()) {
        if (button->text() == "Open Folder"_L1)
            button->click();
    }
    QDesktopServices::unsetUrlHandler(u"file"_s);
    QCOMPARE(m_opened.toLocalFile(), folder);
}

void TestWindowExport::overwritesOnlyAfterAsking()
{
    const QString folder = m_fixture->path(u"out"_s);
    QVERIFY(QDir().mkpath(folder));
    const ExportRequest request{.handles = {u"isbn"_s, u"issn"_s},
                                .formats = {ExportFormat::Json},
                                .isApart = true,
                                .isFolder = true};
    QFile file(folder + u"/isbn.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("old");
    file.close();
    exchange().exportTo(request, folder);
    QTRY_VERIFY(QApplication::activeModalWidget());
    m_fixture->answer(u"Cancel"_s);
    QCOMPARE(bytesOf(file.fileName()), QByteArray("old"));
    QVERIFY(!QFile::exists(folder + u"/issn.json"_s));
    QTRY_COMPARE(everythingIn(folder), QStringList{u"isbn.json"_s});
    exchange().exportTo(request, folder);
    QTRY_VERIFY(QApplication::activeModalWidget());
    m_fixture->answer(u"Overwrite Files"_s);
    QTRY_VERIFY(bytesOf(file.fileName()).contains("\"nid\": \"isbn\""));
    QTRY_COMPARE(everythingIn(folder), (QStringList{u"isbn.json"_s, u"issn.json"_s}));
}

void TestWindowExport::leavesNothingWhenCanceled()
{
    const QString folder = m_fixture->path(u"out"_s);
    QStringList all;
    for (const RegistryContent content = m_fixture->another().contents().all().value();
         const RegistrationRecord& record : content.records)
        all.append(record.registration.nid);
    exchange().exportTo({.handles = all,
                         .isWholeRegistry = true,
                         .formats = {ExportFormat::Json, ExportFormat::Pdf},
                         .isApart = true,
                         .isFolder = true},
                        folder);
    auto* progress = m_fixture->window().findChild<QProgressDialog*>();
    QVERIFY(progress && !exchange().exportAction()->isEnabled());
    QTRY_VERIFY(progress->maximum() == int(all.size()) && progress->isVisible());
    Q_EMIT progress->canceled();
    QVERIFY(exchange().exportAction()->isEnabled());
    QTRY_COMPARE(everythingIn(folder), QStringList());
}

void TestWindowExport::reportsWhatCannotBeWritten()
{
    QFile file(m_fixture->path(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    exchange().exportTo({.handles = {m_handle}, .formats = {ExportFormat::Text}},
                        m_fixture->path(u"file/out.txt"_s));
    QTRY_VERIFY(m_fixture->window().messageBar()->text().contains(m_fixture->path(u"file"_s)));
    QVERIFY(exchange().exportAction()->isEnabled());
}

void TestWindowExport::logsExports()
{
    const QString path = m_fixture->path(u"books.json"_s);
    exchange().exportTo({.handles = {u"isbn"_s}, .formats = {ExportFormat::Json}}, path);
    QTRY_COMPARE(m_fixture->another().registrations().record(u"isbn"_s)->events.last().what,
                 EventKind::Exported);
    QCOMPARE(m_fixture->another().registrations().record(u"isbn"_s)->events.last().note, u"books.json"_s);
}

void TestWindowExport::copiesAs_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("text");
    QTest::newRow("text") << u"copy-text"_s << u"Purpose:\n   Names the crates"_s;
    QTest::newRow("XML") << u"copy-xml"_s << u"<purpose>Names the crates"_s;
    QTest::newRow("Markdown") << u"copy-markdown"_s << u"## Purpose\n\nNames the crates"_s;
    QTest::newRow("email quote") << u"copy-text-quoted"_s << u">\n> Purpose:\n>    Names the crates"_s;
}

void TestWindowExport::copiesAs()
{
    QFETCH(QString, action);
    QFETCH(QString, text);
    auto* copy = exchange().copyMenu()->findChild<QAction*>(action);
    QVERIFY(copy && exchange().copyMenu()->isEnabled());
    copy->trigger();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(text), qPrintable(copied));
    const auto back = readImportFile(copied.toUtf8());
    QVERIFY(back);
}

void TestWindowExport::printsWithAPreview()
{
    exchange().printAction()->trigger();
    auto* dialog = qobject_cast<QPrintPreviewDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    auto* pages = dialog->findChild<QPrintPreviewWidget*>();
    QVERIFY(pages);
    QTRY_VERIFY(pages->pageCount() >= 1);
    QVERIFY(dialog->printer()->pageLayout().margins(QPageLayout::Millimeter).left() > 15);
    dialog->close();
}

NIDUS_WINDOW_TEST(tst_windowexport, TestWindowExport)
#include "tst_windowexport.moc"
