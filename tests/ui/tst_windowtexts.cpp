// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/check/checkpage.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/review/reviewpanel.h"
#include "ui/support/findbar.h"
#include "ui/support/messagebar.h"
#include "ui/syntax/syntaxpanel.h"
#include "ui/work/workpage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QTranslator>
#include <initializer_list>

using namespace Qt::StringLiterals;
using namespace nidus;

namespace {

/// A name for a message: class, accessible name or text.
QString nameOf(const QWidget& widget)
{
    QString text = widget.accessibleName();
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        text = label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        text = button->text();
    return QString::fromLatin1(widget.metaObject()->className()) + u" \""_s + text.left(60) + u'"';
}

/// What of the text of a widget cannot be seen because the widget is too small; empty where all can.
QString clipped(const QWidget& widget)
{
    const auto tooSmall = [&widget](const QSize& needed) {
        return needed.width() > widget.width() || needed.height() > widget.height()
                   ? u"%1 needs %2x%3, has %4x%5"_s.arg(nameOf(widget))
                         .arg(needed.width())
                         .arg(needed.height())
                         .arg(widget.width())
                         .arg(widget.height())
                   : QString();
    };
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && !label->text().isEmpty())
        return label->wordWrap() ? tooSmall({0, label->heightForWidth(label->width())})
                                 : tooSmall(label->minimumSizeHint());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        button && !button->text().isEmpty())
        return tooSmall({button->minimumSizeHint().width(), 0});
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(combo);
        const QRect room =
            combo->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, combo);
        const int needed = combo->fontMetrics().horizontalAdvance(combo->currentText());
        return needed > room.width()
                   ? u"%1 shows \"%2\" in %3 of %4"_s.arg(nameOf(*combo), combo->currentText())
                         .arg(room.width())
                         .arg(needed)
                   : QString();
    }
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int tab = 0; tab < bar->count(); ++tab) {
            const int needed = bar->fontMetrics().size(Qt::TextShowMnemonic, bar->tabText(tab)).width();
            if (bar->isTabVisible(tab) && bar->tabRect(tab).width() < needed)
                return u"tab "_s + bar->tabText(tab);
        }
    }
    return {};
}

/// What lies over something else with the same parent; empty where nothing does.
QString overlapping(const QWidget& widget)
{
    const auto isLeaf = [](const QWidget* each) {
        return each->isVisible() &&
               (qobject_cast<const QLabel*>(each) || qobject_cast<const QAbstractButton*>(each) ||
                qobject_cast<const QComboBox*>(each) || qobject_cast<const QLineEdit*>(each));
    };
    const QWidget* parent = widget.parentWidget();
    if (!parent || !isLeaf(&widget) || qobject_cast<const QLineEdit*>(parent) ||
        qobject_cast<const QTabBar*>(parent))
        return {}; // the buttons in a line lie over it, the arrows of many tabs share a border
    for (const QWidget* other : parent->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (other != &widget && isLeaf(other) && other->geometry().intersects(widget.geometry()))
            return nameOf(widget) + u" over "_s + nameOf(*other);
    }
    return {};
}

/// Whether the widget can be scrolled to: then it need not lie in the window.
bool isScrolled(const QWidget& widget)
{
    for (const QWidget* up = widget.parentWidget(); up; up = up->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(up))
            return true;
    }
    return false;
}

} // namespace

/// Every text can be read, in every language and direction, on a small screen and a large one.
class TestWindowTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void seesWhatIsWrong();
    void everyTextFits_data();
    void everyTextFits();
    void everyTextOfDialogsFits_data();
    void everyTextOfDialogsFits();

private:
    /// Opens a window with a draft to show, in this language and direction.
    void open(const QString& language, Qt::LayoutDirection direction);
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    void show(const QString& page);

    std::unique_ptr<WindowFixture> m_fixture;
    QTranslator m_words;
};

void TestWindowTexts::cleanup()
{
    m_fixture.reset();
    QCoreApplication::removeTranslator(&m_words);
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestWindowTexts::seesWhatIsWrong()
{
    QWidget parent;
    auto* button = new QPushButton(u"A button with a long text"_s, &parent);
    auto* label = new QLabel(u"A label with a long text"_s, &parent);
    auto* wrapped = new QLabel(u"A label with a text of many words, which needs many lines"_s, &parent);
    wrapped->setWordWrap(true);
    auto* combo = new QComboBox(&parent);
    combo->addItem(u"A choice with a long text"_s);
    auto* tabs = new QTabBar(&parent);
    tabs->addTab(u"A tab with a long text"_s);
    parent.resize(1000, 600);
    int y = 0;
    for (QWidget* each : std::initializer_list<QWidget*>{button, label, wrapped, combo, tabs}) {
        each->setGeometry(0, y, 600, 40);
        y += 100;
    }
    parent.show();
    for (QWidget* each : std::initializer_list<QWidget*>{button, label, wrapped, combo}) {
        QCOMPARE(clipped(*each), QString());
        QCOMPARE(overlapping(*each), QString());
        each->resize(60, 40);
        QVERIFY2(!clipped(*each).isEmpty(), qPrintable(nameOf(*each)));
    }
    label->move(button->pos() + QPoint(10, 10));
    QVERIFY(!overlapping(*label).isEmpty());
}

void TestWindowTexts::everyTextFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("points");
    const QSize small(1340, 660); // what 1366 by 768 leaves
    const QSize large(1900, 1000);
    for (const QString& language : {u"en"_s, u"fr"_s}) {
        const auto row = [&language](const char* name, const QSize& size, int points,
                                     Qt::LayoutDirection direction = Qt::LeftToRight) {
            QTest::newRow(qPrintable(language + u' ' + QString::fromLatin1(name)))
                << language << direction << size << points;
        };
        row("small screen", small, 10);
        row("large screen", large, 10);
        row("large screen, large text", large, 20); // as 200 % is
        row("small screen, from the right", small, 10, Qt::RightToLeft);
        row("large screen at 200 %", QSize(950, 500), 10);
    }
}

void TestWindowTexts::show(const QString& page)
{
    RegistrationView* view = window().registryPage()->view();
    if (page == u"work"_s)
        return window().showWorkPage();
    if (page == u"check"_s)
        return window().showCheckPage();
    if (page == u"results"_s) {
        window().showCheckPage();
        window().checkPage()->checkText("urn:isbn:0451450523\nurn:example:a\nnone\nurn:doi:x\n");
        auto* lines = window().checkPage()->findChild<QTableView*>();
        QTRY_COMPARE(lines->model()->rowCount(), 4);
        return;
    }
    window().showRegistryPage();
    if (page == u"record"_s)
        return window().registryPage()->select(u"isbn"_s);
    window().registryPage()->select(draftHandle(1));
    QVERIFY(window().registryPage()->currentDraft());
    view->showForm();
    view->setHintVisible(page == u"help"_s);
    if (page == u"syntax"_s) {
        view->showSyntax();
        const auto* status = view->findChild<QLabel*>(u"grammarStatus"_s);
        QTRY_VERIFY(!status->text().isEmpty()); // compiled, and its rules can be chosen
    } else if (page == u"guard"_s)
        view->syntax()->showBelow(SyntaxPanel::Below::Guard);
    else if (page == u"words"_s)
        view->syntax()->showBelow(SyntaxPanel::Below::Words);
    else if (page == u"preview"_s)
        view->showPreview();
    else if (page == u"history"_s)
        view->showHistory();
    else if (page == u"review"_s)
        view->showReview();
    else if (page == u"find"_s)
        view->findBar()->open();
}

void TestWindowTexts::open(const QString& language, Qt::LayoutDirection direction)
{
    QVERIFY(m_words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&m_words);
    QApplication::setLayoutDirection(direction);
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    RegistrationTemplate filled = filledTemplate(u"crates"_s);
    filled.setText(TemplateField::Syntax, u"  number = 1*DIGIT\n"_s);
    filled.setText(TemplateField::Date, u"2023-05-01."_s);
    {
        Registry other = m_fixture->another();
        const auto draft =
            other.drafts().create({.content = {filled, {}, SyntaxRule{.text = u"number = 2*DIGIT\n"_s}}}, {});
        QVERIFY(draft && draft->id == 1);
        QVERIFY(
            other.comments().add(draftHandle(1), {.field = TemplateField::Purpose, .text = u"Why?"_s}, {}));
    }
    m_fixture->open();
}

void TestWindowTexts::everyTextFits()
{
    QFETCH(QString, language);
    QFETCH(Qt::LayoutDirection, direction);
    QFETCH(QSize, size);
    QFETCH(int, points);
    const QFont font = QApplication::font();
    QFont larger = font;
    larger.setPointSize(points);
    QApplication::setFont(larger);
    open(language, direction);
    window().resize(size);
    QStringList bad;
    for (const QString& page :
         {u"record"_s, u"form"_s, u"help"_s, u"syntax"_s, u"guard"_s, u"words"_s, u"preview"_s, u"history"_s,
          u"review"_s, u"find"_s, u"work"_s, u"check"_s, u"results"_s}) {
        show(page);
        QTest::qWait(50);
        for (const QScrollArea* area : window().findChildren<QScrollArea*>()) {
            if (area->isVisible() && area->horizontalScrollBar()->isVisible())
                bad.append(u"%1: scrolls sideways: %2"_s.arg(page, nameOf(*area->widget())));
        }
        for (const QWidget* widget : window().findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->window() != &window())
                continue;
            for (const QString& what : {clipped(*widget), overlapping(*widget)}) {
                if (!what.isEmpty())
                    bad.append(page + u": "_s + what);
            }
            const QRect place(widget->mapTo(&window(), QPoint()), widget->size());
            const bool canBeSeen =
                qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLabel*>(widget);
            if (canBeSeen && !isScrolled(*widget) && !window().rect().contains(place))
                bad.append(page + u": outside: "_s + nameOf(*widget));
        }
    }
    QApplication::setFont(font);
    bad.removeDuplicates();
    QVERIFY2(bad.isEmpty(), qPrintable(QString::number(bad.size()) + u'\n' + bad.join(u'\n')));
}

void TestWindowTexts::everyTextOfDialogsFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    for (const QString& language : {u"en"_s, u"fr"_s}) {
        QTest::newRow(qPrintable(language)) << language << Qt::LeftToRight;
        QTest::newRow(qPrintable(language + u" from the right"_s)) << language << Qt::RightToLeft;
    }
}

void TestWindowTexts::everyTextOfDialogsFits()
{
    QFETCH(QString, language);
    QFETCH(Qt::LayoutDirection, direction);
    open(language, direction);
    show(u"form"_s);
    QStringList bad;
    int dialogs = 0;
    QList<QPointer<QAction>> actions;
    for (const QMenu* menu : window().menuBar()->findChildren<QMenu*>()) {
        for (QAction* action : menu->actions())
            actions.append(action);
    }
    for (const QPointer<QAction>& action : std::as_const(actions)) {
        if (!action || !action->isEnabled() || !action->text().endsWith(u'…') || action->menu())
            continue;
        const QString name = action->text();
        if (action->shortcut() == QKeySequence(QKeySequence::Print))
            continue; // Qt's own dialog
        action->trigger();
        QTest::qWait(20);
        QWidget* dialog = QApplication::activeModalWidget();
        if (!dialog)
            continue;
        const bool isOurs = !dialog->inherits("QFileDialog") && !dialog->inherits("QInputDialog");
        dialogs += isOurs ? 1 : 0;
        for (const QWidget* widget : isOurs ? dialog->findChildren<QWidget*>() : QList<QWidget*>()) {
            if (!widget->isVisible() || widget->window() != dialog)
                continue;
            for (const QString& what : {clipped(*widget), overlapping(*widget)}) {
                if (!what.isEmpty())
                    bad.append(name + u": "_s + what);
            }
            const QRect place(widget->mapTo(dialog, QPoint()), widget->size());
            if (!isScrolled(*widget) && !dialog->rect().contains(place))
                bad.append(name + u": outside: "_s + nameOf(*widget));
        }
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }
    bad.removeDuplicates();
    QVERIFY2(dialogs > 6, qPrintable(QString::number(dialogs)));
    QVERIFY2(bad.isEmpty(), qPrintable(QString::number(bad.size()) + u'\n' + bad.join(u'\n')));
}

NIDUS_WINDOW_TEST(tst_windowtexts, TestWindowTexts)
#include "tst_windowtexts.moc"
