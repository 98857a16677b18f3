// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"
#include "tests/screenshots/settled.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/support/look/contrast.h"
#include "ui/support/look/theme.h"

#include <QApplication>
#include <QDialog>
#include <QHash>
#include <QImage>
#include <QPalette>
#include <QStyleHints>
#include <QTest>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;

namespace {

constexpr QSize kSize(1340, 660);
constexpr int kLeastPages = 55;
constexpr int kUsual = 10; // points

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
    QTest::newRow("high contrast") << kUsual << colors(0xff000000, 0xff000000, 0xffffffff, 0xffffff00, 0xff000000);
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
    use(font, palette);
    QVERIFY(Album(kSize, [&wanted](QWidget& window, const QString& name) {
                wanted.insert(name, window.grab().toImage());
            }).takeAll());
    QVERIFY(wanted.size() >= kLeastPages);
    cleanup();
    QStringList bad;
    int compared = 0;
    const auto compare = [&](QWidget& window, const QString& name) {
        // A dialog keeps the size that it opened with.
        if (points != kUsual && qobject_cast<const QDialog*>(&window))
            return;
        QApplication::setFont(font);
        QApplication::setPalette(palette);
        static_cast<void>(waitUntilSettled());
        const QImage& there = wanted.value(name);
        const auto differs = [&] {
            const QImage here = window.grab().toImage();
            return here.size() != there.size() || firstDifference(here, there);
        };
        static_cast<void>(QTest::qWaitFor([&differs] { return !differs(); }, 1000));
        const QImage here = window.grab().toImage();
        ++compared;
        if (here.size() != there.size())
            bad.append(name + u": another size"_s);
        else if (const auto place = firstDifference(here, there))
            bad.append(u"%1: %2 at %3, %4"_s.arg(name, nameAt(window, *place)).arg(place->x()).arg(place->y()));
        if (qEnvironmentVariableIsSet("W4DIR") && differs()) {
            here.save(qEnvironmentVariable("W4DIR") + u"/"_s + name + u"-live.png"_s);
            there.save(qEnvironmentVariable("W4DIR") + u"/"_s + name + u"-fresh.png"_s);
        }
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

NIDUS_WINDOW_TEST(tst_livelooks, TestLiveLooks)
#include "tst_livelooks.moc"
