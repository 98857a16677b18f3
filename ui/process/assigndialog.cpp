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
    if (question.assignee)
        m_assignee->lineEdit()->setPlaceholderText(tr("Nobody"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Assignee, who should act next:"), m_assignee);
    form->addRow(tr("&Owner, who has the draft:"), m_owner);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_assign = buttons->addButton(tr("Assign"), QDialogButtonBox::AcceptRole);
    follow(*m_assignee, question.assignee, &storage::Assignment::assignee);
    follow(*m_owner, question.owner.value_or(QString()), &storage::Assignment::owner);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {form, buttons});
    m_assign->setDefault(true);
    m_assignee->setFocus();
}

QComboBox* AssignDialog::add(const QString& name, const QStringList& people,
                             const std::optional<QString>& present)
{
    auto* field = new QComboBox(this);
    field->setEditable(true);
    field->setInsertPolicy(QComboBox::NoInsert);
    field->setMinimumContentsLength(kNameCharacters);
    field->setAccessibleName(name);
    field->addItems(people);
    field->setEditText(present.value_or(QString()));
    if (!present)
        field->lineEdit()->setPlaceholderText(tr("(various; not changed)"));
    return field;
}

void AssignDialog::follow(QComboBox& field, const std::optional<QString>& first, Person person)
{
    connect(&field, &QComboBox::editTextChanged, this, [this, first, person](const QString& text) {
        const QString name = text.simplified();
        m_chosen.*person = name == first ? std::nullopt : std::optional(name);
        // There is always an owner, and after an edit, no name means nobody.
        m_assign->setEnabled(!m_chosen.owner || !m_chosen.owner->isEmpty());
        if (person == &storage::Assignment::assignee)
            m_assignee->lineEdit()->setPlaceholderText(tr("Nobody"));
    });
}

} // namespace nidus::ui
