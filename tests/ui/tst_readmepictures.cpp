// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/readmepictures.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/support/text/languages.h"

#include <QImageReader>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::test;
using namespace nidus::ui;

/// The pictures in resources/readme show the present window.
class TestReadmePictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showThePresentWindow();
};

void TestReadmePictures::showThePresentWindow()
{
    const WindowFixture settings;
    const Translations plurals(QLocale(u"en"_s));
    const QList<ReadmePicture> pictures = takeReadmePictures();
    QCOMPARE(pictures.size(), 3);
    for (const auto& [name, image, texts] : pictures) {
        QImageReader reader(QStringLiteral(NIDUS_SOURCE_DIR "/resources/readme/%1.png").arg(name));
        QVERIFY2(reader.canRead(), qPrintable(name));
        QCOMPARE(reader.size(), image.size());
        const QString digest = reader.text(QLatin1StringView(kDigest));
        if (digest != digestOf(texts)) {
            for (const QString& text : texts)
                qInfo("%s", qPrintable(text));
        }
        // If it shows what it should: ./dev screenshot --readme
        QCOMPARE(digest, digestOf(texts));
        QVERIFY(texts.size() > 20);
    }
}

NIDUS_WINDOW_TEST(tst_readmepictures, TestReadmePictures)
#include "tst_readmepictures.moc"
