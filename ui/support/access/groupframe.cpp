// SPDX-License-Identifier: Apache-2.0
#include "ui/support/access/groupframe.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace nidus::ui {

namespace {

QAccessibleInterface* groupInterface(const QString& /*className*/, QObject* object)
{
    auto* frame = qobject_cast<GroupFrame*>(object);
    return frame ? new QAccessibleWidget(frame, QAccessible::Grouping) : nullptr;
}

} // namespace

GroupFrame::GroupFrame(QWidget* parent) : QFrame(parent)
{
    setFrameShape(QFrame::StyledPanel);
    QAccessible::installFactory(groupInterface); // once, however often
}

} // namespace nidus::ui
