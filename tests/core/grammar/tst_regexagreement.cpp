// SPDX-License-Identifier: Apache-2.0
#define PCRE2_CODE_UNIT_WIDTH 8
#include "core/grammar/matcher.h"
#include "core/grammar/splitmix.h"
#include "tests/testprogram.h"

#include <QTest>

#include <memory>
#include <pcre2.h>
#include <string>
#include <vector>

using namespace nidus;

/// I-Regexps against PCRE2, for which RFC 9485 section 5.4 gives the translation.
class TestRegexAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPcre2();
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

using Code = std::unique_ptr<pcre2_code, decltype(&pcre2_code_free)>;
using MatchData = std::unique_ptr<pcre2_match_data, decltype(&pcre2_match_data_free)>;

PCRE2_SPTR bytes(const std::string& text)
{
    return reinterpret_cast<PCRE2_SPTR>(text.data());
}

/// Anchored as RFC 9485 section 5.4 says; "." excludes CR and LF.
Code translated(const std::string& pattern)
{
    const std::string anchored = "\\A(?:" + pattern + ")\\z";
    int error = 0;
    PCRE2_SIZE offset = 0;
    pcre2_compile_context* context = pcre2_compile_context_create(nullptr);
    pcre2_set_newline(context, PCRE2_NEWLINE_ANYCRLF);
    Code code(pcre2_compile(bytes(anchored), anchored.size(), PCRE2_UTF, &error, &offset, context),
              &pcre2_code_free);
    pcre2_compile_context_free(context);
    return code;
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
        const Code code = translated(pattern);
        QVERIFY2(code, pattern.c_str());
        QVERIFY2(!matcher.grammar().hasErrors(), pattern.c_str());
        if (matcher.limit().limit != GrammarLimit::None)
            continue;
        const MatchData match(pcre2_match_data_create_from_pattern(code.get(), nullptr),
                              &pcre2_match_data_free);
        for (int i = 0; i < 30; ++i) {
            const std::string text = random.sample();
            const int found = pcre2_match(code.get(), bytes(text), text.size(), 0, 0, match.get(), nullptr);
            if (found < 0 && found != PCRE2_ERROR_NOMATCH)
                continue; // it gave up
            const MatchVerdict expected = found > 0 ? MatchVerdict::Valid : MatchVerdict::Invalid;
            valid += expected == MatchVerdict::Valid ? 1 : 0;
            ++compared;
            QVERIFY2(matcher.match(text) == expected, (pattern + " > " + text).c_str());
        }
    }
    QVERIFY(compared > 12'000);
    QVERIFY(valid > 500);
}

NIDUS_TEST(tst_regexagreement, TestRegexAgreement)
#include "tst_regexagreement.moc"
