// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <variant>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::registration;

class TestCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void isOrderedByIdWithoutDuplicates();
    void everyEntryIsWellFormed_data();
    void everyEntryIsWellFormed();
    void containsEveryDeclaredId();
    void describesEveryValueOnce();
    void onlyErrorsCannotBeAccepted();
    void findsEntriesByWord();
    void takesSeverityFromTheEntry();
    void formatsMessages_data();
    void formatsMessages();
    void fillsPlaceholdersOnce();
    void returnsRuleReferences();
    void namesSeverities();
};

void TestCatalog::isOrderedByIdWithoutDuplicates()
{
    const auto notBefore = [](const CatalogEntry& a, const CatalogEntry& b) {
        return !(a.id.word() < b.id.word());
    };
    const auto wrong = std::ranges::adjacent_find(catalog(), notBefore);
    QVERIFY2(wrong == catalog().end(), wrong == catalog().end() ? "" : wrong->id.word().data());
    QVERIFY(catalog().size() > 60);
}

void TestCatalog::everyEntryIsWellFormed_data()
{
    QTest::addColumn<QString>("word");
    for (const CatalogEntry& entry : catalog())
        QTest::newRow(entry.id.word().data()) << QString(entry.id.word());
}

void TestCatalog::everyEntryIsWellFormed()
{
    QFETCH(QString, word);
    static const QRegularExpression wellFormed(u"^[a-z]+(\\.[a-z0-9]+(-[a-z0-9]+)*)+$"_s);
    // RFC 8141 has sections 1 to 9 and appendices A to C; RFC 5234 and RFC 9485 define grammars.
    static const QRegularExpression section8141(u"^([1-9](\\.[1-9]){0,2}|[A-C])$"_s);
    static const QRegularExpression section2141(u"^(2|2\\.[1-4]|2\\.3\\.[12]|[3-8])$"_s);
    static const QRegularExpression section5234(u"^(2\\.[1-4]|3\\.([1-9]|10)|4|B\\.1)$"_s);
    // A sentence, or one that ends with another message.
    static const QRegularExpression sentence(u"^[A-Z\"%].*(?:[.?]|: %[1-9])$"_s);
    const CatalogEntry* entry = catalogEntry(word);
    QVERIFY(entry);
    QVERIFY(wellFormed.match(word).hasMatch());
    const QString rfc = QString::fromLatin1(entry->rule.rfc);
    const QString section = QString::fromLatin1(entry->rule.section);
    if (rfc == u"RFC 8141"_s)
        QVERIFY2(section8141.match(section).hasMatch(),
                 qPrintable(u"Not a section of RFC 8141: "_s + section));
    else if (rfc == u"RFC 2141"_s)
        QVERIFY2(section2141.match(section).hasMatch(), qPrintable(section));
    else if (rfc == u"RFC 5234"_s)
        QVERIFY2(section5234.match(section).hasMatch(), qPrintable(section));
    else if (rfc == u"RFC 9485"_s)
        QCOMPARE(section, u"3"_s); // its syntax
    else if (rfc == u"RFC 8126"_s)
        QVERIFY2(section.startsWith("4"_L1) || section.startsWith("2."_L1), qPrintable(section)); // policies
    else if (rfc == u"RFC 9562"_s)
        QCOMPARE(section, u"4"_s); // version and variant of a UUID
    else
        QVERIFY2(rfc.isEmpty() && section.isEmpty(),
                 qPrintable(u"Add the sections of this document above: "_s + rfc));
    for (const char* text : {entry->message, entry->reason, entry->fix}) {
        const QString line = QString::fromUtf8(text);
        QVERIFY2(sentence.match(line).hasMatch(), qPrintable(u"Not a sentence with a period: "_s + line));
        QVERIFY2(!line.contains(u"  "_s), qPrintable(u"Two spaces: "_s + line));
    }
}

void TestCatalog::containsEveryDeclaredId()
{
    // The header is read as text, so that an id added there without an entry cannot be overlooked.
    QFile header(QStringLiteral(NIDUS_SOURCE_DIR "/core/findings/values/findingids.h"));
    QVERIFY(header.open(QIODevice::ReadOnly));
    static const QRegularExpression declaration(u"FindingId (k\\w+)\\{\\s*\"([^\"]+)\"\\}"_s);
    static const QRegularExpression separator(u"[.-]"_s);
    QRegularExpressionMatchIterator ids = declaration.globalMatch(QString::fromUtf8(header.readAll()));
    QSet<QString> declared;
    while (ids.hasNext()) {
        const QRegularExpressionMatch id = ids.next();
        QString name = u"k"_s;
        for (const QString& part : id.captured(2).split(separator))
            name += part.first(1).toUpper() + part.sliced(1);
        QCOMPARE(id.captured(1), name); // a search for the id finds the constant
        QVERIFY2(catalogEntry(id.captured(2)),
                 qPrintable(id.captured(2) + u" has no row in core/findings/catalog"_s));
        declared.insert(id.captured(2));
    }
    QVERIFY(declared.size() > 100);
    for (const CatalogEntry& entry : catalog())
        QVERIFY2(declared.contains(entry.id.word()) ||
                     !std::holds_alternative<std::monostate>(entry.causes[0]),
                 entry.id.word().data());
}

namespace {

/// Returns the values of an enumeration in the text of a header, so that a new one cannot be overlooked.
QStringList valuesOf(const QString& enumeration, const QString& header)
{
    static const QRegularExpression comment(u"//[^\n]*"_s);
    static const QRegularExpression value(u"\\w+"_s);
    QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/core/") + header);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll());
    const QString list =
        text.section(u"enum class %1 : std::uint8_t {"_s.arg(enumeration), 1).section(u'}', 0, 0);
    QStringList values;
    for (const QRegularExpressionMatch& match : value.globalMatch(QString(list).remove(comment)))
        values.append(match.captured());
    return values;
}

/// Every value of an enumeration but `without` has one entry.
template <typename Cause>
void countEntries(const QString& enumeration, const QString& header, const QList<Cause>& without = {})
{
    const QStringList values = valuesOf(enumeration, header);
    QVERIFY2(values.size() > 3, qPrintable(enumeration + u" is not in "_s + header));
    for (int value = 0; value < values.size(); ++value) {
        const auto cause = static_cast<Cause>(value);
        const auto entries = std::ranges::count_if(catalog(), [cause](const CatalogEntry& entry) {
            return std::ranges::count(entry.causes, FindingCause(cause)) > 0;
        });
        QVERIFY2(
            entries == (without.contains(cause) ? 0 : 1),
            qPrintable(u"Rows of the catalog with the cause %1::%2: %3"_s.arg(enumeration, values.at(value))
                           .arg(entries)));
    }
}

} // namespace

void TestCatalog::describesEveryValueOnce()
{
    using check::CheckReason;
    countEntries<urn::UrnError>(u"UrnError"_s, u"urn/urn.h"_s);
    countEntries<urn::UrnAdvice>(u"UrnAdvice"_s, u"urn/urnparser.h"_s);
    countEntries<urn::NidRule>(u"NidRule"_s, u"urn/nid.h"_s);
    countEntries(u"CheckReason"_s, u"check/urnchecker.h"_s, QList{CheckReason::None, CheckReason::Syntax});
    countEntries<grammar::GrammarCode>(u"GrammarCode"_s, u"grammar/text/grammarfinding.h"_s);
    countEntries(u"GrammarLimit"_s, u"grammar/text/grammarlimits.h"_s, QList{grammar::GrammarLimit::None});
}

void TestCatalog::onlyErrorsCannotBeAccepted()
{
    for (const CatalogEntry& entry : catalog())
        QVERIFY(entry.canBeAccepted || entry.severity == Severity::Error);
}

void TestCatalog::findsEntriesByWord()
{
    QCOMPARE(catalogEntry(u"urn.nid.too-short")->id, kUrnNidTooShort);
    QVERIFY(!catalogEntry(u"urn.nid.too-shor"));
    QVERIFY(!catalogEntry(u""));
}

void TestCatalog::takesSeverityFromTheEntry()
{
    QCOMPARE(makeFinding(kUrnNidEmpty).severity, Severity::Error);
    QCOMPARE(makeFinding(kNidAdviceLookAlike).severity, Severity::Warning);
    const Finding finding = makeFinding(kTemplateTextTab, {3, 1}, {u"a"_s}, TemplateField::Purpose);
    QCOMPARE(finding,
             (Finding{kTemplateTextTab, Severity::Warning, TemplateField::Purpose, {3, 1}, {u"a"_s}}));
}

void TestCatalog::formatsMessages_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("RFC 8141 section 2.1")
        << u"urn.nid.bad-char"_s << QStringList{u"\"_\""_s, QString()}
        << u"A NID cannot contain \"_\", only letters, digits, and hyphens."_s;
    QTest::newRow("RFC 8141 section 5.1 (4)")
        << u"nid.formal.x-prefix"_s << QStringList{u"x-a"_s, QString()}
        << u"The NID \"x-a\" can never be registered because it starts with \"X-\"; for examples, use "
           "the NID \"example\"."_s;
    QTest::newRow("percent sign that is not a placeholder")
        << u"urn.pct.zero"_s << QStringList{u"\"%\""_s} << u"The URN contains a null byte, written as %00."_s;
    QTest::newRow("two arguments") << u"template.version.not-next"_s << QStringList{u"5"_s, u"3"_s}
                                   << u"The version is 5; expected 3."_s;
}

void TestCatalog::formatsMessages()
{
    QFETCH(QString, word);
    QFETCH(QStringList, arguments);
    QFETCH(QString, sentence);
    const CatalogEntry* entry = catalogEntry(word);
    QVERIFY(entry);
    QCOMPARE(message(makeFinding(entry->id, {}, arguments)), sentence);
}

void TestCatalog::fillsPlaceholdersOnce()
{
    QCOMPARE(filledPattern(u"%1 and %2"_s, {u"%2"_s, u"b"_s}), u"%2 and b"_s);
    QCOMPARE(filledPattern(u"%1 and %2"_s, {u"a"_s}), u"a and "_s);
    QCOMPARE(filledPattern(u"100% %"_s, {u"a"_s}), u"100% %"_s);
}

void TestCatalog::returnsRuleReferences()
{
    QCOMPARE(ruleReference(*catalogEntry(u"urn.nid.bad-char")), u"RFC 8141 section 2.1"_s);
    QCOMPARE(ruleReference(*catalogEntry(u"template.missing-field")), u"RFC 8141 appendix A"_s);
    QCOMPARE(ruleReference(*catalogEntry(u"template.text.tab")), QString());
}

void TestCatalog::namesSeverities()
{
    QCOMPARE(severityWord(Severity::Information), "information"_L1);
    QCOMPARE(severityWord(Severity::Warning), "warning"_L1);
    QCOMPARE(severityWord(Severity::Error), "error"_L1);
}

NIDUS_TEST(tst_catalog, TestCatalog)
#include "tst_catalog.moc"
