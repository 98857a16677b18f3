// SPDX-License-Identifier: Apache-2.0
#include "tests/core/workflow/lintcorpus.h"

#include "core/findings/catalog/catalog.h"
#include "core/lint/templatelint.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTest>
#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;

namespace {

const QString kTemplates = QStringLiteral(NIDUS_TEST_DATA "/templates/");
constexpr qsizetype kFiles = 25;
constexpr qsizetype kExpectations = 95;

/// The rows of tests/data/lint.tsv: file, said or unsaid, finding id with its first argument or without.
QList<QStringList> expectations()
{
    QList<QStringList> rows;
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/lint.tsv"));
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#'))
            rows.append(line.split(u'\t'));
    }
    return rows;
}

} // namespace

/// Templates with the faults of real ones: every fault is found, and nothing else is reported.
class TestLintCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reportsWhatIsWrongAndNothingElse_data();
    void reportsWhatIsWrongAndNothingElse();
    void reportsNothingAboutAFaultlessOne();
    void placesFindingsInsideTheirFields();
    void declaresNamesOfFields();

private:
    std::optional<LintCorpus> m_corpus;
};

void TestLintCorpus::initTestCase()
{
    QCOMPARE(expectations().size(), kExpectations);
    m_corpus = LintCorpus::over(kTemplates);
    QVERIFY(m_corpus);
}

void TestLintCorpus::reportsWhatIsWrongAndNothingElse_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isSaid");
    QTest::addColumn<QString>("finding");
    for (const QStringList& row : expectations())
        QTest::newRow(qPrintable(row.join(u' ')))
            << row.value(0) << (row.value(1) == "said"_L1) << row.value(2);
}

void TestLintCorpus::reportsWhatIsWrongAndNothingElse()
{
    QFETCH(QString, name);
    QFETCH(bool, isSaid);
    QFETCH(QString, finding);
    QVERIFY(m_corpus->templateIn(name));
    const QSet<QString> said = m_corpus->idsAbout(name);
    QVERIFY2(said.contains(finding) == isSaid, qPrintable(QStringList(said.values()).join(u'\n')));
}

void TestLintCorpus::reportsNothingAboutAFaultlessOne()
{
    QVERIFY(m_corpus->templateIn(u"crag"_s));
    QCOMPARE(m_corpus->idsAbout(u"crag"_s), QSet<QString>());
}

void TestLintCorpus::placesFindingsInsideTheirFields()
{
    const QStringList names = QDir(kTemplates).entryList(QDir::Files);
    QCOMPARE(names.size(), kFiles);
    for (const QString& name : names) {
        const QStringList wrong = m_corpus->misplaced(name);
        QVERIFY2(wrong.isEmpty(), qPrintable(name + u": "_s + wrong.join(u", "_s)));
    }
}

/// Names of fields are translated only in arguments that the catalog declares.
void TestLintCorpus::declaresNamesOfFields()
{
    QList<findings::Finding> all = lint::lintTemplate({}, {});
    for (const QString& name : QDir(kTemplates).entryList(QDir::Files)) {
        const auto imported = m_corpus->templateIn(name);
        QVERIFY(imported);
        all += imported->findings + lint::lintTemplate(imported->registrationTemplate, {});
    }
    int named = 0;
    for (const findings::Finding& finding : std::as_const(all)) {
        const auto& words = findings::entryOf(finding.id).words;
        for (int i = 0; i < finding.arguments.size(); ++i) {
            const auto isArgument = [&finding, i](registration::TemplateField field) {
                return registration::fieldHeading(field) == finding.arguments.at(i);
            };
            if (!std::ranges::any_of(registration::kTemplateFields, isArgument))
                continue;
            ++named;
            QVERIFY2(std::ranges::find(words, i + 1, &findings::WordArgument::number) != words.end(),
                     qPrintable(finding.id.word() + u' ' + finding.arguments.join(u'|')));
        }
    }
    QVERIFY(named > 20);
}

NIDUS_TEST(tst_lintcorpus, TestLintCorpus)
#include "tst_lintcorpus.moc"
