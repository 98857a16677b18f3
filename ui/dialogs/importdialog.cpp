// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/importdialog.h"

#include "core/findings/catalogue.h"
#include "ui/browser/registrywords.h"
#include "ui/editor/fieldtexts.h"
#include "ui/findings/findingrank.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

enum Column { What, Happens, Where, ColumnCount };

QString actionText(const PlannedImport& planned)
{
    switch (planned.action) {
    case ImportAction::New:
        return planned.record ? ImportDialog::tr("goes in with its history")
                              : ImportDialog::tr("becomes a new draft");
    case ImportAction::Changed:
        return ImportDialog::tr("becomes a draft of a revision");
    case ImportAction::Same:
        return ImportDialog::tr("is the same already: nothing to do");
    case ImportAction::Conflict:
        return ImportDialog::tr("cannot go in");
    }
    return {};
}

QString fieldText(const RegistrationTemplate& filled, TemplateField field)
{
    return field == TemplateField::Registrant ? filled.registrant().toText() : filled.text(field);
}

QString recordName(const PlannedImport& planned)
{
    if (planned.record)
        return planned.record->registration.nid;
    if (planned.draft)
        return nidText(planned.draft->draft.nid(), planned.draft->draft.kind);
    return nidText(planned.imported.registrationTemplate.nid(), NamespaceKind::Formal);
}

} // namespace

ImportDialog::ImportDialog(const QString& fileName, const ImportPlan& plan, const CurrentTemplate& current,
                           QWidget* parent)
    : QDialog(parent), m_tree(new QTreeWidget)
{
    setWindowTitle(tr("Import %1").arg(fileName));
    const auto goesIn = [](const PlannedImport& planned) {
        return planned.action == ImportAction::New || planned.action == ImportAction::Changed;
    };
    const auto count = static_cast<int>(std::ranges::count_if(plan.records, goesIn));
    const auto total = static_cast<int>(plan.records.size());
    auto* intro = new QLabel(tr("%n record(s) found in the file.", nullptr, total) + u' ' +
                             tr("%n would go in:", nullptr, count));
    intro->setWordWrap(true);
    intro->setBuddy(m_tree);

    m_tree->setColumnCount(ColumnCount);
    m_tree->setHeaderLabels({tr("Record or field"), tr("What happens"), tr("Lines")});
    m_tree->setAccessibleName(tr("What would be imported"));
    m_tree->setUniformRowHeights(true);
    for (const PlannedImport& planned : plan.records)
        addRecord(planned, current);
    const int character = fontMetrics().averageCharWidth();
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(Happens, QHeaderView::Stretch);
    m_tree->header()->resizeSection(What, 34 * character);
    m_tree->header()->resizeSection(Where, 12 * character);
    if (total == 1)
        m_tree->expandAll();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    import->setEnabled(count > 0);
    import->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addWidget(m_tree, 1);
    layout->addWidget(buttons);
    resize(character * 110, fontMetrics().height() * 28);
}

void ImportDialog::addRecord(const PlannedImport& planned, const CurrentTemplate& current)
{
    auto* record = new QTreeWidgetItem(m_tree, {recordName(planned), actionText(planned), QString()});
    QFont bold = record->font(What);
    bold.setBold(true);
    record->setFont(What, bold);
    addFindings(record, planned);
    const bool isRevision = planned.action == ImportAction::Changed || planned.action == ImportAction::Same;
    addFields(record, planned,
              isRevision ? current(planned.imported.registrationTemplate.nid()) : std::nullopt);
}

void ImportDialog::addFields(QTreeWidgetItem* record, const PlannedImport& planned,
                             const std::optional<RegistrationTemplate>& before)
{
    const RegistrationTemplate& filled = planned.imported.registrationTemplate;
    for (const TemplateField field : kTemplateFields) {
        const QString now = fieldText(filled, field);
        const QString then = before ? fieldText(*before, field) : QString();
        if (now.isEmpty() && then.isEmpty())
            continue;
        QString happens = now.section(u'\n', 0, 0);
        if (before)
            happens = now == then ? tr("unchanged") : tr("changed: %1").arg(happens);
        const auto& place = planned.imported.places.at(static_cast<std::size_t>(field));
        const QString lines = place ? u"%1–%2"_s.arg(place->first).arg(place->last) : QString();
        auto* row = new QTreeWidgetItem(record, {fieldTitle(field), happens, lines});
        row->setToolTip(Happens, now.left(1000));
    }
    if (!planned.imported.remainder.isEmpty()) {
        auto* row = new QTreeWidgetItem(
            record,
            {tr("Text that belongs to no field"),
             tr("left out: %1").arg(planned.imported.remainder.trimmed().section(u'\n', 0, 0)), QString()});
        row->setIcon(What, rankIcon(FindingRank::Warning));
        row->setToolTip(Happens, planned.imported.remainder.left(1000));
    }
}

void ImportDialog::addFindings(QTreeWidgetItem* record, const PlannedImport& planned)
{
    for (const Finding& finding : planned.imported.findings) {
        const FindingRank rank = findingRank(finding, planned.imported.registrationTemplate);
        auto* row = new QTreeWidgetItem(record, {finding.field ? fieldTitle(*finding.field) : rankWord(rank),
                                                 message(finding), QString()});
        row->setIcon(What, rankIcon(rank));
        row->setToolTip(Happens, message(finding));
    }
}

} // namespace nidus
