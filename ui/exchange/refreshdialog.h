// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/refresh/refresh.h"

#include <QDialog>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nidus::ui {

/// Shows what is new, changed, and gone in a published list, with the drafts and rules that it touches. Only
/// what is checked is applied; at first, nothing that is gone or that the grammar rejects is checked.
class RefreshDialog final : public QDialog
{
    Q_OBJECT

public:
    using Receive = std::function<void(const base::Result<workflow::Refresh>& refresh)>;
    /// Compares the file with a subregistry, or with the namespaces if there is none. Calls `receive` once,
    /// now or later, unless it is called again before.
    using Compare = std::function<void(const std::optional<workflow::SubregistryName>& list, bool isAccepted,
                                       Receive receive)>;

    /// `lists` are the subregistries that the file can be for; empty: it is IANA's list of namespaces.
    /// `likely` is chosen; without it, nothing is compared until the person chooses.
    RefreshDialog(const QString& fileName, const QList<workflow::SubregistryName>& lists,
                  const std::optional<workflow::SubregistryName>& likely, Compare compare,
                  QWidget* parent = nullptr);

    /// Returns the chosen subregistry; absent for the namespaces.
    [[nodiscard]] std::optional<workflow::SubregistryName> list() const;
    /// Whether the person accepts what is odd in the list.
    [[nodiscard]] bool isAccepted() const;
    /// Returns the names of the checked changes.
    [[nodiscard]] QStringList names() const;

private:
    void compare();
    void showResult(const base::Result<workflow::Refresh>& refresh);
    void showChanges(const workflow::Refresh& refresh);
    void addChanges(const workflow::Refresh& refresh, workflow::ListedChange kind, const QString& title);
    void countChosen();

    QList<workflow::SubregistryName> m_lists;
    Compare m_compare;
    QComboBox* m_choice;
    QLabel* m_facts;
    QCheckBox* m_accept; ///< hidden unless something can be accepted
    QTreeWidget* m_tree;
    QPushButton* m_take;
    bool m_isComparing = false;
    QTimer m_waiting;  ///< until the comparison takes long enough to say so
    QTimer m_counting; ///< a group changes many rows at once
};

} // namespace nidus::ui
