// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/browser/namespacefilter.h"

#include <QList>
#include <QWidget>
#include <optional>

class QAction;
class QActionGroup;
class QMenu;
class QToolButton;

namespace nidus::ui {

/// The views of the list as a row of buttons, and a menu of all of them at the end. Those without room,
/// except the chosen one, are only in the menu.
class ViewBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ViewBar(QWidget* parent = nullptr);

    /// The chosen view; absent: everything.
    [[nodiscard]] std::optional<WantedDrafts> chosen() const;
    void choose(std::optional<WantedDrafts> view);
    /// Chooses a view as if its button was pressed.
    void pick(std::optional<WantedDrafts> view);
    /// Shows the saved views after the others.
    void setSaved(const QStringList& names);
    /// Returns the menu at the end.
    [[nodiscard]] QMenu& menu() const { return *m_menu; }
    /// Returns what is true if the chosen view has no drafts.
    [[nodiscard]] QString emptyText() const;
    /// Returns the number of drafts that wait for others if those of the user are chosen, otherwise 0.
    [[nodiscard]] int waiting() const;
    /// Shows how many drafts a view has; nothing for 0.
    void setCount(WantedDrafts view, int count);
    /// Returns the views with a number of drafts.
    [[nodiscard]] static QList<WantedDrafts> counted();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void viewChosen();
    void savedChosen(qsizetype index);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct ViewButton
    {
        std::optional<WantedDrafts> wanted;
        QString name;
        QString emptyText;
        QToolButton* button;
        QAction* action; ///< of the button and in the menu
        int count = 0;   ///< of drafts
    };

    void add(std::optional<WantedDrafts> wanted, const QString& name, const QString& toolTip,
             const QString& emptyText);
    /// Returns the chosen one; null only before there is one.
    [[nodiscard]] const ViewButton* checked() const;
    /// Shows the buttons that fit, from the left.
    void arrange();

    QList<ViewButton> m_views;
    QList<QToolButton*> m_saved;
    QActionGroup* m_group;
    QMenu* m_menu;
    QToolButton* m_more = nullptr;
};

} // namespace nidus::ui
