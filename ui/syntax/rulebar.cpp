// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/rulebar.h"

#include "ui/support/look/rowslayout.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/actionbutton.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace nidus::ui {

namespace {

QComboBox* addChooser(RowsLayout& row, const QString& label)
{
    auto* pair = new QWidget; // stays together if the layout breaks into several rows
    auto* inPair = new QHBoxLayout(pair);
    inPair->setContentsMargins(0, 0, 0, 0);
    auto* text = new QLabel(label);
    auto* box = new QComboBox;
    box->setAccessibleName(plainLabel(label));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    text->setBuddy(box);
    inPair->addWidget(text);
    inPair->addWidget(box);
    row.addWidget(pair);
    return box;
}

} // namespace

RuleBar::RuleBar(QMenu& copying, QWidget* parent) : QWidget(parent)
{
    auto* row = new RowsLayout(this);
    row->setContentsMargins(8, 8, 8, 4);
    row->setSpacing(8);
    m_notation = addChooser(*row, tr("Notation"));
    m_notation->addItem(tr("ABNF"), QVariant::fromValue(registration::Notation::Abnf));
    m_notation->addItem(tr("I-Regexp"), QVariant::fromValue(registration::Notation::IRegexp));
    m_notation->setItemData(0, tr("RFC 5234 and RFC 7405"), Qt::ToolTipRole);
    m_notation->setItemData(1, tr("RFC 9485: a regular expression for the whole text"), Qt::ToolTipRole);
    m_scope = addChooser(*row, tr("Describes"));
    m_scope->addItem(tr("the NSS"), QVariant::fromValue(registration::RuleScope::Nss));
    m_scope->addItem(tr("NID and NSS"), QVariant::fromValue(registration::RuleScope::NidAndNss));
    m_scope->addItem(tr("the whole URN"), QVariant::fromValue(registration::RuleScope::Urn));
    m_startRule = addChooser(*row, tr("Start rule"));
    auto* copy = makeActionButton(copying.menuAction());
    copy->setAccessibleName(copy->text());
    copy->setPopupMode(QToolButton::InstantPopup);
    row->addWidget(copy);
    m_insert = new QPushButton(tr("Insert into Template"));
    m_insert->setObjectName(QStringLiteral("insert-into-template"));
    m_insert->setToolTip(tr("Writes the grammar into the Syntax text of the template"));
    row->addWidget(m_insert);
    m_insert->hide();
    connect(m_insert, &QPushButton::clicked, this, &RuleBar::insertWanted);
    connect(m_notation, &QComboBox::activated, this,
            [this] { Q_EMIT notationChosen(m_notation->currentData().value<registration::Notation>()); });
    connect(m_scope, &QComboBox::activated, this,
            [this] { Q_EMIT scopeChosen(m_scope->currentData().value<registration::RuleScope>()); });
    connect(m_startRule, &QComboBox::activated, this,
            [this] { Q_EMIT startChosen(m_startRule->currentData().toString()); });
    fillStart();
}

void RuleBar::showRule(const registration::SyntaxRule& rule)
{
    m_notation->setCurrentIndex(m_notation->findData(QVariant::fromValue(rule.notation)));
    m_scope->setCurrentIndex(m_scope->findData(QVariant::fromValue(rule.scope)));
    m_startRule->parentWidget()->setVisible(rule.notation == registration::Notation::Abnf); // with its label
    if (rule.start != m_start) {
        m_start = rule.start;
        fillStart();
    }
}

void RuleBar::setRuleNames(const QStringList& names)
{
    if (names == m_names)
        return;
    m_names = names;
    fillStart();
}

void RuleBar::fillStart()
{
    const QSignalBlocker blocker(m_startRule);
    m_startRule->clear();
    m_startRule->addItem(m_names.isEmpty() ? tr("the first") : tr("the first: %1").arg(m_names.constFirst()),
                         QString());
    for (const QString& name : std::as_const(m_names))
        m_startRule->addItem(name, name);
    int current = m_startRule->findData(m_start, Qt::UserRole, Qt::MatchFixedString);
    if (current < 0) {
        m_startRule->addItem(tr("%1 (not defined)").arg(m_start), m_start);
        current = m_startRule->count() - 1;
    }
    m_startRule->setCurrentIndex(current);
}

void RuleBar::setCanInsert(bool canInsert) { m_insert->setVisible(canInsert); }

void RuleBar::setReadOnly(bool readOnly)
{
    for (QComboBox* box : {m_notation, m_scope, m_startRule})
        box->setEnabled(!readOnly);
}

} // namespace nidus::ui
