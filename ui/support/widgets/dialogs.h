// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFileDialog>
#include <QStringList>

namespace nidus::ui {

/// Returns the dialog or menu, which is deleted when it closes.
template <typename Widget>
[[nodiscard]] Widget* deletedOnClose(Widget* widget)
{
    widget->setAttribute(Qt::WA_DeleteOnClose);
    return widget;
}

/// Makes a dialog that asks for an existing file.
[[nodiscard]] inline QFileDialog* openFileDialog(QWidget* parent, const QString& title,
                                                 const QStringList& filters = {})
{
    auto* dialog = deletedOnClose(new QFileDialog(parent, title));
    dialog->setFileMode(QFileDialog::ExistingFile);
    if (!filters.isEmpty())
        dialog->setNameFilters(filters);
    return dialog;
}

/// Makes a dialog that asks where to save a file; `suffix` is added to names without one.
[[nodiscard]] inline QFileDialog* saveFileDialog(QWidget* parent, const QString& title,
                                                 const QStringList& filters, const QString& suffix)
{
    auto* dialog = deletedOnClose(new QFileDialog(parent, title));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(suffix);
    return dialog;
}

} // namespace nidus::ui
