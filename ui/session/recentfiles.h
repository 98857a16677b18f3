// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMenu>
#include <QStringList>

namespace nidus::ui {

/// The menu of recently opened registries, newest first; saved in the settings and reported to the desktop.
class RecentFiles final : public QMenu
{
    Q_OBJECT

public:
    explicit RecentFiles(QWidget* parent = nullptr);

    void add(const QString& path);
    [[nodiscard]] static QStringList paths();

Q_SIGNALS:
    void chosen(const QString& path);

private:
    void rebuild();
};

} // namespace nidus::ui
