// SPDX-License-Identifier: Apache-2.0
#include "ui/review/seendrafts.h"

#include "core/registration/approval.h"

#include <QCryptographicHash>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace nidus::ui {

SeenDrafts::SeenDrafts(const QString& registryPath)
{
    constexpr qsizetype digits = 16;
    if (registryPath.isEmpty())
        return;
    const QByteArray hash = QCryptographicHash::hash(registryPath.toUtf8(), QCryptographicHash::Sha256);
    m_group = u"looked-"_s + QString::fromLatin1(hash.toHex().first(digits));
}

QString SeenDrafts::marks(qint64 draft) const
{
    return m_group.isEmpty() ? QString() : QSettings().value(u"%1/%2"_s.arg(m_group).arg(draft)).toString();
}

void SeenDrafts::look(const registration::Draft& draft) const
{
    if (!m_group.isEmpty())
        QSettings().setValue(u"%1/%2"_s.arg(m_group).arg(draft.id), registration::partMarks(draft.content));
}

void SeenDrafts::keepOnly(const QList<qint64>& drafts) const
{
    if (m_group.isEmpty())
        return;
    QSettings settings;
    settings.beginGroup(m_group);
    for (const QString& key : settings.childKeys()) {
        if (!drafts.contains(key.toLongLong()))
            settings.remove(key);
    }
}

} // namespace nidus::ui
