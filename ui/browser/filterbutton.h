// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "ui/browser/namespacefilter.h"

#include <QList>
#include <QToolButton>

class QComboBox;
class QFormLayout;
class QFrame;
class QPushButton;

namespace nidus::ui {

/// Shows the number of active criteria and opens a popup with all of them.
class FilterButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit FilterButton(QWidget* parent = nullptr);

    /// Returns the chosen filter, of all views; days are counted back from today.
    [[nodiscard]] NamespaceFilter filter() const;
    void clear();
    /// Sets the people by whom drafts can be filtered; a person that is chosen stays so.
    void setPeople(const QList<storage::RegistrySummary>& summaries);

    /// Returns the choice of each criterion, for the settings. setChoices() ignores unknown choices.
    [[nodiscard]] QStringList choices() const;
    void setChoices(const QStringList& choices);

Q_SIGNALS:
    void filterChanged();

private:
    QComboBox* add(QFormLayout& form, const QString& label, const QString& every);
    /// Selects a choice; that of an unknown person is added, other unknown ones are ignored.
    void choose(QComboBox& criterion, const QString& choice);
    void open();
    void updateText();

    QFrame* m_panel;
    QComboBox* m_kind;
    QComboBox* m_state;
    QComboBox* m_findings;
    QComboBox* m_rule;
    QComboBox* m_text;
    QComboBox* m_changed;
    QComboBox* m_assignee;
    QComboBox* m_owner;
    QPushButton* m_clear;
    QList<QComboBox*> m_criteria; ///< all of the above
};

} // namespace nidus::ui
