// SPDX-License-Identifier: Apache-2.0
#include "ui/registryfiles.h"

#include "core/builtin/builtincontent.h"
#include "core/findings/catalogue.h"
#include "ui/messagebar.h"
#include "ui/recentfiles.h"
#include "ui/registryactions.h"
#include "ui/registrysession.h"
#include "ui/support/icons.h"

#include <QFileDialog>
#include <QFileInfo>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus {

RegistryFiles::RegistryFiles(RegistrySession& session, RegistryActions& actions, MessageBar& messages,
                             QWidget* window)
    : QObject(window),
      m_session(session),
      m_actions(actions),
      m_messages(messages),
      m_window(window),
      m_new(new QAction(tr("&New Registry…"), this)),
      m_open(new QAction(themedIcon(u"document-open"_s), tr("&Open Registry…"), this)),
      m_saveAs(new QAction(tr("Save Registry &As…"), this)),
      m_recent(new RecentFiles(window))
{
    m_open->setShortcut(QKeySequence::Open);
    connect(m_new, &QAction::triggered, this, &RegistryFiles::chooseNew);
    connect(m_open, &QAction::triggered, this, &RegistryFiles::chooseOpen);
    connect(m_saveAs, &QAction::triggered, this, &RegistryFiles::chooseCopy);
    connect(m_recent, &RecentFiles::chosen, this, &RegistryFiles::open);
    m_recent->add(m_session.registry().path());
}

void RegistryFiles::chooseOpen()
{
    auto* dialog = new QFileDialog(m_window, tr("Open a registry"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Registries (*.nidus)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &RegistryFiles::open);
    dialog->open();
}

void RegistryFiles::chooseNew()
{
    choose(tr("Make a new registry"), &RegistryFiles::create);
}

void RegistryFiles::chooseCopy()
{
    choose(tr("Save the registry in a new file"), &RegistryFiles::copyTo);
}

void RegistryFiles::choose(const QString& title, void (RegistryFiles::*use)(const QString&))
{
    auto* dialog = new QFileDialog(m_window, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    // Nidus never replaces a registry: choosing one that is there ends in a message, not in a question.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->setDefaultSuffix(u"nidus"_s);
    dialog->setNameFilters({tr("Registries (*.nidus)")});
    connect(dialog, &QFileDialog::fileSelected, this, use);
    dialog->open();
}

void RegistryFiles::open(const QString& path)
{
    m_actions.settleThen([this, path] { take(Registry::open(path)); });
}

void RegistryFiles::create(const QString& path)
{
    m_actions.settleThen([this, path] { take(Registry::create(path, builtinContent())); });
}

void RegistryFiles::copyTo(const QString& path)
{
    m_actions.settleThen([this, path] {
        const auto content = m_session.registry().content();
        if (content)
            take(Registry::create(path, *content));
        else
            m_messages.tell(MessageBar::Kind::Error, describe(content.error()));
    });
}

void RegistryFiles::take(std::expected<Registry, Error> registry)
{
    if (!registry) {
        m_messages.tell(MessageBar::Kind::Error, describe(registry.error()));
        return;
    }
    m_messages.hide();
    if (registry->isReadOnly())
        m_messages.tell(MessageBar::Kind::Warning,
                        tr("This registry can only be read, so nothing can be saved."));
    m_session.replace(std::move(*registry));
    m_recent->add(m_session.registry().path());
    Q_EMIT opened();
}

} // namespace nidus
