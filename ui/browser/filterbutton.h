// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/browser/namespacefilter.h"

#include <QList>
#include <QToolButton>

class QComboBox;
class QFormLayout;
class QFrame;
class QPushButton;

namespace nidus::ui {

/// Says how many criteria narrow the list, and opens a small window with all of them.
class FilterButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit FilterButton(QWidget* parent = nullptr);

    /// As of today, where a criterion counts days back.
    [[nodiscard]] NamespaceFilter filter() const;
    void clear();

    /// What is chosen in each criterion, to be kept; a choice that does not exist is none.
    [[nodiscard]] QStringList choices() const;
    void setChoices(const QStringList& choices);

Q_SIGNALS:
    void filterChanged();

private:
    QComboBox* add(QFormLayout& form, const QString& label, const QString& every);
    void open();
    void updateText();

    QFrame* m_panel;
    QComboBox* m_kind;
    QComboBox* m_state;
    QComboBox* m_findings;
    QComboBox* m_rule;
    QComboBox* m_text;
    QComboBox* m_changed;
    QPushButton* m_clear;
    QList<QComboBox*> m_criteria; ///< all of these
};

} // namespace nidus::ui
