// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/core/grammar/hostilegrammars.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>
#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace nidus::test;

/// The real program on grammars made to use up time, memory or the stack.
class TestGrammarBadInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void staysWithinItsLimits_data();
    void staysWithinItsLimits();
    void readsNoMoreThanTheBudget();

private:
    CliBinary m_cli;
};

namespace {

/// Address space in KiB and processor time in seconds; the program itself maps about 100 MiB.
constexpr const char* kLimits = "ulimit -v 700000 -t 10; ";

/// Not all cases: starting the program takes long.
constexpr std::array<std::string_view, 9> kCases{
    "counts within counts", "twenty rules that double",  "left recursion",   "recursion everywhere",
    "300 groups",           "core rules that are large", "256 KiB of words", "256 KiB of anything",
    "pattern of options"};

} // namespace

void TestGrammarBadInput::initTestCase()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("sanitizers need more address space");
#endif
}

void TestGrammarBadInput::staysWithinItsLimits_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QString>("options");
    for (const hostile::Case& hostileCase : hostile::cases()) {
        if (std::ranges::count(kCases, std::string_view(hostileCase.name)) == 0)
            continue;
        const bool isPattern = hostileCase.notation == nidus::grammar::GrammarNotation::IRegexp;
        QTest::newRow(hostileCase.name) << QByteArray::fromStdString(hostileCase.grammar)
                                        << (isPattern ? u"--notation=iregexp"_s : QString());
    }
}

void TestGrammarBadInput::staysWithinItsLimits()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QString, options);
    QFile file(m_cli.filePath(u"grammar"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(grammar);
    file.close();
    const BinaryResult checked =
        m_cli.shell(QLatin1StringView(kLimits) + u"exec \"$NIDUS\" grammar check %1 grammar"_s.arg(options));
    QVERIFY2(checked.status == 0 || checked.status == 1, checked.err);
    QVERIFY2(checked.out.split('\n').value(checked.out.count('\n') - 1).startsWith("rules "),
             checked.out.right(200));
    const BinaryResult matched =
        m_cli.shell(QLatin1StringView(kLimits) +
                        u"exec \"$NIDUS\" grammar match --explain %1 grammar - 2>&1"_s.arg(options),
                    "xx\n\n" + QByteArray(100'000, 'x') + '\n');
    // Every line has its verdict, or the grammar is rejected with a message.
    QVERIFY2(matched.status == 2 ? matched.out.contains("nidus-cli: ") : matched.out.count('\n') >= 3,
             matched.out.right(200));
    QVERIFY2(matched.status >= 0 && matched.status <= 2, matched.out.right(200));
}

void TestGrammarBadInput::readsNoMoreThanTheBudget()
{
    const BinaryResult result =
        m_cli.shell(QLatin1StringView(kLimits) + u"yes 'a = b' | \"$NIDUS\" grammar check -"_s);
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("error[grammar.limit.grammar-length]"), result.out);
}

NIDUS_TEST(tst_grammarbadinput, TestGrammarBadInput)
#include "tst_grammarbadinput.moc"
