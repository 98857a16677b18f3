// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/preferences.h"

#include "core/workflow/registry/registryaccess.h"
#include "ui/session/registrysession.h"
#include "ui/shell/preferencesdialog.h"
#include "ui/support/widgets/notices.h"
#include "ui/support/look/settings.h"
#include "ui/support/look/theme.h"

#include <QAction>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

const auto kAskedKey = "person/asked"_L1;

} // namespace

Preferences::Preferences(RegistrySession& session, Notices& notices, QWidget* window)
    : QObject(window),
      m_session(session),
      m_notices(notices),
      m_window(window),
      m_action(new QAction(tr("&Preferences…"), this))
{
    m_action->setShortcut(Qt::CTRL | Qt::Key_Comma);
    m_action->setMenuRole(QAction::PreferencesRole);
    connect(m_action, &QAction::triggered, this, &Preferences::open);
}

void Preferences::tell()
{
    const MessageChoice choice{tr("Preferences…"), [this] { open(); }};
    if (const QStringList damaged = damagedSettings(); !damaged.isEmpty()) {
        m_notices.tell(
            Notices::Kind::Warning,
            tr("These settings are damaged, what holds without them is used: %1.").arg(damaged.join(u", "_s)),
            {choice});
    } else if (settingText(Setting::PersonName).isEmpty() && !QSettings().contains(kAskedKey)) {
        QSettings().setValue(kAskedKey, true);
        m_notices.tell(
            Notices::Kind::Information,
            tr("The history says \"%1\" of what you do. Preferences take your name and mail address.")
                .arg(m_session.act().who),
            {choice}, [] { return settingText(Setting::PersonName).isEmpty(); });
    }
}

void Preferences::open()
{
    auto* dialog = new PreferencesDialog(workflow::presentUser(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::kept, this, &Preferences::take);
    dialog->open();
}

void Preferences::take(bool needsRestart)
{
    applyLooks();
    m_session.setAuthor(personOfHistory(workflow::presentUser()));
    m_session.reload(); // with another profile other findings count
    m_notices.forgetWhatIsUntrue();
    if (needsRestart)
        m_notices.tell(Notices::Kind::Information,
                       tr("The language changes when Nidus starts the next time."));
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
