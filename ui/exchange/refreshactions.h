// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/read/importfile.h"
#include "core/workflow/subregistry/subregistrywork.h"
#include "ui/session/registrywork.h"
#include "ui/support/jobs/latestjob.h"

#include <QAction>
#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::ui {

class RegistryPage;
class RegistrySession;
class WindowMessages;

/// A published list as read.
struct ReadList
{
    QString path{};
    QByteArray bytes{};
    std::optional<exchange::ImportedFile> namespaces{}; ///< if it is IANA's list of them
};

/// What a person chose from a list.
struct RefreshChoice
{
    std::optional<workflow::SubregistryName> list; ///< absent for the namespaces
    QStringList names;                             ///< of the changes
    bool isAccepted = false;                       ///< although something in the list is odd
};

/// Compares the registry with a published list, and applies what the user chooses, in the background.
class RefreshActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RefreshActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices);

    [[nodiscard]] QAction* action() const { return m_refresh; }
    /// Reads a list and shows what differs, unless changes are being applied.
    void refreshFrom(const QString& path);

private:
    void update();
    void choose();
    void offer(const base::Result<ReadList>& read);
    void take(const ReadList& read, const RefreshChoice& chosen);

    RegistrySession& m_session;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QAction* m_refresh;
    QString m_applying; ///< what is said while changes are applied; empty otherwise
    LatestJob m_reading;
    RegistryWork m_comparing;
    RegistryWork m_taking;
};

} // namespace nidus::ui
