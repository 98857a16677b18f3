// SPDX-License-Identifier: Apache-2.0
#include "tests/architecture/sourcefiles.h"
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using nidus::test::textOf;

namespace {

struct Pattern
{
    const char* regularExpression;
    const char* instead;
};

/// Phrases of a dialect that nobody else speaks, and what to write instead.
constexpr std::array kPatterns{
    Pattern{R"(\bbehind\b)", "after, following"},
    Pattern{R"((?<!a grammar )\bstand(s|ing)?\b(?! for\b)|\bstood\b)", "is, contains, appears"},
    Pattern{R"((?<!\bthere )\b(is|are|was) no\b(?! longer))", "is not a"},
    Pattern{R"(\bcomes? again\b|\bcome\(s\) again\b)", "duplicate"},
    Pattern{R"(\b(is|are|was|were) told\b|\btells?\b)", "reported, shows"},
    Pattern{R"(\bIs "?%\d"? meant\?)", "Did you mean \"%1\"?"},
    Pattern{R"(\bsee[ns]? to (?!be\b)|\bask(ed)? after\b|\bmind\b)", "fix, remind, ignore"},
    Pattern{R"(\bof which it is\b|\bwhat is to\b|\bis to be\b)", "whose, must be"},
    Pattern{R"(\bgo(es|ing)? on\b)", "continue"},
    Pattern{R"(\bput aside\b|\bput on record\b)", "move to trash, record"},
    Pattern{R"((?<![-|])\banew\b)", "again"},
    Pattern{R"(\b(take[ns]?|took|taking) over\b|\btake_over\b)", "apply, use, accept"},
    Pattern{R"(\binside of\b(?! the layout))", "inside"},
    Pattern{R"(, such as with\b)", "for example with"},
    Pattern{R"(\bfate\b|\bhand(ed)? on\b|\bapart\b)", "the word for what is meant"},
    Pattern{
        R"(\borganisation|\bbehaviour|\bcolour|\bcancelled\b|\brecognis|\blicence|\bnormalis|\binitialis|\bserialis|\bminimis[ei]|\bdeterminis[ei]|\bcentre\b|\bspelt\b|\bcatalogue|\bneighbour|\bsynchronis)",
        "the American spelling"},
};

/// Lines that are right as they are: "path: whole line: reason".
struct Exception
{
    QString path;
    QString line;
    bool isMet = false;
};

QList<Exception> exceptions()
{
    QList<Exception> all;
    for (const QString& line : textOf(u"tests/data/english-exceptions.txt"_s).split(u'\n')) {
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const QStringList parts = line.split(u'\t'); // path, reason, line
        all.append({parts.value(0), parts.value(2), false});
    }
    return all;
}

/// Sources, documents, and scripts that we write. Not read: registered facts, input of tests, what registries
/// hold byte for byte, translations, and this test.
QStringList ourFiles()
{
    static const QRegularExpression ours(
        u"^(app|core|ui|tests|resources)/"
        u".*(\\.(h|cpp|in|md|txt|xml|desktop)|CMakeLists\\.txt)$|^[A-Z]+\\.md$|^dev$|"
        "^CMakeLists\\.txt$|^\\.ci/[a-z]+$|^resources/(recipes|packaging)/[a-z-]+$"_s);
    static const QRegularExpression notRead(
        u"^(resources/registry/|resources/schema/|resources/manual/[a-zA-Z_]+/|tests/data/|tests/real/|tests/fuzz/seeds/|tests/architecture/tst_english)"_s);
    QStringList files;
    const QDir root(QStringLiteral(NIDUS_SOURCE_DIR));
    QDirIterator it(root.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString name = root.relativeFilePath(it.next());
        if (ours.match(name).hasMatch() && !notRead.match(name).hasMatch())
            files.append(name);
    }
    files.sort();
    return files;
}

/// Empty if no pattern matches.
QString objectionTo(const QString& line)
{
    static const QList<QRegularExpression> expressions = [] {
        QList<QRegularExpression> all;
        for (const Pattern& pattern : kPatterns)
            all.append(QRegularExpression(QString::fromLatin1(pattern.regularExpression),
                                          QRegularExpression::CaseInsensitiveOption));
        return all;
    }();
    for (qsizetype i = 0; i < expressions.size(); ++i) {
        if (const auto match = expressions[i].match(line); match.hasMatch())
            return u"\"%1\": write %2"_s.arg(match.captured(),
                                             QString::fromLatin1(kPatterns[std::size_t(i)].instead));
    }
    return {};
}

} // namespace

/// All texts are in plain American English, the same words for the same things.
class TestEnglish : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheDialect_data();
    void findsTheDialect();
    void everyLineIsPlain();
};

void TestEnglish::findsTheDialect_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isPlain");
    QTest::newRow("behind") << u"the part behind the NID"_s << false;
    QTest::newRow("is no") << u"This is no file."_s << false;
    QTest::newRow("There is no") << u"There is no file."_s << true;
    QTest::newRow("stands for") << u"a name stands for a rule"_s << true;
    QTest::newRow("stands") << u"the name stands in line 3"_s << false;
    QTest::newRow("meant") << u"Is \"%1\" meant?"_s << false;
    QTest::newRow("British") << u"the Colour of it"_s << false;
    QTest::newRow("anew") << u"The request is decided anew."_s << false;
    QTest::newRow("take over") << u"Only what you choose is taken over."_s << false;
    QTest::newRow("inside of") << u"This is not inside of the block."_s << false;
    QTest::newRow("deterministic") << u"a deterministic automaton"_s << true;
}

void TestEnglish::findsTheDialect()
{
    QFETCH(const QString, line);
    QFETCH(const bool, isPlain);
    QCOMPARE(objectionTo(line).isEmpty(), isPlain);
}

void TestEnglish::everyLineIsPlain()
{
    constexpr qsizetype kMostExceptions = 40;
    QList<Exception> allowed = exceptions();
    QVERIFY(allowed.size() <= kMostExceptions);
    const QStringList files = ourFiles();
    QVERIFY(files.size() > 1000);
    QStringList wrong;
    for (const QString& name : files) {
        const QStringList lines = textOf(name).split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QString why = objectionTo(lines[i]);
            if (why.isEmpty())
                continue;
            const auto exception = std::ranges::find_if(allowed, [&](const Exception& each) {
                return each.path == name && each.line == lines[i].trimmed();
            });
            if (exception != allowed.end())
                exception->isMet = true;
            else
                wrong.append(u"%1:%2: %3\n    %4"_s.arg(name).arg(i + 1).arg(why, lines[i].trimmed()));
        }
    }
    for (const Exception& each : std::as_const(allowed)) {
        if (!each.isMet)
            wrong.append(u"no longer occurs: %1: %2"_s.arg(each.path, each.line));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

NIDUS_TEST(tst_english, TestEnglish)
#include "tst_english.moc"
