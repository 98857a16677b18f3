// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/importdialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/registration/handle.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/findingrank.h"
#include "ui/support/text/formatnames.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

enum Column { What, Happens, Where, Sure, ColumnCount };
constexpr int kTextRole = Qt::UserRole;
constexpr int kFieldRole = Qt::UserRole + 1; ///< of a field that can be corrected
constexpr int kFileRole = Qt::UserRole + 2;
constexpr int kFindingRole = Qt::UserRole + 3; ///< true of a finding

QString actionText(const workflow::PlannedImport& planned)
{
    const bool isRecord = planned.part == workflow::ImportedPart::Record;
    switch (planned.action) {
    case workflow::ImportAction::New:
        return isRecord ? ImportDialog::tr("is added with its history")
                        : ImportDialog::tr("becomes a new draft");
    case workflow::ImportAction::Changed:
        return isRecord ? ImportDialog::tr("is updated") : ImportDialog::tr("becomes a revision draft");
    case workflow::ImportAction::Same: return ImportDialog::tr("is unchanged; not imported");
    case workflow::ImportAction::Conflict: return ImportDialog::tr("cannot be imported");
    case workflow::ImportAction::Removed:
        return ImportDialog::tr("is missing from the list; only its history changes");
    }
    return {};
}

QString surenessText(exchange::Sureness sureness)
{
    switch (sureness) {
    case exchange::Sureness::Certain: return ImportDialog::tr("certain");
    case exchange::Sureness::Likely: return ImportDialog::tr("likely");
    case exchange::Sureness::Guessed: return ImportDialog::tr("guessed");
    }
    return {};
}

QString fieldText(const registration::RegistrationTemplate& filled, registration::TemplateField field)
{
    return field == registration::TemplateField::Registrant ? filled.registrant().toText()
                                                            : filled.text(field);
}

QString recordName(const workflow::PlannedImport& planned) { return nidText(planned.nid, planned.kind); }

bool goesIn(const workflow::PlannedImport& planned)
{
    return planned.action == workflow::ImportAction::New ||
           planned.action == workflow::ImportAction::Changed ||
           planned.action == workflow::ImportAction::Removed || !planned.lists.isEmpty();
}

QTreeWidgetItem* addRow(QTreeWidgetItem* parent, const QStringList& cells, const QString& wholeText)
{
    QStringList visible;
    for (const QString& cell : cells)
        visible.append(findings::visibleText(cell));
    auto* row = new QTreeWidgetItem(parent, visible);
    row->setData(What, kTextRole, findings::visibleText(wholeText));
    row->setToolTip(Happens, plainToolTip(wholeText.left(1000)));
    return row;
}

void makeBold(QTreeWidgetItem* row)
{
    QFont bold = row->font(What);
    bold.setBold(true);
    row->setFont(What, bold);
}

/// A progress bar without a percentage: SQLite does not report the progress of its copy.
QWidget* copyingState()
{
    auto* state = new QWidget;
    auto* label = new QLabel(ImportDialog::tr("Backing up the registry…"));
    auto* bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setAccessibleName(label->text());
    inRow(state, kNoMargins, {label, {bar, 1}});
    state->hide();
    return state;
}

} // namespace

ImportDialog::ImportDialog(const QList<OfferedFile>& files, const CurrentTemplate& current, Planner plan,
                           Names names, QWidget* parent)
    : QDialog(parent),
      m_files(files),
      m_plan(std::move(plan)),
      m_names(std::move(names)),
      m_tree(new QTreeWidget),
      m_rowTitle(new QLabel),
      m_text(new QPlainTextEdit),
      m_copying(copyingState())
{
    m_rowTitle->setTextFormat(Qt::PlainText);
    const auto fileCount = static_cast<int>(files.size());
    setWindowTitle(fileCount == 1 ? tr("Import %1").arg(findings::visibleText(files.constFirst().name))
                                  : tr("Import %n file(s)", nullptr, fileCount));
    planTogether();
    const int count = importCount();
    int total = 0;
    for (qsizetype index = 0; index < files.size(); ++index) {
        const OfferedFile& file = files.at(index);
        total += static_cast<int>(m_plans[index].records.size());
        QTreeWidgetItem* place = m_tree->invisibleRootItem();
        if (fileCount > 1 && file.plan) {
            place = addRow(place, {file.name, formatName(file.plan->format)}, {});
            makeBold(place);
        }
        addFile(index, current, place);
    }
    QString found = tr("%n record(s) found.", nullptr, total) + u' ' + tr("%n to import:", nullptr, count);
    if (fileCount == 1 && files.constFirst().plan)
        found.prepend(tr("Format: %1.").arg(formatName(files.constFirst().plan->format)) + u' ');
    auto* intro = new QLabel(found);
    intro->setWordWrap(true);
    intro->setBuddy(m_tree);

    m_tree->setColumnCount(ColumnCount);
    m_tree->setHeaderLabels({tr("Record or field"), tr("Result"), tr("Lines"), tr("Confidence")});
    m_tree->setAccessibleName(tr("Records to import"));
    m_tree->setUniformRowHeights(true);
    new ColumnFit(*m_tree);
    if (total == 1)
        m_tree->expandAll();
    else if (fileCount > 1)
        m_tree->expandToDepth(0);
    m_text->setReadOnly(true);
    m_text->setAccessibleName(tr("Full text of the row"));
    m_text->setPlaceholderText(tr("Select a field to read all of its text."));
    m_text->setTabChangesFocus(true);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ImportDialog::showWholeText);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ImportDialog::correct);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_import->setEnabled(count > 0);
    connect(m_tree, &QTreeWidget::itemChanged, this, [this] { m_import->setEnabled(importCount() > 0); });
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* below = new QWidget;
    inColumn(below, kNoMargins, {m_rowTitle, m_text});
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_tree);
    splitter->addWidget(below);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    inColumn(this, {}, {intro, {splitter, 1}, m_copying, buttons});
    m_import->setDefault(true); // works only after the button is in the dialog
    resize(fontMetrics().averageCharWidth() * 170, fontMetrics().height() * 36);
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
}

QString ImportDialog::sentence(findings::Finding finding, const Names& names)
{
    for (QString& argument : finding.arguments) {
        if (registration::draftIdOf(argument))
            argument = names(argument);
    }
    return findings::message(finding);
}

void ImportDialog::accept()
{
    m_import->setEnabled(false);
    m_copying->show();
    for (auto row = m_syntaxRows.cbegin(); row != m_syntaxRows.cend(); ++row)
        m_files[row.key()].keepsSyntax = row.value()->checkState(What) == Qt::Checked;
    Q_EMIT importRequested(m_files);
}

void ImportDialog::finish() { QDialog::accept(); }

void ImportDialog::addFile(qsizetype index, const CurrentTemplate& current, QTreeWidgetItem* parent)
{
    const OfferedFile& file = m_files.at(index);
    if (!file.plan) {
        const QString problem = findings::describe(file.plan.error());
        QTreeWidgetItem* row = addRow(parent, {file.name, problem}, problem);
        row->setIcon(What, rankIcon(FindingRank::Error));
        makeBold(row);
        return;
    }
    const workflow::ImportPlan& plan = m_plans.at(index);
    addFindings(parent, plan.findings, {});
    for (const workflow::PlannedImport& planned : plan.records)
        addRecord(plan, planned, index, current, parent);
}

void ImportDialog::addRecord(const workflow::ImportPlan& plan, const workflow::PlannedImport& planned,
                             qsizetype file, const CurrentTemplate& current, QTreeWidgetItem* parent)
{
    const exchange::ImportedTemplate imported =
        workflow::templateOf(plan, planned).value_or(exchange::ImportedTemplate());
    QTreeWidgetItem* record = addRow(parent, {recordName(planned), actionText(planned)}, actionText(planned));
    makeBold(record);
    showPlanned(record, planned);
    addFindings(record, planned.findings, imported.registrationTemplate);
    const bool isRevision =
        planned.action == workflow::ImportAction::Changed || planned.action == workflow::ImportAction::Same;
    const bool isTemplate = planned.part == workflow::ImportedPart::Template;
    if (isTemplate)
        m_templates.insert(file, record);
    addFields(record, imported, isTemplate ? std::optional(file) : std::nullopt,
              isRevision ? current(imported.registrationTemplate.nid()) : std::nullopt);
    if (plan.syntax)
        addSyntax(record, plan, file);
}

void ImportDialog::addSyntax(QTreeWidgetItem* record, const workflow::ImportPlan& plan, qsizetype file)
{
    const workflow::FoundSyntax& found = *plan.syntax;
    QString happens = tr("with %n sample(s) from the text", nullptr, static_cast<int>(found.samples.size()));
    if (found.against)
        happens = findings::message(*found.against);
    QString wholeText = found.rule.text;
    for (const registration::Sample& sample : found.samples)
        wholeText += u'\n' + sample.urn;
    QTreeWidgetItem* row = addRow(record, {tr("Use the grammar"), happens}, wholeText);
    row->setCheckState(What, plan.keepsSyntax ? Qt::Checked : Qt::Unchecked);
    if (!found.isSound())
        row->setIcon(What, rankIcon(FindingRank::Warning));
    m_syntaxRows.insert(file, row);
}

void ImportDialog::addFields(QTreeWidgetItem* record, const exchange::ImportedTemplate& imported,
                             std::optional<qsizetype> file,
                             const std::optional<registration::RegistrationTemplate>& before)
{
    const registration::RegistrationTemplate& filled = imported.registrationTemplate;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        const QString now = fieldText(filled, field);
        const QString then = before ? fieldText(*before, field) : QString();
        if (now.isEmpty() && then.isEmpty() && !file)
            continue;
        QString happens = now.section(u'\n', 0, 0);
        if (before)
            happens = now == then ? tr("unchanged") : tr("changed: %1").arg(happens);
        const auto slot = static_cast<std::size_t>(field);
        const auto& place = imported.places.at(slot);
        QStringList lines;
        for (const auto [first, last] : place)
            lines.append(first == last ? QString::number(first) : u"%1–%2"_s.arg(first).arg(last));
        const exchange::Sureness sureness = imported.sureness.at(slot);
        QTreeWidgetItem* row = addRow(record,
                                      {fieldTitle(field), happens, lines.join(", "_L1),
                                       place.isEmpty() ? QString() : surenessText(sureness)},
                                      now);
        if (!place.isEmpty() && sureness == exchange::Sureness::Guessed)
            row->setIcon(What, rankIcon(FindingRank::Warning));
        if (!file || findings::visibleText(now) != now) // editing would lose invisible characters
            continue;
        row->setData(What, kFieldRole, static_cast<int>(field));
        row->setData(What, kFileRole, *file);
    }
    if (!imported.remainder.isEmpty()) {
        QTreeWidgetItem* row =
            addRow(record,
                   {tr("Text that belongs to no field"),
                    tr("not imported: %1").arg(imported.remainder.trimmed().section(u'\n', 0, 0))},
                   imported.remainder);
        row->setIcon(What, rankIcon(FindingRank::Warning));
    }
}

void ImportDialog::addFindings(QTreeWidgetItem* parent, const QList<findings::Finding>& findings,
                               const registration::RegistrationTemplate& about)
{
    for (const findings::Finding& finding : findings) {
        const FindingRank rank = findingRank(finding, about);
        const QString said = sentence(finding, m_names);
        QTreeWidgetItem* row =
            addRow(parent, {finding.field ? fieldTitle(*finding.field) : rankWord(rank), said}, said);
        row->setData(What, kFindingRole, true);
        row->setIcon(What, rankIcon(rank));
    }
}

void ImportDialog::showWholeText(const QTreeWidgetItem* row)
{
    const bool isField = row && row->data(What, kFieldRole).isValid();
    const QSignalBlocker isNotTyped(m_text);
    m_rowTitle->setText(isField ? tr("%1 (you can correct it here):").arg(row->text(What))
                        : row   ? row->text(What)
                                : QString());
    m_text->setReadOnly(!isField);
    m_text->setPlainText(row ? row->data(What, kTextRole).toString() : QString());
}

void ImportDialog::correct()
{
    QTreeWidgetItem* row = m_tree->currentItem();
    if (m_text->isReadOnly() || !row)
        return;
    const auto file = row->data(What, kFileRole).value<qsizetype>();
    const auto field = static_cast<registration::TemplateField>(row->data(What, kFieldRole).toInt());
    auto& read = std::get<exchange::ImportedTemplate>(m_files[file].file->content);
    const QString text = m_text->toPlainText();
    read.registrationTemplate.setText(field, text);
    row->setData(What, kTextRole, text);
    row->setText(Happens, findings::visibleText(text.section(u'\n', 0, 0)));
    row->setToolTip(Happens, plainToolTip(text.left(1000)));
    row->setText(Sure, tr("corrected"));
    row->setIcon(What, {});
    if (field == registration::TemplateField::Nid)
        planAgain(file);
}

void ImportDialog::planTogether()
{
    workflow::PlannedDrafts drafts;
    m_plans.clear();
    for (const OfferedFile& file : std::as_const(m_files))
        m_plans.append(file.plan ? drafts.add(*file.plan) : workflow::ImportPlan());
}

void ImportDialog::showPlanned(QTreeWidgetItem* record, const workflow::PlannedImport& planned)
{
    const bool isConflict = planned.action == workflow::ImportAction::Conflict;
    record->setText(What, findings::visibleText(recordName(planned)));
    record->setText(Happens, actionText(planned));
    record->setIcon(What, isConflict ? rankIcon(FindingRank::Error) : QIcon());
}

void ImportDialog::planAgain(qsizetype file)
{
    m_files[file].plan = m_plan(*m_files[file].file);
    planTogether();
    for (auto row = m_templates.cbegin(); row != m_templates.cend(); ++row) {
        const workflow::ImportPlan& plan = m_plans[row.key()];
        QTreeWidgetItem* const record = row.value();
        if (plan.records.isEmpty())
            continue;
        showPlanned(record, plan.records.constFirst());
        for (int i = record->childCount() - 1; i >= 0; --i) {
            if (record->child(i)->data(What, kFindingRole).toBool())
                delete record->takeChild(i);
        }
        addFindings(record, plan.records.constFirst().findings, plan.imported.registrationTemplate);
    }
    m_import->setEnabled(importCount() > 0);
}

int ImportDialog::importCount() const
{
    qsizetype count = 0;
    for (const workflow::ImportPlan& plan : m_plans)
        count += plan.isRefused ? 0 : std::ranges::count_if(plan.records, goesIn);
    return static_cast<int>(count);
}

} // namespace nidus::ui
