// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/work/workmodel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QIcon>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;
using namespace nidus::workflow;

/// How the work queue reads.
class TestWorkModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatThereIsToDo_data();
    void saysWhatThereIsToDo();
    void showsEverythingOfALine();
    void showsWhatActsOnATerminal();
    void countsByReason();
};

void TestWorkModel::saysWhatThereIsToDo_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("hasIcon");
    const auto row = [](const char* name, WorkReason reason, const QString& sentence, bool hasIcon) {
        QTest::newRow(name) << static_cast<int>(reason) << sentence << hasIcon;
    };
    row("recovered", WorkReason::RecoveredEdits, u"Edits were recovered: take or drop them"_s, true);
    row("saved by others", WorkReason::SavedByOthers,
        u"Somebody else saved it while you edited it: merge both"_s, true);
    row("outdated", WorkReason::Outdated, u"Version 3 was registered since: merge both"_s, true);
    row("reminder", WorkReason::ReminderDue, u"Ask after it: the reminder is due"_s, true);
    row("comments", WorkReason::OpenComments, u"3 comment(s) without a resolution"_s, true);
    row("approved", WorkReason::Approved, u"Approved: hand it to IANA, or register it"_s, true);
    row("unfinished", WorkReason::Unfinished, u"Finish it and put it into review"_s, true);
    row("in review", WorkReason::InReview, u"Waits for the reviewers"_s, false);
    row("with IANA", WorkReason::WithIana, u"Waits for IANA"_s, false);
}

void TestWorkModel::saysWhatThereIsToDo()
{
    QFETCH(const int, reason);
    QFETCH(const QString, sentence);
    QFETCH(const bool, hasIcon);
    WorkModel model;
    model.setItems({{.reason = static_cast<WorkReason>(reason), .count = 3}});
    const QModelIndex what = model.index(0, WorkModel::What);
    QCOMPARE(what.data().toString(), sentence);
    QCOMPARE(!what.data(Qt::DecorationRole).value<QIcon>().isNull(), hasIcon);
}

void TestWorkModel::showsEverythingOfALine()
{
    WorkModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setItems({{.reason = WorkReason::InReview,
                     .handle = u"draft:7"_s,
                     .nid = u"crates"_s,
                     .state = State::InReview,
                     .since = {2026, 3, 14},
                     .who = u"Ada"_s},
                    {.handle = u"draft:8"_s, .kind = NamespaceKind::Informal}});
    const auto shown = [&model](int row, WorkModel::Column column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(shown(0, WorkModel::Namespace), u"crates"_s);
    QCOMPARE(shown(0, WorkModel::StateColumn), u"In review"_s);
    QCOMPARE(shown(0, WorkModel::Since), u"2026-03-14"_s);
    QCOMPARE(shown(0, WorkModel::Who), u"Ada"_s);
    QVERIFY(!shown(1, WorkModel::Namespace).isEmpty()); // there is no NID yet
    for (int column = 0; column < WorkModel::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
    model.setItems({});
    QCOMPARE(model.rowCount(), 0);
}

void TestWorkModel::showsWhatActsOnATerminal()
{
    WorkModel model;
    model.setItems({{.who = u"Ada\u202E"_s}});
    QCOMPARE(model.index(0, WorkModel::Who).data().toString(), u"Ada\\u{202E}"_s);
}

void TestWorkModel::countsByReason()
{
    QCOMPARE(workCounts({}), QString());
    QCOMPARE(workCounts({{.reason = WorkReason::ReminderDue},
                         {.reason = WorkReason::InReview},
                         {.reason = WorkReason::InReview}}),
             u"1 to ask after\n2 in review"_s);
}

NIDUS_WINDOW_TEST(tst_workmodel, TestWorkModel)
#include "tst_workmodel.moc"
