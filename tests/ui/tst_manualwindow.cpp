// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/help/manual.h"
#include "ui/help/manualwindow.h"
#include "ui/support/text/languages.h"

#include <QAccessible>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollBar>
#include <QSet>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

namespace {

const QString kGlossary = QStringLiteral(NIDUS_SOURCE_DIR "/translations/glossary.tsv");

} // namespace

/// The window that shows the manual.
class TestManualWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void opensFromTheMenu();
    void listsEveryPage();
    void showsAPlace();
    void followsLinksBackAndForward();
    void searchesAllPages();
    void findsTheWordsOfFindings_data();
    void findsTheWordsOfFindings();
    void findsAnActionByOtherWords();
    void enterOpensTheFirstHit();
    void definesItsWords_data();
    void definesItsWords();
    void reopenedShowsWhereItIs();
    void saysThatNothingIsFound();
    void marksWordsOnThePage();
    void headingsAreHeadings();
    void closesByKey();
    void comesToTheFront();
    void remembersItsPlace();
    void isBesideTheOtherWindow();
    void cutsNoTitle_data();
    void cutsNoTitle();
    void everyControlHasAName();

private:
    [[nodiscard]] QTextBrowser& browser() const { return *m_reader->findChild<QTextBrowser*>(); }
    [[nodiscard]] QTreeWidget& contents() const { return *m_reader->findChild<QTreeWidget*>(); }
    [[nodiscard]] QStringList listed() const;

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<Manual> m_manual;
    std::unique_ptr<ManualWindow> m_reader;
};

void TestManualWindow::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    m_manual = std::make_unique<Manual>(*m_fixture->window().menuBar(), QLocale::c());
    m_reader = std::make_unique<ManualWindow>(*m_manual);
    m_reader->showPlace(u"index"_s);
    m_reader->show();
}

void TestManualWindow::cleanup()
{
    m_reader.reset();
    m_fixture.reset();
}

QStringList TestManualWindow::listed() const
{
    QStringList titles;
    for (QTreeWidgetItemIterator it(&contents(), QTreeWidgetItemIterator::NotHidden); *it; ++it) {
        if (!(*it)->parent() || !(*it)->parent()->isHidden())
            titles.append((*it)->text(0));
    }
    return titles;
}

void TestManualWindow::opensFromTheMenu()
{
    auto* action = m_fixture->window().findChild<QAction*>(u"manual"_s);
    QVERIFY(action);
    action->trigger();
    auto* opened = m_fixture->window().findChild<ManualWindow*>();
    QVERIFY(opened && opened->isVisible());
    QCOMPARE(opened->place(), u"index"_s);
    action->trigger(); // the same window
    QCOMPARE(m_fixture->window().findChildren<ManualWindow*>().size(), 1);
}

void TestManualWindow::listsEveryPage()
{
    QCOMPARE(contents().topLevelItemCount(), manualPageNames().size());
    QVERIFY(listed().contains(u"Namespace Identifier"_s));
}

void TestManualWindow::showsAPlace()
{
    m_reader->showPlace(u"registrants#field-purpose"_s);
    QCOMPARE(m_reader->place(), u"registrants#field-purpose"_s);
    QVERIFY(browser().toPlainText().contains(u"Answer each with a sentence or two"_s));
    QVERIFY(browser().verticalScrollBar()->value() > 0);
    QCOMPARE(contents().currentItem()->text(0), u"Purpose"_s);
}

void TestManualWindow::followsLinksBackAndForward()
{
    m_reader->showPlace(u"registrants"_s);
    Q_EMIT browser().anchorClicked(browser().source().resolved(QUrl(u"findings.html#urn.nid.too-short"_s)));
    m_reader->showPlace(u"findings#urn.nid.too-short"_s);
    QCOMPARE(m_reader->place(), u"findings#urn.nid.too-short"_s);
    const auto press = [this](const QString& name) {
        for (QToolButton* button : m_reader->findChildren<QToolButton*>()) {
            if (button->accessibleName() == name) {
                QVERIFY(button->isEnabled());
                button->click();
            }
        }
    };
    press(u"Back"_s);
    QCOMPARE(m_reader->place(), u"registrants"_s);
    QVERIFY(browser().toPlainText().contains(u"You want a URN namespace."_s));
    press(u"Forward"_s);
    QCOMPARE(m_reader->place(), u"findings#urn.nid.too-short"_s);
}

void TestManualWindow::searchesAllPages()
{
    const qsizetype all = listed().size();
    auto* search = m_reader->findChild<QLineEdit*>();
    search->setText(u"slurm parallel"_s);
    QCOMPARE(listed(), (QStringList{u"For data stewards"_s, u"In parts, and in engines"_s}));
    search->setText(u"slurm? parallel?"_s);
    QCOMPARE(listed().size(), 2);
    search->setText(u"xyzzy"_s);
    QCOMPARE(listed(), QStringList());
    search->clear();
    QCOMPARE(listed().size(), all);
}

void TestManualWindow::findsTheWordsOfFindings_data()
{
    QTest::addColumn<int>("column"); // of the glossary
    QTest::addColumn<QString>("language");
    QFile glossary(kGlossary);
    QVERIFY(glossary.open(QIODevice::ReadOnly));
    const QStringList heads = QString::fromUtf8(glossary.readLine()).split(u'\t');
    QTest::newRow("en") << 0 << u"en"_s;
    for (int column = 1; column + 1 < heads.size(); ++column)
        QTest::newRow(qPrintable(heads[column])) << column << heads[column];
}

/// In English, which the registrants write, and in the language of the manual.
void TestManualWindow::findsTheWordsOfFindings()
{
    QFETCH(const int, column);
    QFETCH(const QString, language);
    const Translations translations{QLocale(language)};
    QFile glossary(kGlossary);
    QVERIFY(glossary.open(QIODevice::ReadOnly));
    QSet<QString> wanted;
    for (const QString& row : QString::fromUtf8(glossary.readAll()).trimmed().split(u'\n').sliced(1)) {
        const QStringList cells = row.split(u'\t');
        wanted.insert(cells.constFirst().section(u" ("_s, 0, 0));
        for (const QString& form : cells[column].split(u", "_s))
            wanted.insert(form.section(u" ("_s, 0, 0)); // without the gender
    }
    static const QRegularExpression quoted(u"[\"“„«]([^%\"“”„«»]{3,})[\"“”»]"_s);
    for (const findings::CatalogEntry& entry : findings::catalog()) {
        auto quotes =
            quoted.globalMatch(findings::translatedMessage(entry) + u'\n' + findings::translatedFix(entry));
        while (quotes.hasNext())
            wanted.insert(quotes.next().captured(1).trimmed());
    }
    const Manual manual(*m_fixture->window().menuBar(), QLocale(language));
    m_reader = std::make_unique<ManualWindow>(manual);
    QStringList missing;
    for (const QString& words : std::as_const(wanted)) {
        m_reader->findChild<QLineEdit*>()->setText(words);
        if (listed().isEmpty())
            missing.append(words);
    }
    m_reader.reset(); // before its manual
    QLocale::setDefault(QLocale::c());
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestManualWindow::findsAnActionByOtherWords()
{
    m_reader->findChild<QLineEdit*>()->setText(u"reopen"_s); // the name is "Return to Draft"
    QVERIFY2(listed().contains(u"Submit it for review"_s), qPrintable(listed().join(u'\n')));
}

void TestManualWindow::enterOpensTheFirstHit()
{
    auto* search = m_reader->findChild<QLineEdit*>();
    search->setText(u"slurm parallel"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(m_reader->place(), u"stewards#engines"_s);
    QCOMPARE(m_reader->focusWidget(), &browser());
}

void TestManualWindow::definesItsWords_data()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : kLanguages)
        QTest::newRow(language.tag.data()) << QString(language.tag);
}

/// A search for a word of RFC 8141 finds first what it means, one sentence for each.
void TestManualWindow::definesItsWords()
{
    QFETCH(const QString, language);
    const Translations translations{QLocale(language)};
    const Manual manual(*m_fixture->window().menuBar(), QLocale(language));
    m_reader = std::make_unique<ManualWindow>(manual);
    auto* search = m_reader->findChild<QLineEdit*>();
    for (const char* word : {"r-component", "q-component", "f-component", "NSS", "NID", "ABNF", "IANA"}) {
        search->setText(QString::fromLatin1(word));
        QVERIFY2(listed().contains(manual.section(u"index#words"_s)->title), word);
    }
    search->setText(u"q-component"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(m_reader->place(), u"index#words"_s);
    for (const auto* page : {"findings", "registrants"})
        QVERIFY2(manual.page(QString::fromLatin1(page))->links.contains(u"index.html#words"_s), page);
    m_reader.reset(); // before its manual
    QLocale::setDefault(QLocale::c());
}

void TestManualWindow::reopenedShowsWhereItIs()
{
    auto* action = m_fixture->window().findChild<QAction*>(u"manual"_s);
    action->trigger();
    auto* opened = m_fixture->window().findChild<ManualWindow*>();
    auto* search = opened->findChild<QLineEdit*>();
    search->setText(u"slurm parallel"_s);
    opened->close();
    action->trigger();
    QCOMPARE(search->text(), QString());
    QVERIFY(!opened->findChild<QTreeWidget*>()->currentItem()->isHidden());
}

void TestManualWindow::saysThatNothingIsFound()
{
    auto* search = m_reader->findChild<QLineEdit*>();
    search->setText(u"zeppelin"_s);
    const QString sentence = u"No section contains “zeppelin”. Try fewer or other words."_s;
    const QList<QLabel*> labels = m_reader->findChildren<QLabel*>();
    const auto said = std::ranges::find_if(labels, &QWidget::isVisible);
    QVERIFY(said != labels.cend());
    QCOMPARE((*said)->text(), sentence);
    search->setText(u"revision"_s);
    QVERIFY(!(*said)->isVisible());
    QVERIFY(contents().isVisible());
}

void TestManualWindow::marksWordsOnThePage()
{
    m_reader->showPlace(u"stewards"_s);
    QVERIFY(browser().extraSelections().isEmpty());
    m_reader->findChild<QLineEdit*>()->setText(u"slurm"_s);
    QCOMPARE(browser().extraSelections().size(), 1);
    QCOMPARE(browser().extraSelections().constFirst().cursor.selectedText(), u"Slurm"_s);
    m_reader->showPlace(u"index"_s);
    m_reader->findChild<QLineEdit*>()->setText(u"in"_s); // not in "begins"
    for (const QTextEdit::ExtraSelection& mark : browser().extraSelections()) {
        QTextCursor word = mark.cursor;
        word.select(QTextCursor::WordUnderCursor);
        QCOMPARE(word.selectedText().toLower(), u"in"_s);
    }
}

void TestManualWindow::headingsAreHeadings()
{
    m_reader->showPlace(u"life"_s);
    int titles = 0;
    int headings = 0;
    for (QTextBlock block = browser().document()->begin(); block.isValid(); block = block.next()) {
        titles += block.blockFormat().headingLevel() == 1 ? 1 : 0;
        headings += block.blockFormat().headingLevel() == 2 ? 1 : 0;
    }
    QCOMPARE(titles, 1);
    QCOMPARE(headings, m_manual->page(u"life"_s)->sections.size() - 1);
}

void TestManualWindow::closesByKey()
{
    QTest::keyClick(m_reader.get(), Qt::Key_Escape);
    QVERIFY(!m_reader->isVisible());
    for (QWidget* inner : {static_cast<QWidget*>(m_reader->findChild<QLineEdit*>()),
                           static_cast<QWidget*>(&contents()), static_cast<QWidget*>(&browser())}) {
        m_reader->show();
        inner->setFocus();
        QTest::keyClick(inner, Qt::Key_Escape);
        QVERIFY2(!m_reader->isVisible(), inner->metaObject()->className());
    }
}

void TestManualWindow::comesToTheFront()
{
    auto* action = m_fixture->window().findChild<QAction*>(u"manual"_s);
    action->trigger();
    auto* opened = m_fixture->window().findChild<ManualWindow*>();
    QTRY_COMPARE(QApplication::activeWindow(), opened);
    opened->showMinimized();
    m_fixture->window().activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &m_fixture->window());
    action->trigger();
    QTRY_COMPARE(QApplication::activeWindow(), opened);
    QVERIFY(!opened->isMinimized());
}

void TestManualWindow::remembersItsPlace()
{
    const QRect place(200, 150, 700, 500);
    m_reader->setGeometry(place);
    QTest::keyClick(m_reader.get(), Qt::Key_Escape);
    ManualWindow next(*m_manual);
    next.showBeside(m_fixture->window());
    QCOMPARE(next.geometry(), place);
    next.close();
}

void TestManualWindow::isBesideTheOtherWindow()
{
    m_reader.reset();
    QSettings().remove(u"manual/geometry"_s);
    QWidget& window = m_fixture->window();
    const QRect room = window.screen()->availableGeometry();
    window.resize(900, 700);
    for (const QPoint& corner : {room.topLeft(), QPoint(room.right() - window.frameGeometry().width(), 0)}) {
        window.move(corner);
        QCoreApplication::processEvents();
        ManualWindow opened(*m_manual);
        opened.showBeside(window);
        QVERIFY(!opened.frameGeometry().intersects(window.frameGeometry()));
        QVERIFY(room.contains(opened.frameGeometry()));
        opened.close();
        QSettings().remove(u"manual/geometry"_s);
    }
    window.setGeometry(room); // no room
    ManualWindow opened(*m_manual);
    opened.showBeside(window);
    QVERIFY(room.contains(opened.frameGeometry()));
}

void TestManualWindow::cutsNoTitle_data()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : kLanguages)
        QTest::newRow(language.tag.data()) << language.tag.toString();
}

void TestManualWindow::cutsNoTitle()
{
    QFETCH(const QString, language);
    const Translations words{QLocale(language)};
    const Manual manual(*m_fixture->window().menuBar(), QLocale(language));
    m_reader.reset();
    QSettings().remove(u"manual/geometry"_s);
    m_reader = std::make_unique<ManualWindow>(manual);
    m_reader->show();
    QCoreApplication::processEvents();
    for (int i = 0; i < contents().topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = contents().topLevelItem(i);
        const int needed = contents().fontMetrics().horizontalAdvance(item->text(0));
        QVERIFY2(contents().visualItemRect(item).width() >= needed, qPrintable(item->text(0)));
    }
    const auto* search = m_reader->findChild<QLineEdit*>();
    const int needed = search->fontMetrics().horizontalAdvance(search->placeholderText());
    QVERIFY2(search->width() > needed + search->height(), qPrintable(search->placeholderText()));
    m_reader.reset(); // before its manual
    QLocale::setDefault(QLocale::c());
}

void TestManualWindow::everyControlHasAName()
{
    for (QWidget* widget : m_reader->findChildren<QWidget*>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(accessible && !accessible->text(QAccessible::Name).isEmpty(),
                 widget->metaObject()->className());
    }
}

NIDUS_WINDOW_TEST(tst_manualwindow, TestManualWindow)
#include "tst_manualwindow.moc"
