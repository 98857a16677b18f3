// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/checkpage.h"
#include "ui/editor/templateform.h"
#include "ui/help/manualwindow.h"
#include "ui/registry/registryfiles.h"
#include "ui/registry/registrypage.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QTableView>
#include <QTreeView>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::ui;

/// The Start page: when it appears, and where its buttons lead.
class TestWindowStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QSettings().remove(u"start/page"_s); // as at first use
        m_fixture->open();
    }
    void cleanup() { m_fixture.reset(); }

    void appearsUntilThereIsADraft();
    void appearsNotIfAnotherPageIsPreferred();
    void isInTheMenusHelpAndView();
    void writesARegistration();
    void enterPressesAButton();
    void reviewsATemplate();
    void checksAFile();
    void leadsIntoTheManual();
    void opensSamples();
    void returnsFromTheSamples();
    void asksBeforeChangedSamplesAreLost();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] QWidget* page() const { return window().findChild<QWidget*>(u"start-page"_s); }
    [[nodiscard]] bool isSaid(const QString& text) const
    {
        return std::ranges::any_of(window().statusBar()->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == text;
        });
    }
    /// Presses a button by the keyboard.
    void press(const QString& text) const
    {
        const QList<QAbstractButton*> buttons = window().findChildren<QAbstractButton*>();
        for (QAbstractButton* button : buttons) {
            if (!button->isVisible() || button->text() != text)
                continue;
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, Qt::Key_Space);
            return;
        }
        QFAIL(qPrintable(u"no button "_s + text));
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowStart::appearsUntilThereIsADraft()
{
    QVERIFY(page()->isVisible());
    static_cast<void>(m_fixture->another()
                          .drafts()
                          .create({.content = {.registrationTemplate = filledTemplate(u"first"_s)}}, {})
                          .value());
    m_fixture->open();
    QVERIFY(!page()->isVisible());
    QVERIFY(window().registryPage()->isVisible());
}

void TestWindowStart::appearsNotIfAnotherPageIsPreferred()
{
    for (const QString& chosen : {u"registry"_s, u"last"_s}) {
        QSettings().setValue(u"start/page"_s, chosen);
        m_fixture->open();
        QVERIFY2(window().registryPage()->isVisible(), qPrintable(chosen));
    }
    window().showCheckPage();
    QSettings().remove(u"start/page"_s);
    window().close();
    m_fixture->open();
    QVERIFY(window().checkPage()->isVisible());
}

void TestWindowStart::isInTheMenusHelpAndView()
{
    window().showRegistryPage();
    QTest::keyClick(&window(), Qt::Key_H, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_G);
    QTRY_VERIFY(page()->isVisible());
    window().showWorkPage();
    press(u"Start Page"_s); // where there are no tasks
    QVERIFY(page()->isVisible());
    window().showRegistryPage();
    QTest::keyClick(&window(), Qt::Key_V, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_G);
    QTRY_VERIFY(page()->isVisible());
}

void TestWindowStart::writesARegistration()
{
    press(u"Write a Registration"_s);
    QTRY_VERIFY(window().registryPage()->view()->form()->isVisible());
    QVERIFY(window().registryPage()->currentDraft());
}

void TestWindowStart::enterPressesAButton()
{
    for (QPushButton* button : page()->findChildren<QPushButton*>()) {
        if (button->text() != u"Write a Registration"_s)
            continue;
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, Qt::Key_Return);
    }
    QVERIFY(window().registryPage()->currentDraft());
}

void TestWindowStart::reviewsATemplate()
{
    press(u"Review a Template"_s);
    QTRY_VERIFY(qobject_cast<QFileDialog*>(QApplication::activeModalWidget()));
    QApplication::activeModalWidget()->close();
}

void TestWindowStart::checksAFile()
{
    press(u"Check a File of URNs"_s);
    QTRY_VERIFY(qobject_cast<QFileDialog*>(QApplication::activeModalWidget()));
    QVERIFY(window().checkPage()->isVisible());
    QApplication::activeModalWidget()->close();
}

void TestWindowStart::leadsIntoTheManual()
{
    press(u"Read the Manual"_s);
    const auto* manual = window().findChild<ManualWindow*>();
    QVERIFY(manual);
    QCOMPARE(manual->place(), u"index"_s);
    press(u"How to Keep Numbers"_s);
    QCOMPARE(manual->place(), u"subregistries"_s);
}

void TestWindowStart::opensSamples()
{
    press(u"Try with Samples"_s);
    QTRY_VERIFY(window().registryPage()->isAlone() && window().registryPage()->isVisible());
    QVERIFY(window().registryFiles()->present().isEmpty());
    QVERIFY(window().windowTitle().contains(u"in memory"_s));
    QVERIFY(isSaid(u"In memory: nothing is kept"_s));
    window().statusBar()->showMessage(u"Saved"_s); // hides what the status bar usually shows
    QVERIFY(isSaid(u"In memory: nothing is kept"_s));
    window().showCheckPage();
    const auto* lines = window().checkPage()->findChild<QTableView*>();
    QTRY_COMPARE(lines->model()->rowCount(), 10);
    window().registryPage()->select(u"draft:4"_s);
    QCOMPARE(window().registryPage()->currentDraft()->stored().state, State::InReview);
}

void TestWindowStart::returnsFromTheSamples()
{
    press(u"Try with Samples"_s);
    QTRY_VERIFY(window().registryPage()->isAlone() && window().registryPage()->isVisible());
    press(u"Close Samples"_s);
    QCOMPARE(window().registryFiles()->present(), m_fixture->path());
    QVERIFY(!isSaid(u"In memory: nothing is kept"_s));
}

void TestWindowStart::asksBeforeChangedSamplesAreLost()
{
    press(u"Try with Samples"_s);
    QTRY_VERIFY(window().registryPage()->isAlone() && window().registryPage()->isVisible());
    window().registryPage()->select(u"draft:3"_s);
    window().showRegistryPage();
    window().registryPage()->currentDraft()->edit({TemplateField::Purpose}, u"Scores"_s);
    press(u"Close Samples"_s);
    QVERIFY(QApplication::activeModalWidget());
    WindowFixture::answer(u"Cancel"_s);
    QVERIFY(window().registryFiles()->present().isEmpty());
}

NIDUS_WINDOW_TEST(tst_windowstart, TestWindowStart)
#include "tst_windowstart.moc"
