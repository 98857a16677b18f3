// SPDX-License-Identifier: Apache-2.0
#include "ui/check/results/countbar.h"

#include "ui/check/rows/verdictlook.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/clearbutton.h"

#include <QLabel>
#include <QLineEdit>
#include <numeric>

namespace nidus::ui {

namespace {

constexpr int kLeastWords = 16; // characters

} // namespace

CountBar::CountBar(QWidget* parent) : QWidget(parent), m_words(new QLineEdit), m_found(new QLabel)
{
    auto* layout = new RowsLayout(this); // a narrow page has two rows
    layout->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < kLineKinds.size(); ++i) {
        m_buttons[i] = new VerdictButton(kLineKinds[i]);
        layout->addWidget(m_buttons[i]);
        connect(m_buttons[i], &VerdictButton::toggled, this, &CountBar::filterChanged);
    }
    m_words->setPlaceholderText(tr("Filter lines…"));
    m_words->setAccessibleName(tr("Filter lines"));
    addClearButton(*m_words);
    followLooks(*m_words, [this] {
        m_words->setMinimumWidth(m_words->fontMetrics().averageCharWidth() * kLeastWords);
    });
    layout->addWidget(m_words);
    layout->addWidget(m_found);
    connect(m_words, &QLineEdit::textChanged, this, [this] {
        m_found->clear();
        Q_EMIT wordsChanged();
    });
}

void CountBar::setCounts(const LineCounts& counts)
{
    const std::uint64_t total = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    for (VerdictButton* button : m_buttons)
        button->setCount(counts[static_cast<std::size_t>(button->kind())], total);
}

VerdictFilter CountBar::filter() const
{
    VerdictFilter filter = VerdictFilter::none();
    for (const VerdictButton* button : m_buttons) {
        if (button->isChecked())
            filter.add(button->kind());
    }
    return filter.isNone() ? VerdictFilter::all() : filter;
}

void CountBar::clearFilter()
{
    for (VerdictButton* button : m_buttons)
        button->setChecked(false);
    m_words->clear();
}

QByteArray CountBar::words() const { return m_words->text().toUtf8(); }

void CountBar::focusWords()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void CountBar::showFound(std::optional<std::size_t> lines)
{
    m_found->setText(lines ? tr("%Ln line(s)", nullptr, static_cast<int>(*lines)) : tr("Searching…"));
    if (lines)
        announce(m_found, m_found->text());
}

} // namespace nidus::ui
