// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/growingtextedit.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/exchange/importdialog.h"
#include "ui/history/activitydialog.h"
#include "ui/process/processactions.h"
#include "ui/registry/conflictdialog.h"
#include "ui/registry/recoverydialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrycare.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/messagebar.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// Every question of the window that could lose data, answered with Return.
class TestQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void leavingEditsSavesThem();
    void leavingARegistryInMemorySavesIt();
    void trashingADraftIsCanceled();
    void overwritingIsCanceled();
    void withdrawingNeedsAReason();
    void recoveredEditsAreRestored();
    void mergingNeedsAChoice();
    void conflictStaysUntilItIsAnswered();
    void importingKeepsExistingContent();
    void replacingAFileIsRefused();
    void approvedDraftReturnsToReview();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    void editADraft() const;
    /// Presses Return. Returns the text of the default button, or an empty string if none is enabled.
    static QString answerByReturn();

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestQuestion::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestQuestion::cleanup() { m_fixture.reset(); }

void TestQuestion::editADraft() const
{
    window().registryActions()->newFormal()->trigger();
    QTest::keyClicks(m_fixture->find<QLineEdit>(u"Namespace Identifier"_s), u"nidus-demo"_s);
    QTest::keyClicks(m_fixture->find<GrowingTextEdit>(u"Purpose"_s), u"Names"_s);
}

QString TestQuestion::answerByReturn()
{
    QWidget* box = QApplication::activeModalWidget();
    if (!box)
        return u"no question"_s;
    QString chosen;
    const QList<QPushButton*> buttons = box->findChildren<QPushButton*>();
    for (const QPushButton* button : buttons) {
        if (button->isDefault() && button->isEnabled())
            chosen = button->text().remove(u'&');
    }
    QTest::keyClick(box, Qt::Key_Return);
    return chosen;
}

void TestQuestion::leavingEditsSavesThem()
{
    editADraft();
    QVERIFY(!window().close());
    const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    QVERIFY(box && box->informativeText().contains(u"nidus-demo"_s));
    QCOMPARE(answerByReturn(), u"Save All Drafts"_s);
    QVERIFY(!window().isVisible());
    QCOMPARE(m_fixture->another().drafts().all()->constFirst().nid(), u"nidus-demo"_s);
}

void TestQuestion::leavingARegistryInMemorySavesIt()
{
    m_fixture->open(Registry::inMemory(builtinContent()).value());
    m_fixture->createDraft();
    QVERIFY(!window().close());
    QCOMPARE(answerByReturn(), u"Save Registry As…"_s);
    QVERIFY(window().isVisible());
    QVERIFY(window().registryPage()->currentDraft());
    auto* files = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    QVERIFY(files);
    files->reject();
}

void TestQuestion::trashingADraftIsCanceled()
{
    editADraft();
    window().registryActions()->discard()->trigger();
    QCOMPARE(answerByReturn(), u"Cancel"_s);
    QVERIFY(window().registryPage()->currentDraft());
    QVERIFY(window().isWindowModified());
}

void TestQuestion::overwritingIsCanceled()
{
    const QString folder = m_fixture->path(u"out"_s);
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u"/isbn.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();
    window().exchangeActions()->exportTo(
        {.handles = {u"isbn"_s}, .formats = {ExportFormat::Json}, .isApart = true, .isFolder = true}, folder);
    QTRY_VERIFY(qobject_cast<QMessageBox*>(QApplication::activeModalWidget()));
    QCOMPARE(answerByReturn(), u"Cancel"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
}

void TestQuestion::withdrawingNeedsAReason()
{
    window().registryPage()->select(u"isbn"_s);
    window().processActions()->withdraw()->trigger();
    QCOMPARE(answerByReturn(), QString());
    QCOMPARE(m_fixture->another().registrations().record(u"isbn"_s)->registration.state, State::Registered);
    m_fixture->answer(u"Cancel"_s);
}

void TestQuestion::recoveredEditsAreRestored()
{
    editADraft();
    window().preserveEdits();
    m_fixture->open(); // like after a crash
    QTRY_VERIFY(qobject_cast<RecoveryDialog*>(QApplication::activeModalWidget()));
    QCOMPARE(answerByReturn(), u"Apply Choices"_s);
    QVERIFY(window().registryPage()->currentDraft());
    QVERIFY(window().isWindowModified());
}

void TestQuestion::mergingNeedsAChoice()
{
    editADraft();
    window().registryActions()->save()->trigger();
    {
        Registry other = m_fixture->another();
        Draft theirs = other.drafts().all()->constFirst();
        theirs.content.registrationTemplate.setText(TemplateField::Purpose, u"Their purpose"_s);
        QVERIFY(other.drafts().save(theirs.id, theirs.content, theirs.saves, {}));
    }
    QTest::keyClicks(m_fixture->find<GrowingTextEdit>(u"Purpose"_s), u" of mine"_s);
    window().registryActions()->save()->trigger();
    const auto mergeButton = [this] {
        const QList<QAbstractButton*> buttons = window().findChildren<QAbstractButton*>();
        const auto found = std::ranges::find_if(buttons, [](const QAbstractButton* button) {
            return button->isVisible() && button->text().remove(u'&') == u"Merge…"_s;
        });
        return found == buttons.cend() ? nullptr : *found;
    };
    QTRY_VERIFY(mergeButton());
    mergeButton()->click();
    QPointer<ConflictDialog> dialog = qobject_cast<ConflictDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(answerByReturn(), QString());
    QVERIFY(dialog && dialog->isVisible());
    const auto purpose = [this] {
        return m_fixture->another().drafts().all()->constFirst().content.registrationTemplate.text(
            TemplateField::Purpose);
    };
    QCOMPARE(purpose(), u"Their purpose"_s);
    dialog->choose(0, false);
    QCOMPARE(answerByReturn(), u"Merge and Save"_s);
    QCOMPARE(purpose(), u"Names of mine"_s);
}

/// In the status bar, and where that is too narrow, also in the list above it.
void TestQuestion::conflictStaysUntilItIsAnswered()
{
    window().resize(1366, 768);
    editADraft();
    window().registryActions()->save()->trigger();
    {
        Registry other = m_fixture->another();
        Draft theirs = other.drafts().all()->constFirst();
        theirs.content.registrationTemplate.setText(TemplateField::Purpose, u"Their purpose"_s);
        const Act bodo{.who = u"Bodo Berg <bodo@example.org>"_s};
        QVERIFY(other.drafts().save(theirs.id, theirs.content, theirs.saves, bodo));
    }
    QTest::keyClicks(m_fixture->find<GrowingTextEdit>(u"Purpose"_s), u" of mine"_s);
    window().registryActions()->save()->trigger();
    MessageBar& bar = *window().messageBar();
    QVERIFY2(bar.text().startsWith(u"Bodo Berg also saved “"_s), qPrintable(bar.text()));
    const auto merge = [&bar]() -> QPushButton* {
        for (QPushButton* button : bar.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == u"Merge…"_s)
                return button;
        }
        return nullptr;
    };
    QVERIFY(merge());
    QTest::qWait(0); // what the line cuts is in the list
    for (QFrame* list : bar.findChildren<QFrame*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!list->isWindow() || !list->isVisible())
            continue;
        for (const QPushButton* button : list->findChildren<QPushButton*>())
            QVERIFY2(list->rect().contains(QRect(button->mapTo(list, QPoint()), button->sizeHint())),
                     qPrintable(button->text()));
        for (const QLabel* label : list->findChildren<QLabel*>())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        list->close();
    }
    auto* time = bar.findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(time && time->isActive());
    time->start(0);
    QTRY_VERIFY(!time->isActive()); // the line's time is over
    QVERIFY(merge());
    merge()->click();
    QVERIFY(!merge());
    auto* dialog = qobject_cast<ConflictDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    dialog->reject(); // answers nothing
    QVERIFY(merge());
}

void TestQuestion::importingKeepsExistingContent()
{
    QFile file(m_fixture->path(u"isbn.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeTemplateText(filledTemplate(u"isbn"_s)));
    file.close();
    const auto before = m_fixture->another().registrations().record(u"isbn"_s);
    window().exchangeActions()->importFile(file.fileName());
    QTRY_VERIFY(qobject_cast<ImportDialog*>(QApplication::activeModalWidget()));
    QCOMPARE(answerByReturn(), u"Import"_s);
    QTRY_COMPARE(m_fixture->another().drafts().all()->size(), 1); // imported as a draft
    QCOMPARE(m_fixture->another().registrations().record(u"isbn"_s), before);
}

/// This question is Qt's own.
void TestQuestion::replacingAFileIsRefused()
{
    QFile file(m_fixture->path(u"log.tsv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();
    window().registryCare()->activity()->trigger();
    auto* activity = qobject_cast<ActivityDialog*>(QApplication::activeModalWidget());
    QVERIFY(activity);
    Q_EMIT activity->exportRequested();
    const QPointer<QFileDialog> dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    dialog->setDirectory(QFileInfo(file).path());
    dialog->findChild<QLineEdit*>()->setText(u"log.tsv"_s);
    QString chosen;
    // The question runs its own event loop.
    QTimer::singleShot(0, dialog, [&chosen] { chosen = answerByReturn(); });
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    QCOMPARE(chosen, u"No"_s);
    QVERIFY(dialog && dialog->isVisible());
    dialog->reject();
    activity->reject();
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
}

void TestQuestion::approvedDraftReturnsToReview()
{
    editADraft();
    window().registryActions()->save()->trigger();
    {
        Registry other = m_fixture->another();
        QVERIFY(other.drafts().move(1, State::InReview, {}) && other.drafts().move(1, State::Approved, {}));
    }
    m_fixture->open();
    window().registryPage()->select(u"draft:1"_s);
    QTest::keyClicks(m_fixture->find<GrowingTextEdit>(u"Purpose"_s), u" more"_s);
    window().registryActions()->save()->trigger();
    QCOMPARE(answerByReturn(), u"Save and Return to Review"_s);
    QCOMPARE(m_fixture->another().drafts().record(1)->draft.state, State::InReview);
}

NIDUS_WINDOW_TEST(tst_question, TestQuestion)
#include "tst_question.moc"
