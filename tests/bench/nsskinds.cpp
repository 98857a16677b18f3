// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/nsskinds.h"

#include "tests/bench/randomtext.h"

#include <utility>

namespace nidus::bench {

namespace {

constexpr const char* kPct = "%[0-9A-Fa-f]{2}";

std::string ietfRegex(const std::string& more)
{
    const std::string field = "[A-Za-z0-9._~!$&'()*+,;=@-]";
    const std::string tail = "[A-Za-z0-9._~!$&'()*+,;=@/-]";
    const std::string fields = "(?:" + field + "+" + more + "|" + kPct + ")+" + more;
    const std::string tails = "(?:" + tail + "+" + more + "|" + kPct + ")+" + more;
    return "(?i:rfc|fyi|std|bcp):[0-9]+" + more + "|(?i:id|mtg):[A-Za-z0-9-]+" + more +
           "|(?i:params):" + fields + "(?::" + tails + ")*" + more + "|[A-Za-z0-9-]+" + more;
}

std::string lexRegex(const std::string& more)
{
    const std::string pct = kPct;
    const std::string start = "(?:[A-Za-z0-9]|" + pct + ")";
    const std::string chars = "(?:[A-Za-z0-9.]+" + more + "|" + pct + ")*" + more;
    const std::string others = "(?:[A-Za-z0-9._'=()-]+" + more + "|" + pct + ")*" + more;
    const std::string name = start + chars;
    const std::string names = name + "(?:;" + name + ")*" + more;
    const std::string hyphenated = start + "(?:[A-Za-z0-9-]+" + more + "|" + pct + ")*" + more;
    const std::string specified = hyphenated + "(?:;" + name + ")*" + more;
    const std::string day = "[0-9]{4}-[0-9]{2}-[0-9]{2}";
    const std::string date = day + "(?:%7[Cc]" + others + ")?";
    const std::string number = start + others;
    const std::string dateOrName = "(?:" + date + "|" + name + ")";
    const std::string jurisdiction = start + "(?:[A-Za-z0-9.]|" + pct + ")" + chars + "(?:;" + name + ")*";
    const std::string details =
        "(?:" + date + "(?:," + date + ")*|" + name + ");" + number + "(?:," + number + ")*";
    const std::string work = names + "(?:\\+" + names + ")*:" + names + ":" + details + "(?::" + names + ")*";
    const std::string language = "(?:[A-Za-z]{2,3}(?:-[A-Za-z]{3})*|[A-Za-z]{4,8})";
    const std::string expression = dateOrName + "(?:;" + dateOrName + ")*(?::" + language + ")?";
    const std::string manifestation =
        specified + ":" + specified + "(?::" + specified + "(?::" + specified + ")?)?";
    const std::string partition = hyphenated + "(?:;" + hyphenated + ")*";
    return jurisdiction + ":" + work + "(?:@" + expression + ")?(?:\\$" + manifestation + ")?(?:~" +
           partition + ")?";
}

std::string regexOf(std::string_view nid, const std::string& more)
{
    const std::string pct = kPct;
    const std::string pchar = "[A-Za-z0-9._~!$&'()*+,;=:@-]";
    const std::string tail = "(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]+" + more + "|" + pct + ")*" + more;
    if (nid == "uuid")
        return "[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}";
    if (nid == "oid") {
        const std::string arc = "(?:0|[1-9][0-9]*" + more + ")";
        return arc + "(?:\\." + arc + ")*" + more;
    }
    if (nid == "nbn")
        return "[A-Za-z]{2}(?::[A-Za-z0-9]+" + more + ")*" + more + "-(?:" + pchar + "|" + pct + ")" + tail;
    if (nid == "isbn")
        return "97[89](?:-?[0-9]){10}|[0-9](?:-?[0-9]){8}-?[0-9X]";
    if (nid == "ietf")
        return ietfRegex(more);
    if (nid == "lex")
        return lexRegex(more);
    return "(?:" + pchar + "|" + pct + ")" + tail;
}

class NssGenerator
{
public:
    explicit NssGenerator(std::string_view nid) : m_nid(nid) {}

    std::string next()
    {
        std::string text = valid();
        // None of the languages contains these bytes.
        if (m_random.below(20) == 0)
            text[m_random.below(text.size())] = m_random.oneOf({" ", "\"", "<", "^", "\xC3"})[0];
        return text;
    }

private:
    std::string digits(std::size_t count) { return m_random.pick(kDigits, count); }
    std::string letters(std::size_t count) { return m_random.pick(kLower, count); }
    std::string hex(std::size_t count) { return m_random.pick(kHex, count); }
    std::string someDigits(std::size_t least, std::size_t more)
    {
        return digits(least + m_random.below(more));
    }
    std::string someLetters(std::size_t least, std::size_t more)
    {
        return letters(least + m_random.below(more));
    }

    std::string valid()
    {
        if (m_nid == "uuid")
            return joined({hex(8), "-", hex(4), "-", hex(4), "-", hex(4), "-", hex(12)});
        if (m_nid == "oid")
            return joined(
                {"1.3.6.1.4.1.1", someDigits(2, 4), ".1", someDigits(0, 3), ".2", someDigits(0, 4)});
        if (m_nid == "nbn")
            return joined(
                {"de:", someDigits(2, 2), "-", m_random.below(3) == 0 ? "opus4-" : "", someDigits(9, 6)});
        if (m_nid == "isbn")
            return isbn();
        if (m_nid == "ietf")
            return ietf();
        if (m_nid == "lex")
            return joined(
                {m_random.oneOf({"it:stato:legge:", "it:regione.toscana:decreto:", "br:federal:lei:"}), "19",
                 digits(2), "-", digits(2), "-", digits(2), ";", someDigits(1, 4),
                 m_random.below(4) == 0 ? "@originale:it" : "", "~art", someDigits(1, 2)});
        return generic();
    }

    std::string isbn()
    {
        switch (m_random.below(4)) {
        case 0: return joined({"978-", digits(1), "-", digits(4), "-", digits(4), "-", digits(1)});
        case 1: return digits(9) + m_random.oneOf({"0", "4", "7", "X"});
        default: return "978" + digits(10);
        }
    }

    std::string ietf()
    {
        switch (m_random.below(5)) {
        case 0: return joined({"params:xml:ns:", someLetters(4, 8), "-1.0"});
        case 1: return joined({"id:draft-", someLetters(4, 8), "-", digits(2)});
        case 2: return joined({m_random.oneOf({"std:", "bcp:", "fyi:"}), someDigits(1, 3)});
        default: return "rfc:" + someDigits(3, 2);
        }
    }

    std::string generic()
    {
        std::string text = someLetters(2, 6);
        for (std::size_t left = 3 + m_random.below(4); left > 0; --left) {
            text += m_random.oneOf({":", "/", "-", ".", "%C3%A9", "=", "@"});
            text += someLetters(3, 8);
            text += digits(m_random.below(4));
        }
        return text;
    }

    static std::string joined(std::initializer_list<std::string> parts) { return RandomText::joined(parts); }

    std::string_view m_nid;
    RandomText m_random{8141};
};

} // namespace

std::vector<NssKind> nssKinds()
{
    std::vector<NssKind> kinds;
    for (const std::string_view nid : {"uuid", "oid", "nbn", "isbn", "ietf", "lex", "nss"})
        kinds.push_back({nid, regexOf(nid, ""), regexOf(nid, "+")});
    return kinds;
}

Corpus makeNssTexts(std::string_view nid, std::size_t count)
{
    NssGenerator generator(nid);
    std::string lines;
    for (std::size_t i = 0; i < count; ++i)
        lines.append(generator.next()).push_back('\n');
    return corpusOf(std::move(lines));
}

} // namespace nidus::bench
