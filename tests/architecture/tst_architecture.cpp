// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// What a layer may include: other layers (its own is always allowed), and Qt or C headers by pattern.
struct LayerRule
{
    QSet<QString> layers;
    QString qtHeaders; ///< regular expression over the header names that are not the C++ standard library's
};

constexpr auto kStdOnly = "";
constexpr auto kQtCore =
    "Q(Array|Atomic|Basic|Byte|Char|Collator|Cryptographic|Date|Debug|Dir|Elapsed|Element|Event|File|Flags|"
    "Hash|"
    "IODevice|"
    "Json|LatinS?|Latin1|Library|List|Locale|Lock|Map|MimeD|MultiMap|Mutex|Object|Pointer|Process|Random|"
    "Regular|"
    "Resource|"
    "Save|Scope|Set|Shared|Standard|String|Stringlist|Sys|Temporary|Text(Stream|Boundary)|Time|Translator|"
    "Url|Uuid|"
    "Variant|Vector|Version|Xml|Buffer|Core|Bit|Any|Functional|Global|Explicitly|Type|Meta|Thread|Utf8).*";
const QString kQtCoreHeaders = u"^(%1|qt?[a-z0-9]+\\.h)$"_s.arg(QLatin1StringView(kQtCore));
const QString kSqlHeaders = u"(^QSql[A-Za-z]*$)|(^sqlite3\\.h$)|"_s + kQtCoreHeaders;

const QHash<QString, LayerRule>& layerRules()
{
    static const QSet<QString> stdLayers{u"core/base"_s, u"core/grammar"_s, u"core/urn"_s, u"core/check"_s};
    static const QSet<QString> lintLayers =
        stdLayers + QSet{u"core/registration"_s, u"core/findings"_s, u"core/lint"_s};
    static const QSet<QString> allCore =
        lintLayers + QSet{u"core/exchange"_s, u"core/builtin"_s, u"core/storage"_s, u"core/workflow"_s};
    static const QHash<QString, LayerRule> rules{
        {u"core/base"_s, {{}, QLatin1StringView(kStdOnly)}},
        {u"core/urn"_s, {{u"core/base"_s}, QLatin1StringView(kStdOnly)}},
        {u"core/grammar"_s, {{u"core/base"_s}, QLatin1StringView(kStdOnly)}},
        {u"core/check"_s, {{u"core/base"_s, u"core/grammar"_s, u"core/urn"_s}, QLatin1StringView(kStdOnly)}},
        {u"core/registration"_s, {{u"core/base"_s}, kQtCoreHeaders}},
        {u"core/findings"_s, {stdLayers + QSet{u"core/registration"_s}, kQtCoreHeaders}},
        {u"core/lint"_s, {lintLayers, kQtCoreHeaders}},
        {u"core/exchange"_s, {lintLayers, kQtCoreHeaders}},
        {u"core/builtin"_s,
         {{u"core/base"_s, u"core/registration"_s, u"core/check"_s, u"core/exchange"_s}, kQtCoreHeaders}},
        {u"core/storage"_s,
         {{u"core/base"_s, u"core/registration"_s, u"core/findings"_s, u"core/check"_s}, kSqlHeaders}},
        {u"core/workflow"_s, {allCore, kQtCoreHeaders}},
        {u"core/print"_s,
         {{u"core/base"_s, u"core/registration"_s, u"core/findings"_s, u"core/exchange"_s},
          u"^Q(?!Sql|Test|Widget|Print).*$"_s}},
        {u"ui"_s, {allCore + QSet{u"core/print"_s}, u"^(Q(?!Sql|Test).*|qt?[a-z0-9]+\\.h)$"_s}},
        {u"app/cli"_s, {allCore + QSet{u"core/print"_s}, u"^QGuiApplication$|"_s + kQtCoreHeaders}},
        {u"app/desktop"_s, {allCore + QSet{u"ui"_s}, u"^Q(?!Sql|Test).*$"_s}},
    };
    return rules;
}

/// C headers of the system that a layer may use; all of them belong to the one place that talks to files.
const QSet<QString>& systemHeaders()
{
    static const QSet<QString> headers{u"fcntl.h"_s,   u"unistd.h"_s,    u"sys/stat.h"_s,
                                       u"signal.h"_s,  u"immintrin.h"_s, u"linux/magic.h"_s,
                                       u"sys/vfs.h"_s, u"sys/file.h"_s,  u"pwd.h"_s};
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

QStringList sourceFiles()
{
    QStringList files;
    const QDir root(QStringLiteral(NIDUS_SOURCE_DIR));
    for (const QString& top : {u"app"_s, u"core"_s, u"ui"_s}) {
        QDirIterator it(root.filePath(top), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            files.append(root.relativeFilePath(it.next()));
    }
    files.sort();
    return files;
}

/// Empty when the include is allowed, otherwise why it is not.
QString objection(const Include& include)
{
    const QString place = u"%1:%2: "_s.arg(include.file).arg(include.line);
    const QString layer = layerOf(include.file);
    const auto rule = layerRules().constFind(layer);
    if (rule == layerRules().cend())
        return place + u"is in no layer of the architecture"_s;
    if (include.isQuoted) {
        if (include.header.endsWith(u".moc"_s))
            return {};
        const QString target = layerOf(include.header);
        if (!layerRules().contains(target))
            return place + u"\"%1\" does not name its layer from the root"_s.arg(include.header);
        if (target != layer && !rule->layers.contains(target))
            return place + u"%1 may not include %2"_s.arg(layer, target);
        return {};
    }
    const bool isStandard = !include.header.contains(u'.') && include.header.at(0).isLower();
    if (isStandard || systemHeaders().contains(include.header))
        return {};
    if (!QRegularExpression(rule->qtHeaders).match(include.header).hasMatch() || rule->qtHeaders.isEmpty())
        return place + u"%1 may not include <%2>"_s.arg(layer, include.header);
    return {};
}

} // namespace

class TestArchitecture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIncludeFollowsAnArrow();
    void objectsToForbiddenIncludes_data();
    void objectsToForbiddenIncludes();
    void arrowsHaveNoCycle();
    void everySourceIncludesItsOwnHeaderFirst();
    void everyFileStartsWithItsLicence();
    void nothingReadsOutsideTheTree();
};

void TestArchitecture::everyIncludeFollowsAnArrow()
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

void TestArchitecture::objectsToForbiddenIncludes_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("header");
    QTest::addColumn<bool>("quoted");
    QTest::newRow("core never sees the window") << u"core/lint/a.cpp"_s << u"ui/mainwindow.h"_s << true;
    QTest::newRow("urn is std only") << u"core/urn/a.cpp"_s << u"QString"_s << false;
    QTest::newRow("grammar is std only") << u"core/grammar/a.cpp"_s << u"QRegularExpression"_s << false;
    QTest::newRow("grammar knows no URN") << u"core/grammar/a.cpp"_s << u"core/urn/urn.h"_s << true;
    QTest::newRow("storage does not lint")
        << u"core/storage/a.cpp"_s << u"core/lint/templatelint.h"_s << true;
    QTest::newRow("SQL only in storage") << u"ui/a.cpp"_s << u"QSqlQuery"_s << false;
    QTest::newRow("no widgets in core") << u"core/exchange/a.cpp"_s << u"QWidget"_s << false;
    QTest::newRow("no widgets in the command line") << u"app/cli/a.cpp"_s << u"QMessageBox"_s << false;
    QTest::newRow("includes name their layer") << u"core/urn/a.cpp"_s << u"nid.h"_s << true;
}

void TestArchitecture::objectsToForbiddenIncludes()
{
    QFETCH(QString, file);
    QFETCH(QString, header);
    QFETCH(bool, quoted);
    QVERIFY(!objection({file, 1, header, quoted}).isEmpty());
}

void TestArchitecture::arrowsHaveNoCycle()
{
    QSet<QString> done;
    while (done.size() < layerRules().size()) {
        const qsizetype before = done.size();
        for (auto it = layerRules().cbegin(); it != layerRules().cend(); ++it) {
            const QSet<QString> open = it->layers - done - QSet{it.key()};
            if (open.isEmpty())
                done.insert(it.key());
        }
        QVERIFY2(done.size() > before, "the rules themselves have a cycle");
    }
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

void TestArchitecture::everyFileStartsWithItsLicence()
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

/// What the tree needs is in it; only the two files for readers may speak of what is not.
void TestArchitecture::nothingReadsOutsideTheTree()
{
    const QString outside = u"shared"_s;
    const QStringList words{outside + u"/data"_s, u"../"_s + outside,
                            u"NIDUS_"_s + outside.toUpper() + u"_DATA"_s};
    // The two files for readers, and what .gitignore names.
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

NIDUS_TEST(tst_architecture, TestArchitecture)
#include "tst_architecture.moc"
