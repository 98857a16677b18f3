// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <QTextCharFormat>
#include <QTextObjectInterface>

namespace nidus::print {

inline constexpr double kPointsPerInch = 72;

/// Draws railroad diagrams as characters of a QTextDocument: as vector graphics, no larger than a page.
class DiagramObject final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int kType = QTextFormat::UserObject + 1;

    explicit DiagramObject(QObject* parent) : QObject(parent) {}

    /// Returns the format of the character that represents a diagram of ruleDiagrams().
    [[nodiscard]] static QTextCharFormat format(const QByteArray& svg);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;
};

} // namespace nidus::print
