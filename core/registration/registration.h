// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"
#include "core/registration/reference.h"
#include "core/registration/registrationtemplate.h"
#include "core/registration/reviewcomment.h"
#include "core/registration/sample.h"
#include "core/registration/state.h"
#include "core/registration/syntaxrule.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <algorithm>
#include <optional>

namespace nidus::registration {

/// Bytes of a file from which a template is imported, and which is kept with it. More than any registration
/// has: the longest known has 740 lines and 27 kB.
inline constexpr qsizetype kLargestOriginalBytes = qsizetype{8} << 20;

/// What a version or a draft holds besides its bookkeeping.
struct VersionContent
{
    RegistrationTemplate registrationTemplate;
    QList<Sample> samples;
    std::optional<SyntaxRule> rule;
    QByteArray original{}; ///< the file that it was imported from, byte for byte; empty = there is none

    bool operator==(const VersionContent&) const = default;
};

/// An immutable registered template. number is 1, 2, ...; a registration of which no template text is held
/// has no versions at all: its version is unknown.
struct Version
{
    int number = 0;
    VersionContent content;
    QDateTime registeredAt; ///< UTC, milliseconds
    QString author;
    QString note;

    bool operator==(const Version&) const = default;
};

/// What the template of a version says that it is, or counting does: the registry may hold no text of the
/// versions before.
[[nodiscard]] inline int writtenVersion(const Version& version)
{
    return std::max(version.number, version.content.registrationTemplate.version().value_or(0));
}

/// One namespace's record. The NID is in its registered spelling (lower case for those built in).
struct Registration
{
    QString nid;
    NamespaceKind kind = NamespaceKind::Formal;
    State state = State::Registered; ///< Registered or Withdrawn
    QString registrant;              ///< organisation, where known; shown when no version is held
    QString recordDate;              ///< the record's own date, YYYY-MM-DD or YYYY-MM; empty = not published
    QString recordUpdated;
    QString replacedBy; ///< NID, of a withdrawn registration; empty = none is named
    std::optional<Reference> templateLink;
    QList<Reference> references;
    QList<Reference> contact; ///< mixed content; informal namespaces must have one

    bool operator==(const Registration&) const = default;
};

/// A registration with its whole history.
struct RegistrationRecord
{
    Registration registration;
    QList<Version> versions;       ///< ascending, without gaps; empty = version unknown
    QList<Event> events;           ///< oldest first
    QList<ReviewComment> comments; ///< oldest first

    bool operator==(const RegistrationRecord&) const = default;
};

/// An editable template. A revision names the registration it is for and the version it is based on (0 where
/// that registration's version is unknown). An informal draft has no NID: the number comes at registration
/// (RFC 8141 section 5.2).
struct Draft
{
    qint64 id = 0; ///< the handle is "draft:ID"; given by the registry, never reused
    NamespaceKind kind = NamespaceKind::Formal;
    State state = State::Draft; ///< Draft, InReview, Approved or WithIana
    QString revisionOf;         ///< NID, empty for a new namespace
    int basedOn = 0;
    VersionContent content;
    int saves = 0;       ///< counts saves; the expected value is given back on the next save
    QDateTime createdAt; ///< UTC, milliseconds
    QDateTime updatedAt; ///< UTC, milliseconds
    QString author;
    QDate remindOn; ///< when to ask after a draft that waits for others; invalid = never

    bool operator==(const Draft&) const = default;

    /// The NID asked for: the one revised, or the template's field. Empty for a new informal namespace.
    [[nodiscard]] QString nid() const
    {
        return revisionOf.isEmpty() && kind == NamespaceKind::Formal ? content.registrationTemplate.nid()
                                                                     : revisionOf;
    }
};

struct DraftRecord
{
    Draft draft;
    QList<Event> events;
    QList<ReviewComment> comments; ///< oldest first

    bool operator==(const DraftRecord&) const = default;
};

/// Where built-in facts come from.
struct SnapshotSource
{
    QString date; ///< YYYY-MM-DD
    QString title;
    QString uri;

    bool operator==(const SnapshotSource&) const = default;
};

/// Everything a registry file holds, as one value.
struct RegistryContent
{
    SnapshotSource source;
    QList<Person> people;              ///< ordered by id
    QList<RegistrationRecord> records; ///< ordered by NID
    QList<DraftRecord> drafts;         ///< ordered by id

    bool operator==(const RegistryContent&) const = default;
};

} // namespace nidus::registration
