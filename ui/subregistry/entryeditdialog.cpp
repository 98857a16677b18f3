// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/entryeditdialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/subregistry/changepreview.h"
#include "ui/support/look/boxes.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace nidus::ui {

EntryEditDialog::EntryEditDialog(const SharedContent& content, const QList<subregistry::Entry>& entries,
                                 QDate today, QWidget* parent)
    : QDialog(parent),
      m_content(content),
      m_entries(entries),
      m_today(today),
      m_until(add(tr("&Until (YYYY-MM-DD):"), nullptr)),
      m_reference(add(tr("&Reference:"), &subregistry::Entry::reference)),
      m_note(add(tr("&Note:"), &subregistry::Entry::note)),
      m_preview(new ChangePreview)
{
    setWindowTitle(tr("Edit %n Entry(s)", nullptr, static_cast<int>(entries.size())));
    auto* grid = new QGridLayout;
    int row = 0;
    for (const Field& field : {m_until, m_reference, m_note}) {
        grid->addWidget(field.box, row, 0);
        grid->addWidget(field.line, row++, 1);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_confirm = buttons->addButton(tr("Change"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &EntryEditDialog::confirmed);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {grid, {m_preview, 1}, buttons});
    m_preview->reserveRows();
    m_confirm->setDefault(true); // works only after the button is in the dialog
    refresh();
}

EntryEditDialog::Field EntryEditDialog::add(const QString& label, QString subregistry::Entry::* text)
{
    const Field field{new QCheckBox(label), new QLineEdit};
    const subregistry::Entry& first = m_entries.first();
    field.line->setText(text == nullptr ? first.until.toString(Qt::ISODate) : first.*text);
    field.line->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    field.line->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    // Typing is enough to choose a field.
    connect(field.line, &QLineEdit::textEdited, field.box, [field] { field.box->setChecked(true); });
    connect(field.line, &QLineEdit::textChanged, this, &EntryEditDialog::refresh);
    connect(field.box, &QCheckBox::toggled, this, &EntryEditDialog::refresh);
    return field;
}

std::optional<QString> EntryEditDialog::typed(const Field& field) const
{
    return field.box->isChecked() ? std::optional(findings::readableText(field.line->text())) : std::nullopt;
}

void EntryEditDialog::refresh()
{
    m_change = {};
    m_confirm->setEnabled(false);
    workflow::EntryEdit edit{.reference = typed(m_reference), .note = typed(m_note)};
    if (const auto until = typed(m_until)) {
        edit.until = QDate::fromString(*until, Qt::ISODate);
        if (!until->isEmpty() && !edit.until->isValid())
            return m_preview->showHint(findings::notADateText(*until));
        for (const subregistry::Entry& entry : m_entries) {
            if (!subregistry::isActive(entry.state) ||
                (entry.since.isValid() && edit.until->isValid() && *edit.until < entry.since))
                return m_preview->showHint(tr("%1 cannot last until then: %2")
                                               .arg(m_content->list.textOf(entry.block), entryFacts(entry)));
        }
    }
    m_change = workflow::planEdit(m_entries, edit, m_today);
    if (m_change.entries.isEmpty())
        return m_preview->showHint(tr("Check what to change for all of these entries."));
    m_confirm->setEnabled(true);
    m_preview->showChange(m_content->list, tr("Entries that change: %L1").arg(m_change.entries.size()),
                          m_change);
}

void EntryEditDialog::showProblem(const QString& text) { m_preview->showProblem(text); }

} // namespace nidus::ui
