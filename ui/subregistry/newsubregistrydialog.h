// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"
#include "core/subregistry/definition.h"
#include "ui/subregistry/changedialog.h"

#include <QList>
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
    /// What rules and patterns are compared with.
    struct Namespace
    {
        std::shared_ptr<const check::LazyRule> rule{}; ///< its syntax rule; may be null
        QList<subregistry::Definition> lists{};
    };

    NewSubregistryDialog(const QString& nid, const Namespace& known, QWidget* parent);
    /// Changes a subregistry. What never changes is shown, but cannot be edited.
    NewSubregistryDialog(const subregistry::Definition& present, const Namespace& known, QWidget* parent);

    [[nodiscard]] subregistry::Definition definition() const;

private:
    NewSubregistryDialog(const QString& nid, const Namespace& known, QWidget* parent, const QString& confirm);

    QLineEdit* add(QFormLayout& form, const QString& label, const QString& placeholder);
    [[nodiscard]] QString policy() const;
    /// Returns what is wrong; empty if nothing is.
    [[nodiscard]] QString wrong() const;
    void plan() override;
    /// What the grammar and other lists say about the typed facts; texts are empty if it is nothing.
    struct Compared
    {
        QString objection{};
        QString warning{};
    };
    [[nodiscard]] static Compared compared(const subregistry::Definition& typed, const Namespace& known,
                                           bool hasOtherRules);
    /// Shows what will happen, and what was found; returns whether it can be stored.
    bool showPlan(const Compared& found);

    void addFields(const QString& confirm);
    void fill();

    QString m_nid;
    Namespace m_known;
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
