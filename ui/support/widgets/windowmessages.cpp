// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/windowmessages.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/logging.h"
#include "core/registration/handle.h"

#include <utility>

namespace nidus::ui {

void WindowMessages::notify(Kind kind, const QString& text, const QList<MessageChoice>& choices, Truth isTrue)
{
    m_bar.displayMessage(kind, text, choices, std::move(isTrue));
}

void WindowMessages::notify(const base::Error& error)
{
    qCInfo(findings::programLog).noquote() << findings::describe(error);
    base::Error named = error;
    const QString subject = QString::fromStdString(error.subject);
    if (m_names && registration::draftIdOf(subject))
        named.subject = m_names(subject).toStdString();
    m_bar.displayMessage(Kind::Error, findings::describe(named));
}

} // namespace nidus::ui
