// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"
#include "tests/screenshots/settled.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/support/look/contrast.h"
#include "ui/support/look/theme.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialog>
#include <QFontInfo>
#include <QHash>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPalette>
#include <QPlainTextEdit>
#include <QSet>
#include <QStyleHints>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;

namespace {

constexpr QSize kSize(1340, 660);
constexpr int kLeastPages = 55;
constexpr int kUsual = 10;           // points
constexpr int kTimeToRepaint = 1000; // ms

QPalette colors(QRgb window, QRgb base, QRgb text, QRgb highlight, QRgb highlighted)
{
    QPalette palette{QColor(window), QColor(window)};
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(role, QColor(text));
    palette.setColor(QPalette::Base, QColor(base));
    palette.setColor(QPalette::AlternateBase, QColor(window));
    palette.setColor(QPalette::Highlight, QColor(highlight));
    palette.setColor(QPalette::HighlightedText, QColor(highlighted));
    return palette;
}

/// Returns the deepest visible widget at a place of a window, for a message.
QString nameAt(const QWidget& window, const QPoint& place)
{
    const QWidget* widget = window.childAt(place);
    QString name;
    for (; widget; widget = widget->parentWidget()) {
        if (!widget->accessibleName().isEmpty())
            name = widget->accessibleName() + u' ' + name;
        if (name.isEmpty() || qobject_cast<const QDialog*>(widget))
            name += QString::fromLatin1(widget->metaObject()->className()) + u' ';
    }
    return name.trimmed();
}

/// Returns whether a dialog shows when things were done.
bool showsTheTime(const QWidget& window)
{
    return QLatin1StringView(window.metaObject()->className()) == "nidus::ui::ActivityDialog"_L1;
}

/// Returns what depends on the font in each visible widget of a window. Pictures also depend on borders that
/// somebody moved, and on what a list scrolled to.
QStringList sizes(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->inherits("QScrollBar"))
            continue;
        QString line =
            u"%1 %2: %3 px"_s
                .arg(QLatin1StringView(widget->metaObject()->className()), widget->accessibleName())
                .arg(QFontInfo(widget->font()).pixelSize());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            line += u", icon %1"_s.arg(button->iconSize().width());
        if (const auto* table = qobject_cast<const QTableView*>(widget))
            line += u", rows %1"_s.arg(table->verticalHeader()->defaultSectionSize());
        found.append(line);
    }
    return found;
}

/// Returns the first line that only the first list has although both have its widget, or nothing.
QString firstDifference(const QStringList& left, const QStringList& right)
{
    const QString all = u'\n' + right.join(u'\n');
    for (const QString& line : left) {
        if (!right.contains(line) && all.contains(u'\n' + line.section(u": "_s, 0, -2) + u": "_s))
            return line;
    }
    return {};
}

/// Returns a picture of a window without times, carets, and what is scrolled.
QImage pictureWithoutScrolling(QWidget& window)
{
    QImage picture = window.grab().toImage();
    QPainter painter(&picture);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->isVisible() &&
            (widget->accessibleName() == u"Timeline"_s || widget->inherits("QScrollBar") ||
             (widget->hasFocus() && qobject_cast<const QLineEdit*>(widget))))
            painter.fillRect(QRect(widget->mapTo(&window, QPoint()), widget->size()), Qt::black);
    }
    return picture;
}

/// Returns where two pictures of the same size differ first, or nothing.
std::optional<QPoint> firstDifference(const QImage& left, const QImage& right)
{
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < left.width(); ++x) {
            if (left.pixel(x, y) != right.pixel(x, y))
                return QPoint(x, y);
        }
    }
    return {};
}

} // namespace

/// Windows follow the font and the colors of the system while they are open: they look like windows that were
/// opened after the change.
class TestLiveLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void pagesFollow_data();
    void pagesFollow();
    void unreadableColorsOfAThemeDoNotOutliveIt();
    void caretsBlinkAsTheDesktopSays();

private:
    static void use(const QFont& font, const QPalette& palette)
    {
        QApplication::setFont(font);
        QApplication::setPalette(palette);
        ui::applyLooks(); // as at the start of the program
    }

    QFont m_font;
};

void TestLiveLooks::initTestCase()
{
    QGuiApplication::styleHints()->setCursorFlashTime(0);
    m_font = QApplication::font();
    m_font.setPointSize(kUsual);
    cleanup();
}

void TestLiveLooks::cleanup()
{
    QApplication::setFont(m_font);
    QApplication::setPalette(QPalette());
}

void TestLiveLooks::pagesFollow_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("dark") << kUsual << colors(0xff2b2d30, 0xff1e1f22, 0xffe6e6e6, 0xff3d7fc4, 0xffffffff);
    QTest::newRow("high contrast") << kUsual
                                   << colors(0xff000000, 0xff000000, 0xffffffff, 0xffffff00, 0xff000000);
    QTest::newRow("larger text") << 14 << QPalette();
}

void TestLiveLooks::pagesFollow()
{
    QFETCH(const int, points);
    QFETCH(const QPalette, palette);
    QFont font = m_font;
    font.setPointSize(points);
    const WindowFixture settings;
    QHash<QString, QImage> wanted;
    QHash<QString, QStringList> wantedSizes;
    QSet<QString> active; // a window that is not has no caret
    use(font, palette);
    QVERIFY(Album(kSize, [&](QWidget& window, const QString& name) {
                if (window.isActiveWindow())
                    active.insert(name);
                wanted.insert(name, pictureWithoutScrolling(window));
                wantedSizes.insert(name, sizes(window));
            }).takeAll());
    QVERIFY(wanted.size() >= kLeastPages);
    cleanup();
    QStringList bad;
    int compared = 0;
    const auto compare = [&](QWidget& window, const QString& name) {
        // A dialog keeps the size that it opened with.
        if ((points != kUsual && qobject_cast<const QDialog*>(&window)) || showsTheTime(window) ||
            name.startsWith("menu-"_L1)) // like the other dialogs
            return;
        QApplication::setFont(font);
        QApplication::setPalette(palette);
        static_cast<void>(waitUntilSettled());
        if (window.isActiveWindow() != active.contains(name))
            return cleanup();
        const QImage& there = wanted.value(name);
        const auto difference = [&] {
            if (points != kUsual)
                return firstDifference(sizes(window), wantedSizes.value(name));
            const QImage here = pictureWithoutScrolling(window);
            if (here.size() != there.size())
                return u"another size"_s;
            const std::optional<QPoint> place = firstDifference(here, there);
            return place ? u"%1 at %2, %3"_s.arg(nameAt(window, *place)).arg(place->x()).arg(place->y())
                         : QString();
        };
        static_cast<void>(QTest::qWaitFor([&difference] { return difference().isEmpty(); }, kTimeToRepaint));
        ++compared;
        if (const QString what = difference(); !what.isEmpty())
            bad.append(name + u": "_s + what);
        cleanup();
        static_cast<void>(waitUntilSettled());
    };
    QVERIFY(Album(kSize, compare).takeAll());
    QVERIFY2(compared >= 25, qPrintable(QString::number(compared)));
    for (const QString& each : std::as_const(bad))
        qInfo("%s", qPrintable(each));
    QCOMPARE(bad, QStringList());
}

/// What Nidus changes in a theme that cannot be read goes with that theme.
void TestLiveLooks::unreadableColorsOfAThemeDoNotOutliveIt()
{
    WindowFixture fixture;
    fixture.open();
    ui::applyLooks();
    const QPalette before = QApplication::palette();
    QPalette pale;
    pale.setColor(QPalette::Highlight, QColor(0xdd, 0xdd, 0xff));
    pale.setColor(QPalette::HighlightedText, Qt::white);
    QApplication::setPalette(pale);
    const QPalette readable = QApplication::palette();
    QVERIFY(ui::contrast(readable.color(QPalette::Highlight), Qt::white) >= ui::kLeastContrast);
    QApplication::setPalette(QPalette());
    QCOMPARE(QApplication::palette().color(QPalette::Highlight), before.color(QPalette::Highlight));
}

/// Counts how often a widget is painted.
class Paintings final : public QObject
{
public:
    explicit Paintings(QWidget& widget)
    {
        auto* area = qobject_cast<QAbstractScrollArea*>(&widget);
        (area ? area->viewport() : &widget)->installEventFilter(this);
    }
    int count = 0;

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

/// Every editor follows the setting of the desktop while it has the focus; 0 = does not blink.
void TestLiveLooks::caretsBlinkAsTheDesktopSays()
{
    constexpr int fast = 40;  // ms
    constexpr int beats = 10; // of a clock that is as fast as the carets
    constexpr int enough = 3; // paintings
    WindowFixture fixture;
    fixture.open();
    fixture.createDraft();
    QSet<QString> kinds;
    for (const bool isGrammar : {false, true}) {
        if (isGrammar)
            fixture.window().registryPage()->view()->showSyntax();
        static_cast<void>(waitUntilSettled());
        for (QWidget* editor : fixture.window().findChildren<QWidget*>()) {
            const bool isEditor = qobject_cast<QLineEdit*>(editor) || qobject_cast<QPlainTextEdit*>(editor);
            const QString kind = QString::fromLatin1(editor->metaObject()->className());
            if (!isEditor || !editor->isVisible() || !editor->isEnabled() || kinds.contains(kind) ||
                !editor->inputMethodQuery(Qt::ImEnabled).toBool())
                continue;
            kinds.insert(kind);
            editor->setFocus();
            QVERIFY2(editor->hasFocus(), qPrintable(kind));
            Paintings paintings(*editor);
            QGuiApplication::styleHints()->setCursorFlashTime(fast);
            QTRY_VERIFY2(paintings.count > enough, qPrintable(kind));
            QGuiApplication::styleHints()->setCursorFlashTime(0);
            static_cast<void>(waitUntilSettled());
            paintings.count = 0;
            int beat = 0;
            QTimer clock;
            connect(&clock, &QTimer::timeout, &clock, [&beat] { ++beat; });
            clock.start(fast);
            QTRY_VERIFY(beat >= beats);
            QVERIFY2(paintings.count < enough, qPrintable(kind + QString::number(paintings.count)));
        }
    }
    QVERIFY2(kinds.size() >= 3, qPrintable(QStringList(kinds.cbegin(), kinds.cend()).join(u' ')));
}

NIDUS_WINDOW_TEST(tst_livelooks, TestLiveLooks)
#include "tst_livelooks.moc"
