// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

namespace nidus::ui {

class Notices;
class RegistryPage;
class RegistrySession;

/// What is said when a registry was opened: where it lies, heads that its history does not go on from, and
/// reminders that are due.
class OpeningNotices final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    OpeningNotices(RegistrySession& session, RegistryPage& page, Notices& notices);

    void tell();

private:
    void tellOfReminders();
    [[nodiscard]] static QString warningOfLocation(const QString& path);
    /// Where the history does not go on from heads that were seen before.
    void warn();

    RegistrySession& m_session;
    RegistryPage& m_page;
    Notices& m_notices;
};

} // namespace nidus::ui
