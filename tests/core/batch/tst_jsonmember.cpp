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
    row("missing comma", R"({"a":1 "urn":"x"})", "urn", nullptr);
}

void TestJsonMember::findsTheMember()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, found);
    const std::string text = line.toStdString();
    const std::optional<std::string_view> member = jsonMember(text, name.toStdString());
    QCOMPARE(member.has_value(), !found.isNull());
    if (member)
        QCOMPARE(std::string(*member), found.toStdString());
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
