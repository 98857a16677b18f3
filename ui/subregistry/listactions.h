// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QByteArray>
#include <QList>
#include <QObject>

namespace nidus::ui {

class RangeDialog;
class SubregistryDesk;

/// What can be done with a whole subregistry and its ranges.
class ListActions final : public QObject
{
    Q_OBJECT

public:
    /// `desk` is borrowed, and the parent.
    explicit ListActions(SubregistryDesk& desk);

    [[nodiscard]] QAction* create() const { return m_create; }
    /// Returns the other actions, in the order of a menu.
    [[nodiscard]] const QList<QAction*>& others() const { return m_others; }
    void update();

private:
    void openNew();
    void addRange();
    void changeRange();
    void splitRange();
    void removeRange();
    void open(RangeDialog* dialog);
    void askToUndo();
    void importFile();
    void paste();
    void importTable(const QByteArray& table);
    void exportFile();
    void copyMap();

    SubregistryDesk& m_desk;
    QAction* m_create;
    QList<QAction*> m_writing; ///< need a subregistry that can be changed
    QList<QAction*> m_ofRange; ///< need a range
    QList<QAction*> m_reading; ///< need a subregistry
    QList<QAction*> m_others;
};

} // namespace nidus::ui
