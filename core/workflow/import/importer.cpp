// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/importer.h"

#include <utility>
#include <variant>

namespace nidus::workflow {

namespace {

/// In lower case; empty if the file is not about one NID.
QString nidOf(const exchange::ImportedFile& file)
{
    const auto* const imported = std::get_if<exchange::ImportedTemplate>(&file.content);
    return imported == nullptr ? QString() : imported->registrationTemplate.nid().toLower();
}

} // namespace

Importer::Importer(storage::Registry& registry, storage::Act act, std::function<base::Result<void>()> prepare)
    : m_registry(registry), m_act(std::move(act)), m_prepare(std::move(prepare))
{}

bool Importer::mustCarryOutBefore(const exchange::ImportedFile& file) const
{
    const QString nid = nidOf(file);
    return !m_plans.isEmpty() && (m_isFull || nid.isEmpty() || m_nids.contains(nid));
}

void Importer::add(const exchange::ImportedFile& file, const ImportPlan& plan)
{
    const QString nid = nidOf(file);
    m_plans.append(plan);
    m_nids.insert(nid);
    m_isFull = nid.isEmpty() || m_plans.size() == kMostTogether;
}

QList<base::Result<QStringList>> Importer::carryOut()
{
    QList<base::Result<QStringList>> made;
    if (!m_plans.isEmpty() && !m_prepared)
        m_prepared = m_prepare();
    if (m_prepared && !*m_prepared)
        made.fill(std::unexpected(m_prepared->error()), m_plans.size());
    else
        made = carryOutEach();
    m_plans.clear();
    m_nids.clear();
    m_isFull = false;
    return made;
}

QList<base::Result<QStringList>> Importer::carryOutEach()
{
    QList<base::Result<QStringList>> made;
    if (m_plans.size() > 1) {
        QList<const ImportPlan*> plans;
        for (const ImportPlan& plan : std::as_const(m_plans))
            plans.append(&plan);
        if (const base::Result<QStringList> handles = carryOutTogether(m_registry, plans, m_act)) {
            for (const QString& handle : *handles)
                made.append(QStringList{handle});
            return made;
        }
    }
    for (const ImportPlan& plan : std::as_const(m_plans))
        made.append(nidus::workflow::carryOut(m_registry, plan, m_act));
    return made;
}

} // namespace nidus::workflow
