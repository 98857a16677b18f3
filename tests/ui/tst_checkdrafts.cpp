// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/checkpage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// The Check page, with the rules of drafts that are not registered yet.
class TestCheckDrafts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void checksAgainstADraft();
    void offersTheDraftOfAnUnregisteredNid();
    void includesDraftsInAMixedFile();
    void understandsTheNidOfOneDraft();
    void followsTheSavedRule_data();
    void followsTheSavedRule();
    void leavesOutDraftsWithoutARule();
    void forgetsADraftInTheTrash();
    void startsWithRegisteredNamespaces();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] CheckPage& page() const { return *window().findChild<CheckPage*>(); }
    [[nodiscard]] QComboBox* against() const { return m_fixture->find<QComboBox>(u"Check against"_s); }
    [[nodiscard]] QComboBox* names() const { return m_fixture->find<QComboBox>(u"Namespace"_s); }
    /// Null while the check box is hidden.
    [[nodiscard]] QCheckBox* withDrafts() const
    {
        const QList<QCheckBox*> boxes = page().findChildren<QCheckBox*>();
        const auto found = std::ranges::find(boxes, u"Include drafts"_s, &QCheckBox::text);
        return found == boxes.cend() || !(*found)->isVisible() ? nullptr : *found;
    }
    [[nodiscard]] QStringList offered() const
    {
        QStringList texts;
        for (int i = 0; i < names()->count(); ++i)
            texts.append(names()->itemText(i));
        return texts;
    }
    qint64 create(const QString& nid, const QString& rule)
    {
        VersionContent content{.registrationTemplate = filledTemplate(nid)};
        if (!rule.isEmpty())
            content.rule = SyntaxRule{.start = u"nss"_s, .text = rule};
        return m_fixture->another().drafts().create({.content = content}, {.who = u"tester"_s}).value().id;
    }
    /// Chooses one namespace, or a draft, as a user types it.
    void choose(const QString& name) const;
    /// Checks two names and returns the verdicts, in order.
    [[nodiscard]] QStringList verdicts() const;
    [[nodiscard]] QStringList shownVerdicts() const;
    [[nodiscard]] bool isSaid(const QString& text) const
    {
        const QList<QLabel*> labels = page().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestCheckDrafts::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    create(u"crates"_s, u"nss = 3DIGIT"_s);
    m_fixture->open();
    window().showCheckPage();
}

void TestCheckDrafts::choose(const QString& name) const
{
    against()->setCurrentIndex(against()->findText(u"One namespace:"_s));
    Q_EMIT against()->activated(against()->currentIndex());
    QVERIFY(names());
    names()->setEditText(name);
    QTest::keyClick(names(), Qt::Key_Return);
}

QStringList TestCheckDrafts::shownVerdicts() const
{
    const QAbstractItemModel* model = page().findChild<QTableView*>()->model();
    QStringList shown;
    for (int row = 0; row < model->rowCount(); ++row)
        shown.append(model->index(row, 1).data().toString());
    return shown;
}

QStringList TestCheckDrafts::verdicts() const
{
    QSignalSpy finished(&page(), &CheckPage::jobFinished);
    page().checkText("urn:crates:123\nurn:crates:12x\n");
    return finished.wait() ? shownVerdicts() : QStringList();
}

void TestCheckDrafts::checksAgainstADraft()
{
    QCOMPARE(verdicts(), QStringList({u"unregistered"_s, u"unregistered"_s}));
    QVERIFY(!isSaid(u"Syntax rule"_s));
    choose(u"crates, draft 1"_s);
    QTRY_COMPARE(shownVerdicts(), QStringList({u"valid"_s, u"invalid"_s}));
    QTRY_VERIFY(isSaid(u"Syntax rule: crates, draft 1, as saved."_s));
    QVERIFY(offered().contains(u"crates, draft 1"_s));
    QVERIFY(offered().contains(u"isbn"_s));
    choose(u"isbn"_s);
    QTRY_COMPARE(shownVerdicts(), QStringList({u"invalid"_s, u"invalid"_s}));
    QTRY_VERIFY(isSaid(u"finished"_s));
    QVERIFY(!isSaid(u"Syntax rule"_s));
}

void TestCheckDrafts::offersTheDraftOfAnUnregisteredNid()
{
    const QString said = u"“crates” is not registered, but “crates, draft 1” has a syntax rule for it."_s;
    const auto offer = [this] {
        const QList<QPushButton*> buttons = page().findChildren<QPushButton*>();
        const auto found = std::ranges::find(buttons, u"Include Drafts"_s, &QPushButton::text);
        return found == buttons.cend() || !(*found)->isVisible() ? nullptr : *found;
    };
    auto* table = page().findChild<QTableView*>();
    QCOMPARE(verdicts(), QStringList({u"unregistered"_s, u"unregistered"_s}));
    table->selectRow(1);
    QTRY_VERIFY(isSaid(said));
    QVERIFY(offer());
    offer()->click();
    QTRY_COMPARE(shownVerdicts(), QStringList({u"valid"_s, u"invalid"_s}));
    QVERIFY(withDrafts()->isChecked());
    table->selectRow(1);
    QVERIFY(!offer()); // it is used
    QSignalSpy finished(&page(), &CheckPage::jobFinished);
    page().checkText("urn:cartes:1\n"); // no draft is about it
    QVERIFY(finished.wait());
    QTRY_COMPARE(shownVerdicts(), QStringList{u"unregistered"_s});
    table->selectRow(0);
    QVERIFY(!offer());
}

/// Registered namespaces keep their rules, and a NID that several drafts have stays unregistered.
void TestCheckDrafts::includesDraftsInAMixedFile()
{
    create(u"boxes"_s, u"nss = 1*DIGIT"_s);
    create(u"boxes"_s, u"nss = 1*ALPHA"_s);
    create(u"isbn"_s, u"nss = 1*ALPHA"_s);
    m_fixture->open();
    window().showCheckPage();
    QVERIFY(withDrafts() && withDrafts()->isVisible());
    QVERIFY(!withDrafts()->isChecked());
    withDrafts()->click();
    QSignalSpy finished(&page(), &CheckPage::jobFinished);
    page().checkText("urn:crates:123\nurn:CRATES:12x\nurn:isbn:0451450523\nurn:isbn:abc\nurn:boxes:1\n");
    QVERIFY(finished.wait());
    QTRY_COMPARE(shownVerdicts(),
                 QStringList({u"valid"_s, u"invalid"_s, u"valid"_s, u"invalid"_s, u"unregistered"_s}));
    QTRY_VERIFY(isSaid(u"Rules of drafts are included, as saved."_s));
    withDrafts()->click();
    QTRY_COMPARE(shownVerdicts().mid(0, 2), QStringList({u"unregistered"_s, u"unregistered"_s}));
    QTRY_VERIFY(!isSaid(u"as saved"_s));
    choose(u"isbn"_s);
    QVERIFY(!withDrafts()); // it would have no effect
}

void TestCheckDrafts::understandsTheNidOfOneDraft()
{
    choose(u"Crates"_s);
    QCOMPARE(verdicts(), QStringList({u"valid"_s, u"invalid"_s}));
    create(u"crates"_s, u"nss = 2DIGIT ALPHA"_s);
    QTRY_VERIFY(offered().contains(u"crates, draft 2"_s));
    QCOMPARE(verdicts(), QStringList({u"unregistered"_s, u"unregistered"_s})); // it may be either
    choose(u"crates, draft 2"_s);
    QTRY_COMPARE(shownVerdicts(), QStringList({u"invalid"_s, u"valid"_s}));
}

void TestCheckDrafts::followsTheSavedRule_data()
{
    QTest::addColumn<bool>("isMixed");
    QTest::newRow("of one namespace") << false;
    QTest::newRow("of each namespace") << true;
}

void TestCheckDrafts::followsTheSavedRule()
{
    QFETCH(const bool, isMixed);
    if (isMixed)
        withDrafts()->click();
    else
        choose(u"crates, draft 1"_s);
    QCOMPARE(verdicts(), QStringList({u"valid"_s, u"invalid"_s}));
    Registry other = m_fixture->another();
    VersionContent content = other.drafts().record(1)->draft.content;
    content.rule->text = u"nss = 2DIGIT ALPHA"_s;
    QVERIFY(other.drafts().save(1, content, 0, {}));
    QTRY_COMPARE(shownVerdicts(), QStringList({u"invalid"_s, u"valid"_s}));
}

void TestCheckDrafts::leavesOutDraftsWithoutARule()
{
    create(u"boxes"_s, {});
    create(u"sheets"_s, u"nss = 1*DIGIT"_s);
    choose(u"isbn"_s);
    QTRY_VERIFY(offered().contains(u"sheets, draft 1"_s));
    QVERIFY(!offered().contains(u"boxes, draft 1"_s));
}

void TestCheckDrafts::forgetsADraftInTheTrash()
{
    choose(u"crates, draft 1"_s);
    QCOMPARE(verdicts(), QStringList({u"valid"_s, u"invalid"_s}));
    QVERIFY(m_fixture->another().drafts().moveToTrash(1, {}));
    QTRY_COMPARE(names()->currentText(), u"crates"_s);
    QVERIFY(!offered().contains(u"crates, draft 1"_s));
}

/// The number of a draft means another one in another registry, so the choice is not kept.
void TestCheckDrafts::startsWithRegisteredNamespaces()
{
    choose(u"crates, draft 1"_s);
    window().close();
    m_fixture->open();
    window().showCheckPage();
    QCOMPARE(against()->currentText(), u"Each URN's own namespace"_s);
}

NIDUS_WINDOW_TEST(tst_checkdrafts, TestCheckDrafts)
#include "tst_checkdrafts.moc"
