// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDate>
#include <QString>
#include <functional>

class QWidget;

namespace nidus::ui {

/// Asks in how many days after `today` a reminder is due, and passes the day on; an invalid date for none.
void askForReminder(QWidget* parent, const QString& label, QDate today,
                    const std::function<void(QDate day)>& answered);

/// Returns the message about a reminder that was set, or removed if `day` is invalid.
[[nodiscard]] QString reminderText(QDate day);

} // namespace nidus::ui
