// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registrychoice.h"

#include "core/urn/nid.h"
#include "ui/support/widgets/dialogs.h"

#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QHash>
#include <QInputDialog>
#include <QLineEdit>

namespace nidus::ui {

namespace {

struct RegistryChoice // for translations
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::RegistryChoice)
};

} // namespace

void askForAnother(QWidget* parent, const RegistrySession& session, const QString& handle,
                   const std::function<void(const QString& other)>& chosen)
{
    QStringList names;
    QHash<QString, QString> handles; // by name
    for (const storage::RegistrySummary& summary : session.summaries()) {
        if (summary.handle == handle || (summary.version == 0 && summary.draftId == 0))
            continue;
        names.append(session.nameOf(summary.handle));
        handles.insert(names.constLast(), summary.handle);
    }
    auto* dialog = deletedOnClose(new QInputDialog(parent));
    dialog->setWindowTitle(RegistryChoice::tr("Compare with Another Registration"));
    dialog->setLabelText(RegistryChoice::tr("Registration or draft:"));
    dialog->setOkButtonText(RegistryChoice::tr("Compare"));
    dialog->setComboBoxItems(names);
    dialog->setComboBoxEditable(true); // find one of many by typing a part of its name
    auto* choice = dialog->findChild<QComboBox*>();
    choice->setInsertPolicy(QComboBox::NoInsert);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(int(urn::kMaxNidLength));
    choice->lineEdit()->selectAll();
    choice->completer()->setFilterMode(Qt::MatchContains);
    choice->completer()->setCompletionMode(QCompleter::PopupCompletion);
    QObject::connect(dialog, &QInputDialog::textValueSelected, dialog,
                     [handles, chosen](const QString& name) { chosen(handles.value(name, name)); });
    dialog->open();
}

} // namespace nidus::ui
