// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/inference/inference.h"
#include "core/grammar/samples/sample.h"
#include "core/grammar/samples/splitmix.h"
#include "core/grammar/tables/matcher.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::grammar;

namespace {

using Names = std::vector<std::string>;

Matcher inferredMatcher(const InferredGrammar& grammar)
{
    const auto read = std::make_shared<const Grammar>(readGrammar(
        grammar.text,
        {.mode = AbnfMode::Strict, .sources = RuleSources::Core, .start = std::string(grammar.start)}));
    return compileMatcher(read, grammar.start);
}

bool accepts(const Matcher& matcher, const std::string& name)
{
    return matcher.match(name) == MatchVerdict::Valid;
}

double shareAccepted(const Matcher& matcher, const Names& names)
{
    const auto accepted =
        std::ranges::count_if(names, [&matcher](const std::string& name) { return accepts(matcher, name); });
    return double(accepted) / double(names.size());
}

/// Names as a registrant may build them, from random numbers.
class Maker
{
public:
    explicit Maker(std::uint64_t seed) : m_random(seed) {}

    std::size_t below(std::size_t limit) { return m_random.below(limit); }
    std::string some(std::string_view characters, std::size_t least, std::size_t most)
    {
        std::string text;
        for (std::size_t left = least + below(most - least + 1); left > 0; --left)
            text += characters[below(characters.size())];
        return text;
    }
    std::string oneOf(std::initializer_list<const char*> words) { return words.begin()[below(words.size())]; }

private:
    SplitMix m_random;
};

constexpr std::string_view kDigits = "0123456789";
constexpr std::string_view kHex = "0123456789abcdef";
constexpr std::string_view kSmall = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view kCapitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

using Make = std::function<std::string(Maker&)>;

const std::map<std::string, Make>& families()
{
    static const std::map<std::string, Make> all{
        {"uuid",
         [](Maker& make) {
             return make.some(kHex, 8, 8) + '-' + make.some(kHex, 4, 4) + "-4" + make.some(kHex, 3, 3) + '-' +
                    make.some("89ab", 1, 1) + make.some(kHex, 3, 3) + '-' + make.some(kHex, 12, 12);
         }},
        {"serial",
         [](Maker& make) {
             return make.some(kDigits, 4, 4) + '-' + make.some(kDigits, 3, 3) +
                    make.some("0123456789X", 1, 1);
         }},
        {"kinds",
         [](Maker& make) {
             return make.oneOf({"book", "map", "score"}) + ':' + make.some(kDigits, 6, 6) + ':' +
                    make.oneOf({"de", "en", "fr"});
         }},
        {"branches",
         [](Maker& make) {
             return make.below(2) == 0 ? "ship:" + make.some(kDigits, 7, 7)
                                       : "port:" + make.some(kCapitals, 5, 5) + ':' + make.some(kSmall, 3, 9);
         }},
        {"article", [](Maker& make) { return make.some(kCapitals, 2, 2) + make.some(kDigits, 1, 6); }},
        {"path",
         [](Maker& make) {
             std::string path = make.some(kSmall, 3, 9);
             for (std::size_t more = make.below(6); more > 0; --more)
                 path += '/' + make.some(kSmall, 3, 9);
             return path;
         }},
        {"encoded",
         [](Maker& make) {
             return make.some(kSmall, 2, 6) + ':' + make.some(kSmall, 1, 4) + "%20" + make.some(kSmall, 1, 4);
         }},
    };
    return all;
}

Names made(const Make& make, std::size_t count, std::uint64_t seed)
{
    Maker maker(seed);
    Names names;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(make(maker));
    return names;
}

} // namespace

class TestInference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void acceptsHeldOutNames_data();
    void acceptsHeldOutNames();
    void rejectsNearMisses_data();
    void rejectsNearMisses();
    void doesNotListTheNames_data();
    void doesNotListTheNames();
    void acceptsEveryNameGiven();
    void learnsFromRealNames_data();
    void learnsFromRealNames();
    void writesReadableGrammars();
    void infersNothingFromNoNames();
};

void TestInference::acceptsHeldOutNames_data()
{
    QTest::addColumn<QByteArray>("family");
    for (const auto& [name, make] : families())
        QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
}

void TestInference::acceptsHeldOutNames()
{
    QFETCH(QByteArray, family);
    const Make& make = families().at(family.toStdString());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const InferredGrammar grammar = inferGrammar(made(make, 300, seed));
        const Matcher matcher = inferredMatcher(grammar);
        QCOMPARE(matcher.limit().limit, GrammarLimit::None);
        const double share = shareAccepted(matcher, made(make, 500, seed + 1000));
        QVERIFY2(share >= 0.99, (std::to_string(share) + '\n' + grammar.text).c_str());
    }
}

void TestInference::rejectsNearMisses_data()
{
    QTest::addColumn<QByteArray>("family");
    QTest::addColumn<QStringList>("wrong");
    QTest::newRow("uuid") << "uuid"_ba << QStringList{u"0d3c1a2b-4f5e-4a7b-8c9d-0e1f2a3b4c5"_s,
                                                      u"0d3c1a2b-4f5e-4a7b-8c9d-0e1f2a3b4c5dd"_s,
                                                      u"0d3c1a2b4f5e-4a7b-8c9d-0e1f2a3b4c5d"_s,
                                                      u"0d3c1a2b_4f5e-4a7b-8c9d-0e1f2a3b4c5d"_s,
                                                      u"0g3c1a2b-4f5e-4a7b-8c9d-0e1f2a3b4c5d"_s,
                                                      u"0D3C1A2B-4f5e-4a7b-8c9d-0e1f2a3b4c5d"_s,
                                                      u"0d3c1a2b-4f5e-5a7b-8c9d-0e1f2a3b4c5d"_s};
    QTest::newRow("serial") << "serial"_ba
                            << QStringList{u"1234-567"_s,  u"12345678"_s,  u"1234-56789"_s, u"X234-5678"_s,
                                           u"1234-567Y"_s, u"1234-X678"_s, u"1234:5678"_s};
    QTest::newRow("kinds") << "kinds"_ba
                           << QStringList{u"book:123456"_s,     u"book:12345:de"_s,  u"bok:123456:de"_s,
                                          u"book:123456:deu"_s, u"Book:123456:de"_s, u"book::de"_s,
                                          u"book:123456:de:x"_s};
    QTest::newRow("branches") << "branches"_ba
                              << QStringList{u"ship:ABCDE:abc"_s, u"port:1234567"_s,  u"ship:123456"_s,
                                             u"ship:"_s,          u"port:ABCD:abc"_s, u"boat:1234567"_s};
    QTest::newRow("article") << "article"_ba
                             << QStringList{u"A1234"_s, u"ABC1"_s, u"AB"_s, u"1234"_s, u"ab12"_s};
    QTest::newRow("path") << "path"_ba << QStringList{u"abc//abc"_s, u"abc/"_s, u"abc/Abc"_s, u"abc:abc"_s};
    QTest::newRow("encoded") << "encoded"_ba
                             << QStringList{u"abc"_s, u"abc:"_s, u"abc:a b"_s, u"Abc:a%20b"_s};
}

void TestInference::rejectsNearMisses()
{
    QFETCH(QByteArray, family);
    QFETCH(QStringList, wrong);
    const InferredGrammar grammar = inferGrammar(made(families().at(family.toStdString()), 300, 7));
    const Matcher matcher = inferredMatcher(grammar);
    for (const QString& name : wrong)
        QVERIFY2(!accepts(matcher, name.toStdString()), (name.toStdString() + '\n' + grammar.text).c_str());
}

void TestInference::doesNotListTheNames_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::newRow("one") << QStringList{u"a"_s};
    QTest::newRow("three") << QStringList{u"alpha"_s, u"beta"_s, u"gamma"_s};
    QTest::newRow("fields with few values") << QStringList{u"a:x"_s, u"a:y"_s, u"a:z"_s, u"b:x"_s, u"b:y"_s,
                                                           u"b:z"_s, u"c:x"_s, u"c:y"_s, u"c:z"_s};
    QTest::newRow("digits") << QStringList{u"1"_s, u"2"_s, u"3"_s};
}

void TestInference::doesNotListTheNames()
{
    QFETCH(QStringList, names);
    Names given;
    for (const QString& name : names)
        given.push_back(name.toStdString());
    const InferredGrammar grammar = inferGrammar(given);
    const Matcher matcher = inferredMatcher(grammar);
    QCOMPARE(shareAccepted(matcher, given), 1.0);
    const Names others = makeSamples(matcher, {.kind = SampleKind::Random, .count = 200});
    QVERIFY2(std::ranges::any_of(
                 others,
                 [&given](const std::string& name) { return std::ranges::find(given, name) == given.end(); }),
             grammar.text.c_str());
}

void TestInference::acceptsEveryNameGiven()
{
    // A mixture: names of all families, and any characters of an NSS.
    Names heap;
    for (const auto& [name, make] : families()) {
        for (const std::string& one : made(make, 40, 3))
            heap.push_back(one);
    }
    Maker maker(11);
    for (int i = 0; i < 200; ++i)
        heap.push_back("a" + maker.some("ab1:/-._~!$&'()*+,;=@", 0, 12));
    const InferredGrammar grammar = inferGrammar(heap);
    const Matcher matcher = inferredMatcher(grammar);
    for (const std::string& name : heap)
        QVERIFY2(accepts(matcher, name), (name + '\n' + grammar.text).c_str());
}

void TestInference::learnsFromRealNames_data()
{
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<double>("leastShare");
    QTest::newRow("uuid") << "uuid"_ba << 1.0;
    QTest::newRow("oid") << "oid"_ba << 1.0;
    QTest::newRow("ogc") << "ogc"_ba << 0.9;
    QTest::newRow("swift") << "swift"_ba << 0.9;
    QTest::newRow("epc") << "epc"_ba << 0.9;
    QTest::newRow("bbf") << "bbf"_ba << 0.9;
}

void TestInference::learnsFromRealNames()
{
    QFETCH(QByteArray, nid);
    QFETCH(double, leastShare);
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/names/real.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    Names all;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.toLower().startsWith("urn:" + nid + ':'))
            all.push_back(line.mid(nid.size() + 5).toStdString());
    }
    QVERIFY(all.size() >= 40);
    Names seen;
    Names heldBack;
    for (std::size_t i = 0; i < all.size(); ++i)
        (i % 5 == 4 ? heldBack : seen).push_back(all[i]);
    const InferredGrammar grammar = inferGrammar(seen);
    const Matcher matcher = inferredMatcher(grammar);
    QCOMPARE(shareAccepted(matcher, seen), 1.0);
    const double share = shareAccepted(matcher, heldBack);
    QVERIFY2(share >= leastShare, (std::to_string(share) + '\n' + grammar.text).c_str());
    // Near misses of every kind of name.
    for (const std::string wrong : {"", ":", "::", "a b", "{name}", "\xC3\xA9"})
        QVERIFY2(!accepts(matcher, wrong), grammar.text.c_str());
}

void TestInference::writesReadableGrammars()
{
    QCOMPARE(QString::fromStdString(inferGrammar(made(families().at("kinds"), 300, 7)).text),
             u"name = part-1 \":\" 6DIGIT \":\" part-2\n"
             "part-1 = %s\"book\" / %s\"map\" / %s\"score\"\n"
             "part-2 = %s\"de\" / %s\"en\" / %s\"fr\"\n"_s);
    for (const auto& [name, make] : families()) {
        const InferredGrammar grammar = inferGrammar(made(make, 300, 5));
        for (const QString& line : QString::fromStdString(grammar.text).split(u'\n'))
            QVERIFY2(line.size() <= 72, qPrintable(line));
        const Grammar read = readGrammar(
            grammar.text,
            {.mode = AbnfMode::Strict, .sources = RuleSources::Core, .start = std::string(grammar.start)});
        QVERIFY2(read.findings().empty(), grammar.text.c_str());
    }
}

void TestInference::infersNothingFromNoNames()
{
    QVERIFY(inferGrammar({}).text.empty());
    QCOMPARE(inferGrammar({}).names, std::size_t{0});
}

NIDUS_TEST(tst_inference, TestInference)
#include "tst_inference.moc"
