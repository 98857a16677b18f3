// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/check/checkpage.h"
#include "ui/exchange/exchangeactions.h"
#include "ui/history/historypanel.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrationview.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrycare.h"
#include "ui/registry/registryfiles.h"
#include "ui/registry/registrypage.h"
#include "ui/support/text/hiddencharacters.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <algorithm>
#include <functional>

using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

namespace {

/// Reverses text, hides a character, and would be bold as markup.
QString hostile(const QString& text) { return text + u"\u202Ekcab\u202C\u200B<b>x</b>"_s; }

bool acts(const QString& text) { return visibleText(text) != text; }

/// As shown by a tool tip or a label with Qt::AutoText.
bool actsWhereMarkupMayBe(const QString& text)
{
    return acts(text) || (Qt::mightBeRichText(text) && text.contains("<b>x</b>"_L1));
}

void lookAtModel(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& found)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const auto role : {Qt::DisplayRole, Qt::AccessibleTextRole}) {
                if (const QString text = index.data(role).toString(); acts(text))
                    found.append(u"item: "_s + text);
            }
            if (const QString tip = index.data(Qt::ToolTipRole).toString(); actsWhereMarkupMayBe(tip))
                found.append(u"tool tip of an item: "_s + tip);
        }
        if (const QModelIndex first = model.index(row, 0, parent); model.hasChildren(first))
            lookAtModel(model, first, found);
    }
}

void lookAtLabel(const QLabel& label, QStringList& found)
{
    const bool isRich = label.textFormat() == Qt::RichText;
    if (isRich
            ? acts(QTextDocumentFragment::fromHtml(label.text()).toPlainText()) ||
                  label.text().contains("<b>x</b>"_L1)
            : (label.textFormat() == Qt::PlainText ? acts(label.text()) : actsWhereMarkupMayBe(label.text())))
        found.append(u"label: "_s + label.text());
}

/// A control with the original text for editing or copying lists the hidden characters below it.
void lookAtControl(const QWidget& control, const QString& text, QStringList& found)
{
    const auto* hidden = control.parentWidget()->findChild<HiddenCharacters*>();
    if (acts(text) && !(hidden && hidden->isVisible()))
        found.append(u"control %1: "_s.arg(control.accessibleName()) + text);
}

/// Texts on a window that contain active characters, with the kind of control.
QString actingTexts(const QWidget& window)
{
    QStringList found;
    QList<QWidget*> widgets = window.findChildren<QWidget*>();
    widgets.prepend(const_cast<QWidget*>(&window));
    for (const QWidget* widget : std::as_const(widgets)) {
        if (!widget->isVisible())
            continue;
        if (acts(widget->windowTitle()) || acts(widget->accessibleName()))
            found.append(u"name: "_s + widget->windowTitle() + widget->accessibleName());
        if (actsWhereMarkupMayBe(widget->toolTip()))
            found.append(u"tool tip: "_s + widget->toolTip());
        if (const auto* label = qobject_cast<const QLabel*>(widget);
            label && !qobject_cast<const HiddenCharacters*>(label))
            lookAtLabel(*label, found);
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget);
                 button && acts(button->text()))
            found.append(u"button: "_s + button->text());
        else if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            lookAtControl(*line, line->text(), found);
        else if (const auto* plain = qobject_cast<const QPlainTextEdit*>(widget))
            lookAtControl(*plain, plain->toPlainText(), found);
        else if (const auto* text = qobject_cast<const QTextEdit*>(widget))
            lookAtControl(*text, text->toPlainText(), found);
        else if (const auto* bar = qobject_cast<const QStatusBar*>(widget);
                 bar && acts(bar->currentMessage()))
            found.append(u"status: "_s + bar->currentMessage());
        else if (const auto* combo = qobject_cast<const QComboBox*>(widget))
            lookAtModel(*combo->model(), {}, found);
        else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view && view->model())
            lookAtModel(*view->model(), {}, found);
    }
    const QList<QAction*> actions = window.findChildren<QAction*>();
    for (const QAction* action : actions) {
        if (acts(action->text()) || actsWhereMarkupMayBe(action->toolTip()))
            found.append(u"action: "_s + action->text());
    }
    return found.join(u'\n');
}

RegistrationTemplate hostileTemplate(const QString& nid)
{
    RegistrationTemplate filled;
    for (const TemplateField field : kTemplateFields) {
        if (field != TemplateField::Registrant)
            filled.setText(field, hostile(QString(fieldKey(field))));
    }
    filled.setText(TemplateField::Nid, nid);
    filled.setText(TemplateField::Version, u"1"_s);
    filled.setRegistrant({.organization = hostile(u"Council"_s),
                          .address = hostile(u"Lane"_s),
                          .contactName = hostile(u"Reader"_s),
                          .roleAddress = hostile(u"role"_s),
                          .email = hostile(u"mail"_s),
                          .phone = hostile(u"phone"_s),
                          .fastTrack = false,
                          .other = hostile(u"other"_s)});
    return filled;
}

VersionContent hostileContent(const QString& nid)
{
    return {.registrationTemplate = hostileTemplate(nid),
            .samples = {{.urn = hostile(u"urn:crate:1"_s),
                         .note = hostile(u"note"_s),
                         .source = hostile(u"source"_s),
                         .acceptedBecause = hostile(u"because"_s)}},
            .rule = SyntaxRule{.start = u"nss"_s,
                               .text = u"nss = 1*DIGIT ; "_s + hostile(u"comment"_s),
                               .equivalence = {hostile(u"word"_s)},
                               .encoding = {hostile(u"word"_s)},
                               .checkDigit = hostile(u"word"_s)}};
}

Act hostileAct() { return {hostile(u"Mallory"_s), hostile(u"note"_s), hostile(u"https://example.org/"_s)}; }

RegistryContent hostileRecord()
{
    const Person person{.id = u"m"_s,
                        .name = hostile(u"Mallory"_s),
                        .organization = hostile(u"Org"_s),
                        .uris = {hostile(u"mailto:m"_s)},
                        .updated = {}};
    Registration bare{.nid = u"bare"_s,
                      .registrant = hostile(u"Bare"_s),
                      .recordDate = hostile(u"2026"_s),
                      .recordUpdated = hostile(u"2026"_s),
                      .replacedBy = {},
                      .templateLink =
                          Reference{u"uri"_s, hostile(u"https://example.org/"_s), hostile(u"t"_s)},
                      .references = {{u"rfc"_s, hostile(u"rfc1"_s), {}},
                                     {u"draft"_s, hostile(u"draft"_s), {}},
                                     {u"person"_s, u"m"_s, {}},
                                     {u"text"_s, hostile(u"text"_s), {}}},
                      .contact = {{u"person"_s, u"m"_s, {}}, {{}, hostile(u"plain"_s), {}}}};
    return {.source = {},
            .people = {person},
            .records = {{.registration = bare, .versions = {}, .events = {}, .comments = {}}},
            .drafts = {}};
}

} // namespace

/// Text from others is always displayed safely: nothing reverses it, hides in it, or acts as markup. Files
/// and the clipboard contain the original text.
class TestWindowSpoofing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void everyTabOf_data();
    void everyTabOf();
    void checkPage();
    void dialogs_data();
    void dialogs();
    void blockedSteps();
    void importedFile();
    void hostileFileNames();
    void recoveredAndMergedEdits();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowSpoofing::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    Registry other = m_fixture->another();
    QVERIFY(other.contents().add(hostileRecord(), hostileAct()));
    for (int version = 1; version <= 2; ++version) {
        VersionContent content = hostileContent(u"crate"_s);
        content.registrationTemplate.setText(TemplateField::Version, QString::number(version));
        content.registrationTemplate.setText(TemplateField::Purpose, hostile(QString::number(version)));
        const auto draft = other.drafts().create(
            {.revisionOf = version > 1 ? u"crate"_s : QString(), .content = content}, hostileAct());
        QVERIFY(draft);
        QVERIFY(other.comments().add(draftHandle(draft->id), {.text = hostile(u"comment"_s)}, hostileAct()));
        QVERIFY(other.registrations().registerDraft(draft->id, hostileAct()));
    }
    QVERIFY(other.drafts().create({.content = hostileContent(hostile(u"box"_s))}, hostileAct()));
    m_fixture->open();
}

void TestWindowSpoofing::everyTabOf_data()
{
    QTest::addColumn<QString>("handle");
    for (const char* handle : {"bare", "crate", "draft:3"})
        QTest::newRow(handle) << QString::fromLatin1(handle);
}

void TestWindowSpoofing::everyTabOf()
{
    QFETCH(const QString, handle);
    window().registryPage()->select(handle);
    QCOMPARE(window().registryPage()->browser()->currentHandle(), handle);
    auto* tabs = window().registryPage()->view()->findChild<QTabWidget*>();
    int seen = 0;
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (!tabs->isTabVisible(tab))
            continue;
        tabs->setCurrentIndex(tab);
        QTest::qWait(0);
        QCOMPARE(actingTexts(window()), QString());
        ++seen;
    }
    QVERIFY(seen >= 3);
}

void TestWindowSpoofing::checkPage()
{
    window().showCheckPage();
    window().checkPage()->checkText(hostile(u"urn:isbn:"_s).toUtf8() +
                                    "\nurn:example:%E2%80%AEkcab%E2%80%8B\n");
    auto* view = window().checkPage()->findChild<QTableView*>();
    QTRY_COMPARE(view->model()->rowCount(), 2);
    for (int row = 0; row < 2; ++row) {
        view->setCurrentIndex(view->model()->index(row, 0));
        QCOMPARE(actingTexts(window()), QString());
    }
}

void TestWindowSpoofing::dialogs_data()
{
    using Open = std::function<void(MainWindow&)>;
    QTest::addColumn<QString>("handle");
    QTest::addColumn<Open>("open");
    const auto add = [](const char* name, const char* handle, const Open& open) {
        QTest::newRow(name) << QString::fromLatin1(handle) << open;
    };
    add("activity", "crate", [](MainWindow& w) { w.registryCare()->activity()->trigger(); });
    add("discard", "draft:3", [](MainWindow& w) { w.registryActions()->discard()->trigger(); });
    add("record", "draft:3", [](MainWindow& w) { w.processActions()->record()->trigger(); });
    add("withdraw", "crate", [](MainWindow& w) { w.processActions()->withdraw()->trigger(); });
    add("export", "crate", [](MainWindow& w) { w.exchangeActions()->exportAction()->trigger(); });
    add("bin", "crate", [](MainWindow& w) {
        w.registryPage()->select(u"draft:3"_s);
        w.registryActions()->discard()->trigger();
        WindowFixture::answer(u"Move to Trash"_s);
        w.registryActions()->bin()->trigger();
    });
}

void TestWindowSpoofing::dialogs()
{
    QFETCH(const QString, handle);
    QFETCH(const std::function<void(MainWindow&)>, open);
    window().registryPage()->select(handle);
    open(window());
    QTRY_VERIFY(QApplication::activeModalWidget());
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(actingTexts(*dialog) + actingTexts(window()), QString());
    dialog->reject();
}

void TestWindowSpoofing::blockedSteps()
{
    window().registryPage()->select(u"draft:3"_s);
    window().processActions()->submit()->trigger();
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(actingTexts(*dialog) + actingTexts(window()), QString());
    dialog->reject();
}

void TestWindowSpoofing::importedFile()
{
    QFile file(m_fixture->path(hostile(u"new"_s).replace(u'/', u'_')));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(hostile(u"kept separately"_s).toUtf8() + "\n\n" +
               writeTemplateText(hostileTemplate(hostile(u"sheet"_s))));
    file.close();
    window().exchangeActions()->importFile(file.fileName());
    QTRY_VERIFY(QApplication::activeModalWidget());
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    auto* tree = dialog->findChild<QAbstractItemView*>();
    const QAbstractItemModel& model = *tree->model();
    const int fields = model.rowCount(model.index(0, 0));
    QVERIFY(fields > 5);
    for (int row = 0; row < fields; ++row) {
        tree->setCurrentIndex(model.index(row, 0, model.index(0, 0)));
        QCOMPARE(actingTexts(*dialog), QString());
    }
    WindowFixture::answer(u"Import"_s);
    QTRY_COMPARE(m_fixture->another().drafts().all()->size(), 2);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QCOMPARE(actingTexts(window()), QString());
}

void TestWindowSpoofing::hostileFileNames()
{
    const QString copy = m_fixture->path(hostile(u"copy"_s).replace(u'/', u'_') + u".nidus"_s);
    window().registryFiles()->copyTo(copy);
    QTRY_VERIFY(QFile::exists(copy));
    QTRY_VERIFY(window().windowTitle().contains(u"copy"_s));
    QCOMPARE(actingTexts(window()), QString());
    m_fixture->open();
    QCOMPARE(actingTexts(window()), QString()); // the recent files
}

void TestWindowSpoofing::recoveredAndMergedEdits()
{
    window().registryPage()->select(u"draft:3"_s);
    auto* purpose = m_fixture->find<QPlainTextEdit>(u"Purpose"_s);
    QVERIFY(purpose);
    QTest::keyClicks(purpose, u"mine"_s);
    window().preserveEdits();
    m_fixture->open();
    QTRY_VERIFY(QApplication::activeModalWidget());
    auto* recovery = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    QCOMPARE(actingTexts(*recovery), QString());
    recovery->accept();
    {
        Registry other = m_fixture->another();
        Draft theirs = other.drafts().all()->constFirst();
        theirs.content.registrationTemplate.setText(TemplateField::Purpose, hostile(u"theirs"_s));
        QVERIFY(other.drafts().save(theirs.id, theirs.content, theirs.saves, hostileAct()));
    }
    window().registryActions()->save()->trigger();
    const auto mergeButton = [this] {
        const QList<QPushButton*> buttons = window().findChildren<QPushButton*>();
        const auto found = std::ranges::find_if(buttons, [](const QPushButton* button) {
            return button->isVisible() && button->text().remove(u'&') == u"Merge…"_s;
        });
        return found == buttons.cend() ? nullptr : *found;
    };
    QTRY_VERIFY(mergeButton());
    QCOMPARE(actingTexts(window()), QString());
    mergeButton()->click();
    QTRY_VERIFY(QApplication::activeModalWidget());
    auto* merge = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    QCOMPARE(actingTexts(*merge), QString());
    merge->reject();
}

NIDUS_WINDOW_TEST(tst_windowspoofing, TestWindowSpoofing)
#include "tst_windowspoofing.moc"
