// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/process/processactions.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/windowmessages.h"

#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <optional>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// What the window says when the registry file cannot be written.
class TestWindowErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void aFailedSaveIsExplained_data();
    void aFailedSaveIsExplained();
    void aFailedStepIsExplained();
    void detailsAreShownOnRequest();
    void requestStaysUntilItIsAnswered();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] MessageBar& bar() const { return *window().messageBar(); }
    /// Opens the window with a draft in a registry file that can no longer grow, or not wait for others.
    void openDraft(const RegistryOptions& options) const
    {
        m_fixture->open(Registry::open(m_fixture->path(), options).value());
        window().registryPage()->select(u"draft:1"_s);
    }
    [[nodiscard]] RegistryOptions fullDisk() const
    {
        return {.maxPages = int(QFileInfo(m_fixture->path()).size() / 4096) + 1};
    }
    /// Returns whether the text is shown in full in the list that opens by itself.
    [[nodiscard]] static bool isShownInFull(const QString& text)
    {
        const QWidget* list = QApplication::activePopupWidget();
        const QList<QLabel*> labels = list ? list->findChildren<QLabel*>() : QList<QLabel*>();
        return std::ranges::any_of(labels, [&text](const QLabel* label) {
            return label->text() == text && label->height() >= label->heightForWidth(label->width());
        });
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowErrors::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    QVERIFY(m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = filledTemplate(u"crates"_s)}}, {.who = u"tester"_s}));
    m_fixture->close();
}

void TestWindowErrors::aFailedSaveIsExplained_data()
{
    QTest::addColumn<bool>("isLocked");
    QTest::addColumn<QString>("reason");
    QTest::newRow("full disk") << false << u"There is not enough disk space"_s;
    QTest::newRow("locked") << true << u"is in use by another program"_s;
}

void TestWindowErrors::aFailedSaveIsExplained()
{
    QFETCH(const bool, isLocked);
    QFETCH(const QString, reason);
    openDraft(isLocked ? RegistryOptions{.busyTimeout = std::chrono::milliseconds(1)} : fullDisk());
    window().registryPage()->currentDraft()->edit({TemplateField::Purpose}, u"long text "_s.repeated(50'000));
    const auto holder = Connection::open(m_fixture->path(), OpenMode::ReadWrite, {});
    QVERIFY(holder);
    std::optional<base::Result<Transaction>> lock;
    if (isLocked)
        lock.emplace(Transaction::begin(**holder, Transaction::Kind::Write));
    window().registryActions()->save()->trigger();
    const QString text = bar().text();
    QVERIFY2(text.startsWith(u"Could not save crates, draft 1. "_s), qPrintable(text));
    QVERIFY2(text.contains(reason), qPrintable(text));
    QVERIFY2(!text.contains(u"database"_s) && text.endsWith(u'.'), qPrintable(text)); // nothing of SQL
    QTRY_VERIFY(isShownInFull(text));
    QVERIFY(window().registryPage()->currentDraft()->isModified());
    const QList<QPushButton*> buttons = bar().findChildren<QPushButton*>();
    QVERIFY(
        std::ranges::any_of(buttons, [](const QPushButton* each) { return each->text() == u"Try Again"_s; }));
}

void TestWindowErrors::aFailedStepIsExplained()
{
    openDraft(fullDisk());
    window().processActions()->submit()->trigger();
    QTRY_VERIFY(QApplication::activeModalWidget());
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    dialog->setNote(u"long text "_s.repeated(50'000));
    dialog->accept();
    QTRY_VERIFY(!bar().text().isEmpty());
    const QString text = bar().text();
    QVERIFY2(
        text.startsWith(u"The step “Submit for Review” failed for crates, draft 1. There is not enough"_s),
        qPrintable(text));
}

void TestWindowErrors::detailsAreShownOnRequest()
{
    m_fixture->open();
    WindowMessages messages(bar());
    messages.notify({kDiskError, "a.nidus", "disk I/O error (778)"}, u"Could not save crates."_s);
    const QString text = u"Could not save crates. The disk reported an error while \"a.nidus\" was read or "
                         "written, so nothing was changed. Check the disk, and try again."_s;
    QCOMPARE(bar().text(), text);
    const QList<QPushButton*> buttons = bar().findChildren<QPushButton*>();
    const auto details = std::ranges::find(buttons, u"Details…"_s, &QPushButton::text);
    QVERIFY(details != buttons.cend());
    (*details)->click();
    const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    QVERIFY(box);
    QCOMPARE(box->text(), text);
    QCOMPARE(box->informativeText(), u"Details: disk I/O error (778)"_s);
    WindowFixture::answer(u"Close"_s);
    messages.notify({kNidTaken, "isbn", {}}); // it has none
    QCOMPARE(std::ranges::count(bar().findChildren<QPushButton*>(), true, &QPushButton::isVisible), 0);
}

/// As the one at the first start, which asks for a name.
void TestWindowErrors::requestStaysUntilItIsAnswered()
{
    m_fixture->open();
    const auto isShown = [this](const QString& button) {
        const QList<QPushButton*> buttons = bar().findChildren<QPushButton*>();
        return std::ranges::any_of(
            buttons, [&](const QPushButton* each) { return each->isVisible() && each->text() == button; });
    };
    const auto endTime = [this] { // of the line
        auto* timer = bar().findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly);
        timer->start(0);
        QTRY_VERIFY(!timer->isActive());
    };
    window().registryPage()->browser()->setFocus();
    WindowMessages messages(bar());
    const QString text = u"Your changes are recorded as \"root\"."_s;
    messages.notify(WindowMessages::Kind::Request, text, {{u"Preferences…"_s, [] {}}});
    QVERIFY(!QApplication::activePopupWidget());
    endTime();
    QVERIFY(isShown(u"Preferences…"_s));
    messages.notify(WindowMessages::Kind::Information, u"Saved."_s, {{u"Undo"_s, [] {}}});
    QVERIFY(!isShown(u"Preferences…"_s));
    endTime();
    QVERIFY(isShown(u"Preferences…"_s) && !isShown(u"Undo"_s)); // its turn again
    bar().findChildren<QPushButton*>().constLast()->click();
    QVERIFY(!isShown(u"Preferences…"_s));
}

NIDUS_WINDOW_TEST(tst_windowerrors, TestWindowErrors)
#include "tst_windowerrors.moc"
