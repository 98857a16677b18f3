// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "examplecontent.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

RegistryContent searchable()
{
    RegistryContent content;
    const auto add = [&content](const QString& nid, const QString& registrant, const QString& purpose) {
        VersionContent held;
        held.registrationTemplate.setText(TemplateField::Purpose, purpose);
        held.registrationTemplate.setRegistrant({.organization = registrant});
        content.records.append({{.nid = nid}, {{1, held, {}, {}, {}}}, {}});
    };
    add(u"alpha"_s, u"Été Society"_s, u"The National\n   Library says \"hello\""_s);
    add(u"beta"_s, u"中文 Registry"_s, u"模板世界 and 100% of a_b"_s);
    add(u"gamma"_s, u"Plain"_s,
        u"STRASSE, İstanbul, Ὀδυσσεύς, Łódź, Sødertälje, Æther, Straße, がきく, \U0001F600\U0001F601\U0001F602"_s);
    content.records.append({{.nid = u"zeta"_s,
                             .registrant = u"Only Known"_s,
                             .references = {{u"rfc"_s, u"rfc5141"_s, u"Ref text"_s}}},
                            {},
                            {}});
    VersionContent draft;
    draft.registrationTemplate.setText(TemplateField::Nid, u"delta"_s);
    draft.registrationTemplate.setText(TemplateField::Syntax, u"a library of rules"_s);
    content.drafts.append({{.id = 5, .content = draft}, {}});
    return content;
}

} // namespace

class TestRegistrySearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void findsEveryFieldOfTheCurrentContent();
    void followsEveryChange();
    void noticesOtherConnections();
};

void TestRegistrySearch::finds_data()
{
    QTest::addColumn<QString>("term");
    QTest::addColumn<QStringList>("handles");
    const auto row = [](const char* name, const QString& term, const QStringList& handles) {
        QTest::newRow(name) << term << handles;
    };
    row("empty term: everything", u""_s, {u"alpha"_s, u"beta"_s, u"gamma"_s, u"zeta"_s, u"draft:5"_s});
    row("blanks: everything", u"  \t"_s, {u"alpha"_s, u"beta"_s, u"gamma"_s, u"zeta"_s, u"draft:5"_s});
    row("one character of NIDs and registrants", u"y"_s, {u"alpha"_s, u"beta"_s, u"zeta"_s});
    row("two characters", u"ta"_s, {u"beta"_s, u"zeta"_s, u"draft:5"_s});
    row("two characters do not search fields", u"he"_s, {});
    row("two Chinese characters", u"中文"_s, {u"beta"_s});
    row("two Chinese characters of a field", u"模板"_s, {});
    row("three Chinese characters of a field", u"模板世"_s, {u"beta"_s});
    row("two letters with an accent, other case", u"éT"_s, {u"alpha"_s, u"beta"_s, u"zeta"_s});
    row("NID in other case", u"ALPHA"_s, {u"alpha"_s});
    row("inside a word", u"ibrar"_s, {u"alpha"_s, u"draft:5"_s});
    row("several words across a line end", u"national library"_s, {u"alpha"_s});
    row("blanks around and between", u"  national   library "_s, {u"alpha"_s});
    row("words in another order do not match", u"library national"_s, {});
    row("quotes", u"\"hello\""_s, {u"alpha"_s});
    row("one quote", u"\"he"_s, {u"alpha"_s});
    row("percent sign", u"100%"_s, {u"beta"_s});
    row("percent is not a wildcard", u"1%0"_s, {});
    row("underscore is not a wildcard", u"a_c"_s, {});
    row("underscore", u"a_b"_s, {u"beta"_s});
    row("query words are text", u"National OR Plain"_s, {});
    row("column filter is text", u"text:library"_s, {});
    row("star is text", u"libra*"_s, {});
    row("accents in other case", u"ÉTÉ"_s, {u"alpha"_s});
    row("decomposed accents", u"e\u0301te\u0301 s"_s, {u"alpha"_s});
    row("without accents", u"ete"_s, {u"alpha"_s});
    row("accents that the text lacks", u"Plaïn"_s, {u"gamma"_s});
    row("Greek without accents", u"οδυσσευς"_s, {u"gamma"_s});
    row("dotted capital I", u"istanbul"_s, {u"gamma"_s});
    row("letters with a stroke", u"lodz, sodertalje"_s, {u"gamma"_s});
    row("the same with strokes", u"Łódź, SØDERTÄLJE"_s, {u"gamma"_s});
    row("ligatures", u"aether, strasse"_s, {u"gamma"_s});
    row("Japanese voicing counts", u"かきく"_s, {});
    row("Greek final sigma", u"ΔΥΣΣΕΎΣ"_s, {u"gamma"_s});
    row("beyond the BMP", u"\U0001F600\U0001F601\U0001F602"_s, {u"gamma"_s});
    row("two beyond the BMP are a short term", u"\U0001F600\U0001F601"_s, {});
    row("no match across fields", u"alphaété"_s, {});
    row("registrant of a record without version", u"only known"_s, {u"zeta"_s});
    row("reference", u"RFC5141"_s, {u"zeta"_s});
    row("draft's NID", u"delta"_s, {u"draft:5"_s});
    row("embedded NUL", u"nat\0ional"_s, {});
    row("nothing", u"nowhere to be found"_s, {});
}

void TestRegistrySearch::finds()
{
    QFETCH(QString, term);
    QFETCH(QStringList, handles);
    const auto registry = Registry::inMemory(searchable());
    QVERIFY(registry.has_value());
    QCOMPARE(registry->overview().search(term), handles);
}

void TestRegistrySearch::findsEveryFieldOfTheCurrentContent()
{
    auto registry = Registry::inMemory({});
    QVERIFY(registry.has_value());
    const auto draft = registry->drafts().create({.content = exampleVersionContent(u"sought"_s)}, {});
    QVERIFY(draft.has_value());
    const auto missed = [&registry](const QStringList& expected) {
        QStringList terms;
        for (const TemplateField field : kTemplateFields) {
            if (!isSingleLine(field) && field != TemplateField::Registrant)
                terms.append(fieldHeading(field) + " of sought"_L1);
        }
        terms.append({u"5feb2001"_s, u"12345 town"_s, u"jo doe"_s, u"urn@example"_s, u"jo@example"_s,
                      u"+1 555"_s, u"fast track"_s, u"founded in"_s, u"urn:sought:a"_s, u"note 1"_s,
                      u"c = d"_s});
        terms.removeIf([&](const QString& term) { return registry->overview().search(term) == expected; });
        return terms;
    };
    QCOMPARE(missed({u"draft:%1"_s.arg(draft->id)}), QStringList());
    QVERIFY(registry->registrations().registerDraft(draft->id, {}).has_value());
    QCOMPARE(missed({u"sought"_s}), QStringList());
}

void TestRegistrySearch::followsEveryChange()
{
    auto registry = Registry::inMemory(searchable());
    QVERIFY(registry.has_value());
    QCOMPARE(registry->overview().search(u"pristine"_s), QStringList());

    Draft revision{.revisionOf = u"alpha"_s};
    revision.content.registrationTemplate.setText(TemplateField::Purpose, u"pristine"_s);
    const auto draft = registry->drafts().create(revision, {});
    QVERIFY(draft.has_value());
    const QString handle = u"draft:%1"_s.arg(draft->id);
    QCOMPARE(registry->overview().search(u"pristine"_s), QStringList{handle});
    QCOMPARE(registry->overview().search(u"alpha"_s), (QStringList{u"alpha"_s, handle}));

    revision.content.registrationTemplate.setText(TemplateField::Purpose, u"changed"_s);
    QVERIFY(registry->drafts().save(draft->id, revision.content, 0, {}).has_value());
    QCOMPARE(registry->overview().search(u"pristine"_s), QStringList());
    QCOMPARE(registry->overview().search(u"changed"_s), QStringList{handle});

    QVERIFY(registry->registrations().registerDraft(draft->id, {}).has_value());
    QCOMPARE(registry->overview().search(u"changed"_s), QStringList{u"alpha"_s});
    QCOMPARE(registry->overview().search(u"national library"_s), QStringList());

    const auto other = registry->drafts().create(revision, {});
    QVERIFY(other.has_value());
    QVERIFY(registry->drafts().moveToTrash(other->id, {}).has_value());
    QCOMPARE(registry->overview().search(u"changed"_s), QStringList{u"alpha"_s});
}

void TestRegistrySearch::noticesOtherConnections()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.nidus"_s);
    auto mine = Registry::create(path, searchable());
    auto theirs = Registry::open(path);
    QVERIFY(mine.has_value() && theirs.has_value());
    QCOMPARE(mine->overview().search(u"de"_s), QStringList{u"draft:5"_s});
    const auto before = mine->dataVersion();
    QVERIFY(before.has_value());

    QVERIFY(theirs->drafts().moveToTrash(5, {}).has_value());
    QVERIFY(mine->dataVersion().value() > *before);
    QCOMPARE(mine->overview().search(u"de"_s), QStringList());
    QCOMPARE(mine->overview().search(u"delta"_s), QStringList());

    const auto between = mine->dataVersion();
    QVERIFY(mine->drafts().create({}, {}).has_value());
    QVERIFY(mine->dataVersion().value() > between.value());
}

NIDUS_TEST(tst_registrysearch, TestRegistrySearch)
#include "tst_registrysearch.moc"
