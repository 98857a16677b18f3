// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/preferences.h"

#include "core/workflow/registry/registryaccess.h"
#include "ui/session/registrysession.h"
#include "ui/shell/preferencesdialog.h"
#include "ui/support/look/settings.h"
#include "ui/support/look/theme.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/windowmessages.h"

#include <QAction>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

const auto kAskedKey = "person/asked"_L1;

} // namespace

Preferences::Preferences(RegistrySession& session, WindowMessages& notices, QWidget* window)
    : QObject(window),
      m_session(session),
      m_notices(notices),
      m_window(window),
      m_action(makeAction(this, tr("&Preferences…"), &Preferences::open))
{
    m_action->setShortcut(Qt::CTRL | Qt::Key_Comma);
    m_action->setObjectName(u"preferences"_s);
    m_action->setMenuRole(QAction::PreferencesRole);
}

void Preferences::reportProblems()
{
    const MessageChoice choice{tr("Preferences…"), [this] { open(); }};
    if (const QStringList damaged = invalidSettings(); !damaged.isEmpty()) {
        m_notices.notify(WindowMessages::Kind::Warning,
                         tr("Invalid settings, defaults used instead: %1.").arg(damaged.join(u", "_s)),
                         {choice});
    } else if (settingText(Setting::PersonName).isEmpty() && !QSettings().contains(kAskedKey)) {
        QSettings().setValue(kAskedKey, true);
        m_notices.notify(
            WindowMessages::Kind::Request,
            tr("Your changes are recorded as “%1”. Set your name and mail address in the preferences.")
                .arg(m_session.act().who),
            {choice}, [] { return settingText(Setting::PersonName).isEmpty(); });
    }
}

void Preferences::open()
{
    auto* dialog = deletedOnClose(new PreferencesDialog(workflow::currentUser(), m_window));
    connect(dialog, &PreferencesDialog::kept, this, &Preferences::take);
    dialog->open();
}

void Preferences::take(bool needsRestart)
{
    applyLooks();
    m_session.setAuthor(personOfHistory(workflow::currentUser()));
    m_session.reload(); // another profile changes the counts of findings
    m_notices.removeIfOutdated();
    if (needsRestart)
        m_notices.notify(WindowMessages::Kind::Information, tr("Restart Nidus to change the language."));
}

QString personOfHistory(const QString& systemName)
{
    const QString name = settingText(Setting::PersonName);
    const QString mail = settingText(Setting::PersonMail);
    const QString person = name.isEmpty() ? systemName.trimmed() : name;
    if (person.isEmpty())
        return mail.isEmpty() ? Preferences::tr("unknown") : mail;
    return mail.isEmpty() ? person : u"%1 <%2>"_s.arg(person, mail);
}

} // namespace nidus::ui
