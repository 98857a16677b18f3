// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QDialog>
#include <expected>
#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace nidus::ui {

class EventModel;

/// The log of the whole registry, newest first, with filters; it can be written to a file.
class ActivityDialog final : public QDialog
{
    Q_OBJECT

public:
    using Source = std::function<std::expected<QList<storage::LoggedEvent>, base::Error>(const storage::ActivityFilter&)>;

    /// `name` says what a person calls what has a handle, `today` from when on the last days are counted
    /// (UTC).
    ActivityDialog(Source source, std::function<QString(const QString& handle)> name, QDate today,
                   QWidget* parent = nullptr);

    [[nodiscard]] const QList<storage::LoggedEvent>& events() const;

Q_SIGNALS:
    /// The user wants the lines shown in a file.
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
