// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QList>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

namespace nidus::ui {

/// Returns the dialog or menu, which is deleted when it closes.
template <typename Widget>
[[nodiscard]] Widget* deletedOnClose(Widget* widget)
{
    widget->setAttribute(Qt::WA_DeleteOnClose);
    return widget;
}

/// Hides a window and its dialogs. A window calls this when it is destroyed: while they are destroyed, a
/// visible one would still lose the focus, and send signals to parts that do not exist any more.
inline void hideWithDialogs(QWidget& window)
{
    QList<QPointer<QWidget>> dialogs; // one that is hidden may delete others
    for (QWidget* each : window.findChildren<QWidget*>()) {
        if (each->isWindow())
            dialogs.append(each);
    }
    for (const QPointer<QWidget>& dialog : dialogs) {
        if (dialog)
            dialog->hide();
    }
    window.hide();
}

inline constexpr QLatin1StringView kLastFolder("files/folder"); ///< key in the settings

/// Returns the folder of the file that was chosen last; at first, that of documents.
[[nodiscard]] inline QString lastFolder()
{
    for (const QString& folder : {QSettings().value(kLastFolder).toString(),
                                  QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (QDir::isAbsolutePath(folder) && QFileInfo(folder).isDir())
            return folder;
    }
    return QDir::homePath();
}

/// Makes a dialog that begins in the folder of the file that was chosen last.
[[nodiscard]] inline QFileDialog* fileDialog(QWidget* parent, const QString& title)
{
    auto* dialog = deletedOnClose(new QFileDialog(parent, title, lastFolder()));
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog, [](const QStringList& paths) {
        const QFileInfo chosen(paths.value(0));
        QSettings().setValue(kLastFolder, chosen.isDir() ? chosen.absoluteFilePath() : chosen.absolutePath());
    });
    return dialog;
}

/// Makes a dialog that asks for an existing file.
[[nodiscard]] inline QFileDialog* openFileDialog(QWidget* parent, const QString& title,
                                                 const QStringList& filters = {})
{
    QFileDialog* const dialog = fileDialog(parent, title);
    dialog->setFileMode(QFileDialog::ExistingFile);
    if (!filters.isEmpty())
        dialog->setNameFilters(filters);
    return dialog;
}

/// Makes a dialog that asks where to save a file; `suffix` is added to names without one.
[[nodiscard]] inline QFileDialog* saveFileDialog(QWidget* parent, const QString& title,
                                                 const QStringList& filters, const QString& suffix)
{
    QFileDialog* const dialog = fileDialog(parent, title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(suffix);
    return dialog;
}

} // namespace nidus::ui
