// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/exportformat.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/exchange/refreshactions.h"
#include "ui/exchange/refreshdialog.h"
#include "ui/registry/registrypage.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/support/widgets/messagebar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

/// File > Refresh from List.
class TestWindowRefresh : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void showsChangesOfNamespaces();
    void takesWhatIsChecked();
    void destroysNothingByDefault();
    void worksByKeyboard();
    void appliesInTheBackground();
    void refusesAnOlderList();
    void acceptsAnOlderList();
    void acceptsAnotherList();
    void importLeadsToIt();
    void refreshesASubregistry();
    void choosesTheShownList();
    void leavesOutWhatTheGrammarRejects();
    void reportsAFileWithoutAList();

private:
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_fixture->path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }
    /// IANA's list with another date, in which "isbn" is called "walnut".
    [[nodiscard]] QByteArray changedList(const QByteArray& date) const
    {
        QByteArray list =
            exchange::writeExport(exchange::ExportFormat::IanaXml, builtin::builtinContent()).value();
        const qsizetype start = list.indexOf("<updated>") + qsizetype(qstrlen("<updated>"));
        list.replace(start, list.indexOf("</updated>") - start, date);
        return list.replace("<name>isbn</name>", "<name>walnut</name>");
    }
    [[nodiscard]] RefreshDialog* offered(const QString& path) const
    {
        m_fixture->window().findChild<RefreshActions*>()->refreshFrom(path);
        return shown();
    }
    [[nodiscard]] static RefreshDialog* shown()
    {
        const auto isCompared = [] {
            return qobject_cast<RefreshDialog*>(QApplication::activeModalWidget()) != nullptr &&
                   LatestJob::unfinished() == 0;
        };
        (void)QTest::qWaitFor(isCompared);
        QCoreApplication::processEvents(); // delivers the result
        return qobject_cast<RefreshDialog*>(QApplication::activeModalWidget());
    }
    /// Returns "GROUP: names" of each group; an asterisk follows a checked name.
    [[nodiscard]] static QStringList rows(const RefreshDialog& dialog)
    {
        QStringList all;
        const auto* tree = dialog.findChild<QTreeWidget*>();
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            const QTreeWidgetItem* group = tree->topLevelItem(i);
            QStringList names;
            for (int j = 0; j < group->childCount(); ++j)
                names.append(group->child(j)->text(0) +
                             (group->child(j)->checkState(0) == Qt::Checked ? u"*"_s : QString()));
            all.append(group->text(0) + u": "_s + names.join(u' '));
        }
        return all;
    }
    [[nodiscard]] static QPushButton* takeButton(const RefreshDialog& dialog)
    {
        const QList<QPushButton*> buttons = dialog.findChildren<QPushButton*>();
        for (QPushButton* button : buttons) {
            if (button->text().startsWith("&Apply"_L1))
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] bool isRegistered(const QString& nid) const
    {
        return m_fixture->another().registrations().record(nid).has_value();
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowRefresh::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestWindowRefresh::showsChangesOfNamespaces()
{
    const QPointer<RefreshDialog> dialog = offered(write(u"list.xml"_s, changedList("2026-08-01")));
    QVERIFY(dialog);
    QTRY_COMPARE(rows(*dialog), (QStringList{u"New (1): walnut*"_s, u"Gone (1): isbn"_s}));
    const auto* tree = dialog->findChild<QTreeWidget*>();
    QCOMPARE(tree->topLevelItem(1)->child(0)->text(2), u"isbn"_s); // the rule that it touches
    QVERIFY(dialog->findChild<QLabel*>());
    bool hasDate = false;
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        hasDate = hasDate || label->text().contains(u"2026-08-01"_s);
    QVERIFY(hasDate);
    QVERIFY(!isRegistered(u"walnut"_s));
    dialog->reject();
    QTRY_VERIFY(dialog.isNull());
    QVERIFY(!isRegistered(u"walnut"_s));
}

void TestWindowRefresh::takesWhatIsChecked()
{
    const QPointer<RefreshDialog> dialog = offered(write(u"list.xml"_s, changedList("2026-08-01")));
    QVERIFY(dialog);
    auto* tree = dialog->findChild<QTreeWidget*>();
    tree->topLevelItem(0)->child(0)->setCheckState(0, Qt::Unchecked);
    QTRY_VERIFY(!takeButton(*dialog)->isEnabled());
    tree->topLevelItem(1)->setCheckState(0, Qt::Checked); // the whole group
    QTRY_VERIFY(takeButton(*dialog)->text().startsWith(u"&Apply 1 Change"_s));
    takeButton(*dialog)->click();
    const auto isGone = [this] { // only its history says so
        const auto record = m_fixture->another().registrations().record(u"isbn"_s);
        return record && record->events.last().note.contains(u"2026-08-01"_s);
    };
    QTRY_VERIFY(isGone());
    QVERIFY(!isRegistered(u"walnut"_s));
}

void TestWindowRefresh::destroysNothingByDefault()
{
    const auto before = m_fixture->another().registrations().record(u"isbn"_s)->events;
    const QPointer<RefreshDialog> dialog = offered(write(u"list.xml"_s, changedList("2026-08-01")));
    QVERIFY(dialog);
    QVERIFY(takeButton(*dialog)->isDefault());
    takeButton(*dialog)->click();
    QTRY_VERIFY(isRegistered(u"walnut"_s));
    QCOMPARE(m_fixture->another().registrations().record(u"isbn"_s)->events, before);
}

void TestWindowRefresh::worksByKeyboard()
{
    const QPointer<RefreshDialog> dialog = offered(write(u"list.xml"_s, changedList("2026-08-01")));
    QVERIFY(dialog);
    auto* tree = dialog->findChild<QTreeWidget*>();
    QTRY_VERIFY(tree->hasFocus());
    QVERIFY(!tree->accessibleName().isEmpty());
    QTest::keyClick(tree, Qt::Key_End); // isbn
    QTest::keyClick(tree, Qt::Key_Space);
    QTRY_COMPARE(rows(*dialog), (QStringList{u"New (1): walnut*"_s, u"Gone (1): isbn*"_s}));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(dialog.isNull());
    QVERIFY(!isRegistered(u"walnut"_s));
}

void TestWindowRefresh::appliesInTheBackground()
{
    auto* actions = m_fixture->window().findChild<RefreshActions*>();
    const QString file = write(u"list.xml"_s, changedList("2026-08-01"));
    const QPointer<RefreshDialog> dialog = offered(file);
    QVERIFY(dialog);
    const QSignalSpy messages(m_fixture->window().statusBar(), &QStatusBar::messageChanged);
    takeButton(*dialog)->click();
    QVERIFY(!actions->action()->isEnabled());
    QVERIFY(messages.contains(QVariantList{u"Applying 1 change(s)…"_s}));
    actions->refreshFrom(file); // only says so again
    QTRY_VERIFY(actions->action()->isEnabled());
    QVERIFY(isRegistered(u"walnut"_s));
    QTRY_VERIFY(messages.contains(QVariantList{u"1 change(s) applied."_s}));
    QVERIFY(!QApplication::activeModalWidget());
}

void TestWindowRefresh::refusesAnOlderList()
{
    const QPointer<RefreshDialog> dialog = offered(write(u"list.xml"_s, changedList("2020-01-01")));
    QVERIFY(dialog);
    QTRY_COMPARE(rows(*dialog), (QStringList{u"New (1): walnut"_s, u"Gone (1): isbn"_s}));
    QVERIFY(!takeButton(*dialog)->isEnabled());
}

void TestWindowRefresh::acceptsAnOlderList()
{
    const QPointer<RefreshDialog> dialog = offered(write(u"list.xml"_s, changedList("2020-01-01")));
    QVERIFY(dialog);
    auto* accept = dialog->findChild<QCheckBox*>();
    QVERIFY(accept->isVisible());
    accept->click();
    QVERIFY(!takeButton(*dialog)->isEnabled()); // until it is compared
    QTRY_COMPARE(rows(*dialog), (QStringList{u"New (1): walnut*"_s, u"Gone (1): isbn"_s}));
    accept->click();
    QTRY_COMPARE(rows(*dialog), (QStringList{u"New (1): walnut"_s, u"Gone (1): isbn"_s}));
    QVERIFY(!takeButton(*dialog)->isEnabled());
    accept->click();
    QTRY_VERIFY(takeButton(*dialog)->isEnabled());
    takeButton(*dialog)->click();
    QTRY_VERIFY(isRegistered(u"walnut"_s));
}

/// Another registry than the one of the subregistry, with a date in the future.
void TestWindowRefresh::acceptsAnotherList()
{
    QVERIFY(m_fixture->another()
                .subregistries()
                .create({.nid = u"wmo"_s, .name = u"centers"_s}, {}, QDate(2026, 1, 1))
                .has_value());
    const QPointer<RefreshDialog> dialog = offered(
        write(u"list.xml"_s, "<registry xmlns='http://www.iana.org/assignments' id='other'><title>Other"
                             "</title><updated>9999-12-31</updated><record><value>fr-nice</value>"
                             "<controller>A</controller></record></registry>"));
    QVERIFY(dialog);
    QString facts;
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        facts += label->text() + u'\n';
    QVERIFY2(facts.contains("in the future or are not valid: 9999-12-31"_L1), qPrintable(facts));
    QVERIFY2(facts.contains("This is the list \"other\" (Other); expected \"centers\"."_L1),
             qPrintable(facts));
    QVERIFY(!takeButton(*dialog)->isEnabled());
    dialog->findChild<QCheckBox*>()->click();
    QTRY_VERIFY(takeButton(*dialog)->isEnabled());
    takeButton(*dialog)->click();
    QTRY_COMPARE(m_fixture->another().subregistries().read(u"wmo"_s, u"centers"_s)->changes.size(), 2);
}

void TestWindowRefresh::importLeadsToIt()
{
    m_fixture->window().exchangeActions()->importFile(write(u"list.xml"_s, changedList("2026-08-01")));
    const QPointer<RefreshDialog> dialog = shown();
    QVERIFY(dialog);
    QTRY_COMPARE(rows(*dialog).size(), 2);
}

void TestWindowRefresh::refreshesASubregistry()
{
    {
        storage::Registry registry = m_fixture->another();
        for (const QString& name : {u"centers"_s, u"terms"_s})
            QVERIFY(registry.subregistries()
                        .create({.nid = u"wmo"_s, .name = name}, {}, QDate(2026, 1, 1))
                        .has_value());
    }
    const QPointer<RefreshDialog> dialog =
        offered(write(u"terms.csv"_s, "value,holder\nfr-nice,A\nno-holder,\n"));
    QVERIFY(dialog);
    auto* choice = dialog->findChild<QComboBox*>();
    QCOMPARE(choice->currentText(), u"wmo/terms"_s); // named like the file
    QTRY_COMPARE(rows(*dialog), QStringList{u"New (2): fr-nice* no-holder"_s});
    choice->setCurrentIndex(choice->findText(u"wmo/centers"_s));
    QCOMPARE(dialog->list()->name, u"centers"_s);
    QTRY_VERIFY(takeButton(*dialog)->isEnabled());
    const QSignalSpy messages(m_fixture->window().statusBar(), &QStatusBar::messageChanged);
    takeButton(*dialog)->click();
    QTRY_COMPARE(m_fixture->another().subregistries().read(u"wmo"_s, u"centers"_s)->changes.size(), 2);
    QCOMPARE(m_fixture->another().subregistries().read(u"wmo"_s, u"terms"_s)->changes.size(), 1);
    const auto isSaid = [&messages](const QString& text) { return messages.contains(QVariantList{text}); };
    QTRY_VERIFY(isSaid(u"1 change(s) applied to wmo/centers."_s));
    const QPointer<RefreshDialog> next =
        offered(write(u"centers.csv"_s, "value,holder,note\nfr-nice,A,moved\n"));
    QVERIFY(next);
    const QString details = next->findChild<QTreeWidget*>()->topLevelItem(0)->child(0)->text(1);
    QVERIFY2(details.contains(u"changes from “” to “moved”."_s), qPrintable(details));
}

/// A file that is not named after a list is for the one on screen, or else for none until a person chooses.
void TestWindowRefresh::choosesTheShownList()
{
    {
        storage::Registry registry = m_fixture->another();
        for (const QString& name : {u"centers"_s, u"terms"_s})
            QVERIFY(registry.subregistries()
                        .create({.nid = u"lex"_s, .name = name}, {}, QDate(2026, 1, 1))
                        .has_value());
    }
    const QString file = write(u"up2.csv"_s, "value,holder\nfr-nice,A\n");
    QPointer<RefreshDialog> dialog = offered(file);
    QVERIFY(dialog);
    auto* choice = dialog->findChild<QComboBox*>();
    QCOMPARE(choice->currentIndex(), -1);
    QTRY_COMPARE(rows(*dialog), QStringList());
    QVERIFY(!takeButton(*dialog)->isEnabled());
    QCOMPARE(dialog->focusWidget(), choice);
    choice->setCurrentIndex(0);
    QTRY_COMPARE(rows(*dialog), QStringList{u"New (1): fr-nice*"_s});
    dialog->reject();
    QTRY_VERIFY(dialog.isNull());
    RegistryPage& page = *m_fixture->window().registryPage();
    page.select(u"lex"_s);
    page.view()->showSubregistries();
    SubregistryPanel& panel = *page.view()->subregistries();
    QTRY_VERIFY(panel.current());
    panel.choose(u"terms"_s);
    dialog = offered(file);
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QComboBox*>()->currentText(), u"lex/terms"_s);
    dialog->reject();
}

void TestWindowRefresh::leavesOutWhatTheGrammarRejects()
{
    {
        storage::Registry registry = m_fixture->another();
        QVERIFY(registry.subregistries()
                    .create({.nid = u"lex"_s, .name = u"terms"_s, .urn = u"urn:lex:{value}"_s}, {},
                            QDate(2026, 1, 1))
                    .has_value());
    }
    const QPointer<RefreshDialog> dialog =
        offered(write(u"terms.csv"_s, "value,holder\nit:stato:legge:1990-01-01;1,A\n%%,A\n"));
    QVERIFY(dialog);
    QTRY_COMPARE(rows(*dialog), QStringList{u"New (2): it:stato:legge:1990-01-01;1* %%"_s});
    dialog->reject();
}

void TestWindowRefresh::reportsAFileWithoutAList()
{
    m_fixture->window().findChild<RefreshActions*>()->refreshFrom(write(u"a.csv"_s, "value\na\n"));
    QTRY_VERIFY(m_fixture->window().messageBar()->text().contains(u"a.csv"_s));
    QVERIFY(!QApplication::activeModalWidget());
}

NIDUS_WINDOW_TEST(tst_windowrefresh, TestWindowRefresh)
#include "tst_windowrefresh.moc"
