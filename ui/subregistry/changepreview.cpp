// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/changepreview.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/values/findingids.h"
#include "core/workflow/subregistry/answer.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/text/spokentext.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QFrame>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kIconSide = 16;
constexpr qsizetype kMostPreviewRows = 2000;
constexpr int kLeastRows = 2; ///< of the table
constexpr int kMostRows = 8;
constexpr int kRowCharacters = 110;

/// Returns the key that presses a button: "Use 5: Alt+U."
QString keyText(const QPushButton& button)
{
    return ChangePreview::tr("%1: %2.").arg(
        plainLabel(button.text()), QKeySequence::mnemonic(button.text()).toString(QKeySequence::NativeText));
}

/// The changed entries, as high as a few of them.
class PreviewRows final : public QTreeWidget
{
public:
    void setLines(qsizetype lines)
    {
        setUniformRowHeights(false);
        m_lines = static_cast<int>(std::clamp<qsizetype>(lines, kLeastRows, kMostRows));
    }
    /// Shows what was before as wide as it is, up to half of the width, and breaks only lines that are too
    /// long.
    void fitColumns()
    {
        const int width = viewport()->width() - header()->sectionSize(0);
        breakLines(1, width / 2);
        header()->resizeSection(
            1, std::max(header()->sectionSizeHint(1), std::min(sizeHintForColumn(1), width / 2)));
        breakLines(2, width - header()->sectionSize(1));
    }
    [[nodiscard]] QSize sizeHint() const override { return sizeOf(m_lines); }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeOf(kLeastRows); }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QTreeWidget::resizeEvent(event);
        fitColumns();
    }

private:
    void breakLines(int column, int width)
    {
        const qsizetype characters =
            std::max(kLineCharacters, qsizetype(width / fontMetrics().horizontalAdvance(u'0')));
        for (int i = 0; i < topLevelItemCount(); ++i) {
            QTreeWidgetItem* const item = topLevelItem(i);
            item->setText(column, inLines(item->data(column, Qt::UserRole).toString(), characters));
        }
    }
    [[nodiscard]] QSize sizeOf(int lines) const
    {
        const int line = fontMetrics().lineSpacing() + 4;
        return {QTreeWidget::sizeHint().width(),
                header()->sizeHint().height() + lines * line + 2 * frameWidth()};
    }
    int m_lines = kLeastRows;
};

} // namespace

QString inLines(QString facts, qsizetype characters)
{
    for (qsizetype start = 0; facts.size() - start > characters;) {
        qsizetype end = facts.lastIndexOf(", "_L1, start + characters);
        end = end > start ? end : facts.indexOf(", "_L1, start);
        if (end < 0)
            break;
        facts[end + 1] = u'\n';
        start = end + 2;
    }
    return facts;
}

QString askersText(const subregistry::Subregistry& list, const subregistry::Refusal& refusal)
{
    const subregistry::Range* const named = refusal.finding.id == findings::kSubregistryWrongAsker
                                                ? list.rangeNamed(refusal.finding.arguments.value(1))
                                                : nullptr;
    if (named == nullptr || !subregistry::isForHolders(*named))
        return {};
    return ChangePreview::tr("Only these may ask: %1.")
        .arg(findings::visibleText(subregistry::askersOf(*named).join(", "_L1)));
}

QString changedEntriesText(const subregistry::ListChange& change)
{
    return ChangePreview::tr("%Ln entry(s) will change.", nullptr, static_cast<int>(change.entries.size()));
}

ChangePreview::ChangePreview(QWidget* parent)
    : QWidget(parent),
      m_sign(new QLabel),
      m_text(new QLabel),
      m_rows(new PreviewRows),
      m_nearest(new QPushButton),
      m_letter(new QPushButton)
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    followLooks(*m_sign, [this] { showSign(); });
    keepText(2);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_rows->setHeaderLabels({tr("Value"), tr("Before"), tr("After")});
    m_rows->setRootIsDecorated(false);
    m_rows->setAccessibleName(tr("Changed entries"));
    showRows(*m_rows);
    m_rows->header()->setStretchLastSection(false);
    m_rows->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_rows->header()->setSectionResizeMode(2, QHeaderView::Stretch);
    for (QPushButton* button : {m_nearest, m_letter})
        button->setAutoDefault(false);
    connect(m_letter, &QPushButton::clicked, this, &ChangePreview::letterWanted);
    connect(m_nearest, &QPushButton::clicked, this, [this] {
        if (m_refusal && m_refusal->nearest)
            Q_EMIT nearestWanted(*m_refusal->nearest);
    });
    auto* box = new QFrame;
    box->setFrameShape(QFrame::StyledPanel);
    inColumn(box, {.margins = QMargins(8, 4, 8, 4), .spacing = 4},
             {inRow(nullptr, kNoMargins, {{m_sign, 0, Qt::AlignTop}, {m_text, 1}}),
              inRow(nullptr, kNoMargins, {m_nearest, m_letter, BoxPart::spare(1)})});
    inColumn(this, kNoMargins, {box, {m_rows, 1}});
    m_rows->hide();
    showHint({});
}

void ChangePreview::keepRows(qsizetype entries)
{
    m_keepsRows = true;
    static_cast<PreviewRows*>(m_rows)->setLines(std::min<qsizetype>(entries, kMostRows) * 2);
    m_rows->show();
    setMinimumWidth(fontMetrics().averageCharWidth() * kRowCharacters);
}

void ChangePreview::keepText(int lines)
{
    m_text->setMinimumHeight((fontMetrics().lineSpacing() + 1) * lines); // fractions of pixels add up
}

void ChangePreview::keepAlternative()
{
    keepText(4);
    QSizePolicy kept = m_nearest->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_nearest->setSizePolicy(kept);
}

void ChangePreview::showSign()
{
    if (!m_icon.isEmpty())
        m_sign->setPixmap(drawnIcon(m_icon).pixmap(grown(kIconSide, *m_sign)));
}

void ChangePreview::say(const QString& icon, const QString& text, const QList<QPushButton*>& buttons,
                        const QString& news)
{
    m_refusal.reset();
    for (QPushButton* button : {m_nearest, m_letter})
        button->setVisible(buttons.contains(button));
    m_rows->setVisible(m_keepsRows);
    m_rows->clear();
    m_sign->setVisible(!icon.isEmpty());
    m_icon = icon;
    showSign();
    if (m_text->text() == text)
        return;
    m_text->setText(text);
    QStringList spoken{icon == "severity-error"_L1 ? tr("Error: %1").arg(text) : text};
    for (const QPushButton* button : buttons)
        spoken.append(keyText(*button));
    m_text->setAccessibleName(spokenText(spoken.constFirst()));
    if (isVisible()) // else it is read with the dialog
        announce(m_text, news.isEmpty() ? spoken.join(u'\n') : news);
}

void ChangePreview::showHint(const QString& text)
{
    say(text.isEmpty() ? QString() : u"severity-information"_s, text);
}

void ChangePreview::warn()
{
    m_icon = u"severity-warning"_s;
    showSign();
}

void ChangePreview::showProblem(const QString& text) { say(u"severity-error"_s, text); }

void ChangePreview::showProblem(const QString& text, const subregistry::Subregistry& present,
                                const subregistry::ListChange& change)
{
    showProblem(text);
    addRows(present, change);
}

void ChangePreview::offerLetter(const QString& request)
{
    m_request = request;
    m_letter->setText(request.isEmpty() ? tr("Sh&ow Refusal Letter…") : tr("Refuse and Show Let&ter"));
}

void ChangePreview::showRefusal(const subregistry::Subregistry& list, const subregistry::Refusal& refusal)
{
    QStringList lines{findings::message(refusal.finding)};
    const QString askers = askersText(list, refusal);
    if (!askers.isEmpty())
        lines.append(askers);
    lines.append(refusal.nearest    ? workflow::nearestSentence(list, *refusal.nearest)
                 : askers.isEmpty() ? findings::translatedFix(findings::entryOf(refusal.finding.id))
                                    : QString());
    lines.removeAll(QString());
    const QString hint = tr("Enter a request ID to record the refusal.");
    const QString reason = findings::visibleText(lines.join(u' '));
    const QString withHint = reason + u' ' + hint;
    const bool hasLetter = m_request && !workflow::isAboutAnswer(refusal);
    const bool isRecordable = hasLetter && !m_request->isEmpty();
    QList<QPushButton*> buttons;
    if (refusal.nearest) {
        m_nearest->setText(tr("&Use %1").arg(findings::visibleText(list.textOf(refusal.nearest->block))));
        buttons.append(m_nearest);
    }
    if (hasLetter)
        buttons.append(m_letter);
    const QString news = isRecordable && m_text->text() == withHint
                             ? tr("The refusal can be recorded.") + u'\n' + keyText(*m_letter)
                             : QString();
    say(u"severity-error"_s, hasLetter && !isRecordable ? withHint : reason, buttons, news);
    m_refusal = refusal;
}

void ChangePreview::showChange(const subregistry::Subregistry& present, const QString& sentence,
                               const subregistry::ListChange& change)
{
    say(u"valid"_s, sentence);
    addRows(present, change);
    m_rows->setVisible(m_keepsRows || m_rows->topLevelItemCount() > 0);
}

void ChangePreview::addRows(const subregistry::Subregistry& present, const subregistry::ListChange& change)
{
    QList<QTreeWidgetItem*> items;
    for (const subregistry::Entry& entry :
         change.entries.first(std::min(change.entries.size(), kMostPreviewRows))) {
        const auto before = present.rowAt(entry.block);
        const QString value = findings::visibleText(present.textOf(entry.block));
        const bool isOutside = !present.ranges().isEmpty() && present.rangeOf(entry.block) == nullptr;
        const QStringList all{value,
                              before      ? entryFacts(*before)
                              : isOutside ? tr("not in a range")
                                          : freeText(),
                              entryFacts(entry)};
        const auto differing = before ? differingFacts(*before, entry) : std::pair(all[1], all[2]);
        auto* item = new QTreeWidgetItem({value});
        item->setData(1, Qt::UserRole, differing.first);
        item->setData(2, Qt::UserRole, differing.second);
        for (int column = 0; column < all.size(); ++column)
            item->setToolTip(column, plainToolTip(all[column]));
        items.append(item);
    }
    m_rows->addTopLevelItems(items);
    static_cast<PreviewRows*>(m_rows)->fitColumns();
    if (change.entries.size() > kMostPreviewRows)
        m_rows->addTopLevelItem(new QTreeWidgetItem(
            {tr("%n more", nullptr, static_cast<int>(change.entries.size() - kMostPreviewRows))}));
}

QString ChangePreview::text() const
{
    QStringList lines{m_text->text()};
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* const item = m_rows->topLevelItem(i);
        lines.append(findings::labeledText(item->text(0), u"%1 -> %2"_s.arg(item->text(1), item->text(2)))
                         .replace(u'\n', u' '));
    }
    return lines.join(u'\n');
}

} // namespace nidus::ui
