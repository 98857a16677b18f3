// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/subregistrywork.h"
#include "ui/subregistry/subregistrycontent.h"
#include "ui/support/jobs/latestjob.h"

#include <QObject>
#include <QString>

class QWidget;

namespace nidus::ui {

class RegistrySession;
class SubregistryPanel;
class WindowMessages;

/// Reads the subregistries of the shown namespace in the background, and reports what was done with them.
class SubregistryDesk final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `panel` is the parent.
    SubregistryDesk(RegistrySession& session, SubregistryPanel& panel, WindowMessages& notices);

    [[nodiscard]] RegistrySession& session() const { return m_session; }
    [[nodiscard]] SubregistryPanel& panel() const { return m_panel; }
    [[nodiscard]] WindowMessages& notices() const { return m_notices; }
    /// Returns the parent of dialogs.
    [[nodiscard]] QWidget* window() const;
    /// Returns the name of the chosen subregistry; both parts are empty if there is none.
    [[nodiscard]] workflow::SubregistryName name() const;
    /// Reads a subregistry now; null if that fails, which is reported.
    [[nodiscard]] SharedContent fresh(const workflow::SubregistryName& name) const;

    /// Reads the lists of the shown namespace again, and then chooses one by its name.
    void load(const QString& choose = {});
    /// Reports a change with a way to undo it, and shows the new state.
    void finish(const workflow::SubregistryAnswer& answer, const QString& text);
    /// Reverses the newest change unless it is not `expected`; 0 is any.
    void undo(const workflow::SubregistryName& name, qint64 expected);
    /// Shows an answer letter to edit, copy, save, or send.
    void showLetter(const QString& text, const QString& to);
    /// Returns what others changed, as sentences.
    [[nodiscard]] static QString meanwhileText(const SharedContent& content,
                                               const QList<subregistry::ListChange>& changes);

private:
    RegistrySession& m_session;
    SubregistryPanel& m_panel;
    WindowMessages& m_notices;
    LatestJob m_reading;
};

} // namespace nidus::ui
