// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/templateform.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/look/screenfit.h"
#include "ui/support/widgets/sidepane.h"
#include "ui/support/widgets/stepdialog.h"

#include <QDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTranslator>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::ui;

namespace {

/// The space next to a panel on a screen of 1366 by 768 pixels, scaled to 200%.
constexpr QRect kSmallScreen(0, 0, 683, 360);

/// Wants a size, but can be smaller.
class WishfulWidget : public QWidget
{
public:
    explicit WishfulWidget(QSize wanted) : m_wanted(wanted) {}
    [[nodiscard]] QSize sizeHint() const override { return m_wanted; }

private:
    QSize m_wanted;
};

} // namespace

/// Every window fits the screen that it opens on, and all its controls can be reached there.
class TestWindowSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void fitsIntoASpace_data();
    void fitsIntoASpace();
    void opensNoLargerThanItsScreen();
    void dialogsAreAsHighAsTheirContent();
    void stepsAreShownWithoutScrolling();
    void buttonsWithoutRoomAreStacked();
    void opensAtTheCenter();
    void pagesNeedNoMoreThanASmallScreen_data();
    void pagesNeedNoMoreThanASmallScreen();
    void dialogsNeedNoMoreThanASmallScreen();
    void listFormAndSidePaneFit_data();
    void listFormAndSidePaneFit();
    void everyFieldIsVisibleInLittleSpace();
    void linesStayReadableInMuchSpace();

private:
    void openDraft()
    {
        m_fixture->window().registryActions()->newFormal()->trigger();
        QVERIFY(m_fixture->window().registryPage()->view()->form()->isVisible());
    }

    QTranslator m_words;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowSize::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
}

void TestWindowSize::cleanup()
{
    m_fixture.reset();
    QCoreApplication::removeTranslator(&m_words);
}

void TestWindowSize::fitsIntoASpace_data()
{
    QTest::addColumn<QRect>("wanted");
    QTest::addColumn<QSize>("least");
    QTest::addColumn<QSize>("size");
    const QSize none(0, 0);
    QTest::newRow("fits") << QRect(100, 100, 300, 150) << none << QSize(300, 150);
    QTest::newRow("too wide") << QRect(100, 100, 1280, 150) << none << QSize(-1, 150);
    QTest::newRow("too high") << QRect(100, 100, 300, 800) << none << QSize(300, -1);
    QTest::newRow("beyond the right") << QRect(600, 100, 300, 150) << none << QSize(300, 150);
    QTest::newRow("beyond the left") << QRect(-200, -80, 300, 150) << none << QSize(300, 150);
    QTest::newRow("larger minimum size") << QRect(300, 100, 900, 500) << QSize(800, 450) << QSize(800, 450);
}

void TestWindowSize::fitsIntoASpace()
{
    QFETCH(QRect, wanted);
    QFETCH(QSize, least);
    QFETCH(QSize, size);
    QWidget window;
    window.setMinimumSize(least);
    window.setGeometry(wanted);
    fitInto(window, kSmallScreen);
    QVERIFY(size.width() < 0 ? window.width() > 640 : window.width() == size.width());
    QVERIFY(size.height() < 0 ? window.height() > 300 : window.height() == size.height());
    // If it cannot be fully visible, its top left corner is.
    QVERIFY(kSmallScreen.contains(window.geometry().topLeft()));
    QVERIFY(!least.isNull() || kSmallScreen.contains(window.geometry()));
}

void TestWindowSize::opensNoLargerThanItsScreen()
{
    MainWindow& window = m_fixture->window();
    const QRect screen = window.screen()->availableGeometry();
    window.hide();
    window.resize(screen.size() * 2); // like after use on a larger screen
    window.show();
    QVERIFY(screen.contains(window.geometry()));
    QDialog dialog(&window);
    dialog.resize(screen.size() * 2);
    dialog.show();
    QVERIFY(screen.contains(dialog.geometry()));
}

/// Nothing scrolls in a dialog while the screen has room for it.
void TestWindowSize::dialogsAreAsHighAsTheirContent()
{
    const int room = m_fixture->window().screen()->availableGeometry().height();
    for (const int wanted : {200, room * 8 / 10, room * 2}) {
        QDialog dialog(&m_fixture->window());
        auto* layout = new QVBoxLayout(&dialog);
        layout->addWidget(new WishfulWidget({300, wanted}));
        dialog.show();
        QVERIFY2(dialog.height() >= std::min(wanted, room * 8 / 10) && dialog.height() <= room,
                 qPrintable(QString::number(dialog.height())));
    }
}

void TestWindowSize::stepsAreShownWithoutScrolling()
{
    const QList<findings::Finding> three(3, {.id = findings::kTemplatePlaceholder});
    for (const StepDialog::Gate gate : {StepDialog::Gate::Open, StepDialog::Gate::Closed}) {
        StepDialog dialog({.title = u"Submit for Review"_s,
                           .explanation = u"The history records that the draft is in review."_s,
                           .noteLabel = u"&Note:"_s,
                           .button = u"Submit Only"_s,
                           .findings = three,
                           .warnings = three,
                           .gate = gate},
                          &m_fixture->window());
        dialog.show();
        const auto* area = dialog.findChild<QScrollArea*>();
        QVERIFY(area->widget()->height() > 100);
        QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }
}

/// Buttons with a large font are below each other, not cut.
void TestWindowSize::buttonsWithoutRoomAreStacked()
{
    const QFont usual = QApplication::font();
    for (const int points : {10, 30}) {
        QFont font = usual;
        font.setPointSize(points);
        QApplication::setFont(font);
        QMessageBox box(QMessageBox::Question, u"Nidus"_s, u"Saving returns it to review."_s,
                        QMessageBox::Cancel, &m_fixture->window());
        const QPushButton* first = box.addButton(u"Save and Return to Review"_s, QMessageBox::AcceptRole);
        const QPushButton* second = box.addButton(u"Save as Editorial Change…"_s, QMessageBox::ActionRole);
        box.setWindowModality(Qt::WindowModal); // as questions of the program are
        box.show();
        for (const QPushButton* button : {first, second})
            QTRY_VERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
        QCOMPARE(first->y() == second->y(), points == 10);
    }
    QApplication::setFont(usual);
}

void TestWindowSize::opensAtTheCenter()
{
    MainWindow& window = m_fixture->window();
    const QRect screen = window.screen()->availableGeometry();
    const auto isAt = [](const QPoint& center, const QPoint& wanted) {
        return (center - wanted).manhattanLength() < 40; // a frame and a title
    };
    QVERIFY(isAt(window.geometry().center(), screen.center()));
    QCOMPARE(window.size(), screen.size() * 8 / 10);
    window.setGeometry(700, 300, 900, 600);
    QDialog dialog(&window);
    dialog.resize(300, 200);
    dialog.show();
    QVERIFY(isAt(dialog.geometry().center(), window.geometry().center()));
    dialog.hide();
    dialog.move(10, 50); // a dialog that somebody moved stays where it is
    dialog.show();
    QCOMPARE(dialog.pos(), QPoint(10, 50));
}

void TestWindowSize::pagesNeedNoMoreThanASmallScreen_data()
{
    QTest::addColumn<QString>("page");
    for (const char* page : {"empty", "draft", "help", "syntax", "preview", "history", "record", "check"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestWindowSize::pagesNeedNoMoreThanASmallScreen()
{
    QFETCH(QString, page);
    MainWindow& window = m_fixture->window();
    RegistrationView* view = window.registryPage()->view();
    if (page == u"check"_s)
        window.showCheckPage();
    else if (page == u"record"_s)
        window.registryPage()->select(u"isbn"_s);
    else if (page != u"empty"_s)
        openDraft();
    view->showPane(page == u"help"_s ? Pane::Help : Pane::Findings);
    if (page == u"syntax"_s)
        view->showSyntax();
    if (page == u"preview"_s)
        view->showPreview();
    if (page == u"history"_s)
        view->showHistory();
    fitInto(window, kSmallScreen);
    QCoreApplication::processEvents();
    QVERIFY2(window.minimumSizeHint().width() <= kSmallScreen.width() &&
                 window.minimumSizeHint().height() <= kSmallScreen.height(),
             qPrintable(
                 u"%1 x %2"_s.arg(window.minimumSizeHint().width()).arg(window.minimumSizeHint().height())));
    fitInto(window, kSmallScreen);
    QVERIFY(kSmallScreen.contains(window.geometry()));
}

/// The dialogs that open without preparation.
void TestWindowSize::dialogsNeedNoMoreThanASmallScreen()
{
    openDraft();
    QStringList tooLarge;
    int opened = 0;
    for (QAction* action : m_fixture->window().findChildren<QAction*>()) {
        if (!action->text().endsWith(u'…') || !action->isEnabled())
            continue;
        const QString name = action->text();
        QTimer::singleShot(0, this, [&] {
            const QWidget* dialog = QApplication::activeModalWidget();
            if (dialog == nullptr)
                return;
            ++opened;
            const QSize least = dialog->minimumSizeHint().expandedTo(dialog->minimumSize());
            // In real use, the desktop replaces Qt's dialogs for files and colors.
            if (least.width() > kSmallScreen.width() || least.height() > kSmallScreen.height())
                tooLarge.append(u"%1: %2 x %3"_s.arg(name).arg(least.width()).arg(least.height()));
        });
        action->trigger();
        QCoreApplication::processEvents();
        while (QWidget* dialog = QApplication::activeModalWidget()) {
            dialog->close();
            QCoreApplication::processEvents();
        }
    }
    QVERIFY(opened >= 5);
    QVERIFY2(tooLarge.isEmpty(), qPrintable(tooLarge.join(u'\n')));
}

void TestWindowSize::listFormAndSidePaneFit_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    for (const char* language : {"en", "fr"}) {
        for (const int width : {1100, 1200, 1366})
            QTest::addRow("%s, %d", language, width) << QString::fromLatin1(language) << width;
    }
}

/// No page scrolls sideways, whichever pane is open.
void TestWindowSize::listFormAndSidePaneFit()
{
    QFETCH(const QString, language);
    QFETCH(const int, width);
    QVERIFY(m_words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&m_words);
    m_fixture->open();
    openDraft();
    MainWindow& window = m_fixture->window();
    window.resize(width, 700);
    RegistryPage& page = *window.registryPage();
    const auto* area = qobject_cast<QScrollArea*>(page.parentWidget()->parentWidget());
    QVERIFY(area);
    for (const Pane pane : {Pane::Findings, Pane::Help, Pane::Review}) {
        page.view()->showPane(pane);
        const auto widths = [&] {
            return qPrintable(u"page %1 of %2, list %3, form %4, side %5"_s.arg(page.width())
                                  .arg(area->viewport()->width())
                                  .arg(page.browser()->width())
                                  .arg(page.view()->form()->width())
                                  .arg(page.view()->side()->width()));
        };
        QTRY_VERIFY2(area->horizontalScrollBar()->maximum() == 0, widths());
        QVERIFY2(page.browser()->isVisible() && page.browser()->width() >= 190, widths());
        QVERIFY2(page.view()->form()->width() >= 420, widths());
        QVERIFY2(page.view()->isShown(pane) && page.view()->side()->width() >= 320, widths());
    }
    window.showWorkPage();
    QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
}

void TestWindowSize::everyFieldIsVisibleInLittleSpace()
{
    openDraft();
    m_fixture->window().registryPage()->view()->showPane(Pane::Help);
    fitInto(m_fixture->window(), kSmallScreen);
    QCoreApplication::processEvents();
    const TemplateForm* form = m_fixture->window().registryPage()->view()->form();
    int fields = 0;
    for (QLineEdit* line : form->findChildren<QLineEdit*>()) {
        ++fields;
        const auto left = [&] { return line->mapTo(form->viewport(), QPoint(0, 0)).x(); };
        QTRY_VERIFY2(left() >= 0 && left() + line->width() <= form->viewport()->width() && line->width() > 60,
                     qPrintable(u"%1: %2 + %3 of %4"_s.arg(line->accessibleName())
                                    .arg(left())
                                    .arg(line->width())
                                    .arg(form->viewport()->width())));
    }
    QVERIFY(fields >= 8);
}

void TestWindowSize::linesStayReadableInMuchSpace()
{
    openDraft();
    m_fixture->window().resize(3000, 900);
    QCoreApplication::processEvents();
    const TemplateForm* form = m_fixture->window().registryPage()->view()->form();
    QVERIFY(form->viewport()->width() > 1500);
    for (const QLineEdit* line : form->findChildren<QLineEdit*>())
        QVERIFY(line->width() <= form->fontMetrics().averageCharWidth() * 110);
}

NIDUS_WINDOW_TEST(tst_windowsize, TestWindowSize)
#include "tst_windowsize.moc"
