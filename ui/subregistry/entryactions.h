// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/ordersatonce.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QAction>
#include <QList>
#include <QObject>
#include <QStringList>

namespace nidus::ui {

class EntryEditDialog;
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
    /// Returns the other actions, in the groups of a menu.
    [[nodiscard]] QList<QList<QAction*>> others() const;
    void update();

private:
    /// What became of orders, and the list as it is now if that is not what was wanted.
    struct Done
    {
        workflow::SubregistryAnswer answer;
        SharedContent fresh{};
        QString odd{}; ///< values that do not match the rule of the list, as a sentence
    };
    struct DoneToAll
    {
        workflow::AnswerToAll all;
        SharedContent fresh{};
    };
    static base::Result<DoneToAll> changeSeen(storage::Registry& registry,
                                              const workflow::SubregistryName& name,
                                              const QList<subregistry::Entry>& seen,
                                              const workflow::PlanAll& plan, const storage::Act& act,
                                              const workflow::Request& request = {});

    QAction* addOrder(const QString& name, const QString& text, subregistry::Verb verb);
    void order(subregistry::Verb verb);
    void showGrant(const workflow::SubregistryAnswer& answer, const QString& again,
                   const QList<subregistry::Entry>& before = {});
    void showDone(const workflow::SubregistryAnswer& answer, subregistry::Verb verb, const QString& odd);
    void refuse(OrderDialog* dialog);
    void showRefused(OrderDialog* dialog, const subregistry::Order& asked, const workflow::Request& request,
                     const workflow::SubregistryAnswer& answer);
    /// Returns where a claim begins: at the free numbers that were chosen in the map or the table.
    [[nodiscard]] QStringList chosenFree() const;
    void claim(OrderDialog* dialog, subregistry::Verb verb);
    /// Returns how to see the letter about entries again.
    [[nodiscard]] QString againText() const;
    void showClaimed(OrderDialog* dialog, subregistry::Verb verb, const Done& done);
    void changeListed(OrderDialog* dialog, subregistry::Verb verb);
    void showChanged(OrderDialog* dialog, subregistry::Verb verb, const DoneToAll& done);
    void edit();
    void storeEdit(EntryEditDialog* dialog);
    void writeLetter();
    void openChosen();
    void showRefused(const subregistry::RefusedRequest& refused);
    void undoRefusal();
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
    QAction* m_undoRefusal;
    QAction* m_history;
    QList<QAction*> m_orders; ///< on selected entries
};

} // namespace nidus::ui
