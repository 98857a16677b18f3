// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/actionfinder.h"

#include "ui/help/actiontable.h"
#include "ui/support/look/boxes.h"
#include "ui/support/text/otherwords.h"
#include "ui/support/widgets/announcement.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QStyle>
#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace nidus::ui {

ActionFinder::ActionFinder(const QWidget& menuBar, Shown shown, QWidget* parent)
    : QDialog(parent), m_field(new QLineEdit), m_list(new QListWidget)
{
    collect(menuBar, shown);
    setWindowTitle(shown == Shown::All ? tr("Find Action") : tr("Keyboard Shortcuts"));
    m_field->setPlaceholderText(tr("What do you want to do?"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Actions"));
    m_list->setUniformItemSizes(true);
    const int iconSize = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_list->setIconSize({iconSize, iconSize});
    connect(m_field, &QLineEdit::textChanged, this, &ActionFinder::refill);
    connect(m_field, &QLineEdit::returnPressed, this, &ActionFinder::triggerCurrent);
    connect(m_list, &QListWidget::itemActivated, this, &ActionFinder::triggerCurrent);
    inColumn(this, {}, {m_field, m_list});
    resize(std::max(fontMetrics().averageCharWidth() * 64, widthOfTexts()), fontMetrics().height() * 20);
    refill();
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            say(item->text());
    });
}

void ActionFinder::collect(const QWidget& menuBar, Shown shown)
{
    for (const MenuEntry& each : menuEntries(menuBar)) {
        if (shown != Shown::All && each.keys.isEmpty())
            continue;
        const QString text = each.keys.isEmpty()
                                 ? tr("%1   in %2").arg(each.name, each.menu)
                                 : tr("%1   (%2)   in %3").arg(each.name, each.keys, each.menu);
        m_entries.append({each.action, text, text + u' ' + otherWords(*each.action)});
    }
}

/// Returns the width in which no text is cut.
int ActionFinder::widthOfTexts() const
{
    constexpr int kGaps = 8; // around icon, text, and list
    int widest = 0;
    for (const Entry& entry : m_entries)
        widest = std::max(widest, m_list->fontMetrics().horizontalAdvance(entry.text));
    const QMargins margins = layout()->contentsMargins();
    return widest + m_list->iconSize().width() + 2 * m_list->frameWidth() + 2 * kGaps + margins.left() +
           margins.right() + m_list->verticalScrollBar()->sizeHint().width();
}

void ActionFinder::refill()
{
    const QString wanted = m_field->text().trimmed().replace("..."_L1, u"…"_s);
    m_list->clear();
    // What is possible now comes first, then what is named so, in the order of the menus.
    std::vector<std::tuple<bool, int, qsizetype>> found;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries.at(i);
        if (entry.words.contains(wanted, Qt::CaseInsensitive))
            found.emplace_back(!wanted.isEmpty() && !entry.action->isEnabled(),
                               entry.text.startsWith(wanted, Qt::CaseInsensitive) ? 0
                               : entry.text.contains(wanted, Qt::CaseInsensitive) ? 1
                                                                                  : 2,
                               i);
    }
    std::ranges::sort(found);
    for (const auto& [isOff, place, i] : found) {
        const Entry& entry = m_entries.at(i);
        // A status tip says why an action is not available.
        const QString why = entry.action->isEnabled() ? QString() : entry.action->statusTip();
        auto* item = new QListWidgetItem(entry.action->icon(),
                                         why.isEmpty() ? entry.text : entry.text + u"   "_s + why);
        item->setToolTip(why);
        item->setData(Qt::UserRole, static_cast<int>(i));
        // The height of the first one, which may have no icon, is that of all.
        item->setSizeHint({0, std::max(m_list->iconSize().height(), m_list->fontMetrics().height()) + 4});
        if (!entry.action->isEnabled())
            item->setFlags(Qt::NoItemFlags);
        m_list->addItem(item);
    }
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->flags() & Qt::ItemIsEnabled)
            return m_list->setCurrentRow(row);
    }
    const bool isFound = m_list->count() > 0;
    const QString text = isFound ? tr("Not available now: %1").arg(m_list->item(0)->text())
                                 : tr("No actions contain “%1”.").arg(wanted);
    if (!isFound) {
        m_list->addItem(text);
        m_list->item(0)->setFlags(Qt::NoItemFlags);
    }
    say(text);
}

void ActionFinder::say(const QString& text)
{
    if (!m_list->hasFocus() && std::exchange(m_said, text) != text)
        announce(m_field, text);
}

void ActionFinder::triggerCurrent()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item || !item->flags().testFlag(Qt::ItemIsEnabled))
        return;
    QAction* action = m_entries.at(item->data(Qt::UserRole).toInt()).action;
    accept();
    // After this dialog is closed, so that the action applies to the widget that had the focus before.
    QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
}

bool ActionFinder::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace nidus::ui
