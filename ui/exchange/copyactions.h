// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/exportformat.h"

#include <QMenu>
#include <QObject>
#include <memory>

namespace nidus::ui {

class WindowMessages;
class RegistryPage;

/// Copies the shown registration or draft to the clipboard in formats for emails and documents.
class CopyActions final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed; `page` is the parent.
    CopyActions(RegistryPage& page, WindowMessages& notices);

    [[nodiscard]] QMenu* menu() const { return m_menu.get(); }

private:
    void addCopy(const QString& text, exchange::ExportFormat format, const QString& prefix = {});
    void copy(exchange::ExportFormat format, const QString& prefix);

    RegistryPage& m_page;
    WindowMessages& m_notices;
    std::unique_ptr<QMenu> m_menu;
};

} // namespace nidus::ui
