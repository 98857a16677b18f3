// SPDX-License-Identifier: Apache-2.0
#include "ui/check/results/countbar.h"

#include "ui/check/rows/verdictlook.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/clearbutton.h"

#include <QLabel>
#include <QLineEdit>
#include <QStringList>
#include <QToolButton>
#include <numeric>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kLeastWords = 16; // characters

} // namespace

CountBar::CountBar(QWidget* parent)
    : QWidget(parent), m_words(new QLineEdit), m_reason(new QToolButton), m_found(new QLabel)
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
    layout->addWidget(m_reason);
    layout->addWidget(m_found);
    m_reason->setIcon(themedIcon(u"window-close"_s));
    m_reason->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_reason->setAccessibleName(tr("Filter by reason"));
    m_reason->hide();
    connect(m_reason, &QToolButton::clicked, this, &CountBar::reasonClosed);
    connect(m_words, &QLineEdit::textChanged, this, [this] {
        m_found->clear();
        Q_EMIT wordsChanged();
    });
}

void CountBar::setCounts(const LineCounts& counts)
{
    const std::uint64_t total = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    for (VerdictButton* button : m_buttons) {
        const std::uint64_t warned = // are valid, too
            button->kind() == LineKind::Valid ? counts[static_cast<std::size_t>(LineKind::Warned)] : 0;
        button->setCount(counts[static_cast<std::size_t>(button->kind())] + warned, total);
    }
}

VerdictFilter CountBar::filter() const
{
    VerdictFilter filter = VerdictFilter::none();
    for (const VerdictButton* button : m_buttons) {
        if (!button->isChecked())
            continue;
        filter.add(button->kind());
        if (button->kind() == LineKind::Valid)
            filter.add(LineKind::Warned);
    }
    return filter.isNone() ? VerdictFilter::all() : filter;
}

void CountBar::clearFilter()
{
    for (VerdictButton* button : m_buttons)
        button->setChecked(false);
    m_words->clear();
    showReason({});
}

void CountBar::showReason(const QString& title)
{
    m_reason->setText(title);
    m_reason->setToolTip(title.isEmpty() ? QString() : tr("%1 Press to remove this filter.").arg(title));
    m_reason->setHidden(title.isEmpty());
    if (title.isEmpty())
        m_found->clear();
}

QString CountBar::description() const
{
    QStringList parts;
    for (const VerdictButton* button : m_buttons) {
        if (button->isChecked())
            //: a kind of lines, in a list of what is shown
            parts.append(button->kind() == LineKind::Warned
                             ? tr("valid with warnings")
                             : verdictName(static_cast<check::Verdict>(button->kind())));
    }
    if (!m_words->text().isEmpty())
        parts.append(tr("“%1”").arg(m_words->text()));
    if (!m_reason->text().isEmpty())
        parts.append(m_reason->text());
    return parts.join(u", "_s);
}

QByteArray CountBar::words() const { return m_words->text().toUtf8(); }

void CountBar::focusWords()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void CountBar::hideFound() { m_found->clear(); }

void CountBar::showFound(std::optional<std::size_t> lines)
{
    m_found->setText(lines ? tr("%Ln line(s)", nullptr, static_cast<int>(*lines)) : tr("Searching…"));
    if (lines)
        announce(m_found, m_found->text());
}

} // namespace nidus::ui
