// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "ui/support/widgets/messagebar.h"

#include <QObject>
#include <QString>
#include <functional>
#include <utility>

namespace nidus::ui {

/// The only way for the parts of a window to show messages: over the page until they are closed, or briefly
/// in the status bar.
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

    /// Returns whether the message is still true.
    using Truth = std::function<bool()>;

    /// Shows a message in place of the current one. It disappears once `isTrue` returns false; without
    /// `isTrue`, it stays until it is closed.
    void notify(Kind kind, const QString& text, const QList<MessageChoice>& choices = {}, Truth isTrue = {});
    /// Shows an error; a draft in it gets its display name.
    void notify(const base::Error& error);
    /// Removes the current message, which is outdated.
    void withdraw();
    /// Removes the current message if it is outdated; call this after every change.
    void removeIfOutdated();
    /// Shows a text briefly in the status bar.
    void mention(const QString& text) { Q_EMIT mentioned(text); }

Q_SIGNALS:
    void mentioned(const QString& text);

private:
    MessageBar& m_bar;
    Names m_names;
    Truth m_isTrue; ///< of the message in the bar; none = always
};

} // namespace nidus::ui
