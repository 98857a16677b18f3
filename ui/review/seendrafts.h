// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QString>
#include <QStringList>

namespace nidus::ui {

/// Remembers what drafts contained when the user of this computer last viewed them, as short hashes of their
/// parts in the settings, so that later changes by others can be listed.
class SeenDrafts
{
public:
    /// For the drafts of a registry file; nothing is remembered for a registry in memory.
    explicit SeenDrafts(const QString& registryPath);

    /// Returns the marks of the draft as last viewed; empty if it never was.
    [[nodiscard]] QString marks(qint64 draft) const;
    void look(const registration::Draft& draft) const;
    /// Forgets all drafts except these.
    void keepOnly(const QList<qint64>& drafts) const;

private:
    QString m_group; ///< of the settings; empty = none
};

} // namespace nidus::ui
