// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/support/look/contrast.h"
#include "ui/support/look/settings.h"
#include "ui/support/look/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHash>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QTest>
#include <QTextEdit>
#include <QToolTip>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;
using namespace nidus::ui;

namespace {

/// A mark of the focus is at least this many pixels whose contrast with the same pixels without it is 3:1 or
/// more: the smallest line around the smallest control has more.
constexpr int kLeastMark = 20;
constexpr double kMarkContrast = 3;
constexpr int kParts = 8; ///< looks at so many places in a row
constexpr int kMostTabs = 250;
constexpr int kMostLinks = 20;  ///< in one label
constexpr int kMostWait = 1000; // ms

QString titleOf(const QWidget* widget)
{
    if (!widget)
        return u"nothing"_s;
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return u"%1 \"%2\" (%3)"_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                                   widget->accessibleName().isEmpty() && button ? button->text()
                                                                                : widget->accessibleName(),
                                   widget->objectName());
}

/// Whether Tab reaches a widget.
bool isTabStop(const QWidget& widget)
{
    if (!widget.isVisible() || !widget.isEnabled() || !(widget.focusPolicy() & Qt::TabFocus) ||
        widget.focusProxy())
        return false;
    const auto* radio = qobject_cast<const QRadioButton*>(&widget);
    return !radio || radio->isChecked(); // arrows reach the others of a group
}

bool hasCaret(const QWidget& widget)
{
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget) ||
           qobject_cast<const QTextEdit*>(&widget) || widget.inherits("QAbstractSpinBox");
}

QImage pictureOf(QWidget& widget)
{
    QImage picture = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
    if (hasCaret(widget)) // which is not a mark: it blinks
        QPainter(&picture).fillRect(picture.rect().adjusted(3, 3, -3, -3), Qt::black);
    return picture;
}

/// The number of pixels that differ by a contrast of 3:1.
int markSize(const QImage& without, const QImage& with)
{
    int pixels = 0;
    for (int y = 0; y < std::min(without.height(), with.height()); ++y) {
        for (int x = 0; x < std::min(without.width(), with.width()); ++x) {
            const QRgb before = without.pixel(x, y);
            const QRgb after = with.pixel(x, y);
            pixels += before != after && contrast(QColor(before), QColor(after)) >= kMarkContrast ? 1 : 0;
        }
    }
    return pixels;
}

/// Whether a part of a widget can be seen: it is scrolled into view, and nothing is over it.
bool isInView(const QWidget& widget)
{
    QRect seen = widget.rect();
    for (const QWidget* inner = &widget; !inner->isWindow(); inner = inner->parentWidget())
        seen = seen.translated(inner->pos()).intersected(inner->parentWidget()->rect());
    for (int part = 1; part < kParts * kParts; ++part) {
        const QPoint place(seen.left() + seen.width() * (part % kParts) / kParts,
                           seen.top() + seen.height() * (part / kParts) / kParts);
        const QWidget* over = widget.window()->childAt(place);
        if (!seen.isEmpty() && (over == &widget || widget.isAncestorOf(over)))
            return true;
    }
    return false;
}

/// Returns the buttons that Tab reaches, from left to right and from top to bottom.
QList<QAbstractButton*> asShown(const QDialogButtonBox& box)
{
    QList<QAbstractButton*> buttons = box.buttons();
    buttons.removeIf([](const QAbstractButton* button) { return !isTabStop(*button); });
    std::ranges::sort(buttons, {},
                      [](const QAbstractButton* button) { return std::pair(button->y(), button->x()); });
    return buttons;
}

/// Whether the eye comes to a part of a page before it comes to another one: it is above it, or left of it.
bool isBefore(const QRect& part, const QRect& other)
{
    const bool isInRow = part.top() <= other.bottom() && other.top() <= part.bottom();
    const bool isInColumn = part.left() <= other.right() && other.left() <= part.right();
    return (isInColumn && part.bottom() < other.top()) || (isInRow && part.right() < other.left());
}

/// Returns which parts of a window an order has before others that the eye reads earlier. Only parts of the
/// same container are compared.
QStringList unlikeTheEye(const QWidget& window, const QList<QWidget*>& order)
{
    QHash<const QWidget*, QList<const QWidget*>> parts;
    QStringList bad;
    for (const QWidget* part : order) {
        for (; part != &window; part = part->parentWidget()) {
            QList<const QWidget*>& known = parts[part->parentWidget()];
            if (!known.contains(part))
                known.append(part);
            else if (known.constLast() != part)
                bad.append(u"%1 again after %2"_s.arg(titleOf(part), titleOf(known.constLast())));
        }
    }
    for (auto it = parts.cbegin(); it != parts.cend(); ++it) {
        for (qsizetype i = 1; i < it->size(); ++i) {
            if (isBefore(it->at(i)->geometry(), it->at(i - 1)->geometry()))
                bad.append(u"%1 after %2"_s.arg(titleOf(it->at(i)), titleOf(it->at(i - 1))));
        }
    }
    return bad;
}

/// Returns the controls of a window in the order of Tab.
QList<QWidget*> tabStops(QWidget& window)
{
    QList<QWidget*> stops;
    for (QWidget* next = window.nextInFocusChain(); next != &window; next = next->nextInFocusChain()) {
        if (next->window() == &window && isTabStop(*next))
            stops.append(next);
    }
    return stops;
}

/// Returns what is arranged by layouts and splitters in a window, in the order of the accessibility tree.
QList<QWidget*> readParts(QWidget& window)
{
    QList<QWidget*> parts;
    for (QWidget* part : window.findChildren<QWidget*>()) {
        const QWidget& outer = *part->parentWidget();
        const bool isArranged = outer.layout() || outer.inherits("QSplitter");
        if (isArranged && part->isVisible() && !part->isWindow() && !part->size().isEmpty() &&
            !part->testAttribute(Qt::WA_TransparentForMouseEvents) && !part->inherits("QSplitterHandle"))
            parts.append(part);
    }
    return parts;
}

} // namespace

/// A person with a keyboard and eyes reaches every control, sees where the focus is, and gets out again.
class TestKeyboardFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void focusCanBeSeen_data();
    void focusCanBeSeen();
    void tabReachesEverythingAndLeavesIt();
    void escapeClosesEveryDialog();
    void returnHasABoldButton();
    void tabGoesThroughButtonsAsShown();
    void ordersFollowTheEye();
    void aKeyClosesAToolTip();
};

void TestKeyboardFocus::cleanup()
{
    saveSetting(Setting::Theme, u"system"_s);
    applyLooks();
}

void TestKeyboardFocus::focusCanBeSeen_data()
{
    QTest::addColumn<QString>("theme");
    for (const char* theme : {"light", "dark", "contrast"})
        QTest::newRow(theme) << QString::fromLatin1(theme);
}

void TestKeyboardFocus::focusCanBeSeen()
{
    QFETCH(const QString, theme);
    const WindowFixture fixture;
    saveSetting(Setting::Theme, theme);
    applyLooks();
    QStringList unseen;
    QSet<QString> known;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        if (page.windowType() == Qt::Popup)
            return;
        page.window()->setAttribute(Qt::WA_KeyboardFocusChange); // as after Tab
        QTest::keyClick(&page, Qt::Key_Shift);
        QList<QPointer<QWidget>> widgets;
        for (QWidget* widget : page.findChildren<QWidget*>())
            widgets.append(widget);
        const QPointer<QWidget> before = QApplication::focusWidget();
        for (const QPointer<QWidget>& widget : widgets) {
            if (!widget || !isTabStop(*widget) || known.contains(titleOf(widget)))
                continue;
            known.insert(titleOf(widget));
            page.setFocus();
            const QImage without = pictureOf(*widget);
            widget->setFocus(Qt::TabFocusReason);
            const QImage with = widget ? pictureOf(*widget) : QImage();
            if (widget && QApplication::focusWidget() == widget && markSize(without, with) < kLeastMark)
                unseen.append(u"%1: %2: %3 pixels"_s.arg(name, titleOf(widget)).arg(markSize(without, with)));
        }
        if (before)
            before->setFocus();
    });
    QVERIFY(album.takeAll());
    QVERIFY2(known.size() > 250, qPrintable(QString::number(known.size())));
    for (const QString& line : unseen) // QtTest shortens long texts
        qInfo().noquote() << line;
    QCOMPARE(unseen.size(), 0);
}

void TestKeyboardFocus::tabReachesEverythingAndLeavesIt()
{
    const WindowFixture fixture;
    QStringList bad;
    int steps = 0;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        if (page.windowType() == Qt::Popup)
            return;
        page.activateWindow(); // another window has been closed
        static_cast<void>(QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; }, kMostWait));
        if (!QApplication::focusWidget())
            QTest::keyClick(&page, Qt::Key_Tab);
        if (!QApplication::focusWidget() || QApplication::focusWidget()->window() != page.window()) {
            bad.append(name + u": nothing has the focus"_s);
            return;
        }
        QSet<const QWidget*> reached;
        for (const Qt::KeyboardModifiers back : {Qt::NoModifier, Qt::ShiftModifier}) {
            int stays = 0;
            int tabs = 0;
            const QWidget* first = nullptr;
            for (; tabs < kMostTabs && stays < kMostLinks; ++tabs) {
                QWidget* const from = QApplication::focusWidget();
                QTest::keyClick(from, back ? Qt::Key_Backtab : Qt::Key_Tab, back);
                QWidget* const to = QApplication::focusWidget();
                stays = to == from ? stays + 1 : 0;
                if (to == first && from != first)
                    break;
                first = first ? first : to;
                if (!back)
                    reached.insert(to);
                static_cast<void>(QTest::qWaitFor([to] { return isInView(*to); }, kMostWait));
                if (!isInView(*to))
                    bad.append(u"%1: out of view: %2"_s.arg(name, titleOf(to)));
            }
            steps += tabs;
            if (stays == kMostLinks || tabs == kMostTabs)
                bad.append(u"%1: %3 stays at %2"_s.arg(name, titleOf(QApplication::focusWidget()),
                                                       back ? u"Shift+Tab"_s : u"Tab"_s));
        }
        for (const QWidget* widget : page.findChildren<QWidget*>()) {
            if (isTabStop(*widget) && widget->window() == page.window() && !reached.contains(widget))
                bad.append(u"%1: Tab does not reach %2"_s.arg(name, titleOf(widget)));
        }
    });
    QVERIFY(album.takeAll());
    bad.removeDuplicates();
    for (const QString& line : bad)
        qInfo().noquote() << line;
    QCOMPARE(bad.size(), 0);
    QVERIFY2(steps > 1000, qPrintable(QString::number(steps)));
}

void TestKeyboardFocus::escapeClosesEveryDialog()
{
    const WindowFixture fixture;
    QStringList open;
    int dialogs = 0;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        if (!qobject_cast<QDialog*>(&page))
            return;
        ++dialogs;
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &page, Qt::Key_Escape);
        if (page.isVisible())
            open.append(name);
    });
    QVERIFY(album.takeAll());
    QVERIFY2(dialogs > 25, qPrintable(QString::number(dialogs)));
    QVERIFY2(open.isEmpty(), qPrintable(open.join(u'\n')));
}

void TestKeyboardFocus::returnHasABoldButton()
{
    const WindowFixture fixture;
    QStringList without;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        const auto* buttons = page.findChild<QDialogButtonBox*>();
        if (!qobject_cast<QDialog*>(&page) || !buttons)
            return;
        bool hasDefault = false;
        for (const QPushButton* button : page.findChildren<QPushButton*>())
            hasDefault |= button->isDefault() && button->isVisible();
        if (!hasDefault)
            without.append(name);
    });
    QVERIFY(album.takeAll());
    QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
}

void TestKeyboardFocus::tabGoesThroughButtonsAsShown()
{
    const WindowFixture fixture;
    QStringList bad;
    int boxes = 0;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        for (const QDialogButtonBox* box : page.findChildren<QDialogButtonBox*>()) {
            const QList<QAbstractButton*> shown = asShown(*box);
            if (shown.size() < 2)
                continue;
            ++boxes;
            shown.constFirst()->setFocus();
            for (qsizetype i = 1; i < shown.size(); ++i) {
                QTest::keyClick(shown.at(i - 1), Qt::Key_Tab);
                if (!shown.at(i)->hasFocus())
                    bad.append(u"%1: Tab leads to %2, not to %3"_s.arg(
                        name, titleOf(QApplication::focusWidget()), titleOf(shown.at(i))));
            }
        }
    });
    QVERIFY(album.takeAll());
    for (const QString& line : bad)
        qInfo().noquote() << line;
    QCOMPARE(bad.size(), 0);
    QVERIFY2(boxes > 15, qPrintable(QString::number(boxes)));
}

void TestKeyboardFocus::ordersFollowTheEye()
{
    const WindowFixture fixture;
    QStringList bad;
    qsizetype stops = 0;
    Album album(QSize(1100, 760), [&](QWidget& page, const QString& name) {
        if (page.windowType() == Qt::Popup || page.inherits("QInputDialog")) // whose order is Qt's
            return;
        const QList<QWidget*> order = tabStops(page);
        stops += order.size();
        for (const QString& each : unlikeTheEye(page, order)) {
            // In a form, Tab goes from field to field; the buttons beside the titles come last.
            const bool isBesideATitle = each.startsWith("QToolButton \"Help on "_L1) ||
                                        each.contains("(to-syntax-tab)"_L1) ||
                                        each.contains(" about this field\""_L1) ||
                                        each.startsWith("nidus::ui::FieldBox \"\" () again"_L1);
            // From a grammar, Tab goes to its repairs, which are below the diagram.
            if (!isBesideATitle && (!name.startsWith(u"syntax-"_s) || !each.contains(u" again "_s)))
                bad.append(u"%1: Tab: %2"_s.arg(name, each));
        }
        for (const QString& each : unlikeTheEye(page, readParts(page)))
            bad.append(u"%1: tree: %2"_s.arg(name, each));
    });
    QVERIFY(album.takeAll());
    for (const QString& line : bad)
        qInfo().noquote() << line;
    QCOMPARE(bad.size(), 0);
    QVERIFY2(stops > 1000, qPrintable(QString::number(stops)));
}

void TestKeyboardFocus::aKeyClosesAToolTip()
{
    WindowFixture fixture;
    fixture.open();
    QToolTip::showText(fixture.window().mapToGlobal(QPoint(50, 50)), u"What this does"_s, &fixture.window());
    QTRY_VERIFY(QToolTip::isVisible());
    QTest::keyClick(&fixture.window(), Qt::Key_Shift);
    QTRY_VERIFY(!QToolTip::isVisible());
}

NIDUS_WINDOW_TEST(tst_keyboardfocus, TestKeyboardFocus)
#include "tst_keyboardfocus.moc"
