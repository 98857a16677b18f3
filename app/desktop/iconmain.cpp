// SPDX-License-Identifier: Apache-2.0
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

/// nidus-icons DRAWING FOLDER: writes the program's icon in all sizes that desktops need, as
/// FOLDER/SIZExSIZE/apps/nidus.png.
int main(int argc, char* argv[])
{
    QSvgRenderer drawing(argc == 3 ? QFile::decodeName(argv[1]) : QString());
    if (!drawing.isValid()) {
        std::fputs("usage: nidus-icons DRAWING FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(QFile::decodeName(argv[2]));
    for (const int size : {16, 22, 24, 32, 48, 64, 96, 128, 256, 512}) {
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawing.render(&painter);
        painter.end();
        const QString place = QStringLiteral("%1x%1/apps").arg(size);
        if (!folder.mkpath(place) || !image.save(folder.filePath(place + QStringLiteral("/nidus.png"))))
            return 2;
    }
    return 0;
}
