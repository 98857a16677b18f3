// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/commentwork.h"

#include "core/registration/handle.h"
#include "core/workflow/registry/registryaccess.h"

#include <algorithm>

namespace nidus::workflow {

namespace {

std::expected<void, base::Error> append(QList<storage::PlacedComment>& to, const storage::Registry& registry,
                                        const QString& handle)
{
    const std::expected<QList<registration::ReviewComment>, base::Error> comments =
        registry.comments().of(handle);
    if (!comments)
        return std::unexpected(comments.error());
    for (const registration::ReviewComment& comment : *comments)
        to.append({handle, comment});
    return {};
}

} // namespace

std::expected<QList<storage::PlacedComment>, base::Error> commentsAbout(const storage::Registry& registry,
                                                                        const QString& word)
{
    QList<storage::PlacedComment> all;
    if (registration::draftIdOf(word)) {
        if (const auto done = append(all, registry, word); !done)
            return std::unexpected(done.error());
        return all;
    }
    const std::expected<QList<storage::PlacedComment>, base::Error> registered =
        registry.comments().ofAll(word);
    if (!registered && registered.error().code != base::ErrorCode::NotFound)
        return registered;
    const std::expected<QList<registration::Draft>, base::Error> drafts = registry.drafts().all();
    if (!drafts)
        return std::unexpected(drafts.error());
    bool isKnown = registered.has_value();
    if (registered)
        all = *registered;
    for (const registration::Draft& draft : *drafts) {
        if (!draft.revisionOf.isEmpty() || word.isEmpty() ||
            draft.nid().compare(word, Qt::CaseInsensitive) != 0)
            continue;
        isKnown = true;
        if (const auto done = append(all, registry, registration::draftHandle(draft.id)); !done)
            return std::unexpected(done.error());
    }
    if (!isKnown)
        return registered;
    std::ranges::sort(all, {}, [](const storage::PlacedComment& placed) { return placed.comment.id; });
    return all;
}

} // namespace nidus::workflow
