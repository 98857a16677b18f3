// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/lint/diffformat.h"

#include <QList>
#include <QWidget>
#include <cstdint>
#include <functional>
#include <optional>

class QAction;
class QCheckBox;
class QLabel;
class QTextCharFormat;
class QTextCursor;
class QTextEdit;

namespace nidus::ui {

/// Compares two versions field by field and word by word, inline or side by side: removed text is struck
/// through, added text is underlined and bold, and both are colored.
class CompareView final : public QWidget
{
    Q_OBJECT

public:
    enum class Layout : std::uint8_t { Inline, SideBySide };

    explicit CompareView(QWidget* parent = nullptr);

    void showDiff(const report::NamedDiff& diff);
    /// Uses another sentence about the number of changes than one with the names of both texts.
    void setSummary(const std::function<QString(int count)>& summarize) { m_summarize = summarize; }
    /// Shows an explanation of the difference above it; none if `sentences` is empty.
    void explain(const QStringList& sentences);
    void arrange(Layout layout);
    [[nodiscard]] Layout arrangement() const;
    [[nodiscard]] const report::NamedDiff& diff() const { return m_diff; }
    [[nodiscard]] QTextEdit* text() const { return m_text; }
    [[nodiscard]] QString explanation() const;
    /// Goes to the next or previous change, and wraps around.
    void step(int direction);

Q_SIGNALS:
    /// The user wants to export the comparison.
    void exportRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Where a change is in the document; with two columns, in the right one if it has text there.
    struct Place
    {
        int start = 0;
        int end = 0;
    };

    /// Sets the minimum height so that a long explanation leaves room for the texts.
    void fitHeight();
    [[nodiscard]] QString summary(int count) const;
    void render();
    void renderInline(QTextCursor& cursor, const registration::PartDiff& part, qsizetype change);
    void renderSideBySide(QTextCursor& cursor, const registration::PartDiff& part, qsizetype change);
    /// Inserts the pieces, except those of the kind `leftOut`, which is in the other column. `change` is the
    /// index of the first change.
    void insertPieces(QTextCursor& cursor, const QList<registration::DiffPiece>& pieces, qsizetype change,
                      std::optional<registration::DiffPiece::Kind> leftOut = {});
    [[nodiscard]] QTextCharFormat formatOf(registration::DiffPiece::Kind kind) const;

    report::NamedDiff m_diff;
    std::function<QString(int count)> m_summarize;
    QTextEdit* m_text;
    QCheckBox* m_sideBySide;
    QLabel* m_summary;
    QLabel* m_explanation;
    QList<Place> m_places;
    qsizetype m_current = -1;
};

} // namespace nidus::ui
