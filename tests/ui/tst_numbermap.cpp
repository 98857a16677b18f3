// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/subregistry/numbermap.h"
#include "ui/subregistry/stretchlook.h"
#include "ui/support/look/contrast.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;
using subregistry::Block;
using subregistry::Entry;
using subregistry::EntryState;

namespace {

constexpr quint64 kAll = 0xFFFF'FFFF; // 32 bits

SharedContent listOf(const QList<Entry>& entries, quint64 last = kAll, QDate today = {})
{
    return contentOf(
        {.definition = {.nid = u"oma"_s, .name = u"objects"_s, .kind = subregistry::ValueKind::Decimal},
         .changes = {{.id = 1,
                      .what = u"import"_s,
                      .ranges = {{.name = u"all"_s, .block = {0, last}}},
                      .entries = entries}}},
        {}, today);
}

/// Entries of the holders 0, 1, 2 ...
QList<Entry> entriesOf(int holders)
{
    QList<Entry> entries;
    for (int i = 0; i < holders; ++i)
        entries.append({.block = {quint64(i), quint64(i)}, .holder = QString::number(i)});
    return entries;
}

constexpr int kLeastDifferent = 60; ///< pixels of 720

int differentPixels(const QImage& a, const QImage& b)
{
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            different += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 60 ? 1 : 0;
    }
    return different;
}

QImage pictureOf(NumberMap& map)
{
    QImage image(map.size(), QImage::Format_RGB32);
    map.render(&image);
    return image;
}

/// Returns whether the block band has a color in a column of pixels.
bool hasColor(const QImage& image, int x, const QColor& color)
{
    for (int y = 0; y < image.height(); ++y) {
        if (image.pixelColor(x, y) == color)
            return true;
    }
    return false;
}

} // namespace

class TestNumberMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEvenTheSmallestEntry();
    void showsTheStateNotOnlyByColor();
    void showsTheStateInGray();
    void showsTheStateOfARangeInGray_data();
    void showsTheStateOfARangeInGray();
    void looksCloserAtSmallBlocks();
    void isExactForLargeNumbers();
    void zoomsWhereTheMouseIs();
    void zoomsAroundWhatIsChosen();
    void findsSmallEntriesUnderTheMouse();
    void takesWhatIsUnderAMenu();
    void stepsOverEveryStretch();
    void drawsManyEntriesQuickly();
    void holdersHaveContrast();
    void holdersLookDifferent();
    void legendIsAboutWhatIsInView();
    void marksWhatHasEnded();
    void marksClosedRanges();
    void releasedBlocksAreLower();
    void stripesGrowWithTheText();
};

void TestNumberMap::showsEvenTheSmallestEntry()
{
    NumberMap map;
    map.resize(800, 160);
    map.show(listOf({{.block = {kAll / 2, kAll / 2}, .holder = u"A"_s}}));
    const QColor color = holderColor(u"A"_s, HolderLooks({{.entries = {{.holder = u"A"_s}}}}), map.palette());
    QVERIFY(hasColor(pictureOf(map), 400, color) || hasColor(pictureOf(map), 401, color));
    QVERIFY(!hasColor(pictureOf(map), 300, color));
}

void TestNumberMap::showsTheStateNotOnlyByColor()
{
    NumberMap map;
    map.resize(800, 160);
    QList<QImage> pictures;
    for (const EntryState state :
         {EntryState::Pending, EntryState::Reserved, EntryState::Assigned, EntryState::Temporary,
          EntryState::Deprecated, EntryState::Retired, EntryState::Withdrawn, EntryState::Released}) {
        map.show(listOf({{.block = {0, 999}, .state = state, .holder = u"A"_s}}, 999));
        const QImage picture = pictureOf(map).convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
        QVERIFY2(!pictures.contains(picture), registration::wordOf(state).data());
        pictures.append(picture);
    }
}

void TestNumberMap::looksCloserAtSmallBlocks()
{
    NumberMap map;
    map.resize(800, 160);
    map.show(listOf({{.block = {5, 5}}, {.block = {1'000'000, 1'000'049}}, {.block = {kAll - 3, kAll - 3}}}));
    QCOMPARE(map.view(), (Block{0, kAll}));
    for (const Block& block : {Block{5, 5}, Block{1'000'000, 1'000'049}, Block{kAll - 3, kAll - 3}}) {
        map.goTo(block);
        QVERIFY(map.current() && map.current()->block == block);
        QVERIFY(map.view().contains(block));
        QVERIFY2(map.view().size() < block.size() * 30, qPrintable(QString::number(map.view().size())));
    }
    map.showAll();
    QCOMPARE(map.view(), (Block{0, kAll}));
}

void TestNumberMap::isExactForLargeNumbers()
{
    constexpr quint64 kNearEnd = subregistry::kLargestNumber - 1000;
    NumberMap map;
    map.resize(800, 160);
    map.show(listOf({{.block = {kNearEnd, kNearEnd}}}, subregistry::kLargestNumber));
    map.goTo({kNearEnd, kNearEnd});
    QVERIFY(map.view().contains({kNearEnd, kNearEnd}));
    for (int i = 0; i < 100; ++i)
        map.zoomIn();
    QVERIFY(map.view().size() <= 5);
    for (int i = 0; i < 200; ++i)
        map.zoomOut();
    QCOMPARE(map.view(), (Block{0, subregistry::kLargestNumber}));
}

/// Keys keep what is chosen in view; without that, the middle.
void TestNumberMap::zoomsAroundWhatIsChosen()
{
    NumberMap map;
    map.resize(800, 160);
    map.show(listOf({{.block = {0, 109}}, {.block = {500, 999}}}, 9999));
    const QString whole = map.text();
    map.zoomIn();
    QVERIFY(map.view().contains({4990, 5010}));
    map.showAll();
    map.goTo({110, 499});
    for (int i = 0; i < 6; ++i) {
        map.zoomIn();
        const Block view = map.view();
        QVERIFY2(view.contains({300, 310}), qPrintable(QString::number(view.first)));
    }
    QVERIFY(map.view().size() < 2000);
    const QString part = map.text();
    QCOMPARE(part.section(u'\n', 0, 0),
             u"Only a part of the map: %1-%2"_s.arg(map.view().first).arg(map.view().last));
    QVERIFY(whole.contains(part.section(u'\n', 1)));
    map.zoomOut();
    QVERIFY(map.view().contains({110, 499}));
}

void TestNumberMap::zoomsWhereTheMouseIs()
{
    NumberMap map;
    map.resize(800, 160);
    map.show(listOf({}, 7999));
    QWheelEvent wheel({200, 50}, map.mapToGlobal(QPoint(200, 50)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&map, &wheel);
    const Block view = map.view();
    QVERIFY(view.size() < 8000);
    // 2000 is still a quarter from the left.
    QVERIFY(qAbs(double(2000 - view.first) / double(view.size()) - 0.25) < 0.01);
}

void TestNumberMap::findsSmallEntriesUnderTheMouse()
{
    NumberMap map;
    map.resize(800, 160);
    map.show(listOf({{.block = {kAll / 2, kAll / 2}, .holder = u"A"_s}}));
    QTest::mouseClick(&map, Qt::LeftButton, {}, {401, 60});
    QVERIFY(map.current() && map.current()->entry == 0);
    map.showAll();
    for (int i = 0; i < 60; ++i) {
        QWheelEvent wheel({401, 60}, map.mapToGlobal(QPoint(401, 60)), {}, {0, 120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&map, &wheel);
    }
    QVERIFY(map.view().contains({kAll / 2, kAll / 2}));
    QVERIFY(map.view().size() < 100);
    map.showAll();
    QTest::mouseClick(&map, Qt::LeftButton, {}, {200, 60});
    QCOMPARE(map.current()->entry, -1);
}

/// A menu is about the entry under the mouse, and only the left button opens one.
void TestNumberMap::takesWhatIsUnderAMenu()
{
    NumberMap map;
    map.resize(800, 160);
    map.show(listOf({{.block = {0, 399}, .holder = u"A"_s}, {.block = {600, 999}, .holder = u"B"_s}}, 999));
    QSignalSpy opened(&map, &NumberMap::activated);
    QTest::mouseClick(&map, Qt::LeftButton, {}, {100, 60});
    QCOMPARE(map.current()->entry, 0);
    QTest::mouseClick(&map, Qt::RightButton, {}, {700, 60});
    QCOMPARE(map.current()->entry, 1);
    QTest::mouseDClick(&map, Qt::RightButton, {}, {100, 60});
    QCOMPARE(opened.size(), 0);
    QTest::mouseDClick(&map, Qt::LeftButton, {}, {100, 60});
    QCOMPARE(opened.size(), 1);
    map.forgetCurrent();
    QVERIFY(map.current() == nullptr);
    QVERIFY2(map.accessibleDescription().startsWith("In view: "_L1), qPrintable(map.accessibleDescription()));
}

void TestNumberMap::stepsOverEveryStretch()
{
    NumberMap map;
    map.resize(800, 160);
    map.show(listOf({{.block = {10, 19}, .holder = u"A"_s}, {.block = {30, 30}, .holder = u"B"_s}}, 99));
    QTest::keyClick(&map, Qt::Key_Home);
    QStringList texts{map.accessibleDescription().section(u';', 0, 0)};
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(&map, Qt::Key_Right);
        texts.append(map.accessibleDescription().section(u';', 0, 0));
    }
    texts.removeDuplicates();
    map.showAll();
    QCOMPARE(texts, map.text().split(u'\n'));
    QCOMPARE(texts.size(), 5);
}

void TestNumberMap::drawsManyEntriesQuickly()
{
    QList<Entry> entries;
    for (quint64 i = 0; i < 100'000; ++i)
        entries.append({.block = {i * 40'000, i * 40'000 + i % 3}, .holder = u"Holder %1"_s.arg(i % 977)});
    NumberMap map;
    map.resize(1600, 160);
    map.show(listOf(entries));
    for (const int zooms : {0, 10, 20}) {
        for (int i = 0; i < zooms; ++i)
            map.zoomIn();
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 10; ++i)
            static_cast<void>(pictureOf(map));
        const qint64 spent = timer.elapsed() / 10;
        qInfo("%lld ms to draw 100,000 entries", static_cast<long long>(spent));
        QVERIFY2(spent < 200, qPrintable(QString::number(spent))); // also on a busy machine
    }
}

void TestNumberMap::holdersHaveContrast()
{
    for (const auto& [ground, text] : {std::pair(Qt::white, Qt::black), std::pair(Qt::black, Qt::white)}) {
        QPalette palette;
        palette.setColor(QPalette::Base, ground);
        palette.setColor(QPalette::Text, text);
        const HolderLooks looks({{.entries = entriesOf(100)}});
        QSet<QRgb> colors;
        for (int i = 0; i < 100; ++i) {
            const QColor color = holderColor(QString::number(i), looks, palette);
            colors.insert(color.rgb());
            QVERIFY(contrast(color, ground) >= 3);
        }
        QCOMPARE(colors.size(), 12);
    }
}

/// Not only by color, for the first 48; and a holder alone always has the same color.
void TestNumberMap::holdersLookDifferent()
{
    const HolderLooks looks({{.entries = entriesOf(48)}});
    QList<HolderLook> seen;
    QSet<std::size_t> colors;
    for (int i = 0; i < 48; ++i) {
        const HolderLook look = looks.lookOf(QString::number(i));
        QVERIFY(!seen.contains(look));
        seen.append(look);
    }
    const HolderLooks few({{.entries = entriesOf(12)}});
    for (int i = 0; i < 12; ++i)
        colors.insert(few.lookOf(QString::number(i)).color);
    QCOMPARE(colors.size(), 12);
    using Entries = QList<subregistry::Entry>;
    const auto looksOf = [](const Entries& entries) { return HolderLooks({{.entries = entries}}); };
    QCOMPARE(looksOf({{.holder = u"A"_s}}).lookOf(u"A"_s),
             looksOf({{.holder = u"A"_s}, {.holder = u"B"_s}}).lookOf(u"A"_s));
}

/// States and holders out of view are left out; the largest holders come first.
void TestNumberMap::legendIsAboutWhatIsInView()
{
    const SharedContent content =
        listOf({{.block = {0, 9}, .state = EntryState::Reserved, .holder = u"small"_s},
                {.block = {10, 99}, .holder = u"large"_s},
                {.block = {500, 900}, .state = EntryState::Retired, .holder = u"far"_s}},
               999);
    const auto texts = [&content](const Block& view) {
        QStringList all;
        for (const LegendItem& item : legendOf(*content, view))
            all.append(item.text);
        return all;
    };
    QCOMPARE(texts({0, 99}), (QStringList{u"reserved"_s, u"assigned"_s, u"large"_s, u"small"_s}));
    QCOMPARE(texts({5, 12}), (QStringList{u"reserved"_s, u"assigned"_s, u"small"_s, u"large"_s}));
    QCOMPARE(texts({450, 999}), (QStringList{u"retired"_s, u"free"_s, u"far"_s}));
}

void TestNumberMap::showsTheStateOfARangeInGray_data()
{
    QTest::addColumn<QColor>("base");
    QTest::addColumn<QColor>("text");
    QTest::newRow("light") << QColor(Qt::white) << QColor(0x20, 0x20, 0x20);
    QTest::newRow("dark") << QColor(0x1e, 0x1f, 0x22) << QColor(0xe0, 0xe0, 0xe0);
    QTest::newRow("high contrast") << QColor(Qt::black) << QColor(Qt::white);
}

/// Free numbers of a range that is not open look like those of no other one, nor like an entry.
void TestNumberMap::showsTheStateOfARangeInGray()
{
    QFETCH(QColor, base);
    QFETCH(QColor, text);
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::PlaceholderText, text);
    QList<QImage> pictures;
    const auto add = [&](const auto& paint) {
        QImage image(24, 30, QImage::Format_RGB32);
        QPainter painter(&image);
        paint(painter, image.rect());
        painter.end();
        pictures.append(image.convertToFormat(QImage::Format_Grayscale8));
    };
    using enum subregistry::RangeState;
    for (const subregistry::RangeState state : {Open, Private, Closed, Reserved}) {
        const subregistry::Range range{.name = u"range"_s, .state = state};
        add([&](QPainter& painter, const QRect& place) {
            paintFree(painter, place, freePattern(&range), palette);
        });
    }
    const qsizetype ranges = pictures.size();
    for (int state = 0; state < int(EntryState::Pool); ++state)
        add([&](QPainter& painter, const QRect& place) {
            paintFree(painter, place, Qt::NoBrush, palette);
            paintBlock(painter, place, static_cast<EntryState>(state), holderColor({}, {}, palette), 0,
                       palette);
        });
    for (qsizetype i = 0; i < ranges; ++i) {
        for (qsizetype j = i + 1; j < pictures.size(); ++j)
            QVERIFY2(differentPixels(pictures[i], pictures[j]) >= kLeastDifferent,
                     qPrintable(u"%1 %2: %3"_s.arg(i).arg(j).arg(differentPixels(pictures[i], pictures[j]))));
    }
}

/// On a gray printout, each state differs from each other one, whoever the holders are.
void TestNumberMap::showsTheStateInGray()
{
    const QPalette palette;
    const HolderLooks looks({{.entries = entriesOf(12)}});
    struct Picture
    {
        EntryState state;
        QImage image;
    };
    QList<Picture> pictures;
    for (int number = 0; number < int(EntryState::Pool); ++number) {
        for (int holder = 0; holder < 12; ++holder) {
            const auto state = static_cast<EntryState>(number);
            QImage image(24, 30, QImage::Format_RGB32);
            QPainter painter(&image);
            paintFree(painter, image.rect(), Qt::NoBrush, palette);
            paintBlock(painter, image.rect(), state, holderColor(QString::number(holder), looks, palette), 0,
                       palette);
            painter.end();
            pictures.append({state, image.convertToFormat(QImage::Format_Grayscale8)});
        }
    }
    for (const Picture& one : pictures) {
        for (const Picture& other : pictures) {
            const int different = differentPixels(one.image, other.image);
            QVERIFY2(one.state == other.state || different >= kLeastDifferent,
                     qPrintable(u"%1 %2: %3"_s
                                    .arg(QString(registration::wordOf(one.state)),
                                         QString(registration::wordOf(other.state)))
                                    .arg(different)));
        }
    }
}

/// What cannot be assigned does not look free.
void TestNumberMap::marksWhatHasEnded()
{
    NumberMap map;
    map.resize(800, 160);
    const QList<Entry> entries{
        {.block = {0, 499}, .state = EntryState::Reserved, .holder = u"A"_s, .until = {2020, 1, 2}}};
    map.show(listOf(entries, 999, {2020, 1, 2}));
    const QImage before = pictureOf(map);
    QVERIFY2(!map.text().contains("ended"_L1), qPrintable(map.text()));
    const SharedContent ended = listOf(entries, 999, {2020, 1, 3});
    map.show(ended);
    QVERIFY(pictureOf(map) != before);
    QVERIFY2(
        map.text().startsWith("0-499, 500 numbers, range all, reserved, ended, A, until 2020-01-02\n"_L1),
        qPrintable(map.text()));
    const QList<LegendItem> legend = legendOf(*ended, {0, 999});
    QVERIFY(std::ranges::find(legend, u"ended"_s, &LegendItem::text) != legend.end());
}

void TestNumberMap::marksClosedRanges()
{
    NumberMap map;
    map.resize(800, 200);
    QList<QImage> pictures;
    for (const auto state : {subregistry::RangeState::Open, subregistry::RangeState::Closed}) {
        map.show(contentOf(
            {.definition = {.nid = u"oma"_s, .name = u"objects"_s, .kind = subregistry::ValueKind::Decimal},
             .changes = {{.id = 1,
                          .what = u"range"_s,
                          .ranges = {{.name = u"all"_s, .block = {0, 99}, .state = state}}}}}));
        const int line = map.fontMetrics().height() + 8;
        pictures.append(pictureOf(map).copy(0, line + 4, 800, 2 * line - 8)); // only the blocks
    }
    QVERIFY(pictures[0] != pictures[1]);
    QCOMPARE(pictures[0].pixelColor(400, 10), map.palette().color(QPalette::Base));
    QVERIFY(map.text().contains("not assignable"_L1));
}

/// Also where a block is too narrow for a pattern.
void TestNumberMap::releasedBlocksAreLower()
{
    NumberMap map;
    map.resize(800, 200);
    const int line = map.fontMetrics().height() + 8;
    QList<QColor> tops;
    for (const EntryState state : {EntryState::Assigned, EntryState::Released}) {
        map.show(listOf({{.block = {kAll / 2, kAll / 2}, .state = state, .holder = u"A"_s}}));
        tops.append(pictureOf(map).pixelColor(401, line + 8));
    }
    QVERIFY(tops[0] != tops[1]);
    QCOMPARE(tops[1], map.palette().color(QPalette::Base));
}

/// Holders differ from each other at any size of the text.
void TestNumberMap::stripesGrowWithTheText()
{
    const auto striped = [](int pixels) {
        QImage image(60, 120, QImage::Format_RGB32);
        QPainter painter(&image);
        QFont font = painter.font();
        font.setPixelSize(pixels);
        painter.setFont(font);
        const QPalette palette;
        paintBlock(painter, image.rect(), EntryState::Assigned, Qt::blue, 1, palette);
        painter.end();
        int rows = 0;
        for (int y = 1; y < image.height() / 2; ++y)
            rows += image.pixelColor(30, y) == palette.color(QPalette::Base) ? 1 : 0;
        return rows;
    };
    QCOMPARE(striped(13), 3);
    QCOMPARE(striped(26), 6);
    QCOMPARE(striped(39), 9);
}

NIDUS_WINDOW_TEST(tst_numbermap, TestNumberMap)
#include "tst_numbermap.moc"
