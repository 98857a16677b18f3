// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/exportedtable.h"
#include "core/workflow/subregistry/subregistrywork.h"
#include "ui/subregistry/newsubregistrydialog.h"
#include "ui/subregistry/rangedialog.h"

#include <QAction>
#include <QByteArray>
#include <QList>
#include <QObject>

namespace nidus::ui {

class EntryImportDialog;
class SubregistryDesk;

/// What can be done with a whole subregistry and its ranges.
class ListActions final : public QObject
{
    Q_OBJECT

public:
    /// `desk` is borrowed, and the parent.
    explicit ListActions(SubregistryDesk& desk);

    [[nodiscard]] QAction* create() const { return m_create; }
    [[nodiscard]] QAction* addRange() const { return m_addRange; }
    [[nodiscard]] QAction* import() const { return m_import; }
    [[nodiscard]] QAction* paste() const { return m_paste; }
    [[nodiscard]] QAction* undo() const { return m_undo; }
    /// Returns all actions, in the groups of a menu.
    [[nodiscard]] QList<QList<QAction*>> all() const;
    void update();

private:
    [[nodiscard]] NewSubregistryDialog::Namespace ofNamespace() const;
    void openNew();
    void openChange();
    void openAdd();
    void changeRange();
    void splitRange();
    void removeRange();
    void openRange(RangeDialog::Kind kind);
    [[nodiscard]] const subregistry::Range* chosenRange();
    void open(RangeDialog* dialog);
    void store(RangeDialog* dialog);
    void remove(const workflow::RangeOrder& order);
    void askToUndo();
    void pasteTable();
    void importFile();
    void importTable(const QByteArray& table);
    void store(EntryImportDialog* dialog);
    void askToExport();
    void exportFile(workflow::Secrets secrets);
    void copyMap();

    SubregistryDesk& m_desk;
    QAction* m_create;
    QAction* m_change;
    QAction* m_addRange;
    QAction* m_undo;
    QAction* m_import;
    QAction* m_paste;
    QList<QAction*> m_ofRange; ///< need a range
    QList<QAction*> m_reading; ///< need a subregistry
};

} // namespace nidus::ui
