// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/matchdelegate.h"
#include "ui/browser/namespacemodel.h"
#include "ui/check/results/verdictbutton.h"
#include "ui/support/look/contrast.h"
#include "ui/support/look/settings.h"
#include "ui/support/look/theme.h"

#include <QApplication>
#include <QGroupBox>
#include <QPainter>
#include <QStyleOptionViewItem>
#include <QTabBar>
#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

/// Text can be read on its ground in every theme: selected, found, and in the second line of a row.
class TestContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_settings = std::make_unique<WindowFixture>(); }
    void cleanup();

    void isThatOfWcag();
    void textCanBeRead_data();
    void textCanBeRead();
    void foundTextCanBeReadOnASelectedRow_data() { textCanBeRead_data(); }
    void foundTextCanBeReadOnASelectedRow();
    void showsWhichVerdictsAreChecked_data() { textCanBeRead_data(); }
    void showsWhichVerdictsAreChecked();
    void showsTabsAndGroupsInHighContrast();

private:
    /// Uses a theme, for "system" on a desktop with Fusion's own colors.
    static void use(const QString& theme);

    std::unique_ptr<WindowFixture> m_settings;
};

void TestContrast::cleanup()
{
    use(u"system"_s);
    m_settings.reset();
}

void TestContrast::use(const QString& theme)
{
    saveSetting(Setting::Theme, theme);
    applyLooks();
}

void TestContrast::isThatOfWcag()
{
    QCOMPARE(qRound(contrast(Qt::black, Qt::white) * 100), 2100);
    QCOMPARE(qRound(contrast(QColor(0x77, 0x77, 0x77), Qt::white) * 100), 448);
    QCOMPARE(qRound(contrast(QColor(0x30, 0x8c, 0xc6), Qt::white) * 100), 369); // Fusion's selected text
}

void TestContrast::textCanBeRead_data()
{
    QTest::addColumn<QString>("theme");
    for (const char* theme : {"system", "light", "dark", "contrast"})
        QTest::newRow(theme) << QString::fromLatin1(theme);
}

void TestContrast::textCanBeRead()
{
    QFETCH(const QString, theme);
    use(theme);
    const QPalette palette = QApplication::palette();
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        const auto color = [&](QPalette::ColorRole role) { return palette.color(group, role); };
        QVERIFY(contrast(color(QPalette::HighlightedText), color(QPalette::Highlight)) >= kLeastContrast);
        QCOMPARE(color(QPalette::PlaceholderText).alpha(), 255);
        QVERIFY(contrast(color(QPalette::PlaceholderText), color(QPalette::Base)) >= kLeastContrast);
        QVERIFY(contrast(color(QPalette::Text), color(QPalette::Base)) >= kLeastContrast);
    }
    QVERIFY(contrast(MatchDelegate::secondColor(palette, false), palette.color(QPalette::Base)) >=
            kLeastContrast);
    QVERIFY(contrast(MatchDelegate::secondColor(palette, true), palette.color(QPalette::Highlight)) >=
            kLeastContrast);
}

/// Takes a picture of a row: the ground below a found text is one on which the text can be read.
void TestContrast::foundTextCanBeReadOnASelectedRow()
{
    QFETCH(const QString, theme);
    use(theme);
    NamespaceModel model;
    model.setSummaries({{.handle = u"museum"_s, .nid = u"museum"_s, .registrant = u"Stiftung"_s}});
    model.setMatches(QStringList(u"museum"_s), u"museum"_s);
    const MatchDelegate delegate;
    for (const bool isSelected : {false, true}) {
        QImage picture(300, 44, QImage::Format_RGB32);
        picture.fill(QApplication::palette().color(QPalette::Base));
        QStyleOptionViewItem option;
        option.rect = picture.rect();
        option.font = QApplication::font();
        option.palette = QApplication::palette();
        option.state = QStyle::State_Enabled | QStyle::State_Active;
        option.showDecorationSelected = true;
        if (isSelected)
            option.state |= QStyle::State_Selected;
        QPainter painter(&picture);
        delegate.paint(&painter, option, model.index(0, NamespaceModel::Nid));
        painter.end();
        QHash<QRgb, int> found;
        for (int x = 12; x < 30; ++x) { // within the marked NID
            for (int y = 6; y < 18; ++y)
                ++found[picture.pixel(x, y)];
        }
        QRgb most = found.cbegin().key(); // of the ground
        for (auto each = found.cbegin(); each != found.cend(); ++each)
            most = *each > found.value(most) ? each.key() : most;
        const QColor ink = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        QVERIFY2(contrast(ink, QColor(most)) >= kLeastContrast, qPrintable(QColor(most).name()));
        QVERIFY(found.size() > 1); // there is text
    }
}

/// A filter that is on is seen, and its text can be read.
void TestContrast::showsWhichVerdictsAreChecked()
{
    QFETCH(const QString, theme);
    use(theme);
    VerdictButton button(LineKind::Invalid);
    button.setCount(12, 100);
    button.resize(240, button.sizeHint().height());
    const auto ground = [&button](bool isChecked) {
        button.setChecked(isChecked);
        return button.grab().toImage().pixelColor(10, button.height() / 2);
    };
    const QColor off = ground(false);
    const QColor on = ground(true);
    const int difference = std::abs(on.red() - off.red()) + std::abs(on.green() - off.green()) +
                           std::abs(on.blue() - off.blue());
    QVERIFY2(difference >= 40, qPrintable(off.name() + u' ' + on.name()));
    QVERIFY2(contrast(button.palette().color(QPalette::ButtonText), on) >= kLeastContrast,
             qPrintable(on.name()));
}

/// In high contrast, the tab that is shown differs from the others by more than a shade, and no frame crosses
/// the heading of a group.
void TestContrast::showsTabsAndGroupsInHighContrast()
{
    use(u"contrast"_s);
    const QRgb ink = QApplication::palette().color(QPalette::Text).rgb();
    QTabBar tabs;
    tabs.addTab(u"One"_s);
    tabs.addTab(u"Two"_s);
    tabs.setCurrentIndex(1);
    tabs.resize(tabs.sizeHint());
    const QImage bar = tabs.grab().toImage();
    const auto hasFrame = [&](int tab) {
        const QRect place = tabs.tabRect(tab);
        return bar.pixel(place.right() - 1, place.center().y()) == ink &&
               bar.pixel(place.left() + 1, place.center().y()) == ink;
    };
    QVERIFY(hasFrame(1));
    QVERIFY(!hasFrame(0));
    QGroupBox group(u"Heading"_s);
    group.resize(200, 100);
    const QImage box = group.grab().toImage();
    QVERIFY(box.pixel(199, 60) == ink);
    for (int y = 0; y < group.fontMetrics().height(); ++y)
        QVERIFY2(box.pixel(199, y) != ink, qPrintable(QString::number(y)));
}

NIDUS_WINDOW_TEST(tst_contrast, TestContrast)
#include "tst_contrast.moc"
