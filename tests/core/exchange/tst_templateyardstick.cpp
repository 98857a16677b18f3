// SPDX-License-Identifier: Apache-2.0
#include "tests/core/exchange/templateyardstick.h"

#include "tests/testprogram.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::test;

namespace {

const QString kFolder = QStringLiteral(NIDUS_TEST_DATA "/templates/");
constexpr qsizetype kFiles = 25;
constexpr qsizetype kSections = 316;

const TemplateSections& expectedSections()
{
    static const TemplateSections sections = sectionsIn(QStringLiteral(NIDUS_TEST_DATA "/templates.tsv"));
    return sections;
}

} // namespace

/// Templates with the peculiarities of real ones, each read like a file that a user imports and compared with
/// the places of its fields (tests/data/templates.tsv).
class TestTemplateYardstick : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsSectionsThatAreInTheFiles();
    void findsEveryField_data() { addRows(); }
    void findsEveryField();
    void losesNoWord_data() { addRows(); }
    void losesNoWord();
    void readsItsOwnText_data() { addRows(); }
    void readsItsOwnText();

private:
    static void addRows();
};

void TestTemplateYardstick::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    QCOMPARE(QDir(kFolder).entryList(QDir::Files, QDir::Name), QStringList(expectedSections().keys()));
    QCOMPARE(expectedSections().size(), kFiles);
    qsizetype sections = 0;
    for (const QList<TemplateSection>& file : expectedSections())
        sections += file.size();
    QCOMPARE(sections, kSections);
}

void TestTemplateYardstick::addRows()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : expectedSections().keys())
        QTest::newRow(qPrintable(name)) << name;
}

void TestTemplateYardstick::listsSectionsThatAreInTheFiles()
{
    for (auto file = expectedSections().cbegin(); file != expectedSections().cend(); ++file) {
        const QStringList wrong = misplacedSections(contentOf(kFolder + file.key()), *file);
        QVERIFY2(wrong.isEmpty(), qPrintable(file.key() + u": "_s + wrong.join(u", "_s)));
    }
}

void TestTemplateYardstick::findsEveryField()
{
    QFETCH(QString, name);
    const QByteArray bytes = contentOf(kFolder + name);
    const auto file = readImportFile(bytes);
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    const QStringList wrong =
        wrongFields(bytes, std::get<ImportedTemplate>(file->content), expectedSections().value(name));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTemplateYardstick::losesNoWord()
{
    QFETCH(QString, name);
    const QByteArray bytes = contentOf(kFolder + name);
    const auto file = readImportFile(bytes);
    QVERIFY(file);
    const QStringList lost = lostWords(bytes, std::get<ImportedTemplate>(file->content));
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u", "_s)));
}

void TestTemplateYardstick::readsItsOwnText()
{
    QFETCH(QString, name);
    const auto read = readImportFile(contentOf(kFolder + name));
    QVERIFY(read);
    const RegistrationTemplate& filled = std::get<ImportedTemplate>(read->content).registrationTemplate;
    const auto again = readTemplateText(writeTemplateText(filled));
    QVERIFY(again);
    QCOMPARE(again->registrationTemplate, filled);
}

NIDUS_TEST(tst_templateyardstick, TestTemplateYardstick)
#include "tst_templateyardstick.moc"
