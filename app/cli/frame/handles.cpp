// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/handles.h"

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/clitext.h"
#include "core/findings/catalog/catalog.h"

#include <filesystem>
#include <system_error>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

QString toText(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

} // namespace

bool namesFile(const std::string& word)
{
    std::error_code ignored;
    const std::filesystem::file_status there = std::filesystem::status(word, ignored);
    return word == "-" || (std::filesystem::exists(there) && !std::filesystem::is_directory(there));
}

std::optional<registration::Handle> parseHandle(std::string_view word)
{
    return registration::Handle::fromWord(toText(word));
}

registration::Handle orDraft(const storage::Registry& registry, const registration::Handle& handle)
{
    if (handle.draftId != 0 || handle.version != 0)
        return handle;
    const base::Result<std::optional<storage::RegistrySummary>> known =
        registry.overview().summary(handle.nid);
    if (!known || *known)
        return handle;
    const std::expected<registration::Draft, QString> draft = findDraft(registry, handle.nid.toStdString());
    return draft ? registration::Handle{.nid = {}, .draftId = draft->id} : handle;
}

QString unknownNid(const storage::Registry& registry, const QString& nid)
{
    const base::Result<QStringList> nids = registry.overview().nids();
    const QString near = nids ? nearest(nid, *nids) : QString();
    return near.isEmpty()
               ? Cli::tr("There is no namespace \"%1\" in the registry.").arg(nid)
               : Cli::tr("There is no namespace \"%1\" in the registry. Did you mean \"%2\"?").arg(nid, near);
}

QString explainFailure(const storage::Registry& registry, const base::Error& error)
{
    const QString subject = QString::fromStdString(error.subject);
    if (error.code != storage::kNotFound || subject.contains(u':') || subject.contains(u'@'))
        return findings::describe(error);
    return unknownNid(registry, subject);
}

QString explainUnknownFile(const storage::Registry& registry, const base::Error& error)
{
    const QString explanation = explainFailure(registry, error);
    return error.code == storage::kNotFound
               ? Cli::tr("There is no file \"%1\".").arg(QString::fromStdString(error.subject)) + u' ' +
                     explanation
               : explanation;
}

std::expected<registration::Draft, QString> findDraft(const storage::Registry& registry,
                                                      std::string_view word)
{
    const QString text = toText(word);
    if (const std::optional<qint64> id = registration::draftIdOf(text)) {
        const base::Result<registration::DraftRecord> record = registry.drafts().record(*id);
        if (record)
            return record->draft;
        if (record.error().code != storage::kNotFound)
            return std::unexpected(findings::describe(record.error()));
    }
    const base::Result<QList<registration::Draft>> found = registry.drafts().ofNid(text);
    if (!found)
        return std::unexpected(findings::describe(found.error()));
    if (found->size() == 1)
        return found->constFirst();
    return std::unexpected(
        found->isEmpty()
            ? Cli::tr("There is no open draft \"%1\".").arg(text)
            : Cli::tr("Several open drafts request \"%1\". Choose one with draft:ID.").arg(text));
}

std::expected<QString, QString> handleOf(const storage::Registry& registry, const std::string& word)
{
    const std::expected<registration::Draft, QString> draft = findDraft(registry, word);
    if (draft)
        return registration::draftHandle(draft->id);
    QString nid = QString::fromStdString(word);
    if (registry.overview().summary(nid).value_or(std::nullopt))
        return nid;
    return std::unexpected(draft.error());
}

} // namespace nidus::cli
