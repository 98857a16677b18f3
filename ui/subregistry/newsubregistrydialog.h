// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/definition.h"

#include <QDialog>
#include <QString>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;

namespace nidus::ui {

class ChangePreview;

/// Defines a new subregistry of a namespace.
class NewSubregistryDialog final : public QDialog
{
    Q_OBJECT

public:
    NewSubregistryDialog(const QString& nid, QWidget* parent);

    [[nodiscard]] subregistry::Definition definition() const;
    void showProblem(const QString& text);

Q_SIGNALS:
    void confirmed();

private:
    QLineEdit* add(QFormLayout& form, const QString& label, const QString& placeholder);
    /// Returns what is wrong; empty if nothing is.
    [[nodiscard]] QString wrong() const;
    void refresh();

    QString m_nid;
    QLineEdit* m_name;
    QLineEdit* m_title;
    QComboBox* m_kind;
    QLineEdit* m_key;
    QLineEdit* m_rules;
    QLineEdit* m_labelRule;
    QLineEdit* m_urn;
    QLineEdit* m_policy;
    QCheckBox* m_ignoresCase;
    QCheckBox* m_isWarning;
    ChangePreview* m_preview;
    QPushButton* m_confirm;
};

} // namespace nidus::ui
