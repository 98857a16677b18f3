// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/findings/catalog/placeholders.h"
#include "tests/testprogram.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::registration;

class TestCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void isOrderedByIdWithoutDoubles();
    void writesEveryEntryWell_data();
    void writesEveryEntryWell();
    void knowsEveryDeclaredId();
    void familiesAreTheFirstWordsOfIds();
    void findsEntriesByWord();
    void takesSeverityFromTheEntry();
    void saysTheSentence_data();
    void saysTheSentence();
    void fillsPlaceholdersOnce();
    void namesTheRule();
    void namesSeverities();
};

void TestCatalogue::isOrderedByIdWithoutDoubles()
{
    const auto notBefore = [](const CatalogueEntry& a, const CatalogueEntry& b) {
        return !(a.id.word() < b.id.word());
    };
    const auto wrong = std::ranges::adjacent_find(catalogue(), notBefore);
    QVERIFY2(wrong == catalogue().end(), wrong == catalogue().end() ? "" : wrong->id.word().data());
    QVERIFY(catalogue().size() > 60);
}

void TestCatalogue::writesEveryEntryWell_data()
{
    QTest::addColumn<QString>("word");
    for (const CatalogueEntry& entry : catalogue())
        QTest::newRow(entry.id.word().data()) << QString(entry.id.word());
}

void TestCatalogue::writesEveryEntryWell()
{
    QFETCH(QString, word);
    static const QRegularExpression wellFormed(u"^[a-z]+(\\.[a-z0-9]+(-[a-z0-9]+)*)+$"_s);
    // RFC 8141 has sections 1 to 9 and appendices A to C; RFC 5234 and RFC 9485 define grammars.
    static const QRegularExpression section8141(u"^([1-9](\\.[1-9]){0,2}|[A-C])$"_s);
    static const QRegularExpression section2141(u"^(2|2\\.[1-4]|2\\.3\\.[12]|[3-8])$"_s);
    static const QRegularExpression section5234(u"^(2\\.[1-4]|3\\.([1-9]|10)|4|B\\.1)$"_s);
    // A sentence, or one that ends with another one.
    static const QRegularExpression sentence(u"^[A-Z\"%].*(?:[.?]|: %[1-9])$"_s);
    const CatalogueEntry* entry = catalogueEntry(word);
    QVERIFY(entry);
    QVERIFY(wellFormed.match(word).hasMatch());
    const QString rfc = QString::fromLatin1(entry->rfc);
    const QString section = QString::fromLatin1(entry->section);
    if (rfc == u"RFC 8141"_s)
        QVERIFY2(section8141.match(section).hasMatch(), qPrintable(section));
    else if (rfc == u"RFC 2141"_s)
        QVERIFY2(section2141.match(section).hasMatch(), qPrintable(section));
    else if (rfc == u"RFC 5234"_s)
        QVERIFY2(section5234.match(section).hasMatch(), qPrintable(section));
    else if (rfc == u"RFC 9485"_s)
        QCOMPARE(section, u"3"_s); // its syntax
    else
        QVERIFY(rfc.isEmpty() && section.isEmpty());
    for (const char* text : {entry->message, entry->reason, entry->fix}) {
        const QString line = QString::fromUtf8(text);
        QVERIFY2(sentence.match(line).hasMatch(), text);
        QVERIFY2(!line.contains(u"  "_s), text);
    }
}

void TestCatalogue::knowsEveryDeclaredId()
{
    // The headers are read as text, so that an id added there without an entry cannot be overlooked.
    QByteArray declarations;
    for (const QString& name : {u"findingids.h"_s, u"grammarfindingids.h"_s}) {
        QFile header(QStringLiteral(NIDUS_SOURCE_DIR "/core/findings/") + name);
        QVERIFY(header.open(QIODevice::ReadOnly));
        declarations += header.readAll();
    }
    static const QRegularExpression declaration(u"FindingId k\\w+\\{\"([^\"]+)\"\\}"_s);
    QRegularExpressionMatchIterator ids = declaration.globalMatch(QString::fromUtf8(declarations));
    std::size_t count = 0;
    while (ids.hasNext()) {
        const QString word = ids.next().captured(1);
        QVERIFY2(catalogueEntry(word), qPrintable(word));
        ++count;
    }
    QCOMPARE(count, catalogue().size());
}

void TestCatalogue::familiesAreTheFirstWordsOfIds()
{
    QHash<QString, FindingFamily> families;
    for (const CatalogueEntry& entry : catalogue()) {
        const QString first = QString(entry.id.word()).section(u'.', 0, 0);
        QCOMPARE(families.value(first, entry.family), entry.family);
        families.insert(first, entry.family);
        QVERIFY(entry.canBeAccepted || entry.severity == Severity::Error);
    }
    const QList<FindingFamily> all = families.values();
    for (const FindingFamily family : all)
        QCOMPARE(all.count(family), 1);
}

void TestCatalogue::findsEntriesByWord()
{
    QCOMPARE(catalogueEntry(u"urn.nid.too-short")->id, kUrnNidTooShort);
    QVERIFY(!catalogueEntry(u"urn.nid.too-shor"));
    QVERIFY(!catalogueEntry(u""));
}

void TestCatalogue::takesSeverityFromTheEntry()
{
    QCOMPARE(makeFinding(kUrnNidEmpty).severity, Severity::Error);
    QCOMPARE(makeFinding(kNidAdviceLookAlike).severity, Severity::Warning);
    const Finding finding = makeFinding(kTemplateTab, {3, 1}, {u"a"_s}, TemplateField::Purpose);
    QCOMPARE(finding, (Finding{kTemplateTab, Severity::Warning, TemplateField::Purpose, {3, 1}, {u"a"_s}}));
}

void TestCatalogue::saysTheSentence_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("RFC 8141 section 2.1")
        << u"urn.nid.bad-char"_s << QStringList{u"\"_\""_s, QString()}
        << u"A NID cannot contain \"_\", only letters, digits and hyphens."_s;
    QTest::newRow("RFC 8141 section 5.1 (4)")
        << u"nid.formal.x-prefix"_s << QStringList{u"x-a"_s, QString()}
        << u"The NID \"x-a\" can never be registered, because it starts with \"X-\"; for examples use the NID \"example\"."_s;
    QTest::newRow("percent sign that is no placeholder")
        << u"urn.pct.zero"_s << QStringList{u"\"%\""_s} << u"The byte zero is written here as %00."_s;
    QTest::newRow("two arguments") << u"template.version.not-next"_s << QStringList{u"5"_s, u"3"_s}
                                   << u"The version is 5, but the next one is 3."_s;
}

void TestCatalogue::saysTheSentence()
{
    QFETCH(QString, word);
    QFETCH(QStringList, arguments);
    QFETCH(QString, sentence);
    const CatalogueEntry* entry = catalogueEntry(word);
    QVERIFY(entry);
    QCOMPARE(message(makeFinding(entry->id, {}, arguments)), sentence);
}

void TestCatalogue::fillsPlaceholdersOnce()
{
    QCOMPARE(filledPattern(u"%1 and %2"_s, {u"%2"_s, u"b"_s}), u"%2 and b"_s);
    QCOMPARE(filledPattern(u"%1 and %2"_s, {u"a"_s}), u"a and "_s);
    QCOMPARE(filledPattern(u"100% %"_s, {u"a"_s}), u"100% %"_s);
}

void TestCatalogue::namesTheRule()
{
    QCOMPARE(ruleReference(*catalogueEntry(u"urn.nid.bad-char")), u"RFC 8141 section 2.1"_s);
    QCOMPARE(ruleReference(*catalogueEntry(u"template.missing-field")), u"RFC 8141 appendix A"_s);
    QCOMPARE(ruleReference(*catalogueEntry(u"template.text.tab")), QString());
}

void TestCatalogue::namesSeverities()
{
    QCOMPARE(severityWord(Severity::Information), "information"_L1);
    QCOMPARE(severityWord(Severity::Warning), "warning"_L1);
    QCOMPARE(severityWord(Severity::Error), "error"_L1);
}

NIDUS_TEST(tst_catalogue, TestCatalogue)
#include "tst_catalogue.moc"
