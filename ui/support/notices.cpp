// SPDX-License-Identifier: Apache-2.0
#include "ui/support/notices.h"

#include "core/findings/catalogue.h"
#include "core/findings/logging.h"

#include <utility>

namespace nidus {

void Notices::tell(Kind kind, const QString& text, const QList<MessageChoice>& choices, Truth isTrue)
{
    m_isTrue = std::move(isTrue);
    m_bar.tell(kind, text, choices);
}

void Notices::tell(const Error& error)
{
    const QString sentence = describe(error);
    qCInfo(programLog).noquote() << sentence;
    m_isTrue = {};
    m_bar.tell(Kind::Error, sentence);
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
