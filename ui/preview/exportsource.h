// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/exportformat.h"
#include "core/storage/registry.h"
#include "ui/session/registryplace.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

namespace nidus::ui {

class OpenDrafts;
class RegistrySession;

/// The content of a registry and the current edits, to be read on another thread.
struct ExportSnapshot
{
    RegistryPlace registry;
    QHash<qint64, registration::VersionContent> edited{}; ///< by draft
};

/// Returns the named registrations and drafts; an empty list means the whole registry. May be called on any
/// thread.
[[nodiscard]] base::Result<registration::RegistryContent> contentOf(const ExportSnapshot& snapshot,
                                                                    const QStringList& handles);

/// Makes the bytes that an export writes and a preview shows, from the registry and from drafts with their
/// unsaved edits.
class ExportSource final
{
public:
    /// Both are borrowed.
    ExportSource(RegistrySession& session, OpenDrafts& drafts) : m_session(session), m_drafts(drafts) {}

    /// Returns the display name of the registration or draft.
    [[nodiscard]] QString nameOf(const QString& handle) const;
    /// Returns the template of a registration or draft, or NoTemplate if it has no text.
    [[nodiscard]] base::Result<registration::RegistrationTemplate> templateOf(const QString& handle) const;
    /// Returns the named registrations and drafts; an empty list means the whole registry.
    [[nodiscard]] base::Result<registration::RegistryContent> content(const QStringList& handles) const;
    /// Returns a snapshot for contentOf() on another thread.
    [[nodiscard]] base::Result<ExportSnapshot> snapshot() const;
    /// Returns the same as content(), as one document; `isPublic`: only what may be published.
    [[nodiscard]] base::Result<QByteArray> bytes(const QStringList& handles, exchange::ExportFormat format,
                                                 bool isPublic = false) const;

private:
    [[nodiscard]] base::Result<registration::RegistryContent> storedContent(const QStringList& handles) const;

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
};

} // namespace nidus::ui
