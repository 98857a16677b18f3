// SPDX-License-Identifier: Apache-2.0
#include "ui/support/notices.h"

#include "core/findings/catalogue.h"

namespace nidus {

void Notices::tell(Kind kind, const QString& text, const QList<MessageChoice>& choices)
{
    m_bar.tell(kind, text, choices);
}

void Notices::tell(const Error& error)
{
    m_bar.tell(Kind::Error, describe(error));
}

void Notices::withdraw()
{
    m_bar.hide();
}

} // namespace nidus
