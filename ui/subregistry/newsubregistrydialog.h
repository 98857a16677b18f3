// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"
#include "core/subregistry/definition.h"
#include "ui/subregistry/changedialog.h"

#include <QString>
#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;

namespace nidus::ui {

/// Defines a new subregistry of a namespace, or changes what is set for one.
class NewSubregistryDialog final : public ChangeDialog
{
    Q_OBJECT

public:
    using Rule = std::shared_ptr<const check::LazyRule>;

    /// `rule` is the syntax rule of the namespace, with which the pattern of URNs is compared; may be null.
    NewSubregistryDialog(const QString& nid, const Rule& rule, QWidget* parent);
    /// Changes a subregistry. What never changes is shown, but cannot be edited.
    NewSubregistryDialog(const subregistry::Definition& present, const Rule& rule, QWidget* parent);

    [[nodiscard]] subregistry::Definition definition() const;

private:
    NewSubregistryDialog(const QString& nid, const Rule& rule, QWidget* parent, const QString& confirm);

    QLineEdit* add(QFormLayout& form, const QString& label, const QString& placeholder);
    [[nodiscard]] QString policy() const;
    /// Returns what is wrong; empty if nothing is.
    [[nodiscard]] QString wrong() const;
    void plan() override;
    /// Shows what will happen, and what is odd about the pattern of URNs; returns whether anything differs.
    bool showPlan(const QString& odd);

    void addFields(const QString& confirm);
    void fill();

    QString m_nid;
    Rule m_rule;
    std::optional<subregistry::Definition> m_present; ///< absent for a new one
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
};

} // namespace nidus::ui
