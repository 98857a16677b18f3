// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/tasks/taskmodel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QIcon>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;
using namespace nidus::workflow;

/// The texts of the page Tasks.
class TestWorkModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void describesTasks_data();
    void describesTasks();
    void showsAllColumns();
    void showsHiddenCharactersAsEscapes();
    void countsByReason();
};

void TestWorkModel::describesTasks_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("hasIcon");
    const auto row = [](const char* name, TaskReason reason, const QString& sentence, bool hasIcon) {
        QTest::newRow(name) << static_cast<int>(reason) << sentence << hasIcon;
    };
    row("recovered", TaskReason::RecoveredEdits, u"Restore or delete recovered edits"_s, true);
    row("saved by others", TaskReason::SavedByOthers, u"Merge your edits with those saved by somebody else"_s,
        true);
    row("outdated", TaskReason::Outdated, u"Merge with version 3, which was registered meanwhile"_s, true);
    row("reminder", TaskReason::ReminderDue, u"Follow up: the reminder is due"_s, true);
    row("comments", TaskReason::OpenComments, u"Resolve 3 open comment(s)"_s, true);
    row("approved", TaskReason::Approved, u"Send to IANA, or register"_s, true);
    row("unfinished", TaskReason::Unfinished, u"Finish and submit for review"_s, true);
    row("in review", TaskReason::InReview, u"Waiting for reviewers"_s, false);
    row("with IANA", TaskReason::WithIana, u"Waiting for IANA"_s, false);
}

void TestWorkModel::describesTasks()
{
    QFETCH(const int, reason);
    QFETCH(const QString, sentence);
    QFETCH(const bool, hasIcon);
    TaskModel model;
    model.setItems({{.reason = static_cast<TaskReason>(reason), .count = 3}});
    const QModelIndex what = model.index(0, TaskModel::What);
    QCOMPARE(what.data().toString(), sentence);
    QCOMPARE(!what.data(Qt::DecorationRole).value<QIcon>().isNull(), hasIcon);
}

void TestWorkModel::showsAllColumns()
{
    TaskModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setItems({{.reason = TaskReason::InReview,
                     .handle = u"draft:7"_s,
                     .nid = u"crates"_s,
                     .state = State::InReview,
                     .since = {2026, 3, 14},
                     .who = u"Ada"_s},
                    {.handle = u"draft:8"_s, .kind = NamespaceKind::Informal}});
    const auto shown = [&model](int row, TaskModel::Column column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(shown(0, TaskModel::Namespace), u"crates"_s);
    QCOMPARE(shown(0, TaskModel::StateColumn), u"In review"_s);
    QCOMPARE(shown(0, TaskModel::Since), u"2026-03-14"_s);
    QCOMPARE(shown(0, TaskModel::Who), u"Ada"_s);
    QVERIFY(!shown(1, TaskModel::Namespace).isEmpty()); // there is no NID yet
    for (int column = 0; column < TaskModel::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
    model.setItems({});
    QCOMPARE(model.rowCount(), 0);
}

void TestWorkModel::showsHiddenCharactersAsEscapes()
{
    TaskModel model;
    model.setItems({{.who = u"Ada\u202E"_s}});
    QCOMPARE(model.index(0, TaskModel::Who).data().toString(), u"Ada\\u{202E}"_s);
}

void TestWorkModel::countsByReason()
{
    QCOMPARE(workCounts({}), QString());
    QCOMPARE(workCounts({{.reason = TaskReason::ReminderDue},
                         {.reason = TaskReason::InReview},
                         {.reason = TaskReason::InReview}}),
             u"1 due for follow-up\n2 in review"_s);
}

NIDUS_WINDOW_TEST(tst_taskmodel, TestWorkModel)
#include "tst_taskmodel.moc"
