// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/exchange/read/importfile.h"
#include "core/registration/registrantname.h"
#include "tests/core/exchange/templateyardstick.h"
#include "tests/real/realfolder.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::test;

namespace {

const QString kTable = QStringLiteral(NIDUS_SOURCE_DIR "/tests/real/templates.tsv");

QByteArray templateFile(const QString& name) { return contentOf(realPath(u"templates/"_s + name)); }

} // namespace

/// Imports every published template and compares it with what a person found in it.
class TestRealTemplates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void knowsEveryFile();
    void listsSectionsThatAreInTheFiles();
    void findsEveryField_data();
    void findsEveryField();
    void losesNoWord_data();
    void losesNoWord();
    void removesPageHeadersAndFooters_data();
    void removesPageHeadersAndFooters();
    void findsTheFieldsOfIanasFiles();
    void namesTheRegistrant_data();
    void namesTheRegistrant();
};

void TestRealTemplates::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QString lack = lackOf({u"templates/iana"_s, u"templates/rfc"_s});
    QVERIFY2(lack.isEmpty(), qPrintable(lack));
}

void TestRealTemplates::knowsEveryFile()
{
    QStringList names = realTemplates();
    names.sort();
    QCOMPARE(names, QStringList(sectionsIn(kTable).keys()));
    qInfo("%d template files", int(names.size()));
}

void TestRealTemplates::listsSectionsThatAreInTheFiles()
{
    const TemplateSections expected = sectionsIn(kTable);
    int count = 0;
    for (auto file = expected.cbegin(); file != expected.cend(); ++file) {
        const QStringList wrong = misplacedSections(templateFile(file.key()), *file);
        QVERIFY2(wrong.isEmpty(), qPrintable(file.key() + u": "_s + wrong.join(u", "_s)));
        count += int(file->size());
    }
    qInfo("%d sections", count);
}

void TestRealTemplates::findsEveryField_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : sectionsIn(kTable).keys())
        QTest::newRow(qPrintable(name)) << name;
}

void TestRealTemplates::findsEveryField()
{
    QFETCH(QString, name);
    const QByteArray bytes = templateFile(name);
    const auto file = readImportFile(bytes);
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    const QStringList wrong =
        wrongFields(bytes, std::get<ImportedTemplate>(file->content), sectionsIn(kTable).value(name));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestRealTemplates::losesNoWord_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : realTemplates().filter(u"iana/"_s))
        QTest::newRow(qPrintable(name)) << name;
}

void TestRealTemplates::losesNoWord()
{
    QFETCH(QString, name);
    const QByteArray bytes = templateFile(name);
    const auto read = readTemplateText(bytes);
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    const QStringList lost = lostWords(bytes, *read);
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u", "_s)));
    const auto again = readTemplateText(writeTemplateText(read->registrationTemplate));
    QVERIFY(again);
    QCOMPARE(again->registrationTemplate, read->registrationTemplate);
}

void TestRealTemplates::removesPageHeadersAndFooters_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : realTemplates().filter(u"rfc/"_s))
        QTest::newRow(qPrintable(name)) << name;
}

void TestRealTemplates::removesPageHeadersAndFooters()
{
    QFETCH(QString, name);
    const auto read = readTemplateText(templateFile(name));
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    for (const TemplateField field : kTemplateFields) {
        static const QRegularExpression furniture(u"\\[Page \\d+\\]"_s);
        QVERIFY(!read->registrationTemplate.text(field).contains(furniture));
    }
}

void TestRealTemplates::findsTheFieldsOfIanasFiles()
{
    int complete = 0;
    int fields = 0;
    for (const QString& name : realTemplates().filter(u"iana/"_s)) {
        const auto read = readTemplateText(templateFile(name));
        QVERIFY(read);
        QStringList missing;
        for (const TemplateField field : kTemplateFields) {
            if (read->places[std::size_t(field)].isEmpty())
                missing.append(QString(fieldKey(field)));
        }
        complete += missing.isEmpty() ? 1 : 0;
        fields += int(kTemplateFieldCount) - int(missing.size());
        if (!missing.isEmpty())
            qInfo().noquote() << name << "lacks" << missing.join(u", "_s);
        static const QRegularExpression nid(u"^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$"_s);
        QVERIFY2(nid.match(read->registrationTemplate.nid()).hasMatch(),
                 qPrintable(name + u": "_s + read->registrationTemplate.nid()));
    }
    qInfo() << complete << "files with all fields," << fields << "fields in all";
    QVERIFY(complete >= 13);
    QVERIFY(fields >= 372);
}

void TestRealTemplates::namesTheRegistrant_data()
{
    QTest::addColumn<QString>("name");
    const QString facts =
        QString::fromUtf8(contentOf(QStringLiteral(NIDUS_SOURCE_DIR "/tests/real/registrants.tsv")));
    for (const QString& line : facts.split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#'))
            QTest::newRow(qPrintable(line.section(u'\t', 0, 0))) << line.section(u'\t', 1);
    }
}

void TestRealTemplates::namesTheRegistrant()
{
    QFETCH(QString, name);
    const auto read = readTemplateText(templateFile(QString::fromUtf8(QTest::currentDataTag())));
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    const Registrant& registrant = read->registrationTemplate.registrant();
    QCOMPARE(registrant.organization.isEmpty() ? registrantNameIn(registrant.toText())
                                               : registrant.organization,
             name);
}

NIDUS_TEST(tst_realtemplates, TestRealTemplates)
#include "tst_realtemplates.moc"
