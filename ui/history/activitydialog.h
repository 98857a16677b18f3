// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QDialog>
#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace nidus::ui {

class EventModel;

/// Shows the log of the whole registry, newest first, with filters and an export.
class ActivityDialog final : public QDialog
{
    Q_OBJECT

public:
    using Source = std::function<base::Result<QList<storage::LoggedEvent>>(const storage::ActivityFilter&)>;

    /// `name` returns the display name for a handle; the last days are counted back from `today` (UTC).
    ActivityDialog(Source source, std::function<QString(const QString& handle)> name, QDate today,
                   QWidget* parent = nullptr);

    [[nodiscard]] const QList<storage::LoggedEvent>& events() const;

Q_SIGNALS:
    /// The user wants to export the lines shown.
    void exportRequested();
    /// The user wants to see a registration or draft.
    void handleChosen(const QString& handle);

private:
    void load();
    [[nodiscard]] storage::ActivityFilter filter() const;

    Source m_source;
    QDate m_today;
    EventModel* m_model;
    QLineEdit* m_text;
    QComboBox* m_what;
    QComboBox* m_period;
    QTreeView* m_list;
    QLabel* m_count;
};

} // namespace nidus::ui
