// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "tests/acceptance/clibinary.h"
#include "tests/cli/templatetext.h"
#include "tests/core/storage/examplecontent.h"
#include "tests/faults/calls.h"
#include "tests/faults/foldercopy.h"
#include "tests/faults/settings.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cerrno>

using namespace nidus;
using namespace nidus::storage;
using namespace Qt::StringLiterals;
using nidus::faults::copyOf;
using nidus::faults::NoWaiting;
using nidus::test::BinaryResult;
using nidus::test::CliBinary;

namespace {

/// Returns how many calls fail for each command.
int mostCalls() { return nidus::faults::setting("NIDUS_FAILING_CALLS", 4); }

/// The real program in its own folder, with failing system calls that concern the folder.
class FailingProgram
{
public:
    /// Uses a folder with the same files.
    explicit FailingProgram(const QTemporaryDir& prepared) : m_folder(copyOf(QDir(prepared.path()))) {}

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    /// If `call` is 0, none fails.
    BinaryResult run(const QStringList& words, int call, int error)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_DATA_HOME"_s, path(u"data"_s));
        environment.insert(u"LD_PRELOAD"_s, QStringLiteral(NIDUS_FAULT_LIBRARY));
        environment.insert(u"ASAN_OPTIONS"_s, u"verify_asan_link_order=0"_s);
        environment.insert(u"NIDUS_FAULT_FOLDER"_s, m_folder->path());
        environment.insert(u"NIDUS_FAULT_CALL"_s, QString::number(call));
        environment.insert(u"NIDUS_FAULT_ERROR"_s, QString::number(error));
        environment.insert(u"NIDUS_FAULT_REPORT"_s, m_report.filePath(u"report"_s));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder->path());
        process.start(CliBinary::path(), QStringList{u"--registry"_s, path(u"r.nidus"_s)} + words);
        BinaryResult result;
        if (process.waitForFinished(test::kProgressDelay) && process.exitStatus() == QProcess::NormalExit)
            result.status = process.exitCode();
        result.out = process.readAllStandardOutput();
        result.err = process.readAllStandardError();
        QFile report(m_report.filePath(u"report"_s));
        if (report.open(QIODevice::ReadOnly)) {
            const QList<QByteArray> parts = report.readAll().split(' ');
            m_calls = parts.first().toInt();
            m_failed = parts.value(1);
        }
        return result;
    }
    [[nodiscard]] int calls() const { return m_calls; }
    [[nodiscard]] QByteArray failed() const { return m_failed; }

    /// Describes the folder's content; or returns "wrong" and the problem.
    [[nodiscard]] QString state() const
    {
        const NoWaiting noWaiting(m_folder->path().toStdString());
        QString state;
        for (const QString& name : {u"r.nidus"_s, u"copy.nidus"_s, u"new.nidus"_s}) {
            if (name == "new.nidus"_L1 && !QFile::exists(path(name)))
                continue;
            const auto registry = Registry::open(path(name));
            const auto rows = registry ? registry->overview().summaries() : std::unexpected(registry.error());
            const auto problems =
                registry ? registry->history().examine() : std::unexpected(registry.error());
            if (!rows || !problems || !problems->isEmpty())
                return u"wrong: "_s + name;
            for (const RegistrySummary& row : *rows)
                state += u"%1 %2 %3\n"_s.arg(row.handle).arg(int(row.state)).arg(row.version);
            state += u"---\n"_s;
        }
        for (const QString& name : {u"old.txt"_s, u"out/full.txt"_s}) {
            QFile file(path(name));
            if (file.open(QIODevice::ReadOnly))
                state += QString::fromUtf8(file.readAll()) + u"---\n"_s;
        }
        return state;
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QTemporaryDir m_report;
    int m_calls = 0;
    QByteArray m_failed;
};

struct Command
{
    const char* name;
    QStringList words;
    /// The command has several complete steps: a state that is neither as before nor as after is one of them.
    bool hasSteps = false;
    /// Status 1 is also a valid result: for a command that checks for damage, unreadable pages are damage.
    bool looksForDamage = false;
};

const QList<Command>& commands()
{
    static const QList<Command> all{
        {"list", {u"list"_s}},
        {"show", {u"show"_s, u"full"_s}},
        {"log", {u"log"_s}},
        {"check", {u"check"_s, u"urns.txt"_s}},
        {"verify", {u"registry"_s, u"verify"_s}, false, true},
        {"new --register", {u"new"_s, u"abc"_s, u"--register"_s, u"--from"_s, u"new.txt"_s}, true},
        {"import", {u"import"_s, u"new.txt"_s}},
        {"withdraw", {u"withdraw"_s, u"bare"_s, u"--note"_s, u"gone"_s}},
        {"comment", {u"comment"_s, u"full"_s, u"Why?"_s}},
        {"export -o", {u"export"_s, u"--format"_s, u"text"_s, u"-o"_s, u"old.txt"_s, u"full"_s}},
        {"export --out-dir", {u"export"_s, u"--format"_s, u"text"_s, u"--out-dir"_s, u"out"_s, u"full"_s}},
        {"backup", {u"registry"_s, u"backup"_s, u"new.nidus"_s}},
        {"restore", {u"registry"_s, u"restore"_s, u"copy.nidus"_s}, false, true},
    };
    return all;
}

} // namespace

/// Each disk call of the real program fails in turn. The program ends as without the fault, or with status 2
/// and a message; the files are as before or as after; its output is correct.
class TestFailingProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void succeedsOrReportsAnError_data();
    void succeedsOrReportsAnError();

private:
    QTemporaryDir m_prepared;
};

void TestFailingProgram::initTestCase()
{
    const NoWaiting noWaiting(m_prepared.path().toStdString());
    const auto registry = Registry::create(m_prepared.filePath(u"r.nidus"_s), exampleContent());
    QVERIFY(registry && registry->copies().backUp(m_prepared.filePath(u"copy.nidus"_s)));
    test::writtenFile(m_prepared, u"new.txt"_s, test::templateText("abc"));
    test::writtenFile(m_prepared, u"urns.txt"_s, "urn:full:a\nurn:bare:b\nurn:none:c\n");
    test::writtenFile(m_prepared, u"old.txt"_s, "what was there\n");
}

void TestFailingProgram::succeedsOrReportsAnError_data()
{
    QTest::addColumn<int>("command");
    for (int i = 0; i < commands().size(); ++i)
        QTest::newRow(commands()[i].name) << i;
}

void TestFailingProgram::succeedsOrReportsAnError()
{
    QFETCH(int, command);
    const Command& tried = commands()[command];
    FailingProgram good(m_prepared);
    const QString before = good.state();
    const BinaryResult wanted = good.run(tried.words, 0, 0);
    QVERIFY2(wanted.status >= 0 && wanted.status < 2, wanted.err.constData());
    const QString after = good.state();
    const int step = std::max(1, good.calls() / mostCalls());
    int failed = 0;
    int errors = 0;
    for (const int error : {EIO, ENOSPC}) {
        // Until after the last call: then nothing fails, and the result is as without faults.
        for (int call = 1;; call += step) {
            FailingProgram bad(m_prepared);
            const BinaryResult result = bad.run(tried.words, call, error);
            const QString state = bad.state();
            const QByteArray where = "call " + QByteArray::number(call) + " (" + bad.failed() + ", error " +
                                     QByteArray::number(error) + "), status " +
                                     QByteArray::number(result.status) + ": " + result.err + result.out +
                                     state.toUtf8();
            QVERIFY2(result.status == wanted.status || result.status == 2 ||
                         (result.status == 1 && tried.looksForDamage),
                     where.constData());
            QVERIFY2(!state.startsWith("wrong"_L1), where.constData());
            if (result.status != wanted.status) {
                QVERIFY2(result.status == 1 || (result.err.contains(' ') && result.err.endsWith('\n')),
                         where.constData());
                QVERIFY2(state == before || state == after || tried.hasSteps, where.constData());
                ++errors;
            } else {
                QVERIFY2(state == after && (result.out == wanted.out || tried.hasSteps), where.constData());
            }
            if (bad.failed().isEmpty()) {
                QCOMPARE(result.status, wanted.status);
                break;
            }
            ++failed;
        }
    }
    qInfo("%d calls failed, %d times with an error", failed, errors);
}

NIDUS_TEST(tst_failingprogram, TestFailingProgram)

#include "tst_failingprogram.moc"
