// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/findingsbar.h"

#include "ui/support/look/followlooks.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/widgets/clearbutton.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::array kRanks{FindingRank::Error, FindingRank::Warning, FindingRank::Information,
                            FindingRank::ToDo, FindingRank::Accepted};

} // namespace

FindingsBar::FindingsBar(QWidget* parent)
    : QWidget(parent),
      m_scope(new QComboBox),
      m_grouping(new QComboBox),
      m_filter(new QLineEdit),
      m_more(new QToolButton)
{
    makeRankButtons();
    makeBoxes();
    m_more->setText(tr("More"));
    m_more->setAccessibleDescription(tr("Actions for findings"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setMenu(new QMenu(m_more));

    auto* head = new RowsLayout(this);
    head->setContentsMargins(8, 8, 8, 4);
    head->setSpacing(4);
    for (QToolButton* button : m_ranks)
        head->addWidget(button);
    head->addWidget(m_more);
    head->addWidget(m_scope);
    head->addWidget(m_grouping);
    head->addWidget(m_filter);
}

void FindingsBar::makeRankButtons()
{
    for (std::size_t i = 0; i < kRanks.size(); ++i) {
        auto* button = new QToolButton;
        button->setIcon(rankIcon(kRanks.at(i)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setChecked(kRanks.at(i) != FindingRank::Accepted);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tr("Show or hide: %1").arg(rankWord(kRanks.at(i))));
        connect(button, &QToolButton::toggled, this,
                [this, i](bool isShown) { Q_EMIT rankToggled(kRanks.at(i), isShown); });
        m_ranks.at(i) = button;
    }
}

void FindingsBar::makeBoxes()
{
    m_scope->addItems({tr("This registration"), tr("Whole registry")});
    m_scope->setAccessibleName(tr("Scope"));
    connect(m_scope, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT scopeChosen(isWholeRegistry()); });
    m_grouping->setAccessibleName(tr("Group findings"));
    m_grouping->addItem(tr("Not grouped"), int(FindingGrouping::None));
    m_grouping->addItem(tr("By severity"), int(FindingGrouping::Severity));
    m_grouping->addItem(tr("By field"), int(FindingGrouping::Field));
    m_grouping->addItem(tr("By rule"), int(FindingGrouping::Rule));
    m_grouping->addItem(tr("By namespace"), int(FindingGrouping::Namespace));
    connect(m_grouping, &QComboBox::currentIndexChanged, this, [this] {
        Q_EMIT groupingChosen(static_cast<FindingGrouping>(m_grouping->currentData().toInt()));
    });
    m_filter->setPlaceholderText(tr("Filter findings"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    addClearButton(*m_filter);
    followLooks(*m_filter,
                [this] { m_filter->setMaximumWidth(m_filter->fontMetrics().averageCharWidth() * 32); });
    connect(m_filter, &QLineEdit::textChanged, this, &FindingsBar::filterChanged);
}

void FindingsBar::setActions(const QList<QAction*>& actions)
{
    m_more->menu()->clear();
    m_more->menu()->addActions(actions);
}

void FindingsBar::showCounts(const FindingsModel& model)
{
    for (std::size_t i = 0; i < kRanks.size(); ++i) {
        const int ofRank = model.countOf(kRanks.at(i));
        QToolButton* button = m_ranks.at(i);
        button->setText(QString::number(ofRank));
        button->setIcon(rankIcon(kRanks.at(i)));
        button->setAccessibleName(tr("%1: %2").arg(rankWord(kRanks.at(i))).arg(ofRank));
        button->setVisible(ofRank > 0);
    }
    const bool hasRows = model.totalCount() + model.countOf(FindingRank::Accepted) > 0;
    m_grouping->setVisible(hasRows);
    m_filter->setVisible(hasRows);
}

QString FindingsBar::filterText() const { return m_filter->text(); }

bool FindingsBar::isWholeRegistry() const { return m_scope->currentIndex() == 1; }

} // namespace nidus::ui
