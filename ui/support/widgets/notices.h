// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "ui/support/widgets/messagebar.h"

#include <QObject>
#include <QString>
#include <functional>
#include <utility>

namespace nidus::ui {

/// The one way in which the parts of a window tell what happened: over the page until it is read, or in
/// passing in the status bar.
class Notices final : public QObject
{
    Q_OBJECT

public:
    using Kind = MessageBar::Kind;

    /// What a person calls what has a handle.
    using Names = std::function<QString(const QString& handle)>;

    /// `bar` is borrowed, and the parent.
    explicit Notices(MessageBar& bar, Names names = {}) : QObject(&bar), m_bar(bar), m_names(std::move(names))
    {}

    /// Whether what was told is still true.
    using Truth = std::function<bool()>;

    /// Takes the place of what was told before. Goes by itself once `isTrue` says no; without it, it waits to
    /// be read.
    void tell(Kind kind, const QString& text, const QList<MessageChoice>& choices = {}, Truth isTrue = {});
    /// An error about a draft names it as a person does.
    void tell(const base::Error& error);
    /// What was told last is no longer true.
    void withdraw();
    /// Something has changed on which a message may depend.
    void forgetWhatIsUntrue();
    /// Needs no answer and goes by itself.
    void mention(const QString& text) { Q_EMIT mentioned(text); }

Q_SIGNALS:
    void mentioned(const QString& text);

private:
    MessageBar& m_bar;
    Names m_names;
    Truth m_isTrue; ///< of what the bar shows; none = always
};

} // namespace nidus::ui
