// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/engine/suspendedtriggers.h"
#include "core/storage/registry.h"
#include "core/storage/rows/originaltext.h"
#include "examplecontent.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <random>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

QByteArray everyByte()
{
    QByteArray bytes;
    for (int byte = 0; byte < 256; ++byte)
        bytes += static_cast<char>(byte);
    return bytes;
}

VersionContent imported(const QByteArray& original)
{
    VersionContent content = exampleVersionContent(u"quay"_s);
    content.original = original;
    return content;
}

} // namespace

class TestOriginals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void arePreservedByteForByte_data();
    void arePreservedByteForByte();
    void areByteForByteWhateverTheyAre();
    void arePartOfTheVersion();
    void aloneDoNotMakeANewVersion();
    void areCoveredByTheHistory_data();
    void areCoveredByTheHistory();
    void areErasedInPart();
    void areErasedCompletelyWhenEncoded();
    void areErasedWhenOnlyTheyContainIt_data();
    void areErasedWhenOnlyTheyContainIt();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"r.nidus"_s); }
    /// Creates the registry with quay@1, imported from `original`.
    void registerQuay(const QByteArray& original)
    {
        auto registry = Registry::create(path(), {});
        const auto draft = registry->drafts().create({.content = imported(original)}, kAct);
        QVERIFY(draft.has_value());
        QCOMPARE(registry->registrations().registerDraft(draft->id, kAct), u"quay"_s);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestOriginals::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestOriginals::arePreservedByteForByte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::newRow("none") << QByteArray() << QString();
    QTest::newRow("ASCII") << QByteArray("Namespace ID:  quay  \n\n") << u"UTF-8"_s;
    QTest::newRow("CRLF, tabs, form feed, no last line end")
        << QByteArray("Purpose:\tTo test.\r\n\f\r\nRFC 1 \x7f") << u"UTF-8"_s;
    QTest::newRow("UTF-8") << QByteArray("Müller \xe2\x80\x93 \xf0\x9f\x98\x80\n") << u"UTF-8"_s;
    QTest::newRow("UTF-8 with a mark") << QByteArray("\xef\xbb\xbfM\xc3\xbcller\n") << u"UTF-8 with BOM"_s;
    QTest::newRow("two marks") << QByteArray("\xef\xbb\xbf\xef\xbb\xbf"
                                             "a")
                               << u"ISO-8859-1"_s;
    QTest::newRow("nothing but a mark") << QByteArray("\xef\xbb\xbf") << u"ISO-8859-1"_s;
    QTest::newRow("UTF-16LE") << QByteArray("\xff\xfe"
                                            "a\0\xe9\0\n\0",
                                            8)
                              << u"UTF-16LE with BOM"_s;
    QTest::newRow("UTF-16BE") << QByteArray("\xfe\xff\0a\0\xe9\0\n", 8) << u"UTF-16BE with BOM"_s;
    QTest::newRow("Windows-1252") << QByteArray("M\xfcller \x96 \x80\n") << u"ISO-8859-1"_s;
    QTest::newRow("every byte") << everyByte() << u"ISO-8859-1"_s;
    QTest::newRow("a noncharacter") << QByteArray("a\xef\xbf\xbf") << u"ISO-8859-1"_s;
    QTest::newRow("half a pair") << QByteArray("\xff\xfe\0\xd8"
                                               "a\0",
                                               6)
                                 << u"ISO-8859-1"_s;
    QTest::newRow("U+FFFE") << QByteArray("a\xef\xbf\xbe") << u"ISO-8859-1"_s;
    QTest::newRow("U+FFFE first") << QByteArray("\xef\xbf\xbe"
                                                "a")
                                  << u"ISO-8859-1"_s;
    QTest::newRow("a surrogate in UTF-8") << QByteArray("a\xed\xa0\x80") << u"ISO-8859-1"_s;
    QTest::newRow("U+FFFF after a mark") << QByteArray("\xef\xbb\xbf"
                                                       "a\xef\xbf\xbf")
                                         << u"ISO-8859-1"_s;
    QTest::newRow("U+FFFE in UTF-16LE") << QByteArray("\xff\xfe\xfe\xff", 4) << u"ISO-8859-1"_s;
    QTest::newRow("U+FFFF in UTF-16BE") << QByteArray("\xfe\xff\0a\xff\xff", 6) << u"ISO-8859-1"_s;
    QTest::newRow("half a pair at the end") << QByteArray("\xfe\xff\xd8\0", 4) << u"ISO-8859-1"_s;
    QTest::newRow("two second halves") << QByteArray("\xff\xfe\0\xdc\0\xdc", 6) << u"ISO-8859-1"_s;
    QTest::newRow("an odd byte after UTF-16") << QByteArray("\xff\xfe"
                                                            "a\0b",
                                                            5)
                                              << u"ISO-8859-1"_s;
    QTest::newRow("noncharacters of other planes")
        << QByteArray("\xef\xb7\x90 \xf0\x9f\xbf\xbe \xf4\x8f\xbf\xbf") << u"UTF-8"_s;
    QTest::newRow("zeros") << QByteArray("a\0b\0", 4) << u"UTF-8"_s;
    QTest::newRow("half a character") << QByteArray("a\xc3") << u"ISO-8859-1"_s;
}

void TestOriginals::arePreservedByteForByte()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    const OriginalText text = originalText(bytes);
    QCOMPARE(text.encoding, encoding);
    QCOMPARE(originalBytes(text), bytes);
    auto registry = Registry::create(path(), {});
    const auto draft = registry->drafts().create({.content = imported(bytes)}, kAct);
    QVERIFY2(draft.has_value(), draft ? "" : draft.error().detail.c_str());
    QCOMPARE(Registry::open(path())->drafts().record(draft->id)->draft.content, imported(bytes));
}

/// Random files made of the pieces that a conversion to text could lose.
void TestOriginals::areByteForByteWhateverTheyAre()
{
    const std::array<QByteArray, 20> pieces{"\xef\xbb\xbf",
                                            "\xff\xfe",
                                            "\xfe\xff",
                                            QByteArray("a\0", 2),
                                            QByteArray("\0a", 2),
                                            "\xef\xbf\xbe",
                                            "\xef\xbf\xbf",
                                            "\xed\xa0\x80",
                                            "\xed\xb0\x80",
                                            "\xff\xff",
                                            QByteArray("\0\xd8", 2),
                                            QByteArray("\xd8\0", 2),
                                            QByteArray("\0\xdc", 2),
                                            "\xef\xbf\xbd",
                                            "\xc3\xa9",
                                            "\xe9",
                                            "a",
                                            "\r\n",
                                            "\xf0\x9f\x98\x80",
                                            "\xfd\xff"};
    std::mt19937 random(41);
    auto registry = Registry::create(path(), {});
    for (int i = 0; i < 400; ++i) {
        QByteArray bytes = i % 3 == 0 ? pieces[std::size_t(i / 3) % 3] : QByteArray();
        for (auto left = random() % 6; left > 0; --left)
            bytes += pieces[random() % pieces.size()];
        QCOMPARE(originalBytes(originalText(bytes)).toHex(), bytes.toHex());
        const auto draft = registry->drafts().create({.content = imported(bytes)}, kAct);
        QCOMPARE(registry->drafts().record(draft->id)->draft.content.original.toHex(), bytes.toHex());
    }
}

void TestOriginals::arePartOfTheVersion()
{
    const QByteArray original = "Namespace ID: quay\r\nunder no heading\r\n";
    registerQuay(original);
    auto registry = Registry::open(path());
    QCOMPARE(registry->registrations().record(u"quay"_s)->versions.last().content.original, original);
    QCOMPARE(registry->contents().all()->records.first().versions.first().content.original, original);
    QCOMPARE(registry->history().examine(), QList<Error>());
}

void TestOriginals::aloneDoNotMakeANewVersion()
{
    registerQuay("first");
    auto registry = Registry::open(path());
    VersionContent content = imported("second");
    const auto draft = registry->drafts().create({.revisionOf = u"quay"_s, .content = content}, kAct);
    QCOMPARE(registry->registrations().registerDraft(draft->id, kAct).error().code, storage::kUnchanged);
    content.registrationTemplate.setText(TemplateField::Purpose, u"Another."_s);
    QVERIFY(registry->drafts().save(draft->id, content, 0, kAct).has_value());
    QVERIFY(registry->registrations().registerDraft(draft->id, kAct).has_value());
    QCOMPARE(registry->registrations().record(u"quay"_s)->versions.last().content.original, "second");
}

void TestOriginals::areCoveredByTheHistory_data()
{
    QTest::addColumn<QString>("change");
    QTest::newRow("a word") << u"UPDATE content SET original = 'forged'"_s;
    QTest::newRow("all of it") << u"UPDATE content SET original = ''"_s;
    QTest::newRow("the encoding")
        << u"UPDATE content SET original_encoding = 'UTF-8 with BOM' WHERE original <> ''"_s;
}

void TestOriginals::areCoveredByTheHistory()
{
    QFETCH(QString, change);
    registerQuay("an original");
    {
        const auto connection = Connection::open(path(), OpenMode::ReadWrite, {});
        QVERIFY(!(*connection)->execute(change).has_value()); // content never changes
        auto suspended = SuspendedTriggers::on(**connection, {u"content"_s});
        QVERIFY((*connection)->execute(change).has_value());
        QVERIFY(suspended->resume().has_value());
    }
    const auto problems = Registry::open(path())->history().examine();
    QVERIFY(!problems->isEmpty());
    QCOMPARE(problems->first().code, storage::kTamperedVersion);
    QCOMPARE(problems->first().subject, "quay@1");
}

void TestOriginals::areErasedInPart()
{
    registerQuay("Contact: Vera\r\n  Quayle-Smith\r\nPurpose: to moor\r\n");
    auto registry = Registry::open(path());
    const auto found = registry->erasure().find({u"Vera Quayle-Smith"_s});
    QVERIFY(found->places.contains(TextPlace{u"quay@1"_s, u"content.original"_s}));
    QVERIFY(registry->erasure().erase({u"Vera Quayle-Smith"_s}, kAct).has_value());
    QCOMPARE(registry->registrations().record(u"quay"_s)->versions.last().content.original,
             "Contact: [erased]\r\nPurpose: to moor\r\n");
    QCOMPARE(registry->history().examine(), QList<Error>());
}

/// "Jo Doe" is the contact of the template; the email contains it as "Jo=20Doe".
void TestOriginals::areErasedCompletelyWhenEncoded()
{
    registerQuay("Contact: Jo=20Doe\n");
    auto registry = Registry::open(path());
    QVERIFY(registry->erasure().erase({u"Jo Doe"_s}, kAct).has_value());
    const VersionContent content = registry->registrations().record(u"quay"_s)->versions.last().content;
    QCOMPARE(content.registrationTemplate.registrant().contactName, u"[erased]"_s);
    QCOMPARE(content.original, "[erased]");
    QCOMPARE(registry->history().examine(), QList<Error>());
}

void TestOriginals::areErasedWhenOnlyTheyContainIt_data()
{
    QTest::addColumn<QByteArray>("original");
    const QByteArray mail = "From: Vera Quayle <vera@quayle.example>\n\nNamespace ID: quay\n";
    QTest::newRow("plain") << mail;
    QTest::newRow("Base64") << "Content-Transfer-Encoding: base64\n\n" + mail.toBase64() + '\n';
    QTest::newRow("quoted-printable") << QByteArray("From: Vera=20Qua=\nyle\n");
    QTest::newRow("both") << "From: Vera Quayle\n\n" + mail.toBase64() + '\n';
    QTest::newRow("HTML") << QByteArray("<b>Vera</b>&nbsp;Quay&#108;e");
    QTest::newRow("a line end") << QByteArray("Written by Vera Qua-\nyle");
}

void TestOriginals::areErasedWhenOnlyTheyContainIt()
{
    QFETCH(QByteArray, original);
    registerQuay(original);
    auto registry = Registry::open(path());
    const auto erased = registry->erasure().erase({u"Vera Quayle"_s, u"vera@quayle.example"_s}, kAct);
    // A registered draft keeps its content.
    QCOMPARE(erased->places, (QList{TextPlace{u"draft:1"_s, u"content.original"_s},
                                    TextPlace{u"quay@1"_s, u"content.original"_s}}));
    QCOMPARE(erased->left, QStringList());
    const QByteArray left = registry->registrations().record(u"quay"_s)->versions.last().content.original;
    QVERIFY2(left.contains("[erased]") && !left.contains("Vera") && !left.contains("Quay"), left.constData());
    QVERIFY2(!left.contains(QByteArray("Vera Quayle").toBase64().first(12)), left.constData());
    QVERIFY(!left.contains("RnJvbTogVmVy"));
    QCOMPARE(registry->history().examine(), QList<Error>());
}

NIDUS_TEST(tst_originals, TestOriginals)
#include "tst_originals.moc"
