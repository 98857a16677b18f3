// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "ui/support/widgets/messagebar.h"

#include <QObject>
#include <QString>
#include <functional>
#include <utility>

namespace nidus::ui {

/// The only way for the parts of a window to show messages: in the status bar with what can be done about
/// them, or only briefly.
class WindowMessages final : public QObject
{
    Q_OBJECT

public:
    using Kind = MessageBar::Kind;

    /// Returns the display name for a handle.
    using Names = std::function<QString(const QString& handle)>;

    /// `bar` is borrowed, and the parent.
    explicit WindowMessages(MessageBar& bar, Names names = {})
        : QObject(&bar), m_bar(bar), m_names(std::move(names))
    {}

    using Truth = MessageBar::Truth;

    /// Shows a message in place of the current one, which stays in the list of the last messages. It
    /// disappears from there once `isTrue` returns false.
    void notify(Kind kind, const QString& text, const QList<MessageChoice>& choices = {}, Truth isTrue = {});
    /// Shows an error, after the sentence `failed` about what could not be done; a draft in the error gets
    /// its display name. Technical details are shown on request.
    void notify(const base::Error& error, const QString& failed = {},
                const QList<MessageChoice>& choices = {});
    /// Reports that `path` was written, with a button that opens its folder. Without `text`, the message is
    /// where the file is.
    void notifyWritten(const QString& path, const QString& text = {});
    /// Removes the newest message, which is outdated.
    void withdraw() { m_bar.withdraw(); }
    /// Removes the messages with choices; call this when another registry is opened.
    void withdrawChoices() { m_bar.withdrawChoices(); }
    /// Removes the messages that are outdated; call this after every change.
    void removeIfOutdated() { m_bar.removeOutdated(); }
    /// Shows a text briefly in the status bar.
    void mention(const QString& text) { Q_EMIT mentioned(text); }

Q_SIGNALS:
    void mentioned(const QString& text);

private:
    void showDetail(const QString& text, const QString& detail);

    MessageBar& m_bar;
    Names m_names;
};

} // namespace nidus::ui
