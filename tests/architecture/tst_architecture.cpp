// SPDX-License-Identifier: Apache-2.0
#include "sourcefiles.h"
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using nidus::test::sourceFiles;

namespace {

/// What a layer may include: other layers (always including itself), and headers of Qt and of libraries.
struct LayerRule
{
    QSet<QString> layers;
    QSet<QString> headers;      ///< listed by name, because a pattern would also allow headers that nobody
                                ///< considered
    QString headerPattern = {}; ///< for layers that may use most of Qt: a regular expression
};

const QHash<QString, LayerRule>& layerRules()
{
    static const QSet<QString> stdLayers{u"core/base"_s, u"core/grammar"_s, u"core/urn"_s, u"core/check"_s,
                                         u"core/batch"_s};
    static const QSet<QString> system{u"core/system"_s};
    static const QSet<QString> lintLayers =
        stdLayers + QSet{u"core/registration"_s, u"core/findings"_s, u"core/lint"_s};
    static const QSet<QString> allCore =
        lintLayers + QSet{u"core/exchange"_s, u"core/report"_s,      u"core/builtin"_s,
                          u"core/storage"_s,  u"core/subregistry"_s, u"core/workflow"_s};
    // Values and texts.
    static const QSet<QString> values{u"QByteArray"_s,
                                      u"QByteArrayView"_s,
                                      u"QChar"_s,
                                      u"QDate"_s,
                                      u"QDateTime"_s,
                                      u"QHash"_s,
                                      u"QList"_s,
                                      u"QMap"_s,
                                      u"QRegularExpression"_s,
                                      u"QSet"_s,
                                      u"QString"_s,
                                      u"QStringList"_s,
                                      u"QStringView"_s,
                                      u"QLatin1StringView"_s,
                                      u"QTimeZone"_s,
                                      u"QtGlobal"_s};
    static const QSet<QString> files{u"QBuffer"_s,   u"QDir"_s,      u"QFile"_s,     u"QFileDevice"_s,
                                     u"QFileInfo"_s, u"QIODevice"_s, u"QSaveFile"_s, u"QUrl"_s};
    static const QHash<QString, LayerRule> rules{
        {u"core/system"_s, {{}, {}}},
        {u"core/base"_s, {system, {u"lzma.h"_s, u"zlib.h"_s, u"zstd.h"_s}}},
        {u"core/urn"_s, {{u"core/base"_s}, {}}},
        {u"core/grammar"_s, {{u"core/base"_s}, {}}},
        {u"core/check"_s, {{u"core/base"_s, u"core/grammar"_s, u"core/urn"_s}, {}}},
        {u"core/batch"_s,
         {system + QSet{u"core/base"_s, u"core/grammar"_s, u"core/urn"_s, u"core/check"_s},
          {u"simdjson.h"_s}}},
        {u"core/registration"_s, {{u"core/base"_s}, values + QSet{u"QCryptographicHash"_s}}},
        {u"core/findings"_s,
         {stdLayers + QSet{u"core/registration"_s},
          values +
              QSet{u"QCoreApplication"_s, u"QDir"_s, u"QFile"_s, u"QLoggingCategory"_s, u"QTranslator"_s}}},
        {u"core/subregistry"_s,
         {{u"core/base"_s, u"core/registration"_s, u"core/findings"_s},
          values + QSet{u"QJsonDocument"_s, u"QJsonObject"_s}}},
        {u"core/lint"_s, {lintLayers, values + QSet{u"QFile"_s}}},
        {u"core/exchange"_s,
         {lintLayers + QSet{u"core/subregistry"_s},
          values + files +
              QSet{u"QJsonArray"_s, u"QJsonDocument"_s, u"QJsonObject"_s, u"QStringDecoder"_s,
                   u"QXmlStreamReader"_s, u"QXmlStreamWriter"_s}}},
        {u"core/report"_s, {lintLayers + QSet{u"core/exchange"_s}, values + QSet{u"QUrl"_s}}},
        {u"core/builtin"_s,
         {{u"core/base"_s, u"core/registration"_s, u"core/check"_s, u"core/exchange"_s}, values + files}},
        {u"core/storage"_s,
         {system + QSet{u"core/base"_s, u"core/registration"_s, u"core/findings"_s, u"core/check"_s,
                        u"core/subregistry"_s},
          values + files +
              QSet{u"QCryptographicHash"_s, u"QRandomGenerator"_s, u"QSqlDatabase"_s, u"QSqlDriver"_s,
                   u"QSqlError"_s, u"QStringConverter"_s, u"QStringMatcher"_s, u"QUuid"_s, u"QVariant"_s,
                   u"qendian.h"_s, u"sqlite3.h"_s}}},
        {u"core/workflow"_s,
         {system + allCore, values + files +
                                QSet{u"QCryptographicHash"_s, u"QLockFile"_s, u"QStandardPaths"_s,
                                     u"QTemporaryDir"_s, u"QTemporaryFile"_s, u"QUuid"_s}}},
        {u"core/print"_s,
         {{u"core/base"_s, u"core/registration"_s, u"core/findings"_s, u"core/exchange"_s},
          values + QSet{u"QAbstractTextDocumentLayout"_s, u"QBuffer"_s, u"QCryptographicHash"_s,
                        u"QEventLoop"_s, u"QGuiApplication"_s, u"QObject"_s, u"QPagedPaintDevice"_s,
                        u"QPaintDevice"_s, u"QPainter"_s, u"QPainterPath"_s, u"QPdfWriter"_s,
                        u"QSvgRenderer"_s, u"QTextBlock"_s, u"QTextCharFormat"_s, u"QTextCursor"_s,
                        u"QTextDocument"_s, u"QTextLayout"_s, u"QTextObjectInterface"_s, u"QTextTable"_s}}},
        {u"ui"_s, {allCore + QSet{u"core/print"_s}, {}, u"^(Q(?!Sql|Test).*|qt?[a-z0-9]+\\.h)$"_s}},
        {u"app/cli"_s,
         {system + allCore + QSet{u"core/print"_s},
          values + files +
              QSet{u"QCoreApplication"_s, u"QElapsedTimer"_s, u"QGuiApplication"_s, u"QLocale"_s,
                   u"QTranslator"_s}}},
        {u"app/desktop"_s, {system + allCore + QSet{u"ui"_s}, {}, u"^Q(?!Sql|Test).*$"_s}},
    };
    return rules;
}

/// The rooms of a folder, lowest first: each may include those before it. Files outside of rooms are above
/// them all.
const QHash<QString, QStringList>& rooms()
{
    static const QHash<QString, QStringList> all{
        {u"core/grammar"_s,
         {u"text"_s, u"automaton"_s, u"earley"_s, u"tables"_s, u"regex"_s, u"diagram"_s, u"samples"_s,
          u"inference"_s}},
        {u"core/check"_s, {u"lists"_s}},
        {u"core/batch"_s, {u"json"_s}},
        {u"core/findings"_s, {u"values"_s, u"catalog"_s, u"text"_s}},
        {u"core/exchange"_s, {u"formats"_s, u"write"_s, u"read"_s, u"lists"_s}},
        {u"core/report"_s, {u"rows"_s, u"summary"_s, u"parts"_s, u"lint"_s}},
        {u"core/storage"_s,
         {u"values"_s, u"sqlite"_s, u"engine"_s, u"history"_s, u"rows"_s, u"subregistries"_s, u"search"_s,
          u"schema"_s, u"verification"_s, u"operations"_s, u"files"_s}},
        {u"core/workflow"_s,
         {u"registry"_s, u"subregistry"_s, u"check"_s, u"drafts"_s, u"import"_s, u"refresh"_s}},
        {u"ui"_s,
         {u"support"_s, u"help"_s, u"session"_s, u"browser"_s, u"findings"_s, u"editor"_s, u"check"_s,
          u"syntax"_s, u"history"_s, u"preview"_s, u"review"_s, u"subregistry"_s, u"registry"_s, u"tasks"_s,
          u"exchange"_s, u"process"_s, u"guide"_s, u"shell"_s}},
        {u"ui/support"_s, {u"jobs"_s, u"look"_s, u"text"_s, u"widgets"_s, u"tables"_s, u"access"_s}},
        {u"ui/check"_s,
         {u"rows"_s, u"trial"_s, u"summary"_s, u"duplicates"_s, u"comparison"_s, u"results"_s}},
        {u"ui/syntax"_s, {u"text"_s, u"editor"_s, u"samples"_s, u"guard"_s, u"diagram"_s}},
        {u"app/cli"_s,
         {u"frame"_s, u"check"_s, u"urns"_s, u"grammar"_s, u"templates"_s, u"process"_s, u"subregistry"_s,
          u"registry"_s}},
    };
    return all;
}

/// The rank of a file among the rooms of a folder that it is in.
qsizetype floorOf(const QString& path, const QString& folder)
{
    const QStringList& own = rooms()[folder];
    const QString inside = path.sliced(folder.size() + 1);
    const qsizetype floor = inside.contains(u'/') ? own.indexOf(inside.section(u'/', 0, 0)) : own.size();
    return floor < 0 ? own.size() + 1 : floor; // a room that is not listed
}

/// Whether `file` may include `header` as far as the rooms of the folders are concerned that both are in.
bool isUpward(const QString& file, const QString& header)
{
    return std::ranges::any_of(rooms().keys(), [&](const QString& folder) {
        return file.startsWith(folder + u'/') && header.startsWith(folder + u'/') &&
               floorOf(header, folder) > floorOf(file, folder);
    });
}

/// System headers, only for core/system.
const QSet<QString>& systemHeaders()
{
    static const QSet<QString> headers{u"cerrno"_s,     u"csignal"_s,       u"fcntl.h"_s,    u"poll.h"_s,
                                       u"pwd.h"_s,      u"linux/magic.h"_s, u"sys/file.h"_s, u"sys/ioctl.h"_s,
                                       u"sys/mman.h"_s, u"sys/stat.h"_s,    u"sys/vfs.h"_s,  u"unistd.h"_s};
    return headers;
}

QString layerOf(const QString& path)
{
    const QStringList parts = path.split(u'/');
    return parts.first() == u"ui"_s ? parts.first() : parts.mid(0, 2).join(u'/');
}

struct Include
{
    QString file; ///< relative to the source folder
    int line;
    QString header;
    bool isQuoted;
};

QList<Include> includesOf(const QString& relativePath)
{
    static const QRegularExpression pattern(u"^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"_s);
    QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + relativePath);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Include> found;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QRegularExpressionMatch match = pattern.match(lines[i]);
        if (match.hasMatch())
            found.append({relativePath, int(i) + 1, match.captured(2), match.captured(1) == u"\""_s});
    }
    return found;
}

/// Returns why the include is not allowed; empty if it is.
QString objection(const Include& include)
{
    const QString place = u"%1:%2: "_s.arg(include.file).arg(include.line);
    const QString layer = layerOf(include.file);
    const auto rule = layerRules().constFind(layer);
    if (rule == layerRules().cend())
        return place + u"is not in a layer of the architecture"_s;
    if (include.isQuoted) {
        if (include.header.endsWith(u".moc"_s))
            return {};
        const QString target = layerOf(include.header);
        if (!layerRules().contains(target))
            return place + u"\"%1\" does not name its layer from the root"_s.arg(include.header);
        if (target != layer && !rule->layers.contains(target))
            return place + u"%1 may not include %2"_s.arg(layer, target);
        if (include.header.startsWith(u"core/storage/sqlite/"_s) && layer != u"core/storage"_s)
            return place + u"only core/storage may include the engine"_s;
        if (isUpward(include.file, include.header))
            return place + u"\"%1\" is in a higher room"_s.arg(include.header);
        return {};
    }
    if (systemHeaders().contains(include.header))
        return layer == u"core/system"_s ? QString()
                                         : place + u"only core/system may include <%1>"_s.arg(include.header);
    const bool isStandard = !include.header.contains(u'.') && include.header.at(0).isLower();
    const bool isOfProcessor = include.header == u"immintrin.h"_s;
    if (isStandard || isOfProcessor)
        return {};
    if (include.header == u"simdjson.h"_s && !include.file.startsWith(u"core/batch/json/"_s))
        return place + u"only core/batch/json may include <simdjson.h>"_s;
    const bool isOfPattern = !rule->headerPattern.isEmpty() &&
                             QRegularExpression(rule->headerPattern).match(include.header).hasMatch();
    if (!rule->headers.contains(include.header) && !isOfPattern)
        return place + u"%1 may not include <%2>"_s.arg(layer, include.header);
    return {};
}

} // namespace

class TestArchitecture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIncludeIsAllowed();
    void reportsForbiddenIncludes_data();
    void reportsForbiddenIncludes();
    void layersHaveNoCycle();
    void filesHaveNoCycle();
    void fuzzTargetsCompileEveryLayerTheyNeed();
    void subfoldersAreThoseListed();
    void noFolderHoldsTooMuch();
    void everySourceIncludesItsOwnHeaderFirst();
};

void TestArchitecture::everyIncludeIsAllowed()
{
    QStringList objections;
    const QStringList files = sourceFiles();
    QVERIFY(files.size() > 10);
    for (const QString& file : files) {
        for (const Include& include : includesOf(file)) {
            const QString why = objection(include);
            if (!why.isEmpty())
                objections.append(why);
        }
    }
    QVERIFY2(objections.isEmpty(), qPrintable(objections.join(u'\n')));
}

void TestArchitecture::reportsForbiddenIncludes_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("header");
    QTest::addColumn<bool>("quoted");
    QTest::newRow("core does not use the window")
        << u"core/lint/a.cpp"_s << u"ui/shell/mainwindow.h"_s << true;
    QTest::newRow("urn uses only std") << u"core/urn/a.cpp"_s << u"QString"_s << false;
    QTest::newRow("grammar uses only std") << u"core/grammar/a.cpp"_s << u"QRegularExpression"_s << false;
    QTest::newRow("grammar does not use URNs") << u"core/grammar/a.cpp"_s << u"core/urn/urn.h"_s << true;
    QTest::newRow("storage does not lint")
        << u"core/storage/a.cpp"_s << u"core/lint/templatelint.h"_s << true;
    QTest::newRow("SQL only in storage") << u"ui/a.cpp"_s << u"QSqlQuery"_s << false;
    QTest::newRow("the engine only in storage")
        << u"app/cli/a.cpp"_s << u"core/storage/sqlite/sqlite.h"_s << true;
    QTest::newRow("no widgets in core") << u"core/exchange/a.cpp"_s << u"QWidget"_s << false;
    QTest::newRow("no widgets in the command line") << u"app/cli/a.cpp"_s << u"QMessageBox"_s << false;
    QTest::newRow("system calls in one layer") << u"core/storage/engine/a.cpp"_s << u"unistd.h"_s << false;
    QTest::newRow("signals in one layer") << u"app/cli/a.cpp"_s << u"csignal"_s << false;
    QTest::newRow("no list of widgets in core") << u"core/lint/a.cpp"_s << u"QListWidget"_s << false;
    QTest::newRow("parts do not use the facade")
        << u"core/storage/rows/a.cpp"_s << u"core/storage/registry.h"_s << true;
    QTest::newRow("history does not use search")
        << u"core/storage/history/a.cpp"_s << u"core/storage/search/searchindex.h"_s << true;
    QTest::newRow("reading a grammar knows no automaton")
        << u"core/grammar/text/a.cpp"_s << u"core/grammar/automaton/dfa.h"_s << true;
    QTest::newRow("the frame knows no command")
        << u"app/cli/frame/a.cpp"_s << u"app/cli/check/checkrun.h"_s << true;
    QTest::newRow("jobs know no widget")
        << u"ui/support/jobs/a.cpp"_s << u"ui/support/widgets/question.h"_s << true;
    QTest::newRow("writers do not read")
        << u"core/exchange/write/a.cpp"_s << u"core/exchange/read/importfile.h"_s << true;
    QTest::newRow("the editor does not use pages")
        << u"ui/editor/a.cpp"_s << u"ui/registry/registrypage.h"_s << true;
    QTest::newRow("lower subfolders do not use the window")
        << u"ui/process/a.cpp"_s << u"ui/shell/mainwindow.h"_s << true;
    QTest::newRow("a subfolder is listed")
        << u"core/storage/registry.cpp"_s << u"core/storage/attic/a.h"_s << true;
    QTest::newRow("includes name their layer") << u"core/urn/a.cpp"_s << u"nid.h"_s << true;
}

void TestArchitecture::reportsForbiddenIncludes()
{
    QFETCH(QString, file);
    QFETCH(QString, header);
    QFETCH(bool, quoted);
    QVERIFY(!objection({file, 1, header, quoted}).isEmpty());
}

void TestArchitecture::layersHaveNoCycle()
{
    QSet<QString> done;
    while (done.size() < layerRules().size()) {
        const qsizetype before = done.size();
        for (auto it = layerRules().cbegin(); it != layerRules().cend(); ++it) {
            const QSet<QString> open = it->layers - done - QSet{it.key()};
            if (open.isEmpty())
                done.insert(it.key());
        }
        QVERIFY2(done.size() > before, "the layer rules have a cycle");
    }
}

/// The files have no cycle either. A part is a header with its source.
void TestArchitecture::filesHaveNoCycle()
{
    const auto partOf = [](const QString& file) { return file.section(u'.', 0, 0); };
    QHash<QString, QSet<QString>> open;
    for (const QString& file : sourceFiles()) {
        QSet<QString>& needed = open[partOf(file)];
        for (const Include& include : includesOf(file)) {
            if (include.isQuoted && include.header.endsWith(u".h"_s) &&
                partOf(include.header) != partOf(file))
                needed.insert(partOf(include.header));
        }
    }
    QVERIFY(open.size() > 100);
    for (bool isShorter = true; isShorter;) {
        isShorter = false;
        for (auto it = open.begin(); it != open.end();) {
            it->removeIf([&open](const QString& part) { return !open.contains(part); });
            isShorter = isShorter || it->isEmpty();
            it = it->isEmpty() ? open.erase(it) : std::next(it);
        }
    }
    QStringList cycle(open.keyBegin(), open.keyEnd());
    cycle.sort();
    QVERIFY2(cycle.isEmpty(), qPrintable(u"cycle: "_s + cycle.join(u", "_s)));
}

/// Fuzz targets compile their layers again with their own flags, from a list that only their linker checks.
void TestArchitecture::fuzzTargetsCompileEveryLayerTheyNeed()
{
    QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/tests/fuzz/CMakeLists.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression list(u"foreach\\(layer ([a-z ]+)\\)"_s);
    QSet<QString> compiled;
    const QString text = QString::fromUtf8(file.readAll());
    for (const QRegularExpressionMatch& match : list.globalMatch(text)) {
        for (const QString& layer : match.captured(1).split(u' '))
            compiled.insert(u"core/"_s + layer);
    }
    QVERIFY(compiled.contains(u"core/exchange"_s));
    for (const QString& path : sourceFiles()) {
        if (!compiled.contains(layerOf(path)))
            continue;
        for (const Include& include : includesOf(path)) {
            const bool isThere =
                !include.header.startsWith(u"core/"_s) || compiled.contains(layerOf(include.header));
            QVERIFY2(isThere, qPrintable(path + u" needs "_s + include.header));
        }
    }
}

void TestArchitecture::subfoldersAreThoseListed()
{
    QFile readme(QStringLiteral(NIDUS_SOURCE_DIR "/core/README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString table = QString::fromUtf8(readme.readAll());
    for (auto it = rooms().cbegin(); it != rooms().cend(); ++it) {
        QStringList listed = *it;
        listed.sort();
        const QDir layer(QStringLiteral(NIDUS_SOURCE_DIR "/") + it.key());
        QCOMPARE(layer.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name), listed);
        const QString row = u"| `%1` | %2 |"_s.arg(it.key(), it->join(u", "_s));
        QVERIFY2(table.contains(row), qPrintable(row));
    }
}

void TestArchitecture::noFolderHoldsTooMuch()
{
    constexpr int most = 40; // sources
    QHash<QString, int> counts;
    for (const QString& file : sourceFiles())
        ++counts[file.section(u'/', 0, -2)];
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        QVERIFY2(*it <= most, qPrintable(u"%1: %2"_s.arg(it.key()).arg(*it)));
}

void TestArchitecture::everySourceIncludesItsOwnHeaderFirst()
{
    QStringList wrong;
    for (const QString& file : sourceFiles()) {
        if (!file.endsWith(u".cpp"_s))
            continue;
        const QString header = file.chopped(4) + u".h"_s;
        const QList<Include> includes = includesOf(file);
        if (QFile::exists(QStringLiteral(NIDUS_SOURCE_DIR "/") + header) &&
            (includes.isEmpty() || includes.first().header != header))
            wrong.append(file);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

NIDUS_TEST(tst_architecture, TestArchitecture)
#include "tst_architecture.moc"
