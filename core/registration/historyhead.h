// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>
#include <optional>

namespace nidus::registration {

/// The newest entry of a registry's history, as one line that is given out of the house: whoever keeps it can
/// have proven later that the history only grew (after RFC 6962 and C2SP's tlog-checkpoint).
struct HistoryHead
{
    qint64 count = 0;   ///< entries, the newest included
    QByteArray hash;    ///< of the newest entry, 32 bytes
    QString identity{}; ///< of the registry, 32 hexadecimal digits; empty: from before registries had one

    bool operator==(const HistoryHead&) const = default;

    /// "nidus-head 1 COUNT HASH IDENTITY"; "-" stands for no identity.
    [[nodiscard]] QString toLine() const;
    /// Absent for anything else.
    [[nodiscard]] static std::optional<HistoryHead> fromLine(QStringView line);
    /// Every head in a text, such as an export that carries one, in its order.
    [[nodiscard]] static QList<HistoryHead> inText(const QString& text);
};

} // namespace nidus::registration
