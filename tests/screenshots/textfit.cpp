// SPDX-License-Identifier: Apache-2.0
#include "tests/screenshots/textfit.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QHash>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::test {

namespace {

constexpr int kRowsLookedAt = 30;
constexpr int kShortText = 13; ///< characters of a word, a number, or a date

/// Returns the name of a widget for a message: class, accessible name, or text.
QString nameOf(const QWidget& widget)
{
    QString text = widget.accessibleName();
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        text = label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        text = button->text();
    return QString::fromLatin1(widget.metaObject()->className()) + u" \""_s + text.left(60) + u'"';
}

/// Returns which text of a widget is cut because the widget is too small; empty if none is.
QString clippedText(const QWidget& widget)
{
    const auto tooSmall = [&widget](const QSize& needed) {
        return needed.width() > widget.width() || needed.height() > widget.height()
                   ? u"%1 needs %2x%3, has %4x%5"_s.arg(nameOf(widget))
                         .arg(needed.width())
                         .arg(needed.height())
                         .arg(widget.width())
                         .arg(widget.height())
                   : QString();
    };
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && !label->text().isEmpty())
        return label->wordWrap() ? tooSmall({0, label->heightForWidth(label->width())})
                                 : tooSmall(label->minimumSizeHint());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        button && !button->text().isEmpty())
        return tooSmall({button->minimumSizeHint().width(), 0});
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(combo);
        const QRect room =
            combo->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, combo);
        const int needed = combo->fontMetrics().horizontalAdvance(combo->currentText());
        return needed > room.width()
                   ? u"%1 shows \"%2\" in %3 of %4"_s.arg(nameOf(*combo), combo->currentText())
                         .arg(room.width())
                         .arg(needed)
                   : QString();
    }
    if (const auto* box = qobject_cast<const QSpinBox*>(&widget)) {
        const int room = box->findChild<QLineEdit*>()->width();
        const int needed = box->fontMetrics().horizontalAdvance(box->text());
        return needed > room
                   ? u"%1 shows \"%2\" in %3 of %4"_s.arg(nameOf(*box), box->text()).arg(room).arg(needed)
                   : QString();
    }
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int tab = 0; tab < bar->count(); ++tab) {
            const int needed = bar->fontMetrics().size(Qt::TextShowMnemonic, bar->tabText(tab)).width();
            if (bar->isTabVisible(tab) && bar->tabRect(tab).width() < needed)
                return u"tab "_s + bar->tabText(tab);
        }
    }
    return {};
}

/// Returns which widget overlaps another one with the same parent; empty if none does.
QString overlapping(const QWidget& widget)
{
    const auto isLeaf = [](const QWidget* each) {
        return each->isVisible() &&
               (qobject_cast<const QLabel*>(each) || qobject_cast<const QAbstractButton*>(each) ||
                qobject_cast<const QComboBox*>(each) || qobject_cast<const QLineEdit*>(each));
    };
    const QWidget* parent = widget.parentWidget();
    if (!parent || !isLeaf(&widget) || qobject_cast<const QLineEdit*>(parent) ||
        qobject_cast<const QTabBar*>(parent))
        return {}; // buttons in a line edit overlap it, the arrows of many tabs share a border
    for (const QWidget* other : parent->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (other != &widget && isLeaf(other) && other->geometry().intersects(widget.geometry()))
            return nameOf(widget) + u" over "_s + nameOf(*other);
    }
    return {};
}

/// Returns whether the widget can be scrolled to: then it need not be inside the window.
bool isScrolled(const QWidget& widget)
{
    for (const QWidget* up = widget.parentWidget(); up; up = up->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(up))
            return true;
    }
    return false;
}

/// Returns the pixels that the first line of a cell needs.
int neededBy(const QAbstractItemView& view, const QModelIndex& cell)
{
    constexpr int margins = 24;
    QFont bold = view.font();
    bold.setBold(true);
    const bool hasIcon = !cell.data(Qt::DecorationRole).isNull();
    const int icon = hasIcon ? view.style()->pixelMetric(QStyle::PM_SmallIconSize) : 0;
    const int line = QFontMetrics(bold).horizontalAdvance(cell.data().toString()) + icon + margins;
    return std::min(line, view.sizeHintForIndex(cell).width());
}

/// Returns which headings and short cells in view are cut; long texts may be cut.
QStringList cutCells(const QAbstractItemView& view, const QHeaderView& header)
{
    QStringList found;
    for (int column = 0; column < header.count(); ++column) {
        if (header.isSectionHidden(column))
            continue;
        const QString heading = view.model()->headerData(column, Qt::Horizontal).toString();
        if (header.isVisible() && !heading.isEmpty() &&
            header.sectionSizeHint(column) > header.sectionSize(column))
            found.append(u"heading \"%1\" needs %2, has %3"_s.arg(heading)
                             .arg(header.sectionSizeHint(column))
                             .arg(header.sectionSize(column)));
        const QModelIndex top = view.indexAt(QPoint(header.sectionViewportPosition(column) + 1, 1));
        for (int row = 0; row < kRowsLookedAt && top.isValid(); ++row) {
            const QModelIndex cell = top.siblingAtRow(top.row() + row);
            const QString text = cell.data().toString();
            const int needed = neededBy(view, cell);
            if (!text.isEmpty() && text.size() <= kShortText && !text.contains(u' ') &&
                needed > view.visualRect(cell).width())
                found.append(u"cell \"%1\" under \"%2\" needs %3, has %4"_s.arg(text, heading)
                                 .arg(needed)
                                 .arg(view.visualRect(cell).width()));
        }
    }
    return found;
}

} // namespace

QStringList oddIcons(const QWidget& window)
{
    QStringList found;
    const int size = window.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &window);
    const auto look = [&found, size](const QWidget& widget, QSize icon) {
        if (icon.isValid() && icon != QSize(size, size))
            found.append(u"icons of %1x%2: "_s.arg(icon.width()).arg(icon.height()) + nameOf(widget));
    };
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        // The page buttons have their icons above the text.
        if (button->isVisible() && !button->icon().isNull() && !button->inherits("nidus::ui::PageButton"))
            look(*button, button->iconSize());
    }
    for (const QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
        if (view->isVisible())
            look(*view, view->iconSize());
    }
    return found;
}

QStringList repeatedMnemonics(const QDialog& dialog)
{
    QStringList found;
    QHash<QString, QString> taken;
    const auto take = [&](const QString& text) {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (key.isEmpty())
            return;
        if (taken.contains(key))
            found.append(u"%1: \"%2\", \"%3\""_s.arg(key, taken.value(key), text));
        taken.insert(key, text);
    };
    for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            take(label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            take(button->text());
        if (const auto* box = qobject_cast<const QGroupBox*>(widget))
            take(box->title());
        if (const auto* bar = qobject_cast<const QTabBar*>(widget)) {
            for (int tab = 0; tab < bar->count(); ++tab)
                take(bar->tabText(tab));
        }
    }
    return found;
}

QStringList unreadable(const QWidget& window)
{
    QStringList found;
    for (const QScrollArea* area : window.findChildren<QScrollArea*>()) {
        const bool isPicture = area->widget() && !area->widget()->findChild<QWidget*>();
        if (area->isVisible() && area->horizontalScrollBar()->isVisible() && !isPicture)
            found.append(u"scrolls sideways: "_s + nameOf(*area->widget()));
    }
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        if (const auto* table = qobject_cast<const QTableView*>(widget))
            found += cutCells(*table, *table->horizontalHeader());
        if (const auto* tree = qobject_cast<const QTreeView*>(widget))
            found += cutCells(*tree, *tree->header());
        for (const QString& what : {clippedText(*widget), overlapping(*widget)}) {
            if (!what.isEmpty())
                found.append(what);
        }
        const QRect place(widget->mapTo(&window, QPoint()), widget->size());
        const bool isRead = qobject_cast<const QAbstractButton*>(widget) ||
                            qobject_cast<const QLabel*>(widget) || qobject_cast<const QLineEdit*>(widget);
        if (isRead && !isScrolled(*widget) && !window.rect().contains(place))
            found.append(u"outside: "_s + nameOf(*widget));
    }
    return found;
}

} // namespace nidus::test
