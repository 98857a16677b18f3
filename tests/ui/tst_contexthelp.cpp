// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "tests/screenshots/album.h"
#include "tests/testprogram.h"
#include "tests/ui/subregistryfixture.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/checkpage.h"
#include "ui/editor/fieldhelppane.h"
#include "ui/editor/originalpane.h"
#include "ui/editor/templateform.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/exchange/refreshdialog.h"
#include "ui/help/helpplaces.h"
#include "ui/help/manual.h"
#include "ui/help/manualwindow.h"
#include "ui/process/resultsdialog.h"
#include "ui/registry/acknowledgedialog.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/findbar.h"
#include "ui/support/widgets/sidepane.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/syntaxpanel.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <QWhatsThis>
#include <algorithm>
#include <functional>
#include <memory>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

namespace {

bool takesFocus(const QWidget& widget)
{
    return widget.isVisible() && (widget.focusPolicy() & Qt::TabFocus) != 0 &&
           !widget.objectName().startsWith(u"qt_"_s);
}

QString className(const QWidget& widget)
{
    return QString::fromLatin1(widget.metaObject()->className()).section(u"::"_s, -1);
}

/// The classes around a control, the nearest first.
QString placeOf(const QWidget& control)
{
    QStringList classes;
    for (const QWidget* each = &control; each; each = each->parentWidget())
        classes.append(each->objectName().isEmpty() ? className(*each)
                                                    : className(*each) + u'#' + each->objectName());
    return classes.join(u" < "_s);
}

using Inspect = std::function<void(QWidget& shown, const QString& name)>;

/// Shows what the album does not open, outside of a window.
void showOthers(const Inspect& inspect, const Manual& manual)
{
    const auto show = [&inspect](std::unique_ptr<QWidget> shown) {
        shown->show();
        QCoreApplication::processEvents();
        inspect(*shown, className(*shown));
    };
    show(std::make_unique<ResultsDialog>(
        u"Submit"_s, u"One draft."_s,
        QList<ResultsDialog::Result>{{.handle = u"draft:1"_s, .name = u"a"_s, .text = u"Submitted."_s}}));
    show(std::make_unique<AcknowledgeDialog>(QList<base::Error>{{base::kBadFormat, "f", "damaged"}}));
    show(std::make_unique<RefreshDialog>(
        u"urn-namespaces.xml"_s, QList<workflow::SubregistryName>{{u"oma"_s, u"objects"_s}}, std::nullopt,
        [](const std::optional<workflow::SubregistryName>& /*list*/, bool, const RefreshDialog::Receive&) {
        }));
    show(std::make_unique<ManualWindow>(manual));
    auto host = std::make_unique<QWidget>();
    auto* original = new OriginalPane;
    original->showOriginal("Namespace Identifier: a\n");
    (new QVBoxLayout(host.get()))->addWidget(original);
    show(std::move(host));
}

/// Shows the dialogs about subregistries that the album does not open.
void showListDialogs(const Inspect& inspect)
{
    const WindowSubregistryFixture fixture;
    fixture.createObjects();
    fixture.assign(u"10300"_s, u"A"_s);
    fixture.showObjects();
    fixture.select(u"10300"_s);
    for (const QString& text : {u"New Subregistry"_s, u"Add Range"_s, u"Change Range"_s, u"Split Range"_s,
                                u"Edit Entry"_s, u"Details and History"_s, u"Release"_s, u"Split Block"_s}) {
        if (!fixture.action(text)->isEnabled())
            continue;
        fixture.trigger(text);
        QTRY_VERIFY2(fixture.dialog(), qPrintable(text));
        inspect(*fixture.dialog(), text);
        fixture.dialog()->close();
    }
    fixture.trigger(u"Assign Values"_s);
    fixture.type(u"Value or block"_s, u"10300"_s);
    QTRY_VERIFY(fixture.preview().contains("10300 is taken"_L1));
    inspect(*fixture.dialog(), u"refusal"_s);
    fixture.dialog()->close();
}

QString labelOf(QWidget& control)
{
    const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&control);
    return accessible ? accessible->text(QAccessible::Name) : QString();
}

/// Whether the label is what somebody wrote or chose, not the name of the control.
bool isContent(QWidget& control)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&control))
        return box->currentText() == labelOf(control);
    // Texts, questions of the review, and questions of the program are explained together.
    static const QStringList together{u"window#equivalence"_s, u"dialogs#questions"_s};
    return qobject_cast<QLabel*>(&control) || together.contains(helpPlaceOf(&control)) ||
           control.parentWidget()->inherits("nidus::ui::QuestionBox");
}

/// Whether the first paragraph contains the label, except numbers and an ellipsis.
bool namesControl(const ManualSection& section, QWidget& control)
{
    static const QRegularExpression number(
        u"(^Help on |^Fix: .*|^\\d+ open comment.*| ?\\(\\d+\\)|:? ?\\d+(\\.\\d+%)?,?| on [A-Z].*| for [A-Z].*|: .*|:$|…)"_s);
    const QString label = labelOf(control);
    const QStringList parts = label.split(number, Qt::SkipEmptyParts);
    // The fields of a template have parts, and the Start page is a list.
    const bool isGroup = section.anchor.startsWith(u"field-"_s) || section.anchor == u"start"_s;
    const QString text = section.title + u'\n' + (isGroup ? section.text : section.text.section(u'\n', 0, 0));
    return std::ranges::all_of(
        parts, [&text](const QString& part) { return text.contains(part.trimmed(), Qt::CaseInsensitive); });
}

} // namespace

/// F1, What's This, and which place of the manual explains which control.
class TestContextHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void everyControlIsExplained();
    void everyPlaceExists();
    void explainsTheFieldThenOpensTheManual();
    void explainsTheFieldAgainWithItsExample();
    void explainsOtherControlsInTheSidePane();
    void explainsTheGrammar();
    void opensTheManualFromANarrowWindow();
    void explainsControlsWithoutAPane();
    void opensAClosedPaneAgain();
    void explainsTheSelectedFinding();
    void explainsControlsOfOtherPages();
    void explainsControlsOfDialogs();
    void bubbleCoversNoButton();
    void whatsThisIsTheParagraph();
    void linkOfThePaneOpensTheManual();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] FieldHelpPane& pane() const { return *window().registryPage()->view()->help(); }
    [[nodiscard]] static ManualWindow* reader()
    {
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (auto* found = qobject_cast<ManualWindow*>(each); found && found->isVisible())
                return found;
        }
        return nullptr;
    }
    /// The text that What's This shows.
    [[nodiscard]] static QWidget* popup()
    {
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (each->isVisible() && each->inherits("QWhatsThat"))
                return each;
        }
        return nullptr;
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestContextHelp::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestContextHelp::everyControlIsExplained()
{
    const Manual manual(*window().menuBar(), QLocale::c());
    QStringList missing;
    QStringList unnamed;
    QSet<QString> explained;
    int count = 0;
    const auto inspect = [&](QWidget& shown, const QString& name) {
        for (QWidget* control : shown.findChildren<QWidget*>()) {
            if (!takesFocus(*control) || control->window() != &shown)
                continue;
            ++count;
            const QString place = helpPlaceOf(control);
            const ManualSection* section = manual.section(place);
            explained.insert(place);
            if (!section)
                missing.append(name + u": "_s + placeOf(*control));
            else if (!namesControl(*section, *control) && !isContent(*control))
                unnamed.append(place + u": "_s + labelOf(*control) + u" in "_s + className(*control));
        }
    };
    test::Album album({1366, 768}, [&](QWidget& shown, const QString& name) {
        auto* tabs = qobject_cast<QDialog*>(&shown) ? shown.findChild<QTabWidget*>() : nullptr;
        for (int i = 0; tabs && i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            inspect(shown, name);
        }
        inspect(shown, name);
    });
    QVERIFY(album.takeAll());
    window().registryPage()->select(u"isbn"_s);
    window().registryPage()->view()->findBar()->open();
    inspect(window(), u"find bar"_s);
    showOthers(inspect, manual);
    showListDialogs(inspect);
    QVERIFY(count > 300);
    QVERIFY2(
        missing.isEmpty(),
        qPrintable(u"No row of helpplaces.cpp, or no section in the manual, for:\n"_s + missing.join(u'\n')));
    unnamed.removeDuplicates();
    QVERIFY2(unnamed.isEmpty(),
             qPrintable(u"The first paragraph of the place does not contain the label:\n"_s +
                        unnamed.join(u'\n')));
    for (const HelpPlace& each : helpPlaces()) {
        if (!explained.contains(each.place))
            missing.append(QString(each.id));
    }
    QVERIFY2(missing.isEmpty(),
             qPrintable(u"No control has these places of helpplaces.cpp:\n"_s + missing.join(u'\n')));
}

void TestContextHelp::everyPlaceExists()
{
    const Manual manual(*window().menuBar(), QLocale::c());
    QSet<QLatin1StringView> ids;
    for (const HelpPlace& each : helpPlaces()) {
        const ManualSection* section = manual.section(QString(each.place));
        QVERIFY2(section, each.place.data());
        QVERIFY2(!section->paragraph.isEmpty(), each.place.data());
        QVERIFY2(!ids.contains(each.id), each.id.data());
        ids.insert(each.id);
    }
    for (const registration::TemplateField field : registration::kTemplateFields)
        QVERIFY(manual.section(helpPlaceOf(field)));
}

void TestContextHelp::explainsTheFieldThenOpensTheManual()
{
    window().registryActions()->newFormal()->trigger();
    window().registryPage()->view()->form()->focusField(registration::TemplateField::Purpose);
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(pane().isVisible());
    QCOMPARE(pane().place(), u"registrants#field-purpose"_s);
    QVERIFY(!reader());
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(reader());
    QCOMPARE(reader()->place(), u"registrants#field-purpose"_s);
}

/// After F1 elsewhere, the field is explained as before, with its section and its example.
void TestContextHelp::explainsTheFieldAgainWithItsExample()
{
    window().registryActions()->newFormal()->trigger();
    TemplateForm& form = *window().registryPage()->view()->form();
    const auto shown = [this] {
        QStringList texts;
        for (const QLabel* label : pane().findChildren<QLabel*>())
            texts.append(label->isVisible() ? label->text() : QString());
        return texts;
    };
    form.focusField(registration::TemplateField::Purpose);
    QTest::keyClick(&window(), Qt::Key_F1);
    const QStringList first = shown();
    QVERIFY(first.contains(u"RFC 8141 section 6.4.1"_s));
    window().registryPage()->browser()->focusSearch();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(shown() != first);
    form.focusField(registration::TemplateField::Purpose);
    QTest::keyClick(&window(), Qt::Key_F1);
    QCOMPARE(shown(), first);
    QCOMPARE(helpPlaceOf(form.findChild<QCheckBox*>()), u"life#fast-track"_s); // not about the registrant
}

void TestContextHelp::explainsOtherControlsInTheSidePane()
{
    window().registryPage()->select(u"isbn"_s);
    window().registryPage()->browser()->focusSearch();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(pane().isVisible());
    QCOMPARE(pane().place(), helpPlaceOf(QApplication::focusWidget()));
    QVERIFY(!reader());
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(reader());
    QCOMPARE(reader()->place(), pane().place());
}

/// In the editor of the grammar: how a grammar is written, not what the buttons do.
void TestContextHelp::explainsTheGrammar()
{
    window().registryActions()->newFormal()->trigger();
    window().registryPage()->view()->showSyntax();
    window().registryPage()->view()->syntax()->findChild<GrammarEditor*>()->setFocus();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(pane().isVisible());
    QCOMPARE(pane().place(), u"window#notation"_s);
    const Manual manual(*window().menuBar(), QLocale::c());
    const QString paragraph = manual.section(pane().place())->text.section(u'\n', 0, 0);
    for (const QString& word :
         {u"rule"_s, u"\"coin\""_s, u"choices"_s, u"optional"_s, u"repeats"_s, u"comment"_s})
        QVERIFY2(paragraph.contains(word), qPrintable(word));
}

/// There, the pane takes the place of the form.
void TestContextHelp::opensTheManualFromANarrowWindow()
{
    window().resize(683, 384); // 1366x768 at 200 %
    window().registryActions()->newFormal()->trigger();
    window().registryPage()->view()->form()->focusField(registration::TemplateField::Purpose);
    QTest::keyClick(&window(), Qt::Key_F1);
    QTRY_VERIFY(pane().isVisible());
    QCOMPARE(pane().place(), u"registrants#field-purpose"_s);
    QVERIFY(!window().registryPage()->view()->form()->isVisible());
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(reader());
    QCOMPARE(reader()->place(), u"registrants#field-purpose"_s);
}

/// Without a selected entry, there is no pane with help.
void TestContextHelp::explainsControlsWithoutAPane()
{
    window().registryPage()->browser()->focusSearch();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(!pane().isVisible());
    QVERIFY(popup());
    QWhatsThis::hideText();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(reader());
    QCOMPARE(reader()->place(), u"window#list"_s);
}

void TestContextHelp::opensAClosedPaneAgain()
{
    window().registryPage()->select(u"isbn"_s);
    window().registryPage()->browser()->focusSearch();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(pane().isVisible());
    window().registryPage()->view()->side()->close();
    window().registryPage()->browser()->focusSearch();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(pane().isVisible());
    QVERIFY(!reader());
}

void TestContextHelp::explainsTheSelectedFinding()
{
    window().registryActions()->newFormal()->trigger();
    FindingsPanel& panel = *window().registryPage()->findingsPanel();
    QTRY_VERIFY(panel.model()->rowCount() > 0);
    panel.step(1);
    const QString id(panel.model()->findingAt(panel.currentRow()).id.word());
    auto* table = panel.findChild<QTableView*>();
    table->setFocus();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(pane().isVisible());
    QCOMPARE(pane().place(), QString(u"findings#"_s + id));
    const QString sentence = findings::message(panel.model()->findingAt(panel.currentRow()));
    QCOMPARE(pane().findChild<QLabel*>()->text(), sentence); // not the id
}

void TestContextHelp::explainsControlsOfOtherPages()
{
    window().showCheckPage();
    auto* field = m_fixture->find<QLineEdit>(u"URN to check"_s);
    QVERIFY(field);
    field->setFocus();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(popup());
    QVERIFY(!reader());
    QWhatsThis::hideText();
    QTest::keyClick(&window(), Qt::Key_F1);
    QVERIFY(reader());
    QCOMPARE(reader()->place(), helpPlaceOf(field));
}

/// A modal dialog blocks the windows of others, so the manual belongs to the dialog.
void TestContextHelp::explainsControlsOfDialogs()
{
    window().registryPage()->select(u"isbn"_s);
    window().exchangeActions()->exportAction()->trigger();
    QWidget* dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
    QWidget* control = dialog->focusWidget();
    QVERIFY(control);
    QTest::keyClick(control, Qt::Key_F1);
    QVERIFY(popup());
    QWhatsThis::hideText();
    QTest::keyClick(control, Qt::Key_F1);
    QVERIFY(reader());
    QCOMPARE(reader()->parentWidget(), dialog);
    QCOMPARE(reader()->place(), helpPlaceOf(control));
    dialog->close();
}

void TestContextHelp::bubbleCoversNoButton()
{
    window().showCheckPage();
    window().resize(1000, 650);
    QStringList covered;
    int looked = 0;
    for (QWidget* control : window().findChildren<QWidget*>()) {
        if (!control->isVisible() || !control->isEnabled() || !takesFocus(*control) ||
            helpPlaceOf(control).isEmpty() || !window().checkPage()->isAncestorOf(control))
            continue;
        control->setFocus();
        QTest::keyClick(control, Qt::Key_F1, Qt::ShiftModifier);
        if (!popup())
            continue;
        ++looked;
        const QRect bubble(popup()->pos(), popup()->size());
        for (const QAbstractButton* button : window().findChildren<QAbstractButton*>()) {
            const QRect place(button->mapToGlobal(QPoint()), button->size());
            if (button->isVisible() && !button->visibleRegion().isEmpty() && bubble.intersects(place))
                covered.append(u"%1 covers %2"_s.arg(control->accessibleName(), button->text()));
        }
        QWhatsThis::hideText();
    }
    QVERIFY2(looked > 5, qPrintable(QString::number(looked)));
    QVERIFY2(covered.isEmpty(), qPrintable(covered.join(u'\n')));
}

void TestContextHelp::whatsThisIsTheParagraph()
{
    window().showCheckPage();
    auto* field = m_fixture->find<QLineEdit>(u"URN to check"_s);
    QHelpEvent query(QEvent::QueryWhatsThis, {}, {});
    query.ignore();
    QVERIFY(QCoreApplication::sendEvent(field, &query));
    QVERIFY(query.isAccepted());
    field->setFocus();
    QTest::keyClick(field, Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(popup());
    QWhatsThis::hideText();
    QVERIFY(!popup());
    QHelpEvent asked(QEvent::WhatsThis, {2, 2}, field->mapToGlobal(QPoint(2, 2)));
    QCoreApplication::sendEvent(field, &asked);
    QVERIFY(popup());
    QWhatsThis::hideText();
}

void TestContextHelp::linkOfThePaneOpensTheManual()
{
    window().registryActions()->newFormal()->trigger();
    window().registryPage()->view()->showPane(Pane::Help);
    QLabel* link = nullptr;
    for (QLabel* each : pane().findChildren<QLabel*>()) {
        if (each->text().contains(u"<a href"_s))
            link = each;
    }
    QVERIFY(link);
    Q_EMIT link->linkActivated(u"manual"_s);
    QVERIFY(reader());
    QCOMPARE(reader()->place(), pane().place());
}

NIDUS_WINDOW_TEST(tst_contexthelp, TestContextHelp)
#include "tst_contexthelp.moc"
