// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "core/storage/engine/connection.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/check/checkpage.h"
#include "ui/registry/acknowledgedialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrycare.h"
#include "ui/registry/registryfiles.h"
#include "ui/registry/registrypage.h"
#include "ui/shell/openerrorpanel.h"
#include "ui/support/widgets/messagebar.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressDialog>
#include <QPushButton>
#include <QStatusBar>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace nidus::workflow;

/// How the window opens, creates, copies, and restores registry files.
class TestWindowFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void reportsABadRegistryInTheWindow();
    void continuesInMemoryAndSavesToAFile();
    void openingABadFileKeepsTheRegistry();
    void showsARegistryThatIsOpenElsewhere();
    void addsToTheDesktopsRecentFiles();
    void createsANewRegistry();
    void saveAsKeepsHistoryCommentsAndTrash();
    void warnsAboutATruncatedHistory();
    void acknowledgesATruncatedHistory();
    void offersToRestoreALostRegistry();
    void warnsOnceThatOthersCanRead();
    void saveAsReplacesNoFile();
    void backsUpAndRestores();
    void asksBeforeARestoreRemovesAnything();
    void asksAboutEditsBeforeARestore();
    void reportsIllegalNidsAfterRestoring();
    void canceledBackupLeavesNothing();
    void restoresARegistryThatCannotBeOpened();
    void offersToRestoreWhatCannotBeOpened();
    void offersTheWholeNameOfABackup();
    void cannotRestoreARegistryInMemory();
    void asksBeforeARegistryInMemoryIsLost();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] RegistryFiles& files() const { return *window().registryFiles(); }
    /// Creates a saved draft with a comment.
    [[nodiscard]] qint64 makeDraft(const QString& nid) const
    {
        Registry registry = m_fixture->another();
        const auto draft = registry.drafts().create(
            {.content = {.registrationTemplate = filledTemplate(nid), .samples = {}, .rule = {}}}, {});
        ReviewComment comment;
        comment.text = u"Which crates?"_s;
        static_cast<void>(registry.comments().add(draftHandle(draft->id), comment, {}));
        return draft->id;
    }
    [[nodiscard]] static QMessageBox* question()
    {
        return qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    }
    [[nodiscard]] static QAbstractButton* buttonOf(const QMessageBox& box, const QString& text)
    {
        const auto buttons = box.buttons();
        const auto found = std::ranges::find(buttons, text, &QAbstractButton::text);
        return found == buttons.end() ? nullptr : *found;
    }
    /// Overwrites all pages after the first of a registry file with zeros.
    static void damage(const QString& path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const qint64 size = file.size();
        file.seek(100);
        file.write(QByteArray(size - 100, '\0'));
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowFiles::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestWindowFiles::reportsABadRegistryInTheWindow()
{
    window().showOpenProblem({storage::kNotADatabase, "/tmp/broken.nidus", {}});
    auto* panel = window().findChild<OpenErrorPanel*>();
    QVERIFY(panel && panel->isVisible());
    QVERIFY(!window().registryPage()->isVisible());
    window().showCheckPage(); // checking URNs works without a registry
    QVERIFY(window().checkPage()->isVisible());
    window().showRegistryPage();
    QVERIFY(panel->isVisible());
}

void TestWindowFiles::continuesInMemoryAndSavesToAFile()
{
    window().showOpenProblem({storage::kNotADatabase, "/tmp/broken.nidus", {}});
    Q_EMIT window().findChild<OpenErrorPanel*>()->continueInMemory();
    QVERIFY(window().registryPage()->isVisible());
    m_fixture->createDraft();
    files().copyTo(m_fixture->path(u"kept.nidus"_s)); // does not ask
    QTRY_VERIFY(window().windowTitle().contains(u"kept.nidus"_s));
    QCOMPARE(Registry::open(m_fixture->path(u"kept.nidus"_s))->drafts().all()->size(), 1);
}

void TestWindowFiles::openingABadFileKeepsTheRegistry()
{
    QFile file(m_fixture->path(u"broken.nidus"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is not a database at all, but long enough to look at");
    file.close();
    const QString title = window().windowTitle();
    files().open(file.fileName());
    QVERIFY(window().messageBar()->text().contains(u"broken.nidus"_s));
    QCOMPARE(window().windowTitle(), title);
    files().create(file.fileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("this is not a database"));
}

void TestWindowFiles::showsARegistryThatIsOpenElsewhere()
{
    const QString title = window().windowTitle();
    const QString other = m_fixture->path(u"other.nidus"_s);
    QVERIFY(Registry::create(other, builtinContent()));
    QStringList asked;
    files().setElsewhere([&asked](const QString& path) {
        asked.append(path);
        return asked.size() == 1;
    });
    files().open(other);
    QCOMPARE(window().windowTitle(), title);
    QVERIFY(window().statusBar()->currentMessage().contains(u"other.nidus"_s));
    files().open(other); // no longer open in another window
    QVERIFY(window().windowTitle().contains(u"other.nidus"_s));
    QCOMPARE(asked, QStringList({other, other}));
}

void TestWindowFiles::addsToTheDesktopsRecentFiles()
{
    const QString urns = m_fixture->path(u"list.txt"_s);
    QFile file(urns);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("urn:example:a\n") > 0);
    file.close();
    window().checkPage()->openFile(urns);
    const auto recentFiles = [this] {
        QFile list(m_fixture->path(u"data/recently-used.xbel"_s));
        return list.open(QIODevice::ReadOnly) ? list.readAll() : QByteArray();
    };
    for (const QString& path : {urns, m_fixture->path()})
        QTRY_VERIFY2(recentFiles().contains("\"file://" + path.toUtf8() + '"'), recentFiles().constData());
}

void TestWindowFiles::createsANewRegistry()
{
    window().registryActions()->newFormal()->trigger();
    files().create(m_fixture->path(u"new.nidus"_s));
    QCOMPARE(window().registryPage()->browser()->model()->rowCount(), 105);
    QVERIFY(!window().registryPage()->current());
    QVERIFY(QFile::exists(m_fixture->path(u"new.nidus"_s)));
    window().registryPage()->select(u"isbn"_s);
    files().create(m_fixture->path(u"newer.nidus"_s));
    QVERIFY(!window().registryPage()->current());
    QVERIFY(
        window().registryPage()->browser()->selectedHandles().isEmpty()); // also the isbn of the other one
}

void TestWindowFiles::saveAsKeepsHistoryCommentsAndTrash()
{
    const qint64 kept = makeDraft(u"crate"_s);
    QVERIFY(m_fixture->another().drafts().moveToTrash(makeDraft(u"box"_s), {}).has_value());
    const QString copy = m_fixture->path(u"copy.nidus"_s);
    files().copyTo(copy);
    QTRY_VERIFY(window().windowTitle().contains(u"copy.nidus"_s));
    const Registry registry = Registry::open(copy).value();
    QCOMPARE(registry.comments().of(draftHandle(kept))->size(), 1);
    QCOMPARE(registry.drafts().discarded()->size(), 1);
    QCOMPARE(registry.activity().list({}), m_fixture->another().activity().list({}));
    QVERIFY(registry.history().verify().has_value());
    QVERIFY(registry.history().head()->identity != m_fixture->another().history().head()->identity);
}

void TestWindowFiles::warnsAboutATruncatedHistory()
{
    const QString path = m_fixture->path(u"cut.nidus"_s);
    const QString old = m_fixture->path(u"old"_s);
    QVERIFY(Registry::create(path, {}).has_value());
    QVERIFY(QFile::copy(path, old));
    QVERIFY(Registry::open(path)->drafts().create({}, {}).has_value());
    QVERIFY(QFile::remove(path));
    QVERIFY(QFile::rename(old, path));
    files().open(path);
    QVERIFY2(window().messageBar()->text().contains(u"does not continue from a known head"_s),
             qPrintable(window().messageBar()->text()));
}

/// From the opening message to the result of the verification, the dialog, and the acknowledgment.
void TestWindowFiles::acknowledgesATruncatedHistory()
{
    warnsAboutATruncatedHistory();
    const QString path = m_fixture->path(u"cut.nidus"_s);
    const auto press = [this](const QString& text) {
        for (QPushButton* button : window().messageBar()->findChildren<QPushButton*>()) {
            if (button->text() == text)
                return button->click();
        }
        QFAIL(qPrintable(text));
    };
    press(u"Verify Registry"_s);
    QTRY_VERIFY(window().registryCare()->verify()->text() == u"&Verify Registry"_s &&
                window().messageBar()->isVisible());
    press(u"Acknowledge…"_s);
    auto* dialog = window().findChild<AcknowledgeDialog*>();
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->findChild<QPlainTextEdit*>()->toPlainText().contains(u"known head"_s));
    const QList<QPushButton*> buttons = dialog->findChildren<QPushButton*>();
    const auto acknowledge = std::ranges::find(buttons, u"&Acknowledge"_s,
                                               [](const QPushButton* button) { return button->text(); });
    QVERIFY(acknowledge != buttons.end());
    QVERIFY(!(*acknowledge)->isDefault() && !(*acknowledge)->isEnabled());
    const QList<QLineEdit*> fields = dialog->findChildren<QLineEdit*>();
    QCOMPARE(fields.size(), 2);
    QTest::keyClicks(fields[0], u"The disk broke."_s);
    QVERIFY((*acknowledge)->isEnabled());
    QTest::keyClicks(fields[1], u"urn-x"_s);
    QVERIFY(!(*acknowledge)->isEnabled());
    fields[1]->clear();
    QTest::keyClicks(fields[1], u"urn-20"_s);
    (*acknowledge)->click();
    QTRY_VERIFY2(window().messageBar()->text().contains(u"acknowledged"_s),
                 qPrintable(window().messageBar()->text()));
    const auto registry = Registry::open(path);
    QVERIFY(registry->history().headProblems().isEmpty());
    QVERIFY(registry->history().verify().has_value());
    QCOMPARE(registry->registrations().nextInformalNid(), u"urn-21"_s);
    QCOMPARE(registry->activity().list({.what = {EventKind::Acknowledged}})->size(), 1);
}

/// The program does not start a new registry in place of a lost one.
void TestWindowFiles::offersToRestoreALostRegistry()
{
    const QString path = m_fixture->path(u"lost.nidus"_s);
    const QString copy = m_fixture->path(u"copy.nidus"_s);
    {
        const auto registry = Registry::create(path, {});
        QVERIFY(registry->copies().backUp(copy).has_value());
    }
    QVERIFY(QFile::remove(path));
    const auto opened = openForWriting(path);
    QVERIFY(!opened && !QFile::exists(path));
    window().showOpenProblem(opened.error());
    QVERIFY(files().restore()->isEnabled());
    files().restoreFrom(copy);
    QTRY_VERIFY(window().windowTitle().contains(u"lost.nidus"_s));
    QVERIFY(Registry::open(path)->history().headProblems().isEmpty());
}

void TestWindowFiles::warnsOnceThatOthersCanRead()
{
    const QString path = defaultRegistryPath(); // in the fixture's folder
    QVERIFY(path.startsWith(m_fixture->path(u"data"_s)));
    QVERIFY(openForWriting(path).has_value());
    QVERIFY(QFile::setPermissions(path, QFile::permissions(path) | QFileDevice::ReadOther));
    const auto isTold = [this] {
        return window().messageBar()->isVisible() && window().messageBar()->text().contains(u"chmod go="_s);
    };
    files().open(path);
    QVERIFY2(isTold(), qPrintable(window().messageBar()->text()));
    files().open(m_fixture->path());
    files().open(path);
    QVERIFY(!isTold());
}

void TestWindowFiles::saveAsReplacesNoFile()
{
    const QString title = window().windowTitle();
    files().copyTo(m_fixture->path());
    QTRY_VERIFY(window().messageBar()->isVisible());
    QVERIFY2(window().messageBar()->text().contains(u"registry.nidus"_s),
             qPrintable(window().messageBar()->text()));
    QCOMPARE(window().windowTitle(), title);
}

void TestWindowFiles::backsUpAndRestores()
{
    const qint64 id = makeDraft(u"crate"_s);
    const QString copy = m_fixture->path(u"copy.nidus"_s);
    files().backUpTo(copy);
    QTRY_VERIFY(window().messageBar()->text().contains(u"copy.nidus"_s));
    QVERIFY(QFile::exists(copy));
    QVERIFY(m_fixture->another().drafts().moveToTrash(id, {}).has_value());
    files().restoreFrom(copy);
    QVERIFY(qobject_cast<QProgressDialog*>(QApplication::activeModalWidget())); // blocks typing
    QTRY_VERIFY(question());
    buttonOf(*question(), u"Restore"_s)->click();
    QTRY_COMPARE(m_fixture->another().drafts().all()->size(), 1);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY2(!window().messageBar()->isVisible(), qPrintable(window().messageBar()->text())); // no damage
    window().registryPage()->select(draftHandle(id));
    QVERIFY(window().registryPage()->currentDraft());
}

void TestWindowFiles::asksBeforeARestoreRemovesAnything()
{
    const QString copy = m_fixture->path(u"copy.nidus"_s);
    QVERIFY(m_fixture->another().copies().backUp(copy));
    static_cast<void>(makeDraft(u"crate"_s));
    QVERIFY(m_fixture->another().settings().setApproval(ApprovalRule::SecondPerson, {}));
    files().restoreFrom(copy);
    QTRY_VERIFY(question());
    const QString said = question()->text() + question()->informativeText();
    for (const QString& part : {u"copy.nidus"_s, u"crate"_s, u"history that would be removed: 3."_s,
                                u"from “anyone except the authors” to “anyone; an author gives a reason”"_s})
        QVERIFY2(said.contains(part), qPrintable(said));
    QCOMPARE(question()->defaultButton(), question()->button(QMessageBox::Cancel));
    QTest::keyClick(question(), Qt::Key_Return);
    QTRY_VERIFY(!question());
    QCOMPARE(m_fixture->another().drafts().all()->size(), 1);
    QVERIFY(!QDir(m_fixture->path() + ".backups"_L1).exists() ||
            QDir(m_fixture->path() + ".backups"_L1).entryList({u"*restore*"_s}).isEmpty());
    files().restoreFrom(copy);
    QTRY_VERIFY(question());
    buttonOf(*question(), u"Restore"_s)->click();
    QTRY_COMPARE(m_fixture->another().drafts().all()->size(), 0);
    QTRY_VERIFY(window().messageBar()->text().contains(u"anyone except the authors"_s));
}

/// What is saved before a restore is part of what it removes.
void TestWindowFiles::asksAboutEditsBeforeARestore()
{
    const qint64 id = makeDraft(u"crate"_s);
    const QString copy = m_fixture->path(u"copy.nidus"_s);
    QVERIFY(m_fixture->another().copies().backUp(copy));
    window().registryPage()->select(draftHandle(id));
    window().registryPage()->currentDraft()->edit({TemplateField::Security}, u"None."_s);
    files().restoreFrom(copy);
    QVERIFY(question() && question()->text().contains(u"unsaved edits"_s));
    QVERIFY(question()->informativeText().contains(u"The backup then replaces the registry"_s));
    buttonOf(*question(), u"Save All Drafts"_s)->click();
    QTRY_VERIFY(question() && question()->text().contains(u"copy.nidus"_s));
    const QString said = question()->informativeText();
    QVERIFY2(said.contains(u"history that would be removed: 1.\n"_s), qPrintable(said));
    QVERIFY2(said.contains(u"crate, draft 1, Saved (tester)"_s), qPrintable(said));
    buttonOf(*question(), u"Cancel"_s)->click();
}

/// An earlier version of Nidus allowed these NIDs.
void TestWindowFiles::reportsIllegalNidsAfterRestoring()
{
    const QString copy = m_fixture->path(u"copy.nidus"_s);
    QVERIFY(m_fixture->another().copies().backUp(copy));
    {
        const auto connection = Connection::open(copy, OpenMode::ReadWrite, {});
        QVERIFY((*connection)
                    ->execute(u"INSERT INTO registration (nid, kind, state, registrant, record_date, "
                              "record_updated) VALUES ('../evil', 'formal', 'registered', '', '', '')"_s));
    }
    files().restoreFrom(copy);
    // Nidus did not write that row, so the backup is not intact.
    QTRY_VERIFY(window().messageBar()->text().contains(u"was not changed"_s));
    const auto buttons = window().messageBar()->findChildren<QPushButton*>();
    const auto restoreAnyway = std::ranges::find(buttons, u"Restore Anyway"_s,
                                                 [](const QPushButton* button) { return button->text(); });
    QVERIFY(restoreAnyway != buttons.end());
    (*restoreAnyway)->click();
    QTRY_VERIFY(window().messageBar()->text().contains(u"\"../evil\" is registered but breaks the rules"_s));
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

void TestWindowFiles::canceledBackupLeavesNothing()
{
    const QString copy = m_fixture->path(u"copy.nidus"_s);
    files().backUpTo(copy);
    auto* dialog = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    Q_EMIT dialog->canceled();
    QVERIFY(dialog->isVisible()); // until the work has ended
    QTRY_VERIFY(!window().statusBar()->currentMessage().isEmpty());
    QVERIFY(!QApplication::activeModalWidget());
    // The copy may have been finished by then; it is complete or missing.
    QCOMPARE(QFile::exists(copy), window().statusBar()->currentMessage().contains(u"copy.nidus"_s));
    QVERIFY(!QFile::exists(copy) || Registry::open(copy)->history().verify().has_value());
}

void TestWindowFiles::restoresARegistryThatCannotBeOpened()
{
    const qint64 id = makeDraft(u"crate"_s);
    const QString copy = m_fixture->path(u"copy.nidus"_s);
    QVERIFY(m_fixture->another().copies().backUp(copy).has_value());
    m_fixture->close();
    damage(m_fixture->path());
    const auto opened = Registry::open(m_fixture->path());
    QVERIFY(!opened);
    m_fixture->open(Registry::inMemory(builtinContent()).value());
    window().showOpenProblem(opened.error());
    QPushButton* button = nullptr;
    const QList<QPushButton*> buttons = window().findChild<OpenErrorPanel*>()->findChildren<QPushButton*>();
    for (QPushButton* each : buttons)
        button = each->text().startsWith("Restore"_L1) ? each : button;
    QVERIFY(button && button->isEnabled());
    files().restoreFrom(copy);
    QTRY_VERIFY(window().windowTitle().contains(u"registry.nidus"_s));
    QVERIFY(window().registryPage()->isVisible());
    window().registryPage()->select(draftHandle(id));
    QVERIFY(window().registryPage()->currentDraft());
    const QStringList damagedFiles = QDir(m_fixture->path(u"."_s)).entryList({u"registry.nidus.damaged-*"_s});
    QCOMPARE(damagedFiles.size(), 1);
}

void TestWindowFiles::offersToRestoreWhatCannotBeOpened()
{
    const QString other = m_fixture->path(u"other.nidus"_s);
    {
        const Registry registry = Registry::create(other, builtinContent()).value();
        QVERIFY(registry.copies().keep(BackupReason::Daily).has_value());
    }
    damage(other);
    files().open(other);
    QPushButton* button = nullptr;
    QTRY_VERIFY(window().messageBar()->isVisible());
    const QList<QPushButton*> buttons = window().messageBar()->findChildren<QPushButton*>();
    for (QPushButton* each : buttons)
        button = each->text() == u"Restore Registry…"_s ? each : button;
    QVERIFY(button);
    button->click();
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(dialog->directory().dirName(), u"other.nidus.backups"_s);
    const QString copy = dialog->directory().entryList({u"*.nidus"_s}).constFirst();
    Q_EMIT dialog->fileSelected(dialog->directory().filePath(copy));
    dialog->reject();
    QTRY_VERIFY(window().windowTitle().contains(u"other.nidus"_s));
    QCOMPARE(window().registryPage()->browser()->model()->rowCount(), 105);
}

void TestWindowFiles::offersTheWholeNameOfABackup()
{
    files().backUp()->trigger();
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const auto* const typed = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s);
    QVERIFY2(typed->text().endsWith(".nidus"_L1), qPrintable(typed->text()));
    dialog->reject();
}

void TestWindowFiles::cannotRestoreARegistryInMemory()
{
    m_fixture->open(Registry::inMemory(builtinContent()).value());
    QVERIFY(!files().backUp()->isEnabled());
    QVERIFY(!files().restore()->isEnabled());
    QVERIFY(files().saveAs()->isEnabled());
}

void TestWindowFiles::asksBeforeARegistryInMemoryIsLost()
{
    m_fixture->open(Registry::inMemory(builtinContent()).value());
    QVERIFY(window().close()); // it has no changes
    window().show();
    m_fixture->createDraft();
    QVERIFY(!window().close());
    m_fixture->answer(u"Cancel"_s);
    files().open(m_fixture->path());
    m_fixture->answer(u"Cancel"_s);
    QVERIFY(window().windowTitle().contains(u"memory"_s));
    QVERIFY(!window().close());
    m_fixture->answer(u"Discard Changes"_s);
    QVERIFY(!window().isVisible());
}

NIDUS_WINDOW_TEST(tst_windowfiles, TestWindowFiles)
#include "tst_windowfiles.moc"
