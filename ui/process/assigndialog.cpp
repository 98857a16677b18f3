// SPDX-License-Identifier: Apache-2.0
#include "ui/process/assigndialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace nidus::ui {

namespace {

constexpr int kNameCharacters = 40;

} // namespace

AssignDialog::AssignDialog(const Question& question, QWidget* parent)
    : QDialog(parent),
      m_assignee(add(tr("Assignee"), question.people, question.assignee)),
      m_owner(add(tr("Owner"), question.people, question.owner))
{
    setWindowTitle(findings::visibleText(question.title));
    m_assignee->lineEdit()->setPlaceholderText(tr("Nobody"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Assignee, who should act next:"), m_assignee);
    form->addRow(tr("&Owner, who has the draft:"), m_owner);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* assign = buttons->addButton(tr("Assign"), QDialogButtonBox::AcceptRole);
    connect(m_owner, &QComboBox::editTextChanged, assign,
            [this, assign] { assign->setEnabled(!owner().isEmpty()); });
    assign->setEnabled(!owner().isEmpty());
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {form, buttons});
    assign->setDefault(true);
    m_assignee->setFocus();
}

QComboBox* AssignDialog::add(const QString& name, const QStringList& people, const QString& chosen)
{
    auto* field = new QComboBox(this);
    field->setEditable(true);
    field->setInsertPolicy(QComboBox::NoInsert);
    field->setMinimumContentsLength(kNameCharacters);
    field->setAccessibleName(name);
    field->addItems(people);
    field->setEditText(chosen);
    return field;
}

QString AssignDialog::assignee() const { return m_assignee->currentText().simplified(); }

QString AssignDialog::owner() const { return m_owner->currentText().simplified(); }

} // namespace nidus::ui
