// SPDX-License-Identifier: Apache-2.0
#include "core/report/lint/placedfinding.h"

#include "core/exchange/read/importfile.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::registration;

/// A finding about a field is placed in the file from which the field was read.
class TestPlacedFinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void placesFindingsInTheFile_data();
    void placesFindingsInTheFile();
};

void TestPlacedFinding::placesFindingsInTheFile_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("from"); ///< of the occurrences in the field, 0-based
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("a line") << u"purpose"_s << u"books"_s << 0 << 8 << 9;
    QTest::newRow("the second of two equal lines") << u"syntax"_s << u"1*DIGIT"_s << 1 << 21 << 13;
    QTest::newRow("a part of the field, deeper in the file") << u"syntax"_s << u"None"_s << 0 << 17 << 6;
    QTest::newRow("an address with IANA's sign")
        << u"registrant"_s << u"office@shelves.example"_s << 0 << 5 << 10;
}

void TestPlacedFinding::placesFindingsInTheFile()
{
    QFETCH(QString, key);
    QFETCH(QString, words);
    QFETCH(int, from);
    QFETCH(int, line);
    QFETCH(int, column);
    const QString text = u"Namespace ID: shelves\n"
                         "Registration Information:\n"
                         "  Date: 2020-01-01\n"
                         "Declared registrant of the namespace:\n"
                         "  Email: office&shelves.example\n"
                         "Identifier uniqueness considerations: Each is unique.\n"
                         "Scope:\n"
                         "    All books.\n"
                         "Declaration of structure:\n"
                         "\n"
                         "      shelf = 1*DIGIT\n"
                         "\n"
                         "Process of identifier assignment:\n"
                         "  By the library.\n"
                         "Validation mechanism:\n"
                         "\n"
                         "     None.\n"
                         "\n"
                         "Conformance with URN Syntax:\n"
                         "\n"
                         "    shelf = 1*DIGIT\n"_s;
    const auto file = exchange::readImportFile(text.toUtf8());
    QVERIFY(file);
    const auto& read = std::get<exchange::ImportedTemplate>(file->content);
    const TemplateField field = fieldFromKey(key).value();
    const QString own = read.registrationTemplate.text(field);
    qsizetype at = own.indexOf(words);
    for (int i = 0; i < from; ++i)
        at = own.indexOf(words, at + 1);
    QVERIFY2(at >= 0, qPrintable(own));
    const Finding finding =
        makeFinding(kTemplatePlaceholder, {std::size_t(at), std::size_t(words.size())}, {words}, field);
    const report::PlacedFinding placed = report::placedInFile(u"a"_s, finding, read, text.split(u'\n'));
    QCOMPARE(placed.line, line);
    QCOMPARE(int(placed.column), column);
}

NIDUS_TEST(tst_placedfinding, TestPlacedFinding)
#include "tst_placedfinding.moc"
