// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/arguments.h"
#include "tests/testprogram.h"

#include <QTest>
#include <array>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::cli;

namespace {

constexpr std::array kOptions{
    OptionSpec{.name = "output", .letter = 'o', .value = "FILE"},
    OptionSpec{.name = "format", .value = "FORMAT", .choices = "text|tsv"},
    OptionSpec{.name = "escaped"},
};

std::expected<Arguments, QString> parsed(const std::vector<std::string>& words)
{
    return Arguments::parse(words, kOptions);
}

} // namespace

class TestArguments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsValuesInEverySpelling_data();
    void readsValuesInEverySpelling();
    void usesTheLastOfRepeatedOptions();
    void keepsArgumentsInOrder();
    void keepsBytesThatAreNotUtf8();
    void rejectsInvalidOptions_data();
    void rejectsInvalidOptions();
    void suggestsTheMostSimilarWord_data();
    void suggestsTheMostSimilarWord();
};

void TestArguments::readsValuesInEverySpelling_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("long, next word") << QStringList{u"--output"_s, u"a b"_s};
    QTest::newRow("long, equals sign") << QStringList{u"--output=a b"_s};
    QTest::newRow("short, next word") << QStringList{u"-o"_s, u"a b"_s};
    QTest::newRow("short, joined") << QStringList{u"-oa b"_s};
}

void TestArguments::readsValuesInEverySpelling()
{
    QFETCH(QStringList, words);
    std::vector<std::string> bytes;
    for (const QString& word : words)
        bytes.push_back(word.toStdString());
    const std::expected<Arguments, QString> arguments = parsed(bytes);
    QVERIFY(arguments);
    QCOMPARE(arguments->text("output"), u"a b"_s);
    QVERIFY(arguments->positional().empty());
}

void TestArguments::usesTheLastOfRepeatedOptions()
{
    const std::expected<Arguments, QString> arguments = parsed({"-o", "first", "-o", "second"});
    QVERIFY(arguments);
    QCOMPARE(arguments->text("output"), u"second"_s);
    QCOMPARE(QString::fromStdString(std::string(arguments->value("format", "text"))), u"text"_s);
}

void TestArguments::keepsArgumentsInOrder()
{
    const std::expected<Arguments, QString> arguments =
        parsed({"b", "--escaped", "-", "-//a", "--", "--output", "-x"});
    QVERIFY(arguments);
    QVERIFY(arguments->isSet("escaped"));
    QVERIFY(!arguments->isSet("output"));
    const std::vector<std::string> expected{"b", "-", "-//a", "--output", "-x"};
    QVERIFY(arguments->positional() == expected);
}

void TestArguments::keepsBytesThatAreNotUtf8()
{
    const std::expected<Arguments, QString> arguments = parsed({"urn:example:\xFF"});
    QVERIFY(arguments);
    QVERIFY(arguments->positional().front() == "urn:example:\xFF");
}

void TestArguments::rejectsInvalidOptions_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("message");
    QTest::newRow("unknown option") << u"--nonsense"_s << u"Unknown option \"--nonsense\"."_s;
    QTest::newRow("mistyped option") << u"--outptu=x"_s
                                     << u"Unknown option \"--outptu\". Did you mean \"--output\"?"_s;
    QTest::newRow("unknown letter") << u"-x"_s
                                    << u"Unknown option \"-x\". Put a text that starts with \"-\" after "
                                       "\"--\"."_s;
    QTest::newRow("missing value") << u"--output"_s << u"--output requires a value."_s;
    QTest::newRow("value for an option without one")
        << u"--escaped=1"_s << u"--escaped does not accept a value."_s;
    QTest::newRow("no such choice") << u"--format=foo"_s
                                    << u"Invalid value \"foo\" for --format; expected one of: text, tsv."_s;
    QTest::newRow("empty choice") << u"--format="_s
                                  << u"Invalid value \"\" for --format; expected one of: text, tsv."_s;
}

void TestArguments::rejectsInvalidOptions()
{
    QFETCH(QString, word);
    QFETCH(QString, message);
    const std::expected<Arguments, QString> arguments = parsed({word.toStdString()});
    QVERIFY(!arguments);
    QCOMPARE(arguments.error(), message);
}

void TestArguments::suggestsTheMostSimilarWord_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one letter missing") << u"isn"_s << u"isbn"_s;
    QTest::newRow("other case") << u"ISSN"_s << u"issn"_s;
    QTest::newRow("one letter wrong") << u"uuie"_s << u"uuid"_s;
    QTest::newRow("neighbors swapped") << u"sibn"_s << u"isbn"_s;
    QTest::newRow("nothing near") << u"publications"_s << QString();
}

void TestArguments::suggestsTheMostSimilarWord()
{
    QFETCH(QString, word);
    QFETCH(QString, expected);
    QCOMPARE(nearest(word, {u"isbn"_s, u"issn"_s, u"uuid"_s}), expected);
}

NIDUS_TEST(tst_arguments, TestArguments)
#include "tst_arguments.moc"
