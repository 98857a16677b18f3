// SPDX-License-Identifier: Apache-2.0
#include "ui/process/reminderdialog.h"

#include "ui/support/look/settings.h"
#include "ui/support/widgets/dialogs.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QPushButton>

namespace nidus::ui {

namespace {

constexpr int kMostReminderDays = 366;

struct ReminderDialog // for translations
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::ReminderDialog)
};

} // namespace

void askForReminder(QWidget* parent, const QString& label, QDate today,
                    const std::function<void(QDate day)>& answered)
{
    auto* dialog = deletedOnClose(new QInputDialog(parent));
    dialog->setWindowTitle(ReminderDialog::tr("Set Reminder"));
    dialog->setLabelText(label);
    dialog->setOkButtonText(ReminderDialog::tr("Set Reminder"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, kMostReminderDays);
    dialog->setIntValue(settingNumber(Setting::ReminderDays));
    // Qt disables it while the range is set.
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->setEnabled(true);
    QObject::connect(dialog, &QInputDialog::intValueSelected, dialog,
                     [today, answered](int days) { answered(days == 0 ? QDate() : today.addDays(days)); });
    dialog->open();
}

QString reminderText(QDate day)
{
    return day.isValid() ? ReminderDialog::tr("Reminder set for %1.").arg(day.toString(Qt::ISODate))
                         : ReminderDialog::tr("Reminder removed.");
}

} // namespace nidus::ui
