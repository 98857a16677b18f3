// SPDX-License-Identifier: Apache-2.0
#include "tests/slowness.h"
#include "tests/ui/subregistryfixture.h"
#include "ui/browser/taskbuttons.h"
#include "ui/subregistry/entryimportdialog.h"
#include "ui/subregistry/numbermap.h"
#include "ui/subregistry/orderdialog.h"
#include "ui/support/widgets/maildialog.h"
#include "ui/support/widgets/messagebar.h"

#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QTreeWidget>
#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;
using subregistry::EntryState;

/// What number keepers missed: requests everywhere, refusals that can be found, and what is private.
class TestWindowSubregistryKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowSubregistryFixture>();
        m_fixture->createObjects();
    }
    void cleanup() { m_fixture.reset(); }

    void splitsWithARequest();
    void transfersOnlyOnce();
    void remembersWhetherALetterIsWanted();
    void findsRefusedRequests();
    void findsWhatEntriesWere();
    void showsWhatEachChangeReplaced();
    void leadsToEndedEntries();
    void showsContactsOnlyIfWanted();
    void correctsWhatIsPrivate();
    void pastesRowsWithoutErrors();
    void asksBeforePrivateDataIsExported();
    void opensTheFolderOfTheLastFile();
    void assignsWhereTheMapIs();
    void explainsEachOrder();
    void staysResponsive();

private:
    [[nodiscard]] SubregistryPanel& panel() const { return m_fixture->panel(); }
    void assignPrivately(const QString& value) const
    {
        m_fixture->carryOut({.value = value,
                             .holders = {u"A"_s},
                             .contact = u"a@example.org"_s,
                             .date = {2020, 1, 1},
                             .isPrivate = true});
    }
    static QCheckBox* letterChoice()
    {
        for (QCheckBox* box : QApplication::activeModalWidget()->findChildren<QCheckBox*>()) {
            if (box->text().contains("letter"_L1))
                return box;
        }
        return nullptr;
    }
    /// Returns the time that the thread worked, in milliseconds, however busy the machine is.
    static qint64 threadTime()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return time.tv_sec * 1000 + time.tv_nsec / 1'000'000;
    }

    std::unique_ptr<WindowSubregistryFixture> m_fixture;
};

/// The first part keeps its holder and contact; the letter is for both.
void TestWindowSubregistryKeeper::splitsWithARequest()
{
    assignPrivately(u"32769-32818"_s);
    m_fixture->showObjects();
    m_fixture->select(u"32769-32818"_s);
    m_fixture->trigger(u"Split Block"_s);
    QCOMPARE(m_fixture->typed(u"Holder of the first part"_s), u"A"_s);
    QCOMPARE(m_fixture->typed(u"Contact of the first part"_s), u"a@example.org"_s);
    m_fixture->type(u"Second part begins at"_s, u"32794"_s);
    m_fixture->type(u"Holder of the second part"_s, u"B"_s);
    m_fixture->type(u"Contact of the second part"_s, u"b@example.org"_s);
    m_fixture->type(u"Request ID"_s, u"T-7"_s);
    letterChoice()->setChecked(true);
    WindowFixture::answer(u"Split"_s);
    const exchange::UnsentMail mail = m_fixture->letter();
    QCOMPARE(mail.subject, u"Your request T-7 about oma/objects"_s);
    QCOMPARE(mail.to, u"a@example.org, b@example.org"_s);
    QVERIFY2(mail.text.startsWith("Dear A and B,"_L1), qPrintable(mail.text)); // its head is in fields
    QCOMPARE(m_fixture->stored(u"32794"_s).holder, u"B"_s);
    QTRY_COMPARE(m_fixture->column(EntryModel::Request).value(1), u"T-7"_s);
}

void TestWindowSubregistryKeeper::transfersOnlyOnce()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    const qsizetype before = m_fixture->changes();
    for (const QString& holder : {u"B"_s, u"B"_s, u"C"_s}) {
        m_fixture->select(u"10300"_s);
        m_fixture->trigger(u"Transfer"_s);
        m_fixture->type(u"New holder"_s, holder);
        m_fixture->type(u"Request ID"_s, u"T-7"_s);
        WindowFixture::answer(u"Transfer"_s);
        if (holder == "B"_L1)
            QTRY_VERIFY2(!m_fixture->dialog(), qPrintable(m_fixture->preview()));
        QTRY_COMPARE(m_fixture->changes(), before + 1);
        QTRY_COMPARE(panel().current()->changes.size(), before + 1);
    }
    // The request had another answer.
    QTRY_VERIFY2(m_fixture->preview().contains("T-7"_L1), qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
    QCOMPARE(m_fixture->window().window().messageBar()->text(), u"This request was answered before: 10300"_s);
    QCOMPARE(m_fixture->stored(u"10300"_s).holder, u"B"_s);
}

void TestWindowSubregistryKeeper::remembersWhetherALetterIsWanted()
{
    m_fixture->showObjects();
    m_fixture->trigger(u"Assign Values"_s);
    QVERIFY(letterChoice()->isChecked());
    letterChoice()->click();
    m_fixture->dialog()->reject();
    m_fixture->trigger(u"Assign Values"_s);
    QVERIFY(!letterChoice()->isChecked());
    m_fixture->type(u"Value or block"_s, u"10300"_s);
    m_fixture->type(u"Holder"_s, u"B"_s);
    WindowFixture::answer(u"Assign"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).holder, u"B"_s);
    QTRY_VERIFY(!m_fixture->dialog()); // no letter
}

/// A refused request can be found by its ID, with its day and its reason.
void TestWindowSubregistryKeeper::findsRefusedRequests()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->refuseRequest();
    QTRY_COMPARE(panel().model()->rowCount(), 1); // the entry
    auto* search = panel().findChild<QLineEdit*>();
    search->setText(u"t-9"_s);
    QCOMPARE(m_fixture->column(EntryModel::State), QStringList{u"refused"_s});
    QCOMPARE(m_fixture->column(EntryModel::Value), QStringList{u"10300"_s});
    QCOMPARE(m_fixture->column(EntryModel::Request), QStringList{u"T-9"_s});
    QCOMPARE(m_fixture->column(EntryModel::Date),
             QStringList{m_fixture->window().another().today().toString(Qt::ISODate)});
    QCOMPARE(m_fixture->column(EntryModel::Holder), QStringList{u"B"_s});
    QVERIFY2(m_fixture->column(EntryModel::Note).value(0).contains("10300 is taken"_L1),
             qPrintable(m_fixture->column(EntryModel::Note).value(0)));
    search->clear();
    m_fixture->choose(u"Refused requests"_s);
    QCOMPARE(panel().model()->rowCount(), 1);
    panel().table()->selectRow(0);
    QVERIFY(!m_fixture->action(u"Retire"_s)->isEnabled());
    m_fixture->trigger(u"Details and History"_s);
    const auto* changes = m_fixture->dialog()->findChild<QTreeWidget*>();
    QCOMPARE(changes->topLevelItemCount(), 1);
    QCOMPARE(changes->topLevelItem(0)->text(6), u"T-9"_s);
    m_fixture->dialog()->reject();
}

/// The request and holder of before are found after a split and a retirement, also in the details.
void TestWindowSubregistryKeeper::findsWhatEntriesWere()
{
    using subregistry::Verb;
    storage::Registry registry = m_fixture->window().another();
    QVERIFY(workflow::carryOut(registry, m_fixture->name(),
                               {.value = u"32769-32818"_s, .holders = {u"Acme"_s}, .date = {2020, 1, 1}},
                               {.id = u"R-1"_s}, {.who = u"other"_s}));
    m_fixture->carryOut({.verb = Verb::Split,
                         .value = u"32769-32818"_s,
                         .holders = {u"Beta"_s, u"Gamma"_s},
                         .at = u"32794"_s,
                         .date = {2020, 2, 1}});
    m_fixture->carryOut({.verb = Verb::Retire, .value = u"32794-32818"_s, .date = {2020, 3, 1}});
    m_fixture->assign(u"10300"_s, u"Delta"_s);
    m_fixture->showObjects();
    auto* search = panel().findChild<QLineEdit*>();
    for (const QString& text : {u"r-1"_s, u"acme"_s, u"2020-01-01"_s}) {
        search->setText(text);
        QVERIFY2(m_fixture->column(EntryModel::Value).contains("32794-32818"_L1), qPrintable(text));
    }
    search->setText(u"acme"_s);
    QCOMPARE(m_fixture->column(EntryModel::Value), (QStringList{u"32769-32793"_s, u"32794-32818"_s}));
    QStringList shown;
    for (const QLabel* label : panel().findChildren<QLabel*>())
        shown.append(label->text());
    QVERIFY2(shown.join(u'|').contains("found in their history: 2"_L1), qPrintable(shown.join(u'|')));
    m_fixture->select(u"32794-32818"_s);
    m_fixture->trigger(u"Details and History"_s);
    shown.clear();
    for (const QLabel* label : m_fixture->dialog()->findChildren<QLabel*>())
        shown.append(label->text());
    QVERIFY2(shown.contains("32769-32818: assigned, Acme, request R-1, since 2020-01-01"_L1),
             qPrintable(shown.join(u'|')));
    QVERIFY2(shown.contains("Before 2020-02-01:"_L1), qPrintable(shown.join(u'|')));
    m_fixture->dialog()->reject();
}

/// The history of a value names what each change replaced, in a column that is not cut.
void TestWindowSubregistryKeeper::showsWhatEachChangeReplaced()
{
    using subregistry::Verb;
    m_fixture->carryOut({.verb = Verb::Reserve,
                         .value = u"10300"_s,
                         .holders = {u"Acme"_s},
                         .until = {2099, 1, 1},
                         .date = {2020, 1, 1}});
    m_fixture->carryOut({.verb = Verb::Transfer,
                         .value = u"10300"_s,
                         .holders = {u"The Other Company of Acme"_s},
                         .date = {2020, 2, 1}});
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    m_fixture->trigger(u"Details and History"_s);
    const auto* const changes = m_fixture->dialog()->findChild<QTreeWidget*>();
    QCOMPARE(changes->headerItem()->text(3), u"What changed"_s);
    QCOMPARE(changes->topLevelItem(0)->text(3),
             u"Acme, since 2020-01-01\n→ The Other Company of Acme,\nsince 2020-02-01"_s);
    QCOMPARE(changes->topLevelItem(1)->text(3), u"reserved, Acme, until 2099-01-01,\nsince 2020-01-01"_s);
    const int widest = changes->fontMetrics().size(0, changes->topLevelItem(0)->text(3)).width();
    QVERIFY2(changes->columnWidth(3) >= widest, qPrintable(QString::number(changes->columnWidth(3))));
    m_fixture->dialog()->reject();
}

/// A reservation whose date is past is a task, which leads to it.
void TestWindowSubregistryKeeper::leadsToEndedEntries()
{
    m_fixture->carryOut({.verb = subregistry::Verb::Reserve,
                         .value = u"10300"_s,
                         .holders = {u"A"_s},
                         .until = {2020, 6, 1},
                         .date = {2020, 1, 1}});
    m_fixture->assign(u"10400"_s, u"B"_s);
    m_fixture->window().window().registryPage()->requestShow(); // reads what another program stored
    m_fixture->window().window().showWorkPage();
    const auto* const buttons = m_fixture->window().window().registryPage()->browser()->taskButtons();
    const QPushButton* const ended = buttons->findChild<QPushButton*>();
    QTRY_COMPARE(ended->text(), u"Ended Entries: 1"_s);
    QVERIFY(ended->isVisible());
    QCOMPARE(ended->menu()->actions().size(), 1);
    QVERIFY(ended->menu()->actions().first()->text().contains("oma/objects"_L1));
    ended->menu()->actions().first()->trigger();
    QTRY_COMPARE(m_fixture->column(EntryModel::Value), QStringList{u"10300"_s});
    QCOMPARE(m_fixture->column(EntryModel::State), QStringList{u"reserved, ended"_s});
    QVERIFY(panel().isVisible());
}

void TestWindowSubregistryKeeper::showsContactsOnlyIfWanted()
{
    assignPrivately(u"10300"_s);
    m_fixture->window().window().resize(1900, 1000);
    m_fixture->showObjects();
    const QTableView& table = *panel().table();
    QTRY_VERIFY(!table.isColumnHidden(EntryModel::Request));
    QVERIFY(table.isColumnHidden(EntryModel::Contact));
    QAction* choice = nullptr;
    for (QAction* action : table.horizontalHeader()->actions()) {
        if (action->text() == "Contact"_L1)
            choice = action;
    }
    QVERIFY(choice && choice->isCheckable() && !choice->isChecked());
    choice->trigger();
    QVERIFY(!table.isColumnHidden(EntryModel::Contact));
    QCOMPARE(m_fixture->column(EntryModel::Contact), QStringList{u"a@example.org"_s});
    // The next window remembers it.
    m_fixture->window().window().close();
    m_fixture->window().open();
    m_fixture->window().window().resize(1900, 1000);
    m_fixture->showObjects();
    QTRY_VERIFY(!panel().table()->isColumnHidden(EntryModel::Contact));
}

void TestWindowSubregistryKeeper::correctsWhatIsPrivate()
{
    assignPrivately(u"10300"_s);
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    m_fixture->trigger(u"Edit Entry"_s);
    QCOMPARE(m_fixture->typed(u"Contact"_s), u"a@example.org"_s);
    m_fixture->type(u"Contact"_s, u"new@example.org"_s);
    auto* privacy = m_fixture->dialog()->findChild<QComboBox*>();
    QCOMPARE(privacy->currentIndex(), 1);
    privacy->setFocus();
    QTest::keyClick(privacy, Qt::Key_Up);
    QTRY_VERIFY2(m_fixture->preview().contains("-> assigned, contact new@example.org"_L1),
                 qPrintable(m_fixture->preview()));
    WindowFixture::answer(u"Change"_s);
    QTRY_COMPARE(m_fixture->stored(u"10300"_s).contact, u"new@example.org"_s);
    QVERIFY(!m_fixture->stored(u"10300"_s).isPrivate);
}

/// Rows with errors are left out only if the user says so.
void TestWindowSubregistryKeeper::pastesRowsWithoutErrors()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    QGuiApplication::clipboard()->setText(u"value\tholder\n10301\tB\n10300\tThief\nx\tC\n10302\tD\n"_s);
    m_fixture->trigger(u"Paste Entries"_s);
    const auto shown = [] {
        const auto* dialog = WindowSubregistryFixture::dialog<EntryImportDialog>();
        return dialog == nullptr ? QString() : dialog->text();
    };
    QTRY_VERIFY2(shown().contains("3: "_L1) && shown().contains("4: "_L1) &&
                     shown().contains("Rows with errors: 2."_L1),
                 qPrintable(shown()));
    WindowFixture::answer(u"Import"_s); // disabled
    QVERIFY(m_fixture->dialog<EntryImportDialog>());
    QCheckBox* leave = nullptr;
    for (QCheckBox* box : m_fixture->dialog()->findChildren<QCheckBox*>()) {
        if (box->text().contains("with errors"_L1))
            leave = box;
    }
    QVERIFY(leave && leave->isVisible() && !leave->isChecked());
    leave->click();
    QTRY_VERIFY2(shown().contains("New entries: 2, changed: 0"_L1), qPrintable(shown()));
    WindowFixture::answer(u"Import"_s);
    QTRY_VERIFY(!m_fixture->dialog());
    QTRY_COMPARE(m_fixture->stored(u"10302"_s).holder, u"D"_s);
    QCOMPARE(m_fixture->stored(u"10301"_s).holder, u"B"_s);
    QCOMPARE(m_fixture->stored(u"10300"_s).holder, u"A"_s);
}

void TestWindowSubregistryKeeper::asksBeforePrivateDataIsExported()
{
    assignPrivately(u"10300"_s);
    m_fixture->showObjects();
    const QString path = m_fixture->window().path(u"objects.csv"_s);
    const auto exported = [&](const QString& answer) {
        m_fixture->trigger(u"Export Entries"_s);
        if (m_fixture->question().isEmpty())
            return QByteArray("not asked");
        WindowFixture::answer(answer);
        auto* dialog = m_fixture->dialog<QFileDialog>();
        if (dialog == nullptr)
            return QByteArray("no file");
        Q_EMIT dialog->fileSelected(path);
        dialog->reject();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray all = exported(u"Include Private Data"_s);
    QVERIFY2(all.contains("a@example.org") && all.contains(",A,"), all.constData());
    const QByteArray table = exported(u"Export without Private Data"_s);
    QVERIFY2(!table.contains("a@example.org") && !table.contains(",A,") && table.contains("10300"),
             table.constData());
    // Imported again, it removes nothing.
    QGuiApplication::clipboard()->setText(QString::fromUtf8(table));
    m_fixture->trigger(u"Paste Entries"_s);
    QTRY_VERIFY2(!m_fixture->preview().isEmpty() && !m_fixture->preview().contains("-> "_L1),
                 qPrintable(m_fixture->preview()));
    m_fixture->dialog()->reject();
    QCOMPARE(m_fixture->stored(u"10300"_s).contact, u"a@example.org"_s);
}

void TestWindowSubregistryKeeper::opensTheFolderOfTheLastFile()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    QVERIFY(QDir(m_fixture->window().path({})).mkpath(u"lists"_s));
    const QString folder = QDir(m_fixture->window().path(u"lists"_s)).absolutePath();
    m_fixture->trigger(u"Export Entries"_s);
    auto* first = m_fixture->dialog<QFileDialog>();
    QVERIFY(first && first->directory() != QDir::current());
    first->setDirectory(folder);
    first->selectFile(u"objects.csv"_s);
    static_cast<QDialog*>(first)->accept();
    QTRY_VERIFY(QFile::exists(folder + u"/objects.csv"_s));
    m_fixture->trigger(u"Import Entries"_s);
    QCOMPARE(m_fixture->dialog<QFileDialog>()->directory().absolutePath(), folder);
    m_fixture->dialog()->reject();
}

void TestWindowSubregistryKeeper::assignsWhereTheMapIs()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    panel().map()->setFocus();
    panel().map()->goTo({32769, 32769}); // free
    m_fixture->trigger(u"Assign Values"_s);
    QCOMPARE(m_fixture->typed(u"Value or block"_s), u"32769"_s);
    auto* count = m_fixture->dialog()->findChild<QSpinBox*>();
    QVERIFY(count->isEnabled());
    count->setValue(50);
    m_fixture->type(u"Holder"_s, u"B"_s);
    QTRY_VERIFY2(m_fixture->preview().contains("32769-32818 (50 numbers, "_L1),
                 qPrintable(m_fixture->preview()));
    WindowFixture::answer(u"Assign"_s);
    m_fixture->letter();
    QCOMPARE(m_fixture->stored(u"32769-32818"_s).holder, u"B"_s);
    // What was just assigned is chosen now: the next one begins anywhere.
    QTRY_VERIFY(panel().selected().size() == 1 && panel().selected().first().entry >= 0);
    m_fixture->trigger(u"Assign Values"_s);
    QCOMPARE(m_fixture->typed(u"Value or block"_s), QString());
    m_fixture->dialog()->reject();
}

/// In the menu, and in the dialog.
void TestWindowSubregistryKeeper::explainsEachOrder()
{
    m_fixture->assign(u"10300"_s, u"A"_s);
    m_fixture->showObjects();
    m_fixture->select(u"10300"_s);
    QSet<QString> sentences;
    for (const QString& text : {u"Deprecate"_s, u"Retire"_s, u"Release"_s, u"Withdraw"_s, u"Transfer"_s}) {
        const QString sentence = m_fixture->action(text)->toolTip();
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(text));
        sentences.insert(sentence);
        m_fixture->trigger(text);
        QStringList labels;
        for (const QLabel* label : m_fixture->dialog()->findChildren<QLabel*>())
            labels.append(label->text());
        QVERIFY2(labels.contains(sentence), qPrintable(text));
        m_fixture->dialog()->reject();
    }
    QCOMPARE(sentences.size(), 5);
}

/// A change of 100,000 entries keeps the window's thread busy only for moments.
void TestWindowSubregistryKeeper::staysResponsive()
{
    constexpr quint64 kEntries = 100'000;
    constexpr qint64 kLongest = 600 * test::kSlowness; // ms of work without a break
    storage::Registry registry = m_fixture->window().another();
    subregistry::ListChange change{.what = u"import"_s, .date = {2020, 1, 1}};
    for (quint64 i = 0; i < kEntries; ++i)
        change.entries.append({.block = {100'000 + 2 * i, 100'000 + 2 * i}, .holder = u"Old Name"_s});
    QVERIFY(workflow::importEntries(
        registry, m_fixture->name(), {.who = u"other"_s},
        [&change](const subregistry::Subregistry&) { return std::optional(change); }));
    m_fixture->showObjects();
    QTRY_COMPARE(panel().model()->rowCount(), int(kEntries));
    panel().table()->selectAll();
    m_fixture->trigger(u"Transfer"_s);
    m_fixture->type(u"New holder"_s, u"New Name"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_fixture->preview().contains("100,000 entr"_L1), 60'000);
    qint64 longest = 0;
    qint64 longestWait = 0; // also for others
    QElapsedTimer clock;
    int count = 0;
    qint64 before = threadTime();
    QTimer ticks;
    clock.start();
    connect(&ticks, &QTimer::timeout, this, [&] {
        const qint64 now = threadTime();
        longest = std::max(longest, now - before);
        before = now;
        longestWait = std::max(longestWait, clock.restart());
        ++count;
    });
    ticks.start(1);
    const qsizetype changes = m_fixture->changes();
    before = threadTime();
    clock.start();
    WindowFixture::answer(u"Transfer"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->dialog(), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(panel().current()->changes.size() > changes, 60'000);
    QTRY_COMPARE(panel().model()->rowCount(), int(kEntries));
    const int shown = count;
    QTRY_VERIFY(count > shown + 2); // what the last one waited for counts
    ticks.stop();
    qInfo("%lld ms without a break, %lld ms with waiting", static_cast<long long>(longest),
          static_cast<long long>(longestWait));
    QVERIFY2(longest < kLongest, qPrintable(QString::number(longest)));
}

NIDUS_WINDOW_TEST(tst_windowsubregistrykeeper, TestWindowSubregistryKeeper)
#include "tst_windowsubregistrykeeper.moc"
