// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/read/importfile.h"
#include "core/workflow/subregistry/subregistrywork.h"
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

/// Compares the registry with a published list, and applies what the user chooses.
class RefreshActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RefreshActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices);

    [[nodiscard]] QAction* action() const { return m_refresh; }
    /// Reads a list and shows what differs.
    void refreshFrom(const QString& path);

private:
    void choose();
    void offer(const base::Result<ReadList>& read);
    void take(const ReadList& read, const RefreshChoice& chosen);

    RegistrySession& m_session;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QAction* m_refresh;
    LatestJob m_reading;
};

} // namespace nidus::ui
