// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/lint/diffformat.h"

#include <QList>
#include <QWidget>
#include <cstdint>
#include <optional>

class QAction;
class QCheckBox;
class QLabel;
class QTextCharFormat;
class QTextCursor;
class QTextEdit;

namespace nidus::ui {

/// Two versions compared field by field and word by word: what was removed is struck through, what was added
/// is underlined and bold, both coloured besides. Inline, or side by side.
class CompareView final : public QWidget
{
    Q_OBJECT

public:
    enum class Layout : std::uint8_t { Inline, SideBySide };

    explicit CompareView(QWidget* parent = nullptr);

    void showDiff(const report::NamedDiff& diff);
    /// What the difference means, above it; empty for nothing.
    void explain(const QStringList& sentences);
    void arrange(Layout layout);
    [[nodiscard]] Layout arrangement() const;
    [[nodiscard]] const report::NamedDiff& diff() const { return m_diff; }
    [[nodiscard]] QTextEdit* text() const { return m_text; }
    [[nodiscard]] QString explanation() const;
    /// Goes to the next change, or to the one before; round the end.
    void step(int direction);

Q_SIGNALS:
    /// The user wants the comparison in a file.
    void exportRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Where a change stands in the document: of two columns, in the right one where it has anything there.
    struct Place
    {
        int start = 0;
        int end = 0;
    };

    /// Words in many lines, and room for the texts all the same.
    void fitHeight();
    void render();
    void renderInline(QTextCursor& cursor, const registration::PartDiff& part, qsizetype change);
    void renderSideBySide(QTextCursor& cursor, const registration::PartDiff& part, qsizetype change);
    /// The pieces, but those of a kind that has another column. `change` is the place of the first change.
    void insertPieces(QTextCursor& cursor, const QList<registration::DiffPiece>& pieces, qsizetype change,
                      std::optional<registration::DiffPiece::Kind> leftOut = {});
    [[nodiscard]] QTextCharFormat formatOf(registration::DiffPiece::Kind kind) const;

    report::NamedDiff m_diff;
    QTextEdit* m_text;
    QCheckBox* m_sideBySide;
    QLabel* m_summary;
    QLabel* m_explanation;
    QList<Place> m_places;
    qsizetype m_current = -1;
};

} // namespace nidus::ui
