// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/templatelabels.h"
#include "tests/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::exchange;

/// The quick check of a line never rejects a heading that the pattern matches.
class TestHeadingPattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverRejectsAForm();
    void neverRejectsWhatIsMatched();
    void rejectsProse();
};

/// Each form of each part of the pattern, together with each form of each other part.
void TestHeadingPattern::neverRejectsAForm()
{
    const QStringList marks{u""_s,        u"- "_s,      u"-- "_s,     u"+ "_s,      u"o\t"_s,
                            u"*  "_s,     u"\u2022 "_s, u"\u00B7 "_s, u"\u2013 "_s, u"\u25CF "_s,
                            u"\uF0B7 "_s, u": "_s,      u";"_s};
    const QStringList levels{u""_s, u"# "_s, u"######\t"_s, u"== "_s, u"="_s, u"h1. "_s, u"h6.\t"_s};
    const QStringList emphases{u""_s, u"**"_s, u"__"_s, u"*"_s, u"_"_s, u"`"_s, u"'''"_s, u"["_s, u"<"_s};
    const QStringList numbers{u""_s,    u"1 "_s,   u"2. "_s,  u"3) "_s,   u"2.4. "_s,     u"A.1 "_s,
                              u"B. "_s, u"(a) "_s, u"iv) "_s, u"xii. "_s, u"12.3.4.\t"_s, u"\u00A7 5 "_s};
    const QStringList names{u"Purpose"_s, u"Namespace ID"_s, u"Owner's (new) URN/URI & NID, part-1"_s,
                            u"3gpp Registration"_s, u"Declared\u2011name"_s};
    const QStringList ends{u""_s,
                           u"  "_s,
                           u" **"_s,
                           u"__ #"_s,
                           u"]"_s,
                           u"> =="_s,
                           u" ##"_s,
                           u" {#id; x.y}"_s,
                           u":"_s,
                           u"::"_s,
                           u" : value; 1.5 \"x\" | $"_s,
                           u":- x"_s,
                           u"\uFF1Ax"_s,
                           u"**: x!"_s,
                           u"**:** x?"_s,
                           u"':' x"_s};
    int tried = 0;
    int matched = 0;
    const auto test = [&](const QString& line) {
        ++tried;
        const bool isMatched = headingPattern().match(line).hasMatch();
        matched += isMatched ? 1 : 0;
        if (isMatched)
            QVERIFY2(mayBeHeading(line), qPrintable(line));
    };
    for (const QString& indentation : {u""_s, u" \t\f"_s}) {
        for (const QString& mark : marks) {
            for (const QString& level : levels) {
                for (const QString& emphasis : emphases) {
                    for (const QString& number : numbers) {
                        for (const QString& name : names) // not with each end: that would take long
                            test(indentation + mark + level + emphasis + number + name +
                                 ends[(tried + tried / 7) % ends.size()]);
                    }
                }
            }
        }
    }
    for (const QString& number : numbers) {
        for (const QString& name : names) {
            for (const QString& end : ends)
                test(number + name + end);
        }
    }
    test(u"1. **Purpose**"_s);
    test(u"12) __Purpose__"_s);
    QVERIFY2(matched > tried / 2, qPrintable(QString::number(matched))); // the forms are those of the pattern
}

/// Also of lines that no form describes.
void TestHeadingPattern::neverRejectsWhatIsMatched()
{
    const QString letters = u"AaZzhivxo019 \t\f.,;:-+*#=_`'[]<>(){}/&|!?\"$%@\\^~\u00A7\u2022\u2011\uFF1A"_s;
    QRandomGenerator random(2611); // the same lines in every run
    int matched = 0;
    for (int i = 0; i < 200'000; ++i) {
        QString line;
        for (int size = random.bounded(1, 9); size > 0; --size)
            line += letters[random.bounded(int(letters.size()))];
        for (const QString& each : {line, u"1."_s + line, line + u"Ab"_s, u"Ab"_s + line}) {
            if (!headingPattern().match(each).hasMatch())
                continue;
            ++matched;
            QVERIFY2(mayBeHeading(each), qPrintable(each));
        }
    }
    QVERIFY(matched > 10'000);
}

void TestHeadingPattern::rejectsProse()
{
    for (const QString& line :
         {u"A URN is assigned once. It is never changed"_s, u"the \"value\" of a name"_s,
          u"assigned; and then used"_s, u"What is a name?"_s})
        QVERIFY2(!mayBeHeading(line), qPrintable(line));
}

NIDUS_TEST(tst_headingpattern, TestHeadingPattern)
#include "tst_headingpattern.moc"
