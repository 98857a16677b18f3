// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/savedviewsmenu.h"

#include "ui/browser/viewbar.h"
#include "ui/support/widgets/dialogs.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// The text of an action for a view, in which no character is a mnemonic.
QString asActionText(const SavedView& view) { return shownName(view).replace(u'&', u"&&"_s); }

} // namespace

SavedViewsMenu::SavedViewsMenu(ViewBar& bar, std::function<SavedView()> present, QWidget* parent)
    : QObject(parent), m_bar(bar), m_menu(bar.menu()), m_present(std::move(present)), m_window(parent)
{
    connect(&m_menu, &QMenu::aboutToShow, this, &SavedViewsMenu::fill);
    connect(&bar, &ViewBar::savedChosen, this,
            [this](qsizetype index) { Q_EMIT chosen(m_views.all().at(index)); });
}

void SavedViewsMenu::showInBar()
{
    QStringList names;
    for (const SavedView& view : m_views.all())
        names.append(shownName(view));
    m_bar.setSaved(names);
}

void SavedViewsMenu::open(const QString& registryPath)
{
    m_views.open(registryPath);
    showInBar();
}

void SavedViewsMenu::remove(const QString& name)
{
    m_views.remove(name);
    showInBar();
    Q_EMIT changed(tr("View deleted: %1").arg(name));
}

void SavedViewsMenu::fill()
{
    qDeleteAll(std::exchange(m_menus, {}));
    delete m_added;
    m_added = new QObject(this);
    const auto add = [this](const QString& text) {
        auto* action = new QAction(text, m_added);
        m_menu.addAction(action);
        return action;
    };
    add({})->setSeparator(true);
    for (const SavedView& view : m_views.all()) {
        connect(add(asActionText(view)), &QAction::triggered, this, [this, view] { Q_EMIT chosen(view); });
    }
    if (!m_views.all().isEmpty())
        add({})->setSeparator(true);
    QAction* save = add(tr("Save View…"));
    save->setEnabled(!m_views.isFull());
    connect(save, &QAction::triggered, this, &SavedViewsMenu::askToSave);
    if (m_views.all().isEmpty())
        return;
    addEach(tr("Rename View"), &SavedViewsMenu::askToRename);
    addEach(tr("Delete View"), &SavedViewsMenu::remove);
}

void SavedViewsMenu::addEach(const QString& title, void (SavedViewsMenu::*act)(const QString& name))
{
    auto* menu = new QMenu(title, &m_menu);
    m_menus.append(menu);
    m_menu.addMenu(menu);
    for (const SavedView& view : m_views.all()) {
        QAction* action = menu->addAction(asActionText(view));
        connect(action, &QAction::triggered, this, [this, act, name = view.name] { (this->*act)(name); });
    }
}

void SavedViewsMenu::askToSave()
{
    ask(tr("Save View"), {}, [this, view = m_present()](const QString& name) {
        SavedView named = view;
        named.name = name;
        m_views.save(named);
        showInBar();
        Q_EMIT changed(tr("View saved: %1").arg(name));
    });
}

void SavedViewsMenu::askToRename(const QString& name)
{
    ask(tr("Rename View"), name, [this, name](const QString& after) {
        m_views.rename(name, after);
        showInBar();
        Q_EMIT changed(tr("View renamed: %1").arg(after));
    });
}

void SavedViewsMenu::ask(const QString& title, const QString& name,
                         const std::function<void(const QString&)>& then)
{
    auto* dialog = deletedOnClose(new QInputDialog(m_window->window()));
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name of the view:"));
    dialog->setOkButtonText(title);
    dialog->setTextValue(name);
    connect(dialog, &QInputDialog::textValueSelected, this, [then](const QString& text) {
        if (const QString typed = text.trimmed(); !typed.isEmpty())
            then(typed);
    });
    dialog->open();
}

} // namespace nidus::ui
