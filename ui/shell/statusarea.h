// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStatusBar>

namespace nidus::ui {

class BrowserPanel;
class RegistrySession;
class WindowMessages;
class MessageBar;
class StatusLine;

/// The status bar: what is in the list that is shown, or a brief text in its place, that a registry is only
/// in memory, and the messages. It keeps its height whatever it shows.
class StatusArea final : public QStatusBar
{
    Q_OBJECT

public:
    /// All are borrowed; becomes the parent of `messages`.
    StatusArea(RegistrySession& session, BrowserPanel& list, MessageBar* messages,
               const WindowMessages& notices);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Shows a text briefly.
    void mention(const QString& text);
    void showCounts();
    void sizeToFont();

    BrowserPanel& m_list;
    StatusLine* m_counts; ///< empty on pages without the list
};

} // namespace nidus::ui
