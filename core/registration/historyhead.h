// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>
#include <optional>

namespace nidus::registration {

/// The newest entry of a registry's history as one line to store elsewhere. It can prove later that the
/// history has only grown since (based on RFC 6962 and C2SP's tlog-checkpoint).
struct HistoryHead
{
    qint64 count = 0;   ///< entries, including the newest
    QByteArray hash;    ///< of the newest entry, 32 bytes
    QString identity{}; ///< of the registry, 32 hexadecimal digits; empty in old heads

    bool operator==(const HistoryHead&) const = default;

    /// "nidus-head 1 COUNT HASH IDENTITY"; without an identity IDENTITY is "-".
    [[nodiscard]] QString toLine() const;
    /// Absent for any other text.
    [[nodiscard]] static std::optional<HistoryHead> fromLine(QStringView line);
    /// Finds all heads in a text, such as an export that includes one, in order.
    [[nodiscard]] static QList<HistoryHead> inText(const QString& text);
};

/// Heads that were seen of one registry: for each file that they are in, the oldest first.
using SeenHeads = QList<QList<HistoryHead>>;

} // namespace nidus::registration
