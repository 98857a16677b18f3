// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/plainvalues.h"

#include "tests/core/check/listsamples.h"
#include "tests/testprogram.h"

#include <QTest>
#include <list>
#include <random>
#include <span>

using namespace nidus::check;

class TestPlainValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranksManyAsOne();
    void ranksWordsOfAllLengths();
    void ranksKeysOfSeveralParts();
    void ranksNumbersWithFewTexts();
    void joinsManyTextsInAnAutomaton();
    void ranksValuesOfManyRanges();
    void ranksNestedParts();
    void comparesTheFieldOfTheValue();
    void rejectsWhatIsNearlyANumber();
    void needsLittleMemoryForFarNumbers();
    void findsNearlyAllWords();
};

void TestPlainValues::ranksManyAsOne()
{
    std::vector<std::string> names;
    for (const char* const label : {"oma", "x"}) {
        for (const char* const version : {"", ":1.0", ":1.1", ":20.30"}) {
            for (const char* const number : {"0",
                                             "3",
                                             "03",
                                             "5",
                                             "7",
                                             "999",
                                             "1000",
                                             "1049",
                                             "1050",
                                             "1051",
                                             "1052",
                                             "1053",
                                             "1054",
                                             "1055",
                                             "1056",
                                             "30000",
                                             "30999",
                                             "31000",
                                             "40000",
                                             "50000",
                                             "12345678",
                                             "123456789",
                                             "18446744073709551616",
                                             "00000000000000000000000000000000000000000000000000000000003"})
                names.push_back("lwm2m:" + std::string(label) + ':' + number + version);
        }
    }
    QVERIFY(ranksAgree(kObjects, objects(), names));
    // Without versions in the list, lookups are simpler.
    const auto numbers = listOf({.name = "numbers",
                                 .kind = ListedKind::Decimal,
                                 .rules = {"id"},
                                 .labelRule = "label",
                                 .ranges = {{.name = "own", .label = "oma", .first = 0, .last = 999},
                                            {.name = "all", .label = "x", .first = 0, .last = 40000}}},
                                {{.first = 3, .last = 3},
                                 {.first = 7, .last = 7, .state = ListedState::Retired},
                                 {.first = 990, .last = 1010},
                                 {.first = 1050, .last = 1060, .state = ListedState::Reserved},
                                 {.first = 12'345'678, .last = 12'345'678},
                                 {.first = 50'000, .last = 50'000}});
    QVERIFY(ranksAgree(kObjects, numbers, names));
}

// Every length of words, labels, and other fields, each with a change of one byte, and empty fields.
void TestPlainValues::ranksWordsOfAllLengths()
{
    std::vector<std::string> names;
    std::vector<std::string> words;
    for (std::size_t length = 1; length <= 20; ++length) {
        for (std::size_t word = 0; word < 200; ++word)
            words.push_back(std::string(length - 1, char('a' + word % 26)) + char('a' + word / 26));
    }
    std::mt19937 random(8141);
    std::vector<ListedEntry> entries;
    for (const std::string& word : words) {
        const bool isListed = random() % 2 == 0;
        if (isListed)
            entries.push_back(
                {.text = word, .state = random() % 9 == 0 ? ListedState::Reserved : ListedState::Assigned});
        const std::string before(random() % 20, 'x');
        const std::string after(random() % 50, 'y');
        names.push_back(before + ':' + word + ':' + after);
        names.push_back(std::string(random() % 20, 'b') + ':' + word);
        names.push_back("b:" + word);
    }
    names.insert(names.end(), {"", ":", "::", "b:", "b", "b::y", ":aa", "aa:aa"});
    const auto rule = "nss = *%x61-7A [\":\" value [\":\" *%x61-7A]]\nvalue = *%x61-7A\n";
    QVERIFY(ranksAgree(rule, listOf({.name = "words", .rules = {"value"}}, entries), names));
    const ListFacts ranged{.name = "words",
                           .rules = {"value"},
                           .labelRule = "label",
                           .ranges = {{.name = "a", .label = "b", .prefix = "a"},
                                      {.name = "c", .label = std::string(16, 'b'), .prefix = "c"},
                                      {.name = "d", .label = std::string(17, 'b'), .prefix = "d"},
                                      {.name = "e", .label = "", .prefix = "e"}}};
    const auto labeled = "nss = label [\":\" value [\":\" *%x61-7A]]\nlabel = *%x61-7A\nvalue = *%x61-7A\n";
    QVERIFY(ranksAgree(labeled, listOf(ranged, entries), names));
}

// Keys whose parts are in fields one after the other, with and without the last ones.
void TestPlainValues::ranksKeysOfSeveralParts()
{
    const std::vector<ListedEntry> entries{
        {.first = 3, .last = 3, .text = "1.0"},
        {.first = 3, .last = 3, .text = "1.1", .state = ListedState::Retired},
        {.first = 4, .last = 4, .text = "1.0", .state = ListedState::Retired},
        {.first = 5, .last = 5, .text = "a:b"},
        {.first = 6, .last = 6},
        {.first = 6, .last = 6, .text = "1.0", .state = ListedState::Reserved},
        {.first = 7, .last = 7, .state = ListedState::Reserved},
        {.first = 7, .last = 7, .text = "1.0"},
        {.first = 1001, .last = 1001, .text = "1.0"},
        {.first = 1002, .last = 1002, .text = "1.0\\,2"},
        {.first = 50'000, .last = 50'000, .text = "1.0"},
        {.first = 1'234'567'890, .last = 1'234'567'890, .text = "1.2345"},
        {.first = 1'234'567'890, .last = 1'234'567'890, .text = "1.23456"}};
    std::vector<std::string> names{"lwm2m:oma", "lwm2m:oma:", "lwm2m:oma::1.0", "lwm2m",
                                   "",          ":",          "lwm2m:x:3:1.0:"};
    for (const char* const label : {"oma", "x", "y"}) {
        for (const char* const version : {"", ":", ":1.0", ":1.1", ":1.0:", ":1.0:a:b", ":1.0,2", ":1.2345",
                                          ":1.23456", ":a", ":a:b", ":1", ":1.00"}) {
            for (const char* const number :
                 {"3", "03", "4", "5", "6", "7", "8", "1001", "1002", "50000", "1234567890",
                  "00000000000000000000000000000000000000000000000000000000003"})
                names.push_back("lwm2m:" + std::string(label) + ':' + number + version);
        }
    }
    const auto rule = "nss = \"lwm2m:\" label \":\" id [\":\" version [\":\" *pchar]]\n"
                      "label = *ALPHA\nid = *DIGIT\nversion = *(ALPHA / DIGIT / \".\" / \",\")\n";
    ListFacts facts{.name = "keys", .kind = ListedKind::Decimal, .rules = {"id", "version"}, .parts = 2};
    QVERIFY(ranksAgree(rule, listOf(facts, entries), names));
    facts.labelRule = "label";
    facts.ranges = {{.name = "own", .label = "oma", .first = 0, .last = 999},
                    {.name = "all", .label = "x", .first = 0, .last = 40'000}};
    QVERIFY(ranksAgree(rule, listOf(facts, entries), names));
    const auto list = listOf(facts, entries);
    const PlainIndex& keys = list->plainKeys(':');
    const auto isPlain = [&keys](const char* text) {
        const ShortKey key = ShortKey::of(text);
        return keys.rangeAt(keys.fetch(key), key) != PlainIndex::kNotPlain;
    };
    for (const char* const text : {"3:1.0", "3", "6", "7:1.0", "1001:1.0", "1001"})
        QVERIFY2(isPlain(text), text);
    for (const char* const text : {"3:1.1", "4:1.0", "4", "6:1.0", "7", "5:a:b", "8"})
        QVERIFY2(!isPlain(text), text);
    QVERIFY(list->plainKeys('/').isEmpty());
    const auto exchanged = "nss = \"lwm2m:\" label \":\" version \":\" id\n"
                           "label = *ALPHA\nid = *DIGIT\nversion = *(ALPHA / DIGIT / \".\" / \",\")\n";
    QVERIFY(ranksAgree(exchanged, list,
                       {"lwm2m:oma:1.0:3", "lwm2m:oma:1.1:3", "lwm2m:x:1.0:1001", "lwm2m:oma:3:1.0"}));
    const ListCheck check(NamespaceRule(RuleSource{.text = rule}), {list});
    QVERIFY(check.plainNames() != nullptr);
    for (const char* const name : {"oma:3:1.0", "oma:3", "x:1001", "x:1002:1.0,2", "oma:3:1.0:a:b"})
        QVERIFY2(check.plainNames()->accepts("lwm2m:" + std::string(name)), name);
    for (const char* const name : {"oma:3:1.1", "oma:4", "oma:7", "x:3:1.0", "oma:5:a:b", "oma:8", "oma:3:"})
        QVERIFY2(!check.plainNames()->accepts("lwm2m:" + std::string(name)), name);
}

// Numbers with one of a few texts, which are found like numbers; and with more texts, which are found like
// words. A number beyond the last one must not be taken for one with the next text.
void TestPlainValues::ranksNumbersWithFewTexts()
{
    std::vector<std::string> names;
    for (const char* const label : {"oma", "x", ""}) {
        for (const char* const version :
             {"", ":", ":1.0", ":1.7", ":1.8", ":1.9", ":1.0:", ":1.00000000000000000"}) {
            for (std::uint64_t number = 90; number < 2'500; number += number < 420 ? 1 : 97)
                names.push_back("lwm2m:" + std::string(label) + ':' + std::to_string(number) + version);
            names.push_back("lwm2m:" + std::string(label) + ":0120" + version);
        }
    }
    const auto rule = "nss = \"lwm2m:\" label \":\" id [\":\" version [\":\" *pchar]]\n"
                      "label = *ALPHA\nid = *DIGIT\nversion = *(DIGIT / \".\")\n";
    const std::vector<std::string> versions{"1.0", "1.1", "1.2", "1.3", "1.4",
                                            "1.5", "1.6", "1.7", "1.8", ""};
    for (const std::size_t count : {1U, 3U, 10U}) {
        std::mt19937 random(8141);
        std::vector<ListedEntry> entries;
        for (std::uint64_t number = 100; number < 400; ++number) {
            for (const std::string& version : std::span(versions).last(count)) {
                const auto state = random() % 5 == 0 ? ListedState::Retired : ListedState::Assigned;
                if (random() % 3 != 0)
                    entries.push_back({.first = number, .last = number, .text = version, .state = state});
            }
        }
        ListFacts facts{.name = "keys", .kind = ListedKind::Decimal, .rules = {"id", "version"}, .parts = 2};
        QCOMPARE(listOf(facts, entries)->plainKeys(':').hasPairs(), count < 10);
        QVERIFY(ranksAgree(rule, listOf(facts, entries), names));
        facts.labelRule = "label";
        facts.ranges = {{.name = "own", .label = "oma", .first = 0, .last = 199},
                        {.name = "inner", .label = "", .first = 250, .last = 299},
                        {.name = "all", .label = "x", .first = 200, .last = 379}};
        QVERIFY(ranksAgree(rule, listOf(facts, entries), names));
    }
}

// Also values that are the beginnings of others, and many of them.
void TestPlainValues::joinsManyTextsInAnAutomaton()
{
    std::mt19937 random(8141);
    std::vector<ListedEntry> entries;
    std::vector<std::string> names;
    for (int i = 0; i < 19'000; ++i) {
        const std::uint64_t number = random() % 200'000;
        names.push_back("a:" + std::to_string(number));
        names.push_back("a:" + std::to_string(number + 1));
        if (std::ranges::find(entries, number, &ListedEntry::first) == entries.end() &&
            entries.size() < 3'000)
            entries.push_back({.first = number, .last = number});
    }
    const auto rule = "nss = 1*ALPHA \":\" value\nvalue = 1*DIGIT / 1*ALPHA\n";
    const auto agree = [&](const std::shared_ptr<const ListedValues>& list) {
        const ListCheck check(NamespaceRule(RuleSource{.text = rule}), {list});
        return ranksAgree(rule, list, names) && check.plainNames() != nullptr &&
               std::ranges::all_of(names, [&](const std::string& name) {
                   return check.plainNames()->accepts(name) == (check.rank(name) == 0);
               });
    };
    QVERIFY(agree(listOf({.name = "numbers", .kind = ListedKind::Decimal, .rules = {"value"}}, entries)));
    std::list<std::string> texts;
    std::vector<ListedEntry> words;
    names.clear();
    for (const std::size_t length : {1U, 2U, 63U, 64U, 65U, 200U, 5'000U}) {
        for (const char* const end : {"", "b"})
            words.push_back({.text = texts.emplace_back(std::string(length, 'a') + end)});
        for (const char* const end : {"", "a", "b", "bb"})
            names.push_back("a:" + std::string(length, 'a') + end);
    }
    QVERIFY(agree(listOf({.name = "words", .rules = {"value"}}, words)));
}

// More ranges than a word in the index can name, and ranges of numbers that begin within one of its places.
void TestPlainValues::ranksValuesOfManyRanges()
{
    constexpr std::uint64_t each = 3'001; // numbers of a range
    ListFacts keys{.name = "keys",
                   .kind = ListedKind::Decimal,
                   .rules = {"id", "version"},
                   .labelRule = "label",
                   .parts = 2};
    std::vector<ListedEntry> versions;
    std::vector<ListedEntry> numbers;
    std::vector<std::string> names;
    for (std::uint64_t range = 0; range < 400; ++range) {
        const std::uint64_t first = range * each;
        keys.ranges.push_back({.name = std::to_string(range),
                               .label = range % 2 == 0 ? "even" : "odd",
                               .first = first,
                               .last = first + each - 1});
        for (const std::uint64_t number : {first, first + 1, first + each - 1}) {
            numbers.push_back({.first = number, .last = number});
            versions.push_back({.first = number, .last = number, .text = "1"});
            for (const char* const label : {"even", "odd"})
                names.push_back("lwm2m:" + std::string(label) + ':' + std::to_string(number) + ":1");
        }
    }
    const auto rule = "nss = \"lwm2m:\" label \":\" id \":\" version\nlabel = *ALPHA\nid = *DIGIT\n"
                      "version = *DIGIT\n";
    QVERIFY(listOf(keys, versions)->plainKeys(':').hasPairs());
    QVERIFY(ranksAgree(rule, listOf(keys, versions), names));
    versions.push_back({.first = std::uint64_t{1} << 40U, .last = std::uint64_t{1} << 40U, .text = "1"});
    QVERIFY(!listOf(keys, versions)->plainKeys(':').hasPairs()); // the numbers would need too much room
    QVERIFY(ranksAgree(rule, listOf(keys, versions), names));
    keys.rules = {"id"};
    keys.parts = 1;
    const auto list = listOf(keys, numbers);
    QVERIFY(list->plain().hasNumbers());
    QVERIFY(ranksAgree(rule, list, names));
}

// A list whose label, or second part, is inside the first part has no automaton.
void TestPlainValues::ranksNestedParts()
{
    const auto rule =
        "nss = value [\":\" *ALPHA]\nvalue = label \"-\" inner\nlabel = 1*ALPHA\ninner = 1*ALPHA\n";
    const std::vector<std::string> names{"c-a", "c-b", "d-a", "d-b", "c-a:x"};
    const ListFacts labeled{
        .name = "words",
        .rules = {"value"},
        .labelRule = "label",
        .ranges = {{.name = "c", .label = "d", .prefix = "c"}, {.name = "d", .label = "d", .prefix = "d"}}};
    const auto words = listOf(labeled, {{.text = "c-a"}, {.text = "d-a"}});
    QVERIFY(ranksAgree(rule, words, names));
    const ListCheck check(NamespaceRule(RuleSource{.text = rule}), {words});
    QCOMPARE(check.rank("c-a"), 2); // its label is not that of its range
    QCOMPARE(check.rank("d-a"), 0);
    QVERIFY(ranksAgree(rule,
                       listOf({.name = "keys", .rules = {"value", "inner"}, .parts = 2},
                              {{.text = "c-a,b"}, {.text = "c-b,b"}}),
                       names));
}

// Another field that is a listed value says nothing about the name.
void TestPlainValues::comparesTheFieldOfTheValue()
{
    QVERIFY(ranksAgree("nss = 1*ALPHA \":\" value\nvalue = 1*ALPHA\n",
                       listOf({.name = "words", .rules = {"value"}}, {{.text = "b"}}),
                       {"b:c", "c:b", "b:b"}));
    const ListFacts labeled{.name = "words",
                            .rules = {"value"},
                            .labelRule = "label",
                            .ranges = {{.name = "a", .label = "ab", .prefix = "a"}}};
    QVERIFY(ranksAgree("nss = label \":\" value\nlabel = 1*ALPHA\nvalue = 1*ALPHA\n",
                       listOf(labeled, {{.text = "ab"}}), {"ab:c", "ab:ab", "c:ab"}));
}

void TestPlainValues::rejectsWhatIsNearlyANumber()
{
    const ListFacts facts{.name = "numbers", .kind = ListedKind::Decimal, .rules = {"value"}};
    // The colon is the character after "9": as a digit it would be ten.
    QVERIFY(ranksAgree("nss = 1*ALPHA \".\" value\nvalue = 1*(DIGIT / \":\")\n",
                       listOf(facts, {{.first = 20, .last = 20}}), {"a.20", "a.1:", "a.1/"}));
    // A number that is too long for a key must not be found by a part of its digits.
    const std::string tooLong = "a:12345678901234567";
    const std::string listed = "a:2345678901234560";
    QVERIFY(ranksAgree("nss = 1*ALPHA \":\" value\nvalue = 1*DIGIT\n",
                       listOf(facts, {{.first = 2'345'678'901'234'560, .last = 2'345'678'901'234'560}}),
                       {tooLong, listed, tooLong, listed, tooLong}));
}

void TestPlainValues::needsLittleMemoryForFarNumbers()
{
    PlainIndex index;
    QVERIFY(!index.setNumbers(0, 100'000'000, 2, {{.first = 0}}));
    // Three times this span is two, which must not look small.
    constexpr std::uint64_t third = ~std::uint64_t{0} / 3 + 1;
    const std::vector<ShortKey> three{ShortKey::of("a"), ShortKey::of("b"), ShortKey::of("c")};
    QVERIFY(!index.setPairs(0, third - 1, 3, {{.first = 0}}, three));
    QVERIFY(!index.setPairs(~std::uint64_t{0} - 1, ~std::uint64_t{0}, 3, {{.first = 0}}, three));
    PlainIndex pairs;
    QVERIFY(pairs.setPairs(5, 6, 3, {{.first = 0}}, three));
    QVERIFY(!index.hasNumbers());
    QVERIFY(index.setNumbers(0, 60'000, 2, {{.first = 0}}));
    QVERIFY(index.hasNumbers());
}

// What is not found is only slower; so most words must be.
void TestPlainValues::findsNearlyAllWords()
{
    std::vector<PlainIndex::Word> words;
    for (int i = 0; i < 100'000; ++i)
        words.push_back({ShortKey::of("fr-" + std::to_string(i * 7)), std::uint16_t(i % 3)});
    PlainIndex index;
    index.setWords(words);
    int missing = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::uint32_t range = index.rangeAt(index.fetch(words[i].key), words[i].key);
        missing += range == PlainIndex::kNotPlain ? 1 : 0;
        QVERIFY(range == PlainIndex::kNotPlain || range == i % 3);
        const ShortKey other = ShortKey::of("fr-" + std::to_string(i * 7 + 1));
        QCOMPARE(index.rangeAt(index.fetch(other), other), PlainIndex::kNotPlain);
    }
    QVERIFY2(missing < 200, qPrintable(QString::number(missing)));
}

NIDUS_TEST(tst_plainvalues, TestPlainValues)
#include "tst_plainvalues.moc"
