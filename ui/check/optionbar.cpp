// SPDX-License-Identifier: Apache-2.0
#include "ui/check/optionbar.h"

#include "core/findings/text/sharedtexts.h"
#include "core/urn/nid.h"
#include "ui/support/look/rowslayout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>
#include <utility>

namespace nidus::ui {

namespace {

constexpr int kShownOfNid = 14;                                      // characters, like the next
constexpr int kMostTyped = 2 * static_cast<int>(urn::kMaxNidLength); // a NID, or the name of a draft

template <typename Enum>
void addChoice(QComboBox* combo, const QString& text, Enum value)
{
    combo->addItem(text, static_cast<int>(value));
}

template <typename Enum>
Enum chosen(const QComboBox* combo)
{
    return static_cast<Enum>(combo->currentData().toInt());
}

template <typename Enum>
void choose(QComboBox* combo, Enum value)
{
    combo->setCurrentIndex(combo->findData(static_cast<int>(value)));
}

QComboBox* newCombo(const QString& name)
{
    auto* combo = new QComboBox;
    combo->setAccessibleName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return combo;
}

/// The combo boxes stay together if the layout breaks into several rows.
QWidget* addTitled(RowsLayout& row, const QString& title, const QList<QComboBox*>& combos)
{
    auto* group = new QWidget;
    auto* inGroup = new QHBoxLayout(group);
    inGroup->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(title);
    label->setBuddy(combos.constFirst());
    inGroup->addWidget(label);
    for (QComboBox* combo : combos)
        inGroup->addWidget(combo);
    row.addWidget(group);
    return group;
}

QString partName(batch::InputKind kind, const QString& name)
{
    bool isNumber = false;
    name.toUInt(&isNumber);
    if (kind == batch::InputKind::JsonLines)
        return OptionBar::tr("Member “%1”").arg(name);
    return isNumber ? OptionBar::tr("Column %1").arg(name) : OptionBar::tr("Column “%1”").arg(name);
}

} // namespace

OptionBar::OptionBar(QWidget* parent)
    : QWidget(parent),
      m_against(newCombo(tr("Check against"))),
      m_nid(newCombo(tr("Namespace"))),
      m_withDrafts(new QCheckBox(tr("Include drafts"))),
      m_rfc(newCombo(tr("Syntax"))),
      m_runningText(new QCheckBox(tr("Find URNs in running text"))),
      m_part(newCombo(tr("URNs in")))
{
    addChoice(m_against, tr("Each URN's own namespace"), check::CheckAgainst::OwnNamespace);
    addChoice(m_against, tr("Syntax only"), check::CheckAgainst::SyntaxOnly);
    addChoice(m_against, tr("One namespace:"), check::CheckAgainst::OneNamespace);
    m_against->setToolTip(tr("What each URN is checked against, in addition to the syntax of the RFC."));
    m_nid->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_nid->setMinimumContentsLength(kShownOfNid);
    m_nid->setEditable(true);
    m_nid->setInsertPolicy(QComboBox::NoInsert);
    m_nid->lineEdit()->setMaxLength(kMostTyped);
    m_nid->setToolTip(tr("A registered namespace, or a draft with a syntax rule."));
    m_nid->lineEdit()->setPlaceholderText(findings::labelText(findings::Label::Nid));
    m_nid->completer()->setFilterMode(Qt::MatchContains);
    m_nid->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_nid->hide();
    m_withDrafts->setToolTip(
        tr("Checks the names of a NID that only a draft has against the rule of the draft, as it is saved."));
    m_withDrafts->hide();
    // RFC numbers are names: not for translation.
    addChoice(m_rfc, QStringLiteral("RFC 8141"), urn::Rfc::Rfc8141);
    addChoice(m_rfc, QStringLiteral("RFC 2141"), urn::Rfc::Rfc2141);
    m_rfc->setToolTip(tr("RFC 8141 (2017) is current; it replaced RFC 2141 (1997)."));
    m_runningText->setToolTip(
        tr("For prose, HTML, or logs: checks every URN in the text. Otherwise each line is one URN."));

    auto* layout = new RowsLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    addTitled(*layout, tr("Check against"), {m_against, m_nid});
    layout->addWidget(m_withDrafts);
    addTitled(*layout, tr("Syntax"), {m_rfc});
    layout->addWidget(m_runningText);
    m_part->setToolTip(tr("Which text of each row is the URN. The file has columns or members."));
    m_titledPart = addTitled(*layout, tr("URNs in"), {m_part});
    m_titledPart->hide();

    connect(m_against, &QComboBox::activated, this, &OptionBar::againstChosen);
    connect(m_nid, &QComboBox::activated, this, &OptionBar::choiceChanged);
    connect(m_nid->lineEdit(), &QLineEdit::returnPressed, this, &OptionBar::choiceChanged);
    connect(m_withDrafts, &QCheckBox::clicked, this, &OptionBar::choiceChanged);
    connect(m_rfc, &QComboBox::activated, this, &OptionBar::choiceChanged);
    connect(m_runningText, &QCheckBox::clicked, this, &OptionBar::choiceChanged);
    connect(m_part, &QComboBox::activated, this, &OptionBar::choiceChanged);
}

void OptionBar::againstChosen()
{
    const bool isOne = chosen<check::CheckAgainst>(m_against) == check::CheckAgainst::OneNamespace;
    m_nid->setVisible(isOne);
    offerDrafts();
    if (isOne)
        m_nid->setFocus();
    if (!isOne || !m_nid->currentText().isEmpty())
        Q_EMIT choiceChanged();
}

void OptionBar::offerDrafts()
{
    m_withDrafts->setVisible(chosen<check::CheckAgainst>(m_against) == check::CheckAgainst::OwnNamespace &&
                             hasUsableDraft());
}

bool OptionBar::hasUsableDraft() const
{
    if (m_drafts.isEmpty())
        return false;
    QHash<QString, int> counts;
    for (const RuleDraft& draft : m_drafts)
        ++counts[draft.nid.toLower()];
    counts.remove(QString());
    for (const QString& nid : m_nids)
        counts.remove(nid);
    return counts.values().contains(1);
}

void OptionBar::includeDrafts()
{
    choose(m_against, check::CheckAgainst::OwnNamespace);
    m_nid->hide();
    offerDrafts();
    m_withDrafts->setChecked(true);
    Q_EMIT choiceChanged();
}

QString OptionBar::proseTitle() const { return m_runningText->text(); }

void OptionBar::setNamespaces(const check::NamespaceTable& namespaces)
{
    m_nids.clear();
    for (const check::NamespaceEntry& entry : namespaces.entries())
        m_nids.append(QString::fromStdString(entry.nid));
    fillNamespaces();
    offerDrafts();
}

void OptionBar::setDrafts(const QList<RuleDraft>& drafts)
{
    const QList<RuleDraft> before = std::exchange(m_drafts, drafts);
    fillNamespaces();
    const QString text = m_nid->currentText();
    const auto gone = std::ranges::find(before, text, &RuleDraft::name);
    if (gone != before.cend() && draftMeantBy(text) == 0)
        m_nid->setEditText(gone->nid); // it may have been registered
    offerDrafts();
}

void OptionBar::fillNamespaces()
{
    const QString current = m_nid->currentText();
    m_nid->clear();
    m_nid->addItems(m_nids);
    for (const RuleDraft& draft : std::as_const(m_drafts))
        m_nid->addItem(draft.name);
    m_nid->model()->sort(0);
    m_nid->setEditText(current);
}

qint64 OptionBar::draftMeantBy(const QString& text) const
{
    const auto named = std::ranges::find(m_drafts, text, &RuleDraft::name);
    if (named != m_drafts.cend())
        return named->id;
    const auto isItsNid = [&text](const RuleDraft& draft) {
        return !text.isEmpty() && draft.nid.compare(text, Qt::CaseInsensitive) == 0;
    };
    if (m_nids.contains(text, Qt::CaseInsensitive) || std::ranges::count_if(m_drafts, isItsNid) != 1)
        return 0;
    return std::ranges::find_if(m_drafts, isItsNid)->id;
}

void OptionBar::setChoice(const CheckChoice& choice)
{
    choose(m_against, choice.options.against);
    m_nid->setVisible(choice.options.against == check::CheckAgainst::OneNamespace);
    offerDrafts();
    m_nid->setEditText(QString::fromStdString(choice.options.nid));
    choose(m_rfc, choice.options.rfc);
    m_runningText->setChecked(choice.kind == batch::InputKind::RunningText);
}

void OptionBar::setShape(const batch::InputShape& shape)
{
    const bool hasParts = shape.kind != batch::InputKind::Lines;
    m_titledPart->setVisible(hasParts);
    m_runningText->setVisible(!hasParts);
    if (m_shape == shape)
        return; // the same file again: keep the choice
    m_shape = shape;
    m_part->clear();
    for (const std::string& name : shape.names)
        m_part->addItem(partName(shape.kind, QString::fromStdString(name)));
    //: the whole of each line is a URN
    m_part->addItem(tr("Whole lines"));
    m_part->addItem(tr("Running text"));
    m_part->setCurrentIndex(static_cast<int>(shape.likely));
}

OptionBar::Part OptionBar::part() const
{
    using enum batch::InputKind;
    if (m_shape.kind == Lines)
        return {m_runningText->isChecked() ? RunningText : Lines, {}};
    const auto index = static_cast<std::size_t>(std::max(0, m_part->currentIndex()));
    if (index < m_shape.names.size())
        return {m_shape.kind, m_shape.names[index]};
    return {index == m_shape.names.size() ? Lines : RunningText, {}};
}

CheckChoice OptionBar::choice() const
{
    const auto against = chosen<check::CheckAgainst>(m_against);
    const QString nid = m_nid->currentText().trimmed();
    const Part chosenPart = part();
    return {.options = {.against = against, .rfc = chosen<urn::Rfc>(m_rfc), .nid = nid.toStdString()},
            .draft = against == check::CheckAgainst::OneNamespace ? draftMeantBy(nid) : 0,
            .withDrafts = m_withDrafts->isChecked() && !m_withDrafts->isHidden(),
            .kind = chosenPart.kind,
            .name = chosenPart.name};
}

} // namespace nidus::ui
