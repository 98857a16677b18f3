// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

class QWidget;

namespace nidus::test {

/// A picture in resources/readme.
struct ReadmePicture
{
    QString name;      ///< of the file, without its suffix
    QImage image;      ///< its text kDigest is the digest of `texts`
    QStringList texts; ///< visibleTexts() of the window
};

inline constexpr const char* kDigest = "Digest";

/// Takes the pictures in the present style and language, with sample content.
[[nodiscard]] QList<ReadmePicture> takeReadmePictures();

/// Returns a file of URNs as a catalog has them, good and bad.
[[nodiscard]] QByteArray pictureUrns();

/// Returns the visible texts of a window and the names of its objects, one line for each widget; dates and
/// times are left out.
[[nodiscard]] QStringList visibleTexts(const QWidget& window);

/// Returns a digest, which changes with any of the texts.
[[nodiscard]] QString digestOf(const QStringList& texts);

} // namespace nidus::test
