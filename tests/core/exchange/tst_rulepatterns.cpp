// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/rulepatterns.h"

#include "core/exchange/write/exportformat.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace nidus;
using namespace nidus::exchange;
using namespace Qt::StringLiterals;

/// Regular expressions in exports.
class TestRulePatterns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jsonContainsThem();
    void jsonLdContainsThem();
    void htmlContainsThem();
    void draftsHaveNoVersion();
    void leavesOutWhatCannotBeWritten();
};

namespace {

registration::RegistryContent contentWith(const QString& grammar)
{
    registration::RegistrationRecord record;
    record.registration.nid = u"maps"_s;
    for (int number = 1; number <= 2; ++number) {
        registration::Version version;
        version.number = number;
        version.registeredAt = QDateTime(QDate(2024, 5, 17), QTime(9, 30), Qt::UTC);
        version.author = u"Editor"_s;
        version.content.registrationTemplate.setText(registration::TemplateField::Nid, u"maps"_s);
        version.content.rule = registration::SyntaxRule{.text = number == 1 ? u"a = \"old\"\n"_s : grammar};
        record.versions.append(version);
    }
    return {.records = {record}};
}

QJsonObject objectOf(const base::Result<QByteArray>& bytes)
{
    return bytes ? QJsonDocument::fromJson(*bytes).object() : QJsonObject();
}

QJsonObject firstOf(const QJsonValue& list) { return list.toArray().at(0).toObject(); }

const QString kPattern = u"[Uu][Rr][Nn]:[Mm][Aa][Pp][Ss]:[0-9]+(\\.[0-9])?"_s;
const QString kJsonPattern = u"^[Uu][Rr][Nn]:[Mm][Aa][Pp][Ss]:[0-9]+(?:\\.[0-9])?$"_s;
const QString kGrammar = u"a = 1*DIGIT [ \".\" DIGIT ]\n"_s;

} // namespace

void TestRulePatterns::jsonContainsThem()
{
    const registration::RegistryContent content = contentWith(kGrammar);
    const base::Result<QByteArray> json = writeExport(ExportFormat::Json, content);
    QVERIFY(json);
    const QJsonObject patterns =
        firstOf(objectOf(json).value("registrations"_L1)).value("patterns"_L1).toObject();
    QCOMPARE(patterns.value("version"_L1).toInt(), 2);
    QCOMPARE(patterns.value("jsonSchema"_L1).toString(), kJsonPattern);
    QCOMPARE(patterns.value("xsd"_L1).toString(), kPattern);
    // They are made again from the rule, not read.
    const base::Result<registration::RegistryContent> read = readRegistryJson(*json);
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QCOMPARE(read->records, content.records);
}

void TestRulePatterns::jsonLdContainsThem()
{
    const QJsonObject term = firstOf(
        objectOf(writeExport(ExportFormat::JsonLd, contentWith(kGrammar))).value("hasDefinedTerm"_L1));
    QCOMPARE(term.value("grammarVersion"_L1).toInt(), 2);
    QCOMPARE(term.value("jsonSchemaPattern"_L1).toString(), kJsonPattern);
    QCOMPARE(term.value("xsdPattern"_L1).toString(), kPattern);
}

void TestRulePatterns::htmlContainsThem()
{
    const base::Result<QByteArray> html = writeExport(ExportFormat::Html, contentWith(kGrammar));
    QVERIFY(html);
    QVERIFY(html->contains("<dt>Pattern for JSON Schema, version 2</dt>"));
    QVERIFY(html->contains("<dt>Pattern for XML Schema, version 2</dt>"));
    QVERIFY(html->contains("<code>" + kPattern.toUtf8() + "</code>"));
}

void TestRulePatterns::draftsHaveNoVersion()
{
    registration::DraftRecord record;
    record.draft.id = 3;
    record.draft.content.registrationTemplate.setText(registration::TemplateField::Nid, u"maps"_s);
    record.draft.content.rule = registration::SyntaxRule{.text = kGrammar};
    const QJsonObject draft =
        firstOf(objectOf(writeExport(ExportFormat::Json, {.drafts = {record}})).value("drafts"_L1));
    QVERIFY(!draft.value("patterns"_L1).toObject().contains("version"_L1));
    QCOMPARE(draft.value("patterns"_L1).toObject().value("xsd"_L1).toString(), kPattern);
}

void TestRulePatterns::leavesOutWhatCannotBeWritten()
{
    const QString nested = u"a = \"(\" [ a ] \")\"\n"_s;
    const QJsonObject record =
        firstOf(objectOf(writeExport(ExportFormat::Json, contentWith(nested))).value("registrations"_L1));
    QVERIFY(!record.isEmpty() && !record.contains("patterns"_L1));
    // XML cannot contain this character.
    const std::optional<RulePatterns> patterns =
        rulePatterns(publicationOf(contentWith(u"a = %x01 / \"a\"\n"_s).records[0]));
    QVERIFY(patterns && !patterns->jsonSchema.isEmpty() && patterns->xsd.isEmpty());
}

NIDUS_TEST(tst_rulepatterns, TestRulePatterns)
#include "tst_rulepatterns.moc"
