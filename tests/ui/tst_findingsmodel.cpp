// SPDX-License-Identifier: Apache-2.0
#include "core/lint/templatelint.h"
#include "ui/findings/findingrank.h"
#include "ui/findings/findingsmodel.h"

#include <QAbstractItemModelTester>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;

namespace {

RegistrationTemplate almostEmpty()
{
    RegistrationTemplate filled;
    filled.setText(TemplateField::Nid, u"a_b"_s);
    return filled;
}

} // namespace

class TestFindingsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEveryFinding();
    void emptyRequiredFieldIsStillToDo();
    void filtersByTextInAnyColumn();
};

void TestFindingsModel::showsEveryFinding()
{
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QList<Finding> findings = lintTemplate(almostEmpty(), {});
    QVERIFY(findings.size() > 3);
    model.setFindings(findings, almostEmpty());
    QCOMPARE(model.rowCount(), static_cast<int>(findings.size()));
    for (int row = 0; row < model.rowCount(); ++row) {
        QCOMPARE(model.findingAt(row), findings.at(row));
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.index(row, column).data().toString().isEmpty());
    }
}

void TestFindingsModel::emptyRequiredFieldIsStillToDo()
{
    const RegistrationTemplate filled = almostEmpty();
    const QList<Finding> findings = lintTemplate(filled, {});
    const auto of = [&](TemplateField field) {
        return std::ranges::find_if(findings, [field](const Finding& finding) {
            return finding.field == field && finding.severity == Severity::Error;
        });
    };
    QVERIFY(of(TemplateField::Purpose) != findings.cend());
    QCOMPARE(findingRank(*of(TemplateField::Purpose), filled), FindingRank::ToDo);
    QVERIFY(of(TemplateField::Nid) != findings.cend());
    QCOMPARE(findingRank(*of(TemplateField::Nid), filled), FindingRank::Error);
}

void TestFindingsModel::filtersByTextInAnyColumn()
{
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setFindings(lintTemplate(almostEmpty(), {}), almostEmpty());
    const int all = model.rowCount();
    model.setFilter(u"pUrPoSe"_s);
    QVERIFY(model.rowCount() >= 1);
    QVERIFY(model.rowCount() < all);
    model.setFilter(u"no finding says this"_s);
    QCOMPARE(model.rowCount(), 0);
    model.setFilter({});
    QCOMPARE(model.rowCount(), all);
}

QTEST_MAIN(TestFindingsModel)
#include "tst_findingsmodel.moc"
