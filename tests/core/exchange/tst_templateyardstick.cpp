// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/importfile.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
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

/// A section of a file as found by eye.
struct Section
{
    TemplateField field = TemplateField::Nid;
    QString how; ///< main, part, bare, value
    int first = 0;
    int last = 0;
    QString begin; ///< the value, or the first words
    QString end;
};

QMap<QString, QList<Section>> expectedSections()
{
    QMap<QString, QList<Section>> expected;
    for (const QString& line : QString::fromUtf8(contentOf(QStringLiteral(NIDUS_TEST_DATA "/templates.tsv")))
                                   .split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() == 7)
            expected[cells[0]].append({fieldFromKey(cells[1]).value(), cells[2], cells[3].toInt(),
                                       cells[4].toInt(), cells[5], cells[6]});
    }
    return expected;
}

/// The words of a section's lines in the file, without page headers and footers, and without the heading of a
/// main section.
QStringList wordsIn(const QStringList& lines, const Section& section)
{
    static const QRegularExpression furniture(
        u"^\\S.*\\[Page \\d+\\]\\s*$|^\\f?RFC \\d+ .* (19|20)\\d\\d\\s*$"_s);
    QStringList words;
    for (int number = section.first; number <= section.last; ++number) {
        QString line = lines[number - 1];
        if (furniture.match(line).hasMatch())
            continue;
        if (section.how == "main"_L1 && number == section.first)
            line = line.contains(u':') ? line.section(u':', 1) : QString();
        words += wordsOf(line);
    }
    return words;
}

/// What is said of a field by all its sections together.
struct Expectation
{
    QString value; ///< of a field of one line; * = any
    QStringList words;
    LineRange place;
};

QMap<TemplateField, Expectation> expectations(const QStringList& lines, const QList<Section>& sections)
{
    QMap<TemplateField, Expectation> fields;
    for (const Section& section : sections) {
        const bool isFirst = !fields.contains(section.field);
        Expectation& field = fields[section.field];
        if (isFirst)
            field.place.first = section.first;
        field.place.last = section.last;
        if (isSingleLine(section.field)) {
            field.value = section.how == "value"_L1 ? section.begin : u"*"_s;
            continue;
        }
        // A heading is left out in front of the field only.
        Section read = section;
        if (!isFirst && section.how == "main"_L1)
            read.how = u"part"_s;
        field.words += wordsIn(lines, read);
    }
    return fields;
}

} // namespace

/// Every published template beside the project, read as a file that a user imports, against what a person
/// found in it (tests/data/templates.tsv).
class TestTemplateYardstick : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void listsSectionsThatStandInTheFiles();
    void findsEveryField_data();
    void findsEveryField();
    void knowsEveryFile();
};

void TestTemplateYardstick::listsSectionsThatStandInTheFiles()
{
    if (!QDir(kFolder).exists())
        QSKIP("The published templates are not there.");
    const QMap<QString, QList<Section>> expected = expectedSections();
    for (auto file = expected.cbegin(); file != expected.cend(); ++file) {
        const QStringList lines = QString::fromUtf8(contentOf(kFolder + file.key())).split(u'\n');
        for (const Section& section : *file) {
            if (section.how == "value"_L1)
                continue;
            const QStringList words = wordsIn(lines, section);
            const QString place = u"%1:%2"_s.arg(file.key()).arg(section.first);
            QVERIFY2(words.join(u' ').startsWith(section.begin), qPrintable(place));
            QVERIFY2(words.join(u' ').endsWith(section.end), qPrintable(place));
        }
    }
}

void TestTemplateYardstick::findsEveryField_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : expectedSections().keys())
        QTest::newRow(qPrintable(name)) << name;
}

void TestTemplateYardstick::findsEveryField()
{
    QFETCH(QString, name);
    const QByteArray bytes = contentOf(kFolder + name);
    if (bytes.isEmpty())
        QSKIP("The published templates are not there.");
    const auto file = readImportFile(bytes);
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    const auto& read = std::get<ImportedTemplate>(file->content);
    QString text = QString::fromUtf8(bytes);
    text.remove(u'\r').remove(QChar::ByteOrderMark);
    const auto expected = expectations(text.split(u'\n'), expectedSections().value(name));
    QStringList wrong;
    for (const TemplateField field : kTemplateFields) {
        const QString key = fieldKey(field);
        const auto& place = read.places.at(std::size_t(field));
        const auto wanted = expected.constFind(field);
        if (place.has_value() != (wanted != expected.cend())) {
            wrong.append(key + (place ? u": found, but is not there"_s : u": not found"_s));
            continue;
        }
        if (!place)
            continue;
        const QString got = read.registrationTemplate.text(field);
        if (*place != wanted->place)
            wrong.append(u"%1: lines %2 to %3, not %4 to %5"_s.arg(key)
                             .arg(place->first)
                             .arg(place->last)
                             .arg(wanted->place.first)
                             .arg(wanted->place.last));
        if (isSingleLine(field) ? wanted->value != "*"_L1 && got != wanted->value
                                : wordsOf(got) != wanted->words)
            wrong.append(u"%1: other words: %2"_s.arg(key, got.left(300)));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u"\n"_s)));
}

void TestTemplateYardstick::knowsEveryFile()
{
    if (!QDir(kFolder).exists())
        QSKIP("The published templates are not there.");
    const QMap<QString, QList<Section>> expected = expectedSections();
    for (const QString& folder : {u"iana"_s, u"rfc"_s}) {
        for (const QString& name : QDir(kFolder + folder).entryList(QDir::Files))
            QVERIFY2(expected.contains(folder + u'/' + name), qPrintable(name));
    }
}

NIDUS_TEST(tst_templateyardstick, TestTemplateYardstick)
#include "tst_templateyardstick.moc"
