// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/plaintexts.h"

#include "tests/core/subregistry/listmodel.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::subregistry;
using namespace nidus::test;
using namespace Qt::StringLiterals;

/// Texts of a list can be seen, and come back from a file.
class TestPlainTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsLostCharacters_data();
    void findsLostCharacters();
    void refusesThemInOrders();
    void acceptsWhatIsListed();
    void refusesThemInRangesAndDefinitions();
    void keepsKnownTexts();
};

void TestPlainTexts::findsLostCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    QTest::addColumn<bool>("isValue"); ///< whether a value can have it
    const auto row = [](const char* name, const QString& text, const QString& kept, bool isValue = false) {
        QTest::newRow(name) << text << kept << isValue;
    };
    row("word", u"x-a"_s, u"x-a"_s, true);
    row("words", u"Org A"_s, u"Org A"_s, true);
    row("beyond ASCII", u"x-é 東京 \U0001F332"_s, u"x-é 東京 \U0001F332"_s, true);
    row("no-break space", u"a : b"_s.replace(u' ', u'\u00A0'), u"a : b"_s.replace(u' ', u'\u00A0'));
    row("space after", u"x-a "_s, u"x-a"_s);
    row("space before", u" x-a"_s, u"x-a"_s);
    row("no-break space after", u"x-a\u00A0"_s, u"x-a"_s);
    row("tab", u"x-\ta"_s, u"x- a"_s);
    row("line feed", u"x-n\nl"_s, u"x-n l"_s);
    row("carriage return", u"x-n\rl"_s, u"x-n l"_s);
    row("line separator", u"x-n\u2028l"_s, u"x-n l"_s);
    row("zero-width space", u"x-\u200Ba"_s, u"x-a"_s);
    row("right-to-left override", u"x-\u202Eabc"_s, u"x-abc"_s);
    row("byte order mark", u"\uFEFFx"_s, u"x"_s);
    row("Hangul filler", u"x\u3164"_s, u"x"_s);
    row("Braille blank", u"x\u2800y"_s, u"xy"_s);
    row("not UTF-8", u"x-\uFFFD"_s, u"x-"_s);
    row("null", u"x"_s + QChar(0), u"x"_s);
    row("only a hyphen", u"-"_s, {});
}

void TestPlainTexts::findsLostCharacters()
{
    QFETCH(QString, text);
    QFETCH(QString, kept);
    QFETCH(bool, isValue);
    QCOMPARE(withoutLostCharacters(text), kept);
    QCOMPARE(lostCharacter(text).has_value(), text != kept);
    QCOMPARE(!lostCharacterInValue(text), isValue);
    QVERIFY(!lostCharacter(kept));
}

void TestPlainTexts::refusesThemInOrders()
{
    const Subregistry words(Definition{.nid = u"oma"_s, .name = u"words"_s, .key = {u"id"_s, u"version"_s}});
    const auto idOf = [&words](const Order& order) {
        const auto change = planPlain(words, order);
        return change ? u"planned"_s : QString(change.error().finding.id.word());
    };
    const Order order{.value = u"x-a,1"_s, .holders = {u"A"_s}, .date = kDay};
    QCOMPARE(idOf(order), u"planned"_s);
    for (const QString& value : {u"x-a ,1"_s, u"x-a, 1"_s, u"x-\u200Ba,1"_s}) {
        for (const Verb verb : {Verb::Assign, Verb::Reserve})
            QCOMPARE(idOf({.verb = verb, .value = value, .holders = {u"A"_s}, .date = kDay}),
                     u"subregistry.lost-character"_s);
        // Earlier programs accepted it.
        QCOMPARE(idOf({.verb = Verb::Retire, .value = value, .date = kDay}), u"subregistry.not-listed"_s);
    }
    for (QString Order::* const text : {&Order::behalf, &Order::asker, &Order::request, &Order::contact,
                                        &Order::reference, &Order::entryNote}) {
        Order bad = order;
        bad.*text = u"7\n8"_s;
        QCOMPARE(idOf(bad), u"subregistry.lost-character"_s);
    }
    const auto refused = planPlain(words, {.value = u"x-a,1"_s, .holders = {u"A\u202EB"_s}, .date = kDay});
    QCOMPARE(refused.error().finding.arguments,
             (QStringList{u"holder"_s, u"A\\u{202E}B"_s, u"U+202E RIGHT-TO-LEFT OVERRIDE"_s}));
}

/// Earlier programs accepted such texts: the entries can still be changed and ended.
void TestPlainTexts::acceptsWhatIsListed()
{
    List list{.definition = {.nid = u"oma"_s, .name = u"words"_s}};
    list.store({.what = u"assign"_s,
                .date = kDay,
                .entries = {{.block = {.text = u"x-a "_s}, .holder = u"A"_s, .note = u"1\n2"_s}}});
    ListChange change{.what = u"edit"_s, .date = kDay, .entries = list.now().rows()};
    change.entries.first().holder = u"B"_s;
    QVERIFY(!textObjection(list.now(), change));
    change.entries.first().holder = u"B\t"_s;
    QVERIFY(textObjection(list.now(), change));
    change.entries.first() = {.block = {.text = u"x-b "_s}, .holder = u"A"_s};
    QVERIFY(textObjection(list.now(), change));
    QCOMPARE(list.change(Verb::Retire, u"x-a "_s), u"x-a  retired A"_s);
}

void TestPlainTexts::refusesThemInRangesAndDefinitions()
{
    const Definition definition{.nid = u"oma"_s, .name = u"words"_s};
    const Range range{.name = u"x"_s, .prefix = u"x-"_s};
    QVERIFY(!lostCharacterIn(definition, range));
    for (QString Range::* const text :
         {&Range::name, &Range::prefix, &Range::policy, &Range::label, &Range::asker}) {
        Range bad = range;
        bad.*text = u"a\nb"_s;
        QVERIFY(lostCharacterIn(definition, bad));
        QVERIFY(textObjection(Subregistry(definition), {.what = u"range"_s, .ranges = {bad}}));
    }
    QVERIFY(!lostCharacterIn(definition));
    for (QString Definition::* const text : {&Definition::title, &Definition::policy, &Definition::urn}) {
        Definition bad = definition;
        bad.*text = u"a\u200Bb"_s;
        QVERIFY(lostCharacterIn(bad));
    }
}

/// A policy of several lines, as files have it, does not prevent other changes.
void TestPlainTexts::keepsKnownTexts()
{
    const Definition definition{.nid = u"oma"_s, .name = u"words"_s, .policy = u"Expert Review\nAsk X"_s};
    Definition changed = definition;
    changed.title = u"Words"_s;
    QVERIFY(!lostCharacterIn(changed, definition));
    changed.title = u"Words\n"_s;
    QVERIFY(lostCharacterIn(changed, definition));
    const Range range{.name = u"x"_s, .prefix = u"x-"_s, .policy = definition.policy};
    List list{.definition = definition};
    list.store({.what = u"import"_s, .date = kDay, .ranges = {range}});
    Range larger = range;
    larger.largest = 9;
    QVERIFY(!textObjection(list.now(), {.what = u"range"_s, .ranges = {larger}}));
    larger.label = u"a\tb"_s;
    QVERIFY(textObjection(list.now(), {.what = u"range"_s, .ranges = {larger}}));
}

NIDUS_TEST(tst_plaintexts, TestPlainTexts)
#include "tst_plaintexts.moc"
