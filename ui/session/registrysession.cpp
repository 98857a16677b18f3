// SPDX-License-Identifier: Apache-2.0
#include "ui/session/registrysession.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/registration/handle.h"
#include "ui/support/text/registrywords.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

RegistrySession::RegistrySession(storage::Registry registry, QString author, QObject* parent)
    : QObject(parent), m_registry(std::move(registry)), m_author(std::move(author))
{
    reload();
}

const storage::RegistrySummary* RegistrySession::summary(const QString& handle) const
{
    const auto found = std::ranges::find(m_summaries, handle, &storage::RegistrySummary::handle);
    return found == m_summaries.cend() ? nullptr : &*found;
}

QString RegistrySession::nameOf(const QString& handle) const
{
    const std::optional<qint64> id = registration::draftIdOf(handle);
    if (!id)
        return findings::visibleText(handle);
    if (const storage::RegistrySummary* row = summary(handle))
        return draftName(row->nid, row->draftNumber);
    const auto gone = m_registry.overview().draftSummary(*id).value_or(std::nullopt);
    return gone ? draftName(gone->nid, gone->draftNumber) : findings::visibleText(handle);
}

bool RegistrySession::isUntouched() const
{
    return std::ranges::all_of(m_summaries, [](const storage::RegistrySummary& row) {
        return row.version == 0 && row.draftId == 0;
    });
}

void RegistrySession::replace(storage::Registry registry)
{
    m_registry = std::move(registry);
    Q_EMIT replaced();
    reload();
}

void RegistrySession::reload()
{
    auto summaries = m_registry.overview().summaries();
    if (!summaries) {
        Q_EMIT failed(summaries.error());
        return;
    }
    m_summaries = std::move(*summaries);
    m_dataVersion = m_registry.dataVersion().value_or(m_dataVersion);
    Q_EMIT changed();
}

void RegistrySession::reloadIfChangedOutside()
{
    if (const auto version = m_registry.dataVersion(); version && *version != m_dataVersion)
        reload();
}

} // namespace nidus::ui
