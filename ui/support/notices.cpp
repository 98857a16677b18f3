// SPDX-License-Identifier: Apache-2.0
#include "ui/support/notices.h"

#include "core/findings/catalogue.h"
#include "core/findings/logging.h"
#include "core/registration/handle.h"

#include <utility>

namespace nidus {

void Notices::tell(Kind kind, const QString& text, const QList<MessageChoice>& choices, Truth isTrue)
{
    m_isTrue = std::move(isTrue);
    m_bar.tell(kind, text, choices);
}

void Notices::tell(const Error& error)
{
    qCInfo(programLog).noquote() << describe(error);
    Error named = error;
    const QString subject = QString::fromStdString(error.subject);
    if (m_names && draftIdOf(subject))
        named.subject = m_names(subject).toStdString();
    m_isTrue = {};
    m_bar.tell(Kind::Error, describe(named));
}

void Notices::withdraw()
{
    m_bar.hide();
}

void Notices::forgetWhatIsUntrue()
{
    if (m_isTrue && !m_isTrue())
        withdraw();
}

} // namespace nidus
