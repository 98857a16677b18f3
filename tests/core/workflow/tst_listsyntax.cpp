// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/listsyntax.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::workflow;
using subregistry::Definition;
using subregistry::ValueKind;

namespace {

/// Of a made-up namespace; indented as in a template.
constexpr const char* kGrammar = "\n  acme-nss = \"obj:\" obj [\":\" version] / \"org:\" org\n"
                                 "  obj      = 1*6DIGIT\n"
                                 "  version  = 1*DIGIT \".\" 1*DIGIT\n"
                                 "  org      = ALPHA *15(ALPHA / DIGIT / \"-\")\n";

std::shared_ptr<const check::LazyRule> ruleOf(const std::string& text)
{
    return std::make_shared<const check::LazyRule>(check::RuleSource{.start = {}, .text = text});
}

QString textOf(const std::optional<findings::Finding>& found)
{
    return found ? findings::message(*found) : QString();
}

} // namespace

/// What the grammar of a namespace says about a list of values.
class TestListSyntax : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesValues_data();
    void comparesValues();
    void comparesPatterns_data();
    void comparesPatterns();
    void namesTheHeldValues();
    void comparesLabels();
    void findsUrnsThatPassTheList_data();
    void findsUrnsThatPassTheList();
    void findsNothingWithoutAGrammar();
};

void TestListSyntax::comparesValues_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("urn");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const QString& rule, const QString& urn, const QString& value,
                        const QString& found) { QTest::newRow(name) << rule << urn << value << found; };
    row("right word", u"org"_s, u"urn:acme:org:{value}"_s, u"mad-cat"_s, {});
    row("wrong word", u"org"_s, u"urn:acme:org:{value}"_s, u"9lives"_s,
        u"\"9lives\" does not match the rule \"org\" of the grammar."_s);
    row("word, no URN", u"org"_s, {}, u"9lives"_s,
        u"\"9lives\" does not match the rule \"org\" of the grammar."_s);
    row("a URN with a space", {}, u"urn:acme:org:{value}"_s, u"mad cat"_s,
        u"The URN \"urn:acme:org:mad cat\" is not valid: "_s);
    row("a URN that the grammar rejects", {}, u"urn:acme:org:{value}"_s, u"9lives"_s,
        u"The URN \"urn:acme:org:9lives\" is not valid: Rejected by the syntax rule of \"acme\" at column 14: "_s);
    row("right number", u"obj"_s, u"urn:acme:obj:{value}"_s, u"999999"_s, {});
    row("long number", u"obj"_s, u"urn:acme:obj:{value}"_s, u"1000000"_s,
        u"\"1000000\" does not match the rule \"obj\" of the grammar."_s);
    row("end of a block", u"obj"_s, u"urn:acme:obj:{value}"_s, u"999990-1000000"_s,
        u"\"1000000\" does not match the rule \"obj\" of the grammar."_s);
    row("wrong pattern", u"obj"_s, u"urn:acme:{value}"_s, u"1000"_s,
        u"The URN \"urn:acme:1000\" is not valid: Rejected by the syntax rule of \"acme\" at column 10: "_s);
    row("neither rule nor pattern", {}, {}, u"9 lives"_s, {});
}

void TestListSyntax::comparesValues()
{
    QFETCH(QString, rule);
    QFETCH(QString, urn);
    QFETCH(QString, value);
    QFETCH(QString, found);
    const Definition definition{.nid = u"acme"_s,
                                .name = u"list"_s,
                                .kind = rule == "obj"_L1 ? ValueKind::Decimal : ValueKind::Words,
                                .rules = rule.isEmpty() ? QStringList() : QStringList{rule},
                                .urn = urn};
    const ListSyntax syntax(definition, ruleOf(kGrammar));
    const QString text = textOf(
        syntax.findingAbout(subregistry::Subregistry(definition), *subregistry::blockOf(definition, value)));
    QVERIFY2(found.isEmpty() ? text.isEmpty() : text.startsWith(found), qPrintable(text));
}

void TestListSyntax::comparesPatterns_data()
{
    QTest::addColumn<QString>("urn");
    QTest::addColumn<QStringList>("key");
    QTest::addColumn<QStringList>("rules");
    QTest::addColumn<QString>("example"); ///< empty: some URN is accepted
    const auto row = [](const char* name, const QString& urn, const QStringList& key,
                        const QStringList& rules,
                        const QString& example) { QTest::newRow(name) << urn << key << rules << example; };
    row("right", u"urn:acme:obj:{value}"_s, {}, {u"obj"_s}, {});
    row("letter case", u"URN:Acme:obj:{value}"_s, {}, {u"obj"_s}, {});
    row("no rule", u"urn:acme:obj:{value}"_s, {}, {}, {});
    row("the proposed one", u"urn:acme:{value}"_s, {}, {u"obj"_s}, u"urn:acme:obj:0"_s);
    row("the proposed one without a rule", u"urn:acme:{value}"_s, {}, {}, u"urn:acme:obj:0"_s);
    row("the proposed one of another rule", u"urn:acme:{value}"_s, {}, {u"org"_s}, u"urn:acme:org:a"_s);
    row("the place of other values", u"urn:acme:org:{value}"_s, {}, {u"obj"_s}, u"urn:acme:obj:0"_s);
    row("another namespace", u"urn:oma:obj:{value}"_s, {}, {u"obj"_s}, u"urn:acme:obj:0"_s);
    row("two parts", u"urn:acme:obj:{id}:{version}"_s, {u"id"_s, u"version"_s}, {u"obj"_s, u"version"_s}, {});
    row("parts of which one may be missing", u"urn:acme:obj:{version}:{id}"_s, {u"id"_s, u"version"_s},
        {u"obj"_s, u"version"_s}, {});
    row("both parts at once", u"urn:acme:obj:{value}"_s, {u"id"_s, u"version"_s}, {u"obj"_s, u"version"_s},
        {});
    row("a label that may be empty", u"urn:acme:{label}:obj:{value}"_s, {}, {u"obj"_s}, {});
    row("none", {}, {}, {u"obj"_s}, {});
    row("another character", u"urn:acme:obj/{value}"_s, {}, {u"obj"_s}, u"urn:acme:obj:0"_s);
}

void TestListSyntax::comparesPatterns()
{
    QFETCH(QString, urn);
    QFETCH(QStringList, key);
    QFETCH(QStringList, rules);
    QFETCH(QString, example);
    const ListSyntax syntax({.nid = u"acme"_s,
                             .name = u"list"_s,
                             .kind = ValueKind::Decimal,
                             .key = key,
                             .rules = rules,
                             .urn = urn},
                            ruleOf(kGrammar));
    const auto found = syntax.patternFinding();
    QCOMPARE(found.has_value(), !example.isEmpty());
    if (found)
        QCOMPARE(found->arguments, (QStringList{urn, u"acme"_s, example}));
}

/// An existing list may have odd values; those that nobody has do not matter.
void TestListSyntax::namesTheHeldValues()
{
    const Definition definition{
        .nid = u"acme"_s, .name = u"orgs"_s, .rules = {u"org"_s}, .urn = u"urn:acme:org:{value}"_s};
    subregistry::Subregistry list(definition);
    QList<subregistry::Entry> entries;
    for (const QString& value : {u"cat"_s, u"1"_s, u"2"_s, u"3"_s, u"4"_s})
        entries.append(
            {.block = *subregistry::blockOf(definition, value), .state = subregistry::EntryState::Assigned});
    entries.append(
        {.block = *subregistry::blockOf(definition, u"5"_s), .state = subregistry::EntryState::Pool});
    list.apply({.entries = entries});
    const ListSyntax syntax(definition, ruleOf(kGrammar));
    QCOMPARE(syntax.noticeAbout(list, entries),
             u"4 value(s) of the list do not match the rule \"org\": 1, 2, 3"_s);
    QCOMPARE(syntax.noticeAbout(list, {entries[1]}),
             u"\"1\" does not match the rule \"org\" of the grammar."_s);
    QCOMPARE(syntax.noticeAbout(list, {entries[0]}), QString());
    QCOMPARE(syntax.noticeAbout(list, {entries[5]}), QString());
}

void TestListSyntax::findsUrnsThatPassTheList_data()
{
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<QString>("urn"); ///< empty: none
    const auto row = [](const char* name, const QString& grammar, const QString& urn) {
        QTest::newRow(name) << grammar << urn;
    };
    row("none", u"nss = \"o:\" obj / \"p:\" 1*ALPHA\nobj = 1*2DIGIT\n"_s, {});
    row("optional", u"nss = \"o\" [\":\" obj]\nobj = 1*2DIGIT\n"_s, {});
    row("an empty text", u"nss = \"o:\" obj / \"o:\"\nobj = *2DIGIT\n"_s, {});
    row("all", u"nss = \"o:\" obj / 1*(ALPHA / DIGIT / \":\")\nobj = 1*2DIGIT\n"_s, u"urn:acme:o:0"_s);
    row("some", u"nss = \"o:\" obj / \"o:\" 1*(\"7\" / \"x\")\nobj = 1*2DIGIT\n"_s, u"urn:acme:o:7"_s);
    row("before the rule", u"nss = [1*2DIGIT] [obj]\nobj = 1*2DIGIT\n"_s, u"urn:acme:0"_s);
}

void TestListSyntax::findsUrnsThatPassTheList()
{
    QFETCH(QString, grammar);
    QFETCH(QString, urn);
    const Definition definition{
        .nid = u"acme"_s, .name = u"list"_s, .kind = ValueKind::Decimal, .rules = {u"obj"_s}};
    const QString notice = ListSyntax(definition, ruleOf(grammar.toStdString())).bypassNotice();
    if (urn.isEmpty())
        QCOMPARE(notice, QString());
    else
        QVERIFY2(notice.startsWith(
                     u"The grammar also matches some URNs without the rule \"obj\", such as %1. "_s.arg(urn)),
                 qPrintable(notice));
}

void TestListSyntax::comparesLabels()
{
    const Definition definition{
        .nid = u"acme"_s, .name = u"list"_s, .rules = {u"obj"_s}, .labelRule = u"org"_s};
    const ListSyntax syntax(definition, ruleOf(kGrammar));
    const QList<findings::Finding> found = syntax.labelFindings(
        {{.name = u"a"_s, .label = u"own"_s}, {.name = u"b"_s}, {.name = u"c"_s, .label = u"9x"_s}});
    QCOMPARE(found.size(), 1);
    QCOMPARE(findings::message(found[0]), u"\"9x\" does not match the rule \"org\" of the grammar."_s);
    Definition withoutLabels = definition;
    withoutLabels.labelRule.clear();
    QVERIFY(ListSyntax(withoutLabels, ruleOf(kGrammar)).labelFindings({{.label = u"9x"_s}}).isEmpty());
}

void TestListSyntax::findsNothingWithoutAGrammar()
{
    const Definition definition{.nid = u"acme"_s, .name = u"orgs"_s, .urn = u"urn:acme:{value}"_s};
    const ListSyntax syntax(definition, nullptr);
    QVERIFY(!syntax.patternFinding());
    QVERIFY(!syntax.findingAbout(subregistry::Subregistry(definition),
                                 *subregistry::blockOf(definition, u"a b"_s)));
    // A context-free grammar decides about URNs, but not about a pattern.
    const ListSyntax nested(definition, ruleOf("name = \"(\" [name] \")\"\n"));
    QVERIFY(!nested.patternFinding());
    QVERIFY(
        nested.findingAbout(subregistry::Subregistry(definition), *subregistry::blockOf(definition, u"a"_s)));
}

NIDUS_TEST(tst_listsyntax, TestListSyntax)
#include "tst_listsyntax.moc"
