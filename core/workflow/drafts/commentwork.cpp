// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/commentwork.h"

#include "core/registration/handle.h"

#include <algorithm>

namespace nidus::workflow {

namespace {

base::Result<QList<storage::PlacedComment>> commentsOf(const storage::Registry& registry,
                                                       const QString& handle)
{
    const base::Result<QList<registration::ReviewComment>> comments = registry.comments().of(handle);
    if (!comments)
        return std::unexpected(comments.error());
    QList<storage::PlacedComment> placed;
    for (const registration::ReviewComment& comment : *comments)
        placed.append({handle, comment});
    return placed;
}

} // namespace

base::Result<QList<storage::PlacedComment>> commentsAbout(const storage::Registry& registry,
                                                          const QString& word)
{
    if (registration::draftIdOf(word))
        return commentsOf(registry, word);
    const base::Result<QList<storage::PlacedComment>> registered = registry.comments().ofAll(word);
    if (!registered && registered.error().code != storage::kNotFound)
        return registered;
    const base::Result<QList<registration::Draft>> drafts = registry.drafts().all();
    if (!drafts)
        return std::unexpected(drafts.error());
    bool isKnown = registered.has_value();
    QList<storage::PlacedComment> all = registered.value_or(QList<storage::PlacedComment>());
    for (const registration::Draft& draft : *drafts) {
        if (!draft.revisionOf.isEmpty() || word.isEmpty() ||
            draft.nid().compare(word, Qt::CaseInsensitive) != 0)
            continue;
        isKnown = true;
        const auto comments = commentsOf(registry, registration::draftHandle(draft.id));
        if (!comments)
            return std::unexpected(comments.error());
        all += *comments;
    }
    if (!isKnown)
        return registered;
    std::ranges::sort(all, {}, [](const storage::PlacedComment& placed) { return placed.comment.id; });
    return all;
}

} // namespace nidus::workflow
