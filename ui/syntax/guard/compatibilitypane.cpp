// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/guard/compatibilitypane.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/widgets/clearbutton.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <algorithm>

namespace nidus::ui {

CompatibilityPane::CompatibilityPane(QWidget* parent)
    : QWidget(parent), m_job(kTypingPause), m_answers(new QListWidget), m_pattern(new QLineEdit)
{
    m_answers->setAccessibleName(tr("Changes by the grammar"));
    m_answers->setWordWrap(true);
    m_answers->setSelectionMode(QAbstractItemView::SingleSelection);
    useFixedFont(*m_pattern);
    m_pattern->setPlaceholderText(tr("a regular expression (RFC 9485) that should allow the same URNs"));
    m_pattern->setAccessibleName(tr("Regular expression to compare with"));
    addClearButton(*m_pattern);
    auto* label = new QLabel(tr("Compare with"));
    label->setBuddy(m_pattern);
    auto* form = inRow(nullptr, {.margins = QMargins(8, 4, 8, 4), .spacing = 8}, {label, {m_pattern, 1}});
    inColumn(this, kNoGaps, {form, {m_answers, 1}});
    connect(m_pattern, &QLineEdit::textChanged, this, &CompatibilityPane::ask);
    showAnswers({});
}

void CompatibilityPane::setBase(const std::optional<RevisionBase>& base)
{
    if (base == m_base)
        return;
    m_base = base;
    ask();
}

void CompatibilityPane::showBuild(const std::optional<SyntaxBuild>& build)
{
    m_build = build;
    ask();
}

void CompatibilityPane::showNoAnswers(const QString& why)
{
    m_build.reset();
    m_job.abandon();
    m_answers->clear();
    addHint(why);
}

void CompatibilityPane::clear()
{
    m_build.reset();
    m_pattern->clear();
    ask();
}

void CompatibilityPane::ask()
{
    if (!m_build) {
        m_job.abandon();
        return showAnswers({});
    }
    m_job.submit(
        RevisionQuestion{m_build->rule, m_build->nid, m_base, m_pattern->text().trimmed(), m_build->matcher},
        guardAnswers, [this](const QList<RevisionAnswer>& answers) { showAnswers(answers); });
}

void CompatibilityPane::showAnswers(const QList<RevisionAnswer>& answers)
{
    m_answers->clear();
    FindingRank gravest = FindingRank::Information;
    for (const RevisionAnswer& answer : answers) {
        const QString sentence = tr("%1: %2").arg(rankWord(answer.rank), answer.text);
        m_answers->addItem(new QListWidgetItem(rankIcon(answer.rank), sentence));
        gravest = std::max(gravest, answer.rank);
    }
    if (answers.isEmpty())
        addHint(tr("No results yet. Write a grammar to compare it with RFC 8141 and the previous version."));
    Q_EMIT answered(gravest);
}

void CompatibilityPane::addHint(const QString& text)
{
    auto* hint = new QListWidgetItem(text);
    hint->setFlags(Qt::NoItemFlags);
    m_answers->addItem(hint);
}

} // namespace nidus::ui
