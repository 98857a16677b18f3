// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QLatin1StringView>
#include <QString>
#include <QStringView>
#include <cstdint>
#include <optional>

namespace nidus::registration {

enum class EventKind : std::uint8_t {
    Created,    ///< a draft was made, or a registry file's built-in record was laid in
    Imported,   ///< content came from a file
    Submitted,  ///< draft -> in-review
    Approved,   ///< in-review -> approved
    Forwarded,  ///< approved -> with-iana
    Registered, ///< a version was appended
    Withdrawn,
    Reopened,   ///< back to draft
    Discarded,  ///< a draft was put aside
    Reviewed,   ///< the Expert Review report came in (RFC 8141 section 6.2)
    Directed,   ///< the standards body directed the registration (RFC 8141 section 6.2)
    Recognised, ///< who recognised the standards body (RFC 8141 section 6.3)
    Specified,  ///< the specification the fast track asks for (RFC 8141 section 6.3)
    Commented,  ///< a review comment, its answer, its resolution
    Answered,
    Resolved,
    Accepted, ///< a finding was accepted in review
    Exported,
    Restored, ///< the file was put back from a backup, or a draft made from an old version
};

[[nodiscard]] QLatin1StringView eventWord(EventKind kind);
[[nodiscard]] std::optional<EventKind> eventFromWord(QStringView word);

/// One line of the append-only log of a registration or draft.
struct Event
{
    QDateTime when; ///< UTC, milliseconds
    QString who;
    EventKind what = EventKind::Created;
    QString note;
    QString link;

    bool operator==(const Event&) const = default;
};

} // namespace nidus::registration
