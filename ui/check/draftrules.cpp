// SPDX-License-Identifier: Apache-2.0
#include "ui/check/draftrules.h"

#include "core/workflow/check/checkwork.h"
#include "ui/session/registrysession.h"

#include <algorithm>
#include <utility>

namespace nidus::ui {

DraftRules::DraftRules(RegistrySession& session) : m_session(&session)
{
    for (const storage::RegistrySummary& row : session.summaries()) {
        if (row.draftId != 0 && row.hasRule)
            m_drafts.append({row.draftId, row.nid, session.nameOf(row.handle)});
    }
}

QString DraftRules::nameOf(qint64 draft) const
{
    const auto found = std::ranges::find(m_drafts, draft, &RuleDraft::id);
    return found == m_drafts.cend() ? QString() : found->name;
}

QString DraftRules::nameFor(const QString& nid) const
{
    QString name;
    for (const RuleDraft& draft : m_drafts) {
        if (draft.nid.isEmpty() || draft.nid.compare(nid, Qt::CaseInsensitive) != 0)
            continue;
        if (!name.isEmpty())
            return {};
        name = draft.name;
    }
    return name;
}

base::Result<std::shared_ptr<const check::UrnChecker>>
DraftRules::checkerFor(const CheckChoice& choice,
                       const std::shared_ptr<const check::NamespaceTable>& namespaces) const
{
    if (m_session && choice.withDrafts) {
        const auto withDrafts =
            workflow::withDraftRules(m_session->registry(), *namespaces,
                                     [this](const QString& handle) { return m_session->nameOf(handle); });
        if (!withDrafts)
            return std::unexpected(withDrafts.error());
        return std::make_shared<const check::UrnChecker>(choice.options, *withDrafts);
    }
    if (choice.draft == 0 || !m_session)
        return std::make_shared<const check::UrnChecker>(choice.options, namespaces);
    auto checker = workflow::checkerForDraft(m_session->registry(), choice.draft, choice.options.rfc);
    if (!checker)
        return std::unexpected(checker.error());
    return std::make_shared<const check::UrnChecker>(*std::move(checker));
}

bool DraftRules::isOutdated(const CheckChoice& choice,
                            const std::shared_ptr<const check::NamespaceTable>& namespaces,
                            const check::UrnChecker& checker) const
{
    if (choice.draft == 0 && !choice.withDrafts)
        return false;
    const auto now = checkerFor(choice, namespaces);
    return !now || (*now)->namespaces()->entries() != checker.namespaces()->entries();
}

} // namespace nidus::ui
