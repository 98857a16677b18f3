// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/acknowledgedialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/workflow/registry/registryaccess.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace nidus::ui {

AcknowledgeDialog::AcknowledgeDialog(const QList<base::Error>& problems, QWidget* parent)
    : QDialog(parent), m_note(new QLineEdit), m_highest(new QLineEdit)
{
    setWindowTitle(tr("Acknowledge Problems"));
    auto* intro =
        new QLabel(tr("These problems are recorded in the history and no longer reported. Nothing is "
                      "restored: if there is a good backup, restore it instead."));
    intro->setWordWrap(true);
    QStringList sentences;
    for (const base::Error& problem : problems)
        sentences.append(findings::describe(problem));
    auto* list = new QPlainTextEdit(sentences.join(u'\n'));
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    list->setAccessibleName(tr("Problems"));
    m_highest->setPlaceholderText(tr("such as urn-12"));
    m_highest->setToolTip(tr("Only needed if higher numbers than those in this registry were assigned"));
    auto* fields = new QFormLayout;
    fields->addRow(tr("&Note:"), m_note);
    fields->addRow(tr("&Highest informal NID:"), m_highest);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_acknowledge = buttons->addButton(tr("&Acknowledge"), QDialogButtonBox::AcceptRole);
    m_acknowledge->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    connect(m_note, &QLineEdit::textChanged, this, &AcknowledgeDialog::updateButton);
    connect(m_highest, &QLineEdit::textChanged, this, &AcknowledgeDialog::updateButton);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addWidget(list, 1);
    layout->addLayout(fields);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 20);
    m_note->setFocus();
    updateButton();
}

storage::AcknowledgeOrder AcknowledgeDialog::order(const QString& who) const
{
    return {.who = who,
            .note = m_note->text(),
            .informalNumber = workflow::informalNumberOf(m_highest->text().trimmed())};
}

void AcknowledgeDialog::updateButton()
{
    const QString highest = m_highest->text().trimmed();
    m_acknowledge->setEnabled(!findings::readableText(m_note->text()).isEmpty() &&
                              (highest.isEmpty() || !workflow::informalNumberOf(highest).isEmpty()));
}

} // namespace nidus::ui
