// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStatusBar>

namespace nidus::ui {

class BrowserPanel;
class RegistrySession;
class WindowMessages;
class MessageBar;

/// The status bar: what is in the registry, or a brief text in its place, that a registry is only in memory,
/// and the messages. It keeps its height whatever it shows.
class StatusArea final : public QStatusBar
{
    Q_OBJECT

public:
    /// All are borrowed; becomes the parent of `messages`.
    StatusArea(RegistrySession& session, const BrowserPanel& list, MessageBar* messages,
               const WindowMessages& notices);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Shows a text briefly.
    void mention(const QString& text);
    void sizeToFont();
};

} // namespace nidus::ui
