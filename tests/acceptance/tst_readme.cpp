// SPDX-License-Identifier: Apache-2.0
#include "tests/slowness.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct Step
{
    QString command;
    QString expected;     ///< the whole output, or a part of it, or the name of a file
    bool isWhole = false; ///< of a tour: everything that is printed
};

QString textOfReadme()
{
    QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/README.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the commands of the blocks marked "console", each with the lines below it.
QList<Step> tourOf(const QString& text)
{
    static const QRegularExpression block(u"^```console\\n(.*?)^```"_s,
                                          QRegularExpression::MultilineOption |
                                              QRegularExpression::DotMatchesEverythingOption);
    QList<Step> steps;
    for (const QRegularExpressionMatch& match : block.globalMatch(text)) {
        for (const QString& line : match.captured(1).split(u'\n', Qt::SkipEmptyParts)) {
            if (line.startsWith("$ "_L1))
                steps.append({line.sliced(2), {}, true});
            else if (!steps.isEmpty())
                steps.last().expected += line + u'\n';
        }
    }
    return steps;
}

/// Returns the commands of the table "How do I", each with what it prints or writes.
QList<Step> tableOf(const QString& text)
{
    static const QRegularExpression row(u"^\\| [^|]+ \\| `([^`|]+)` \\| (.+?) \\|$"_s,
                                        QRegularExpression::MultilineOption);
    QList<Step> steps;
    for (const QRegularExpressionMatch& match : row.globalMatch(text))
        steps.append({match.captured(1), match.captured(2), false});
    return steps;
}

} // namespace

/// Every command of the README runs as printed, in order, in a folder that has only what a clone has.
class TestReadme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandRunsAsPrinted();
};

void TestReadme::everyCommandRunsAsPrinted()
{
    const QString text = textOfReadme();
    const QList<Step> tour = tourOf(text);
    const QList<Step> table = tableOf(text);
    QVERIFY2(tour.size() >= 10, "the tour was found");
    const QStringList lines = text.split(u'\n');
    QCOMPARE(table.size(), std::ranges::count_if(lines, [](const QString& line) {
                 return line.startsWith(u'|') && line.contains("nidus-cli"_L1);
             }));
    QVERIFY2(table.size() >= 20, "the table was found");

    const QTemporaryDir clone;
    QVERIFY(QFile::link(QStringLiteral(NIDUS_SOURCE_DIR "/resources"), clone.filePath(u"resources"_s)));
    QFile dev(clone.filePath(u"dev"_s)); // without building
    QVERIFY(dev.open(QIODevice::WriteOnly));
    dev.write("#!/bin/sh\nshift\nexec " NIDUS_BIN_DIR "/nidus-cli \"$@\"\n");
    dev.close();
    QVERIFY(dev.setPermissions(dev.permissions() | QFile::ExeOwner));

    const QString border = u"--- next ---"_s;
    QString script = u"shopt -s expand_aliases\nexec 2>&1\n"_s;
    for (const Step& step : tour + table)
        script += step.command + u"\necho '"_s + border + u"'\n"_s;
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, clone.path());
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    shell.setProcessEnvironment(environment);
    shell.setWorkingDirectory(clone.path());
    shell.start(u"bash"_s, {u"-c"_s, script});
    QVERIFY(shell.waitForFinished(120'000));

    const QStringList outputs =
        nidus::test::withoutProgress(QString::fromUtf8(shell.readAllStandardOutput())).split(border + u'\n');
    QCOMPARE(outputs.size(), tour.size() + table.size() + 1);
    static const QRegularExpression printed(u"`([^`]+)`"_s);
    static const QRegularExpression written(u"^writes (\\S+)$"_s);
    const QList<Step> steps = tour + table;
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        if (step.isWhole) {
            QCOMPARE(outputs[i], step.expected);
        } else if (const auto file = written.match(step.expected); file.hasMatch()) {
            QVERIFY2(QFile(clone.filePath(file.captured(1))).size() > 0,
                     qPrintable(step.command + u'\n' + outputs[i]));
        } else {
            const QString expected = printed.match(step.expected).captured(1);
            QVERIFY2(!expected.isEmpty() && outputs[i].contains(expected),
                     qPrintable(step.command + u'\n' + outputs[i]));
        }
    }
}

NIDUS_TEST(tst_readme, TestReadme)
#include "tst_readme.moc"
