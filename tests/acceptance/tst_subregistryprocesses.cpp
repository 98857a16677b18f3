// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr int kPrograms = 8;
constexpr int kRounds = 12;

} // namespace

/// Several programs assign numbers of one subregistry at once, and some of them are killed.
class TestSubregistryProcesses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverGiveOneNumberTwice();

private:
    [[nodiscard]] QStringList words(const QString& command) const
    {
        return QStringList{u"--registry"_s, m_folder.filePath(u"r.nidus"_s)} + command.split(u' ');
    }
    QByteArray run(const QString& command) const
    {
        QProcess program;
        program.start(QStringLiteral(NIDUS_BIN_DIR "/nidus-cli"), words(command));
        program.waitForFinished(-1);
        return program.readAllStandardOutput();
    }

    QTemporaryDir m_folder;
};

void TestSubregistryProcesses::neverGiveOneNumberTwice()
{
    run(u"registry create"_s);
    run(u"subregistry create oma/objects --kind decimal"_s);
    run(u"subregistry range oma/objects x 1-99999"_s);
    QRandomGenerator random(7);
    QSet<int> given;
    int orders = 0;
    for (int round = 0; round < kRounds; ++round) {
        std::vector<std::unique_ptr<QProcess>> programs;
        for (int i = 0; i < kPrograms; ++i) {
            programs.push_back(std::make_unique<QProcess>());
            programs.back()->start(QStringLiteral(NIDUS_BIN_DIR "/nidus-cli"),
                                   words(u"subregistry %1 oma/objects --next --count 3 --holder P%2"_s.arg(
                                       i % 2 == 0 ? u"assign"_s : u"reserve"_s, QString::number(i))));
        }
        const int killed = random.bounded(kPrograms);
        QVERIFY(programs[std::size_t(killed)]->waitForStarted());
        QTest::qSleep(random.bounded(20));
        programs[std::size_t(killed)]->kill();
        for (const std::unique_ptr<QProcess>& program : programs) {
            program->waitForFinished(-1);
            const QByteArrayList fields = program->readAllStandardOutput().split('\t');
            if (fields.size() < 2)
                continue; // killed before it printed
            ++orders;
            for (int number = fields[0].toInt(); number <= fields[1].toInt(); ++number) {
                QVERIFY2(!given.contains(number), fields[0]);
                given.insert(number);
            }
        }
    }
    QVERIFY(orders >= kRounds * (kPrograms - 1));
    int last = 0;
    int listed = 0;
    for (const QByteArray& line : run(u"subregistry show oma/objects --format tsv"_s).split('\n')) {
        const QByteArrayList fields = line.split('\t');
        if (fields.size() < 2)
            continue;
        QCOMPARE(fields[0].toInt(), last + 1); // in order, without gap or overlap
        last = fields[1].toInt();
        listed += 3;
    }
    QVERIFY(listed >= given.size());
    QCOMPARE(run(u"registry verify"_s), QByteArray("sound\n"));
}

NIDUS_TEST(tst_subregistryprocesses, TestSubregistryProcesses)
#include "tst_subregistryprocesses.moc"
