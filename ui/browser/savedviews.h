// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/browser/namespacefilter.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <Qt>
#include <optional>

class QSettings;

namespace nidus::ui {

/// The view and the order of a list.
struct ListArrangement
{
    std::optional<WantedDrafts> view;
    int sortColumn = 0; ///< of NamespaceModel
    Qt::SortOrder sortOrder = Qt::AscendingOrder;

    bool operator==(const ListArrangement&) const = default;

    /// Saves to keys that begin with `key`, and restores from them what is valid.
    void save(QSettings& settings, const QString& key) const;
    void restore(const QSettings& settings, const QString& key);
};

/// What a list shows, under a name that the user gave.
struct SavedView
{
    QString name;
    ListArrangement arrangement;
    QString search;
    QStringList filter; ///< FilterButton::choices()

    bool operator==(const SavedView&) const = default;
};

/// More would be slow to show; the settings may claim any number.
inline constexpr int kMostSavedViews = 500;

/// Returns the name as it is shown: on one line, visible, and not too long.
[[nodiscard]] QString shownName(const SavedView& view);

/// The saved views of a registry, in the settings; of a registry in memory, until the program ends.
class SavedViews
{
public:
    void open(const QString& registryPath);

    /// Returns all of them in order of their names.
    [[nodiscard]] const QList<SavedView>& all() const { return m_views; }
    /// Whether there is room only for a view that replaces another one.
    [[nodiscard]] bool isFull() const { return m_views.size() >= kMostSavedViews; }
    /// Saves a view; replaces the one with the same name.
    void save(const SavedView& view);
    /// Renames a view; replaces another one with that name.
    void rename(const QString& name, const QString& after);
    void remove(const QString& name);

private:
    void write() const;

    QString m_key; ///< of the settings; empty = none
    QList<SavedView> m_views;
};

} // namespace nidus::ui
