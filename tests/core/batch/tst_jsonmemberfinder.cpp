// SPDX-License-Identifier: Apache-2.0
#include "core/batch/json/jsonmember.h"
#include "core/batch/json/jsonmemberfinder.h"
#include "tests/testprogram.h"

#include <QTest>
#include <random>
#include <vector>

using namespace nidus::batch;

namespace {

/// Objects to change at random: escaped and repeated keys, nesting, dots in names, other values, blanks.
const std::vector<std::string> kObjects{
    R"({"id":12345,"title":"A book","urn":"urn:isbn:9780395363416","year":1999,"tags":["a","b"]})",
    R"({"id":1,"a":{"b":"x","c":[{"urn":"n"},2]},"urn":"urn:x:y","urn":"urn:x:second"})",
    R"({"urn":"first","b":"\\","a":{"b":{"urn":"n"}},"u":"}"})",
    R"({"\u0075rn":"first","urn":"second","a":"\"q\"","b":"\\"})",
    "\t{ \"a\" : null , \"b\":true,\"urn\" : \"caf\\u00e9 \u00e9\" , \"z\": -1.5e+3 } ",
    R"({"a":{"a":{"urn":"deep"},"b":"c"},"a.b":"dotted","a name of many bytes":"n","urn":"u"})",
    R"({"a":[],"b":{},"c":"","urn":""})",
};
/// Single bytes that have a meaning, in UTF-8, or nowhere.
const std::string kBytes("\"\\{}[]:,. \t\r\f\v\x1a\x01urnab01-\xc3\xa9\xff\xe2\x80\x7f\0", 31);
const std::vector<std::string> kPieces{
    "\"urn\":",  R"(,"urn":"v")", "\"a\":{", "}", "\\\"",    "\\u0075",       "\"\"",        ":",
    R"(["\"]])", "{\"b\":",       R"(1\")",  ",", R"("a":)", "\"b\":\"c\":1", "\xEF\xBB\xBF"};
const std::vector<std::string> kNames{"urn", "a.b", "a", "a.urn", "a.a.urn", "b", "", "a.b.c", "\\u0075rn"};

class Mutation
{
public:
    explicit Mutation(std::uint32_t seed) : m_random(seed) {}

    std::size_t below(std::size_t bound) { return m_random() % bound; }
    const std::string& oneOf(const std::vector<std::string>& all) { return all[below(all.size())]; }
    /// Half of the lines are changed.
    std::string line()
    {
        std::string text = oneOf(kObjects);
        for (std::size_t changes = below(2) * below(4); changes > 0; --changes)
            change(text);
        return text;
    }
    std::string junk(std::size_t size)
    {
        std::string text;
        while (text.size() < size)
            text += kBytes[below(kBytes.size())];
        return text;
    }

private:
    void change(std::string& text)
    {
        const std::size_t at = below(text.size() + 1);
        switch (below(6)) {
        case 0: text.insert(at, 1, kBytes[below(kBytes.size())]); break;
        case 1: text.replace(at, 1, 1, kBytes[below(kBytes.size())]); break;
        case 2: text.erase(at, 1 + below(3)); break;
        case 3: text.resize(at); break;
        case 4: text.insert(at, oneOf(kPieces)); break;
        default: text.insert(below(text.size() + 1), text.substr(at, below(20))); break;
        }
    }

    std::mt19937 m_random;
};

/// Lines as in a block, and what was found in them.
struct Found
{
    std::size_t lines = 0;
    std::size_t members = 0;
    std::vector<std::string> different;
};

/// Compares both readers on the lines of `text`, of which the last `following` bytes are after the last line.
void compare(const std::string& text, std::size_t following, const std::string& name,
             JsonMemberFinder& finder, Found& found)
{
    std::string_view rest(text.data(), text.size() - following);
    finder.start(rest, following);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        const auto member = finder.find(line, name);
        const auto expected = jsonMember(line, name);
        const bool isSame = member == expected && (!member || member->data() == expected->data());
        if (!isSame)
            found.different.push_back(name + " in " + std::string(line));
        ++found.lines;
        found.members += expected ? 1U : 0U;
    }
}

} // namespace

class TestJsonMemberFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithJsonMember_data();
    void agreesWithJsonMember();
    void agreesOnMutatedLines();
};

void TestJsonMemberFinder::agreesWithJsonMember_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("found"); ///< null: absent
    const auto row = [](const char* title, const QByteArray& line, const char* name, const char* found) {
        QTest::newRow(title) << line << QByteArray(name) << QByteArray(found);
    };
    row("a duplicate", R"({"urn":"x","urn":"y"})", "urn", nullptr);
    row("an escaped key, and a duplicate", R"({"\u0075rn":"x","urn":"y"})", "urn", nullptr);
    row("a duplicate in the second piece of sixteen bytes",
        R"({"urn":"x","year":1999,"held":[1,2,3],"urn":"y"})", "urn", nullptr);
    row("an escaped duplicate", R"({"urn":"x","\u0075rn":"y"})", "urn", nullptr);
    row("a duplicate after an object", R"({"urn":"x","a":{"b":1},"urn":"y"})", "urn", nullptr);
    row("an object after the member", R"({"urn":"x","a":{"urn":"n"}})", "urn", "x");
    row("escapes after the member", R"({"urn":"x","a":"b\n","c":"d"})", "urn", "x");
    row("a key in an array after the member", R"({"urn":"x","a":[1,"urn":"y"]})", "urn", "x");
    row("mismatched brackets after the member", R"({"urn":"x","a":{"b":1],"c":"}"})", "urn", nullptr);
    row("two objects in a line", R"({"urn":"x"}{"a":"y"})", "urn", nullptr);
    row("an empty name", R"({"":"x","a":""})", "", "x");
    row("an object on the path twice", R"({"a":{"b":"x"},"a":{"c":"y"}})", "a.b", nullptr);
    row("nine objects in one another", R"({"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":"x"}}}}}}}}})",
        "a.a.a.a.a.a.a.a.a", "x");
    row("not a string, then a duplicate", R"({"urn":1,"urn":"y"})", "urn", nullptr);
    row("an escaped quotation mark outside a string", R"({"a":1\",b:2,"urn":"y"})", "urn", nullptr);
    row("the same in an array", R"({"a":[\"],"urn":"y"})", "urn", nullptr);
    row("a string directly after a number", R"({"a":1"b","urn":"y"})", "urn", nullptr);
    row("a punctuation mark as a value", R"({"a":,"urn":"y"})", "urn", nullptr);
    row("a colon after a value", R"({"a":{"b":"c":1},"urn":"y"})", "a.urn", nullptr);
    row("NUL in an array", QByteArray("{\"a\":[1,\0],\"urn\":\"y\"}", 21), "urn", nullptr);
    row("invalid UTF-8", "{\"a\":\"\xFF\",\"urn\":\"x\"}", "urn", "x");
    row("a control character in a string", "{\"a\":\"\x01\",\"urn\":\"x\"}", "urn", "x");
    row("a longer line than is examined at once", "{\"a\":\"" + QByteArray(20'000, 'b') + R"(","urn":"x"})",
        "urn", "x");
    row("many lines before it",
        QByteArray("{\"a\":[1,2,3],\"b\":\"c\"}\n").repeated(2'000) + R"({"urn":"x"})", "urn", "x");
    row("an unclosed bracket in the line before", "{\"a\":[1,\n2],\"urn\":\"x\"}", "urn", nullptr);
    row("an unclosed string in the line before", "{\"a\":\"b\n{\"urn\":\"x\"}", "urn", "x");
    row("a byte order mark in the line before", "\xEF\xBB\xBF{\"urn\":\"y\"}\n{\"urn\":\"x\"}", "urn", "x");
}

void TestJsonMemberFinder::agreesWithJsonMember()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, found);
    const std::string last = line.sliced(line.lastIndexOf('\n') + 1).toStdString();
    QCOMPARE(jsonMember(last, name.toStdString()).has_value(), !found.isNull());
    JsonMemberFinder finder;
    for (const std::size_t following : {std::size_t{0}, JsonMemberFinder::kPadding}) {
        Found all;
        compare(line.toStdString() + std::string(following, '"'), following, name.toStdString(), finder, all);
        QCOMPARE(all.different, std::vector<std::string>());
    }
}

void TestJsonMemberFinder::agreesOnMutatedLines()
{
    constexpr std::size_t kLines = 1'000'000;
    Mutation random(1);
    JsonMemberFinder finder;
    Found all;
    while (all.lines < kLines) {
        std::string text = random.line();
        for (std::size_t more = random.below(random.below(10) == 0 ? 200 : 4); more > 0; --more)
            text += (random.below(5) == 0 ? "\r\n" : "\n") + random.line();
        const std::size_t following = random.below(2 * JsonMemberFinder::kPadding);
        text += random.junk(following);
        text.shrink_to_fit(); // so that a sanitizer finds bytes read after it
        compare(text, following, random.below(3) == 0 ? random.oneOf(kNames) : kNames.front(), finder, all);
    }
    QCOMPARE(all.different, std::vector<std::string>());
    QVERIFY2(all.members > kLines / 3, "many lines have the member");
}

NIDUS_TEST(tst_jsonmemberfinder, TestJsonMemberFinder)
#include "tst_jsonmemberfinder.moc"
