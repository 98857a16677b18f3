// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QString>
#include <QStringList>

namespace nidus::ui {

/// Remembers what drafts looked like when the person at this machine last looked at them, as short hashes of
/// their parts in the settings: what others changed since can be named.
class LastLooks
{
public:
    /// Of the drafts of a registry file; one in memory is not remembered.
    explicit LastLooks(const QString& registryPath);

    /// The marks of the draft as it was seen last; empty when it never was.
    [[nodiscard]] QString marks(qint64 draft) const;
    void look(const registration::Draft& draft) const;
    /// Drafts that are not open any more are forgotten.
    void keepOnly(const QList<qint64>& drafts) const;

private:
    QString m_group; ///< of the settings; empty = none
};

} // namespace nidus::ui
