// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/checkpage.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrypage.h"
#include "ui/shell/preferences.h"
#include "ui/shell/preferencesdialog.h"
#include "ui/support/look/appearance.h"
#include "ui/support/look/outlinestyle.h"
#include "ui/support/look/settings.h"
#include "ui/support/look/theme.h"
#include "ui/support/widgets/maildialog.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/syntax/editor/grammareditor.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>
#include <QTabWidget>
#include <algorithm>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::registration;
using namespace nidus::report;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace nidus::workflow;

/// The settings: how they are saved, and what they change.
class TestPreferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void tableIsInOrder();
    void acceptsValidValues_data();
    void acceptsValidValues();
    void manualHasEveryKey();
    void fallsBackFromADamagedKey();
    void reportsADamagedKey();
    void readsOnlyARegularFile();
    void historyAlwaysHasAName();
    void asksForTheNameOnce();
    void savesEverySetting();
    void returnSavesWhatWasTyped();
    void savesNothingWhenCanceled();
    void rejectsInvalidAddresses();
    void everyFieldHasALabel();
    void changesTheAppearanceAtOnce();
    void highContrastShowsWhereFieldsEnd();
    void darkShowsWhereCheckBoxesEnd();
    void startsOnTheChosenPage();
    void setsTheReminderOfADraft();
    void keepsTheChosenNumberOfBackups();
    void lintsDraftsWithTheChosenProfile();
    void addressesMailAsChosen();

private:
    [[nodiscard]] PreferencesDialog* openDialog() const
    {
        QTest::keyClick(&m_fixture->window(), Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = qobject_cast<PreferencesDialog*>(QApplication::activeModalWidget());
        // Only the active window has the focus and gets keys.
        return dialog && QTest::qWaitForWindowActive(dialog, test::kProgressDelay) ? dialog : nullptr;
    }
    template <typename T>
    [[nodiscard]] static T* field(const QDialog& dialog, const QString& name)
    {
        for (T* each : dialog.findChildren<T*>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    static void choose(const QDialog& dialog, const QString& name, const QString& text)
    {
        auto* combo = field<QComboBox>(dialog, name);
        QVERIFY2(combo && combo->findText(text) >= 0, qPrintable(name));
        combo->setCurrentText(text);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestPreferences::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestPreferences::cleanup()
{
    QSettings().clear();
    applyLooks();
    m_fixture.reset();
}

void TestPreferences::tableIsInOrder()
{
    for (std::size_t i = 0; i < kSettings.size(); ++i) {
        QCOMPARE(static_cast<std::size_t>(kSettings[i].setting), i);
        QVERIFY(isSound(kSettings[i].setting, kSettings[i].fallback));
    }
}

void TestPreferences::acceptsValidValues_data()
{
    QTest::addColumn<int>("setting");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("isSoundValue");
    const auto row = [](const char* name, Setting setting, const QString& value, bool isSoundValue) {
        QTest::newRow(name) << static_cast<int>(setting) << value << isSoundValue;
    };
    row("name", Setting::PersonName, u"Zoë Reader"_s, true);
    row("name of two lines", Setting::PersonName, u"A\nB"_s, false);
    row("long name", Setting::PersonName, QString(kMostSettingText + 1, u'a'), false);
    row("address", Setting::PersonMail, u"a@example.org"_s, true);
    row("not an address", Setting::PersonMail, u"a.example.org"_s, false);
    row("two addresses", Setting::PersonMail, u"a@example.org,b@example.org"_s, false);
    row("folder", Setting::BackupFolder, u"/mnt/copies"_s, true);
    row("relative folder", Setting::BackupFolder, u"copies"_s, false);
    row("another list", Setting::ReviewAddress, u"list@example.org"_s, true);
    row("no list", Setting::ReviewAddress, QString(), false);
    row("profile", Setting::LintProfile, u"submission"_s, true);
    row("unknown profile", Setting::LintProfile, u"lax"_s, false);
    row("minimum days", Setting::ReminderDays, u"1"_s, true);
    row("no days", Setting::ReminderDays, u"0"_s, false);
    row("maximum days", Setting::ReminderDays, u"366"_s, true);
    row("too many days", Setting::ReminderDays, u"367"_s, false);
    row("days in words", Setting::ReminderDays, u"two"_s, false);
    row("theme", Setting::Theme, u"contrast"_s, true);
    row("unknown theme", Setting::Theme, u"pink"_s, false);
    row("two themes", Setting::Theme, u"light dark"_s, false);
    row("language", Setting::Language, u"fr"_s, true);
    row("unknown language", Setting::Language, u"xx"_s, false);
    row("system text size", Setting::TextSize, u"0"_s, true);
    row("tiny text", Setting::TextSize, u"1"_s, false);
    row("the largest unreadable text", Setting::TextSize, u"7"_s, false);
    row("the least readable text", Setting::TextSize, u"8"_s, true);
}

void TestPreferences::acceptsValidValues()
{
    QFETCH(const int, setting);
    QFETCH(const QString, value);
    QFETCH(const bool, isSoundValue);
    const auto each = static_cast<Setting>(setting);
    QCOMPARE(isSound(each, value), isSoundValue);
    saveSetting(each, value);
    QCOMPARE(settingText(each), isSoundValue ? value : QString(factsOf(each).fallback));
}

void TestPreferences::manualHasEveryKey()
{
    QFile page(QStringLiteral(NIDUS_SOURCE_DIR "/resources/manual/preferences.md"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    for (const SettingFacts& facts : kSettings)
        QVERIFY2(text.contains(u'`' + facts.key + u'`'), facts.key.data());
}

void TestPreferences::fallsBackFromADamagedKey()
{
    for (const SettingFacts& facts : kSettings) {
        QSettings().setValue(facts.key, u"\x01?"_s);
        QCOMPARE(settingText(facts.setting), QString(facts.fallback));
        QCOMPARE(invalidSettings(), QStringList{facts.key});
        QSettings().remove(facts.key);
    }
    QCOMPARE(invalidSettings(), QStringList());
}

void TestPreferences::reportsADamagedKey()
{
    QSettings().setValue("reminder/days", u"-4"_s);
    m_fixture->window().preferences()->reportProblems();
    QVERIFY(m_fixture->window().messageBar()->text().contains("reminder/days"_L1));
}

void TestPreferences::readsOnlyARegularFile()
{
    const QTemporaryDir folder;
    const QString place =
        folder.filePath(QCoreApplication::organizationName() + u'/' + QCoreApplication::applicationName());
    const QString file = place + u".conf"_s;
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    const auto isRegular = [&folder] { return isSettingsFileRegular(folder.path()); };
    QVERIFY(isRegular()); // missing
    QVERIFY(QFile::link(u"/dev/null"_s, file) && !isRegular());
    QVERIFY(QFile::remove(file) && ::mkfifo(QFile::encodeName(file).constData(), 0600) == 0 && !isRegular());
    QVERIFY(QFile::remove(file) && QDir().mkpath(file) && !isRegular());
    QFile kept(folder.filePath(u"kept"_s));
    QVERIFY(QDir().rmdir(file) && kept.open(QIODevice::WriteOnly));
    QVERIFY(QFile::link(kept.fileName(), file) && isRegular());
    QVERIFY(QDir().mkpath(QFileInfo(file).path() + u".conf"_s) && !isRegular());
}

void TestPreferences::historyAlwaysHasAName()
{
    QVERIFY(!personOfHistory({}).isEmpty());
    QCOMPARE(personOfHistory(u"ar"_s), u"ar"_s);
    saveSetting(Setting::PersonMail, u"a@example.org"_s);
    QCOMPARE(personOfHistory({}), u"a@example.org"_s);
    saveSetting(Setting::PersonName, u"A. Reader"_s);
    QCOMPARE(personOfHistory(u"ar"_s), u"A. Reader <a@example.org>"_s);
}

void TestPreferences::asksForTheNameOnce()
{
    MessageBar* bar = m_fixture->window().messageBar();
    bar->hide();
    m_fixture->window().preferences()->reportProblems();
    QVERIFY(bar->text().contains("tester"_L1));
    bar->hide();
    m_fixture->window().preferences()->reportProblems();
    QCOMPARE(bar->text(), QString());
}

void TestPreferences::savesEverySetting()
{
    PreferencesDialog* dialog = openDialog();
    QVERIFY(dialog);
    field<QLineEdit>(*dialog, u"Name"_s)->setText(u" A. Reader "_s);
    field<QLineEdit>(*dialog, u"Mail address"_s)->setText(u"a@example.org"_s);
    field<QSpinBox>(*dialog, u"Days until a reminder"_s)->setValue(30);
    field<QSpinBox>(*dialog, u"Backups to keep"_s)->setValue(3);
    choose(*dialog, u"Start page"_s, u"Check URNs"_s);
    choose(*dialog, u"Language"_s, u"Français"_s);
    choose(*dialog, u"Theme"_s, u"Dark"_s);
    field<QLineEdit>(*dialog, u"Review list"_s)->setText(u"list@example.org"_s);
    field<QLineEdit>(*dialog, u"IANA"_s)->setText(u"desk@example.org"_s);
    field<QLineEdit>(*dialog, u"Second daily backup in"_s)->setText(m_fixture->path(u"copies"_s));
    choose(*dialog, u"Lint profile"_s, u"Submission to IANA"_s);
    const QString font = field<QComboBox>(*dialog, u"Text font"_s)->itemText(1);
    const QString fixedFont = field<QComboBox>(*dialog, u"Grammar font"_s)->itemText(1);
    choose(*dialog, u"Text font"_s, font);
    choose(*dialog, u"Grammar font"_s, fixedFont);
    field<QSpinBox>(*dialog, u"Text size"_s)->setValue(13);
    field<QSpinBox>(*dialog, u"Grammar size"_s)->setValue(15);
    WindowFixture::answer(u"Save Preferences"_s);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    const QStringList values{u"A. Reader"_s,
                             u"a@example.org"_s,
                             u"30"_s,
                             u"3"_s,
                             u"check"_s,
                             u"fr"_s,
                             u"dark"_s,
                             u"13"_s,
                             u"15"_s,
                             u"list@example.org"_s,
                             u"desk@example.org"_s,
                             u"submission"_s,
                             m_fixture->path(u"copies"_s),
                             font,
                             fixedFont};
    for (const SettingFacts& facts : kSettings)
        QCOMPARE(settingText(facts.setting), values[static_cast<qsizetype>(facts.setting)]);
    QVERIFY(m_fixture->window().messageBar()->text().contains("language"_L1)); // it changes at the next start
}

void TestPreferences::returnSavesWhatWasTyped()
{
    const PreferencesDialog* dialog = openDialog();
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClicks(QApplication::focusWidget(), u"Ada"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QCOMPARE(settingText(Setting::PersonName), u"Ada"_s);
}

void TestPreferences::savesNothingWhenCanceled()
{
    PreferencesDialog* dialog = openDialog();
    QVERIFY(dialog);
    field<QLineEdit>(*dialog, u"Name"_s)->setText(u"A. Reader"_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QCOMPARE(settingText(Setting::PersonName), QString());
}

void TestPreferences::rejectsInvalidAddresses()
{
    PreferencesDialog* dialog = openDialog();
    QVERIFY(dialog);
    auto* mail = field<QLineEdit>(*dialog, u"Mail address"_s);
    mail->setText(u"nobody"_s);
    dialog->findChild<QTabWidget*>()->setCurrentIndex(2);
    WindowFixture::answer(u"Save Preferences"_s);
    QCOMPARE(QApplication::activeModalWidget(), dialog);
    QCOMPARE(dialog->findChild<QTabWidget*>()->currentIndex(), 0);
    QTRY_COMPARE(dialog->focusWidget(), mail);
    QCOMPARE(settingText(Setting::PersonMail), QString());
}

void TestPreferences::everyFieldHasALabel()
{
    const PreferencesDialog* dialog = openDialog();
    QVERIFY(dialog);
    int labeled = 0;
    for (const QLabel* label : dialog->findChildren<QLabel*>()) {
        if (!label->buddy())
            continue;
        ++labeled;
        QVERIFY2(!label->buddy()->accessibleName().isEmpty(), qPrintable(label->text()));
        QVERIFY2(label->text().contains(u'&'), qPrintable(label->text()));
    }
    QCOMPARE(labeled, static_cast<int>(kSettings.size()));
}

void TestPreferences::changesTheAppearanceAtOnce()
{
    const QPalette before = QApplication::palette();
    const int size = QApplication::font().pointSize();
    saveSetting(Setting::Theme, u"dark"_s);
    saveSetting(Setting::TextSize, u"17"_s);
    saveSetting(Setting::GrammarSize, u"21"_s);
    applyLooks();
    QVERIFY(isDark(QApplication::palette()));
    QCOMPARE(QApplication::font().pointSize(), 17);
    const auto* editor = m_fixture->window().findChild<GrammarEditor*>();
    QVERIFY(editor);
    QTRY_COMPARE(editor->font().pointSize(), 21);
    saveSetting(Setting::Theme, u"contrast"_s);
    applyLooks();
    QCOMPARE(QApplication::palette().color(QPalette::Base), QColor(Qt::black));
    QCOMPARE(QApplication::palette().color(QPalette::Text), QColor(Qt::white));
    for (const Setting each : {Setting::Theme, Setting::TextSize, Setting::GrammarSize})
        saveSetting(each, factsOf(each).fallback);
    applyLooks();
    QCOMPARE(QApplication::palette().color(QPalette::Window), before.color(QPalette::Window));
    QCOMPARE(QApplication::font().pointSize(), size);
}

void TestPreferences::darkShowsWhereCheckBoxesEnd()
{
    saveSetting(Setting::Theme, u"dark"_s);
    applyLooks();
    QCheckBox box;
    const QImage image = box.grab().toImage();
    const QColor outline = box.palette().color(QPalette::PlaceholderText);
    int outlined = 0;
    for (int x = 0; x < image.width(); ++x)
        outlined += image.pixelColor(x, image.height() / 2) == outline ? 1 : 0;
    QCOMPARE(outlined, 2); // on the left and on the right
    saveSetting(Setting::Theme, u"light"_s);
    applyLooks();
    QVERIFY(!qobject_cast<const OutlineStyle*>(QApplication::style()));
}

void TestPreferences::highContrastShowsWhereFieldsEnd()
{
    const QString style = QApplication::style()->name();
    saveSetting(Setting::Theme, u"contrast"_s);
    applyLooks();
    QLineEdit line;
    QPlainTextEdit text;
    QListWidget list;
    QComboBox combo;
    QSpinBox number;
    QPushButton button(u"Keep"_s);
    QGroupBox group(u"Group"_s);
    QWidget inactive; // a focused widget looks different
    for (QWidget* each :
         std::initializer_list<QWidget*>{&line, &text, &list, &combo, &number, &button, &group}) {
        each->setParent(&inactive);
        each->resize(200, 60);
        const QImage image = each->grab().toImage();
        QVERIFY2(image.pixelColor(0, 45) == Qt::white, each->metaObject()->className());
        QVERIFY2(image.pixelColor(199, 45) == Qt::white, each->metaObject()->className());
        QVERIFY2(image.pixelColor(100, 59) == Qt::white, each->metaObject()->className());
        each->setParent(nullptr);
    }
    saveSetting(Setting::Theme, factsOf(Setting::Theme).fallback);
    applyLooks();
    QCOMPARE(QApplication::style()->name(), style);
    QVERIFY(!qobject_cast<const OutlineStyle*>(QApplication::style()));
}

void TestPreferences::startsOnTheChosenPage()
{
    m_fixture->window().showCheckPage();
    m_fixture->window().close();
    saveSetting(Setting::StartPage, u"registry"_s);
    m_fixture->open();
    QVERIFY(!m_fixture->window().checkPage()->isVisible());
    saveSetting(Setting::StartPage, u"check"_s);
    m_fixture->open();
    QVERIFY(m_fixture->window().checkPage()->isVisible());
}

void TestPreferences::setsTheReminderOfADraft()
{
    saveSetting(Setting::ReminderDays, u"3"_s);
    RegistrationTemplate filled = filledTemplate(u"crates"_s);
    const auto draft =
        m_fixture->another().drafts().create({.content = {.registrationTemplate = filled}}, {});
    QVERIFY(draft);
    m_fixture->open();
    m_fixture->window().registryPage()->select(draftHandle(draft->id));
    m_fixture->window().processActions()->submit()->trigger();
    WindowFixture::answer(u"Submit Only"_s);
    const auto moved = m_fixture->another().drafts().record(draft->id);
    QVERIFY(moved);
    QCOMPARE(moved->draft.state, State::InReview);
    QCOMPARE(moved->draft.remindOn, QDate::currentDate().addDays(3));
}

void TestPreferences::keepsTheChosenNumberOfBackups()
{
    const QDir copies(m_fixture->path(u"copies"_s));
    QVERIFY(copies.mkpath(u"."_s));
    saveSetting(Setting::BackupFolder, copies.path());
    saveSetting(Setting::KeptBackups, u"2"_s);
    const QStringList others{u"registry-2020.nidus"_s, u"registry-copies-2020-01-01.nidus"_s, u"mine.txt"_s};
    for (const QString& name :
         others + QStringList{u"registry-2020-01-01.nidus"_s, u"registry-2020-01-02.nidus"_s}) {
        QFile file(copies.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    m_fixture->open();
    const QString today =
        u"registry-%1.nidus"_s.arg(QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate));
    const QStringList expected = others + QStringList{u"registry-2020-01-02.nidus"_s, today};
    QTRY_VERIFY(copies.exists(today));
    QTRY_COMPARE(copies.entryList(QDir::Files).size(), expected.size()); // then the oldest is removed
    for (const QString& name : expected)
        QVERIFY2(copies.exists(name), qPrintable(name));
    QVERIFY(Registry::open(copies.filePath(today)).has_value());
}

void TestPreferences::lintsDraftsWithTheChosenProfile()
{
    const auto draft = m_fixture->another().drafts().create({}, {}); // everything is still to do
    QVERIFY(draft);
    const auto hasErrors = [this, &draft] {
        m_fixture->open();
        m_fixture->window().registryPage()->select(draftHandle(draft->id));
        const LintedSubject& shown = m_fixture->window().registryPage()->shownSubject();
        [&] { QTRY_VERIFY(!shown.findings.isEmpty()); }();
        return std::ranges::any_of(
            shown.findings, [](const Finding& finding) { return finding.severity == Severity::Error; });
    };
    QVERIFY(!hasErrors());
    saveSetting(Setting::LintProfile, u"submission"_s);
    QVERIFY(hasErrors());
}

void TestPreferences::addressesMailAsChosen()
{
    const auto draft = m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = filledTemplate(u"crates"_s)}}, {});
    QVERIFY(draft);
    for (const State next : {State::InReview, State::Approved}) // from then on, the request goes to IANA
        QVERIFY(m_fixture->another().drafts().move(draft->id, next, {}));
    saveSetting(Setting::IanaAddress, u"desk@example.org"_s);
    saveSetting(Setting::ReviewAddress, u"list@example.org"_s);
    m_fixture->open();
    m_fixture->window().registryPage()->select(draftHandle(draft->id));
    const QList<QAction*> actions = m_fixture->window().findChildren<QAction*>();
    for (QAction* action : actions) {
        if (action->text().remove(u'&') == u"Email Request…"_s)
            action->trigger();
    }
    const auto* dialog = qobject_cast<MailDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(dialog->mail().to, u"desk@example.org"_s);
    QCOMPARE(dialog->mail().cc, u"list@example.org, urn@example.org"_s);
}

NIDUS_WINDOW_TEST(tst_preferences, TestPreferences)
#include "tst_preferences.moc"
