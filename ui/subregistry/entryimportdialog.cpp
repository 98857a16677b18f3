// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/entryimportdialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/values/findingids.h"
#include "ui/subregistry/changepreview.h"
#include "ui/subregistry/columnchooser.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QSet>
#include <QTreeWidget>
#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qsizetype kMostShownFindings = 1000;
constexpr int kLeastLines = 3; ///< of the findings

QString severityIcon(findings::Severity severity)
{
    switch (severity) {
    case findings::Severity::Error: return u"severity-error"_s;
    case findings::Severity::Warning: return u"severity-warning"_s;
    case findings::Severity::Information: break;
    }
    return u"severity-information"_s;
}

/// Returns the number of rows with errors.
qsizetype badRows(const workflow::EntryTable& table)
{
    QSet<int> lines;
    for (const workflow::TableFinding& each : table.errors())
        lines.insert(each.line);
    return lines.size();
}

/// Leaves out the entries that no range contains, and returns how many these are.
qsizetype leaveOutside(workflow::EntryTable& table)
{
    QSet<int> lines;
    for (const workflow::TableFinding& each : std::as_const(table.findings)) {
        if (each.finding.id == findings::kSubregistryOutsideRange)
            lines.insert(each.line);
    }
    return table.entries.removeIf(
        [&lines](const workflow::TableEntry& each) { return lines.contains(each.line); });
}

} // namespace

EntryImportDialog::EntryImportDialog(const QByteArray& table, const SharedContent& content, QDate today,
                                     QWidget* parent)
    : ChangeDialog(content, parent),
      m_bytes(table),
      m_today(today),
      m_columns(new ColumnChooser(content)),
      m_findings(new QTreeWidget),
      m_skip(new QCheckBox(tr("&Leave out rows with errors, and import the others"))),
      m_inside(new QCheckBox(tr("Leave out values &outside of all ranges")))
{
    setWindowTitle(tr("Import Entries into %1").arg(content->list.definition().fullName()));
    m_findings->setHeaderLabels({tr("Line"), tr("Finding")});
    m_findings->setRootIsDecorated(false);
    m_findings->setAccessibleName(tr("Findings about the table"));
    showRows(*m_findings);
    m_findings->setMinimumHeight(fontMetrics().lineSpacing() * kLeastLines);
    for (QCheckBox* box : {m_skip, m_inside}) {
        box->hide();
        connect(box, &QCheckBox::toggled, this, &EntryImportDialog::planSoon);
    }
    inColumn(this, {}, {m_columns, {m_findings, 2}, m_skip, m_inside, {preview(), 3}, buttons(tr("Import"))});
    preview()->keepRows(std::numeric_limits<qsizetype>::max());
    preview()->keepText(3);
    setDefault();
    connect(m_columns, &ColumnChooser::changed, this, &EntryImportDialog::planSoon);
    if (const auto columns = workflow::tableColumns(table, content->list))
        m_columns->show(*columns);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 40);
    planNow();
}

EntryImportDialog::Reading EntryImportDialog::read(const Wish& wish, const std::stop_token& /*stop*/)
{
    const subregistry::Subregistry& list = wish.content->list;
    workflow::TableReading how = wish.reading;
    how.today = wish.today;
    how.answers = wish.content->answers;
    how.syntax = wish.content->syntax;
    Reading reading{.table = workflow::readEntryTable(wish.bytes, list, how)};
    if (!reading.table)
        return reading;
    reading.bad = badRows(*reading.table);
    reading.odd = workflow::oddRows(list, *reading.table);
    reading.hasOutside = reading.table->count(findings::kSubregistryOutsideRange) > 0;
    if (wish.leavesOutside)
        reading.leftOut += leaveOutside(*reading.table);
    reading.canSkip = reading.bad > 0 && reading.table->canImport(workflow::BadRows::Skip) &&
                      !reading.table->entries.isEmpty();
    for (const workflow::TableEntry& each : reading.table->entries)
        ++reading.counts.at(static_cast<std::size_t>(workflow::effectOf(list, each.entry)));
    if (reading.canSkip || reading.table->canImport(wish.badRows))
        reading.change = workflow::planImport(list, *reading.table, wish.today);
    reading.canImport = reading.table->canImport(wish.badRows);
    if (wish.badRows == workflow::BadRows::Skip && reading.canImport)
        reading.leftOut += reading.bad;
    return reading;
}

workflow::BadRows EntryImportDialog::wantedRows() const
{
    return m_skip->isChecked() ? workflow::BadRows::Skip : workflow::BadRows::RefuseAll;
}

void EntryImportDialog::plan()
{
    m_change.reset();
    compute(Wish{m_bytes, content(), m_columns->reading(), m_today, wantedRows(), m_inside->isChecked()},
            &EntryImportDialog::read, [this](const Reading& reading) { return showReading(reading); });
}

bool EntryImportDialog::showReading(const Reading& reading)
{
    m_findings->clear();
    m_findings->hide();
    if (reading.table)
        return showTable(reading);
    preview()->showProblem(findings::describe(reading.table.error()));
    return false;
}

bool EntryImportDialog::showTable(const Reading& reading)
{
    addFindings(*reading.table);
    m_skip->setVisible(reading.canSkip);
    m_inside->setVisible(reading.hasOutside);
    const bool isRefused = reading.table->hasErrors() && !(reading.canSkip && m_skip->isChecked());
    QString sentence = tr("New entries: %L1, changed: %L2, unchanged: %L3.")
                           .arg(reading.counts[0])
                           .arg(reading.counts[1])
                           .arg(reading.counts[2]);
    m_leftOut = reading.leftOut;
    if (m_leftOut > 0)
        sentence += u' ' + leftOutText(m_leftOut);
    if (const QString odd = findings::oddRowsText(reading.odd); !odd.isEmpty())
        sentence += u' ' + odd;
    const bool isAskerUnknown = reading.table->count(findings::kSubregistryWrongAsker) > 0 &&
                                !m_columns->reading().columns.contains(u"asker"_s);
    if (isAskerUnknown)
        sentence += u' ' + tr("Choose a column with the kind of asker for ranges that are only for some.");
    if (const QStringList ignored = m_columns->ignored(); !ignored.isEmpty())
        sentence += u' ' + findings::unreadColumnsText(ignored);
    if (reading.canImport)
        m_change = reading.change;
    if (isRefused && reading.canSkip && reading.change)
        preview()->showProblem(
            sentence + u' ' +
                tr("Rows with errors: %L1. Leave them out, or fix them in the source of the table.")
                    .arg(reading.bad),
            content()->list, *reading.change);
    else if (isRefused)
        preview()->showProblem(sentence + u' ' +
                               tr("Choose above what the columns are, or fix the errors in the table."));
    else if (!m_change)
        preview()->showHint(sentence);
    else
        preview()->showChange(content()->list, sentence, *m_change);
    return m_change.has_value();
}

void EntryImportDialog::addFindings(const workflow::EntryTable& table)
{
    QList<workflow::TableFinding> findings = table.findings;
    std::ranges::stable_sort(findings, std::ranges::greater(),
                             [](const workflow::TableFinding& each) { return each.finding.severity; });
    QList<QTreeWidgetItem*> items;
    for (const workflow::TableFinding& each : findings.first(std::min(findings.size(), kMostShownFindings))) {
        QString message = findings::visibleText(findings::message(each.finding));
        if (const QString askers = askersText(content()->list, {.finding = each.finding}); !askers.isEmpty())
            message += u' ' + askers;
        if (each.finding.id == findings::kSubregistryImportOtherHolder)
            message += u' ' + tr("To give a value to another holder, use Transfer.");
        auto* item = new QTreeWidgetItem({QString::number(each.line), message});
        item->setIcon(1, drawnIcon(severityIcon(each.finding.severity)));
        item->setToolTip(1, plainToolTip(message));
        items.append(item);
    }
    m_findings->addTopLevelItems(items);
    m_findings->resizeColumnToContents(0);
    m_findings->setVisible(!items.isEmpty());
}

EntryImportDialog::Plan EntryImportDialog::planned() const
{
    return [bytes = m_bytes, reading = m_columns->reading(), today = m_today, shown = m_change,
            badRows = wantedRows(), leavesOutside = m_inside->isChecked()](
               const subregistry::Subregistry& present) -> std::optional<subregistry::ListChange> {
        auto table = workflow::readEntryTable(bytes, present, reading);
        if (!shown || !table || !table->canImport(badRows))
            return std::nullopt;
        if (leavesOutside)
            static_cast<void>(leaveOutside(*table));
        const auto planned = workflow::planImport(present, *table, today);
        return planned == shown ? planned : std::nullopt;
    };
}

QString EntryImportDialog::leftOutText(qsizetype rows) { return tr("Rows left out: %L1.").arg(rows); }

QString EntryImportDialog::text() const
{
    QStringList lines;
    for (int i = 0; i < m_findings->topLevelItemCount(); ++i)
        lines.append(m_findings->topLevelItem(i)->text(0) + u": "_s + m_findings->topLevelItem(i)->text(1));
    return lines.join(u'\n') + u'\n' + preview()->text();
}

} // namespace nidus::ui
