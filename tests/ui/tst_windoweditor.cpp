// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/findingids.h"
#include "core/lint/templatelint.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/templateform.h"
#include "ui/findings/findingspanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrationheader.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/widgets/mainbutton.h"
#include "ui/support/widgets/sidepane.h"
#include "ui/support/widgets/statusline.h"
#include "ui/support/widgets/stepsline.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarpane.h"
#include "ui/syntax/syntaxpanel.h"

#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QTranslator>
#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

namespace {

/// Returns how many colors a widget shows; 1 if it shows nothing.
std::size_t colorsOf(QWidget& widget)
{
    const QImage picture = widget.grab().toImage();
    std::set<QRgb> colors;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            colors.insert(picture.pixel(x, y));
    }
    return colors.size();
}

} // namespace

/// The header and the editor of a draft.
class TestWindowEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void stepsAreAlwaysShown_data();
    void stepsAreAlwaysShown();
    void newDraftIsStoredWhenEdited();
    void newDraftLeavesNothing();
    void newDraftTakesStepsAndComments();
    void keyTakesTheNextStep_data();
    void keyTakesTheNextStep();
    void keySaysThatThereIsNoStep();
    void reminderCanBeConfirmed();
    void fieldStaysWhileFindingsAppear_data();
    void fieldStaysWhileFindingsAppear();
    void fieldStaysAtTheTop();
    void scrollsAwayFromTheFocus();
    void examplesAreEnglishAndPassTheChecks_data();
    void examplesAreEnglishAndPassTheChecks();
    void asksForEnglishTexts_data();
    void asksForEnglishTexts();
    void leadsFromTheSyntaxTextToItsRule();
    void grammarHasItsWidthAndHeight_data();
    void grammarHasItsWidthAndHeight();

private:
    void speak(const QString& language)
    {
        QVERIFY(m_words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
        QCoreApplication::installTranslator(&m_words);
    }
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] RegistryPage& page() const { return *window().registryPage(); }
    [[nodiscard]] RegistrationView& view() const { return *page().view(); }
    [[nodiscard]] TemplateForm& form() const { return *view().form(); }
    void resize(QSize size) const
    {
        window().resize(size);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] qsizetype storedDrafts() const { return m_fixture->another().drafts().all()->size(); }
    [[nodiscard]] qsizetype storedEvents() const { return m_fixture->another().activity().list({})->size(); }

    QTranslator m_words;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowEditor::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    resize(kWide);
}

void TestWindowEditor::cleanup()
{
    m_fixture.reset();
    QCoreApplication::removeTranslator(&m_words);
}

void TestWindowEditor::stepsAreAlwaysShown_data() { addLanguages(); }

void TestWindowEditor::stepsAreAlwaysShown()
{
    QFETCH(const QString, language);
    speak(language);
    Registry other = m_fixture->another();
    RegistrationTemplate made = filledTemplate(u"museum-objects-of-northern-europe"_s);
    made.setRegistrant({.organization = u"Stiftung der Museen und Sammlungen in Nordeuropa"_s});
    QVERIFY(other.drafts().create({.content = {.registrationTemplate = made}}, {.who = u"A. Reader"_s}));
    QVERIFY(other.drafts().create(
        {.revisionOf = u"isbn"_s, .content = {.registrationTemplate = filledTemplate(u"isbn"_s)}},
        {.who = u"Somebody With a Long Name"_s}));
    for (const State state : {State::Draft, State::InReview, State::Approved, State::WithIana}) {
        if (state != State::Draft) {
            for (const qint64 draft : {1, 2})
                QVERIFY(other.drafts().move(draft, state, {}));
        }
        m_fixture->open();
        for (const int width : {1920, 1366, 1200, 1100, 900, 800, 640}) {
            resize({width, 768});
            for (const QString& handle : {u"draft:1"_s, u"draft:2"_s, u"isbn"_s, u"3gpp"_s}) {
                page().select(handle);
                QCoreApplication::processEvents();
                auto& header = *view().findChild<RegistrationHeader*>();
                auto& steps = *header.findChild<StepsLine*>();
                const QByteArray about =
                    (handle + u" at %1"_s.arg(width)).toUtf8() + ' ' + QByteArray::number(steps.width());
                QVERIFY2(steps.isVisible(), about);
                QVERIFY2(colorsOf(steps) > 2, about);
                QVERIFY2(steps.width() >= steps.minimumSizeHint().width(), about);
                const QRect place(steps.mapTo(&header, QPoint()), steps.size());
                QVERIFY2(header.rect().contains(place), about);
                QVERIFY2(header.width() <= view().width(), about);
                QCOMPARE(header.height(), 56);
            }
        }
    }
}

void TestWindowEditor::newDraftIsStoredWhenEdited()
{
    const qsizetype events = storedEvents();
    window().registryActions()->newFormal()->trigger();
    QVERIFY(form().isVisible());
    QCOMPARE(QApplication::focusWidget()->accessibleName(), fieldTitle(TemplateField::Nid));
    QCOMPARE(storedDrafts(), 0);
    QCOMPARE(storedEvents(), events);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_M);
    QElapsedTimer time;
    time.start();
    QTRY_COMPARE(storedDrafts(), 1);
    QVERIFY(time.elapsed() < 1000);
    QTRY_COMPARE(page().current() ? page().current()->handle : QString(), u"draft:1"_s);
    QTRY_COMPARE(page().browser()->currentHandle(), u"draft:1"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"useum"_s);
    QCOMPARE(page().currentDraft()->values().value({TemplateField::Nid}), u"museum"_s);
    // Header and list follow before it is saved.
    QVERIFY(std::ranges::any_of(page().view()->findChildren<StatusLine*>(), [](const StatusLine* line) {
        return line->isVisible() && line->text() == u"museum"_s;
    }));
    NamespaceModel& list = *page().browser()->model();
    QCOMPARE(list.index(list.rowOf(u"draft:1"_s), NamespaceModel::Nid).data().toString(), u"* museum"_s);
    page().currentDraft()->undoStack().undo(); // one step
    QCOMPARE(page().currentDraft()->values().value({TemplateField::Nid}), QString());
    page().currentDraft()->undoStack().redo();
    QVERIFY(window().registryActions()->save()->isEnabled());
    window().registryActions()->save()->trigger();
    QCOMPARE(m_fixture->another().drafts().record(1)->draft.nid(), u"museum"_s);
}

void TestWindowEditor::newDraftLeavesNothing()
{
    const qsizetype events = storedEvents();
    window().registryActions()->newFormal()->trigger();
    window().registryActions()->newInformal()->trigger();
    window().registryActions()->newFormal()->trigger();
    page().select(u"isbn"_s);
    QCOMPARE(page().current()->handle, u"isbn"_s);
    window().registryActions()->newFormal()->trigger();
    QVERIFY(!page().current());
    QVERIFY(!window().isWindowModified());
    window().showCheckPage();
    window().showRegistryPage();
    QVERIFY(window().close());
    QCOMPARE(storedDrafts(), 0);
    QCOMPARE(storedEvents(), events);
    // No number was used.
    QCOMPARE(m_fixture->another().drafts().create({}, {})->id, 1);
}

void TestWindowEditor::newDraftTakesStepsAndComments()
{
    window().registryActions()->newFormal()->trigger();
    window().processActions()->submit()->trigger(); // shows what is missing
    WindowFixture::answer(u"Cancel"_s);
    QCOMPARE(storedDrafts(), 0); // a canceled step changes nothing
    window().registryActions()->newFormal()->trigger();
    view().showPreview();
    QTRY_VERIFY(view().findChild<PreviewPanel*>()->text()->toPlainText().contains(u"Namespace Identifier"_s));
}

void TestWindowEditor::keyTakesTheNextStep_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<QString>("title");
    QTest::newRow("draft") << State::Draft << u"Submit for Review"_s;
    QTest::newRow("in review") << State::InReview << u"Approve"_s;
    QTest::newRow("approved") << State::Approved << u"Mark as Sent to IANA"_s;
    QTest::newRow("with IANA") << State::WithIana << u"Register \u201Ccrates\u201D"_s;
}

void TestWindowEditor::keyTakesTheNextStep()
{
    QFETCH(const State, state);
    QFETCH(const QString, title);
    Registry other = m_fixture->another();
    QVERIFY(other.drafts().create({.content = {.registrationTemplate = filledTemplate(u"crates"_s)}}, {}));
    for (const State step : {State::InReview, State::Approved, State::WithIana}) {
        if (step <= state)
            QVERIFY(other.drafts().move(1, step, {}));
    }
    m_fixture->open();
    page().select(u"draft:1"_s);
    form().focusField(TemplateField::Purpose);
    const auto* button = view().findChild<MainButton*>();
    QVERIFY(button->defaultAction());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    const QWidget* dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    QCOMPARE(dialog->windowTitle(), title);
    QVERIFY(button->text().remove(u'&').startsWith(title.section(u' ', 0, 0)));
}

void TestWindowEditor::keySaysThatThereIsNoStep()
{
    const auto press = [this] {
        window().statusBar()->clearMessage();
        QTest::keyClick(&window(), Qt::Key_Return, Qt::ControlModifier);
        return window().statusBar()->currentMessage();
    };
    const QString none = u"There is no next step here."_s;
    QCOMPARE(press(), none); // no entry
    page().select(u"isbn"_s);
    QCOMPARE(press(), QString());
    QVERIFY(page().currentDraft()); // a revision
    window().showCheckPage();
    QCOMPARE(press(), none);
    QVERIFY(!QApplication::activeModalWidget());
}

void TestWindowEditor::reminderCanBeConfirmed()
{
    m_fixture->createDraft();
    window().processActions()->remind()->trigger();
    const QWidget* dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    QVERIFY(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    WindowFixture::answer(u"Set Reminder"_s);
    QVERIFY(m_fixture->another().drafts().record(1)->draft.remindOn.isValid());
}

void TestWindowEditor::fieldStaysWhileFindingsAppear_data()
{
    QTest::addColumn<TemplateField>("field");
    QTest::addColumn<TemplateField>("found");
    QTest::newRow("above") << TemplateField::Assignment << TemplateField::Purpose;
    QTest::newRow("below") << TemplateField::Assignment << TemplateField::Security;
    QTest::newRow("of the field") << TemplateField::Assignment << TemplateField::Assignment;
    QTest::newRow("the last one") << TemplateField::Revision << TemplateField::Revision;
    QTest::newRow("far above the last one") << TemplateField::Revision << TemplateField::Nid;
}

/// Types, and lets findings appear and disappear.
void TestWindowEditor::fieldStaysWhileFindingsAppear()
{
    QFETCH(const TemplateField, field);
    QFETCH(const TemplateField, found);
    TemplateForm alone;
    DraftDocument document({.id = 1, .content = {.registrationTemplate = filledTemplate(u"crates"_s)}});
    alone.showDraft(&document);
    alone.resize(700, 500);
    alone.show();
    QVERIFY(QTest::qWaitForWindowActive(&alone));
    alone.focusField(field);
    QCoreApplication::processEvents();
    QWidget* control = QApplication::focusWidget();
    QVERIFY(control);
    const auto top = [control, &alone] {
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        return control->mapTo(&alone, QPoint()).y();
    };
    const int before = top();
    const findings::Finding finding{
        findings::kTemplatePlaceholder, findings::Severity::Warning, found, {}, {u"TBD"_s}};
    for (int round = 0; round < 2; ++round) {
        QTest::keyClick(control, Qt::Key_X);
        alone.showFindings({finding, finding, finding});
        QCOMPARE(top(), before);
        QTest::keyClick(control, Qt::Key_X);
        alone.showFindings({});
        QCOMPARE(top(), before);
    }
}

/// There is nothing to scroll when findings above a field disappear.
void TestWindowEditor::scrollsAwayFromTheFocus()
{
    TemplateForm alone;
    DraftDocument document({.id = 1, .content = {.registrationTemplate = filledTemplate(u"crates"_s)}});
    alone.showDraft(&document);
    alone.resize(700, 500);
    alone.show();
    QVERIFY(QTest::qWaitForWindowActive(&alone));
    alone.focusField(TemplateField::Nid);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_X);
    QCoreApplication::processEvents();
    QScrollBar* bar = alone.verticalScrollBar();
    QVERIFY(bar->maximum() > 500);
    bar->setValue(bar->maximum());
    QCoreApplication::processEvents();
    QCOMPARE(bar->value(), bar->maximum());
    alone.focusField(TemplateField::Purpose);
    QCoreApplication::processEvents();
    alone.select({TemplateField::Documentation}, 0, 1); // as a finding, or the next question, does
    QCoreApplication::processEvents();
    const QWidget* control = QApplication::focusWidget();
    const QRect seen(control->mapTo(alone.viewport(), QPoint()), control->size());
    QVERIFY(alone.viewport()->rect().contains(seen));
}

void TestWindowEditor::fieldStaysAtTheTop()
{
    TemplateForm alone;
    DraftDocument document({.id = 1, .content = {.registrationTemplate = filledTemplate(u"crates"_s)}});
    alone.showDraft(&document);
    const findings::Finding finding{
        findings::kTemplatePlaceholder, findings::Severity::Warning, TemplateField::Nid, {}, {u"TBD"_s}};
    alone.showFindings({finding, finding, finding});
    alone.resize(700, 900);
    alone.show();
    QVERIFY(QTest::qWaitForWindowActive(&alone));
    alone.focusField(TemplateField::Registrant);
    alone.verticalScrollBar()->setValue(0);
    QWidget* control = QApplication::focusWidget();
    const auto top = [control, &alone] {
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        return control->mapTo(&alone, QPoint()).y();
    };
    const int before = top();
    QTest::keyClick(control, Qt::Key_X);
    alone.showFindings({});
    QCOMPARE(top(), before);
    alone.verticalScrollBar()->setValue(200);
    const int scrolled = top();
    QTest::keyClick(control, Qt::Key_X);
    QCOMPARE(top(), scrolled);
    alone.focusField(TemplateField::Registrant); // the same one
    QVERIFY(top() > 0);                          // whoever goes to a field sees it
}

void TestWindowEditor::examplesAreEnglishAndPassTheChecks_data() { addLanguages(); }

void TestWindowEditor::examplesAreEnglishAndPassTheChecks()
{
    QFETCH(const QString, language);
    const QList<FieldHelp> english = [] {
        QList<FieldHelp> all;
        for (const TemplateField field : kTemplateFields)
            all.append(fieldHint(field));
        return all;
    }();
    speak(language);
    RegistrationTemplate made;
    for (const TemplateField field : kTemplateFields) {
        const FieldHelp help = fieldHint(field);
        QCOMPARE(help.example, english.at(static_cast<qsizetype>(field)).example);
        QVERIFY(language == u"en"_s || help.text != english.at(static_cast<qsizetype>(field)).text);
        made.setText(field, help.example);
    }
    QStringList found;
    for (const findings::Finding& finding : lint::lintTemplate(made, {})) {
        if (finding.severity != findings::Severity::Information)
            found.append(u"%1: %2"_s.arg(QString(finding.id.word()), finding.arguments.join(u'|')));
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestWindowEditor::asksForEnglishTexts_data() { addLanguages(); }

void TestWindowEditor::asksForEnglishTexts()
{
    QFETCH(const QString, language);
    QLocale::setDefault(QLocale(language));
    speak(language);
    m_fixture->open();
    page().select(u"isbn"_s);
    QVERIFY(!form().findChild<QLabel*>(u"language-hint"_s)->isVisible());
    window().registryActions()->newFormal()->trigger();
    const auto* hint = form().findChild<QLabel*>(u"language-hint"_s);
    QCOMPARE(hint->isVisible(), language != u"en"_s);
    QLocale::setDefault(QLocale::c());
    if (language == u"en"_s)
        return;
    QVERIFY(
        form().viewport()->rect().contains(QRect(hint->mapTo(form().viewport(), QPoint()), hint->size())));
    QCOMPARE(hint->height(), hint->heightForWidth(hint->width())); // not cut
}

void TestWindowEditor::leadsFromTheSyntaxTextToItsRule()
{
    window().registryActions()->newFormal()->trigger();
    auto* link = form().findChild<QAbstractButton*>(u"to-syntax-tab"_s);
    QVERIFY(link && link->isVisibleTo(&form()));
    QVERIFY(!view().syntax()->isVisible());
    link->click();
    QVERIFY(view().syntax()->isVisible());
}

void TestWindowEditor::grammarHasItsWidthAndHeight_data() { addLanguages(); }

void TestWindowEditor::grammarHasItsWidthAndHeight()
{
    QFETCH(const QString, language);
    speak(language);
    VersionContent content{.registrationTemplate = filledTemplate(u"crates"_s)};
    content.rule = SyntaxRule{.text = u"NSS = 1*DIGIT\n"_s};
    QVERIFY(m_fixture->another().drafts().create({.content = content}, {}));
    m_fixture->open();
    resize(kWide);
    page().select(u"draft:1"_s);
    view().showSyntax();
    view().showPane(Pane::Findings);
    QCoreApplication::processEvents();
    QVERIFY(view().isShown(Pane::Findings));
    auto* editor = view().syntax()->grammar()->editor();
    QVERIFY2(editor->width() >= 320, qPrintable(QString::number(editor->width())));
    const int height = editor->height();
    editor->setFocus();
    for (const QString& text : {u"a = ("_s, u"b = %x"_s, u"\""_s}) {
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(LatestJob::unfinished(), 0);
        QCOMPARE(editor->height(), height);
    }
}

NIDUS_WINDOW_TEST(tst_windoweditor, TestWindowEditor)
#include "tst_windoweditor.moc"
