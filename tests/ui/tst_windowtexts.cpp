// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/album.h"
#include "tests/screenshots/textfit.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/screenfit.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTranslator>
#include <initializer_list>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;
using namespace nidus::ui;

namespace {

constexpr int kTimeToWrap = 1000; // ms
constexpr int kLargestText = 30;  // points: 300 %

/// Whether a page may scroll sideways: only on the smallest screen and with the largest text, to avoid
/// cutting words.
bool mayScroll(const QString& page, QSize screen, int points)
{
    return points == kLargestText || (screen.width() < 1000 && page == u"syntax-words"_s) ||
           (screen.width() < 700 && (page == u"registry-informal"_s || page == u"review-draft"_s));
}

} // namespace

/// Every text of every page and dialog can be read, in every language and direction, on a small screen and a
/// large one.
class TestWindowTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_font = QApplication::font(); }
    void cleanup();
    void detectsErrors();
    void detectsIconsOfAnotherSize();
    void detectsAKeyOfTwoTexts();
    void everyTextCanBeRead_data();
    void everyTextCanBeRead();

private:
    QTranslator m_words;
    QFont m_font;
};

void TestWindowTexts::cleanup()
{
    QCoreApplication::removeTranslator(&m_words);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(m_font);
}

void TestWindowTexts::detectsErrors()
{
    QWidget parent;
    auto* button = new QPushButton(u"A button with a long text"_s, &parent);
    auto* label = new QLabel(u"A label with a long text"_s, &parent);
    auto* wrapped = new QLabel(u"A label with a text of many words, which needs many lines"_s, &parent);
    wrapped->setWordWrap(true);
    auto* combo = new QComboBox(&parent);
    combo->addItem(u"A choice with a long text"_s);
    auto* number = new QSpinBox(&parent);
    number->setSpecialValueText(u"A number with a long text"_s);
    parent.resize(1000, 600);
    parent.show();
    const std::initializer_list<QWidget*> widgets{button, label, wrapped, combo, number};
    const auto arrange = [&widgets] {
        int y = 0;
        for (QWidget* each : widgets)
            each->setGeometry(0, std::exchange(y, y + 100), 600, 40);
    };
    for (QWidget* each : widgets) {
        arrange();
        QCOMPARE(unreadable(parent), QStringList());
        each->resize(60, 40);
        QCOMPARE(unreadable(parent).size(), 1);
    }
    arrange();
    label->move(button->pos() + QPoint(10, 10));
    QVERIFY(!unreadable(parent).isEmpty());
    label->move(parent.width() - 100, 300);
    QCOMPARE(unreadable(parent).size(), 1);
}

void TestWindowTexts::detectsIconsOfAnotherSize()
{
    QWidget parent;
    auto* button = new QPushButton(themedIcon(u"edit-find"_s), u"Search"_s, &parent);
    parent.show();
    QCOMPARE(oddIcons(parent), QStringList());
    button->setIconSize(QSize(22, 22));
    QCOMPARE(oddIcons(parent).size(), 1);
}

void TestWindowTexts::detectsAKeyOfTwoTexts()
{
    QDialog dialog;
    auto* save = new QPushButton(u"&Save"_s, &dialog);
    auto* search = new QPushButton(u"Sea&rch"_s, &dialog);
    dialog.show();
    QCOMPARE(repeatedMnemonics(dialog), QStringList());
    search->setText(u"&Search"_s);
    QCOMPARE(repeatedMnemonics(dialog), QStringList(u"Alt+S: \"&Save\", \"&Search\""_s));
    save->hide();
    QCOMPARE(repeatedMnemonics(dialog), QStringList());
}

void TestWindowTexts::everyTextCanBeRead_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("points");
    const auto row = [](const char* screen, QSize size, int points = 10) {
        QTest::addRow("%s", screen) << u"en"_s << Qt::LeftToRight << size << points;
        QTest::addRow("%s, French", screen) << u"fr"_s << Qt::LeftToRight << size << points;
        QTest::addRow("%s, French right to left", screen) << u"fr"_s << Qt::RightToLeft << size << points;
    };
    row("1366x768", {1340, 660}); // without panels
    QTest::newRow("1366x768, German") << u"de"_s << Qt::LeftToRight << QSize(1340, 660) << 10;
    QTest::newRow("1366x768, Chinese") << u"zh_CN"_s << Qt::LeftToRight << QSize(1340, 660) << 10;
    row("1366x768 at 200%", {683, 360});
    row("1920x1080", {1900, 1000});
    row("1920x1080 at 200%", {950, 500});
    row("1920x1080 with large text", {1900, 1000}, 20);
    row("1366x768 with text of 300%", {1340, 660}, kLargestText);
    row("1920x1080 with text of 300%", {1900, 1000}, kLargestText);
}

void TestWindowTexts::everyTextCanBeRead()
{
    QFETCH(QString, language);
    QFETCH(Qt::LayoutDirection, direction);
    QFETCH(QSize, size);
    QFETCH(int, points);
    QVERIFY(m_words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&m_words);
    QApplication::setLayoutDirection(direction);
    QFont font = m_font;
    font.setPointSize(points);
    QApplication::setFont(font);

    const WindowFixture settings;
    QStringList bad;
    int pictures = 0;
    const auto look = [&](QWidget& window, const QString& name) {
        ++pictures;
        QStringList found;
        if (const auto* dialog = qobject_cast<const QDialog*>(&window)) {
            fitInto(window, {QPoint(), size});
            QCoreApplication::processEvents();
            found = repeatedMnemonics(*dialog);
        }
        const auto cut = [&] {
            QStringList texts = unreadable(window);
            if (mayScroll(name, size, points))
                texts.removeIf([](const QString& what) { return what.startsWith(u"scrolls sideways"_s); });
            return texts;
        };
        // Layouts of newly shown widgets are delayed.
        static_cast<void>(QTest::qWaitFor([&cut] { return cut().isEmpty(); }, kTimeToWrap));
        for (const QString& what : found + oddIcons(window) + cut())
            bad.append(name + u": "_s + what);
    };
    QVERIFY(Album(size, look).takeAll());
    QVERIFY2(pictures >= Album::kLeastPictures, qPrintable(QString::number(pictures)));
    for (const QString& what : std::as_const(bad))
        qInfo("%s", qPrintable(what)); // logs all; a failure message is truncated
    QCOMPARE(bad, QStringList());
}

NIDUS_WINDOW_TEST(tst_windowtexts, TestWindowTexts)
#include "tst_windowtexts.moc"
