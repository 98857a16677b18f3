// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/browser/savedviews.h"

#include <QObject>
#include <functional>

class QMenu;
class QWidget;

namespace nidus::ui {

class ViewBar;

/// The saved views in the bar of the views and in its menu, with the actions that save, rename, and delete
/// them.
class SavedViewsMenu final : public QObject
{
    Q_OBJECT

public:
    /// Adds to the menu each time it is opened. `present` returns what the list shows, without a name.
    SavedViewsMenu(ViewBar& bar, std::function<SavedView()> present, QWidget* parent);

    /// Shows the views of another registry; the path of one in memory is empty.
    void open(const QString& registryPath);

Q_SIGNALS:
    void chosen(const nidus::ui::SavedView& view);
    /// The user changed the views; `text` says how.
    void changed(const QString& text);

private:
    void showInBar();
    void fill();
    void addEach(const QString& title, void (SavedViewsMenu::*act)(const QString& name));
    void askToSave();
    void askToRename(const QString& name);
    void remove(const QString& name);
    void ask(const QString& title, const QString& name, const std::function<void(const QString&)>& then);

    ViewBar& m_bar;
    QMenu& m_menu; ///< of the bar
    std::function<SavedView()> m_present;
    QWidget* m_window;
    SavedViews m_views;
    // What the menu has besides the views that are always there.
    QObject* m_added = nullptr; ///< owns the actions
    QList<QMenu*> m_menus;      ///< owned by the menu
};

} // namespace nidus::ui
