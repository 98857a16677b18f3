// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/textformat.h"
#include "core/exchange/textsource.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;

namespace {

const QString kFolder = QStringLiteral(NIDUS_SHARED_DATA "/templates/");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression gap(u"[^\\pL\\pN]+"_s);
    return text.split(gap, Qt::SkipEmptyParts);
}

/// All text that was read, words of the headings included.
QSet<QString> wordsKept(const ImportedTemplate& read)
{
    QSet<QString> words;
    const auto add = [&words](const QString& text) {
        for (const QString& word : wordsOf(text))
            words.insert(word);
    };
    add(read.remainder);
    for (const TemplateField field : kTemplateFields)
        add(read.registrationTemplate.text(field));
    for (const Finding& finding : read.findings) {
        for (const QString& argument : finding.arguments)
            add(argument);
    }
    return words;
}

void addFileRows(const QString& folder)
{
    QTest::addColumn<QString>("path");
    for (const QFileInfo& file : QDir(kFolder + folder).entryInfoList(QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    if (!QDir(kFolder + folder).exists())
        QTest::newRow("absent") << QString();
}

} // namespace

class TestRegisteredTemplates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void losesNoWordOfPublishedFiles_data() { addFileRows(u"iana"_s); }
    void losesNoWordOfPublishedFiles();
    void readsSlicesOfRfcs_data() { addFileRows(u"rfc"_s); }
    void readsSlicesOfRfcs();
    void findsTheFieldsOfPublishedFiles();
};

void TestRegisteredTemplates::losesNoWordOfPublishedFiles()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("The published templates are not there.");
    const QByteArray bytes = contentOf(path);
    const auto read = readTemplateText(bytes);
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    const QSet<QString> kept = wordsKept(*read);
    // Words of the labels' own lines are named by their places.
    QSet<int> labelLines;
    for (const auto& place : read->places) {
        if (place)
            labelLines.insert(place->first);
    }
    const auto source = sourceText(bytes);
    QVERIFY(source);
    QStringList lost;
    for (const SourceLine& line : source->lines) {
        static const QRegularExpression group(u"^[0-9. ]*Registration Information:$"_s);
        if (group.match(line.text.trimmed()).hasMatch())
            continue;
        const QString text = labelLines.contains(line.number) ? line.text.section(u':', 1) : line.text;
        for (const QString& word : wordsOf(text)) {
            if (!kept.contains(word))
                lost.append(u"%1: %2"_s.arg(line.number).arg(word));
        }
    }
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u", "_s)));
    const auto again = readTemplateText(writeTemplateText(read->registrationTemplate));
    QVERIFY(again);
    QCOMPARE(again->registrationTemplate, read->registrationTemplate);
}

void TestRegisteredTemplates::readsSlicesOfRfcs()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("The slices of RFCs are not there.");
    const auto read = readTemplateText(contentOf(path));
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    for (const TemplateField field : kTemplateFields) {
        static const QRegularExpression furniture(u"\\[Page \\d+\\]"_s);
        QVERIFY(!read->registrationTemplate.text(field).contains(furniture));
    }
}

void TestRegisteredTemplates::findsTheFieldsOfPublishedFiles()
{
    const QDir folder(kFolder + u"iana"_s);
    if (!folder.exists())
        QSKIP("The published templates are not there.");
    int complete = 0;
    int fields = 0;
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Name)) {
        const auto read = readTemplateText(contentOf(file.filePath()));
        QVERIFY(read);
        QStringList missing;
        for (const TemplateField field : kTemplateFields) {
            if (!read->places[std::size_t(field)])
                missing.append(QString(fieldKey(field)));
        }
        complete += missing.isEmpty() ? 1 : 0;
        fields += int(kTemplateFieldCount) - int(missing.size());
        if (!missing.isEmpty())
            qInfo().noquote() << file.fileName() << "lacks" << missing.join(u", "_s);
        static const QRegularExpression nid(u"^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$"_s);
        QVERIFY2(nid.match(read->registrationTemplate.nid()).hasMatch(),
                 qPrintable(file.fileName() + u": "_s + read->registrationTemplate.nid()));
    }
    qInfo() << complete << "files with all fields," << fields << "fields in all";
    QVERIFY(complete >= 13);
    QVERIFY(fields >= 362);
}

NIDUS_TEST(tst_registeredtemplates, TestRegisteredTemplates)
#include "tst_registeredtemplates.moc"
