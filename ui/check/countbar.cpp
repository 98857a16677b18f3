// SPDX-License-Identifier: Apache-2.0
#include "ui/check/countbar.h"

#include "ui/check/verdictlook.h"

#include <QHBoxLayout>
#include <numeric>

namespace nidus {

CountBar::CountBar(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < kVerdicts.size(); ++i) {
        m_buttons[i] = new VerdictButton(kVerdicts[i]);
        layout->addWidget(m_buttons[i]);
        connect(m_buttons[i], &VerdictButton::toggled, this, &CountBar::filterChanged);
    }
}

void CountBar::setCounts(const VerdictCounts& counts)
{
    const std::uint64_t total = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    for (VerdictButton* button : m_buttons)
        button->setCount(counts[static_cast<std::size_t>(button->verdict())], total);
}

VerdictFilter CountBar::filter() const
{
    VerdictFilter filter = VerdictFilter::none();
    for (const VerdictButton* button : m_buttons) {
        if (button->isChecked())
            filter.add(button->verdict());
    }
    return filter.isNone() ? VerdictFilter::all() : filter;
}

void CountBar::clearFilter()
{
    for (VerdictButton* button : m_buttons)
        button->setChecked(false);
}

} // namespace nidus
