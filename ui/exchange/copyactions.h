// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/exportformat.h"

#include <QMenu>
#include <QObject>
#include <memory>

namespace nidus::ui {

class Notices;
class RegistryPage;

/// Copies the registration or draft that is shown, as the clipboard of a mail or a document wants it.
class CopyActions final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed; `page` is the parent.
    CopyActions(RegistryPage& page, Notices& notices);

    [[nodiscard]] QMenu* menu() const { return m_menu.get(); }

private:
    void addCopy(const QString& text, exchange::ExportFormat format, const QString& prefix = {});
    void copy(exchange::ExportFormat format, const QString& prefix);

    RegistryPage& m_page;
    Notices& m_notices;
    std::unique_ptr<QMenu> m_menu;
};

} // namespace nidus::ui
