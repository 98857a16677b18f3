// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/session/recentlyused.h"

#include <QFile>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

namespace {

const QDateTime kNow = QDateTime::fromString(u"2026-11-23T08:30:00Z"_s, Qt::ISODate);
const RecentlyUsed kFile{.path = u"/srv/the crates.nidus"_s, .mimeType = u"application/x-nidus-registry"_s};

/// Returns a list written by GTK, with another program's file, and with ours opened by another program.
QByteArray foreign()
{
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/recently-used.xbel"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Bookmark
{
    QString href, added, visited, type;
    QStringList programs; ///< "name count"

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

QList<Bookmark> bookmarksIn(const QByteArray& list)
{
    QList<Bookmark> found;
    QXmlStreamReader reader(list);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto value = [&reader](const QString& name) {
            return reader.attributes().value(name).toString();
        };
        if (reader.qualifiedName() == u"bookmark")
            found.append({value(u"href"_s), value(u"added"_s), value(u"visited"_s), {}, {}});
        else if (reader.qualifiedName() == u"mime:mime-type")
            found.last().type = value(u"type"_s);
        else if (reader.qualifiedName() == u"bookmark:application")
            found.last().programs.append(value(u"name"_s) + u' ' + value(u"count"_s));
    }
    return reader.hasError() ? QList<Bookmark>() : found;
}

} // namespace

/// The desktop's list of recently used files, which other programs write too.
class TestRecentlyUsed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAList();
    void keepsOtherEntries();
    void countsOpenings();
    void rejectsOtherDocuments_data();
    void rejectsOtherDocuments();
    void writesTheFileForItsOwnerOnly();
    void doesNotWaitForAFile();
};

void TestRecentlyUsed::startsAList()
{
    const QString now = u"2026-11-23T08:30:00.000000Z"_s;
    QCOMPARE(
        bookmarksIn(withRecentlyUsed({}, kFile, kNow)),
        (QList<Bookmark>{{u"file:///srv/the%20crates.nidus"_s, now, now, kFile.mimeType, {u"Nidus 1"_s}}}));
}

void TestRecentlyUsed::keepsOtherEntries()
{
    const QByteArray list = withRecentlyUsed(foreign(), kFile, kNow);
    QList<Bookmark> expected = bookmarksIn(foreign());
    expected.last().visited = u"2026-11-23T08:30:00.000000Z"_s;
    expected.last().programs.append(u"Nidus 1"_s);
    QCOMPARE(bookmarksIn(list), expected);
    for (const QByteArrayView kept :
         {"<title>Café &amp; co</title>", "<bookmark:group>Office</bookmark:group>", "<bookmark:private/>",
          "added=\"2026-01-03T03:04:05.000000Z\""})
        QVERIFY2(list.contains(kept), kept.data());
}

void TestRecentlyUsed::countsOpenings()
{
    QByteArray list;
    for (int opened = 0; opened < 3; ++opened)
        list = withRecentlyUsed(list, kFile, kNow);
    QCOMPARE(bookmarksIn(list).size(), 1);
    QCOMPARE(bookmarksIn(list).first().programs, QStringList{u"Nidus 3"_s});
}

void TestRecentlyUsed::rejectsOtherDocuments_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("cut off") << foreign().first(900);
    QTest::newRow("another document") << QByteArray("<html/>");
    QTest::newRow("not XML") << QByteArray("recent");
}

void TestRecentlyUsed::rejectsOtherDocuments()
{
    QFETCH(QByteArray, list);
    QCOMPARE(withRecentlyUsed(list, kFile, kNow), QByteArray());
}

/// Whoever may read the messages of the kernel waits for the next one.
void TestRecentlyUsed::doesNotWaitForAFile()
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.filePath(u"data"_s).toUtf8());
    addToRecentlyUsed({.path = u"/proc/kmsg"_s, .mimeType = {}});
    QVERIFY(QFile::exists(home.filePath(u"data/recently-used.xbel"_s)));
}

void TestRecentlyUsed::writesTheFileForItsOwnerOnly()
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.filePath(u"data"_s).toUtf8());
    addToRecentlyUsed({.path = home.filePath(u"a.nidus"_s), .mimeType = kFile.mimeType});
    QFile file(home.filePath(u"data/recently-used.xbel"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(bookmarksIn(file.readAll()).size(), 1);
    QVERIFY(!(file.permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther)));
}

NIDUS_TEST(tst_recentlyused, TestRecentlyUsed)
#include "tst_recentlyused.moc"
