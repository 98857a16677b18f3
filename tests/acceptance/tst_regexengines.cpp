// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;

/// Other engines read the patterns that nidus-cli writes. ./dev test-regex compares more engines on more
/// texts.
class TestRegexEngines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeOnAllNamespaces();
};

void TestRegexEngines::agreeOnAllNamespaces()
{
    for (const QString& program : {u"python3"_s, u"grep"_s, u"xmllint"_s}) {
        if (QStandardPaths::findExecutable(program).isEmpty())
            QSKIP(qPrintable(program + u" is not installed"_s));
    }
    QProcess process;
    process.start(u"python3"_s, {QStringLiteral(NIDUS_SOURCE_DIR "/tests/regex/engines.py"), u"--quick"_s,
                                 nidus::test::CliBinary::path(),
                                 QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/syntax"), u"grep"_s,
                                 u"python"_s, u"xmllint"_s});
    const nidus::test::BinaryResult result = nidus::test::CliBinary::finish(process, {});
    QVERIFY2(result.status == 0 && result.out.contains("disagreements: 0"),
             (result.out.right(2000) + result.err).constData());
    for (const char* engine : {"grep", "python", "xmllint"})
        QVERIFY2(result.out.contains(QByteArray(engine) + ": 35 rules, "), result.out.constData());
}

NIDUS_TEST(tst_regexengines, TestRegexEngines)
#include "tst_regexengines.moc"
