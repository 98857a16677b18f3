// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/text/findingrank.h"

#include <QList>
#include <QWidget>
#include <functional>
#include <optional>

class QPlainTextEdit;

namespace nidus::ui {

/// The margin to the left of a grammar: the number of each line, and an icon if it has findings.
class LineNumberBar final : public QWidget
{
    Q_OBJECT

public:
    /// A visible line of the text, in viewport coordinates.
    struct Line
    {
        int number = 0; ///< 1-based
        int y = 0;
        std::optional<FindingRank> rank; ///< the most severe finding that begins in it
    };
    using Lines = std::function<QList<Line>(int bottom)>;

    /// `edit` is the parent; `lines` returns the visible lines above `bottom`.
    LineNumberBar(QPlainTextEdit* edit, Lines lines);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int signSize() const;

    QPlainTextEdit* m_edit;
    Lines m_lines;
};

} // namespace nidus::ui
