// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/text/findingrank.h"

#include <QList>
#include <QWidget>
#include <functional>
#include <optional>

class QPlainTextEdit;

namespace nidus::ui {

/// The strip at the left of a grammar: the number of each line, and a sign where something is said about it.
class LineNumberBar final : public QWidget
{
    Q_OBJECT

public:
    /// A line of the text that can be seen, in the coordinates of its viewport.
    struct Line
    {
        int number = 0; ///< 1-based
        int y = 0;
        std::optional<FindingRank> rank; ///< the gravest that begins in it
    };
    using Lines = std::function<QList<Line>(int bottom)>;

    /// `edit` is the parent; `lines` gives what can be seen above a height.
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
