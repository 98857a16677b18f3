// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/rangedialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/askers.h"
#include "core/subregistry/plaintexts.h"
#include "core/subregistry/policy.h"
#include "core/workflow/subregistry/listsyntax.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fieldsarea.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <algorithm>
#include <array>
#include <expected>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qsizetype kMostOutside = 20;
constexpr std::array kRangeStates{subregistry::RangeState::Open, subregistry::RangeState::Private,
                                  subregistry::RangeState::Closed, subregistry::RangeState::Reserved};

/// Returns the policy's findings and the entries that no single range contains.
QStringList warningsOf(const subregistry::Subregistry& list, const subregistry::ListChange& change)
{
    QStringList warnings;
    for (const subregistry::Range& range : change.ranges) {
        for (const findings::Finding& finding : subregistry::policyFindings(range.policy))
            warnings.append(findings::message(finding));
    }
    if (std::ranges::any_of(change.ranges, [](const subregistry::Range& range) {
            return !range.asker.isEmpty() && !subregistry::isForHolders(range);
        }))
        warnings.append(RangeDialog::tr("A request that names no kind of asker is not refused."));
    const QList<subregistry::Entry> outside = workflow::outsideRanges(list);
    if (outside.isEmpty())
        return warnings;
    QStringList values;
    for (const subregistry::Entry& entry : outside.first(std::min(outside.size(), kMostOutside)))
        values.append(list.textOf(entry.block));
    const QString named =
        findings::andMoreText(values.join(", "_L1), static_cast<int>(outside.size() - values.size()));
    warnings.append(RangeDialog::tr("Entries that no single range contains now: %L1 (%2)")
                        .arg(outside.size())
                        .arg(named));
    if (!list.definition().labelRule.isEmpty())
        warnings.append(findings::withoutLabelText());
    return warnings;
}

/// What somebody wants to do with ranges, for a worker.
struct RangeWish
{
    SharedContent content;
    QList<workflow::RangeOrder> orders;
};

/// A planned change of ranges, and what is odd about it.
struct RangePlan
{
    std::expected<subregistry::ListChange, subregistry::Refusal> change;
    QStringList warnings{};
};

RangePlan planRangesOf(const RangeWish& wish, const std::stop_token& /*stop*/)
{
    RangePlan planned{.change = workflow::planRanges(wish.content->list, wish.orders)};
    if (!planned.change)
        return planned;
    subregistry::Subregistry after = wish.content->list;
    after.apply(*planned.change);
    planned.warnings = warningsOf(after, *planned.change);
    if (wish.content->syntax) {
        for (const findings::Finding& finding : wish.content->syntax->labelFindings(planned.change->ranges))
            planned.warnings.append(findings::message(finding));
    }
    return planned;
}

} // namespace

RangeDialog::RangeDialog(Kind kind, const SharedContent& content, const subregistry::Range& range,
                         QDate today, QWidget* parent)
    : ChangeDialog(content, parent), m_kind(kind), m_range(range), m_today(today)
{
    const std::array titles{tr("Add Range"), tr("Change Range"), tr("Split Range")};
    const QString& title = titles.at(static_cast<std::size_t>(kind));
    const QString list = content->list.definition().fullName();
    setWindowTitle(findings::labeledText(title, range.name.isEmpty() ? list : range.name + ", "_L1 + list));
    auto* form = new QFormLayout;
    const bool isNew = kind != Kind::Change;
    m_name = add(*form, kind == Kind::Split ? tr("&Name of the second part:") : tr("&Name:"),
                 isNew ? QString() : range.name);
    if (kind == Kind::Split)
        m_at = add(*form, tr("Second part &begins at:"), {});
    else
        m_span =
            add(*form,
                content->list.definition().isNumeric() ? tr("Num&bers (from-to):") : tr("Words (prefi&x*):"),
                kind == Kind::Add ? QString() : spanOf(range));
    if (m_span != nullptr && content->list.definition().isNumeric())
        m_span->setPlaceholderText(u"1000-1999"_s);
    addFacts(*form);
    inColumn(this, {}, {new FieldsArea(form), {preview(), 1}, buttons(title)});
    preview()->keepText(5);
    setDefault();
    m_name->setFocus();
    planNow();
}

QLineEdit* RangeDialog::add(QFormLayout& form, const QString& label, const QString& text)
{
    auto* line = new QLineEdit(text);
    line->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    line->setAccessibleName(labelName(label));
    form.addRow(label, line);
    connect(line, &QLineEdit::textChanged, this, &RangeDialog::planSoon);
    return line;
}

void RangeDialog::addFacts(QFormLayout& form)
{
    const subregistry::Range shown = m_kind == Kind::Add ? subregistry::Range{.name = {}} : m_range;
    m_label = add(form, tr("L&abel in URNs:"), shown.label);
    m_state = new QComboBox;
    m_state->setAccessibleName(tr("State"));
    for (const subregistry::RangeState state : kRangeStates) {
        m_state->addItem(rangeStateText(state), int(state));
        m_state->setItemData(m_state->count() - 1, plainToolTip(rangeStateMeaning(state)), Qt::ToolTipRole);
    }
    m_state->setCurrentIndex(std::max(0, m_state->findData(int(shown.state))));
    connect(m_state, &QComboBox::currentIndexChanged, this, &RangeDialog::planSoon);
    form.addRow(tr("&State:"), m_state);
    m_asker = add(form, tr("&Who may ask:"), subregistry::askersOf(shown).join(", "_L1));
    m_asker->setPlaceholderText(tr("Anybody"));
    m_asker->setToolTip(plainToolTip(
        tr("A kind of asker, such as members, or several. A request that names another kind is refused.")));
    m_isOnly = new QCheckBox(tr("Also refuse re&quests that name no kind of asker"));
    m_isOnly->setChecked(subregistry::isForHolders(shown));
    m_isOnly->setEnabled(!m_asker->text().isEmpty());
    connect(m_asker, &QLineEdit::textChanged, m_isOnly,
            [this](const QString& text) { m_isOnly->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_isOnly, &QCheckBox::toggled, this, &RangeDialog::planSoon);
    form.addRow(QString(), m_isOnly);
    m_largest =
        add(form, tr("&Largest block:"), shown.largest == 0 ? QString() : QString::number(shown.largest));
    m_largest->setPlaceholderText(tr("Any size"));
    m_policy = add(form, tr("&Policy:"), subregistry::withoutLostCharacters(shown.policy));
    m_note = add(form, tr("No&te for the history:"), {});
}

QString RangeDialog::spanOf(const subregistry::Range& range) const
{
    return content()->list.definition().isNumeric() ? content()->list.textOf(range.block)
                                                    : range.prefix + u'*';
}

QString RangeDialog::note() const { return findings::readableText(m_note->text()); }

/// Returns who may ask, as it is stored.
QString RangeDialog::asker() const
{
    const QString typed = m_asker->text().trimmed();
    const bool hasWord = typed.isEmpty() || subregistry::isForHolders({.name = {}, .asker = typed});
    return m_isOnly->isChecked() && !hasWord ? u"only "_s + typed : typed;
}

QString RangeDialog::missing() const
{
    const QLineEdit* const place = m_span == nullptr ? m_at : m_span;
    for (const QLineEdit* const line : {static_cast<const QLineEdit*>(m_name), place}) {
        if (findings::readableText(line->text()).isEmpty())
            return tr("Fill in first: %1.").arg(line->accessibleName());
    }
    const QString largest = m_largest->text().trimmed();
    const bool isNumber = subregistry::numberOf(subregistry::ValueKind::Decimal, largest).has_value();
    if (!largest.isEmpty() && !isNumber)
        return findings::notPositiveText(largest);
    const bool isTaken = content()->list.rangeNamed(m_name->text().trimmed()) != nullptr;
    const bool isOwn = m_kind == Kind::Change && m_name->text().trimmed() == m_range.name;
    return isTaken && !isOwn ? tr("There is a range with this name already.") : QString();
}

QList<workflow::RangeOrder> RangeDialog::typed() const
{
    const QString largest = m_largest->text().trimmed();
    workflow::RangeOrder order{
        .name = findings::readableText(m_name->text()),
        .span = m_span == nullptr ? QString() : m_span->text().trimmed(),
        .policy = m_policy->text().trimmed(),
        .label = m_label->text().trimmed(),
        .asker = asker(),
        .largest = subregistry::numberOf(subregistry::ValueKind::Decimal, largest).value_or(0),
        .state = static_cast<subregistry::RangeState>(m_state->currentData().toInt()),
        .date = m_today};
    // A policy of several lines is shown in one, and stays as it is if nobody edits it.
    if (order.name == m_range.name && m_policy->text() == subregistry::withoutLostCharacters(m_range.policy))
        order.policy = m_range.policy;
    if (m_kind == Kind::Split)
        return splitOrders(order);
    if (m_kind == Kind::Add || order.name == m_range.name)
        return {order};
    const workflow::RangeOrder removed{.name = m_range.name,
                                       .span = spanOf(m_range),
                                       .state = subregistry::RangeState::Removed,
                                       .date = m_today};
    return {removed, order};
}

QList<workflow::RangeOrder> RangeDialog::splitOrders(const workflow::RangeOrder& facts) const
{
    const subregistry::Definition& definition = content()->list.definition();
    if (!definition.isNumeric()) { // a longer prefix is a range inside
        workflow::RangeOrder inner = facts;
        inner.span = m_at->text().trimmed();
        return {inner};
    }
    const auto at = subregistry::numberOf(definition.kind, m_at->text().trimmed());
    if (!at || *at <= m_range.block.first || *at > m_range.block.last)
        return {};
    const workflow::RangeOrder first{.name = m_range.name,
                                     .span = content()->list.textOf({m_range.block.first, *at - 1}),
                                     .date = m_today};
    workflow::RangeOrder second = facts;
    second.span = content()->list.textOf({*at, m_range.block.last});
    return {first, second};
}

/// Returns why a range of numbers cannot be split where this was entered.
QString RangeDialog::wrongPart() const
{
    const subregistry::Subregistry& list = content()->list;
    const quint64 first = m_range.block.first;
    return subregistry::numberOf(list.definition().kind, m_at->text().trimmed()) == first
               ? tr("The second part must begin after %1.").arg(list.textOf({first, first}))
               : tr("“%1” is not inside the range %2.").arg(m_at->text(), spanOf(m_range));
}

void RangeDialog::plan()
{
    m_orders.clear();
    const QString wanting = missing();
    const QList<workflow::RangeOrder> orders = wanting.isEmpty() ? typed() : QList<workflow::RangeOrder>();
    if (orders.isEmpty()) {
        preview()->showHint(wanting.isEmpty() ? wrongPart() : wanting);
        return finish(false);
    }
    compute(RangeWish{content(), orders}, planRangesOf, [this, orders](const RangePlan& planned) {
        if (!planned.change) {
            showRefusal(planned.change.error());
            return false;
        }
        if (m_kind == Kind::Change && planned.change->ranges == QList{m_range}) {
            preview()->showHint(tr("Nothing differs yet."));
            return false;
        }
        m_orders = orders;
        QStringList lines;
        for (const subregistry::Range& range : planned.change->ranges)
            lines.append(findings::labeledText(
                range.name, (QStringList(spanOf(range)) + rangeFacts(range)).join(", "_L1)));
        lines.append(rangeStateMeaning(orders.last().state.value_or(subregistry::RangeState::Open)));
        preview()->showChange(content()->list, findings::visibleText((lines + planned.warnings).join(u'\n')),
                              {});
        if (!planned.warnings.isEmpty())
            preview()->warn();
        return true;
    });
}

void RangeDialog::showRefusal(const subregistry::Refusal& refusal)
{
    preview()->showRefusal(content()->list, refusal);
}

} // namespace nidus::ui
