// SPDX-License-Identifier: Apache-2.0
#include "ui/support/notices.h"

#include "core/findings/catalogue.h"
#include "core/findings/logging.h"

namespace nidus {

void Notices::tell(Kind kind, const QString& text, const QList<MessageChoice>& choices)
{
    m_bar.tell(kind, text, choices);
}

void Notices::tell(const Error& error)
{
    const QString sentence = describe(error);
    qCInfo(programLog).noquote() << sentence;
    m_bar.tell(Kind::Error, sentence);
}

void Notices::withdraw()
{
    m_bar.hide();
}

} // namespace nidus
