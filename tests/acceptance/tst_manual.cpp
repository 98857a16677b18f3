// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandtable.h"
#include "app/cli/manual.h"
#include "tests/acceptance/clibinary.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::cli;
using nidus::test::BinaryResult;
using nidus::test::CliBinary;

namespace {

const QString kPages = QStringLiteral(NIDUS_BIN_DIR "/../manual/man1/");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray examples()
{
    return contentOf(QStringLiteral(NIDUS_SOURCE_DIR "/resources/packaging/examples.txt"));
}

} // namespace

/// The manual pages exist, and the programs do what they show.
class TestManual : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandHasAPageWithAnExample();
    void examplesPrintWhatTheyShow();
    void pagesPrintWhatTheyShow_data();
    void pagesPrintWhatTheyShow();
    void pagesPassTheLinter();
    void everyReferenceHasAPage();
    void windowsPageNamesItsOptions();
    void everyPageIsAlsoAWebPage();

private:
    static int runExamples(QStringList lines);
};

void TestManual::everyCommandHasAPageWithAnExample()
{
    Examples known = examplesIn(examples());
    const QByteArray overview = contentOf(kPages + u"nidus-cli.1"_s);
    for (const Command& command : commands()) {
        const QByteArray name(command.name.data(), qsizetype(command.name.size()));
        QVERIFY2(known.take(name).join('\n').contains("nidus-cli " + name),
                 "resources/packaging/examples.txt has no example of " + name);
        const QByteArray page = contentOf(kPages + QString::fromUtf8(manualName(command)) + u".1"_s);
        QVERIFY2(page.contains("\n.Sh EXAMPLES\n"), name.constData());
        QVERIFY(overview.contains(".It Xr " + manualName(command) + " 1\n"));
        for (const OptionSpec& option : command.options) {
            const QByteArray word =
                QByteArray(option.name.data(), qsizetype(option.name.size())).replace('-', "\\-");
            QVERIFY2(page.contains("Fl \\-" + word + '\n') || page.contains("Fl \\-" + word + ' ') ||
                         option.isFormer,
                     (name + ' ' + word).constData());
        }
    }
    QVERIFY2(known.isEmpty(), "not a command: " + known.keys().join(", "));
}

void TestManual::examplesPrintWhatTheyShow()
{
    const QStringList lines = QString::fromUtf8(examples()).split(u'\n');
    const int count = runExamples(lines);
    QCOMPARE(count, lines.filter(QRegularExpression(u"^\\$ "_s)).size());
    QVERIFY(count > 40);
}

void TestManual::pagesPrintWhatTheyShow_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(NIDUS_SOURCE_DIR "/resources/manual"));
    for (const QString& name : folder.entryList({u"*.md"_s}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

/// The console blocks of a page, from top to bottom.
void TestManual::pagesPrintWhatTheyShow()
{
    QFETCH(QString, path);
    static const QRegularExpression block(u"^```console\n(.*?)^```$"_s,
                                          QRegularExpression::MultilineOption |
                                              QRegularExpression::DotMatchesEverythingOption);
    const QString page = QString::fromUtf8(contentOf(path));
    QStringList lines;
    auto blocks = block.globalMatch(page);
    while (blocks.hasNext())
        lines += blocks.next().captured(1).split(u'\n');
    QCOMPARE(runExamples(lines), lines.filter(QRegularExpression(u"^\\$ "_s)).size());
    QVERIFY(page.startsWith(u"# "_s));
}

/// Runs the lines that begin with "$ " in one new folder, and compares what they print with the lines that
/// follow. Returns how many did.
int TestManual::runExamples(QStringList lines)
{
    const CliBinary cli;
    if (!QFile::copy(QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/template-sample.txt"),
                     cli.filePath(u"template.txt"_s)))
        return 0;
    static const QRegularExpression between(u"^(\\[[a-z ]+\\])?$"_s);
    int count = 0;
    while (!lines.isEmpty()) {
        const QString line = lines.takeFirst();
        if (!line.startsWith("$ "_L1))
            continue; // a sentence or a heading
        QStringList shown;
        while (!lines.isEmpty() && !lines.first().startsWith("$ "_L1) &&
               !between.match(lines.first()).hasMatch())
            shown.append(lines.takeFirst());
        const BinaryResult result =
            cli.shell(u"PATH='%1':$PATH; %2"_s.arg(QStringLiteral(NIDUS_BIN_DIR), line.sliced(2)));
        QStringList printed = QString::fromUtf8(result.out).split(u'\n');
        printed.removeLast();
        if (result.status != 0)
            printed.append(u"=> %1"_s.arg(result.status));
        if (printed != shown) {
            qWarning().noquote() << line + u'\n' + printed.join(u'\n') + QString::fromUtf8(result.err);
            continue;
        }
        ++count;
    }
    return count;
}

/// The page of nidus is built only with the window.
void TestManual::pagesPassTheLinter()
{
    QVERIFY2(!QStandardPaths::findExecutable(u"mandoc"_s).isEmpty(),
             "mandoc is not installed (package mandoc)");
    const QDir folder(kPages);
    QStringList arguments{u"-T"_s, u"lint"_s};
    for (const QString& page : folder.entryList({u"*.1"_s}))
        arguments.append(folder.filePath(page));
    QCOMPARE(arguments.size(), qsizetype(commands().size()) + (NIDUS_HAS_WINDOW ? 4 : 3));
    QProcess mandoc;
    mandoc.start(u"mandoc"_s, arguments);
    BinaryResult said = CliBinary::finish(mandoc, {});
    // It looks for references in the installed manual; the next test checks them in ours.
    QByteArrayList warnings = said.out.split('\n');
    warnings.removeIf([](const QByteArray& line) {
        return line.isEmpty() || line.contains("referenced manual not found");
    });
    QCOMPARE(warnings, QByteArrayList());
}

void TestManual::everyReferenceHasAPage()
{
    static const QRegularExpression reference(u"\\.Xr (\\S+) 1"_s);
    const QDir folder(kPages);
    for (const QString& page : folder.entryList({u"*.1"_s})) {
        auto references = reference.globalMatch(QString::fromUtf8(contentOf(folder.filePath(page))));
        QVERIFY2(references.hasNext(), qPrintable(page));
        while (references.hasNext()) {
            const QString name = references.next().captured(1);
            QVERIFY2(folder.exists(name + u".1"_s) || (name == "nidus"_L1 && !NIDUS_HAS_WINDOW),
                     qPrintable(page + u": "_s + name));
        }
    }
}

void TestManual::windowsPageNamesItsOptions()
{
    if (!NIDUS_HAS_WINDOW)
        return;
    QProcess window;
    window.start(QStringLiteral(NIDUS_BIN_DIR "/nidus"), {u"--help"_s});
    const BinaryResult help = CliBinary::finish(window, {});
    QCOMPARE(help.status, 0);
    const QByteArray page = contentOf(kPages + u"nidus.1"_s);
    static const QRegularExpression option(u"--([a-z]+)"_s);
    auto options = option.globalMatch(QString::fromUtf8(help.out));
    QVERIFY(options.hasNext());
    while (options.hasNext()) {
        const QString name = options.next().captured(1);
        // What Qt adds to every program's help is in Qt's manual.
        if (name != "help-all"_L1 && name != "help"_L1)
            QVERIFY2(page.contains("Fl \\-" + name.toUtf8()), qPrintable(name));
    }
}

/// With the names of actions, and without a link to a file that is not there.
void TestManual::everyPageIsAlsoAWebPage()
{
    if (!NIDUS_HAS_WINDOW)
        return;
    static const QRegularExpression link(u"href=\"([^\":#]+)[\"#]"_s);
    const QDir html(QStringLiteral(NIDUS_BIN_DIR "/../manual/html"));
    const QDir pages(QStringLiteral(NIDUS_SOURCE_DIR "/resources/manual"));
    for (const QString& name : pages.entryList({u"*.md"_s})) {
        const QString text = QString::fromUtf8(contentOf(html.filePath(name.chopped(3) + u".html"_s)));
        QVERIFY2(text.startsWith(u"<!DOCTYPE html>"_s), qPrintable(name));
        auto links = link.globalMatch(text);
        QVERIFY2(links.hasNext(), qPrintable(name));
        while (links.hasNext()) {
            const QString target = links.next().captured(1);
            QVERIFY2(html.exists(target), qPrintable(name + u": "_s + target));
        }
    }
    QVERIFY(
        contentOf(html.filePath(u"life.html"_s)).contains("<b>Registration &gt; Save Draft (Ctrl+S)</b>"));
}

NIDUS_TEST(tst_manual, TestManual)
#include "tst_manual.moc"
