// SPDX-License-Identifier: Apache-2.0
#include "sourcefiles.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::sourceFiles;

/// What each source file must be like.
class TestSourceFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void engineSpecificSqlIsOnlyInTheEngine();
    void everyCommandHasAFile();
    void everyFileStartsWithItsLicense();
    void noFileIsTooLong();
    void nothingReadsOutsideTheTree();
    void stepsGoThroughTheWorkflow();
    void writtenRulesAreKept_data();
    void writtenRulesAreKept();
    void everyTypeIsDefinedOnce();
    void unnamedNamesAreUniqueInAProgram();
    void testsMirrorTheLayers();
};

/// Another database engine would be another folder next to core/storage/sqlite, with no other change in
/// storage.
void TestSourceFiles::engineSpecificSqlIsOnlyInTheEngine()
{
    static const QRegularExpression words(
        u"\\b(?:PRAGMA|pragma_\\w+|VACUUM|IMMEDIATE|ROWID|rowid|unixepoch|fts5\\w*|sqlite_\\w+|NOCASE|"
        "TEMP|iif|GLOB|AUTOINCREMENT|OR IGNORE|OR REPLACE)\\b|lower\\(hex|MATCH \\?|\\bx''|'optimize'"_s);
    int files = 0;
    QStringList wrong;
    for (const QString& name : sourceFiles()) {
        if (!name.startsWith("core/"_L1) || name.startsWith("core/storage/sqlite/"_L1))
            continue;
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QRegularExpressionMatch match = words.match(QString::fromUtf8(file.readAll()));
        if (match.hasMatch())
            wrong.append(name + u": "_s + match.captured());
        ++files;
    }
    QVERIFY(files > 300);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// The name of a command is the name of its file.
void TestSourceFiles::everyCommandHasAFile()
{
    static const QRegularExpression command(u"^Command (\\w+Command)\\(\\)$"_s,
                                            QRegularExpression::MultilineOption);
    int commands = 0;
    QStringList wrong;
    for (const QString& name : sourceFiles()) {
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (const QRegularExpressionMatch& match : command.globalMatch(text)) {
            ++commands;
            if (!name.endsWith(u"/%1.cpp"_s.arg(match.captured(1).toLower())))
                wrong.append(match.captured(1) + " in "_L1 + name);
        }
    }
    QVERIFY(commands > 30);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSourceFiles::everyFileStartsWithItsLicense()
{
    QStringList wrong;
    for (const QString& name : sourceFiles()) {
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        if (!file.readLine().startsWith("// SPDX-License-Identifier: Apache-2.0"))
            wrong.append(name);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSourceFiles::noFileIsTooLong()
{
    constexpr qsizetype most = 500; // lines
    QStringList files = sourceFiles();
    QVERIFY(!files.isEmpty());
    const QDir root(QStringLiteral(NIDUS_SOURCE_DIR));
    QDirIterator tests(root.filePath(u"tests"_s), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (tests.hasNext())
        files.append(root.relativeFilePath(tests.next()));
    QStringList wrong;
    for (const QString& name : std::as_const(files)) {
        QFile file(root.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        if (const qsizetype lines = file.readAll().count('\n'); lines > most)
            wrong.append(
                u"%1 has %2 lines; move a part to a file of its own (at most %3)"_s.arg(name).arg(lines).arg(
                    most));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// The source tree needs nothing outside of it. Only the two files for readers may mention other places.
void TestSourceFiles::nothingReadsOutsideTheTree()
{
    const QString outside = u"shared"_s;
    const QStringList words{outside + u"/data"_s, u"../"_s + outside,
                            u"NIDUS_"_s + outside.toUpper() + u"_DATA"_s};
    // The two files for readers, and what .gitignore lists.
    static const QRegularExpression notOurs(
        u"^(README\\.md|CHANGELOG\\.md|CMakeUserPresets\\.json|.*\\.user|(build|\\.git|\\.cache)(/.*)?)$"_s);
    const QDir root(QStringLiteral(NIDUS_SOURCE_DIR));
    QStringList wrong;
    int files = 0;
    QDirIterator it(root.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        const QString name = root.relativeFilePath(path);
        if (notOurs.match(name).hasMatch())
            continue;
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        const QByteArray bytes = file.readAll();
        ++files;
        for (const QString& word : words) {
            if (bytes.contains(word.toUtf8()))
                wrong.append(name + u": "_s + word);
        }
    }
    QVERIFY(files > 1000);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// The programs take the steps of drafts and registrations with functions of core/workflow, which check what
/// storage does not know.
void TestSourceFiles::stepsGoThroughTheWorkflow()
{
    static const QRegularExpression step(
        u"\\b(?:drafts|registrations)\\(\\)\\s*\\.\\s*"
        "(?:move|moveToTrash|restoreFromTrash|remind|assign|registerDraft|reinstate|withdraw)\\b"_s);
    QVERIFY(step.match(u"m_session.registry()\n.drafts()\n  .move(id)"_s).hasMatch());
    int steps = 0;
    QStringList wrong;
    for (const QString& name : sourceFiles()) {
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QRegularExpressionMatch match = step.match(QString::fromUtf8(file.readAll()));
        if (match.hasMatch() && name.startsWith("core/workflow/"_L1))
            ++steps;
        else if (match.hasMatch())
            wrong.append(name + u": "_s + match.captured());
    }
    QVERIFY(steps > 0);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSourceFiles::writtenRulesAreKept_data()
{
    QTest::addColumn<QRegularExpression>("breaks");
    QTest::addColumn<QString>("broken"); ///< a line that breaks the rule
    QTest::addColumn<QSet<QString>>("exceptions");
    const auto rule = [](const char* name, const QString& breaks, const QString& broken,
                         const QSet<QString>& exceptions) {
        QTest::newRow(name) << QRegularExpression(breaks, QRegularExpression::MultilineOption) << broken
                            << exceptions;
    };
    rule("no exceptions but std::bad_alloc",
         u"^(?!\\s*//).*\\b(?:throw (?!std::bad_alloc\\(\\);)|catch \\()"_s,
         u"        throw std::runtime_error(\"\");"_s, {u"core/workflow/import/prefetcher.h"_s});
    rule("no nested event loops", u"(?:\\.|->|(?<!QApplication)::)exec\\(|processEvents\\("_s,
         u"    dialog->exec();"_s, {});
    rule("no search for a kind by casts", u"\\bdynamic_cast<"_s, u"    dynamic_cast<Dialog*>(widget)"_s, {});
    rule("work of the window runs in a LatestJob",
         u"(?:\\bstd::(?:jthread|thread|async)\\b(?!::)|\\bQThread|\\bQtConcurrent)"_s,
         u"    m_thread = std::jthread(work);"_s,
         {u"ui/support/jobs/latestjob.h"_s, u"ui/support/jobs/latestjob.cpp"_s,
          u"ui/session/recentlyused.cpp"_s});
}

/// Rules of core/README.md that no compiler knows. An exception that is not needed fails, too.
void TestSourceFiles::writtenRulesAreKept()
{
    QFETCH(const QRegularExpression, breaks);
    QFETCH(const QString, broken);
    QFETCH(const QSet<QString>, exceptions);
    QVERIFY(breaks.match(broken).hasMatch());
    const bool isOfWindow = exceptions.contains(u"ui/support/jobs/latestjob.h"_s);
    QSet<QString> found;
    for (const QString& name : sourceFiles()) {
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        if ((!isOfWindow || name.startsWith("ui/"_L1)) &&
            breaks.match(QString::fromUtf8(file.readAll())).hasMatch())
            found.insert(name);
    }
    QCOMPARE(found, exceptions);
}

/// Each name means one type in the whole program, whatever its namespace; types that only one source file
/// sees (in an unnamed namespace) excepted. Words that could mean anything name none.
void TestSourceFiles::everyTypeIsDefinedOnce()
{
    static const QRegularExpression definition(
        u"^(?:class|struct|enum class|enum|union) (?:\\[\\[\\w+\\]\\] )?(\\w+)(?![\\w:])(?!.*;$)|^using (\\w+) = "_s);
    static const QSet<QString> vague{u"Place"_s, u"Part"_s, u"Thing"_s, u"Row"_s, u"Change"_s, u"Share"_s};
    QHash<QString, QString> places;
    QStringList wrong;
    for (const QString& name : sourceFiles()) {
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        bool isUnnamed = false;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            if (line == "namespace {"_L1 || line == "} // namespace"_L1)
                isUnnamed = line.endsWith(u'{');
            const QRegularExpressionMatch match =
                isUnnamed ? QRegularExpressionMatch() : definition.match(line);
            if (!match.hasMatch())
                continue;
            const QString type = match.captured(match.lastCapturedIndex());
            if (vague.contains(type) || places.contains(type))
                wrong.append(type + ": "_L1 + name + u' ' + places.value(type));
            places.insert(type, name);
        }
    }
    QVERIFY(places.size() > 500);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// The sources of a layer, and those of a program of tests, are compiled several at a time; which ones
/// depends on CMake and the number of files.
void TestSourceFiles::unnamedNamesAreUniqueInAProgram()
{
    static const QRegularExpression definition(
        u"^(?:class|struct|enum class) (\\w+)(?!.*;$)|^using (\\w+) = |"
        "^(?:inline |static )?const(?:expr)? [^=({]*?\\b(k[A-Z]\\w*)\\b|"
        "^(?!return|using|template)\\w.*(?<![:\\w])([a-z]\\w*\\([^;{]*)$"_s);
    QHash<QString, QString> places;
    QStringList wrong;
    for (const QString& name : sourceFiles({u"core"_s, u"ui"_s, u"tests"_s})) {
        const bool isTest = name.section(u'/', -1).startsWith(u"tst_"_s);
        if (!name.endsWith(u".cpp"_s) || (name.startsWith(u"tests/"_s) && !isTest))
            continue;
        const QString layer =
            isTest ? name.section(u'/', 0, -2) : name.section(u'/', 0, name.startsWith(u"core/"_s) ? 1 : 0);
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        bool isUnnamed = false;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            if (line == "namespace {"_L1 || line == "} // namespace"_L1)
                isUnnamed = line.endsWith(u'{');
            const QRegularExpressionMatch match = definition.match(line);
            if (!isUnnamed || !match.hasMatch())
                continue;
            const QString defined = layer + u' ' + match.captured(match.lastCapturedIndex());
            const QString place = places.value(defined);
            if (!place.isEmpty() && place != name) // overloads in one file are fine
                wrong.append(defined + ": "_L1 + name + u' ' + place);
            places.insert(defined, name);
        }
    }
    QVERIFY(places.size() > 500);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// Each layer has its tests in a folder of the same name.
void TestSourceFiles::testsMirrorTheLayers()
{
    const QDir root(QStringLiteral(NIDUS_SOURCE_DIR));
    QStringList wrong;
    const QStringList layers = QDir(root.filePath(u"core"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(layers.size() > 10);
    for (const QString& layer : layers) {
        const QDir tests(root.filePath("tests/core/"_L1 + layer));
        const QStringList files = tests.entryList({u"tst_*.cpp"_s});
        if (files.isEmpty())
            wrong.append("no tests of core/"_L1 + layer);
        for (const QString& name : files) {
            QFile file(tests.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            if (!text.contains(("core/"_L1 + layer + u'/').toLatin1()))
                wrong.append("no test of core/"_L1 + layer + ": "_L1 + name);
        }
    }
    const QStringList others =
        QDir(root.filePath(u"tests/core"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& folder : others) {
        if (!layers.contains(folder))
            wrong.append("not a layer: tests/core/"_L1 + folder);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

NIDUS_TEST(tst_sourcefiles, TestSourceFiles)
#include "tst_sourcefiles.moc"
