// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/reviewtest.h"
#include "ui/editor/fieldbox.h"
#include "ui/editor/templateform.h"
#include "ui/history/eventwords.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrypage.h"
#include "ui/review/questionbox.h"
#include "ui/support/widgets/stepdialog.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// The review beside the template: comments are shown at their fields and answered in place.
class TestWindowReview : public ReviewTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { m_fixture.reset(); }

    void marksFieldsWithComments();
    void markLeadsToTheThread();
    void threadLeadsToTheField();
    void scrollsIntoViewInANarrowWindow();
    void addsANewComment();
    void commentIsAboutTheFocusedField();
    void answersAndResolvesInPlace();
    void hidesResolvedComments();
    void keepsTypedText();
    void keepsTypedTextForTheNextStart();
    void forgetsTypedTextWithTheRegistry();
    void showsTheCommentsOfARegistration();
    void showsHiddenCharactersAsEscapes();
    void linksToTheAddressesInAComment();
    void listsChangesByOthersSinceTheLastVisit();
    void listsChangesSinceApproval();
    void stepLeadsToItsRequirements_data();
    void stepLeadsToItsRequirements();
    void stepLeadsToTheComments();

private:
    /// The mark at a field, null if there is none.
    [[nodiscard]] QToolButton* mark(const QString& text) const
    {
        for (QToolButton* button : window().findChildren<QToolButton*>()) {
            if (button->isVisible() && button->text() == text && qobject_cast<FieldBox*>(button->parent()))
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] QPlainTextEdit* newComment() const
    {
        return m_fixture->find<QPlainTextEdit>(u"New comment"_s);
    }
    /// The panel's text after `label`; empty if it does not show it.
    [[nodiscard]] QString changes(const QString& label) const
    {
        for (const QLabel* each : panel()->findChildren<QLabel*>()) {
            if (each->isVisible() && each->text().startsWith(label))
                return each->text().sliced(label.size());
        }
        return {};
    }
    /// Presses Return on a finding that blocks the current step.
    static void activate(const QString& words)
    {
        const QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        auto* list = dialog->findChild<QListWidget*>();
        QVERIFY(list);
        const QList<QListWidgetItem*> lines = list->findItems(words, Qt::MatchContains);
        QCOMPARE(lines.size(), 1);
        list->setFocus();
        list->setCurrentItem(lines.constFirst());
        QTest::keyClick(list, Qt::Key_Return);
    }
};

void TestWindowReview::marksFieldsWithComments()
{
    QVERIFY(!mark(u"1"_s));
    const qint64 first = say({.field = TemplateField::Purpose, .text = u"What for?"_s});
    QTRY_VERIFY(mark(u"1"_s));
    QCOMPARE(qobject_cast<FieldBox*>(mark(u"1"_s)->parent())->field(), TemplateField::Purpose);
    say({.field = TemplateField::Purpose, .text = u"Really?"_s});
    QTRY_VERIFY(mark(u"2"_s));
    say({.kind = CommentKind::Resolution, .answerTo = first, .text = u"For crates."_s});
    QTRY_VERIFY(mark(u"1"_s));
}

void TestWindowReview::markLeadsToTheThread()
{
    say({.text = u"Who?"_s});
    say({.field = TemplateField::Purpose, .text = u"What for?"_s});
    QTRY_VERIFY(mark(u"1"_s));
    QVERIFY(!panel()->isVisible());
    mark(u"1"_s)->click();
    QVERIFY(panel()->isVisible());
    QCOMPARE(boxes().size(), 2);
    QVERIFY(boxes().at(1)->isAncestorOf(QApplication::focusWidget()));
}

void TestWindowReview::threadLeadsToTheField()
{
    say({.field = TemplateField::Security, .text = u"Is it?"_s});
    QTRY_VERIFY(mark(u"1"_s));
    view()->showHistory();
    view()->showReview();
    press(*boxes().constFirst(), u"Security and Privacy"_s);
    QVERIFY(view()->form()->isVisible());
    QCOMPARE(view()->form()->currentField(), TemplateField::Security);
}

void TestWindowReview::scrollsIntoViewInANarrowWindow()
{
    constexpr QSize halfOfASmallScreen(683, 384); // 1366x768 at 200 %
    window().resize(halfOfASmallScreen);
    window().processActions()->comment()->trigger();
    QTRY_VERIFY(!newComment()->visibleRegion().isEmpty());
    // It is not cut off at the side.
    const auto* area = panel()->findChild<QScrollArea*>();
    QVERIFY(area->widget()->minimumSizeHint().width() <= area->viewport()->width());
}

void TestWindowReview::addsANewComment()
{
    window().processActions()->comment()->trigger();
    QVERIFY(newComment()->hasFocus()); // there are no comments to answer
    view()->form()->focusField(TemplateField::Purpose);
    newComment()->setPlainText(u"What for?"_s);
    view()->form()->focusField(TemplateField::Security); // the comment stays at its field
    press(*panel(), u"Add Comment"_s);
    QCOMPARE(said().size(), 1);
    QCOMPARE(said().constFirst().field, TemplateField::Purpose);
    QCOMPARE(said().constFirst().who, u"tester"_s);
    QCOMPARE(said().constFirst().version, 1);
    QCOMPARE(newComment()->toPlainText(), QString());
    QCOMPARE(boxes().size(), 1);
}

void TestWindowReview::commentIsAboutTheFocusedField()
{
    view()->showForm();
    view()->form()->focusField(TemplateField::Nid); // the first one, which is current from the start
    window().processActions()->comment()->trigger();
    newComment()->setPlainText(u"Too short?"_s);
    press(*panel(), u"Add Comment"_s);
    const auto comments =
        m_fixture->another().comments().of(window().registryPage()->current()->handle).value();
    QCOMPARE(comments.constLast().field, std::optional(TemplateField::Nid));
}

void TestWindowReview::answersAndResolvesInPlace()
{
    const qint64 first = say({.field = TemplateField::Purpose, .text = u"What for?"_s});
    QTRY_VERIFY(mark(u"1"_s));
    view()->showReview();
    boxes().constFirst()->setTyped(u"For crates."_s);
    press(*boxes().constFirst(), u"Answer"_s);
    QCOMPARE(said().constLast().kind, CommentKind::Answer);
    QCOMPARE(said().constLast().answerTo, first);
    QCOMPARE(said().constLast().text, u"For crates."_s);
    QCOMPARE(boxes().constFirst()->typed(), QString());
    QVERIFY(boxes().constFirst()->findChild<QLabel*>()->text().contains(u"For crates."_s));
    press(*boxes().constFirst(), u"Resolve"_s);
    QCOMPARE(said().constLast().kind, CommentKind::Resolution);
    QVERIFY(!mark(u"1"_s));
}

void TestWindowReview::hidesResolvedComments()
{
    const qint64 first = say({.text = u"Who?"_s});
    say({.kind = CommentKind::Resolution, .answerTo = first, .text = u"They."_s});
    reopen();
    view()->showReview();
    QVERIFY(boxes().isEmpty());
    press(*panel(), u"Show resolved comments"_s);
    QCOMPARE(boxes().size(), 1);
}

void TestWindowReview::keepsTypedText()
{
    say({.text = u"Who?"_s});
    const auto other = m_fixture->another().drafts().create({}, {});
    QTRY_VERIFY(window().registryPage()->browser()->model()->rowOf(draftHandle(other->id)) >= 0);
    view()->showReview();
    QTRY_COMPARE(boxes().size(), 1);
    newComment()->setPlainText(u"half a"_s);
    boxes().constFirst()->setTyped(u"half an answer"_s);
    say({.text = u"And when?"_s});
    QTRY_COMPARE(boxes().size(), 2);
    QCOMPARE(newComment()->toPlainText(), u"half a"_s);
    QCOMPARE(boxes().constFirst()->typed(), u"half an answer"_s);
    window().registryPage()->select(draftHandle(other->id));
    QCOMPARE(newComment()->toPlainText(), QString());
    select();
    QCOMPARE(newComment()->toPlainText(), u"half a"_s);
    QCOMPARE(boxes().constFirst()->typed(), u"half an answer"_s);
}

void TestWindowReview::keepsTypedTextForTheNextStart()
{
    say({.text = u"Who?"_s});
    view()->showReview();
    QTRY_COMPARE(boxes().size(), 1);
    newComment()->setPlainText(u"half a"_s);
    boxes().constFirst()->setTyped(u"half an answer"_s);
    QTRY_VERIFY(!TypedComments(m_fixture->path()).read().isEmpty()); // only time passes
    newComment()->setPlainText(u"half a comment"_s);
    window().close(); // immediately
    reopen();
    view()->showReview();
    QCOMPARE(newComment()->toPlainText(), u"half a comment"_s);
    QCOMPARE(boxes().constFirst()->typed(), u"half an answer"_s);
    press(*boxes().constFirst(), u"Answer"_s);
    press(*panel(), u"Add Comment"_s);
    window().close();
    QVERIFY(TypedComments(m_fixture->path()).read().isEmpty()); // everything was added
    QVERIFY(TypedComments(m_fixture->path(u"other.nidus"_s)).read().isEmpty());
}

void TestWindowReview::forgetsTypedTextWithTheRegistry()
{
    view()->showReview();
    newComment()->setPlainText(u"half a"_s);
    const QString path = m_fixture->path(u"other.nidus"_s);
    QVERIFY(Registry::create(path, builtinContent())->drafts().create({}, {}));
    window().openFile(path);
    QTRY_COMPARE(window().registryPage()->current(), nullptr);
    window().registryPage()->select(u"draft:1"_s);
    QCOMPARE(newComment()->toPlainText(), QString());
}

void TestWindowReview::showsTheCommentsOfARegistration()
{
    m_handle = u"isbn"_s; // has no text
    select();
    view()->showReview();
    newComment()->setPlainText(u"Where is the text?"_s);
    press(*panel(), u"Add Comment"_s);
    QCOMPARE(said().size(), 1);
    QCOMPARE(boxes().size(), 1);
}

void TestWindowReview::showsHiddenCharactersAsEscapes()
{
    say({.text = u"<b>Who\u202E</b>"_s});
    view()->showReview();
    QTRY_COMPARE(boxes().size(), 1);
    const auto* text = boxes().constFirst()->findChild<QLabel*>();
    QVERIFY(text->text().contains(u"<b>Who\\u{202E}</b>"_s));
    QCOMPARE(text->textFormat(), Qt::PlainText);
}

void TestWindowReview::linksToTheAddressesInAComment()
{
    say({.text = u"<b>See</b> \u202Ehttps://example.org/a?b=1&c=2.\n(http://example.org/d)"_s});
    view()->showReview();
    QTRY_COMPARE(boxes().size(), 1);
    const auto* text = boxes().constFirst()->findChild<QLabel*>();
    QVERIFY2(text->text().contains(u"<a href=\"https://example.org/a?b=1&amp;c=2\">"_s),
             qPrintable(text->text()));
    QVERIFY2(text->text().contains(u"<a href=\"http://example.org/d\">http://example.org/d</a>)"_s),
             qPrintable(text->text()));
    QVERIFY(QTextDocumentFragment::fromHtml(text->text())
                .toPlainText()
                .endsWith(u"<b>See</b> \\u{202E}https://example.org/a?b=1&c=2.\n(http://example.org/d)"_s));
}

void TestWindowReview::listsChangesByOthersSinceTheLastVisit()
{
    const auto change = [this](TemplateField field, const QString& who) {
        Registry other = m_fixture->another();
        const Draft draft = other.drafts().record(draftIdOf(m_handle).value())->draft;
        VersionContent content = draft.content;
        content.registrationTemplate.setText(field, u"Something else."_s);
        QVERIFY(other.drafts().save(draft.id, content, draft.saves, {.who = who}));
    };
    const QString label = u"Changed since your last visit: "_s;
    view()->showReview();
    QCOMPARE(changes(label), QString()); // the user never saw it before
    window().close();
    change(TemplateField::Security, u"Bea"_s);
    reopen();
    view()->showReview();
    QCOMPARE(changes(label), u"<a href=\"security\">Security and Privacy</a>"_s);
    change(TemplateField::Purpose, u"tester"_s); // by the user
    QTRY_COMPARE(window().registryPage()->currentDraft()->values().value({TemplateField::Purpose}),
                 u"Something else."_s);
    QCOMPARE(changes(label), u"<a href=\"security\">Security and Privacy</a>"_s);
    change(TemplateField::Resolution, u"Bea"_s);
    QTRY_VERIFY(changes(label).contains(u"resolution"_s));
    window().registryPage()->select(u"isbn"_s);
    QCOMPARE(changes(label), QString());
    select();
    QCOMPARE(changes(label), QString()); // the user has seen it
    window().registryPage()->select(u"isbn"_s);
    change(TemplateField::Interoperability, u"tester"_s); // by the user on the command line
    select();
    QCOMPARE(changes(label), QString());
    QTRY_COMPARE(window().registryPage()->currentDraft()->values().value({TemplateField::Interoperability}),
                 u"Something else."_s);
    window().showWorkPage();
    change(TemplateField::Assignment, u"Bea"_s);
    QTRY_COMPARE(window().registryPage()->currentDraft()->values().value({TemplateField::Assignment}),
                 u"Something else."_s);
    window().registryPage()->select(u"isbn"_s); // the page is hidden, so nobody has seen the change
    window().showRegistryPage();
    select();
    QCOMPARE(changes(label), u"<a href=\"assignment\">Assignment</a>"_s);
}

void TestWindowReview::listsChangesSinceApproval()
{
    Registry other = m_fixture->another();
    for (const State state : {State::InReview, State::Approved})
        QVERIFY(other.drafts().move(draftIdOf(m_handle).value(), state, {}));
    reopen();
    view()->showReview();
    const QString label = u"Changed since approval: "_s;
    QCOMPARE(changes(label), QString());
    DraftDocument* document = window().registryPage()->currentDraft();
    document->edit({TemplateField::Security}, u"Something else."_s);
    QCOMPARE(changes(label), u"<a href=\"security\">Security and Privacy</a>"_s);
    view()->form()->focusField(TemplateField::Nid);
    for (QLabel* each : panel()->findChildren<QLabel*>()) {
        if (each->text().startsWith(label))
            Q_EMIT each->linkActivated(u"security"_s);
    }
    QCOMPARE(view()->form()->currentField(), TemplateField::Security);
    document->undoStack().undo();
    QCOMPARE(changes(label), QString());
}

void TestWindowReview::stepLeadsToItsRequirements_data()
{
    QTest::addColumn<QString>("missing");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("RFC 8141 section 6.3: recognition") << u"recogni"_s << u"recognised"_s;
    QTest::newRow("RFC 8141 section 6.3: specification") << u"specification"_s << u"specified"_s;
}

void TestWindowReview::stepLeadsToItsRequirements()
{
    QFETCH(const QString, missing);
    QFETCH(const QString, chosen);
    DraftDocument* document = window().registryPage()->currentDraft();
    document->edit({TemplateField::Registrant, RegistrantPart::FastTrack}, u"yes"_s);
    window().processActions()->registerDraft()->trigger();
    activate(missing);
    const auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const auto kind = static_cast<EventKind>(dialog->chosen().toInt());
    QCOMPARE(QString(wordOf(kind)), chosen);
}

void TestWindowReview::stepLeadsToTheComments()
{
    Registry other = m_fixture->another();
    const qint64 id = draftIdOf(m_handle).value();
    for (const State state : {State::InReview, State::Approved})
        QVERIFY(other.drafts().move(id, state, {}));
    say({.text = u"Who?"_s});
    reopen();
    window().processActions()->forward()->trigger();
    activate(u"comments"_s);
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(panel()->isVisible());
    QCOMPARE(window().focusWidget()->accessibleName(), u"Answer or resolution: Who?"_s);
}

NIDUS_WINDOW_TEST(tst_windowreview, TestWindowReview)
#include "tst_windowreview.moc"
