// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QAbstractTableModel>
#include <QList>
#include <cstdint>
#include <functional>
#include <utility>

namespace nidus::ui {

/// The lines of a log, in the given order.
class EventModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { When, Handle, What, Who, Note, ColumnCount };
    enum Role { WholeText = Qt::UserRole }; ///< every line of a note; the display has the first one

    explicit EventModel(QObject* parent = nullptr);

    /// `name` returns the display name for a handle; without it, the handle is shown.
    void setNaming(std::function<QString(const QString& handle)> name) { m_name = std::move(name); }
    void setEvents(const QList<storage::LoggedEvent>& events);
    [[nodiscard]] const QList<storage::LoggedEvent>& events() const { return m_events; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(int row, Column column, bool isInTable) const;

    QList<storage::LoggedEvent> m_events;
    std::function<QString(const QString&)> m_name;
};

/// Returns the log as text, one line per event: time, NID or draft, event word, person, note, and link,
/// separated by tabs.
[[nodiscard]] QByteArray eventsAsText(const QList<storage::LoggedEvent>& events);

} // namespace nidus::ui
