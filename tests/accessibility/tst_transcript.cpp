// SPDX-License-Identifier: Apache-2.0
#include "tests/accessibility/listener.h"
#include "tests/ui/hourfixture.h"
#include "ui/check/checkpage.h"
#include "ui/registry/registrationview.h"
#include "ui/registry/registrypage.h"
#include "ui/review/questionbox.h"
#include "ui/review/reviewpanel.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/subregistrypanel.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/languages.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/text/spokentext.h"
#include "ui/support/widgets/maildialog.h"

#include <QClipboard>
#include <QDate>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <memory>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::test;
using namespace nidus::ui;

/// The first hour of somebody who hears the window and has a keyboard: registers a namespace, submits it for
/// review, checks a batch, and exports. Then two requests for numbers. What is heard is in tests/data/spoken,
/// one file for each language. If it changes on purpose, NIDUS_WRITE_TRANSCRIPT=1 writes the files again;
/// read every sentence before you commit them.
class TestTranscript : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstHour_data();
    void firstHour();
    void numbers_data() { firstHour_data(); }
    void numbers();

private:
    /// Opens the window in the language of the row. False if there is no complete catalog.
    [[nodiscard]] bool open();
    /// Compares what was heard with the file of that name.
    void compare(const QString& name);
    void findAction(const char* context, const char* name);
    /// Finds an action that opens no dialog.
    void act(const char* context, const char* name);
    /// Fills in what a step of a registration asks for, and presses its button.
    void takeStep(const char* button, const QString& reason);
    void assignsANumber();
    void refusesANumber();
    /// Fills in the fields of a request for numbers, which may be taken.
    void request(const QString& value, const QString& holder, const QString& id, bool isTaken);
    void readLetter();
    void registers();
    void submits();
    void reviews();
    void approves();
    void readsTheList();
    void checksABatch();
    void exports();

    void chapter(const QString& title) { m_lines += QStringList{QString(), u"# "_s + title}; }
    /// Adds what was heard since the last key.
    void note() { add(m_listener->take()); }
    void add(const QStringList& heard)
    {
        for (const QString& utterance : heard)
            m_lines.append(u"    "_s + QString(utterance).replace(QDate::currentDate().toString(Qt::ISODate),
                                                                  u"(today)"_s));
    }
    void press(const QString& label, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        m_lines.append(label);
        Hands::press(key, modifiers);
        note();
    }
    /// Presses Tab until a control with this name, or beginning so, has the focus.
    void tabTo(const QString& name)
    {
        constexpr int most = 60;
        for (int i = 0; i < most && !Hands::focused().startsWith(name) && !QTest::currentTestFailed(); ++i)
            press(u"Tab"_s, Qt::Key_Tab);
        QVERIFY2(Hands::focused().startsWith(name), qPrintable(m_lines.join(u'\n')));
    }
    void fill(const QString& field, const QString& text)
    {
        tabTo(field);
        type(text);
    }
    void type(const QString& text)
    {
        if (QTest::currentTestFailed())
            return;
        m_lines.append(u"“%1”"_s.arg(text));
        Hands::type(text);
        QTRY_VERIFY(!page().currentDraft() ||
                    page().shownSubject().about == page().currentDraft()->values().toTemplate());
        note();
    }
    /// Notes what is heard of the dialog that opens.
    void waitForDialog()
    {
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY(QApplication::activeModalWidget());
        Hands::activate();
        QTRY_COMPARE(QApplication::focusWidget()->window(), QApplication::activeModalWidget());
        const auto* preview = QApplication::activeModalWidget()->findChild<ChangePreview*>();
        if (!preview)
            return note();
        QTRY_VERIFY(!preview->text().isEmpty());
        const QString shown = preview->text().simplified(); // heard with the dialog, or after it
        const QString plan = spokenText(shown);
        QStringList heard = m_listener->take();
        heard.removeAll(u"! "_s + plan);
        heard.replaceInStrings(u", "_s + shown, QString());
        add(heard + QStringList{u"! "_s + plan});
    }
    /// Notes what is heard until a text was heard that matches a regular expression.
    void until(const QString& text)
    {
        if (QTest::currentTestFailed())
            return;
        const QRegularExpression wanted(text);
        const auto isHeard = [&] { return !(m_lines + m_listener->heard()).filter(wanted).isEmpty(); };
        QTRY_VERIFY2(isHeard(), qPrintable(m_lines.join(u'\n')));
        note();
    }
    [[nodiscard]] RegistryPage& page() const { return *m_fixture->window().registryPage(); }

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<Listener> m_listener;
    QStringList m_lines;
};

void TestTranscript::firstHour_data()
{
    QTest::addColumn<Listener::Language>("language");
    QTest::addColumn<QString>("locale");
    QTest::newRow("en") << Listener::Language::English << u"en_US"_s;
    QTest::newRow("fr") << Listener::Language::French << u"fr_FR"_s;
}

bool TestTranscript::open()
{
    QFETCH(const Listener::Language, language);
    const auto known = QCoreApplication::translate("nidus::ui::FindingNotes", "Findings changed: %1.");
    if (language != Listener::Language::English && known.startsWith(u"Findings"_s))
        return false;
    m_lines.clear();
    m_fixture = std::make_unique<WindowFixture>();
    m_listener = std::make_unique<Listener>(language);
    QSettings().remove(u"start/page"_s); // as at first use
    m_fixture->open();
    note();
    return true;
}

void TestTranscript::compare(const QString& name)
{
    QFETCH(const QString, locale);
    m_listener.reset();
    m_fixture.reset();
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/spoken/%1-%2.txt").arg(name, locale.first(2)));
    const QString heard = m_lines.join(u'\n').trimmed() + u'\n';
    if (qEnvironmentVariableIsSet("NIDUS_WRITE_TRANSCRIPT")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(heard.toUtf8());
        QSKIP("written; read every sentence before you commit it");
    }
    if (QTest::currentTestFailed())
        return;
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList wanted = QString::fromUtf8(file.readAll()).split(u'\n');
    const QStringList lines = heard.split(u'\n');
    for (qsizetype i = 0; i < std::min(wanted.size(), lines.size()); ++i)
        QVERIFY2(lines.at(i) == wanted.at(i), qPrintable(u"line %1: heard \"%2\", expected \"%3\""_s.arg(
                                                  QString::number(i + 1), lines.at(i), wanted.at(i))));
    QCOMPARE(lines.size(), wanted.size());
}

void TestTranscript::firstHour()
{
    QFETCH(const QString, locale);
    const Translations texts{QLocale(locale)};
    if (!open())
        QSKIP("the catalog is not complete; tst_translations lists what is missing");
    registers();
    submits();
    reviews();
    approves();
    checksABatch();
    exports();
    compare(u"first-hour"_s);
}

void TestTranscript::numbers()
{
    QFETCH(const QString, locale);
    const Translations texts{QLocale(locale)};
    if (!open())
        QSKIP("the catalog is not complete; tst_translations lists what is missing");
    storage::Registry registry = m_fixture->another();
    QVERIFY(registry.subregistries().create({.nid = u"oma"_s,
                                             .name = u"objects"_s,
                                             .title = u"Objects"_s,
                                             .kind = subregistry::ValueKind::Decimal},
                                            {.who = u"tester"_s}, {2020, 1, 1}));
    press(u"Ctrl+2"_s, Qt::Key_2, Qt::ControlModifier);
    press(u"Ctrl+F"_s, Qt::Key_F, Qt::ControlModifier);
    type(u"oma"_s);
    until(u"^! 1 "_s);
    press(u"Enter"_s, Qt::Key_Return);
    press(u"Ctrl+PgDown"_s, Qt::Key_PageDown, Qt::ControlModifier);
    press(u"Ctrl+PgDown"_s, Qt::Key_PageDown, Qt::ControlModifier);
    QTRY_VERIFY(page().view()->subregistries()->current());
    note();
    assignsANumber();
    readsTheList();
    refusesANumber();
    compare(u"numbers"_s);
}

void TestTranscript::act(const char* context, const char* name)
{
    press(u"Ctrl+K"_s, Qt::Key_K, Qt::ControlModifier);
    waitForDialog();
    m_lines.append(u"(the name of the action, pasted)"_s); // which depends on the language
    QGuiApplication::clipboard()->setText(
        plainLabel(QCoreApplication::translate(context, name)).remove(u'…'));
    Hands::press(Qt::Key_V, Qt::ControlModifier);
    note();
    m_lines.append(u"Enter"_s);
    Hands::press(Qt::Key_Return);
}

void TestTranscript::findAction(const char* context, const char* name)
{
    act(context, name);
    waitForDialog();
}

void TestTranscript::takeStep(const char* button, const QString& reason)
{
    press(u"Ctrl+Return"_s, Qt::Key_Return, Qt::ControlModifier);
    waitForDialog();
    if (QTest::currentTestFailed())
        return;
    const QString text = plainLabel(QCoreApplication::translate("nidus::ui::ProcessActions", button));
    for (int i = 0; i < 8 && !qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()); ++i)
        press(u"Tab"_s, Qt::Key_Tab);
    if (!reason.isEmpty())
        type(reason);
    tabTo(text);
    press(u"Space"_s, Qt::Key_Space);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    Hands::activate();
    note();
}

void TestTranscript::request(const QString& value, const QString& holder, const QString& id, bool isTaken)
{
    const auto label = [](const char* text) {
        return labelName(QCoreApplication::translate("nidus::ui::OrderDialog", text));
    };
    const auto hear = [this] { // what will be done, or why not
        QTRY_VERIFY(!m_listener->heard().filter(QRegularExpression(u"^! "_s)).isEmpty());
        note();
    };
    type(value);
    hear();
    fill(label("&Holder:"), holder);
    if (!isTaken)
        hear();
    fill(label("Re&quest ID:"), id);
    if (isTaken) // which can be recorded now
        hear();
}

void TestTranscript::readLetter()
{
    QTRY_VERIFY(qobject_cast<MailDialog*>(QApplication::activeModalWidget()));
    waitForDialog();
    press(u"Escape"_s, Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    Hands::activate();
    note();
}

void TestTranscript::assignsANumber()
{
    if (QTest::currentTestFailed())
        return;
    chapter(u"Assign"_s);
    findAction("nidus::ui::EntryActions", "Assign Values…");
    request(u"32769"_s, u"Company A"_s, u"T-1"_s, false);
    press(u"Enter"_s, Qt::Key_Return);
    readLetter();
}

void TestTranscript::refusesANumber()
{
    if (QTest::currentTestFailed())
        return;
    chapter(u"Refuse"_s);
    findAction("nidus::ui::EntryActions", "Assign Values…");
    request(u"32769"_s, u"Company B"_s, u"T-2"_s, true);
    tabTo(plainLabel(QCoreApplication::translate("nidus::ui::ChangePreview", "Refuse and Show Let&ter")));
    press(u"Space"_s, Qt::Key_Space);
    readLetter();
}

void TestTranscript::registers()
{
    chapter(u"Register"_s);
    tabTo(QCoreApplication::translate("nidus::ui::StartPage", "Write a Registration"));
    press(u"Space"_s, Qt::Key_Space);
    QTRY_VERIFY(page().currentDraft());
    until(u"^! "_s + QCoreApplication::translate("nidus::ui::FindingNotes", "Required."));
    type(u"museum_objects"_s);
    until(u"museum-objects”|museum-objects »"_s);
    press(u"Ctrl+."_s, Qt::Key_Period, Qt::ControlModifier);
    waitForDialog();
    press(u"Enter"_s, Qt::Key_Return);
    QTRY_COMPARE(page().currentDraft()->values().value({TemplateField::Nid}), u"museum-objects"_s);
    QTRY_VERIFY(page().shownSubject().about == page().currentDraft()->values().toTemplate());
    Hands::activate();
    note();
    tabTo(fieldTitle(TemplateField::Date));
    press(u"Ctrl+A"_s, Qt::Key_A, Qt::ControlModifier);
    type(u"2026"_s);
    press(u"F8"_s, Qt::Key_F8);
    press(u"Ctrl+."_s, Qt::Key_Period, Qt::ControlModifier);
    press(u"Ctrl+A"_s, Qt::Key_A, Qt::ControlModifier);
    type(u"2026-11-25"_s);
    tabTo(partTitle(RegistrantPart::Organization));
    type(u"Example Library"_s);
    fill(partTitle(RegistrantPart::ContactName), u"A. Reader"_s);
    fill(partTitle(RegistrantPart::Email), u"reader@example.org"_s);
    fill(fieldTitle(TemplateField::Purpose),
         u"Names the objects of our museum for catalogs, loans, and research by anybody."_s);
    fill(fieldTitle(TemplateField::Syntax), u"NSS = 1*9DIGIT"_s);
    fill(fieldTitle(TemplateField::Assignment), u"The registrar assigns each number once and never again."_s);
    fill(fieldTitle(TemplateField::Security), u"A number says nothing about persons."_s);
    fill(fieldTitle(TemplateField::Interoperability), u"None."_s);
    fill(fieldTitle(TemplateField::Resolution), u"Not planned."_s);
    fill(fieldTitle(TemplateField::Documentation), u"https://www.example.org/objects"_s);
    tabTo(fieldTitle(TemplateField::Additional));
    tabTo(fieldTitle(TemplateField::Revision));
    press(u"Ctrl+S"_s, Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!page().currentDraft()->isModified());
    until(u"! (Draft saved|Brouillon enregistré)"_s);
}

void TestTranscript::submits()
{
    if (QTest::currentTestFailed())
        return;
    chapter(u"Review"_s);
    findAction("nidus::ui::ProcessActions", "Submit for Review");
    tabTo(QCoreApplication::translate("nidus::ui::ProcessActions", "Submit Only"));
    press(u"Space"_s, Qt::Key_Space);
    QTRY_COMPARE(page().currentDraft()->stored().state, State::InReview);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    Hands::activate();
    note();
}

void TestTranscript::reviews()
{
    const auto panel = [](const char* context, const char* text) {
        return plainLabel(QCoreApplication::translate(context, text));
    };
    act("nidus::ui::ProcessActions", "C&omment");
    QTRY_VERIFY(!QApplication::activeModalWidget());
    Hands::activate();
    QTRY_COMPARE(Hands::focused(), panel("nidus::ui::ReviewPanel", "New comment"));
    note();
    type(u"Who runs the catalog?"_s);
    tabTo(panel("nidus::ui::ReviewPanel", "Add Comment"));
    press(u"Space"_s, Qt::Key_Space);
    const QString reply = panel("nidus::ui::ThreadBox", "Answer or resolution");
    for (int i = 0; i < 8 && !Hands::focused().startsWith(reply); ++i)
        press(u"Shift+Tab"_s, Qt::Key_Backtab, Qt::ShiftModifier);
    type(u"The library does."_s);
    tabTo(panel("nidus::ui::ThreadBox", "Resolve"));
    press(u"Space"_s, Qt::Key_Space);
    tabTo(panel("nidus::ui::QuestionBox", "Your answer"));
    type(u"No successor is named."_s);
    for (qsizetype i = page().view()->review()->findChildren<QuestionBox*>().size(), first = i; i >= 0; --i) {
        tabTo(panel("nidus::ui::QuestionBox", i == first ? "Problem" : "No Problem")); // leaves it open
        press(u"Space"_s, Qt::Key_Space);
    }
}

void TestTranscript::approves()
{
    if (QTest::currentTestFailed())
        return;
    chapter(u"Approve and register"_s);
    takeStep("Approve", u"I am the only reviewer."_s);
    QTRY_COMPARE(page().currentDraft()->stored().state, State::Approved);
    takeStep("Mark Only", {});
    QTRY_COMPARE(page().currentDraft()->stored().state, State::WithIana);
    takeStep("Register", {});
    QTRY_VERIFY(!page().currentDraft());
    note();
}

void TestTranscript::readsTheList()
{
    if (QTest::currentTestFailed())
        return;
    chapter(u"Read the list"_s);
    SubregistryPanel* const panel = page().view()->subregistries();
    for (int i = 0; i < 6 && !panel->isAncestorOf(QApplication::focusWidget()); ++i)
        press(u"F6"_s, Qt::Key_F6);
    for (int i = 0; i < 12 && QApplication::focusWidget() != panel->table(); ++i)
        press(u"Tab"_s, Qt::Key_Tab);
    press(u"Right"_s, Qt::Key_Right);
    press(u"Right"_s, Qt::Key_Right);
}

void TestTranscript::checksABatch()
{
    if (QTest::currentTestFailed())
        return;
    chapter(u"Check a batch"_s);
    press(u"Ctrl+3"_s, Qt::Key_3, Qt::ControlModifier);
    m_fixture->window().checkPage()->openFile(
        QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/samples.txt"));
    m_lines.append(u"(samples.txt)"_s);
    until(u"44"_s);
    const auto* rows = m_fixture->window().checkPage()->findChild<QTableView*>();
    for (int i = 0; i < 40 && QApplication::focusWidget() != rows && !QTest::currentTestFailed(); ++i)
        press(u"Tab"_s, Qt::Key_Tab);
    press(u"Down"_s, Qt::Key_Down);
    press(u"Down"_s, Qt::Key_Down);
    for (int i = 0; i < 3; ++i)
        press(u"Right"_s, Qt::Key_Right);
    press(u"Tab"_s, Qt::Key_Tab);
    const QString invalid = QCoreApplication::translate("nidus::check::Verdict", "%Ln invalid", nullptr, 8);
    for (int i = 0; i < 20 && !Hands::focused().startsWith(invalid); ++i)
        press(u"Shift+Tab"_s, Qt::Key_Backtab, Qt::ShiftModifier);
    press(u"Space"_s, Qt::Key_Space);
    QTRY_COMPARE(rows->model()->rowCount(), 8);
    note();
    for (int i = 0; i < 8 && QApplication::focusWidget() != rows; ++i)
        press(u"Tab"_s, Qt::Key_Tab);
    press(u"Down"_s, Qt::Key_Down);
    press(u"Down"_s, Qt::Key_Down);
}

void TestTranscript::exports()
{
    if (QTest::currentTestFailed())
        return;
    chapter(u"Export"_s);
    press(u"Ctrl+2"_s, Qt::Key_2, Qt::ControlModifier);
    press(u"Ctrl+F"_s, Qt::Key_F, Qt::ControlModifier);
    m_lines.append(u"“qqq”"_s);
    Hands::type(u"qqq"_s);
    until(u"! .*qqq"_s);
    press(u"Ctrl+A"_s, Qt::Key_A, Qt::ControlModifier);
    m_lines.append(u"“museum”"_s);
    Hands::type(u"museum"_s);
    until(u"^! 1 "_s);
    press(u"Enter"_s, Qt::Key_Return);
    press(u"Ctrl+E"_s, Qt::Key_E, Qt::ControlModifier);
    waitForDialog();
    press(u"Shift+Tab"_s, Qt::Key_Backtab, Qt::ShiftModifier);
    for (int stop = 0; stop < 4; ++stop) // formats, For the Public, preview, Export
        press(u"Tab"_s, Qt::Key_Tab);
    m_lines.append(u"Enter"_s);
    Hands::press(Qt::Key_Return);
    QTRY_VERIFY(qobject_cast<QFileDialog*>(QApplication::activeModalWidget()));
    Hands::activate();
    add({m_listener->take().constFirst().section(u", "_s, 0, 1)}); // the rest is Qt's, which differs
    Hands::chooseFile(m_fixture->path(u"museum.txt"_s));
    QTRY_VERIFY(QFile::exists(m_fixture->path(u"museum.txt"_s)));
    QTRY_VERIFY(!m_listener->heard().filter(u"museum.txt"_s).isEmpty());
    m_lines.append(u"(a file name)"_s);
    const QStringList heard = m_listener->take().filter(QRegularExpression(u"^! "_s));
    for (const QString& utterance : heard)
        m_lines.append(u"    "_s +
                       QString(utterance).replace(m_fixture->path(u"museum.txt"_s), u"museum.txt"_s));
}

NIDUS_WINDOW_TEST(tst_transcript, TestTranscript)
#include "tst_transcript.moc"
