// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/importfile.h"
#include "core/storage/registry.h"

#include <QByteArray>
#include <QStringList>
#include <expected>

namespace nidus {

class OpenDrafts;
class RegistrySession;

/// Makes the bytes that an export writes and a preview shows, from the registry and from drafts as they stand
/// in the form.
class ExportSource final
{
public:
    /// Both are borrowed.
    ExportSource(RegistrySession& session, OpenDrafts& drafts) : m_session(session), m_drafts(drafts) {}

    /// The template of a registration or draft. NoTemplate where no text is held.
    [[nodiscard]] std::expected<RegistrationTemplate, Error> templateOf(const QString& handle) const;
    /// One registration or draft in a format.
    [[nodiscard]] std::expected<QByteArray, Error> bytes(const QString& handle, FileFormat format) const;
    /// Several in one XML file; an empty list is the whole registry.
    [[nodiscard]] std::expected<QByteArray, Error> xml(const QStringList& handles) const;

private:
    RegistrySession& m_session;
    OpenDrafts& m_drafts;
};

} // namespace nidus
