// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/samples/splitmix.h"
#include "core/grammar/tables/matcher.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <memory>
#include <string>

using namespace nidus;
using namespace nidus::grammar;
using namespace Qt::StringLiterals;

/// Compares what is read with PCRE2, which comes with Qt: I-Regexps by the translation in RFC 9485
/// section 5.4, and patterns of PCRE2 itself.
class TestRegexAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPcre2();
    void searchesLikePcre2();
};

namespace {

class RandomPattern
{
public:
    explicit RandomPattern(std::uint64_t seed) : m_random(seed) {}

    std::string pattern(int depth = 3)
    {
        std::string text = branch(depth);
        for (std::uint64_t i = m_random.below(depth > 0 ? 3 : 1); i > 0; --i)
            text += '|' + branch(depth);
        return text;
    }
    std::string sample()
    {
        constexpr const char* kPieces[] = {"a", "b", "c", "ab", "-", "\xC3\xA4", "\n", "\r", "]"};
        std::string text;
        for (std::uint64_t i = m_random.below(8); i > 0; --i)
            text += kPieces[m_random.below(m_random.below(4) == 0 ? std::size(kPieces) : 4)];
        return text;
    }

private:
    std::string branch(int depth)
    {
        std::string text;
        for (std::uint64_t i = m_random.below(4); i > 0; --i)
            text += atom(depth) + quantifier();
        return text;
    }
    std::string atom(int depth)
    {
        constexpr const char* kAtoms[] = {"a",
                                          "b",
                                          "c",
                                          "\xC3\xA4",
                                          "[ab]",
                                          "[^a]",
                                          "[a-c]",
                                          "[^b-c]",
                                          "[-a]",
                                          "[a-]",
                                          "[\xC3\xA4-\xC3\xBC]",
                                          ".",
                                          "\\-",
                                          "\\n",
                                          "\\]",
                                          "[\\]a]",
                                          "[^\\n]"};
        if (depth > 0 && m_random.below(4) == 0)
            return '(' + pattern(depth - 1) + ')';
        return kAtoms[m_random.below(std::size(kAtoms))];
    }
    std::string quantifier()
    {
        constexpr const char* kQuantifiers[] = {"", "", "", "", "*", "+", "?", "{2}", "{1,2}", "{0}", "{1,}"};
        return kQuantifiers[m_random.below(std::size(kQuantifiers))];
    }

    SplitMix m_random;
};

/// Anchors as in RFC 9485 section 5.4; "." excludes CR and LF.
QRegularExpression translated(const std::string& pattern)
{
    return QRegularExpression(u"(*ANYCRLF)\\A(?:"_s + QString::fromStdString(pattern) + u")\\z"_s);
}

} // namespace

void TestRegexAgreement::agreesWithPcre2()
{
    int valid = 0;
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        RandomPattern random(seed);
        const std::string pattern = random.pattern();
        GrammarOptions options;
        options.notation = GrammarNotation::IRegexp;
        const Matcher matcher =
            compileMatcher(std::make_shared<const Grammar>(readGrammar(pattern, options)), {});
        const QRegularExpression expression = translated(pattern);
        QVERIFY2(expression.isValid(), pattern.c_str());
        QVERIFY2(!matcher.grammar().hasErrors(), pattern.c_str());
        if (matcher.limit().limit != GrammarLimit::None)
            continue;
        for (int i = 0; i < 30; ++i) {
            const std::string text = random.sample();
            const QRegularExpressionMatch match = expression.match(QString::fromStdString(text));
            if (!match.isValid())
                continue; // it gave up
            const MatchVerdict expected = match.hasMatch() ? MatchVerdict::Valid : MatchVerdict::Invalid;
            valid += expected == MatchVerdict::Valid ? 1 : 0;
            ++compared;
            QVERIFY2(matcher.match(text) == expected, (pattern + " > " + text).c_str());
        }
    }
    QVERIFY(compared > 12'000);
    QVERIFY(valid > 500);
}

void TestRegexAgreement::searchesLikePcre2()
{
    constexpr const char* kTokens[] = {
        "a", "b", "[ab]", "[^a]", "(",      ")",    "|",     "*",     "+",           "?",   "{2}", "{1,2}",
        "^", "$", "\\d",  "\\W",  "\\s",    "\\.",  "(?:",   "(?i)",  "(?i:",        "\\A", "\\z", "\\Z",
        ".", "{", "}",    "[]a]", "[\\d-]", "[a-]", "\\x61", "(?#x)", "[[:alpha:]]", "+?",  "-",   "]"};
    constexpr const char* kPieces[] = {"a", "b", "A", "-", "1", "\n", ".", "]", "{", " "};
    int compared = 0;
    int found = 0;
    for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
        SplitMix random(seed);
        std::string pattern;
        for (std::uint64_t i = 1 + random.below(8); i > 0; --i)
            pattern += kTokens[random.below(std::size(kTokens))];
        const QRegularExpression expression(QString::fromStdString(pattern));
        const Matcher matcher = compileMatcher(
            std::make_shared<const Grammar>(
                readGrammar(pattern, {.notation = GrammarNotation::IRegexp, .dialect = RegexDialect::Pcre})),
            {});
        if (!expression.isValid() || matcher.limit().limit != GrammarLimit::None)
            continue;
        for (int k = 0; k < 12; ++k) {
            std::string text;
            for (std::uint64_t i = random.below(6); i > 0; --i)
                text += kPieces[random.below(std::size(kPieces))];
            const bool isFound = expression.match(QString::fromStdString(text)).hasMatch();
            ++compared;
            found += isFound ? 1 : 0;
            QVERIFY2((matcher.match(text) == MatchVerdict::Valid) == isFound,
                     (pattern + " > " + text).c_str());
        }
    }
    QVERIFY2(compared > 20'000, qPrintable(QString::number(compared)));
    QVERIFY(found > 2'000 && compared - found > 2'000);
}

NIDUS_TEST(tst_regexagreement, TestRegexAgreement)
#include "tst_regexagreement.moc"
