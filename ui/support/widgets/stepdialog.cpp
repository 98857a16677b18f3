// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/stepdialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/text/findingrank.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kNoteLines = 6;

/// A list whose Return activates its line; otherwise Return would press the dialog's default button.
class LineList final : public QListWidget
{
protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if ((event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) || event->modifiers())
            return QListWidget::keyPressEvent(event);
        if (QListWidgetItem* item = currentItem())
            Q_EMIT itemActivated(item);
    }
};

} // namespace

StepDialog::StepDialog(const Question& question, QWidget* parent)
    : QDialog(parent), m_note(new QPlainTextEdit), m_link(new QLineEdit), m_choice(new QComboBox(this))
{
    setWindowTitle(findings::visibleText(question.title));
    auto* layout = new QVBoxLayout(this);
    auto* explanation = new QLabel(findings::visibleText(question.explanation));
    explanation->setTextFormat(Qt::PlainText);
    explanation->setWordWrap(true);
    layout->addWidget(explanation);
    QStringList said;
    for (const findings::Finding& finding : question.findings)
        said.append(tr("%1: %2").arg(rankWord(findingRank(finding, {})), findings::message(finding)));
    if (!said.isEmpty()) {
        const QListWidget* list = addList(tr("Findings &before this step; press Enter to open one:"), said);
        connect(list, &QListWidget::itemActivated, this, [this, list, findings = question.findings] {
            Q_EMIT findingActivated(findings.at(list->currentRow()));
        });
    }
    QStringList asked;
    for (const findings::Finding& finding : question.questions)
        asked.append(findings::message(finding));
    if (!asked.isEmpty())
        addList(tr("&Questions that only reviewers can answer (RFC 8141 section 5.1):"), asked);
    auto* form = new QFormLayout;
    m_choice->setAccessibleName(QString(question.choice.label).remove(u'&').remove(u':'));
    for (const auto& [text, value] : question.choice.items)
        m_choice->addItem(findings::visibleText(text), value);
    if (question.choice.chosen.isValid())
        m_choice->setCurrentIndex(m_choice->findData(question.choice.chosen));
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
    go->setDefault(true); // works only once the dialog has the button
    resize(fontMetrics().averageCharWidth() * 72, sizeHint().height());
}

QListWidget* StepDialog::addList(const QString& title, const QStringList& lines)
{
    auto* label = new QLabel(title);
    auto* list = new LineList;
    label->setBuddy(list);
    list->setAccessibleName(QString(title).remove(u'&').remove(u':'));
    list->setWordWrap(true);
    list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    list->addItems(lines);
    static_cast<QVBoxLayout*>(layout())->addWidget(label);
    static_cast<QVBoxLayout*>(layout())->addWidget(list, 1);
    return list;
}

QString StepDialog::note() const { return m_note->toPlainText().trimmed(); }

QString StepDialog::link() const { return m_link->text().trimmed(); }

QVariant StepDialog::chosen() const { return m_choice->currentData(); }

void StepDialog::setNote(const QString& note) { m_note->setPlainText(note); }

} // namespace nidus::ui
