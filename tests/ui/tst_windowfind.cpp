// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/checkpage.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/results/verdictbutton.h"
#include "ui/editor/templateform.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/findbar.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

class TestWindowFind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void findsPlacesInTexts();
    void findsInTheForm();
    void replacesInTheForm();
    void skipsReadOnlyText();
    void replacesInTheGrammar();
    void findsInThePreview();
    void reportsWhereNothingCanBeSearched();
    void filtersLinesOfACheck();
    void exportsTheShownLines();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] RegistryPage& page() const { return *window().registryPage(); }
    [[nodiscard]] FindBar& bar() const { return *page().view()->findBar(); }
    [[nodiscard]] QString shownMessage() const { return bar().findChild<QLabel*>()->text(); }
    /// Creates and shows a draft of "crates" with these words in two fields.
    void showDraft(Draft draft = {});
    void openBar() { QTest::keyClick(&window(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier); }
    void look(const QString& words);
    void press(const QString& name);
    [[nodiscard]] QString text(TemplateField field) const
    {
        return page().currentDraft()->values().value({field});
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowFind::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestWindowFind::showDraft(Draft draft)
{
    RegistrationTemplate made = filledTemplate(u"crates"_s);
    made.setText(TemplateField::Purpose, u"A crate, a Crate and a box."_s);
    made.setText(TemplateField::Security, u"No crate is safe."_s);
    draft.content.registrationTemplate = made;
    const auto created = m_fixture->another().drafts().create(draft, {});
    QVERIFY(created);
    m_fixture->open();
    page().select(draftHandle(created->id));
    QVERIFY(page().currentDraft());
    page().view()->showForm();
    page().view()->form()->focusFirstField();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
}

void TestWindowFind::look(const QString& words)
{
    auto* field = m_fixture->find<QLineEdit>(u"Find"_s);
    QVERIFY(field);
    field->clear();
    QTest::keyClicks(field, words);
}

void TestWindowFind::press(const QString& name)
{
    const QList<QPushButton*> buttons = bar().findChildren<QPushButton*>();
    for (QPushButton* button : buttons) {
        if (button->text() == name) {
            QVERIFY(button->isVisible());
            return button->click();
        }
    }
    QFAIL(qPrintable(name));
}

void TestWindowFind::findsPlacesInTexts()
{
    const QStringList texts{u"aAa"_s, QString(), u"ba"_s};
    QCOMPARE(placesOf(u"a"_s, texts, Qt::CaseInsensitive),
             (QList<FoundPlace>{{0, 0, 1}, {0, 1, 1}, {0, 2, 1}, {2, 1, 1}}));
    QCOMPARE(placesOf(u"a"_s, texts, Qt::CaseSensitive),
             (QList<FoundPlace>{{0, 0, 1}, {0, 2, 1}, {2, 1, 1}}));
    QCOMPARE(placesOf(u"aa"_s, texts, Qt::CaseInsensitive), (QList<FoundPlace>{{0, 0, 2}})); // no overlap
    QCOMPARE(placesOf({}, texts, Qt::CaseInsensitive), QList<FoundPlace>());
}

void TestWindowFind::findsInTheForm()
{
    showDraft();
    openBar();
    QVERIFY(bar().isVisible());
    look(u"crate"_s);
    QCOMPARE(shownMessage(), u"1 of 4"_s); // the NID
    auto* field = m_fixture->find<QLineEdit>(u"Find"_s);
    QVERIFY(field->hasFocus()); // typing can continue
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(shownMessage(), u"2 of 4"_s);
    auto* purpose = m_fixture->find<QPlainTextEdit>(u"Purpose"_s);
    QCOMPARE(purpose->textCursor().selectedText(), u"crate"_s);
    QTest::keyClick(&window(), Qt::Key_F3);
    QCOMPARE(purpose->textCursor().selectedText(), u"Crate"_s);
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(shownMessage(), u"2 of 4"_s);
    QTest::keyClick(&window(), Qt::Key_F3, Qt::ShiftModifier);
    QTest::keyClick(&window(), Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(shownMessage(), u"4 of 4"_s); // wraps around
    m_fixture->find<QToolButton>(u"Match case"_s)->click();
    QVERIFY2(shownMessage().endsWith(u" of 3"_s), qPrintable(shownMessage()));
    look(u"nowhere"_s);
    QCOMPARE(shownMessage(), u"Not found"_s);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!bar().isVisible());
    QVERIFY(page().view()->form()->isAncestorOf(QApplication::focusWidget()));
    // F3 opens the bar again and searches for the selected text.
    purpose->setFocus();
    QTextCursor word = purpose->textCursor();
    word.setPosition(2);
    word.setPosition(7, QTextCursor::KeepAnchor);
    purpose->setTextCursor(word);
    openBar();
    QCOMPARE(field->text(), u"crate"_s);
    QCOMPARE(shownMessage(), u"2 of 3"_s);
}

void TestWindowFind::replacesInTheForm()
{
    showDraft();
    openBar();
    look(u"crate"_s);
    m_fixture->find<QLineEdit>(u"Replace with"_s)->setText(u"carton"_s);
    QTest::keyClick(m_fixture->find<QLineEdit>(u"Find"_s), Qt::Key_Return);
    press(u"Replace"_s);
    QCOMPARE(text(TemplateField::Purpose), u"A carton, a Crate and a box."_s);
    QCOMPARE(shownMessage(), u"2 of 3"_s); // at the next match
    press(u"Replace All"_s);
    QCOMPARE(text(TemplateField::Nid), u"cartons"_s);
    QCOMPARE(text(TemplateField::Purpose), u"A carton, a carton and a box."_s);
    QCOMPARE(text(TemplateField::Security), u"No carton is safe."_s);
    QCOMPARE(shownMessage(), u"3 occurrence(s) replaced"_s);
    page().currentDraft()->undoStack().undo(); // in one step
    QCOMPARE(text(TemplateField::Nid), u"crates"_s);
    QCOMPARE(text(TemplateField::Purpose), u"A carton, a Crate and a box."_s);
    page().currentDraft()->undoStack().undo();
    QCOMPARE(text(TemplateField::Purpose), u"A crate, a Crate and a box."_s);
}

void TestWindowFind::skipsReadOnlyText()
{
    // The NID of a revision cannot be changed.
    {
        Registry other = m_fixture->another();
        const auto draft = other.drafts().create({.content = {filledTemplate(u"crates"_s), {}, {}}}, {});
        QVERIFY(other.registrations().registerDraft(draft->id, {}).has_value());
    }
    showDraft({.revisionOf = u"crates"_s, .basedOn = 1});
    openBar();
    look(u"crate"_s);
    m_fixture->find<QLineEdit>(u"Replace with"_s)->setText(u"carton"_s);
    QCOMPARE(shownMessage(), u"1 of 4"_s);
    press(u"Replace"_s); // at the NID: only moves to the next match
    QCOMPARE(shownMessage(), u"2 of 4"_s);
    press(u"Replace All"_s);
    QCOMPARE(text(TemplateField::Nid), u"crates"_s);
    QCOMPARE(text(TemplateField::Security), u"No carton is safe."_s);
    // A version cannot be changed.
    page().select(u"crates"_s);
    page().view()->showForm();
    openBar();
    look(u"crate"_s);
    QCOMPARE(shownMessage(), u"1 of 1"_s);
    QVERIFY(!m_fixture->find<QLineEdit>(u"Replace with"_s));
}

void TestWindowFind::replacesInTheGrammar()
{
    showDraft({.content = {{}, {}, SyntaxRule{.text = u"one = two\ntwo = \"2\" / %x32\n"_s}}});
    page().view()->showSyntax();
    openBar();
    look(u"two"_s);
    m_fixture->find<QLineEdit>(u"Replace with"_s)->setText(u"pair"_s);
    press(u"Replace All"_s);
    QCOMPARE(page().currentDraft()->syntax().rule->text, u"one = pair\npair = \"2\" / %x32\n"_s);
    page().currentDraft()->undoStack().undo();
    QCOMPARE(page().currentDraft()->syntax().rule->text, u"one = two\ntwo = \"2\" / %x32\n"_s);
    look(u"%X"_s);
    QCOMPARE(page().view()->syntax()->grammar()->editor()->textCursor().selectedText(), u"%x"_s);
}

void TestWindowFind::findsInThePreview()
{
    showDraft();
    page().view()->showPreview();
    openBar();
    look(u"No crate"_s);
    QCOMPARE(shownMessage(), u"1 of 1"_s);
    QCOMPARE(m_fixture->find<QPlainTextEdit>(u"Preview"_s)->textCursor().selectedText(), u"No crate"_s);
    QVERIFY(!m_fixture->find<QLineEdit>(u"Replace with"_s));
}

void TestWindowFind::reportsWhereNothingCanBeSearched()
{
    page().select(u"isbn"_s); // no text: the tab Record
    openBar();
    look(u"isbn"_s);
    QCOMPARE(shownMessage(), u"Nothing to search here"_s);
    QTest::keyClick(&window(), Qt::Key_F3);
    QCOMPARE(shownMessage(), u"Nothing to search here"_s);
}

void TestWindowFind::filtersLinesOfACheck()
{
    window().showCheckPage();
    openBar(); // there are no lines yet
    QCOMPARE(QApplication::focusWidget(), m_fixture->find<QLineEdit>(u"URN to check"_s));
    window().checkPage()->checkText("urn:example:Apple\nurn:example:pear\nurn:bad\nurn:x:pineapple\n");
    const auto* lines = window().checkPage()->findChild<QTableView*>();
    QTRY_COMPARE(lines->model()->rowCount(), 4);
    openBar();
    auto* words = m_fixture->find<QLineEdit>(u"Filter lines"_s);
    QVERIFY(words && words->hasFocus());
    QTest::keyClicks(words, u"APPLE"_s);
    QTRY_COMPARE(lines->model()->rowCount(), 2);
    QCOMPARE(lines->model()->index(1, CheckModel::Line).data().toString(), u"4"_s);
    QTest::keyClick(&window(), Qt::Key_F3);
    QCOMPARE(lines->currentIndex().row(), 1);
    QTest::keyClick(&window(), Qt::Key_F3);
    QCOMPARE(lines->currentIndex().row(), 0);
    // Both filters apply, and a new check keeps them.
    const QList<VerdictButton*> verdicts = window().checkPage()->findChildren<VerdictButton*>();
    for (VerdictButton* button : verdicts)
        button->setChecked(button->kind() == LineKind::Undecided);
    QTRY_COMPARE(lines->model()->rowCount(), 0);
    window().checkPage()->checkText("urn:example:a\nurn:example:b\n");
    QTRY_COMPARE(lines->model()->rowCount(), 2);
    QCOMPARE(words->text(), QString()); // new input clears it
}

void TestWindowFind::exportsTheShownLines()
{
    window().showCheckPage();
    window().checkPage()->checkText("urn:example:Apple\nurn:example:pear\nurn:bad\nurn:example:pineapple\n");
    const auto* lines = window().checkPage()->findChild<QTableView*>();
    QTRY_COMPARE(lines->model()->rowCount(), 4);
    const QList<QAction*> actions = window().checkPage()->actions();
    const auto action = std::ranges::find_if(
        actions, [](const QAction* each) { return each->text().remove(u'&') == u"Export Report…"_s; });
    QVERIFY(action != actions.cend());
    QTRY_VERIFY((*action)->isEnabled()); // once the check has ended
    const auto offered = [action] {
        (*action)->trigger();
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return QStringList();
        const QStringList texts{dialog->windowTitle(),
                                dialog->selectedFiles().constFirst().section(u'/', -1)};
        dialog->reject();
        return texts;
    };
    QCOMPARE(offered(), (QStringList{u"Export Report of All 4 Line(s)"_s, u"urns-report.tsv"_s}));
    m_fixture->find<QLineEdit>(u"Filter lines"_s)->setText(u"apple"_s);
    QTRY_COMPARE(lines->model()->rowCount(), 2);
    QCOMPARE(offered(), (QStringList{u"Export Report of the 2 Line(s) Shown"_s, u"urns-report-shown.tsv"_s}));
    QSignalSpy finished(window().checkPage(), &CheckPage::jobFinished);
    window().checkPage()->exportReport(m_fixture->path(u"report.tsv"_s));
    QTRY_COMPARE(finished.size(), 1);
    QFile report(m_fixture->path(u"report.tsv"_s));
    QVERIFY(report.open(QIODevice::ReadOnly));
    const QList<QByteArray> written = report.readAll().trimmed().split('\n');
    QCOMPARE(written.size(), 2);
    QVERIFY(written.at(0).contains("Apple") && written.at(1).contains("pineapple"));
}

NIDUS_WINDOW_TEST(tst_windowfind, TestWindowFind)
#include "tst_windowfind.moc"
