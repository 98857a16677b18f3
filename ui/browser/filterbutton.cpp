// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/filterbutton.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/browser/namespacerows.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/text/registrywords.h"

#include <QComboBox>
#include <QDate>
#include <QFormLayout>
#include <QFrame>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Returns the value of the selected item, or nothing for the first one.
template <typename T>
std::optional<T> chosen(const QComboBox& criterion)
{
    if (criterion.currentIndex() <= 0)
        return std::nullopt;
    return static_cast<T>(criterion.currentData().toInt());
}

} // namespace

FilterButton::FilterButton(QWidget* parent) : QToolButton(parent), m_panel(new QFrame(this, Qt::Popup))
{
    m_panel->setFrameShape(QFrame::StyledPanel);
    auto* form = new QFormLayout(m_panel);
    m_kind = add(*form, tr("&Kind:"), tr("Any kind"));
    for (const registration::NamespaceKind kind :
         {registration::NamespaceKind::Formal, registration::NamespaceKind::Informal})
        m_kind->addItem(kindText(kind), static_cast<int>(kind));
    m_state = add(*form, tr("&State:"), tr("Any state"));
    using enum registration::State;
    for (const registration::State state : {Draft, InReview, Approved, WithIana, Registered, Withdrawn})
        m_state->addItem(stateText(state), static_cast<int>(state));
    m_findings = add(*form, tr("&Findings:"), tr("With or without"));
    m_findings->addItem(tr("With errors"), static_cast<int>(WantedFindings::Errors));
    m_findings->addItem(tr("With findings"), static_cast<int>(WantedFindings::Some));
    m_findings->addItem(tr("Without findings"), static_cast<int>(WantedFindings::None));
    m_rule = add(*form, tr("Syntax &rule:"), tr("With or without"));
    m_rule->addItem(tr("With a rule"), 1);
    m_rule->addItem(tr("Without a rule"), 0);
    m_text = add(*form, tr("&Template:"), tr("With or without"));
    m_text->addItem(tr("With text"), 1);
    m_text->addItem(tr("Without text"), 0);
    m_changed = add(*form, tr("&Changed:"), tr("At any time"));
    m_changed->addItem(tr("In the last week"), 7);
    m_changed->addItem(tr("In the last month"), 30);
    m_changed->addItem(tr("In the last year"), 365);
    m_assignee = add(*form, tr("&Assignee:"), tr("Anybody"));
    m_owner = add(*form, tr("&Owner:"), tr("Anybody"));
    setPeople({});
    m_clear = new QPushButton(tr("Cl&ear Filter"));
    connect(m_clear, &QPushButton::clicked, this, &FilterButton::clear);
    form->addRow(m_clear);

    setAccessibleName(tr("Filter"));
    setToolTip(tr("Filter the list"));
    setIcon(themedIcon(u"view-filter"_s));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::StrongFocus);
    setAutoRaise(true);
    connect(this, &QToolButton::clicked, this, &FilterButton::open);
    updateText();
}

QComboBox* FilterButton::add(QFormLayout& form, const QString& label, const QString& every)
{
    auto* criterion = new QComboBox;
    criterion->addItem(every);
    criterion->setAccessibleName(labelName(label));
    form.addRow(label, criterion);
    m_criteria.append(criterion);
    connect(criterion, &QComboBox::currentIndexChanged, this, [this] {
        updateText();
        Q_EMIT filterChanged();
    });
    return criterion;
}

NamespaceFilter FilterButton::filter() const
{
    const std::optional<int> days = chosen<int>(*m_changed);
    return {.kind = chosen<registration::NamespaceKind>(*m_kind),
            .state = chosen<registration::State>(*m_state),
            .findings = chosen<WantedFindings>(*m_findings),
            .hasRule = chosen<bool>(*m_rule),
            .hasText = chosen<bool>(*m_text),
            .changedSince = days ? QDate::currentDate().addDays(-*days).toString(Qt::ISODate) : QString(),
            .assignee = m_assignee->currentData().toString(),
            .owner = m_owner->currentData().toString()};
}

void FilterButton::setPeople(const QList<storage::RegistrySummary>& summaries)
{
    const QStringList people = peopleIn(summaries);
    for (QComboBox* criterion : {m_assignee, m_owner}) {
        const QSignalBlocker blocker(criterion);
        const QString present = criterion->currentData().toString();
        while (criterion->count() > 1)
            criterion->removeItem(1);
        if (criterion == m_assignee)
            criterion->addItem(tr("Nobody"), QString(kNobody));
        for (const QString& person : people)
            criterion->addItem(findings::visibleText(person), person);
        choose(*criterion, present);
    }
}

void FilterButton::choose(QComboBox& criterion, const QString& choice)
{
    const bool isPerson = &criterion == m_assignee || &criterion == m_owner;
    const int line = choice.isEmpty() ? 0
                     : isPerson       ? criterion.findData(choice)
                                      : std::max(criterion.findData(choice.toInt()), 0);
    if (line < 0) // without a draft now
        criterion.addItem(findings::visibleText(choice), choice);
    criterion.setCurrentIndex(line < 0 ? criterion.count() - 1 : line);
}

void FilterButton::clear() { setChoices({}); }

QStringList FilterButton::choices() const
{
    QStringList choices;
    for (const QComboBox* criterion : m_criteria)
        choices.append(criterion->currentData().toString());
    return choices;
}

void FilterButton::setChoices(const QStringList& choices)
{
    bool isChanged = false;
    for (qsizetype i = 0; i < m_criteria.size(); ++i) {
        const QSignalBlocker blocker(m_criteria[i]);
        const int before = m_criteria[i]->currentIndex();
        choose(*m_criteria[i], choices.value(i));
        isChanged = isChanged || before != m_criteria[i]->currentIndex();
    }
    updateText();
    if (isChanged)
        Q_EMIT filterChanged();
}

/// Opens the panel below the button, entirely on its screen.
void FilterButton::open()
{
    m_panel->adjustSize();
    const QRect available = screen()->availableGeometry();
    const QPoint wanted = mapToGlobal(rect().bottomRight()) - QPoint(m_panel->width() - 1, -1);
    m_panel->move(std::clamp(wanted.x(), available.left(),
                             std::max(available.left(), available.right() - m_panel->width() + 1)),
                  std::clamp(wanted.y(), available.top(),
                             std::max(available.top(), available.bottom() - m_panel->height() + 1)));
    m_panel->show();
    m_kind->setFocus(Qt::PopupFocusReason);
}

void FilterButton::updateText()
{
    const auto active = std::ranges::count_if(
        m_criteria, [](const QComboBox* criterion) { return criterion->currentIndex() > 0; });
    setText(active == 0 ? tr("Filter") : tr("Filter (%1)").arg(active));
    m_clear->setEnabled(active > 0);
}

} // namespace nidus::ui
