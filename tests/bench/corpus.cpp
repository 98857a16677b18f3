// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/corpus.h"

#include "tests/bench/randomtext.h"

#include <array>
#include <utility>

namespace nidus::bench {

namespace {

class UrnGenerator : private RandomText
{
public:
    UrnGenerator() : RandomText(8141) {}

    std::string next()
    {
        std::string urn = assignedName();
        if (below(20) == 0)
            urn += joined({"?=", pick(kLower, 4), "=", pick(kDigits, 3), "&", pick(kLower, 2), "=1"});
        else if (below(50) == 0)
            urn += joined({"?+", pick(kLower, 8), ":cc=", pick(kLower, 2)});
        if (below(30) == 0)
            urn += joined({"#", pick(kLower, 6)});
        if (below(20) == 0)
            spoil(urn);
        return urn;
    }

private:
    /// Returns a number without leading zeros.
    std::string arc(std::size_t length) { return pick("123456789", 1) + pick(kDigits, length - 1); }

    std::string assignedName()
    {
        switch (below(7)) {
        case 0:
            return joined({"urn:uuid:", pick(kHex, 8), "-", pick(kHex, 4), "-", pick(kHex, 4), "-",
                           pick(kHex, 4), "-", pick(kHex, 12)});
        case 1:
            return joined({"urn:isbn:978-", pick(kDigits, 1), "-", pick(kDigits, 4), "-", pick(kDigits, 4),
                           "-", pick(kDigits, 1)});
        case 2:
            return joined({"urn:nbn:de:", pick(kLower, 3), ":", pick(kDigits, 2), "-", pick(kLower, 5), "-",
                           pick(kDigits, 10 + below(16))});
        case 3:
            return joined(
                {"urn:oid:1.3.6.1.4.1.", arc(5), ".", arc(2), ".", arc(4), ".", arc(1 + below(12))});
        case 4:
            return joined(
                {"urn:ietf:params:xml:ns:", pick(kLower, 6 + below(8)), "-", pick(kLower, 4), "-1.0"});
        case 5:
            return joined({"urn:lex:it:stato:legge:", pick(kDigits, 4), "-", pick(kDigits, 2), "-",
                           pick(kDigits, 2), ";", pick(kDigits, 3), below(4) == 0 ? "%C3%A0" : "", "~art",
                           pick(kDigits, 1)});
        default:
            return joined({"urn:mrn:iala:aton:", pick(kLower, 2), ":", pick(kLower, 8), ":",
                           pick(kDigits, 6 + below(8))});
        }
    }

    void spoil(std::string& urn)
    {
        constexpr std::array<char, 6> kBad{' ', '"', '[', '^', '\xC3', '%'};
        switch (below(4)) {
        case 0: urn[5] = '.'; break;
        case 1: urn.resize(urn.find(':', 4)); break;
        default: urn[9 + below(urn.size() - 9)] = kBad[below(kBad.size())]; break;
        }
    }
};

} // namespace

Corpus corpusOf(std::string lines)
{
    Corpus corpus{.bytes = std::move(lines)};
    const std::string_view bytes = corpus.bytes;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t end = bytes.find('\n', at);
        corpus.texts.push_back(bytes.substr(at, end - at));
        at = end + 1;
    }
    return corpus;
}

Corpus makeCorpus(std::size_t count)
{
    UrnGenerator generator;
    std::string lines;
    for (std::size_t i = 0; i < count; ++i)
        lines.append(generator.next()).push_back('\n');
    return corpusOf(std::move(lines));
}

} // namespace nidus::bench
