// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/exchange/importdialog.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrationview.h"
#include "ui/registry/registrypage.h"
#include "ui/support/text/findingplace.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/statusline.h"
#include "ui/support/widgets/stepdialog.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/samples/samplespane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QApplication>
#include <QFile>
#include <QInputDialog>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>
#include <algorithm>

using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::registration;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// What a grammar does in the window outside its tab: at import and before a step.
class TestWindowSyntax : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open();
    }
    void cleanup() { m_fixture.reset(); }

    void contradictionsBlockUntilAccepted_data();
    void contradictionsBlockUntilAccepted();
    void errorsOfTheGrammarLeadIntoIt();
    void importOffersTheGrammarOfTheText_data();
    void importOffersTheGrammarOfTheText();
    void usesTheGrammarOfTheTextWithOneClick();
    void keepsTheRuleIfTheTextCannotReplaceIt_data();
    void keepsTheRuleIfTheTextCannotReplaceIt();
    void insertsTheGrammarIntoTheText_data();
    void insertsTheGrammarIntoTheText();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    template <typename Dialog>
    [[nodiscard]] Dialog* dialog() const
    {
        return qobject_cast<Dialog*>(QApplication::activeModalWidget());
    }
    void acceptTheContradiction() const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowSyntax::acceptTheContradiction() const
{
    window().registryPage()->view()->showSyntax();
    SamplesPane* samples = window().registryPage()->view()->syntax()->samples();
    QTRY_VERIFY(samples->hasContradictions());
    samples->table()->selectRow(0);
    auto* accept = m_fixture->find<QToolButton>(u"Accept with Reason…"_s);
    QVERIFY(accept);
    accept->click();
    auto* question = dialog<QInputDialog>();
    QVERIFY(question);
    question->setTextValue(u"printed like this in the catalog"_s);
    question->accept();
    QTRY_VERIFY(!samples->hasContradictions());
}

void TestWindowSyntax::contradictionsBlockUntilAccepted_data()
{
    QTest::addColumn<bool>("isSubmission");
    QTest::newRow("submit") << true;
    QTest::newRow("register") << false;
}

void TestWindowSyntax::contradictionsBlockUntilAccepted()
{
    QFETCH(bool, isSubmission);
    const auto draft = m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = filledTemplate(u"crate"_s),
                     .samples = {{.urn = u"urn:crate:12"_s, .note = {}, .source = {}}},
                     .rule = SyntaxRule{.start = u"number"_s, .text = u"number = 3DIGIT\n"_s}}},
        {});
    QVERIFY(draft);
    m_fixture->open();
    window().registryPage()->select(draftHandle(draft->id));
    QAction* step =
        isSubmission ? window().processActions()->submit() : window().processActions()->registerDraft();
    step->trigger();
    QVERIFY(dialog<StepDialog>());
    m_fixture->answer(u"Go to the First Finding"_s);
    SamplesPane* const samples = window().registryPage()->view()->syntax()->samples();
    QTRY_COMPARE(QApplication::focusWidget(), samples->table());
    QCOMPARE(samples->table()->currentIndex().row(), 0);
    QCOMPARE(m_fixture->another().drafts().record(draft->id)->draft.state, State::Draft);

    acceptTheContradiction();
    step->trigger();
    auto* question = dialog<StepDialog>();
    QVERIFY(question);
    if (!isSubmission)
        question->setNote(u"Nobody else is here."_s); // needed without an approval
    m_fixture->answer(isSubmission ? u"Submit Only"_s : u"Register"_s);
    if (isSubmission) {
        QCOMPARE(m_fixture->another().drafts().record(draft->id)->draft.state, State::InReview);
        return;
    }
    const auto record = m_fixture->another().registrations().record(u"crate"_s);
    QVERIFY(record);
    QCOMPARE(record->versions.constLast().content.samples.constFirst().acceptedBecause,
             u"printed like this in the catalog"_s);
}

void TestWindowSyntax::errorsOfTheGrammarLeadIntoIt()
{
    const auto draft = m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = filledTemplate(u"crate"_s),
                     .rule =
                         SyntaxRule{.start = u"number"_s, .text = u"number = 3DIGIT\nrest = missing\n"_s}}},
        {});
    QVERIFY(draft);
    m_fixture->open();
    RegistryPage& page = *window().registryPage();
    page.select(draftHandle(draft->id));
    page.lintNow();
    const QList<Finding> found = page.shownSubject().findings;
    const auto error = std::ranges::find(found, kRuleGrammarError, &Finding::id);
    QVERIFY(error != found.cend());
    page.reveal(*error);
    GrammarEditor* const editor = page.view()->syntax()->grammar()->editor();
    QTRY_COMPARE(QApplication::focusWidget(), editor);
    QCOMPARE(editor->textCursor().block().text(), u"rest = missing"_s);
    QCOMPARE(editor->textCursor().positionInBlock(), 7);
    QCOMPARE(placeTitle(*error, {}), u"Syntax tab"_s);
}

void TestWindowSyntax::importOffersTheGrammarOfTheText_data()
{
    QTest::addColumn<QString>("example");
    QTest::addColumn<bool>("isOn");
    QTest::addColumn<bool>("toggles");
    QTest::newRow("accepts its examples") << u"urn:crate:123"_s << true << false;
    QTest::newRow("deselected") << u"urn:crate:123"_s << true << true;
    QTest::newRow("rejects its example") << u"urn:crate:12"_s << false << false;
    QTest::newRow("selected anyway") << u"urn:crate:12"_s << false << true;
}

void TestWindowSyntax::importOffersTheGrammarOfTheText()
{
    QFETCH(QString, example);
    QFETCH(bool, isOn);
    QFETCH(bool, toggles);
    RegistrationTemplate filled = filledTemplate(u"crate"_s);
    filled.setText(TemplateField::Syntax,
                   u"The NSS is a number.\n\n  number = 3DIGIT\n\nExample: %1\n"_s.arg(example));
    QFile file(m_fixture->path(u"crate.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeTemplateText(filled));
    file.close();
    window().exchangeActions()->importFile(file.fileName());
    QTRY_VERIFY(dialog<ImportDialog>());
    auto* preview = dialog<ImportDialog>();
    const QList<QTreeWidgetItem*> rows = preview->findChild<QTreeWidget*>()->findItems(
        u"Use the grammar"_s, Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.constFirst()->checkState(0) == Qt::Checked, isOn);
    QCOMPARE(rows.constFirst()->text(1).contains(example), !isOn);
    if (toggles)
        rows.constFirst()->setCheckState(0, isOn ? Qt::Unchecked : Qt::Checked);
    preview->accept();
    QTRY_COMPARE(m_fixture->another().drafts().all()->size(), 1); // after a backup
    const auto drafts = m_fixture->another().drafts().all();
    const VersionContent& content = drafts->constFirst().content;
    QCOMPARE(content.rule.has_value(), isOn != toggles);
    if (content.rule) {
        QCOMPARE(content.rule->start, u"number"_s);
        QCOMPARE(content.samples.size(), 1);
        QCOMPARE(content.samples.constFirst().urn, example);
    }
}

void TestWindowSyntax::usesTheGrammarOfTheTextWithOneClick()
{
    RegistrationTemplate filled = filledTemplate(u"crate"_s);
    filled.setText(TemplateField::Syntax,
                   u"A number without hyphens:\n\n  number = 3DIGIT\n\nExample: urn:crate:123"_s);
    const auto draft = m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = filled,
                     .samples = {},
                     .rule = SyntaxRule{.text = u"n = 1*DIGIT\n"_s, .equivalence = {u"hyphens-ignored"_s}}}},
        {});
    QVERIFY(draft);
    m_fixture->open();
    window().registryPage()->select(draftHandle(draft->id));
    DraftDocument* document = window().registryPage()->currentDraft();
    // The rule and the text differ, and registering reports it.
    const auto disagrees = [this] {
        return std::ranges::any_of(window().registryPage()->lintedNow().open, [](const Finding& finding) {
            return finding.id.word() == "rule.wider-than-text"_L1;
        });
    };
    QVERIFY(disagrees());
    window().processActions()->registerDraft()->trigger();
    auto* asked = dialog<StepDialog>();
    QVERIFY(asked);
    QStringList lines;
    for (const QListWidget* list : asked->findChildren<QListWidget*>()) {
        for (int row = 0; row < list->count(); ++row)
            lines.append(list->item(row)->text());
    }
    QVERIFY2(lines.join(u'\n').contains(u"The syntax rule allows \"urn:crate:0\""_s),
             qPrintable(lines.join(u'\n')));
    asked->reject();

    auto* use = window().findChild<QPushButton*>(u"use-grammar"_s);
    QVERIFY(use->isVisible());
    use->click();
    QTRY_COMPARE(document->syntax().rule->text, u"number = 3DIGIT\n"_s);
    QCOMPARE(document->syntax().rule->equivalence,
             QStringList{u"hyphens-ignored"_s}); // the text states it in words
    QCOMPARE(document->syntax().samples.size(), 1);
    QCOMPARE(document->undoStack().undoText(), u"Use Grammar as Syntax Rule"_s);
    QVERIFY(window().registryPage()->view()->syntax()->isVisible());
    QCOMPARE(window().focusWidget(), window().registryPage()->view()->syntax()->grammar()->editor());
    window().registryPage()->view()->showForm();
    QVERIFY(!use->isVisible()); // they are the same
    QVERIFY(!disagrees());
    document->undoStack().undo();
    QCOMPARE(document->syntax().rule->text, u"n = 1*DIGIT\n"_s);
    QVERIFY(use->isVisible());
}

/// A rule that works is not replaced by one that does not, or that lacks a definition of the text.
void TestWindowSyntax::keepsTheRuleIfTheTextCannotReplaceIt_data()
{
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<QString>("rule");
    const QString skipped = u"  number = 3DIGIT / code\n  code = 2ALPHA, DIGIT"_s;
    QTest::newRow("undefined rule") << u"  number = 3DIGIT shelf"_s << u"n = 1*DIGIT\n"_s;
    QTest::newRow("blank in a name") << u"  number = 3DIGIT / <Org ID>\n  <Org ID> ::= 2ALPHA"_s
                                     << u"n = 1*DIGIT\n"_s;
    QTest::newRow("skipped definition") << skipped << u"n = 1*DIGIT\n"_s;
    QTest::newRow("skipped definition, no rule yet") << skipped << QString();
}

void TestWindowSyntax::keepsTheRuleIfTheTextCannotReplaceIt()
{
    QFETCH(const QString, grammar);
    QFETCH(const QString, rule);
    VersionContent content{.registrationTemplate = filledTemplate(u"crate"_s)};
    content.registrationTemplate.setText(TemplateField::Syntax,
                                         u"A number:\n\n%1\n\nExample: urn:crate:123"_s.arg(grammar));
    if (!rule.isEmpty())
        content.rule = {{.text = rule}};
    QVERIFY(m_fixture->another().drafts().create({.content = content}, {}));
    m_fixture->open();
    window().registryPage()->select(u"draft:1"_s);
    window().findChild<QPushButton*>(u"use-grammar"_s)->click();
    const SyntaxPanel* panel = window().registryPage()->view()->syntax();
    QTRY_VERIFY(std::ranges::any_of(panel->findChildren<StatusLine*>(), [](const StatusLine* line) {
        return line->text().startsWith(u"Grammar of the text not used: "_s);
    }));
    const auto syntax = window().registryPage()->currentDraft()->syntax();
    QCOMPARE(syntax.rule ? syntax.rule->text : QString(), rule);
}

void TestWindowSyntax::insertsTheGrammarIntoTheText_data()
{
    QTest::addColumn<QString>("button");
    QTest::newRow("in the form") << u"insert-grammar"_s;
    QTest::newRow("in the Syntax tab") << u"insert-into-template"_s;
}

void TestWindowSyntax::insertsTheGrammarIntoTheText()
{
    QFETCH(const QString, button);
    VersionContent content{.registrationTemplate = filledTemplate(u"crate"_s)};
    content.registrationTemplate.setText(TemplateField::Syntax, u"Three digits."_s);
    content.rule = {{.text = u"number = 3DIGIT\n"_s}};
    const auto draft = m_fixture->another().drafts().create({.content = content}, {});
    QVERIFY(draft);
    m_fixture->open();
    window().registryPage()->select(draftHandle(draft->id));
    DraftDocument* document = window().registryPage()->currentDraft();
    if (button == "insert-into-template"_L1)
        window().registryPage()->view()->showSyntax();
    auto* insert = window().findChild<QPushButton*>(button);
    QVERIFY(insert->isVisible() && insert->isEnabled());
    QTest::keyClick(insert, Qt::Key_Space);
    QCOMPARE(document->values().value({TemplateField::Syntax}), u"Three digits.\n\nnumber = 3DIGIT"_s);
    QVERIFY(!insert->isVisible() || !insert->isEnabled());
    QCOMPARE(document->undoStack().undoText(), u"Insert Grammar"_s);
    document->undoStack().undo();
    QCOMPARE(document->values().value({TemplateField::Syntax}), u"Three digits."_s);
    QVERIFY(insert->isVisible() && insert->isEnabled());
}

NIDUS_WINDOW_TEST(tst_windowsyntax, TestWindowSyntax)
#include "tst_windowsyntax.moc"
