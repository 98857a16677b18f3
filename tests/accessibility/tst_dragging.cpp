// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QHeaderView>
#include <QSet>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;

namespace {

constexpr int kTimeToFocus = 2000; // ms

QList<QSplitterHandle*> bordersOf(const QWidget& window)
{
    QList<QSplitterHandle*> borders;
    for (const QSplitter* splitter : window.findChildren<QSplitter*>()) {
        for (int i = 1; i < splitter->count(); ++i) {
            if (splitter->handle(i)->isVisible())
                borders.append(splitter->handle(i));
        }
    }
    return borders;
}

} // namespace

/// What can be dragged has another way: WCAG 2.2, 2.5.7 and 2.1.1.
class TestDragging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBorderMovesByKeys();
    void aBorderBesideAHiddenPaneMoves();
    void columnsMoveByKeys_data();
    void columnsMoveByKeys();
    void nothingElseFollowsTheMouse();
};

void TestDragging::everyBorderMovesByKeys()
{
    const WindowFixture settings;
    QStringList bad;
    QSet<QString> seen;
    Album album(QSize(1366, 760), [&](QWidget& window, const QString& name) {
        const QList<QSplitterHandle*> borders = bordersOf(window);
        if (borders.isEmpty())
            return;
        window.activateWindow(); // another window has been closed
        static_cast<void>(
            QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; }, kTimeToFocus));
        if (!QApplication::focusWidget())
            QTest::keyClick(&window, Qt::Key_Tab);
        QWidget* const before = QApplication::focusWidget();
        if (!before || before->window() != &window) {
            bad.append(name + u": nothing has the focus"_s);
            return;
        }
        for (QSplitterHandle* border : borders) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8, Qt::ControlModifier);
            if (QApplication::focusWidget() != border) {
                bad.append(name + u": not the next border"_s);
                return;
            }
            const bool isAcross = border->orientation() == Qt::Horizontal;
            const QList<int> sizes = border->splitter()->sizes();
            QTest::keyClick(border, isAcross ? Qt::Key_Left : Qt::Key_Up);
            QList<int> moved = border->splitter()->sizes();
            if (moved == sizes) // it may be as far as it goes
                QTest::keyClick(border, isAcross ? Qt::Key_Right : Qt::Key_Down);
            moved = border->splitter()->sizes();
            if (moved == sizes)
                bad.append(name + u": a border does not move"_s);
            border->splitter()->setSizes(sizes);
            seen.insert(QString::fromLatin1(border->splitter()->parentWidget()->metaObject()->className()));
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        if (QApplication::focusWidget() != before)
            bad.append(name + u": Escape does not return"_s);
    });
    QVERIFY(album.takeAll());
    QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
    QVERIFY2(seen.size() >= 5, qPrintable(seen.values().join(u' ')));
}

void TestDragging::aBorderBesideAHiddenPaneMoves()
{
    WindowFixture fixture;
    fixture.open(); // has the keys
    QSplitter splitter;
    for (int i = 0; i < 3; ++i)
        splitter.addWidget(new QWidget(&splitter));
    splitter.widget(1)->hide();
    splitter.resize(600, 100);
    splitter.show();
    QVERIFY(QTest::qWaitForWindowActive(&splitter));
    const int width = splitter.widget(0)->width();
    QTest::keyClick(splitter.handle(2), Qt::Key_Left);
    QVERIFY(splitter.widget(0)->width() < width);
    for (int i = 0; i < 100; ++i)
        QTest::keyClick(splitter.handle(2), Qt::Key_Left);
    QVERIFY(splitter.widget(0)->isVisible());
    splitter.setSizes({0, 0, 0});
    splitter.resize(splitter.handleWidth(), 100);
    QTest::keyClick(splitter.handle(2), Qt::Key_Right); // without room for two panes
}

void TestDragging::columnsMoveByKeys_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<Qt::Key>("wider");
    QTest::addColumn<Qt::Key>("narrower");
    QTest::newRow("left to right") << Qt::LeftToRight << Qt::Key_Right << Qt::Key_Left;
    QTest::newRow("right to left") << Qt::RightToLeft << Qt::Key_Left << Qt::Key_Right;
}

void TestDragging::columnsMoveByKeys()
{
    QFETCH(const Qt::LayoutDirection, direction);
    QFETCH(const Qt::Key, wider);
    QFETCH(const Qt::Key, narrower);
    WindowFixture fixture;
    fixture.open(); // has the keys
    QStandardItemModel model(2, 3);
    QTableView table;
    table.setLayoutDirection(direction);
    table.setModel(&model);
    table.resize(600, 300);
    table.show();
    QVERIFY(QTest::qWaitForWindowActive(&table));
    QHeaderView& header = *table.horizontalHeader();
    table.setCurrentIndex(model.index(0, 1));
    const int width = header.sectionSize(1);
    QTest::keyClick(&table, wider, Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(header.sectionSize(1) > width);
    QTest::keyClick(&table, narrower, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(header.sectionSize(1), width);
    QTest::keyClick(&table, Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(header.visualIndex(1), 1); // columns stay in their order unless a mouse can move them
    header.setSectionsMovable(true);
    QTest::keyClick(&table, Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(header.visualIndex(1), 2);
    QTest::keyClick(&table, Qt::Key_PageUp, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(header.visualIndex(1), 1);
}

/// Sources that follow a pressed mouse or accept what is dropped, each with its other way. A new one must be
/// added here with its own.
void TestDragging::nothingElseFollowsTheMouse()
{
    const QSet<QString> known{
        u"ui/subregistry/numbermap.cpp"_s,       // arrow keys, Page Up and Page Down, +, -, 0; and buttons
        u"ui/syntax/diagram/diagramview.cpp"_s,  // only shows where the mouse is; arrow keys and Return
        u"ui/syntax/editor/grammareditor.cpp"_s, // only shows a link; F2 and Go to Definition
        u"ui/shell/mainwindow.cpp"_s,            // drops files; File > Open, Import
        u"ui/check/checkpage.cpp"_s,             // drops files; Open File of URNs, Paste and Check
        u"ui/review/reviewpanel.cpp"_s,          // drops mail; the button that opens it
        u"ui/review/mailanswerdialog.cpp"_s,     // drops mail; pastes or opens it
    };
    QSet<QString> found;
    QDirIterator it(QStringLiteral(NIDUS_SOURCE_DIR "/ui"), {u"*.cpp"_s}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        if (text.contains("::mouseMoveEvent(") || text.contains("setAcceptDrops(true)") ||
            text.contains("setDragEnabled(true)"))
            found.insert(QDir(QStringLiteral(NIDUS_SOURCE_DIR)).relativeFilePath(file.fileName()));
    }
    QCOMPARE(QStringList((found - known).values()), QStringList());
    QCOMPARE(QStringList((known - found).values()), QStringList());
}

NIDUS_WINDOW_TEST(tst_dragging, TestDragging)
#include "tst_dragging.moc"
