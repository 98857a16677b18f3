// SPDX-License-Identifier: Apache-2.0
#include "ui/history/compareview.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/text/fieldtexts.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextTable>
#include <QToolButton>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kSummaryWidth = 30; ///< characters

constexpr qreal kChangeOpacity = 0.25; ///< opacity of a change's color over the background

QString titleOf(const registration::PartDiff& part)
{
    if (part.field)
        return fieldTitle(*part.field);
    return part.key == "samples"_L1 ? CompareView::tr("Samples") : CompareView::tr("Syntax rule");
}

/// Blends a color with the background, so that it suits light and dark.
QColor tinted(const QColor& background, const QColor& color)
{
    const auto mix = [](int below, int above) {
        return static_cast<int>(below * (1 - kChangeOpacity) + above * kChangeOpacity);
    };
    return {mix(background.red(), color.red()), mix(background.green(), color.green()),
            mix(background.blue(), color.blue())};
}

/// Counts the runs of removed and added pieces.
qsizetype changeCount(const QList<registration::DiffPiece>& pieces)
{
    qsizetype count = 0;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        if (pieces[i].kind != registration::DiffPiece::Kind::Same &&
            (i == 0 || pieces[i - 1].kind == registration::DiffPiece::Kind::Same))
            ++count;
    }
    return count;
}

} // namespace

CompareView::CompareView(QWidget* parent)
    : QWidget(parent),
      m_text(new QTextEdit),
      m_sideBySide(new QCheckBox(tr("Side by side"))),
      m_summary(new QLabel),
      m_explanation(new QLabel)
{
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setAccessibleName(tr("Comparison"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_explanation->setTextFormat(Qt::PlainText);
    m_explanation->setWordWrap(true);
    m_explanation->hide();
    followLooks(*m_text, [this] {
        if (!m_diff.parts.isEmpty())
            render();
    });

    connect(m_sideBySide, &QCheckBox::toggled, this, &CompareView::render);
    auto* head = new RowsLayout;
    m_summary->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    followLooks(*m_summary, [this] { // with less, it has a row of its own
        m_summary->setMinimumWidth(kSummaryWidth * m_summary->fontMetrics().averageCharWidth());
    });
    head->addWidget(m_summary);
    head->addWidget(m_sideBySide);
    const auto addButton = [this, head](const QString& text, const QString& name, auto act) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setToolTip(name);
        button->setAccessibleName(name);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, act);
        head->addWidget(button);
    };
    addButton(tr("Previous"), tr("Previous change"), [this] { step(-1); });
    addButton(tr("Next"), tr("Next change"), [this] { step(1); });
    addButton(tr("Export…"), tr("Export comparison"), [this] { Q_EMIT exportRequested(); });
    inColumn(this, kNoMargins, {head, m_explanation, {m_text, 1}});
}

void CompareView::showDiff(const report::NamedDiff& diff)
{
    m_diff = diff;
    explain({});
    render();
}

void CompareView::explain(const QStringList& sentences)
{
    m_explanation->setText(sentences.join(u'\n'));
    m_explanation->setVisible(!sentences.isEmpty());
    fitHeight();
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void CompareView::fitHeight() { setMinimumHeight(layout()->minimumHeightForWidth(width())); }

QString CompareView::explanation() const { return m_explanation->text(); }

void CompareView::arrange(Layout layout) { m_sideBySide->setChecked(layout == Layout::SideBySide); }

CompareView::Layout CompareView::arrangement() const
{
    return m_sideBySide->isChecked() ? Layout::SideBySide : Layout::Inline;
}

void CompareView::step(int direction)
{
    if (m_places.isEmpty())
        return;
    const qsizetype start = m_current < 0 && direction < 0 ? 0 : m_current;
    m_current = (start + direction + m_places.size()) % m_places.size();
    const Place& place = m_places[m_current];
    QTextCursor cursor(m_text->document());
    cursor.setPosition(place.start);
    cursor.setPosition(place.end, QTextCursor::KeepAnchor);
    m_text->setTextCursor(cursor);
    m_text->ensureCursorVisible();
}

void CompareView::render()
{
    m_places.clear();
    m_current = -1;
    m_text->clear();
    QTextCursor cursor(m_text->document());
    QTextCharFormat heading;
    heading.setFontWeight(QFont::Bold);
    for (const registration::PartDiff& part : m_diff.parts) {
        if (!cursor.atStart())
            cursor.insertBlock();
        cursor.insertText(titleOf(part), heading);
        const qsizetype change = m_places.size();
        m_places.resize(change + changeCount(part.pieces));
        m_sideBySide->isChecked() ? renderSideBySide(cursor, part, change)
                                  : renderInline(cursor, part, change);
    }
    m_summary->setText(findings::visibleText(summary(static_cast<int>(m_places.size()))));
    m_text->moveCursor(QTextCursor::Start);
}

QString CompareView::summary(int count) const
{
    if (m_summarize)
        return m_summarize(count);
    return count == 0 ? tr("%1 and %2 are identical.").arg(m_diff.before, m_diff.after)
                      : tr("%n change(s) from %1 to %2", nullptr, count).arg(m_diff.before, m_diff.after);
}

void CompareView::renderInline(QTextCursor& cursor, const registration::PartDiff& part, qsizetype change)
{
    cursor.insertBlock();
    insertPieces(cursor, part.pieces, change);
    cursor.insertBlock();
}

void CompareView::renderSideBySide(QTextCursor& cursor, const registration::PartDiff& part, qsizetype change)
{
    QTextTableFormat format;
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 50), QTextLength(QTextLength::PercentageLength, 50)});
    format.setCellPadding(4);
    format.setCellSpacing(0);
    format.setBorder(1);
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(palette().color(QPalette::Mid));
    const QTextTable* table = cursor.insertTable(1, 2, format);
    QTextCursor left = table->cellAt(0, 0).firstCursorPosition();
    insertPieces(left, part.pieces, change, registration::DiffPiece::Kind::Added);
    QTextCursor right = table->cellAt(0, 1).firstCursorPosition();
    insertPieces(right, part.pieces, change, registration::DiffPiece::Kind::Removed);
    cursor.movePosition(QTextCursor::End);
}

void CompareView::insertPieces(QTextCursor& cursor, const QList<registration::DiffPiece>& pieces,
                               qsizetype change, std::optional<registration::DiffPiece::Kind> leftOut)
{
    bool continues = false; // a removal and its replacement are one change
    for (const registration::DiffPiece& piece : pieces) {
        if (piece.kind == registration::DiffPiece::Kind::Same && std::exchange(continues, false))
            ++change;
        continues = piece.kind != registration::DiffPiece::Kind::Same;
        if (piece.kind == leftOut)
            continue;
        const int start = cursor.position();
        cursor.insertText(findings::visibleText(piece.text), formatOf(piece.kind));
        if (piece.kind == registration::DiffPiece::Kind::Same)
            continue;
        Place& place = m_places[change];
        if (place.end != start)
            place.start = start;
        place.end = cursor.position();
    }
}

QTextCharFormat CompareView::formatOf(registration::DiffPiece::Kind kind) const
{
    QTextCharFormat format;
    const QColor background = palette().color(QPalette::Base);
    switch (kind) {
    case registration::DiffPiece::Kind::Removed:
        format.setFontStrikeOut(true);
        format.setBackground(tinted(background, Qt::red));
        break;
    case registration::DiffPiece::Kind::Added:
        format.setFontUnderline(true);
        format.setFontWeight(QFont::Bold);
        format.setBackground(tinted(background, Qt::green));
        break;
    case registration::DiffPiece::Kind::Same: break;
    }
    return format;
}

} // namespace nidus::ui
