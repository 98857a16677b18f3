// SPDX-License-Identifier: Apache-2.0
#include "sourcefiles.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// What the test knows of a source.
struct Source
{
    QStringList included; ///< files of the project
    QString layer;        ///< the namespace inside nidus
    QSet<QString> words;
    QSet<std::pair<QString, QString>> used; ///< such as base::Result
};

Source sourceOf(QString text)
{
    static const QRegularExpression include(u"^#include \"([^\"]+)\""_s, QRegularExpression::MultilineOption);
    static const QRegularExpression noise(u"//[^\\n]*|\"(?:\\\\.|[^\"\\\\\\n])*\""_s);
    static const QRegularExpression layer(u"^namespace nidus::(\\w+)"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression qualified(u"\\b(\\w+)::(\\w+)"_s);
    static const QRegularExpression word(u"\\b\\w+"_s);
    Source source;
    for (const QRegularExpressionMatch& match : include.globalMatch(text))
        source.included.append(match.captured(1));
    text.remove(noise);
    source.layer = layer.match(text).captured(1);
    for (const QRegularExpressionMatch& match : qualified.globalMatch(text))
        source.used.insert({match.captured(1), match.captured(2)});
    for (const QRegularExpressionMatch& match : word.globalMatch(text))
        source.words.insert(match.captured());
    return source;
}

/// Returns the file and everything that it includes, directly or not.
QSet<QString> reach(const QHash<QString, Source>& sources, const QString& file)
{
    QSet<QString> reached{file};
    QStringList open{file};
    while (!open.isEmpty()) {
        for (const QString& header : sources.value(open.takeLast()).included) {
            if (!reached.contains(header)) {
                reached.insert(header);
                open.append(header);
            }
        }
    }
    return reached;
}

/// Returns each name of another layer that a source uses although it includes no header with this name.
QStringList missingIncludes(const QHash<QString, Source>& sources)
{
    QHash<std::pair<QString, QString>, QStringList> headers; // of each name
    for (auto it = sources.cbegin(); it != sources.cend(); ++it) {
        if (!it.key().endsWith(u".h"_s))
            continue;
        for (const QString& word : it->words)
            headers[{it->layer, word}].append(it.key());
    }
    QStringList missing;
    for (auto it = sources.cbegin(); it != sources.cend(); ++it) {
        const QSet<QString> reached = reach(sources, it.key());
        for (const auto& name : it->used) {
            const QStringList having = headers.value(name);
            const auto isReached = [&](const QString& header) { return reached.contains(header); };
            if (!having.isEmpty() && std::ranges::none_of(having, isReached))
                missing.append(
                    u"%1: %2::%3 is in %4"_s.arg(it.key(), name.first, name.second, having.first()));
        }
    }
    missing.sort();
    return missing;
}

} // namespace

/// Checks that sources include what they use. A build that compiles several sources at a time does not show
/// it.
class TestIncludes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsMissing();
    void everyNameOfAnotherLayerIsIncluded();
};

void TestIncludes::findsWhatIsMissing()
{
    const Source header = sourceOf(u"namespace nidus::base {\nclass Result;\n}\n"_s);
    const Source between = sourceOf(u"#include \"core/base/result.h\"\nnamespace nidus::urn {\n}\n"_s);
    const QString use = u"namespace nidus::lint {\nbase::Result lint(); // urn::Urn\n}\n"_s;
    QHash<QString, Source> sources{{u"core/base/result.h"_s, header}, {u"core/urn/urn.h"_s, between}};
    sources[u"core/lint/lint.cpp"_s] = sourceOf(use);
    QCOMPARE(missingIncludes(sources),
             QStringList(u"core/lint/lint.cpp: base::Result is in core/base/result.h"_s));
    sources[u"core/lint/lint.cpp"_s] = sourceOf(u"#include \"core/urn/urn.h\"\n"_s + use);
    QCOMPARE(missingIncludes(sources), QStringList());
}

void TestIncludes::everyNameOfAnotherLayerIsIncluded()
{
    QHash<QString, Source> sources;
    for (const QString& path : nidus::test::sourceFiles()) {
        QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/") + path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        sources[path] = sourceOf(QString::fromUtf8(file.readAll()));
    }
    QVERIFY(sources.size() > 100);
    const QStringList missing = missingIncludes(sources);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

NIDUS_TEST(tst_includes, TestIncludes)
#include "tst_includes.moc"
