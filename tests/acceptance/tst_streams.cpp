// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr long kSanitizerFactor = 10; // with shadow memory, and freed memory in quarantine
#else
constexpr long kSanitizerFactor = 1;
#endif
constexpr long kMaxResident = 64 * 1024 * kSanitizerFactor; ///< KiB

/// The processor time of a process in hundredths of a second; 0 if it has ended.
qint64 processorTicks(qint64 process)
{
    QFile stat(u"/proc/%1/stat"_s.arg(process));
    if (!stat.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray all = stat.readAll();
    const QList<QByteArray> fields = all.mid(all.lastIndexOf(')') + 2).split(' ');
    return fields.value(11).toLongLong() + fields.value(12).toLongLong();
}

} // namespace

/// The real program in pipes.
class TestStreams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnsTheDocumentedExitStatus_data();
    void returnsTheDocumentedExitStatus();
    void keepsWordsFromQt();
    void separatesResultsAndMessages();
    void writesNoColorIntoPipes();
    void endsQuietlyWhenNobodyReads_data();
    void endsQuietlyWhenNobodyReads();
    void closesItsReportOnInterrupt();
    void stopsCompilingOnInterrupt_data();
    void stopsCompilingOnInterrupt();
    void answersAPipeLineByLine();
    void staysSmallOnAMillionLines_data();
    void staysSmallOnAMillionLines();
    void replacesTheOutputFileAtOnce();
    void reportsAFullDisk();
    void reportsResultsThatCouldNotBePrinted_data();
    void reportsResultsThatCouldNotBePrinted();
    void writesThroughPipesAndDevices();
    void escapesTerminalControls();

private:
    [[nodiscard]] QString millionLines();

    CliBinary m_cli;
};

void TestStreams::returnsTheDocumentedExitStatus_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("status");
    const QByteArray good("urn:isbn:0451450523\n");
    const QByteArray bad("urn:isbn\n");
    for (const QString& format : {u"text"_s, u"tsv"_s, u"csv"_s, u"jsonl"_s, u"json"_s, u"none"_s}) {
        QTest::addRow("valid, %s", qPrintable(format)) << "check --format "_L1 + format << good << 0;
        QTest::addRow("invalid, %s", qPrintable(format)) << "check --format "_L1 + format << bad << 1;
        QTest::addRow("no such file, %s", qPrintable(format))
            << "check /no/such/file --format "_L1 + format << good << 2;
    }
    QTest::newRow("never") << u"check --fail-level never"_s << bad << 0;
    QTest::newRow("parse") << u"parse"_s << bad << 1;
    QTest::newRow("normalize") << u"normalize"_s << bad << 1;
    QTest::newRow("equal") << u"equal urn:isbn:1 URN:ISBN:1"_s << QByteArray() << 0;
    QTest::newRow("different") << u"equal urn:isbn:1 urn:isbn:2"_s << QByteArray() << 1;
    QTest::newRow("nid check") << u"nid check isbn"_s << QByteArray() << 1;
    QTest::newRow("unknown command") << u"nonsense"_s << QByteArray() << 2;
    QTest::newRow("unknown finding") << u"explain nonsense"_s << QByteArray() << 2;
    QTest::newRow("unknown NID") << u"check --against nonsense"_s << good << 2;
    QTest::newRow("grammar check") << u"grammar check -"_s << QByteArray("a = \"x\"\n") << 0;
    QTest::newRow("grammar check, error") << u"grammar check -"_s << QByteArray("a = b\n") << 1;
    QTest::newRow("grammar match") << u"grammar match re:x"_s << QByteArray("y\n") << 1;
    QTest::newRow("grammar compare") << u"grammar compare re:x - re:y -"_s << QByteArray() << 1;
    QTest::newRow("grammar sample, broken") << u"grammar sample re:("_s << QByteArray() << 2;
    QTest::newRow("grammar diagram") << u"grammar diagram re:x"_s << QByteArray() << 0;
    QTest::newRow("version") << u"--version"_s << QByteArray() << 0;
    QTest::newRow("help") << u"check --help"_s << QByteArray() << 0;
}

void TestStreams::returnsTheDocumentedExitStatus()
{
    QFETCH(QString, line);
    QFETCH(QByteArray, input);
    QFETCH(int, status);
    QCOMPARE(m_cli.run(line.split(u' '), input).status, status);
}

/// Qt would take some words for its own options, and load what their values name.
void TestStreams::keepsWordsFromQt()
{
    const CliBinary cli;
    const BinaryResult parsed =
        cli.run({u"nid"_s, u"check"_s, u"--"_s, u"-qmljsdebugger=x"_s, u"-reverse"_s, u"pdf"_s});
    QVERIFY2(parsed.out.contains("-qmljsdebugger") && parsed.out.contains("-reverse") &&
                 parsed.out.contains("pdf"),
             parsed.out.constData());
    const BinaryResult exported = cli.run({u"export"_s, u"--format"_s, u"pdf"_s, u"--"_s, u"-reverse"_s});
    QVERIFY2(exported.err.contains("-reverse"), exported.err.constData());
}

void TestStreams::separatesResultsAndMessages()
{
    const BinaryResult result = m_cli.run({u"check"_s, u"--format=tsv"_s}, "urn:example:1\n");
    QCOMPARE(result.out, QByteArray("1\tvalid\texample\t\t\turn:example:1\t\n"));
    QVERIFY(result.err.contains("1 checked"));
}

void TestStreams::writesNoColorIntoPipes()
{
    const BinaryResult result = m_cli.run({u"check"_s}, "urn:isbn:a b\n");
    QVERIFY(!result.out.contains('\x1b'));
    QVERIFY(!result.err.contains('\x1b'));
}

void TestStreams::endsQuietlyWhenNobodyReads_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("check") << u"check --against=none --format=tsv"_s;
    QTest::newRow("parse") << u"parse"_s;
    QTest::newRow("normalize") << u"normalize"_s;
    QTest::newRow("grammar match") << u"grammar match re:.*"_s;
}

void TestStreams::endsQuietlyWhenNobodyReads()
{
    QFETCH(QString, command);
    // Even where the parent ignores SIGPIPE, as some do.
    const BinaryResult result = m_cli.shell(
        u"trap '' PIPE; yes urn:example:a | \"$NIDUS\" %1 2>talk | head -n 2; cat talk >&2"_s.arg(command));
    QCOMPARE(result.out.count('\n'), 2);
    QVERIFY2(!result.err.contains("nidus-cli"), result.err);
}

void TestStreams::closesItsReportOnInterrupt()
{
    QProcess process;
    m_cli.prepare(process);
    process.start(CliBinary::path(), {u"check"_s, u"--against=none"_s, u"--format=json"_s});
    QVERIFY(process.waitForStarted(nidus::test::kProgressDelay));
    process.write("urn:isbn:1\nurn:isbn:2 x\nurn:isb");
    // The first lines are answered while the pipe is still open; then the program waits for more.
    QByteArray out;
    while (out.count("\"line\"") < 2 && process.waitForReadyRead(30'000))
        out += process.readAllStandardOutput();
    QCOMPARE(::kill(pid_t(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(nidus::test::kProgressDelay));
    out += process.readAllStandardOutput();
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    const QJsonDocument report = QJsonDocument::fromJson(out);
    QVERIFY2(report.isArray(), out);
    QCOMPARE(report.array().size(), 2); // the incomplete third line got no verdict
    QVERIFY(process.readAllStandardError().contains("interrupted"));
}

void TestStreams::stopsCompilingOnInterrupt_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("check") << QStringList{u"check"_s, u"slow.abnf"_s};
    QTest::newRow("match") << QStringList{u"match"_s, u"slow.abnf"_s, u"slow.abnf"_s};
    QTest::newRow("compare") << QStringList{u"compare"_s, u"slow.abnf"_s, u"a"_s, u"re:x"_s, u"-"_s};
    QTest::newRow("sample") << QStringList{u"sample"_s, u"slow.abnf"_s};
}

void TestStreams::stopsCompilingOnInterrupt()
{
    QFETCH(QStringList, words);
    QFile grammar(m_cli.filePath(u"slow.abnf"_s));
    QVERIFY(grammar.open(QIODevice::WriteOnly));
    grammar.write("a = 1*255(1*255(\"a\"))\n"); // most of a second
    grammar.close();
    QByteArray said;
    // The interrupt must arrive while the grammar is compiled: after the start, before the budget is used up.
    // How much processor time that takes depends on the machine.
    for (int ticks = 2; ticks < 60 && !said.contains("was canceled"); ticks += 2) {
        QProcess process;
        m_cli.prepare(process);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(CliBinary::path(), QStringList{u"grammar"_s} + words);
        QVERIFY(process.waitForStarted(nidus::test::kProgressDelay));
        while (process.state() == QProcess::Running && processorTicks(process.processId()) < ticks)
            process.waitForFinished(1);
        if (process.state() == QProcess::Running) {
            ::kill(pid_t(process.processId()), SIGINT);
            QVERIFY(process.waitForFinished(nidus::test::kProgressDelay));
        }
        said = process.readAll();
        if (process.exitStatus() != QProcess::NormalExit)
            continue; // it was interrupted before it could handle that
        if (said.contains("was canceled"))
            QCOMPARE(process.exitCode(), 130);
    }
    QVERIFY2(said.contains("The work on the rule \"a\" was canceled."), said);
}

void TestStreams::answersAPipeLineByLine()
{
    for (const QStringList& words :
         {QStringList{u"parse"_s}, QStringList{u"normalize"_s}, QStringList{u"equal"_s, u"-"_s},
          QStringList{u"check"_s}, QStringList{u"check"_s, u"--jobs=4"_s},
          QStringList{u"grammar"_s, u"match"_s, u"re:.*"_s}}) {
        QProcess process;
        m_cli.prepare(process);
        process.start(CliBinary::path(), words);
        QVERIFY(process.waitForStarted(nidus::test::kProgressDelay));
        process.write("urn");
        for (int i = 0; i < 3; ++i) {
            process.write(":isbn:1\turn:isbn:1\nurn"); // the next line has begun already
            QByteArray answer;
            while (!answer.endsWith('\n') && process.waitForReadyRead(30'000))
                answer += process.readAllStandardOutput();
            QVERIFY2(answer.endsWith('\n'), qPrintable(words.join(u' ')));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(nidus::test::kProgressDelay));
    }
}

void TestStreams::staysSmallOnAMillionLines_data()
{
    QTest::addColumn<QString>("options");
    QTest::newRow("no report") << u"--format=none"_s;
    QTest::newRow("tsv") << u"--format=tsv"_s;
    QTest::newRow("json, from a pipe") << u"--format=json <"_s;
    QTest::newRow("two jobs") << u"--format=tsv --jobs=2"_s;
}

/// A file of a million URNs of about 40 bytes, one in twenty of them invalid.
QString TestStreams::millionLines()
{
    const QString path = m_cli.filePath(u"million.txt"_s);
    QFile file(path);
    if (file.exists() || !file.open(QIODevice::WriteOnly))
        return path;
    QByteArray block;
    for (int i = 0; i < 1'000'000; ++i) {
        block += i % 20 == 7 ? "urn:example:bad number " : "urn:example:warehouse:crate:number:";
        block += QByteArray::number(1'000'000 + i) + '\n';
        if (block.size() > (1 << 20)) {
            file.write(block);
            block.clear();
        }
    }
    file.write(block);
    return path;
}

void TestStreams::staysSmallOnAMillionLines()
{
    QFETCH(QString, options);
    const QString said = m_cli.filePath(u"said"_s);
    const QByteArray line = u"exec '%1' check --against=none %2 %3 >/dev/null 2>'%4'"_s
                                .arg(CliBinary::path(), options, millionLines(), said)
                                .toLocal8Bit();
    const pid_t child = ::fork();
    if (child == 0) {
        ::execl("/bin/sh", "sh", "-c", line.constData(), nullptr);
        ::_exit(127);
    }
    // Only of this program, as counted by the kernel, including the shell and the copy of this test that it
    // was before.
    rusage usage = {};
    QCOMPARE(::wait4(child, nullptr, 0, &usage), child);
    QFile file(said);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray err = file.readAll();
    QVERIFY2(err.contains("1000000 checked: 950000 valid, 50000 invalid"), err);
    QVERIFY2(usage.ru_maxrss < kMaxResident, QByteArray::number(qint64(usage.ru_maxrss)));
}

void TestStreams::replacesTheOutputFileAtOnce()
{
    const QString path = m_cli.filePath(u"report"_s);
    QCOMPARE(m_cli.shell(u"echo old > report; ulimit -f 1; \"$NIDUS\" check --against=none --format=tsv -o "
                         "report %1"_s.arg(millionLines()))
                     .status == 0,
             false);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old\n"));
}

void TestStreams::reportsAFullDisk()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("there is no /dev/full");
    const BinaryResult result = m_cli.shell(u"echo urn:isbn:1 | \"$NIDUS\" parse > /dev/full"_s);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("not enough disk space"), result.err);
}

void TestStreams::reportsResultsThatCouldNotBePrinted_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("reported");
    const QString register1 = u"new --informal --from t.txt --register"_s;
    QTest::newRow("new, a full disk") << register1 + u" >/dev/full"_s << QByteArray("urn-");
    QTest::newRow("new, nobody reads")
        << register1 + u" | (exec 0<&-; sleep 1); exit ${PIPESTATUS[0]}"_s << QByteArray("urn-");
    QTest::newRow("new") << u"new crates --from c.txt >/dev/full"_s << QByteArray("draft:");
    QTest::newRow("revise") << u"revise isbn --from i.txt >/dev/full"_s << QByteArray("draft:");
    QTest::newRow("withdraw") << u"withdraw isbn --note=why >/dev/full"_s << QByteArray("isbn");
    QTest::newRow("comment") << u"comment isbn Why >/dev/full"_s << QByteArray("isbn");
    QTest::newRow("import") << u"import c.txt >/dev/full"_s << QByteArray("draft:");
    QTest::newRow("import -o") << u"import -o /dev/full c.txt"_s << QByteArray("draft:");
}

void TestStreams::reportsResultsThatCouldNotBePrinted()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, reported);
    const CliBinary cli;
    for (const auto& [name, nid] :
         {std::pair(u"t.txt"_s, ""), std::pair(u"c.txt"_s, "crates"), std::pair(u"i.txt"_s, "isbn")}) {
        QFile file(cli.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(templateText(nid));
    }
    const BinaryResult result = cli.shell(u"\"$NIDUS\" "_s + command);
    QVERIFY2(result.status == 2, result.err);
    QVERIFY2(result.err.contains("this change was made") && result.err.contains(reported), result.err);
    QVERIFY2(!result.err.contains("nothing was changed"), result.err);
}

void TestStreams::writesThroughPipesAndDevices()
{
    const CliBinary cli;
    const BinaryResult wanted = cli.run({u"show"_s, u"isbn"_s});
    QCOMPARE(cli.shell(u"mkfifo f; cat f & \"$NIDUS\" show -o f isbn; wait; [ -p f ]"_s).out, wanted.out);
    QCOMPARE(cli.shell(u"echo before > f2; \"$NIDUS\" show -o /dev/stdout isbn >> f2; cat f2"_s).out,
             "before\n" + wanted.out);
    QCOMPARE(cli.shell(u"\"$NIDUS\" show -o /dev/stdout isbn | cat"_s).out, wanted.out);
    QCOMPARE(cli.shell(u"ln -s /dev/null n; \"$NIDUS\" show -o n isbn; [ -c n ]"_s).status, 0);
}

void TestStreams::escapesTerminalControls()
{
    if (!hasTerminals())
        QSKIP("this system makes no terminals");
    const CliBinary cli;
    QFile file(cli.filePath(u"c.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(templateText("crates").replace("Warehouse Society", "\x1b[31mWare\xE2\x80\xAEhouse"));
    file.close();
    QCOMPARE(cli.run({u"new"_s, u"crates"_s, u"--from=c.txt"_s}).status, 0);
    for (const QString& command :
         {u"list --state draft"_s, u"show draft:1"_s, u"export --format text draft:1"_s}) {
        const QByteArray piped = cli.shell(u"\"$NIDUS\" "_s + command).out;
        QVERIFY2(piped.contains("\x1b[31mWare\xE2\x80\xAEhouse"), piped);
        const BinaryResult shown =
            cli.shell(u"script -qec \"$NIDUS %1\" /dev/null </dev/null"_s.arg(command));
        if (shown.status == 127)
            QSKIP("there is no script(1) to make a terminal");
        QVERIFY2(shown.out.contains("\\u{1B}[31mWare\\u{202E}house"), shown.out);
        QVERIFY2(!shown.out.contains('\x1b'), shown.out);
    }
    const BinaryResult failed = cli.run({u"show"_s, u"a\x1b[2J\u202Eb"_s});
    QVERIFY2(failed.err.contains("a\\u{1B}[2J\\u{202E}b"), failed.err);
}

NIDUS_TEST(tst_streams, TestStreams)
#include "tst_streams.moc"
