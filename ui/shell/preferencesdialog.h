// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/look/settings.h"

#include <QDialog>
#include <QList>
#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace nidus::ui {

/// Edits everything in kSettings. Saves the values when the dialog is accepted.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `systemName` is the system's name for the user.
    explicit PreferencesDialog(const QString& systemName, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The values are saved; `needsRestart` if some of them take effect at the next start.
    void kept(bool needsRestart);

protected:
    void accept() override;

private:
    struct Field
    {
        Setting setting;
        QWidget* widget;
        std::function<QString()> value;
    };

    QFormLayout* addPage(const QString& name);
    QLineEdit* addLine(QFormLayout& form, Setting setting, const QString& label, const QString& placeholder);
    void addFolder(QFormLayout& form, Setting setting, const QString& label, const QString& placeholder);
    /// `whenUnset` is the text for one value below the minimum, which means "not set"; empty = no such value.
    void addNumber(QFormLayout& form, Setting setting, const QString& label, const QString& suffix,
                   const QString& whenUnset = {});
    void addChoice(QFormLayout& form, Setting setting, const QString& label,
                   const QList<std::pair<QString, QString>>& choices);
    void addPerson(const QString& systemName);
    void addWork();
    void addMail();
    void addLooks();

    QTabWidget* m_pages;
    QLabel* m_problem;
    QList<Field> m_fields;
};

} // namespace nidus::ui
