// SPDX-License-Identifier: Apache-2.0
#include "app/cli/handles.h"

#include "app/cli/arguments.h"
#include "app/cli/clitext.h"
#include "core/findings/catalogue.h"
#include "core/workflow/registryaccess.h"

namespace nidus {

namespace {

QString toText(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

} // namespace

std::optional<Handle> parseHandle(std::string_view word)
{
    return Handle::fromWord(toText(word));
}

QString unknownNid(const Registry& registry, const QString& nid)
{
    const std::expected<QStringList, Error> nids = registry.overview().nids();
    const QString near = nids ? nearest(nid, *nids) : QString();
    return near.isEmpty()
               ? Cli::tr("There is no namespace \"%1\" in the registry.").arg(nid)
               : Cli::tr("There is no namespace \"%1\" in the registry. Is \"%2\" meant?").arg(nid, near);
}

QString explainFailure(const Registry& registry, const Error& error)
{
    const QString subject = QString::fromStdString(error.subject);
    if (error.code != ErrorCode::NotFound || subject.contains(u':') || subject.contains(u'@'))
        return describe(error);
    return unknownNid(registry, subject);
}

std::expected<Draft, QString> findDraft(const Registry& registry, std::string_view word)
{
    const std::expected<QList<Draft>, Error> drafts = registry.drafts().all();
    if (!drafts)
        return std::unexpected(describe(drafts.error()));
    const QString text = toText(word);
    QList<Draft> found;
    for (const Draft& draft : *drafts) {
        if (draftHandle(draft.id) == text || draft.nid().compare(text, Qt::CaseInsensitive) == 0)
            found.append(draft);
    }
    if (found.size() == 1)
        return found.constFirst();
    return std::unexpected(
        found.isEmpty() ? Cli::tr("There is no open draft \"%1\".").arg(text)
                        : Cli::tr("Several open drafts ask for \"%1\"; name one by draft:ID.").arg(text));
}

std::expected<QString, QString> handleOf(const Registry& registry, const std::string& word)
{
    const std::expected<Draft, QString> draft = findDraft(registry, word);
    if (draft)
        return draftHandle(draft->id);
    QString nid = QString::fromStdString(word);
    if (registry.registrations().record(nid))
        return nid;
    return std::unexpected(draft.error());
}

} // namespace nidus
