// SPDX-License-Identifier: Apache-2.0
#include "ui/support/access/listaccess.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>

namespace nidus::ui {

namespace {

constexpr const char* kFollowed = "nidusFollowedSelection"; ///< the selection model

/// Returns the row that is selected alone although another one is current.
QModelIndex selectedElsewhere(const QAbstractItemView& view)
{
    const QItemSelectionModel* const model = view.selectionModel();
    const QItemSelection selected = model ? model->selection() : QItemSelection();
    const bool isOne = selected.size() == 1 && selected.constFirst().height() == 1;
    return isOne && !model->isSelected(view.currentIndex()) ? QModelIndex(selected.constFirst().topLeft())
                                                            : QModelIndex();
}

/// Returns the combo box whose list a view is, or null.
QComboBox* comboOf(const QAbstractItemView& view)
{
    for (QWidget* outer = view.parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto* combo = qobject_cast<QComboBox*>(outer))
            return combo->view() == &view ? combo : nullptr;
    }
    return nullptr;
}

void followSelection(QAbstractItemView& view)
{
    const QModelIndex wanted = selectedElsewhere(view);
    if (!wanted.isValid())
        return;
    view.selectionModel()->setCurrentIndex(wanted, QItemSelectionModel::NoUpdate);
    if (QComboBox* combo = comboOf(view); combo && view.isVisible()) {
        combo->hidePopup();
        combo->setCurrentIndex(wanted.row());
        Q_EMIT combo->activated(wanted.row());
    }
}

void follow(QAbstractItemView& view)
{
    QItemSelectionModel* const model = view.selectionModel();
    if (!model || view.property(kFollowed).value<QObject*>() == model)
        return;
    view.setProperty(kFollowed, QVariant::fromValue<QObject*>(model));
    QObject::connect(
        model, &QItemSelectionModel::selectionChanged, &view, [&view](const QItemSelection& selected) {
            // Queued, because Qt selects a row before it makes it current.
            if (!selected.isEmpty())
                QMetaObject::invokeMethod(&view, [&view] { followSelection(view); }, Qt::QueuedConnection);
        });
}

void describe(QComboBox& combo)
{
    if (!combo.accessibleDescription().isEmpty() || combo.accessibleName().isEmpty())
        return;
    combo.setAccessibleDescription(combo.accessibleName());
    const QAccessibleInterface* const object = QAccessible::queryAccessibleInterface(&combo);
    if (!object || !combo.parentWidget() || !object->relations(QAccessible::Label).isEmpty())
        return;
    auto* label = new QLabel(combo.accessibleName(), combo.parentWidget()); // only for the relation
    label->hide();
    label->setBuddy(&combo);
    QObject::connect(&combo, &QObject::destroyed, label, &QObject::deleteLater);
}

} // namespace

ListAccess::ListAccess(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool ListAccess::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Show)
        return false;
    if (auto* combo = qobject_cast<QComboBox*>(watched))
        describe(*combo);
    if (auto* view = qobject_cast<QAbstractItemView*>(watched))
        follow(*view);
    return false;
}

} // namespace nidus::ui
