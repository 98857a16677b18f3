// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/planning.h"

#include <QAction>
#include <QList>
#include <QObject>
#include <QStringList>

namespace nidus::ui {

class OrderDialog;
class SubregistryDesk;

/// What can be done with the values of a subregistry.
class EntryActions final : public QObject
{
    Q_OBJECT

public:
    /// `desk` is borrowed, and the parent.
    explicit EntryActions(SubregistryDesk& desk);

    [[nodiscard]] QAction* assign() const { return m_assign; }
    /// Returns the other actions, in the order of a menu.
    [[nodiscard]] const QList<QAction*>& others() const { return m_others; }
    void update();

private:
    QAction* addOrder(const QString& name, const QString& text, subregistry::Verb verb);
    void order(subregistry::Verb verb);
    void claim(OrderDialog* dialog, subregistry::Verb verb);
    void changeListed(OrderDialog* dialog, subregistry::Verb verb);
    void edit();
    void writeLetter();
    void showHistory();
    [[nodiscard]] QStringList selectedValues() const;
    /// Returns the values from the first selected one to the last.
    [[nodiscard]] QString spannedValues() const;

    SubregistryDesk& m_desk;
    QAction* m_assign;
    QAction* m_reserve;
    QAction* m_split;
    QAction* m_merge;
    QAction* m_edit;
    QAction* m_letter;
    QAction* m_history;
    QList<QAction*> m_orders; ///< on selected entries
    QList<QAction*> m_others;
};

} // namespace nidus::ui
