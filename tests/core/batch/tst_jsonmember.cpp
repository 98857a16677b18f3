// SPDX-License-Identifier: Apache-2.0
#include "core/batch/json/jsonmember.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::batch;

class TestJsonMember : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheMember_data();
    void findsTheMember();
    void rejectsWhatHasTwoMeanings_data();
    void rejectsWhatHasTwoMeanings();
    void listsNames();
    void unescapes_data();
    void unescapes();
};

void TestJsonMember::findsTheMember_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("found"); ///< null: absent
    const auto row = [](const char* title, const char* line, const char* name, const char* found) {
        QTest::newRow(title) << QByteArray(line) << QByteArray(name) << QByteArray(found);
    };
    row("alone", R"({"urn":"x"})", "urn", "x");
    row("blanks", " { \"urn\" :\t\"x\" } ", "urn", "x");
    row("after others", R"({"a":1,"b":[{"urn":"n"},"]}"],"c":{"urn":"n"},"d":null,"urn":"x"})", "urn", "x");
    row("quotation marks in strings", R"({"a":"\"urn\":\"n\"","b":"\\","urn":"x\"y"})", "urn", R"(x\"y)");
    row("a value is not a name", R"({"a":"urn","urn":"x"})", "urn", "x");
    row("an escaped name", R"({"\u0075rn":"x"})", "urn", "x");
    row("nested", R"({"a":{"c":1,"b":"x"},"b":"n"})", "a.b", "x");
    row("a dot in the name", R"({"a.b":"x"})", "a.b", "x");
    row("only in an inner object", R"({"a":{"urn":"n"}})", "urn", nullptr);
    row("missing", R"({"a":1})", "urn", nullptr);
    row("not a string", R"({"urn":12})", "urn", nullptr);
    row("not an object", R"(["urn","x"])", "urn", nullptr);
    row("empty line", "", "urn", nullptr);
    row("truncated in the string", R"({"urn":"x)", "urn", nullptr);
    row("truncated at an escape", R"({"urn":"x\)", "urn", nullptr);
    row("truncated before the member", R"({"a":[1,{"b":)", "urn", nullptr);
    row("unmatched closing brackets", R"({"a":]]]],"urn":"x"})", "urn", nullptr);
    row("an object on the path without it", R"({"a":{},"a.b":"x"})", "a.b", "x");
    row("a value of the path that is not an object", R"({"a":"b","a.b":"x"})", "a.b", "x");
    row("the name in a later value", R"({"urn":"x","a":"urn","b":["urn"],"c":{"urn":"y"}})", "urn", "x");
    row("braces in later strings", R"({"urn":"x","a":"}\"{","b":{"c":{}}} )", "urn", "x");
    row("others twice", R"({"a":1,"a":2,"urn":"x","a":3})", "urn", "x");
    row("a comma after the object, as in an array", R"({"urn":"x"},)", "urn", "x");
    row("missing comma", R"({"a":1 "urn":"x"})", "urn", nullptr);
}

void TestJsonMember::findsTheMember()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, found);
    const std::string text = line.toStdString();
    const std::expected<std::string_view, JsonFailure> member = jsonMember(text, name.toStdString());
    QCOMPARE(member.has_value(), !found.isNull());
    if (member)
        QCOMPARE(std::string(*member), found.toStdString());
}

void TestJsonMember::rejectsWhatHasTwoMeanings_data()
{
    QTest::addColumn<QByteArray>("line"); ///< ^ marks the place, and is not part of it
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("isDuplicate");
    const auto row = [](const char* title, const char* line, const char* name, bool isDuplicate) {
        QTest::newRow(title) << QByteArray(line) << QByteArray(name) << isDuplicate;
    };
    row("twice", R"({"urn":"x",^"urn":"y"})", "urn", true);
    row("twice with the same value", R"({"urn":"x", ^"urn":"x"})", "urn", true);
    row("three times", R"({"urn":"x",^"urn":"y","urn":"z"})", "urn", true);
    row("the second one escaped", R"({"urn":"x",^"\u0075r\u006E":"y"})", "urn", true);
    row("the first one escaped", R"({"\u0075rn":"x",^"urn":"y"})", "urn", true);
    row("the first one is not a string", R"({"urn":1,^"urn":"y"})", "urn", true);
    row("the second one is not a string", R"({"urn":"x",^"urn":null})", "urn", true);
    row("after an object", R"({"urn":"x","a":{"urn":"n"},^"urn":"y"})", "urn", true);
    row("in an inner object", R"({"a":{"b":"x",^"b":"y"}})", "a.b", true);
    row("the object on the path", R"({"a":{"b":"x"},^"a":{"c":"y"}})", "a.b", true);
    row("the object on the path, first without it", R"({"a":{},^"a":{"b":"y"}})", "a.b", true);
    row("nested, and with a dot", R"({"a":{"b":"x"},^"a.b":"y"})", "a.b", true);
    row("with a dot, and nested", R"({"a.b":"x","a":{^"b":"y"}})", "a.b", true);
    row("another object follows", R"({"urn":"x"} ^{"urn":"y"})", "urn", false);
    row("a bracket too many", R"({"urn":"x"}^})", "urn", false);
    row("two commas follow", R"({"urn":"x"},^,)", "urn", false);
    row("a string follows", R"({"urn":"x"} ^"y")", "urn", false);
    row("truncated in the text", R"({"urn":^"x)", "urn", false);
    row("truncated after the text", R"({"urn":"x"^)", "urn", false);
    row("truncated in another object", R"({"urn":"x","a":{"b":1}^)", "urn", false);
    row("truncated in a string", R"({"urn":"x","a":^"b})", "urn", false);
}

void TestJsonMember::rejectsWhatHasTwoMeanings()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, name);
    QFETCH(bool, isDuplicate);
    const auto at = static_cast<std::size_t>(line.indexOf('^'));
    const std::string text = line.replace("^", "").toStdString();
    const std::expected<std::string_view, JsonFailure> member = jsonMember(text, name.toStdString());
    const JsonFailure wanted{isDuplicate ? JsonFault::Duplicate : JsonFault::NotOneObject, at};
    QVERIFY(!member);
    QCOMPARE(member.error().at, wanted.at);
    QVERIFY(member.error() == wanted);
}

void TestJsonMember::listsNames()
{
    QCOMPARE(jsonMemberNames(R"( {"a":{"n":1},"\u0062 c":[2],"":null} x)"), std::string("a, b c, "));
    QCOMPARE(jsonMemberNames(R"({"a":1,"b")"), std::string("a"));
    QCOMPARE(jsonMemberNames("[1]"), std::string());
}

void TestJsonMember::unescapes_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("text"); ///< null: malformed
    QTest::newRow("no escapes") << QByteArray("a") << QByteArray("a");
    QTest::newRow("letters") << QByteArray(R"(\"\\\/\b\f\n\r\t)") << QByteArray("\"\\/\b\f\n\r\t");
    QTest::newRow("a code point") << QByteArray(R"(\u00e9\u20AC)") << QByteArray("\u00e9\u20AC");
    QTest::newRow("surrogates") << QByteArray(R"(\uD83D\uDE00)") << QByteArray("\U0001F600");
    for (const char* malformed : {R"(\)", R"(\x)", R"(\u12)", R"(\u12G4)", R"(\uD83D)", R"(\uD83Dx)",
                                  R"(\uDE00)", R"(\uD83D\u0041)", R"(\u-001)"})
        QTest::newRow(malformed) << QByteArray(malformed) << QByteArray();
}

void TestJsonMember::unescapes()
{
    QFETCH(QByteArray, raw);
    QFETCH(QByteArray, text);
    const std::optional<std::string> unescaped = jsonUnescaped(raw.toStdString());
    QCOMPARE(unescaped.has_value(), !text.isNull());
    if (unescaped)
        QCOMPARE(*unescaped, text.toStdString());
}

NIDUS_TEST(tst_jsonmember, TestJsonMember)
#include "tst_jsonmember.moc"
