// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/lintprofile.h"
#include "core/findings/values/findingids.h"
#include "core/lint/templatelint.h"
#include "tests/testprogram.h"
#include "ui/findings/findingdelegate.h"
#include "ui/findings/findingsmodel.h"
#include "ui/support/text/findingrank.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QPaintEngine>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTest>
#include <QTranslator>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace nidus::ui;

namespace {

RegistrationTemplate almostEmpty()
{
    RegistrationTemplate filled;
    filled.setText(TemplateField::Nid, u"a_b"_s);
    return filled;
}

/// Collects the texts that are painted, and how far down they are, without drawing.
class PaintedTexts final : public QPaintDevice, private QPaintEngine
{
public:
    PaintedTexts() : QPaintEngine(AllFeatures) {}
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] qreal bottom() const { return m_bottom; }
    [[nodiscard]] QPaintEngine* paintEngine() const override { return const_cast<PaintedTexts*>(this); }

private:
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawPath(const QPainterPath& /*path*/) override {}
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        m_text += item.text();
        m_bottom = std::max(m_bottom, at.y() + item.descent());
    }
    [[nodiscard]] Type type() const override { return User; }
    [[nodiscard]] int metric(PaintDeviceMetric which) const override
    {
        switch (which) {
        case PdmWidth:
        case PdmHeight: return 1000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDevicePixelRatio: return 1;
        default: return QPaintDevice::metric(which);
        }
    }

    QString m_text;
    qreal m_bottom = 0;
};

} // namespace

class TestFindingsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesThePartOfTheRegistrant();
    void showsEveryFinding();
    void showsNoIds();
    void emptyRequiredFieldIsToDo();
    void filtersByTextInAnyColumn();
    void hidesASeverity();
    void sortsByAColumn();
    void groupsUnderHeadings();
    void saysWhatASeverityWillBe();
    void givesALaterSeverityItsOwnLine();
    void whatASeverityWillBeIsNeverCut_data();
    void whatASeverityWillBeIsNeverCut();
};

void TestFindingsModel::namesThePartOfTheRegistrant()
{
    RegistrationTemplate about;
    about.setRegistrant(
        {.organization = u"Quays"_s, .contactName = u"Jo Smith"_s, .email = u"jo.smith@quay.example"_s});
    FindingsModel model;
    model.setFindings(lintTemplate(about, {}), about);
    QStringList places;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.findingAt(row).field == TemplateField::Registrant)
            places.append(model.index(row, FindingsModel::Field).data().toString());
    }
    QCOMPARE(places, QStringList{u"Registrant · Email"_s});
    about.setRegistrant({.other = u"Jo Smith\nE-mail: jo.smith@quay.example"_s}); // not in parts
    model.setFindings(lintTemplate(about, {}), about);
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(!model.index(row, FindingsModel::Field).data().toString().contains(u'·'));
}

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
        for (int column = 0; column < FindingsModel::Namespace; ++column)
            QVERIFY(!model.index(row, column).data().toString().isEmpty());
    }
}

/// Not every finding has a rule of an RFC.
void TestFindingsModel::showsNoIds()
{
    RegistrationTemplate odd;
    odd.setText(TemplateField::Purpose, u"Names \u2013 for maps."_s);
    FindingsModel model;
    model.setFindings(lintTemplate(odd, {}), odd);
    bool hasOdd = false;
    for (int row = 0; row < model.rowCount(); ++row) {
        const FindingId id = model.findingAt(row).id;
        hasOdd = hasOdd || id == kTemplateTextOddCharacter;
        QVERIFY(model.index(row, FindingsModel::Rule).data().toString() != id.word());
    }
    QVERIFY(hasOdd);
}

void TestFindingsModel::emptyRequiredFieldIsToDo()
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

void TestFindingsModel::saysWhatASeverityWillBe()
{
    FindingsModel model;
    const QList<Finding> strict = withProfile(lintTemplate(almostEmpty(), {}), LintProfile::Submission);
    const auto isAbout = [](const Finding& finding) { return finding.id == kTemplateMissingField; };
    const auto missing = std::ranges::find_if(strict, isAbout);
    QVERIFY(missing != strict.cend());
    const auto said = [&model](int role) {
        return model.index(0, FindingsModel::Message).data(role).toString();
    };
    model.setFindings({*missing}, almostEmpty());
    QCOMPARE(said(FindingsModel::LaterSeverity), QString()); // it is an error now
    model.setFindings(withProfile({*missing}, LintProfile::Draft), almostEmpty());
    QCOMPARE(said(FindingsModel::LaterSeverity), u"required before review"_s);
    QVERIFY(said(Qt::ToolTipRole).contains(u"required before review"_s));
    QVERIFY(said(Qt::AccessibleTextRole).contains(u"required before review"_s));
}

void TestFindingsModel::whatASeverityWillBeIsNeverCut_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "fr", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// It wraps if there is no room beside the field, and its row is higher then.
void TestFindingsModel::whatASeverityWillBeIsNeverCut()
{
    QFETCH(QString, language);
    QTranslator words;
    QVERIFY(words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&words);
    FindingsModel model;
    model.setFindings(withProfile(lintTemplate(almostEmpty(), {}), LintProfile::Draft), almostEmpty());
    const FindingDelegate delegate;
    QStyleOptionViewItem option;
    option.font = QApplication::font();
    option.fontMetrics = QFontMetrics(option.font);
    int notes = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, FindingsModel::Message);
        const QString note = index.data(FindingsModel::LaterSeverity).toString();
        const QString message = index.data().toString();
        notes += note.isEmpty() ? 0 : 1;
        for (const int width : {120, 200, 260, 300, 340, 400, 2000}) {
            option.rect = QRect(0, 0, width, 500);
            PaintedTexts painted;
            {
                QPainter painter(&painted);
                delegate.paint(&painter, option, index);
            }
            const QString shown = painted.text().remove(u' ');
            QVERIFY2(shown.contains(QString(note).remove(u' ')), qPrintable(painted.text()));
            QVERIFY2(shown.contains(QString(message).remove(u' ')), qPrintable(painted.text()));
            QVERIFY(painted.bottom() <= delegate.sizeHint(option, index).height());
        }
    }
    QVERIFY(notes > 0);
    QCoreApplication::removeTranslator(&words);
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

void TestFindingsModel::hidesASeverity()
{
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setFindings(lintTemplate(almostEmpty(), {}), almostEmpty());
    const int all = model.rowCount();
    const int open = model.countOf(FindingRank::ToDo);
    QVERIFY(open > 0 && open < all);
    model.setRankShown(FindingRank::ToDo, false);
    QCOMPARE(model.rowCount(), all - open);
    QCOMPARE(model.totalCount(), all);
    model.setRankShown(FindingRank::ToDo, true);
    QCOMPARE(model.rowCount(), all);
}

void TestFindingsModel::sortsByAColumn()
{
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setFindings(lintTemplate(almostEmpty(), {}), almostEmpty());
    const Finding first = model.findingAt(0);
    const auto column = [&model](int which) {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts.append(model.index(row, which).data().toString());
        return texts;
    };
    model.sort(FindingsModel::Rank);
    QCOMPARE(column(FindingsModel::Rank).constFirst(), rankWord(FindingRank::Error));
    model.sort(FindingsModel::Message, Qt::DescendingOrder);
    QStringList sorted = column(FindingsModel::Message);
    std::ranges::sort(sorted, [](const QString& a, const QString& b) { return a.localeAwareCompare(b) > 0; });
    QCOMPARE(column(FindingsModel::Message), sorted);
    model.sort(-1);
    QCOMPARE(model.findingAt(0), first);
}

void TestFindingsModel::groupsUnderHeadings()
{
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QList<Finding> findings = lintTemplate(almostEmpty(), {});
    model.setSubjects({{u"a"_s, almostEmpty(), findings}, {u"b"_s, almostEmpty(), findings}});
    for (const FindingGrouping grouping : {FindingGrouping::Severity, FindingGrouping::Field,
                                           FindingGrouping::Rule, FindingGrouping::Namespace}) {
        model.setGrouping(grouping);
        QVERIFY(model.isHeading(0));
        int headings = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            headings += model.isHeading(row) ? 1 : 0;
        QCOMPARE(model.rowCount(), headings + int(2 * findings.size()));
        QVERIFY(!model.isHeading(model.rowCount() - 1));
        QVERIFY(!(model.flags(model.index(0, 0)) & Qt::ItemIsSelectable));
    }
    QCOMPARE(model.index(0, 0).data().toString(), u"a (%1)"_s.arg(findings.size()));
    QCOMPARE(model.subjectAt(1).handle, u"a"_s);
    model.setGrouping(FindingGrouping::None);
    QCOMPARE(model.rowCount(), int(2 * findings.size()));
}

/// In German at 1366 pixels, "vor der Begutachtung erforderlich" was cut.
void TestFindingsModel::givesALaterSeverityItsOwnLine()
{
    QStandardItemModel model(1, FindingsModel::ColumnCount);
    model.setData(model.index(0, FindingsModel::Field), u"Sicherheit und Datenschutz"_s);
    model.setData(model.index(0, FindingsModel::Message), u"Fehlt."_s);
    model.setData(model.index(0, 0), u"vor der Begutachtung erforderlich"_s, FindingsModel::LaterSeverity);
    const FindingDelegate delegate;
    QStyleOptionViewItem option;
    const auto heightIn = [&](int width) {
        option.rect = QRect(0, 0, width, 100);
        return delegate.sizeHint(option, model.index(0, 0)).height();
    };
    QCOMPARE(heightIn(300), heightIn(800) + option.fontMetrics.lineSpacing());
    model.setData(model.index(0, 0), {}, FindingsModel::LaterSeverity);
    QCOMPARE(heightIn(300), heightIn(800));
}

NIDUS_WINDOW_TEST(tst_findingsmodel, TestFindingsModel)
#include "tst_findingsmodel.moc"
