// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/screenreader.h"
#include "tests/acceptance/virtualscreen.h"
#include "tests/acceptance/windowprogram.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace nidus::test;

/// What the real window announces on the accessibility bus.
class TestAnnouncements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void statusIsHeard();
    void findingsOfAFieldAreHeard();
    void openingADraftIsQuiet();

private:
    [[nodiscard]] bool press(const QString& key) const { return m_screen.press({u"key"_s, key}); }
    [[nodiscard]] QString focus() const { return m_reader->focused().name; }
    /// How often a text was announced.
    [[nodiscard]] qsizetype count(const QString& text) const { return m_reader->heard().count(text); }
    [[nodiscard]] QByteArray allHeard() const { return m_reader->heard().join(u'|').toUtf8(); }

    VirtualScreen m_screen;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScreenReader> m_reader;
    std::unique_ptr<WindowProgram> m_program;
};

void TestAnnouncements::initTestCase()
{
    const QString missing = VirtualScreen::missingProgram();
    if (!missing.isEmpty())
        QSKIP(qPrintable(missing + u" is not installed: ./dev accessibility installs it"_s));
    QVERIFY2(m_screen.start(), "at-spi2-core is not installed: ./dev accessibility installs it");
}

void TestAnnouncements::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_reader = std::make_unique<ScreenReader>(m_screen.accessibilityBus());
    m_program = std::make_unique<WindowProgram>(m_screen, *m_reader);
    QVERIFY(m_program->start(m_folder->filePath(u"registry.nidus"_s)));
}

void TestAnnouncements::cleanup()
{
    m_program.reset();
    m_reader.reset();
}

void TestAnnouncements::statusIsHeard()
{
    // The number of matches, and that there are none.
    QVERIFY(press(u"ctrl+2"_s));
    QVERIFY(press(u"ctrl+f"_s));
    QTRY_COMPARE(focus(), u"Search the registry"_s);
    QVERIFY(m_screen.type(u"isbn"_s));
    QTRY_VERIFY2(m_reader->heard().filter(u" found."_s).size() == 1, allHeard().constData());
    QVERIFY(m_screen.type(u"qq"_s));
    QTRY_COMPARE(count(u"No entries contain \u201cisbnqq\u201d."_s), 1);

    QVERIFY(press(u"Escape"_s));
    QTRY_VERIFY2(!m_reader->heard().constLast().contains(u"isbnqq"_s), allHeard().constData()); // all entries

    // The end of a check.
    QVERIFY(press(u"ctrl+3"_s));
    QTRY_COMPARE(focus(), u"URN to check"_s);
    QVERIFY(press(u"ctrl+shift+o"_s));
    QTRY_COMPARE(focus(), u"File name:"_s);
    QVERIFY(m_screen.type(QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/samples.txt")));
    QVERIFY(press(u"Return"_s));
    QTRY_VERIFY(focus() != u"File name:"_s);
    QTRY_VERIFY2(!m_reader->heard().filter(u"URNs checked: 44."_s).isEmpty(), allHeard().constData());
}

void TestAnnouncements::findingsOfAFieldAreHeard()
{
    QVERIFY(press(u"ctrl+n"_s));
    QTRY_COMPARE(focus(), u"Namespace Identifier"_s);
    QVERIFY(m_screen.type(u"museum_objects"_s));
    QTRY_VERIFY2(!m_reader->heard().filter(u"underscore"_s).isEmpty(), allHeard().constData());
    const QString finding = m_reader->heard().filter(u"underscore"_s).constFirst();
    QCOMPARE(m_reader->description(m_reader->focused()), finding);
    QCOMPARE(count(finding), 1);
    QVERIFY(press(u"ctrl+a"_s));
    QVERIFY(m_screen.type(u"museum-objects"_s));
    QTRY_COMPARE(m_reader->heard().constLast(), u"No findings."_s);
    QCOMPARE(count(finding), 1);

    // What has been done.
    QVERIFY(press(u"ctrl+s"_s));
    QTRY_COMPARE(m_reader->heard().filter(u"Draft saved."_s).size(), 1);
    QCOMPARE(focus(), u"Namespace Identifier"_s); // the list next to it has another current line

    // What Return would do.
    QVERIFY(press(u"ctrl+k"_s));
    QTRY_COMPARE(focus(), u"What do you want to do?"_s);
    QVERIFY(m_screen.type(u"about nid"_s));
    QTRY_VERIFY2(m_reader->heard().constLast().startsWith(u"About Nidus"_s), allHeard().constData());
    QVERIFY(m_screen.type(u"qq"_s));
    QTRY_COMPARE(m_reader->heard().constLast(), u"No actions contain “about nidqq”."_s);
}

/// A screen reader skips announcements while it has more than 50 events to read.
void TestAnnouncements::openingADraftIsQuiet()
{
    constexpr qsizetype most = 150; // 305 if hidden panes and fields without the focus report what they show
    QVERIFY(press(u"ctrl+2"_s));
    QTRY_COMPARE(focus(), u"Search the registry"_s);
    m_reader->countEvents();
    QVERIFY(press(u"ctrl+n"_s));
    QTRY_COMPARE(focus(), u"Namespace Identifier"_s);
    QTRY_VERIFY(!m_reader->description(m_reader->focused()).isEmpty()); // its finding
    const Control field = m_reader->focused();
    const QList<ControlEvent> events = m_reader->events();
    QVERIFY2(events.size() > 20 && events.size() <= most, qPrintable(QString::number(events.size())));
    for (const ControlEvent& event : events)
        QVERIFY2(event.place == field.place || !event.kind.startsWith(u"Text"_s), qPrintable(event.kind));
}

NIDUS_TEST(tst_announcements, TestAnnouncements)
#include "tst_announcements.moc"
