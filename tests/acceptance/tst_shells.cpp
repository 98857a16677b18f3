// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"

#include <QFile>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::BinaryResult;
using nidus::test::CliBinary;
using nidus::test::hasTerminals;

namespace {

const QString kScripts = QStringLiteral(NIDUS_SOURCE_DIR "/resources/packaging/completion/");

} // namespace

/// Completion in real shells: types into them on a terminal, with the Tab key.
class TestShells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void complete_data();
    void complete();
    void fishOffers_data();
    void fishOffers();

private:
    /// Runs a program that finds our nidus-cli.
    [[nodiscard]] BinaryResult run(const QString& program, const QStringList& arguments) const;

    CliBinary m_cli;
};

void TestShells::initTestCase()
{
    for (const QString& program : {u"bash"_s, u"zsh"_s, u"fish"_s, u"python3"_s})
        QVERIFY2(!QStandardPaths::findExecutable(program).isEmpty(),
                 qPrintable(program + u" is not installed (package %1)"_s.arg(program)));
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/template-sample.txt"),
                        m_cli.filePath(u"sample.txt"_s)));
    QCOMPARE(m_cli.run({u"new"_s, u"nidus-demo"_s, u"--from"_s, u"sample.txt"_s}).out, "draft:1\n");
}

BinaryResult TestShells::run(const QString& program, const QStringList& arguments) const
{
    QProcess process;
    m_cli.prepare(process);
    QProcessEnvironment environment = process.processEnvironment();
    environment.insert(u"PATH"_s, QStringLiteral(NIDUS_BIN_DIR ":") + environment.value(u"PATH"_s));
    environment.insert(u"HOME"_s, m_cli.filePath(u"home"_s));
    environment.insert(u"TERM"_s, u"dumb"_s);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    return CliBinary::finish(process, {});
}

void TestShells::complete_data()
{
    QTest::addColumn<QStringList>("shell");
    QTest::addColumn<QString>("setup");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    const auto rows = [](const char* name, const QStringList& shell, const QString& setup) {
        const auto row = [&](const char* what, const QString& typed, const QString& shown) {
            QTest::addRow("%s: %s", name, what) << shell << setup << typed << shown;
        };
        row("command", u"nidus-cli nid nex\t"_s, u"urn-[0-9]+"_s);
        row("option and choice", u"nidus-cli list --kin\tinf\t"_s, u"urn-7\\s+informal"_s);
        row("NID", u"nidus-cli show xmp\t"_s, u"XMPP Standards"_s);
        row("draft", u"nidus-cli show dr\t"_s, u"Namespace Identifier"_s);
        row("finding", u"nidus-cli explain urn.nid.too-s\t"_s, u"Why:"_s);
        row("file", u"nidus-cli lint samp\t"_s, u"sample.txt.*(error|warning|information)"_s);
    };
    rows("bash", {u"bash"_s, u"--norc"_s, u"--noprofile"_s, u"-i"_s},
         u"source '%1nidus-cli.bash'"_s.arg(kScripts));
    rows("zsh", {u"zsh"_s, u"-f"_s, u"-i"_s},
         u"fpath=('%1' $fpath); autoload -Uz compinit; compinit -u -D"_s.arg(kScripts));
}

void TestShells::complete()
{
    if (!hasTerminals())
        QSKIP("this system makes no terminals");
    QFETCH(QStringList, shell);
    QFETCH(QString, setup);
    QFETCH(QString, typed);
    QFETCH(QString, shown);
    const BinaryResult result =
        run(u"python3"_s, QStringList{QStringLiteral(NIDUS_SOURCE_DIR "/tests/acceptance/typetab.py"), setup,
                                      typed, shown} +
                              shell);
    QVERIFY2(result.status == 0, (result.out + result.err).constData());
}

void TestShells::fishOffers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("offered");
    QTest::newRow("command") << u"nidus-cli nid nex"_s << QByteArray("next");
    QTest::newRow("option") << u"nidus-cli list --kin"_s << QByteArray("--kind");
    QTest::newRow("choice") << u"nidus-cli list --kind inf"_s << QByteArray("informal");
    QTest::newRow("NID") << u"nidus-cli show xmp"_s << QByteArray("xmpp");
    QTest::newRow("draft") << u"nidus-cli show dr"_s << QByteArray("draft:1");
    QTest::newRow("finding") << u"nidus-cli explain urn.nid.too-s"_s << QByteArray("urn.nid.too-short");
    QTest::newRow("file") << u"nidus-cli lint samp"_s << QByteArray("sample.txt");
}

void TestShells::fishOffers()
{
    QFETCH(QString, typed);
    QFETCH(QByteArray, offered);
    const BinaryResult result =
        run(u"fish"_s, {u"-c"_s, u"source '%1nidus-cli.fish'; complete -C '%2'"_s.arg(kScripts, typed)});
    QCOMPARE(result.out.split('\n').first().split('\t').first(), offered);
}

NIDUS_TEST(tst_shells, TestShells)
#include "tst_shells.moc"
