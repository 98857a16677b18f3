// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/manualpictures.h"
#include "tests/screenshots/readmepictures.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/support/text/languages.h"

#include <QDir>
#include <QImageReader>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;
using namespace nidus::ui;

/// The pictures in resources/readme and in the manual show the present window.
class TestReadmePictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readmeShowsThePresentWindow() { compare(takeReadmePictures, 3, u"resources/readme"_s, "--readme"); }
    void manualShowsThePresentWindow()
    {
        compare(takeManualPictures, 7, u"resources/manual/pictures"_s, "--manual");
    }
    void manualPicturesAreSmall();

private:
    static void compare(QList<ReadmePicture> (*take)(), qsizetype count, const QString& folder,
                        const char* option);
};

void TestReadmePictures::compare(QList<ReadmePicture> (*take)(), qsizetype count, const QString& folder,
                                 const char* option)
{
    const WindowFixture settings;
    const Translations plurals(QLocale(u"en"_s));
    const QList<ReadmePicture> pictures = take();
    QCOMPARE(pictures.size(), count);
    for (const auto& [name, image, texts] : pictures) {
        QImageReader reader(QStringLiteral(NIDUS_SOURCE_DIR "/%1/%2.png").arg(folder, name));
        QVERIFY2(reader.canRead(), qPrintable(name));
        QCOMPARE(reader.size(), image.size());
        const QString digest = reader.text(QLatin1StringView(kDigest));
        if (digest != digestOf(texts)) {
            for (const QString& text : texts)
                qInfo("%s", qPrintable(text));
        }
        // If it shows what it should:
        QVERIFY2(digest == digestOf(texts),
                 qPrintable(name + u": ./dev screenshot "_s + QString::fromLatin1(option)));
        QVERIFY(texts.size() > (name == "start"_L1 || name == "refresh"_L1 ? 4 : 20));
    }
}

void TestReadmePictures::manualPicturesAreSmall()
{
    const QDir folder(QStringLiteral(NIDUS_SOURCE_DIR "/resources/manual/pictures"));
    QSet<QString> names;
    for (const PictureNumber& each : pictureNumbers())
        names.insert(each.picture + u".png"_s);
    const QFileInfoList files = folder.entryInfoList({u"*.png"_s});
    QCOMPARE(files.size(), names.size());
    for (const QFileInfo& file : files) {
        QVERIFY2(names.contains(file.fileName()), qPrintable(file.fileName()));
        QVERIFY2(file.size() < 80'000, qPrintable(file.fileName()));
    }
}

NIDUS_WINDOW_TEST(tst_readmepictures, TestReadmePictures)
#include "tst_readmepictures.moc"
