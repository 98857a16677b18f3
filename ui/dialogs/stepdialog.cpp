// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/stepdialog.h"

#include "core/findings/catalogue.h"
#include "ui/findings/findingrank.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr int kNoteLines = 6;

} // namespace

StepDialog::StepDialog(const Question& question, QWidget* parent)
    : QDialog(parent), m_note(new QPlainTextEdit), m_link(new QLineEdit), m_choice(new QComboBox)
{
    setWindowTitle(question.title);
    auto* layout = new QVBoxLayout(this);
    auto* explanation = new QLabel(question.explanation);
    explanation->setWordWrap(true);
    layout->addWidget(explanation);
    if (!question.findings.isEmpty()) {
        auto* list = new QListWidget;
        list->setAccessibleName(tr("Before this step"));
        list->setWordWrap(true);
        for (const Finding& finding : question.findings)
            new QListWidgetItem(severityWord(finding.severity) + ": "_L1 + message(finding), list);
        layout->addWidget(list, 1);
    }
    auto* form = new QFormLayout;
    m_choice->setAccessibleName(QString(question.choice.label).remove(u'&').remove(u':'));
    for (const auto& [text, value] : question.choice.items)
        m_choice->addItem(text, value);
    if (question.choice.items.isEmpty())
        m_choice->hide();
    else
        form->addRow(question.choice.label, m_choice);
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(fontMetrics().lineSpacing() * kNoteLines);
    m_note->setAccessibleName(QString(question.noteLabel).remove(u'&').remove(u':'));
    m_link->setAccessibleName(tr("Link"));
    form->addRow(question.noteLabel, m_note);
    form->addRow(tr("&Link:"), m_link);
    layout->addLayout(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* go = buttons->addButton(question.button, QDialogButtonBox::AcceptRole);
    go->setEnabled(question.gate == Gate::Open);
    if (question.gate == Gate::NeedsNote)
        connect(m_note, &QPlainTextEdit::textChanged, go, [this, go] { go->setEnabled(!note().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    go->setDefault(true); // heeded only once the dialog has the button
    resize(fontMetrics().averageCharWidth() * 72, sizeHint().height());
}

QString StepDialog::note() const
{
    return m_note->toPlainText().trimmed();
}

QString StepDialog::link() const
{
    return m_link->text().trimmed();
}

QVariant StepDialog::chosen() const
{
    return m_choice->currentData();
}

void StepDialog::setNote(const QString& note)
{
    m_note->setPlainText(note);
}

} // namespace nidus
