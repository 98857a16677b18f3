// SPDX-License-Identifier: Apache-2.0
#include "tests/architecture/sourcefiles.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::sourceFiles;
using nidus::test::textOf;

namespace {

QDir root() { return QDir(QStringLiteral(NIDUS_SOURCE_DIR)); }

QStringList documents() { return {u"README.md"_s, u"CONTRIBUTING.md"_s, u"core/README.md"_s}; }

QSet<QString> captures(const QString& text, const QString& pattern)
{
    QSet<QString> found;
    QRegularExpressionMatchIterator matches = QRegularExpression(pattern).globalMatch(text);
    while (matches.hasNext())
        found.insert(matches.next().captured(1));
    return found;
}

/// Returns every path in a document: those that start with a top-level folder, and files in backticks.
QSet<QString> pathsIn(const QString& text)
{
    return captures(text,
                    u"(?<![\\w/.-])((?:app|core|ui|resources|translations|tests|\\.ci)/[\\w./-]*\\w)"_s) +
           captures(text, u"`([A-Z][A-Za-z]*\\.(?:md|txt|json)|dev|\\.clang-[a-z]+)`"_s);
}

/// Returns the names in a comment that a person would look up: "saveDraft" and "Registry" for
/// "Registry::saveDraft()". Names of Qt are left out.
QSet<QString> namesIn(const QString& comment)
{
    QSet<QString> names;
    for (const QString& call : captures(comment, u"((?<![\\w:])(?:\\w+::)*\\w+\\(\\))"_s)) {
        const QStringList words = call.chopped(2).split(u"::"_s);
        if (!words.constFirst().startsWith(u'Q'))
            names += QSet<QString>(words.cbegin(), words.cend());
    }
    return names;
}

/// Returns function names in backticks: "saveDraft" for "Registry::saveDraft()".
QSet<QString> functionsIn(const QString& text)
{
    return captures(text, u"`(?:\\w+(?:::|\\.))*(\\w+)\\(\\)`"_s);
}

QStringList foldersIn(const QString& folder)
{
    return QDir(root().filePath(folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

QStringList sourcesAndTests() { return sourceFiles({u"app"_s, u"core"_s, u"ui"_s, u"tests"_s}); }

QString allSources()
{
    QString text = textOf(u"CMakeLists.txt"_s);
    for (const QString& file : sourcesAndTests())
        text += textOf(file);
    return text;
}

} // namespace

/// Checks what the documents for newcomers state about the source tree.
class TestDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTestFileIsExplained();
    void everyPathExists_data();
    void everyPathExists();
    void everyFunctionExists();
    void commentsNameWhatExists();
    void everyVerbIsExplained();
    void everyFolderOfTestsIsExplained();
    void everyLayerIsExplained();
    void everyLayerHasAReadme();
    void everyPresetIsExplained();
    void findsMissingPathsAndFunctions();
};

void TestDocuments::everyTestFileIsExplained()
{
    const QString readme = textOf(u"tests/data/README.md"_s);
    const QFileInfoList entries =
        QDir(root().filePath(u"tests/data"_s)).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(entries.size() > 10);
    for (const QFileInfo& entry : entries) {
        const QString beginning = u"| `"_s + entry.fileName() + (entry.isDir() ? u"/"_s : u"`"_s);
        QVERIFY2(entry.fileName() == u"README.md"_s || readme.contains(beginning),
                 qPrintable(entry.fileName()));
    }
}

void TestDocuments::everyPathExists_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& document : documents()) {
        const QSet<QString> paths = pathsIn(textOf(document));
        QVERIFY2(!paths.isEmpty(), qPrintable(document));
        for (const QString& path : paths)
            QTest::newRow(qPrintable(document + u": "_s + path)) << path;
    }
}

void TestDocuments::everyPathExists()
{
    QFETCH(QString, path);
    QVERIFY(QFileInfo::exists(root().filePath(path)));
}

void TestDocuments::everyFunctionExists()
{
    const QString sources = allSources();
    QStringList missing;
    int count = 0;
    for (const QString& document : documents()) {
        for (const QString& function : functionsIn(textOf(document))) {
            ++count;
            if (!sources.contains(QRegularExpression(u"\\b%1\\("_s.arg(function))))
                missing.append(document + u": "_s + function);
        }
    }
    QVERIFY(count > 10);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestDocuments::commentsNameWhatExists()
{
    static const QRegularExpression comment(u"//[^\n]*"_s);
    QSet<QString> words;
    QHash<QString, QString> named; // by name: a file whose comment contains it
    for (const QString& file : sourcesAndTests()) {
        QString text = textOf(file);
        for (const QString& each : captures(text, u"(//[^\n]*)"_s)) {
            for (const QString& name : namesIn(each))
                named.insert(name, file);
        }
        words += captures(text.remove(comment), u"\\b([A-Za-z_]\\w*)"_s);
    }
    QVERIFY(named.size() > 100);
    QStringList missing;
    for (const auto& [name, file] : named.asKeyValueRange()) {
        if (!words.contains(name))
            missing.append(file + u": "_s + name);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

/// The verbs as listed by `./dev help`: "  run [ARGS]       the application", "  asan, tsan       all tests".
void TestDocuments::everyVerbIsExplained()
{
    QProcess help;
    help.start(root().filePath(u"dev"_s), {u"help"_s});
    QVERIFY(help.waitForFinished(nidus::test::kProgressDelay));
    static const QRegularExpression line(u"^  ([a-z-]+(?:, [a-z-]+)*)"_s,
                                         QRegularExpression::MultilineOption);
    const QString text = textOf(u"CONTRIBUTING.md"_s);
    int count = 0;
    QRegularExpressionMatchIterator lines = line.globalMatch(QString::fromUtf8(help.readAllStandardOutput()));
    while (lines.hasNext()) {
        for (const QString& verb : lines.next().captured(1).split(u", "_s)) {
            ++count;
            QVERIFY2(text.contains(QRegularExpression(u"`\\./dev %1[ `]"_s.arg(verb))), qPrintable(verb));
        }
    }
    QVERIFY(count > 10);
}

void TestDocuments::everyFolderOfTestsIsExplained()
{
    const QString text = textOf(u"CONTRIBUTING.md"_s);
    for (const QString& folder : foldersIn(u"tests"_s))
        QVERIFY2(text.contains(u"| `tests/%1` |"_s.arg(folder)), qPrintable(folder));
}

void TestDocuments::everyLayerIsExplained()
{
    QStringList layers{u"ui"_s};
    for (const QString& top : {u"core"_s, u"app"_s}) {
        for (const QString& folder : foldersIn(top))
            layers.append(top + u'/' + folder);
    }
    for (const QString& document : {u"CONTRIBUTING.md"_s, u"core/README.md"_s}) {
        const QString text = textOf(document);
        for (const QString& layer : std::as_const(layers))
            QVERIFY2(text.contains(u"`%1`"_s.arg(layer)), qPrintable(document + u": "_s + layer));
    }
}

/// One page each.
void TestDocuments::everyLayerHasAReadme()
{
    QStringList layers{u"ui"_s};
    for (const QString& top : {u"core"_s, u"app"_s}) {
        for (const QString& folder : foldersIn(top))
            layers.append(top + u'/' + folder);
    }
    for (const QString& layer : std::as_const(layers)) {
        const qsizetype lines = textOf(layer + u"/README.md"_s).count(u'\n');
        QVERIFY2(lines > 5 && lines <= 60, qPrintable(u"%1: %2 lines"_s.arg(layer).arg(lines)));
    }
}

void TestDocuments::everyPresetIsExplained()
{
    const QString text = textOf(u"CONTRIBUTING.md"_s);
    const QSet<QString> presets =
        captures(textOf(u"CMakePresets.json"_s), u"\"name\": \"([a-z-]+)\", \"inherits\""_s);
    QVERIFY(presets.size() > 5);
    for (const QString& preset : presets)
        QVERIFY2(text.contains(u'`' + preset + u'`'), qPrintable(preset));
}

void TestDocuments::findsMissingPathsAndFunctions()
{
    const QString text = u"See `core/urn/nothing.h`, core/none and `Registry::neverThere()` in `NONE.md`."_s;
    QCOMPARE(pathsIn(text), (QSet<QString>{u"core/urn/nothing.h"_s, u"core/none"_s, u"NONE.md"_s}));
    QCOMPARE(functionsIn(text), QSet<QString>{u"neverThere"_s});
    QVERIFY(!QFileInfo::exists(root().filePath(u"core/none"_s)));
    QCOMPARE(namesIn(u"// As Registry::never() and QFile::open()."_s),
             (QSet<QString>{u"Registry"_s, u"never"_s}));
}

NIDUS_TEST(tst_documents, TestDocuments)
#include "tst_documents.moc"
