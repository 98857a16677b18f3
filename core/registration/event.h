// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/words.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QString>
#include <QStringView>
#include <cstdint>
#include <optional>

namespace nidus::registration {

enum class EventKind : std::uint8_t {
    Created,    ///< a draft was created, or a new registry file was filled with built-in facts
    Imported,   ///< content was imported from a file
    Submitted,  ///< draft -> in-review
    Approved,   ///< in-review -> approved
    Forwarded,  ///< approved -> with-iana
    Registered, ///< a version was appended
    Withdrawn,
    Reopened,   ///< a draft was returned to draft, or a withdrawn registration was brought back
    Discarded,  ///< a draft was moved to the trash
    Reviewed,   ///< the Expert Review report was received (RFC 8141 section 6.2)
    Directed,   ///< the standards body directed the registration (RFC 8141 section 6.2)
    Recognized, ///< who recognized the standards body (RFC 8141 section 6.3)
    Specified,  ///< the specification that the fast track requires (RFC 8141 section 6.3)
    Commented,  ///< a review comment
    Answered,
    Resolved,
    Accepted, ///< a finding was accepted in review
    Exported,
    Restored,     ///< the file was restored from a backup, or a draft was created from an old version
    Acknowledged, ///< problems of the file were acknowledged; only of the registry as a whole
    Assigned,     ///< a draft has another owner or assignee
    Configured,   ///< a setting of the registry was changed; only of the registry as a whole
    Listed,       ///< a subregistry of the namespace was created or changed
    Saved,        ///< the content of a draft was changed; the note lists the fields
};

template <>
inline constexpr auto kWords<EventKind> = std::array{
    QLatin1StringView("created"),    QLatin1StringView("imported"),     QLatin1StringView("submitted"),
    QLatin1StringView("approved"),   QLatin1StringView("forwarded"),    QLatin1StringView("registered"),
    QLatin1StringView("withdrawn"),  QLatin1StringView("reopened"),     QLatin1StringView("discarded"),
    QLatin1StringView("reviewed"),   QLatin1StringView("directed"),     QLatin1StringView("recognised"),
    QLatin1StringView("specified"),  QLatin1StringView("commented"),    QLatin1StringView("answered"),
    QLatin1StringView("resolved"),   QLatin1StringView("accepted"),     QLatin1StringView("exported"),
    QLatin1StringView("restored"),   QLatin1StringView("acknowledged"), QLatin1StringView("assigned"),
    QLatin1StringView("configured"), QLatin1StringView("listed"),       QLatin1StringView("saved")};

/// An entry of the append-only log of a registration or draft.
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
