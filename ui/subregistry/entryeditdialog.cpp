// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/entryeditdialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/boxes.h"
#include "ui/support/text/plainlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace nidus::ui {

EntryEditDialog::EntryEditDialog(const SharedContent& content, const QList<subregistry::Entry>& entries,
                                 QDate today, QWidget* parent)
    : ChangeDialog(content, parent),
      m_entries(entries),
      m_today(today),
      m_holder(add(tr("&Holder:"), &subregistry::Entry::holder)),
      m_behalf(add(tr("On b&ehalf of:"), &subregistry::Entry::behalf)),
      m_until(add(tr("Valid &until (YYYY-MM-DD):"), nullptr)),
      m_reference(add(tr("&Reference:"), &subregistry::Entry::reference)),
      m_note(add(tr("&Note (public):"), &subregistry::Entry::note)),
      m_contact(add(tr("Con&tact:"), &subregistry::Entry::contact)),
      m_asker(add(tr("&Kind of asker:"), &subregistry::Entry::asker)),
      m_privacy(new QCheckBox(tr("&Private:"))),
      m_isPrivate(new QComboBox)
{
    setWindowTitle(findings::labeledText(tr("Edit %n Entry(s)", nullptr, static_cast<int>(entries.size())),
                                         content->list.definition().fullName()));
    auto* meaning = new QLabel(
        tr("Corrects what is written, such as a name. To give values to another holder, choose Transfer."));
    meaning->setWordWrap(true);
    auto* grid = new QGridLayout;
    int row = 0;
    for (const Field& field : {m_holder, m_behalf, m_asker, m_contact, m_until, m_reference, m_note}) {
        grid->addWidget(field.box, row, 0);
        grid->addWidget(field.line, row++, 1);
    }
    grid->addWidget(m_privacy, row, 0);
    grid->addWidget(m_isPrivate, row, 1);
    m_isPrivate->addItems({tr("The holder is public"), tr("The holder is kept private")});
    m_isPrivate->setCurrentIndex(entries.first().isPrivate ? 1 : 0);
    m_isPrivate->setAccessibleName(tr("Private"));
    connect(m_isPrivate, &QComboBox::activated, m_privacy, [this] { m_privacy->setChecked(true); });
    connect(m_isPrivate, &QComboBox::currentIndexChanged, this, &EntryEditDialog::planSoon);
    connect(m_privacy, &QCheckBox::toggled, this, &EntryEditDialog::planSoon);
    inColumn(this, {}, {meaning, grid, {preview(), 1}, buttons(tr("Change"))});
    preview()->keepRows(entries.size());
    setDefault();
    m_holder.line->setFocus();
    planNow();
}

EntryEditDialog::Field EntryEditDialog::add(const QString& label, QString subregistry::Entry::* text)
{
    const Field field{new QCheckBox(label), new QLineEdit};
    const auto textOf = [text](const subregistry::Entry& entry) {
        return text == nullptr ? entry.until.toString(Qt::ISODate) : entry.*text;
    };
    const QString first = textOf(m_entries.first());
    if (std::ranges::all_of(m_entries,
                            [&](const subregistry::Entry& entry) { return textOf(entry) == first; }))
        field.line->setText(first);
    else
        field.line->setPlaceholderText(tr("Different in these entries"));
    field.line->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    field.line->setAccessibleName(labelName(label));
    // Typing is enough to choose a field.
    connect(field.line, &QLineEdit::textEdited, field.box, [field] { field.box->setChecked(true); });
    connect(field.line, &QLineEdit::textChanged, this, &EntryEditDialog::planSoon);
    connect(field.box, &QCheckBox::toggled, this, &EntryEditDialog::planSoon);
    connect(field.box, &QCheckBox::clicked, field.line, [field](bool isChosen) {
        if (isChosen)
            field.line->setFocus(Qt::OtherFocusReason);
    });
    return field;
}

std::optional<QString> EntryEditDialog::typed(const Field& field) const
{
    return field.box->isChecked() ? std::optional(findings::readableText(field.line->text())) : std::nullopt;
}

std::expected<workflow::EntryEdit, QString> EntryEditDialog::edit() const
{
    workflow::EntryEdit edit{.reference = typed(m_reference),
                             .note = typed(m_note),
                             .contact = typed(m_contact),
                             .holder = typed(m_holder),
                             .behalf = typed(m_behalf),
                             .asker = typed(m_asker)};
    if (edit.holder && edit.holder->isEmpty())
        return std::unexpected(tr("Every entry has a holder: enter its name, or uncheck the field."));
    if (m_privacy->isChecked())
        edit.isPrivate = m_isPrivate->currentIndex() == 1;
    const auto until = typed(m_until);
    if (!until)
        return edit;
    edit.until = QDate::fromString(*until, Qt::ISODate);
    if (!until->isEmpty() && !edit.until->isValid())
        return std::unexpected(findings::notADateText(*until));
    for (const subregistry::Entry& entry : m_entries) {
        if (!subregistry::isActive(entry.state) ||
            (entry.since.isValid() && edit.until->isValid() && *edit.until < entry.since))
            return std::unexpected(tr("%1 cannot last until then: %2")
                                       .arg(content()->list.textOf(entry.block), entryFacts(entry)));
    }
    return edit;
}

void EntryEditDialog::plan()
{
    m_change = {};
    const auto typed = edit();
    if (!typed) {
        preview()->showHint(typed.error());
        return finish(false);
    }
    compute(
        std::tuple(m_entries, *typed, m_today),
        [](const auto& wish, const std::stop_token& /*stop*/) {
            return std::apply(workflow::planEdit, wish);
        },
        [this](const subregistry::ListChange& change) { return showPlan(change); });
}

bool EntryEditDialog::showPlan(const subregistry::ListChange& change)
{
    m_change = change;
    if (change.entries.isEmpty()) {
        preview()->showHint(tr("Check what to change."));
        return false;
    }
    const bool isRenamed = std::ranges::any_of(change.entries, [this](const subregistry::Entry& after) {
        return std::ranges::none_of(m_entries, [&after](const subregistry::Entry& before) {
            return before.block == after.block && before.holder == after.holder;
        });
    });
    const QString text = changedEntriesText(change);
    preview()->showChange(content()->list, isRenamed ? text + u' ' + findings::correctedHolderText() : text,
                          change);
    if (isRenamed)
        preview()->warn();
    return true;
}

} // namespace nidus::ui
