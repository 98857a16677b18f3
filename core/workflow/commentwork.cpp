// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/commentwork.h"

#include "core/registration/handle.h"
#include "core/workflow/registryaccess.h"

#include <algorithm>

namespace nidus {

namespace {

std::expected<void, Error> append(QList<PlacedComment>& to, const Registry& registry, const QString& handle)
{
    const std::expected<QList<ReviewComment>, Error> comments = registry.comments().of(handle);
    if (!comments)
        return std::unexpected(comments.error());
    for (const ReviewComment& comment : *comments)
        to.append({handle, comment});
    return {};
}

} // namespace

std::expected<QList<PlacedComment>, Error> commentsAbout(const Registry& registry, const QString& word)
{
    QList<PlacedComment> all;
    if (draftIdOf(word)) {
        if (const auto done = append(all, registry, word); !done)
            return std::unexpected(done.error());
        return all;
    }
    const std::expected<QList<PlacedComment>, Error> registered = registry.comments().ofAll(word);
    if (!registered && registered.error().code != ErrorCode::NotFound)
        return registered;
    const std::expected<QList<Draft>, Error> drafts = registry.drafts().all();
    if (!drafts)
        return std::unexpected(drafts.error());
    bool isKnown = registered.has_value();
    if (registered)
        all = *registered;
    for (const Draft& draft : *drafts) {
        if (!draft.revisionOf.isEmpty() || word.isEmpty() ||
            draft.nid().compare(word, Qt::CaseInsensitive) != 0)
            continue;
        isKnown = true;
        if (const auto done = append(all, registry, draftHandle(draft.id)); !done)
            return std::unexpected(done.error());
    }
    if (!isKnown)
        return registered;
    std::ranges::sort(all, {}, [](const PlacedComment& placed) { return placed.comment.id; });
    return all;
}

} // namespace nidus
