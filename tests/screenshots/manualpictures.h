// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/screenshots/readmepictures.h"

#include <QList>
#include <QString>

namespace nidus::test {

/// A numbered part of a picture of the manual (resources/manual/pictures/pictures.tsv). The number 0 is the
/// part of the window that the picture shows; its sentence is read to those who do not see it.
struct PictureNumber
{
    QString picture;
    int number = 0;
    QString widget; ///< see partOf()
    QString sentence;
};
[[nodiscard]] QList<PictureNumber> pictureNumbers();

/// Returns a visible part of a window: a class, object name, label, or accessible name; after "/", one within
/// it. The window for an empty path, and null if there is no such part.
[[nodiscard]] QWidget* partOf(QWidget& window, const QString& path);

/// Takes the pictures in the present style and language, with sample content, and draws the numbers. Leaves
/// out a picture of which a part is missing.
[[nodiscard]] QList<ReadmePicture> takeManualPictures();

} // namespace nidus::test
