// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/entryimportdialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/subregistry/changepreview.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qsizetype kMostShownFindings = 1000;

QString severityIcon(findings::Severity severity)
{
    switch (severity) {
    case findings::Severity::Error: return u"severity-error"_s;
    case findings::Severity::Warning: return u"severity-warning"_s;
    case findings::Severity::Information: break;
    }
    return u"severity-information"_s;
}

} // namespace

EntryImportDialog::EntryImportDialog(const QByteArray& table, const SharedContent& content, QDate today,
                                     QWidget* parent)
    : QDialog(parent),
      m_bytes(table),
      m_content(content),
      m_today(today),
      m_columns(new QLineEdit),
      m_findings(new QTreeWidget),
      m_preview(new ChangePreview)
{
    setWindowTitle(tr("Import Entries into %1").arg(content->list.definition().fullName()));
    m_columns->setPlaceholderText(tr("Only if they have other names: value=Name,state=Status"));
    m_columns->setAccessibleName(tr("Names of columns"));
    m_findings->setHeaderLabels({tr("Line"), tr("Finding")});
    m_findings->setRootIsDecorated(false);
    m_findings->setAccessibleName(tr("Findings about the table"));
    showRows(*m_findings);
    auto* form = new QFormLayout;
    form->addRow(tr("&Names of columns:"), m_columns);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_confirm = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &EntryImportDialog::confirmed);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {form, {m_findings, 1}, {m_preview, 2}, buttons});
    m_confirm->setDefault(true); // works only after the button is in the dialog
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPause);
    connect(&m_pause, &QTimer::timeout, this, &EntryImportDialog::read);
    connect(m_columns, &QLineEdit::textChanged, this, [this] {
        m_confirm->setEnabled(false);
        m_pause.start();
    });
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 26);
    read();
}

void EntryImportDialog::read()
{
    m_change.reset();
    m_findings->clear();
    m_findings->hide();
    m_confirm->setEnabled(false);
    const auto names = workflow::columnNamesFrom(m_columns->text());
    if (!names)
        return m_preview->showHint(findings::notColumnsText(m_columns->text()));
    const auto table = workflow::readEntryTable(m_bytes, m_content->list, {.names = *names});
    if (!table)
        return m_preview->showProblem(findings::describe(table.error()));
    showTable(*table);
}

void EntryImportDialog::showTable(const workflow::EntryTable& table)
{
    addFindings(table);
    std::array<qsizetype, 3> counts{};
    for (const workflow::TableEntry& each : table.entries)
        ++counts.at(static_cast<std::size_t>(workflow::effectOf(m_content->list, each.entry)));
    const QString sentence =
        tr("New entries: %L1, changed: %L2, unchanged: %L3.").arg(counts[0]).arg(counts[1]).arg(counts[2]);
    if (table.hasErrors())
        return m_preview->showProblem(sentence + u' ' + tr("Fix the errors in the table first."));
    m_change = workflow::planImport(m_content->list, table.entries, m_today);
    if (!m_change)
        return m_preview->showHint(sentence);
    m_preview->showChange(m_content->list, sentence, *m_change);
    m_confirm->setEnabled(true);
}

void EntryImportDialog::addFindings(const workflow::EntryTable& table)
{
    QList<QTreeWidgetItem*> items;
    for (const workflow::TableFinding& each :
         table.findings.first(std::min(table.findings.size(), kMostShownFindings))) {
        const QString message = findings::visibleText(findings::message(each.finding));
        auto* item = new QTreeWidgetItem({QString::number(each.line), message});
        item->setIcon(1, drawnIcon(severityIcon(each.finding.severity)));
        item->setToolTip(1, plainToolTip(message));
        items.append(item);
    }
    m_findings->addTopLevelItems(items);
    m_findings->resizeColumnToContents(0);
    m_findings->setVisible(!items.isEmpty());
}

std::optional<subregistry::ListChange>
EntryImportDialog::change(const subregistry::Subregistry& present) const
{
    const auto names = workflow::columnNamesFrom(m_columns->text());
    const auto table =
        workflow::readEntryTable(m_bytes, present, {.names = names.value_or(workflow::ColumnNames())});
    if (!m_change || !table || table->hasErrors())
        return std::nullopt;
    const auto planned = workflow::planImport(present, table->entries, m_today);
    return planned == m_change ? planned : std::nullopt;
}

void EntryImportDialog::setContent(const SharedContent& content)
{
    m_content = content;
    read();
}

void EntryImportDialog::showProblem(const QString& text) { m_preview->showProblem(text); }

QString EntryImportDialog::text() const
{
    QStringList lines;
    for (int i = 0; i < m_findings->topLevelItemCount(); ++i)
        lines.append(m_findings->topLevelItem(i)->text(0) + u": "_s + m_findings->topLevelItem(i)->text(1));
    return lines.join(u'\n') + u'\n' + m_preview->text();
}

} // namespace nidus::ui
