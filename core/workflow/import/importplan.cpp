// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/importplan.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

/// Returns the NID, in lower case, of which there can be one draft; empty if the record becomes none.
/// Requests for informal namespaces have no NID yet.
QString draftedNid(const ImportPlan& plan, const PlannedImport& planned)
{
    const QString nid = planned.nid.toLower();
    const bool isRevision =
        planned.action == ImportAction::Changed && plan.format != exchange::FileFormat::IanaXml;
    const bool isNew = planned.action == ImportAction::New && planned.part != ImportedPart::Record &&
                       !nid.startsWith("urn-"_L1);
    return isRevision || isNew ? nid : QString();
}

} // namespace

QLatin1StringView importActionWord(ImportAction action)
{
    switch (action) {
    case ImportAction::New: return "new"_L1;
    case ImportAction::Changed: return "changed"_L1;
    case ImportAction::Same: return "same"_L1;
    case ImportAction::Conflict: return "conflict"_L1;
    case ImportAction::Removed: return "removed"_L1;
    }
    return {};
}

base::Result<registration::VersionContent> contentOf(const ImportPlan& plan, const PlannedImport& planned)
{
    if (planned.part == ImportedPart::Template)
        return registration::VersionContent{.registrationTemplate = plan.imported.registrationTemplate,
                                            .original = plan.imported.original};
    if (planned.index < 0)
        return registration::VersionContent();
    if (planned.part == ImportedPart::Draft || planned.part == ImportedPart::DraftRow) {
        base::Result<registration::DraftRecord> record = plan.content.drafts.at(planned.index);
        return record ? base::Result<registration::VersionContent>(std::move(record->draft.content))
                      : std::unexpected(record.error());
    }
    base::Result<registration::RegistrationRecord> record = plan.content.records.at(planned.index);
    if (!record)
        return std::unexpected(record.error());
    return record->versions.isEmpty() ? registration::VersionContent()
                                      : std::move(record->versions.last().content);
}

base::Result<exchange::ImportedTemplate> templateOf(const ImportPlan& plan, const PlannedImport& planned)
{
    if (planned.part == ImportedPart::Template)
        return plan.imported;
    base::Result<registration::VersionContent> content = contentOf(plan, planned);
    if (!content)
        return std::unexpected(content.error());
    exchange::ImportedTemplate imported;
    imported.registrationTemplate = std::move(content->registrationTemplate);
    return imported;
}

PlannedImport withConflict(PlannedImport planned, findings::FindingId id, const QString& subject)
{
    planned.action = ImportAction::Conflict;
    planned.findings.append(findings::makeFinding(id, {}, {subject}));
    return planned;
}

ImportPlan PlannedDrafts::add(ImportPlan plan)
{
    QSet<QString> drafted;
    for (PlannedImport& planned : plan.records) {
        const QString nid = draftedNid(plan, planned);
        if (m_nids.contains(nid))
            planned = withConflict(planned, findings::kImportConflictTwice, planned.nid);
        else if (!nid.isEmpty())
            drafted.insert(nid);
    }
    m_nids.unite(drafted);
    return plan;
}

} // namespace nidus::workflow
