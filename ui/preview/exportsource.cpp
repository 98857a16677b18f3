// SPDX-License-Identifier: Apache-2.0
#include "ui/preview/exportsource.h"

#include "core/exchange/textformat.h"
#include "core/exchange/xmlformat.h"
#include "core/workflow/registryaccess.h"
#include "ui/editor/opendrafts.h"
#include "ui/registrysession.h"

#include <QBuffer>

namespace nidus {

std::expected<RegistrationTemplate, Error> ExportSource::templateOf(const QString& handle) const
{
    if (const std::optional<qint64> id = draftIdOf(handle)) {
        if (const DraftDocument* document = m_drafts.find(*id))
            return document->current().content.registrationTemplate;
        const auto stored = m_session.registry().draft(*id);
        if (!stored)
            return std::unexpected(stored.error());
        return stored->draft.content.registrationTemplate;
    }
    const auto record = m_session.registry().record(handle);
    if (!record)
        return std::unexpected(record.error());
    if (record->versions.isEmpty())
        return std::unexpected(Error{ErrorCode::NoTemplate, handle.toStdString(), {}});
    return record->versions.constLast().content.registrationTemplate;
}

std::expected<QByteArray, Error> ExportSource::bytes(const QString& handle, FileFormat format) const
{
    if (format == FileFormat::RegistryXml)
        return xml({handle});
    const auto filled = templateOf(handle);
    if (!filled)
        return std::unexpected(filled.error());
    return writeTemplateText(*filled);
}

std::expected<QByteArray, Error> ExportSource::xml(const QStringList& handles) const
{
    auto content =
        handles.isEmpty() ? m_session.registry().content() : contentOf(m_session.registry(), handles);
    if (!content)
        return std::unexpected(content.error());
    for (DraftRecord& record : content->drafts) {
        if (const DraftDocument* document = m_drafts.find(record.draft.id))
            record.draft.content = document->current().content;
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (const auto written = writeRegistryXml(*content, buffer); !written)
        return std::unexpected(written.error());
    return buffer.data();
}

} // namespace nidus
