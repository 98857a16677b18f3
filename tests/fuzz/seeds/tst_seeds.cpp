// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"

#include <QDir>
#include <cstdint>
#include <span>

// The targets of the folder, each under its own name (CMakeLists.txt).
// NOLINTBEGIN(readability-identifier-naming)
using FuzzTarget = int(const std::uint8_t* data, std::size_t size);
extern "C" {
FuzzTarget fuzz_abnf;
FuzzTarget fuzz_answer;
FuzzTarget fuzz_any;
FuzzTarget fuzz_arguments;
FuzzTarget fuzz_batch;
FuzzTarget fuzz_csv;
FuzzTarget fuzz_diff;
FuzzTarget fuzz_find;
FuzzTarget fuzz_ianaxml;
FuzzTarget fuzz_iregexp;
FuzzTarget fuzz_json;
FuzzTarget fuzz_mail;
FuzzTarget fuzz_markdown;
FuzzTarget fuzz_match;
FuzzTarget fuzz_ourxml;
FuzzTarget fuzz_parse;
FuzzTarget fuzz_quoted;
FuzzTarget fuzz_share;
FuzzTarget fuzz_text;
FuzzTarget fuzz_xml2rfc;
}
// NOLINTEND(readability-identifier-naming)

using namespace Qt::StringLiterals;

namespace {

struct NamedTarget
{
    const char* name;
    FuzzTarget* run;
};

constexpr NamedTarget kTargets[] = {
    {"abnf", fuzz_abnf},           {"answer", fuzz_answer},   {"any", fuzz_any},
    {"arguments", fuzz_arguments}, {"batch", fuzz_batch},     {"csv", fuzz_csv},
    {"diff", fuzz_diff},           {"find", fuzz_find},       {"ianaxml", fuzz_ianaxml},
    {"iregexp", fuzz_iregexp},     {"json", fuzz_json},       {"mail", fuzz_mail},
    {"markdown", fuzz_markdown},   {"match", fuzz_match},     {"ourxml", fuzz_ourxml},
    {"parse", fuzz_parse},         {"quoted", fuzz_quoted},   {"share", fuzz_share},
    {"text", fuzz_text},           {"xml2rfc", fuzz_xml2rfc},
};

} // namespace

/// What fuzzing starts from and what it once found, with every build: the targets neither rot nor lose an
/// input.
class TestSeeds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTargetHasSeeds();
    void holds_data();
    void holds();
};

void TestSeeds::everyTargetHasSeeds()
{
    QStringList names;
    for (const NamedTarget& target : kTargets)
        names << QString::fromLatin1(target.name);
    const QDir folder(QStringLiteral(NIDUS_SOURCE_DIR "/tests/fuzz/seeds"));
    QCOMPARE(folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name), names);
}

void TestSeeds::holds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<qsizetype>("target");
    for (qsizetype i = 0; i < std::ssize(kTargets); ++i) {
        const QString name = QString::fromLatin1(kTargets[i].name);
        const QDir folder(QStringLiteral(NIDUS_SOURCE_DIR "/tests/fuzz/seeds/") + name);
        for (const QString& seed : folder.entryList(QDir::Files, QDir::Name))
            QTest::addRow("%s", qPrintable(name + u'/' + seed)) << folder.filePath(seed) << i;
    }
}

/// A target ends the process where something does not hold.
void TestSeeds::holds()
{
    QFETCH(QString, path);
    QFETCH(qsizetype, target);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray seed = file.readAll();
    QVERIFY(!seed.isEmpty());
    const auto bytes = std::as_bytes(std::span(seed.constData(), std::size_t(seed.size())));
    QCOMPARE(kTargets[target].run(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()), 0);
}

NIDUS_TEST(tst_seeds, TestSeeds)
#include "tst_seeds.moc"
