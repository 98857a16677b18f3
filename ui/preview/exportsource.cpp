// SPDX-License-Identifier: Apache-2.0
#include "ui/preview/exportsource.h"

#include "core/base/firsterror.h"
#include "core/print/pdfwriter.h"
#include "core/registration/handle.h"
#include "core/workflow/registry/publiccontent.h"
#include "core/workflow/registry/registryaccess.h"
#include "ui/editor/opendrafts.h"
#include "ui/session/registrysession.h"

namespace nidus::ui {

base::Result<registration::RegistryContent> contentOf(const ExportSnapshot& snapshot,
                                                      const QStringList& handles)
{
    const auto registry = snapshot.registry.open();
    if (!registry)
        return std::unexpected(registry.error());
    auto content = handles.isEmpty() ? registry->contents().all() : workflow::contentOf(*registry, handles);
    if (!content)
        return content;
    for (registration::DraftRecord& record : content->drafts) {
        if (const auto edited = snapshot.edited.constFind(record.draft.id); edited != snapshot.edited.cend())
            record.draft.content = *edited;
    }
    return content;
}

QString ExportSource::nameOf(const QString& handle) const { return m_session.nameOf(handle); }

base::Result<registration::RegistrationTemplate> ExportSource::templateOf(const QString& handle) const
{
    if (const std::optional<qint64> id = registration::draftIdOf(handle)) {
        if (const DraftDocument* document = m_drafts.find(*id))
            return document->current().content.registrationTemplate;
        const auto stored = m_session.registry().drafts().record(*id);
        if (!stored)
            return std::unexpected(stored.error());
        return stored->draft.content.registrationTemplate;
    }
    const auto record = m_session.registry().registrations().record(handle);
    if (!record)
        return std::unexpected(record.error());
    if (record->versions.isEmpty())
        return std::unexpected(base::Error{exchange::kNoTemplate, handle.toStdString(), {}});
    return record->versions.constLast().content.registrationTemplate;
}

base::Result<registration::RegistryContent> ExportSource::storedContent(const QStringList& handles) const
{
    // The draft in the form is requested at every pause of typing, so this must not read the whole registry.
    const std::optional<qint64> id =
        handles.size() == 1 ? registration::draftIdOf(handles.constFirst()) : std::nullopt;
    const DraftDocument* unstored = m_drafts.find(0);
    const bool isNew = unstored && handles == QStringList(unstored->handle());
    if (!id && !isNew)
        return handles.isEmpty() ? m_session.registry().contents().all()
                                 : workflow::contentOf(m_session.registry(), handles);
    const base::Result<registration::DraftRecord> record =
        isNew ? registration::DraftRecord{.draft = unstored->stored()}
              : m_session.registry().drafts().record(*id);
    const auto info = m_session.registry().contents().info();
    if (const auto error = base::firstError(record, info))
        return std::unexpected(*error);
    return registration::RegistryContent{.source = info->source, .drafts = {*record}};
}

base::Result<registration::RegistryContent> ExportSource::content(const QStringList& handles) const
{
    auto content = storedContent(handles);
    if (!content)
        return content;
    for (registration::DraftRecord& record : content->drafts) {
        if (const DraftDocument* document = m_drafts.find(record.draft.id))
            record.draft.content = document->current().content;
    }
    return content;
}

base::Result<ExportSnapshot> ExportSource::snapshot() const
{
    auto place = RegistryPlace::of(m_session.registry());
    if (!place)
        return std::unexpected(place.error());
    ExportSnapshot snapshot{.registry = *std::move(place)};
    for (const DraftDocument* document : m_drafts.modified())
        snapshot.edited.insert(document->stored().id, document->current().content);
    return snapshot;
}

base::Result<QByteArray> ExportSource::bytes(const QStringList& handles, exchange::ExportFormat format,
                                             bool isPublic) const
{
    auto chosen = content(handles);
    if (!chosen)
        return std::unexpected(chosen.error());
    if (isPublic)
        chosen = workflow::publicContent(*std::move(chosen));
    return exchange::factsOf(format).write == nullptr ? print::writePdf(*chosen, exchange::PaperSize::A4)
                                                      : exchange::writeExport(format, *chosen);
}

} // namespace nidus::ui
