// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandtable.h"
#include "app/cli/manual.h"
#include "core/check/urnchecker.h"
#include "core/exchange/read/detect.h"
#include "core/exchange/write/exportformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/report/rows/reportformat.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/help/actiontable.h"
#include "ui/help/manual.h"
#include "ui/support/text/languages.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

namespace {

const QString kFolder = QStringLiteral(NIDUS_SOURCE_DIR "/resources/manual/");

QString fileText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString sourceOf(const QString& path) { return fileText(kFolder + path); }

/// Returns every match of a pattern with one group, in order.
QStringList captures(const QString& text, const QString& pattern)
{
    QStringList found;
    auto matches = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext())
        found.append(matches.next().captured(1));
    return found;
}

QStringList codeBlocks(const QString& markdown)
{
    static const QRegularExpression block(u"^```.*?^```$"_s,
                                          QRegularExpression::MultilineOption |
                                              QRegularExpression::DotMatchesEverythingOption);
    QStringList found;
    auto matches = block.globalMatch(markdown);
    while (matches.hasNext())
        found.append(matches.next().captured());
    return found;
}

QString withoutCode(QString markdown)
{
    for (const QString& block : codeBlocks(markdown))
        markdown.remove(block);
    return markdown.remove(QRegularExpression(u"`[^`]*`"_s));
}

/// Returns "fr/registrants.md" and the like.
QStringList translatedPages()
{
    QStringList pages;
    for (const QString& language : QDir(kFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QString& file : QDir(kFolder + language).entryList({u"*.md"_s}))
            pages.append(language + u'/' + file);
    }
    return pages;
}

/// What must be the same in a translation of a page.
QStringList frameOf(const QString& markdown)
{
    QStringList frame = captures(markdown, u"\\{#([^}]+)\\}"_s);
    QStringList placeholders = captures(withoutCode(markdown), u"\\{([a-z]+:[^}]+)\\}"_s);
    QStringList targets = captures(markdown, u"\\]\\(([^)]+)\\)"_s);
    placeholders.sort();
    targets.sort();
    return frame + placeholders + targets + codeBlocks(markdown);
}

} // namespace

/// The pages of the manual: nothing in them can be wrong without a test that fails.
class TestManualPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup()
    {
        m_fixture.reset();
        m_language.reset();
        QLocale::setDefault(QLocale::c());
    }

    void readsMarkdown_data();
    void readsMarkdown();
    void everyFileIsAPage();
    void everyPlaceholderIsKnown();
    void everyPictureHasALegend();
    void everyLegendIsTranslated();
    void everyLinkLeadsSomewhere();
    void anchorsAreUnique();
    void pagesNameActionsByTheirIds();
    void everyMenuActionHasAnId();
    void everyFindingIsExplained();
    void findingsHaveTitles();
    void everyCommandAndOptionIsExplained();
    void everyFormatIsExplained();
    void badExamplesCauseTheirFindings();
    void grammarMatchesItsNames();
    void boldWordsAreLabels_data();
    void boldWordsAreLabels();
    void translationsHaveTheSameFrame_data();
    void translationsHaveTheSameFrame();
    void untranslatedPagesSayThatTheyAre();

private:
    [[nodiscard]] Manual manual(const QLocale& locale = QLocale::c()) const
    {
        return {*m_fixture->window().menuBar(), locale};
    }

    std::unique_ptr<WindowFixture> m_fixture;
    std::optional<Translations> m_language;
};

void TestManualPages::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestManualPages::readsMarkdown_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("html");
    const auto row = [](const char* name, const QString& markdown, const QString& html) {
        QTest::newRow(name) << markdown << html;
    };
    row("paragraph", u"One\nline & <two>.\n\nNext"_s, u"<p>One line &amp; &lt;two&gt;.</p>\n<p>Next</p>\n"_s);
    row("heading", u"## A b {#c.d}"_s, u"<h2 id=\"c.d\">A b</h2>\n"_s);
    row("bold and code", u"**Save** `a<b`"_s, u"<p><b>Save</b> <code>a&lt;b</code></p>\n"_s);
    row("escaped", u"\\*\\*a\\*\\* \\{b\\}"_s, u"<p>**a** {b}</p>\n"_s);
    row("link", u"[a](b.md#c)"_s, u"<p><a href=\"b.html#c\">a</a></p>\n"_s);
    row("link to another site", u"[a](https://b.example/c)"_s,
        u"<p><a href=\"https://b.example/c\">a</a></p>\n"_s);
    row("picture", u"![A & b](pictures/c.png)"_s,
        u"<p><img src=\"pictures/c.png\" alt=\"A &amp; b\"></p>\n"_s);
    row("list", u"- a\n  b\n- c"_s, u"<ul>\n<li>a b</li>\n<li>c</li>\n</ul>\n"_s);
    row("numbers", u"1. a\n2. b"_s, u"<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n"_s);
    row("code", u"```console\n$ a < b\n\n=> 1\n```"_s, u"<pre>$ a &lt; b\n\n(exit status 1)</pre>\n"_s);
    row("code to the end", u"```\na"_s, u"<pre>a</pre>\n"_s);
    row("table", u"| a | b |\n|---|---|\n| c\\|d | e |"_s,
        u"<table>\n<tr><th scope=\"col\">a</th><th scope=\"col\">b</th></tr>\n"
        "<tr><td>c|d</td><td>e</td></tr>\n</table>\n"_s);
    row("placeholder", u"{action:x}"_s, u"<p><b>File &gt; X</b></p>\n"_s);
}

void TestManualPages::readsMarkdown()
{
    QFETCH(QString, markdown);
    const ManualPage page = readManualPage(
        u"page"_s, markdown, [](const QString& kind, const QString& id) -> std::optional<QString> {
            return kind == u"action"_s && id == u"x"_s ? std::optional(u"File > X"_s) : std::nullopt;
        });
    QTEST(page.html, "html");
}

void TestManualPages::everyFileIsAPage()
{
    QStringList files = QDir(kFolder).entryList({u"*.md"_s});
    QStringList names;
    for (const QString& name : manualPageNames())
        names.append(name + u".md"_s);
    names.sort();
    files.sort();
    QCOMPARE(files, names);
    const Manual all = manual();
    for (const ManualPage& page : all.pages())
        QVERIFY2(page.sections.size() > 1 || page.name == u"preferences"_s || page.name == u"accessibility"_s,
                 qPrintable(page.name));
}

void TestManualPages::everyPlaceholderIsKnown()
{
    const Manual all = manual();
    for (const ManualPage& page : all.pages()) {
        QCOMPARE(page.unknown, QStringList());
        QVERIFY2(!page.html.contains(u"{generated:"_s) && !page.html.contains(u"{example:"_s),
                 qPrintable(page.name));
    }
    const ManualPage wrong =
        readManualPage(u"p"_s, u"{action:no-such}"_s,
                       [](const QString&, const QString&) { return std::optional<QString>(); });
    QCOMPARE(wrong.unknown, QStringList{u"{action:no-such}"_s});
}

void TestManualPages::everyPictureHasALegend()
{
    QStringList shown;
    const Manual read = manual();
    for (const ManualPage& page : read.pages()) {
        static const QRegularExpression picture(
            u"<p><img src=\"pictures/([a-z]+)\\.png\" alt=\"[^\"]{20,}\"></p>\n<ol>\n(<li>.{10,}</li>\n)+</ol>"_s);
        for (const QRegularExpressionMatch& match : picture.globalMatch(page.html)) {
            QVERIFY(QFile::exists(u":/manual/pictures/%1.png"_s.arg(match.captured(1))));
            shown.append(match.captured(1) + u".png"_s);
        }
    }
    shown.sort();
    QCOMPARE(shown, QDir(u":/manual/pictures"_s).entryList({u"*.png"_s}, QDir::Files, QDir::Name));
}

void TestManualPages::everyLegendIsTranslated()
{
    QFile table(u":/manual/pictures/pictures.tsv"_s);
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(table.readAll()).trimmed().split(u'\n');
    QStringList columns{u"picture"_s, u"number"_s, u"widget"_s, u"sentence"_s};
    for (const Language& language : kLanguages) {
        if (language.tag != "en"_L1)
            columns.append(language.tag);
    }
    QCOMPARE(lines.constFirst().split(u'\t'), columns);
    for (const QString& line : lines) {
        const QStringList cells = line.split(u'\t');
        QCOMPARE(cells.size(), columns.size());
        QVERIFY2(!cells.sliced(3).contains(QString()), qPrintable(line));
    }
    const Manual read = manual(QLocale(u"de"_s));
    QVERIFY(std::ranges::any_of(
        read.pages(), [](const ManualPage& page) { return page.html.contains("<li>Die Seiten.</li>"_L1); }));
}

void TestManualPages::everyLinkLeadsSomewhere()
{
    const Manual all = manual();
    int count = 0;
    for (const ManualPage& page : all.pages()) {
        for (const QString& link : page.links) {
            ++count;
            if (link.contains("://"_L1))
                QVERIFY2(link.startsWith("https://"_L1), qPrintable(link));
            else
                QVERIFY2(all.section(manualPlace(link, page.name)), qPrintable(page.name + u": "_s + link));
        }
    }
    QVERIFY(count > 50);
    QVERIFY(!all.section(u"registrants#no-such"_s));
    QVERIFY(!all.section(u"no-such"_s));
}

void TestManualPages::anchorsAreUnique()
{
    const Manual all = manual();
    for (const ManualPage& page : all.pages()) {
        QSet<QString> seen;
        for (const ManualSection& section : page.sections) {
            QVERIFY2(!section.anchor.isEmpty(), qPrintable(page.name + u": "_s + section.title));
            QVERIFY2(!seen.contains(section.anchor), qPrintable(page.name + u'#' + section.anchor));
            seen.insert(section.anchor);
            QVERIFY2(!section.paragraph.isEmpty() || !section.text.isEmpty(),
                     qPrintable(page.name + u'#' + section.anchor));
        }
    }
}

/// A path of menus would be wrong after the next change of the menus.
void TestManualPages::pagesNameActionsByTheirIds()
{
    QStringList files = translatedPages();
    for (const QString& name : manualPageNames())
        files.append(name + u".md"_s);
    for (const QString& file : files)
        QVERIFY2(!withoutCode(sourceOf(file)).contains(u" > "_s), qPrintable(file));
    const Manual all = manual();
    QVERIFY(all.page(u"life"_s)->html.contains(u"<b>Registration &gt; Save Draft (Ctrl+S)</b>"_s));
}

void TestManualPages::everyMenuActionHasAnId()
{
    QSet<QString> ids;
    for (const MenuEntry& entry : menuEntries(*m_fixture->window().menuBar())) {
        const QString id = entry.action->objectName();
        if (entry.menu == u"File > Open Recent"_s)
            continue; // names of files
        QVERIFY2(!id.isEmpty(), qPrintable(entry.path() + u" has no object name; see actionnames.cpp"_s));
        if (entry.menu != u"Help"_s) // repeats two actions of another menu
            QVERIFY2(!ids.contains(id), qPrintable(entry.path() + u" has the id of another action: "_s + id));
        ids.insert(id);
    }
    QVERIFY(ids.size() > 60);
}

void TestManualPages::everyFindingIsExplained()
{
    const Manual all = manual();
    for (const findings::CatalogEntry& entry : findings::catalog()) {
        const ManualSection* section = all.section(u"findings#"_s + QString(entry.id.word()));
        QVERIFY2(section, entry.id.word().data());
        QVERIFY2(section->text.contains(QString::fromUtf8(entry.fix)), entry.id.word().data());
        QVERIFY2(section->text.contains(QString::fromUtf8(entry.example)), entry.id.word().data());
    }
}

/// An id is for programs.
void TestManualPages::findingsHaveTitles()
{
    m_language.emplace(QLocale(u"de"_s));
    const Manual german = manual(QLocale(u"de"_s));
    const ManualSection* section = german.section(u"findings#urn.nid.bad-char"_s);
    QCOMPARE(section->title,
             u"In einer NID ist … nicht erlaubt, nur Buchstaben, Ziffern und Bindestriche."_s);
    QVERIFY2(section->paragraph.startsWith(u"Fehler (<code>urn.nid.bad-char</code>): "_s),
             qPrintable(section->paragraph));
    for (const ManualSection& each : german.page(u"findings"_s)->sections)
        QVERIFY2(each.title != each.anchor && !each.title.contains(u'%'), qPrintable(each.title));
    QVERIFY(german.page(u"registrants"_s)
                ->html.contains(u"<a href=\"findings.html#nid.formal.too-short\">Die NID „…“ ist zu kurz"_s));
}

void TestManualPages::everyCommandAndOptionIsExplained()
{
    const Manual all = manual();
    for (const cli::Command& command : cli::commands()) {
        const QString anchor = QString::fromUtf8(cli::manualAnchor(command));
        const ManualSection* section = all.section(u"commands#"_s + anchor);
        QVERIFY2(section, qPrintable(anchor));
        for (const cli::OptionSpec& option : command.options) {
            const QString name =
                u"--"_s + QString::fromUtf8(option.name.data(), qsizetype(option.name.size()));
            QVERIFY2(option.isFormer || section->text.contains(name), qPrintable(anchor + u' ' + name));
        }
    }
}

void TestManualPages::everyFormatIsExplained()
{
    const Manual all = manual();
    const QString exports = all.section(u"formats#export"_s)->text;
    for (const exchange::ExportFormatFacts& facts : exchange::kExportFormats)
        QVERIFY2(exports.contains(u'\n' + QString(facts.word) + u'\n'), facts.word.data());
    const QString imports = all.section(u"formats#import"_s)->text;
    for (const exchange::FileFormatFacts& facts : exchange::kFileFormats)
        QVERIFY2(imports.contains(u'\n' + QString(facts.word) + u'\n'), facts.word.data());
    const QString reports = all.section(u"formats#reports"_s)->text;
    for (const report::ReportFormatFacts& facts : report::kReportFormats)
        QVERIFY2(*facts.name == '\0' || reports.contains(QString::fromUtf8(facts.name)), facts.name);
}

/// Each value in a table "Do not write" causes the finding next to it, in a template that is complete
/// otherwise.
void TestManualPages::badExamplesCauseTheirFindings()
{
    QFile file(QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/template-sample.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString sample = QString::fromUtf8(file.readAll());
    int count = 0;
    const QStringList parts = sourceOf(u"registrants.md"_s).split(u"\n## "_s);
    for (const QString& part : parts) {
        const QStringList anchor = captures(part, u"\\{#field-([a-z]+)\\}"_s);
        const auto field = registration::fieldFromKey(anchor.value(0));
        if (!field)
            continue;
        static const QRegularExpression row(u"^\\| `([^`]+)` \\|.*\\[([a-z.-]+)\\]\\("_s,
                                            QRegularExpression::MultilineOption);
        auto rows = row.globalMatch(part);
        while (rows.hasNext()) {
            const QRegularExpressionMatch found = rows.next();
            const QString heading = QString(registration::fieldHeading(*field)) + u':';
            const qsizetype from = (u'\n' + sample).indexOf(u'\n' + heading);
            const qsizetype to = sample.indexOf(QRegularExpression(u"\\n[A-Z][A-Za-z ]+:"_s), from + 1);
            const QString changed = sample.first(from) + heading + u' ' + found.captured(1) + u"\n\n"_s +
                                    (to < 0 ? QString() : sample.sliced(to + 1));
            QProcess lint;
            lint.start(QStringLiteral(NIDUS_BIN_DIR "/nidus-cli"),
                       {u"--registry"_s, u":builtin:"_s, u"lint"_s, u"-"_s});
            QVERIFY(lint.waitForStarted());
            lint.write(changed.toUtf8());
            lint.closeWriteChannel();
            QVERIFY(lint.waitForFinished());
            const QString reported = QString::fromUtf8(lint.readAllStandardOutput());
            QVERIFY2(reported.contains(u'[' + found.captured(2) + u']'),
                     qPrintable(found.captured() + reported));
            ++count;
        }
    }
    QVERIFY(count >= 18);
}

/// The grammar that explains the notation, in each language: the text after it has two names that match it,
/// and three that do not.
void TestManualPages::grammarMatchesItsNames()
{
    int count = 0;
    for (const QString& page : QStringList{u"window.md"_s} + translatedPages()) {
        if (!page.endsWith(u"window.md"_s))
            continue;
        const QString section = sourceOf(page).section(u"{#notation}"_s, 1).section(u"\n## "_s, 0, 0);
        const QString grammar =
            codeBlocks(section).value(0).section(u'\n', 1, -2) + u'\n'; // without the fences
        const check::UrnChecker checker(
            {}, std::make_shared<const check::NamespaceTable>(std::vector<check::NamespaceEntry>{
                    {.nid = "museum",
                     .rules = {{1, std::make_shared<const check::LazyRule>(
                                       check::RuleSource{.text = grammar.toStdString()})}}}}));
        const QStringList names =
            captures(section.section(u"\n```\n"_s, 1).section(u"\n|"_s, 0, 0), u"`([^`]+)`"_s);
        QCOMPARE(names.size(), 5);
        for (qsizetype i = 0; i < names.size(); ++i) {
            const std::string urn = "urn:museum:" + names.at(i).toStdString();
            QVERIFY2((checker.check(urn).verdict == check::Verdict::Valid) == (i < 2),
                     qPrintable(page + u": "_s + names.at(i)));
        }
        ++count;
    }
    QCOMPARE(count, 3);
}

void TestManualPages::boldWordsAreLabels_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("labels");
    QString sources;
    for (const QString& layer : {u"ui"_s, u"core/findings"_s, u"core/workflow"_s}) {
        QDirIterator it(QStringLiteral(NIDUS_SOURCE_DIR "/") + layer, {u"*.cpp"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            sources += captures(fileText(it.next()), u"\"((?:[^\"\\\\\n]|\\\\.)*)\""_s).join(u'\n') + u'\n';
    }
    for (const QString& name : manualPageNames())
        QTest::newRow(qPrintable(name)) << sourceOf(name + u".md"_s) << sources;
    for (const QString& page : translatedPages()) {
        const QString catalog = fileText(
            QStringLiteral(NIDUS_SOURCE_DIR "/translations/nidus_%1.ts").arg(page.section(u'/', 0, 0)));
        QString labels = captures(catalog, u"<(?:translation|numerusform)[^>]*>([^<]*)<"_s).join(u'\n');
        QTest::newRow(qPrintable(page)) << sourceOf(page) << labels.remove(u"&amp;"_s);
    }
}

/// What is bold is on the screen, in the language of the page: a label, or what it begins with.
void TestManualPages::boldWordsAreLabels()
{
    QFETCH(const QString, markdown);
    QFETCH(QString, labels);
    labels = u'\n' + labels.remove(u'&').remove(u'…').remove(u"%Ln "_s);
    for (const QString& bold : captures(withoutCode(markdown), u"\\*\\*([^*]+)\\*\\*"_s))
        QVERIFY2(labels.contains(u'\n' + bold, Qt::CaseInsensitive), qPrintable(bold));
}

void TestManualPages::translationsHaveTheSameFrame_data()
{
    QTest::addColumn<QString>("translated");
    QTest::addColumn<QString>("english");
    for (const QString& page : translatedPages())
        QTest::newRow(qPrintable(page)) << sourceOf(page) << sourceOf(page.section(u'/', 1));
    QTest::newRow("itself") << sourceOf(u"registrants.md"_s) << sourceOf(u"registrants.md"_s);
}

void TestManualPages::translationsHaveTheSameFrame()
{
    QFETCH(QString, translated);
    QFETCH(QString, english);
    QVERIFY(!english.isEmpty());
    QCOMPARE(frameOf(translated), frameOf(english));
    QVERIFY(frameOf(QString(english).replace(u"{#"_s, u"{#other-"_s)) != frameOf(english));
}

void TestManualPages::untranslatedPagesSayThatTheyAre()
{
    const Manual chinese(*m_fixture->window().menuBar(), QLocale(u"zh_CN"_s));
    QVERIFY(
        chinese.section(u"administrators"_s)->paragraph.startsWith(u"This page is not translated yet."_s));
    QVERIFY(chinese.section(u"administrators"_s)->text.contains(u"A registry is one file"_s));
    QVERIFY(chinese.languageNotice(u"administrators#files"_s)
                .contains(u"not translated"_s)); // F1 shows a paragraph
    QCOMPARE(chinese.languageNotice(u"findings#urn.nid.bad-char"_s), QString());
    const Manual english = manual();
    QVERIFY(!english.section(u"administrators"_s)->text.contains(u"not translated"_s));
    QCOMPARE(english.languageNotice(u"administrators#files"_s), QString());
}

NIDUS_WINDOW_TEST(tst_manualpages, TestManualPages)
#include "tst_manualpages.moc"
