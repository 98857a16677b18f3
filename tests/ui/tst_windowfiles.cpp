// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "core/storage/engine/connection.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/check/checkpage.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registryfiles.h"
#include "ui/registry/registrypage.h"
#include "ui/shell/problempanel.h"
#include "ui/support/widgets/messagebar.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
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

/// Registry files as the window opens, makes, copies and restores them.
class TestWindowFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void badRegistryIsSaidInTheWindow();
    void goesOnInMemoryAndKeepsItInAFile();
    void openingABadFileKeepsTheRegistry();
    void showsARegistryThatIsOpenElsewhere();
    void tellsTheDesktopWhatWasOpened();
    void makesANewRegistry();
    void saveAsKeepsHistoryCommentsAndBin();
    void warnsOfAHistoryThatWasCut();
    void tellsOnceWhoElseCanRead();
    void saveAsReplacesNoFile();
    void backsUpAndRestores();
    void tellsIllegalNidsAfterRestoring();
    void aBackupThatIsCancelledLeavesNothing();
    void restoresARegistryThatCannotBeOpened();
    void offersToRestoreWhatCannotBeOpened();
    void inMemoryThereIsNothingToRestore();
    void asksBeforeARegistryInMemoryIsLost();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] RegistryFiles& files() const { return *window().registryFiles(); }
    /// A stored draft with a comment.
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
    /// Writes zeroes over the pages behind the first of a registry file.
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

void TestWindowFiles::badRegistryIsSaidInTheWindow()
{
    window().showOpenProblem({ErrorCode::NotADatabase, "/tmp/broken.nidus", {}});
    auto* panel = window().findChild<ProblemPanel*>();
    QVERIFY(panel && panel->isVisible());
    QVERIFY(!window().registryPage()->isVisible());
    window().showCheckPage(); // checking works without a registry
    QVERIFY(window().checkPage()->isVisible());
    window().showRegistryPage();
    QVERIFY(panel->isVisible());
}

void TestWindowFiles::goesOnInMemoryAndKeepsItInAFile()
{
    window().showOpenProblem({ErrorCode::NotADatabase, "/tmp/broken.nidus", {}});
    Q_EMIT window().findChild<ProblemPanel*>()->continueInMemory();
    QVERIFY(window().registryPage()->isVisible());
    window().registryActions()->newFormal()->trigger();
    files().copyTo(m_fixture->path(u"kept.nidus"_s)); // without a question
    QTRY_VERIFY(window().windowTitle().contains(u"kept.nidus"_s));
    QCOMPARE(Registry::open(m_fixture->path(u"kept.nidus"_s))->drafts().all()->size(), 1);
}

void TestWindowFiles::openingABadFileKeepsTheRegistry()
{
    QFile file(m_fixture->path(u"broken.nidus"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no database at all, but long enough to look at");
    file.close();
    const QString title = window().windowTitle();
    files().open(file.fileName());
    QVERIFY(window().messageBar()->text().contains(u"broken.nidus"_s));
    QCOMPARE(window().windowTitle(), title);
    files().create(file.fileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("this is no database"));
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
    files().open(other); // which nobody shows any more
    QVERIFY(window().windowTitle().contains(u"other.nidus"_s));
    QCOMPARE(asked, QStringList({other, other}));
}

void TestWindowFiles::tellsTheDesktopWhatWasOpened()
{
    const QString urns = m_fixture->path(u"list.txt"_s);
    QFile file(urns);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("urn:example:a\n") > 0);
    file.close();
    window().checkPage()->openFile(urns);
    const auto said = [this] {
        QFile list(m_fixture->path(u"data/recently-used.xbel"_s));
        return list.open(QIODevice::ReadOnly) ? list.readAll() : QByteArray();
    };
    for (const QString& path : {urns, m_fixture->path()})
        QTRY_VERIFY2(said().contains("\"file://" + path.toUtf8() + '"'), said().constData());
}

void TestWindowFiles::makesANewRegistry()
{
    window().registryActions()->newFormal()->trigger();
    files().create(m_fixture->path(u"new.nidus"_s));
    QCOMPARE(window().registryPage()->browser()->model()->rowCount(), 105);
    QVERIFY(!window().registryPage()->current());
    QVERIFY(QFile::exists(m_fixture->path(u"new.nidus"_s)));
}

void TestWindowFiles::saveAsKeepsHistoryCommentsAndBin()
{
    const qint64 kept = makeDraft(u"crate"_s);
    QVERIFY(m_fixture->another().drafts().discard(makeDraft(u"box"_s), {}).has_value());
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

void TestWindowFiles::warnsOfAHistoryThatWasCut()
{
    const QString path = m_fixture->path(u"cut.nidus"_s);
    const QString old = m_fixture->path(u"old"_s);
    QVERIFY(Registry::create(path, {}).has_value());
    QVERIFY(QFile::copy(path, old));
    QVERIFY(Registry::open(path)->drafts().create({}, {}).has_value());
    QVERIFY(QFile::remove(path));
    QVERIFY(QFile::rename(old, path));
    files().open(path);
    QVERIFY2(window().messageBar()->text().contains(u"head that was seen before"_s),
             qPrintable(window().messageBar()->text()));
}

void TestWindowFiles::tellsOnceWhoElseCanRead()
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
    QTRY_VERIFY(window().statusBar()->currentMessage().contains(u"copy.nidus"_s));
    QVERIFY(QFile::exists(copy));
    QVERIFY(m_fixture->another().drafts().discard(id, {}).has_value());
    files().restoreFrom(copy);
    QVERIFY(qobject_cast<QProgressDialog*>(QApplication::activeModalWidget())); // nobody types meanwhile
    QTRY_COMPARE(m_fixture->another().drafts().all()->size(), 1);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    window().registryPage()->select(draftHandle(id));
    QVERIFY(window().registryPage()->currentDraft());
}

/// What an earlier version let in.
void TestWindowFiles::tellsIllegalNidsAfterRestoring()
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
    // Nidus did not write that row, so the copy is not sound.
    QTRY_VERIFY(window().messageBar()->text().contains(u"was left as it is"_s));
    const auto buttons = window().messageBar()->findChildren<QPushButton*>();
    const auto nonetheless = std::ranges::find(buttons, u"Restore It Nonetheless"_s,
                                               [](const QPushButton* button) { return button->text(); });
    QVERIFY(nonetheless != buttons.end());
    (*nonetheless)->click();
    QTRY_VERIFY(window().messageBar()->text().contains(u"\"../evil\" is registered, but breaks the rules"_s));
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

void TestWindowFiles::aBackupThatIsCancelledLeavesNothing()
{
    const QString copy = m_fixture->path(u"copy.nidus"_s);
    files().backUpTo(copy);
    auto* dialog = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    Q_EMIT dialog->canceled();
    QVERIFY(dialog->isVisible()); // until the work has ended
    QTRY_VERIFY(!window().statusBar()->currentMessage().isEmpty());
    QVERIFY(!QApplication::activeModalWidget());
    // The copy may have been ready by then; it is whole or not there.
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
    const QList<QPushButton*> buttons = window().findChild<ProblemPanel*>()->findChildren<QPushButton*>();
    for (QPushButton* each : buttons)
        button = each->text().startsWith("Restore"_L1) ? each : button;
    QVERIFY(button && button->isEnabled());
    files().restoreFrom(copy);
    QTRY_VERIFY(window().windowTitle().contains(u"registry.nidus"_s));
    QVERIFY(window().registryPage()->isVisible());
    window().registryPage()->select(draftHandle(id));
    QVERIFY(window().registryPage()->currentDraft());
    const QStringList putAside = QDir(m_fixture->path(u"."_s)).entryList({u"registry.nidus.damaged-*"_s});
    QCOMPARE(putAside.size(), 1);
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
        button = each->text() == u"Restore It…"_s ? each : button;
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

void TestWindowFiles::inMemoryThereIsNothingToRestore()
{
    m_fixture->open(Registry::inMemory(builtinContent()).value());
    QVERIFY(!files().backUp()->isEnabled());
    QVERIFY(!files().restore()->isEnabled());
    QVERIFY(files().saveAs()->isEnabled());
}

void TestWindowFiles::asksBeforeARegistryInMemoryIsLost()
{
    m_fixture->open(Registry::inMemory(builtinContent()).value());
    QVERIFY(window().close()); // nothing was done in it
    window().show();
    window().registryActions()->newFormal()->trigger();
    QVERIFY(!window().close());
    m_fixture->answer(u"Cancel"_s);
    files().open(m_fixture->path());
    m_fixture->answer(u"Cancel"_s);
    QVERIFY(window().windowTitle().contains(u"memory"_s));
    QVERIFY(!window().close());
    m_fixture->answer(u"Discard It"_s);
    QVERIFY(!window().isVisible());
}

NIDUS_WINDOW_TEST(tst_windowfiles, TestWindowFiles)
#include "tst_windowfiles.moc"
