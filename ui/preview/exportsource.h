// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/papersize.h"
#include "core/exchange/write/exportformat.h"
#include "core/storage/registry.h"
#include "ui/session/registryplace.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>
#include <expected>

namespace nidus::ui {

class OpenDrafts;
class RegistrySession;

/// What a registry holds and what is being edited, to be read on another thread.
struct ExportSnapshot
{
    RegistryPlace registry;
    QHash<qint64, registration::VersionContent> edited{}; ///< by draft
};

/// The named registrations and drafts; an empty list is the whole registry. On any thread.
[[nodiscard]] std::expected<registration::RegistryContent, base::Error> contentOf(const ExportSnapshot& snapshot,
                                                              const QStringList& handles);

/// Makes the bytes that an export writes and a preview shows, from the registry and from drafts as they stand
/// in the form.
class ExportSource final
{
public:
    /// Both are borrowed.
    ExportSource(RegistrySession& session, OpenDrafts& drafts) : m_session(session), m_drafts(drafts) {}

    /// What a person calls the registration or draft.
    [[nodiscard]] QString nameOf(const QString& handle) const;
    /// The template of a registration or draft. NoTemplate where no text is held.
    [[nodiscard]] std::expected<registration::RegistrationTemplate, base::Error> templateOf(const QString& handle) const;
    /// The named registrations and drafts; an empty list is the whole registry.
    [[nodiscard]] std::expected<registration::RegistryContent, base::Error> content(const QStringList& handles) const;
    /// For contentOf() on another thread.
    [[nodiscard]] std::expected<ExportSnapshot, base::Error> snapshot() const;
    /// The same as content() in one document.
    [[nodiscard]] std::expected<QByteArray, base::Error> bytes(const QStringList& handles, exchange::ExportFormat format,
                                                         exchange::PaperSize paper = exchange::PaperSize::A4) const;

private:
    [[nodiscard]] std::expected<registration::RegistryContent, base::Error> storedContent(const QStringList& handles) const;

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
};

} // namespace nidus::ui
