// SPDX-License-Identifier: Apache-2.0
#include "ui/support/access/buttonaccess.h"

#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/mainbutton.h"

#include <QAccessibleWidget>
#include <QActionGroup>
#include <QApplication>
#include <QCheckBox>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace nidus::ui {

namespace {

constexpr const char* kRenewed = "nidusAccess";

QMenu* menuOf(const QAbstractButton& button)
{
    if (const auto* push = qobject_cast<const QPushButton*>(&button))
        return push->menu();
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    return tool ? tool->menu() : nullptr;
}

bool hasMenu(const QAbstractButton& button) { return menuOf(button) != nullptr; }

/// Whether checking it unchecks another one.
bool isExclusive(const QAbstractButton& button)
{
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const QActionGroup* group =
        tool && tool->defaultAction() ? tool->defaultAction()->actionGroup() : nullptr;
    return button.autoExclusive() || (group && group->isExclusive());
}

/// Like Qt's for a button that can be checked or has a menu, and for a main button. Qt's own "Toggle" changes
/// only the mark, because a button reports a click but not that its mark was changed; a button with an action
/// and a menu offers only the menu; "ShowMenu" answers only after the menu was closed; and the menu is not in
/// the tree.
class ButtonInterface final : public QAccessibleWidget
{
public:
    explicit ButtonInterface(QAbstractButton& button)
        : QAccessibleWidget(&button), m_button(button), m_main(qobject_cast<MainButton*>(&button))
    {}

    [[nodiscard]] QAccessible::Role role() const override
    {
        if (m_main)
            return m_main->defaultAction() ? QAccessible::ButtonDropDown : QAccessible::ButtonMenu;
        if (hasMenu(m_button))
            return QAccessible::ButtonMenu;
        return isExclusive(m_button) ? QAccessible::RadioButton : QAccessible::CheckBox;
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name && m_button.accessibleName().isEmpty() && !m_button.text().isEmpty())
            return plainLabel(m_button.text()); // and not the title of its group
        return QAccessibleWidget::text(kind);
    }

    [[nodiscard]] int childCount() const override
    {
        return hasMenu(m_button) ? 1 : QAccessibleWidget::childCount();
    }

    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        return hasMenu(m_button) && index == 0 ? QAccessible::queryAccessibleInterface(menuOf(m_button))
                                               : QAccessibleWidget::child(index);
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        return hasMenu(m_button) && child && child->object() == menuOf(m_button)
                   ? 0
                   : QAccessibleWidget::indexOfChild(child);
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        const auto* box = qobject_cast<const QCheckBox*>(&m_button);
        state.checkable = m_button.isCheckable();
        state.checked = m_button.isChecked();
        state.checkStateMixed = box && box->checkState() == Qt::PartiallyChecked;
        state.pressed = m_button.isDown();
        state.hasPopup = isMenuButton();
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        if (!m_button.isEnabled())
            return {};
        QStringList names{isMenuButton() ? showMenuAction() : toggleAction()};
        if (!isMenuButton() || (m_main && m_main->defaultAction()))
            names.prepend(pressAction());
        return names + QAccessibleWidget::actionNames();
    }

    void doAction(const QString& name) override
    {
        if (name == showMenuAction() && isMenuButton())
            QMetaObject::invokeMethod(&m_button, "showMenu", Qt::QueuedConnection);
        else if (name == pressAction() || name == toggleAction())
            m_button.click();
        else
            QAccessibleWidget::doAction(name);
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString& name) const override
    {
        const bool isOwn = name == pressAction() || name == toggleAction();
        const QString key = m_button.shortcut().toString();
        return isOwn && !key.isEmpty() ? QStringList(key) : QAccessibleWidget::keyBindingsForAction(name);
    }

private:
    [[nodiscard]] bool isMenuButton() const { return m_main || hasMenu(m_button); }

    QAbstractButton& m_button;
    MainButton* m_main; ///< the same, or null
};

bool isOurs(const QAbstractButton* button)
{
    return button && (button->isCheckable() || hasMenu(*button) || qobject_cast<const MainButton*>(button));
}

QAccessibleInterface* buttonInterface(const QString& /*className*/, QObject* object)
{
    auto* button = qobject_cast<QAbstractButton*>(object);
    return isOurs(button) ? new ButtonInterface(*button) : nullptr;
}

} // namespace

ButtonAccess::ButtonAccess(QObject* parent) : QObject(parent)
{
    QAccessible::installFactory(buttonInterface);
    qApp->installEventFilter(this);
}

bool ButtonAccess::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Show || !isOurs(qobject_cast<QAbstractButton*>(watched)) ||
        watched->property(kRenewed).isValid())
        return false;
    // Qt may have asked for the interface when the button was not what it is now.
    watched->setProperty(kRenewed, true);
    QAccessible::deleteAccessibleInterface(
        QAccessible::uniqueId(QAccessible::queryAccessibleInterface(watched)));
    return false;
}

} // namespace nidus::ui
