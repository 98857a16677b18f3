// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/editor/recoverywriter.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/exchange/importdialog.h"
#include "ui/history/compareview.h"
#include "ui/process/processactions.h"
#include "ui/registry/conflictdialog.h"
#include "ui/registry/recoverydialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrycare.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/stepdialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QHash>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTextEdit>
#include <algorithm>
#include <chrono>

using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;

/// How the window prevents data loss, and the steps of a registration's life cycle.
class TestWindowLife : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void keepsEditsASecondAfterTyping();
    void offersEditsAfterACrash_data();
    void offersEditsAfterACrash();
    void reportsADamagedJournal();
    void asksNothingAtTheEndOfTheSession();
    void asksAgainWhenTheSessionContinues();
    void forgetsSavedEdits();
    void mergesWithEditsOfOthers();
    void noticesChangesByOthers();
    void takesADraftThroughReview();
    void backsUpOnceADay();
    void reportsAMissingFile();
    void startsWithCorruptSettings();
    void restoresADraftFromTrash();
    void undoesAnImport();
    void mergesARevisionWithANewerVersion();
    void registersOnTheFastTrackWithAReason();
    void showsReminders();
    void verifiesInTheBackground();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    /// Creates a saved draft and shows it in an open window.
    [[nodiscard]] qint64 openDraft(const QString& nid)
    {
        m_fixture->open();
        const auto draft = m_fixture->another().drafts().create(
            {.content = {.registrationTemplate = filledTemplate(nid), .samples = {}, .rule = {}}}, {});
        m_fixture->open();
        window().registryPage()->select(draftHandle(draft->id));
        return draft->id;
    }
    /// The text in the form, and the id of its draft; empty and 0 if no draft is shown.
    [[nodiscard]] QString shown(TemplateField field) const
    {
        const DraftDocument* draft = window().registryPage()->currentDraft();
        return draft ? draft->values().value({field}) : QString();
    }
    [[nodiscard]] qint64 shownDraft() const
    {
        const DraftDocument* draft = window().registryPage()->currentDraft();
        return draft ? draft->stored().id : 0;
    }
    [[nodiscard]] bool isModified() const
    {
        const DraftDocument* draft = window().registryPage()->currentDraft();
        return draft && draft->isModified();
    }
    void type(const QString& text) const
    {
        window().registryPage()->currentDraft()->edit({TemplateField::Purpose}, text);
    }
    [[nodiscard]] QAbstractButton* visibleButton(const QString& text) const
    {
        const QList<QAbstractButton*> buttons = window().findChildren<QAbstractButton*>();
        const auto button = std::ranges::find_if(buttons, [&text](const QAbstractButton* each) {
            return each->isVisible() && each->text().remove(u'&') == text;
        });
        return button == buttons.cend() ? nullptr : *button;
    }
    /// Presses a button of the window as soon as it appears.
    void press(const QString& text) const
    {
        QTRY_VERIFY2(visibleButton(text), qPrintable(u"no button "_s + text));
        visibleButton(text)->click();
    }
    /// Ends the window like a crash: does not ask or save.
    void crash() { m_fixture->close(); }
    template <typename Dialog>
    [[nodiscard]] Dialog* dialog() const
    {
        return qobject_cast<Dialog*>(QApplication::activeModalWidget());
    }
    [[nodiscard]] QStringList journal() const
    {
        QStringList files;
        const QDir folder(m_fixture->path(u"data/nidus/recovery"_s));
        const QStringList folders = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const QString& own : folders)
            files += QDir(folder.filePath(own)).entryList(QDir::Files);
        return files;
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowLife::keepsEditsASecondAfterTyping()
{
    static_cast<void>(openDraft(u"crate"_s));
    type(u"A new purpose"_s);
    static_assert(RecoveryWriter::kLatest < std::chrono::seconds(1));
    QTRY_COMPARE(journal().size(), 1);
    crash();
    QCOMPARE(journal().size(), 1);
}

void TestWindowLife::offersEditsAfterACrash_data()
{
    QTest::addColumn<bool>("takesEdits");
    QTest::newRow("recovered") << true;
    QTest::newRow("saved") << false;
}

void TestWindowLife::offersEditsAfterACrash()
{
    QFETCH(bool, takesEdits);
    const qint64 id = openDraft(u"crate"_s);
    const QString saved = shown(TemplateField::Purpose);
    type(u"Typed before the crash"_s);
    window().preserveEdits();
    crash();
    m_fixture->open();
    QTRY_VERIFY(dialog<RecoveryDialog>());
    auto* recovery = dialog<RecoveryDialog>();
    const auto* compare = recovery->findChild<CompareView*>();
    QCOMPARE(compare->diff().parts.size(), 1);
    QCOMPARE(compare->diff().parts.first().after, u"Typed before the crash"_s);
    recovery->choose(0, takesEdits);
    recovery->accept();
    window().registryPage()->select(draftHandle(id));
    QCOMPARE(shown(TemplateField::Purpose), takesEdits ? u"Typed before the crash"_s : saved);
    QCOMPARE(isModified(), takesEdits);
    // Recovered edits are in the journal again until they are saved; the others are gone.
    window().preserveEdits();
    QCOMPARE(journal().size(), takesEdits ? 1 : 0);
    crash();
}

void TestWindowLife::reportsADamagedJournal()
{
    static_cast<void>(openDraft(u"crate"_s));
    type(u"Typed before the crash"_s);
    window().preserveEdits();
    crash();
    const QDir folder(m_fixture->path(u"data/nidus/recovery"_s));
    const QString own = folder.filePath(folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot).first());
    QFile file(QDir(own).filePath(QDir(own).entryList(QDir::Files).first()));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("noise") == 5);
    file.close();
    m_fixture->open();
    QTRY_VERIFY(window().messageBar()->text().contains(u".damaged"_s));
    QVERIFY(!dialog<RecoveryDialog>());
}

void TestWindowLife::asksNothingAtTheEndOfTheSession()
{
    static_cast<void>(openDraft(u"crate"_s));
    type(u"Typed before logging out"_s);
    window().expectSessionEnd();
    QCOMPARE(journal().size(), 1);
    QVERIFY(window().close());
    QVERIFY(!QApplication::activeModalWidget());
    QCOMPARE(journal().size(), 1);
}

void TestWindowLife::asksAgainWhenTheSessionContinues()
{
    static_cast<void>(openDraft(u"crate"_s));
    type(u"Typed before logging out"_s);
    window().expectSessionEnd();
    QTest::keyClick(&window(), Qt::Key_Shift); // the user is still there
    QVERIFY(!window().close());
    QVERIFY(QApplication::activeModalWidget());
    crash();
}

void TestWindowLife::forgetsSavedEdits()
{
    static_cast<void>(openDraft(u"crate"_s));
    type(u"A new purpose"_s);
    window().preserveEdits();
    QCOMPARE(journal().size(), 1);
    window().registryActions()->save()->trigger();
    QCOMPARE(journal().size(), 0);
    m_fixture->open();
    QCoreApplication::processEvents();
    QVERIFY(!dialog<RecoveryDialog>());
}

void TestWindowLife::mergesWithEditsOfOthers()
{
    const qint64 id = openDraft(u"crate"_s);
    type(u"My purpose"_s);
    {
        Registry other = m_fixture->another();
        Draft theirs = other.drafts().record(id)->draft;
        theirs.content.registrationTemplate.setText(TemplateField::Security, u"Their security"_s);
        theirs.content.registrationTemplate.setText(TemplateField::Purpose, u"Their purpose"_s);
        QVERIFY(other.drafts().save(id, theirs.content, theirs.saves, {}).has_value());
    }
    window().registryActions()->save()->trigger();
    press(u"Merge…"_s);
    auto* conflict = dialog<ConflictDialog>();
    QVERIFY(conflict);
    for (int row = 0; row < 2; ++row)
        conflict->choose(row, false);
    QCOMPARE(conflict->merged().registrationTemplate.text(TemplateField::Purpose), u"My purpose"_s);
    QCOMPARE(conflict->merged().registrationTemplate.text(TemplateField::Security), u"Their security"_s);
    conflict->accept();
    const auto stored = m_fixture->another().drafts().record(id);
    QCOMPARE(stored->draft.content.registrationTemplate.text(TemplateField::Purpose), u"My purpose"_s);
    QCOMPARE(stored->draft.content.registrationTemplate.text(TemplateField::Security), u"Their security"_s);
    QVERIFY(!isModified());
}

void TestWindowLife::noticesChangesByOthers()
{
    m_fixture->open();
    QVERIFY(m_fixture->another().drafts().create({.kind = NamespaceKind::Informal}, {}).has_value());
    const auto hasDraft = [this] {
        window().registryPage()->select(u"draft:1"_s);
        return window().registryPage()->currentDraft() != nullptr;
    };
    QTRY_VERIFY(hasDraft());
}

void TestWindowLife::takesADraftThroughReview()
{
    const qint64 id = openDraft(u"crate"_s);
    ProcessActions* process = window().processActions();
    const auto accept = [this](const QString& note) {
        auto* step = dialog<StepDialog>();
        QVERIFY(step);
        step->setNote(note);
        step->accept();
    };
    QVERIFY(process->submit()->isEnabled() && !process->approve()->isEnabled());
    process->submit()->trigger();
    accept(u"to the list"_s);
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.state, State::InReview);
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.remindOn,
             QDate::currentDate().addDays(kReminderDays));
    QCOMPARE(m_fixture->another().drafts().record(id)->events.last().note, u"to the list"_s);
    process->comment()->trigger();
    m_fixture->find<QPlainTextEdit>(u"New comment"_s)->setPlainText(u"Which crates?"_s);
    press(u"Add Comment"_s);
    QCOMPARE(m_fixture->another().comments().of(draftHandle(id))->size(), 1);
    process->approve()->trigger();
    accept(u"the experts know it"_s);
    process->forward()->trigger();
    accept(u"ticket"_s);
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.state, State::WithIana);
    process->record()->trigger();
    accept(u"report"_s);
    QCOMPARE(m_fixture->another().drafts().record(id)->events.last().what, EventKind::Reviewed);
    process->reopen()->trigger();
    accept(u"once more"_s);
    QCOMPARE(m_fixture->another().drafts().record(id)->draft.state, State::Draft);
}

void TestWindowLife::backsUpOnceADay()
{
    m_fixture->open();
    const auto copies = [this] {
        return QDir(m_fixture->path(u"registry.nidus.backups"_s)).entryList({u"*-daily.nidus"_s}).size();
    };
    QTRY_COMPARE(copies(), 1);
    m_fixture->open();
    m_fixture->close(); // waits for background jobs
    QCOMPARE(copies(), 1);
}

void TestWindowLife::reportsAMissingFile()
{
    static_cast<void>(openDraft(u"crate"_s));
    type(u"A new purpose"_s);
    QVERIFY(QFile::rename(m_fixture->path(), m_fixture->path(u"elsewhere.nidus"_s)));
    window().registryActions()->save()->trigger();
    QVERIFY2(window().messageBar()->text().contains(u"removed or replaced"_s),
             qPrintable(window().messageBar()->text()));
    QVERIFY(isModified());
    QVERIFY(!QFile::exists(m_fixture->path()));
    window().preserveEdits();
    QCOMPARE(journal().size(), 1);
    QVERIFY(QFile::rename(m_fixture->path(u"elsewhere.nidus"_s), m_fixture->path()));
}

void TestWindowLife::startsWithCorruptSettings()
{
    static_cast<void>(openDraft(u"crate"_s));
    window().showCheckPage();
    window().showRegistryPage();
    window().close();
    m_fixture->close();
    const QStringList keys = QSettings().allKeys();
    QVERIFY(keys.size() > 10);
    QHash<QString, QVariant> sound;
    for (const QString& key : keys)
        sound.insert(key, QSettings().value(key));
    const QList<QVariant> noise{QByteArray("\xff\x00\x13noise", 8), -2'000'000'000, u"?"_s};
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const QString& key = keys[i];
        QSettings().setValue(key, noise[i % noise.size()]);
        m_fixture->open();
        QVERIFY2(window().isVisible() && window().width() > 100, qPrintable(key));
        QVERIFY2(window().registryPage()->browser()->width() > 20, qPrintable(key));
        m_fixture->close();
        QSettings().setValue(key, sound.value(key));
    }
    QFile file(QSettings().fileName());
    QSettings().sync();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("\x00[[[=\xff\n", 8) == 8);
    file.close();
    m_fixture->open();
    QVERIFY(window().isVisible());
}

void TestWindowLife::restoresADraftFromTrash()
{
    const qint64 id = openDraft(u"crate"_s);
    const auto discard = [this] {
        window().registryActions()->discard()->trigger();
        m_fixture->answer(u"Move to Trash"_s);
        QVERIFY(!window().registryPage()->currentDraft());
    };
    discard();
    press(u"Undo"_s);
    QCOMPARE(shownDraft(), id);
    discard();
    window().registryActions()->bin()->trigger();
    m_fixture->answer(u"Restore Draft"_s);
    QCOMPARE(shownDraft(), id);
}

void TestWindowLife::undoesAnImport()
{
    m_fixture->open();
    const QString path = m_fixture->path(u"crate.txt"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(writeTemplateText(filledTemplate(u"crate"_s))) > 0);
    file.close();
    window().exchangeActions()->importFile(path);
    QTRY_VERIFY(qobject_cast<ImportDialog*>(QApplication::activeModalWidget()));
    QApplication::activeModalWidget()->findChild<QDialogButtonBox*>()->accepted();
    QTRY_COMPARE(m_fixture->another().drafts().all()->size(), 1);
    QCOMPARE(QDir(m_fixture->path(u"registry.nidus.backups"_s)).entryList({u"*-import.nidus"_s}).size(), 1);
    press(u"Undo"_s);
    QCOMPARE(m_fixture->another().drafts().all()->size(), 0);
    QCOMPARE(m_fixture->another().drafts().discarded()->size(), 1);
}

void TestWindowLife::mergesARevisionWithANewerVersion()
{
    m_fixture->open();
    Registry other = m_fixture->another();
    RegistrationTemplate text = filledTemplate(u"crate"_s);
    QVERIFY(other.registrations()
                .registerDraft(other.drafts().create({.content = {text, {}, {}}}, {})->id, {})
                .has_value());
    text.setText(TemplateField::Version, u"2"_s);
    text.setText(TemplateField::Revision, u"More of it."_s);
    RegistrationTemplate mine = text;
    mine.setText(TemplateField::Purpose, u"My purpose"_s);
    text.setText(TemplateField::Security, u"Their security"_s);
    const auto draft = other.drafts().create({.revisionOf = u"crate"_s, .content = {mine, {}, {}}}, {});
    QVERIFY(other.registrations()
                .registerDraft(
                    other.drafts().create({.revisionOf = u"crate"_s, .content = {text, {}, {}}}, {})->id, {})
                .has_value());
    m_fixture->open();
    window().registryPage()->select(draftHandle(draft->id));
    window().processActions()->registerDraft()->trigger();
    qobject_cast<StepDialog*>(QApplication::activeModalWidget())->setNote(u"Nobody else is here."_s);
    m_fixture->answer(u"Register"_s);
    press(u"Merge…"_s);
    m_fixture->answer(u"Merge and Save"_s);
    QCOMPARE(m_fixture->another().drafts().record(draft->id)->draft.basedOn, 2);
    window().processActions()->registerDraft()->trigger();
    qobject_cast<StepDialog*>(QApplication::activeModalWidget())->setNote(u"Nobody else is here."_s);
    m_fixture->answer(u"Register"_s);
    const auto record = m_fixture->another().registrations().record(u"crate"_s);
    QCOMPARE(record->versions.size(), 3);
    const RegistrationTemplate& merged = record->versions.last().content.registrationTemplate;
    QCOMPARE(merged.text(TemplateField::Purpose), u"My purpose"_s);
    QCOMPARE(merged.text(TemplateField::Security), u"Their security"_s);
    QCOMPARE(merged.text(TemplateField::Version), u"3"_s);
}

void TestWindowLife::registersOnTheFastTrackWithAReason()
{
    m_fixture->open();
    RegistrationTemplate text = filledTemplate(u"crate"_s);
    Registrant registrant = text.registrant();
    registrant.fastTrack = true;
    text.setRegistrant(registrant);
    text.setText(TemplateField::Purpose, {});
    Registry other = m_fixture->another();
    const auto draft = other.drafts().create({.content = {text, {}, {}}}, {});
    m_fixture->open();
    window().registryPage()->select(draftHandle(draft->id));
    ProcessActions* process = window().processActions();
    process->registerDraft()->trigger();
    auto* step = dialog<StepDialog>();
    QVERIFY(step);
    step->setNote(u"ISO wants it"_s);
    m_fixture->answer(u"Register"_s); // disabled: the recognition of the body is missing
    QCOMPARE(dialog<StepDialog>(), step);
    step->reject();
    for (const EventKind kind : {EventKind::Recognized, EventKind::Specified})
        QVERIFY(m_fixture->another().activity().enter(draftHandle(draft->id), kind, {}).has_value());
    process->registerDraft()->trigger();
    step = dialog<StepDialog>();
    m_fixture->answer(u"Register"_s); // the reason is missing
    QCOMPARE(dialog<StepDialog>(), step);
    step->setNote(u"ISO wants it"_s);
    m_fixture->answer(u"Register"_s);
    const auto record = m_fixture->another().registrations().record(u"crate"_s);
    QVERIFY(record.has_value());
    QCOMPARE(record->versions.first().note, u"ISO wants it"_s);
}

void TestWindowLife::showsReminders()
{
    const qint64 id = openDraft(u"crate"_s);
    QVERIFY(m_fixture->another().drafts().remind(id, QDate::currentDate()).has_value());
    m_fixture->open();
    QTRY_VERIFY(window().messageBar()->text().contains(u"crate"_s));
    press(u"Show Draft"_s);
    QCOMPARE(shownDraft(), id);
}

void TestWindowLife::verifiesInTheBackground()
{
    m_fixture->open();
    window().registryCare()->verify()->trigger();
    QTRY_VERIFY(window().messageBar()->text().contains(u"is intact"_s));
    m_fixture->close();
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"forger"_s);
        database.setDatabaseName(m_fixture->path());
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"DROP TRIGGER event_never_changes"_s));
        QVERIFY(query.exec(u"UPDATE event SET who = 'somebody else' WHERE id = 1"_s));
    }
    QSqlDatabase::removeDatabase(u"forger"_s);
    m_fixture->open();
    window().registryCare()->verify()->trigger();
    QTRY_VERIFY2(window().messageBar()->text().contains(u"of the ledger"_s),
                 qPrintable(window().messageBar()->text()));
}

NIDUS_WINDOW_TEST(tst_windowlife, TestWindowLife)
#include "tst_windowlife.moc"
